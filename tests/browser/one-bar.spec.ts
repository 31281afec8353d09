import { expect } from './fixtures.ts';
import { records } from './records.ts';
import { ready, test } from './without-reception.ts';

test.use({ serviceWorkers: 'allow' });

test('a server that takes requests and never answers: the screens that were seen are there, and what is new once it answers', async ({
  page,
  url,
  person,
  problems,
  reception,
}) => {
  expect(person.email).toBeTruthy();
  problems.allow(/failed|Failed to load resource|ERR_|WebSocket|socket/);
  await records(page, url).add('clients', { name: 'Priya Sharma' });
  await page.goto('/client-directory');
  const priya = page.getByRole('article', { name: 'Priya Sharma' });
  await expect(priya).toBeVisible();
  await ready(page, 'Priya Sharma');

  reception.hang('all');
  await page.goto('/client-directory');
  await expect(priya).toBeVisible();
  // another one, which nobody has opened: there is the way back
  await page.goto('/supplier-directory');
  await expect(page.getByRole('heading', { name: 'Supplier Directory' })).toBeVisible();
  await page.goBack();
  await expect(priya).toBeVisible();

  await records(page, url).add('clients', { name: 'Ron Weir' });
  reception.mend();
  await page.goto('/client-directory');
  await expect(page.getByRole('article', { name: 'Ron Weir' })).toBeVisible();
  await expect(page.getByText('Smoko cannot be reached.')).toHaveCount(0);
});
