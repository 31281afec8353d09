import { expectAccessible } from './axe.ts';
import { open, said, say } from './dashboard.ts';
import { expect, scriptedTest as test } from './fixtures.ts';
import { records } from './records.ts';

test.beforeEach(async ({ page, person, scripted }) => {
  expect(person.email).toBeTruthy();
  scripted.model.script(({ results }) =>
    results.length
      ? { text: 'Have a look at it.' }
      : {
          calls: [{ name: 'create_job', args: { job_name: 'Hot water', client: 'Dave Wilson', budget: 450 } }],
        },
  );
  await open(page);
});

test('what nobody said is marked, put right in place and saved; Undo takes it back', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/422/);
  await say(page, 'new job for Dave Wilson, hot water');
  const card = said(page, 'Jerry').getByRole('region', { name: /^New job: Hot water/ });
  await expect(card).toContainText('Check before saving');
  const budget = card.getByRole('textbox', { name: 'Budget' });
  await expect(budget).toHaveValue('450');
  await expect(budget).toHaveAccessibleDescription('Check: You did not say this.');
  expect(await records(page, url).list('projects')).toEqual([]);

  await expectAccessible(page);

  await budget.fill('lots');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('alert')).toContainText('Enter an amount in dollars.');
  await expect(budget).toHaveValue('lots');

  await budget.fill('$1,850');
  await card.getByRole('textbox', { name: "Client's name" }).fill('Dave Wilkinson');
  await card.getByRole('button', { name: 'More fields' }).click();
  await card.getByLabel('Date', { exact: true }).fill('2026-03-09');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Saved');
  await expect(card.getByRole('textbox')).toHaveCount(0);
  expect(await records(page, url).list('projects')).toMatchObject([
    { job_name: 'Hot water', job_budget: 1850, job_date: '2026-03-09', client: { name: 'Dave Wilkinson' } },
  ]);
  await said(page, 'Jerry').getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => records(page, url).list('projects')).toEqual([]);
});

test('a draft is thrown away, or lies there until somebody comes back to it', async ({ page, url }) => {
  await say(page, 'new job for Dave Wilson, hot water');
  const card = said(page, 'Jerry').getByRole('region', { name: /^New job: Hot water/ });
  await expect(card.getByRole('button', { name: 'Save' })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Save' })).toBeVisible();
  await card.getByRole('button', { name: 'Discard' }).click();
  await expect(card).toContainText('Discarded');
  expect(await records(page, url).list('projects')).toEqual([]);
});
