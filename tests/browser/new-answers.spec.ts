import { expect, type Page, test } from './fixtures.ts';
import { waiting, ways } from './navigation.ts';
import { lastingNotices, records, toast } from './records.ts';

const badge = (page: Page, text: string) => waiting(page, 'Quotes').getByText(text);

async function accept(page: Page, link: string): Promise<void> {
  const theirs = await page.context().newPage();
  await theirs.goto(link);
  await theirs.getByLabel(/name/i).first().fill('Priya Sharma');
  await theirs.getByRole('button', { name: /accept/i }).click();
  await expect(theirs.getByText(/accepted this/).first()).toBeVisible();
  await theirs.close();
}

test('what clients answered by a link stands at the menu until it was looked at, and the notice lies below the menu', {
  tag: '@wide',
}, async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  const job = await add('projects', { job_name: 'Switchboard', job_number: '7', client_id: client.id });
  const lines = [{ description: 'New switchboard', quantity: 1, unit_price: 8650 }];
  const quote = await add('quotes', { client_id: client.id, lines });
  await add(`quotes/${quote.id}/send`, {});
  const variation = await add('variations', { project_id: job.id, description: 'A second circuit', lines });
  await add(`variations/${variation.id}/send`, {});
  const linkOf = async (table: string) => String((await list(table))[0]?.link);
  await lastingNotices(page);
  await page.goto('/client-directory');
  await expect(badge(page, '1')).toHaveCount(0);

  await accept(page, await linkOf('quotes'));
  await expect(badge(page, '1')).toBeVisible();
  await accept(page, await linkOf('variations'));
  await expect(badge(page, '2')).toBeVisible();

  // the notice is told, and every way to a screen can be reached all the same
  await expect(toast(page, /Priya Sharma accepted/).first()).toBeVisible();
  const screens = await ways(page);
  for (const entry of await screens.getByRole('link').all()) await entry.click({ trial: true });
  const quotes = screens.getByRole('link', { name: /^Quotes/ });
  await expect(quotes).toContainText('2 new answers');
  await quotes.click();

  const news = page.getByRole('region', { name: 'New Answers' });
  await expect(news.getByRole('listitem')).toHaveCount(2);
  await expect(news).toContainText('Priya Sharma accepted it');
  await expect(badge(page, '2')).toHaveCount(0);
  expect(await list('new-answers')).toEqual([]);
  // it stays on the page, and is gone with the next visit
  await expect(news.getByRole('listitem')).toHaveCount(2);
  // notices that stay are put away: on a phone they lie over the top of the page
  const close = page.getByRole('button', { name: 'Close toast' });
  for (let left = await close.count(); left > 0; left--) {
    await close.first().click();
    await expect(close).toHaveCount(left - 1);
  }
  await news.getByRole('link', { name: 'Variation V1 of Switchboard' }).click();
  await expect(page.getByRole('heading', { name: 'V1' })).toBeVisible();
  await page.goto('/quotes');
  await expect(
    page
      .getByRole('table')
      .or(page.getByRole('list', { name: 'Quotes' }))
      .first(),
  ).toBeVisible();
  await expect(news).toHaveCount(0);
});

test('who opens the quote itself has seen its answer', async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  const lines = [{ description: 'New switchboard', quantity: 1, unit_price: 8650 }];
  const quote = await add('quotes', { client_id: client.id, lines });
  await add(`quotes/${quote.id}/send`, {});
  const link = String((await list('quotes'))[0]?.link);
  await page.goto('/client-directory');
  await accept(page, link);
  await expect(badge(page, '1')).toBeVisible();
  await page.goto(`/quick-quote?quote=${quote.id}`);
  await expect(page.getByText('Accepted by Priya Sharma')).toBeVisible();
  await expect.poll(() => list('new-answers')).toEqual([]);
  await expect(badge(page, '1')).toHaveCount(0);
});
