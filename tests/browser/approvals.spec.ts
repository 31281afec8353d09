import { expect, type Page, test } from './fixtures.ts';
import { waiting } from './navigation.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const badge = (page: Page, text: string) => waiting(page, 'Approvals').getByText(text);

test('nothing waits; then it does, live, and a yes and a no are on record', { tag: '@wide' }, async ({ page, url }) => {
  const { add, ask, list } = records(page, url);
  await add('clients', { name: 'Colin Prentice' });
  await add('clients', { name: 'Rosa Delgado' });
  await page.goto('/approvals');
  await expect(page.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
  await expect(part(page, 'Decided')).toHaveCount(0);

  await ask('Delete client Colin Prentice');
  const colin = part(page, 'Waiting for you').getByRole('region', { name: /Colin Prentice/ });
  await expect(colin).toContainText('Needs your OK');
  await expect(colin).toContainText(/asked Fri 20 Nov, 11:\d\d am/);
  await expect(badge(page, '1')).toBeVisible();
  await ask('Delete client Rosa Delgado');
  await expect(badge(page, '2')).toBeVisible();

  await colin.getByRole('button', { name: 'Approve' }).press('Enter');
  await expect(toast(page, 'Approved')).toContainText('Colin Prentice');
  // the keyboard goes on from the next one
  const left = part(page, 'Waiting for you')
    .getByRole('listitem')
    .filter({ has: page.getByRole('region') });
  await expect(left).toHaveCount(1);
  await expect(left).toBeFocused();
  const decided = part(page, 'Decided');
  await expect(decided.getByRole('region', { name: /Colin Prentice/ })).toContainText(
    /Approved by Dave Carmody Fri 20 Nov, 11:\d\d am/,
  );
  expect((await list('clients')).map(({ name }) => name)).toEqual(['Rosa Delgado']);
  await toast(page, 'Approved').getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await list('clients')).length).toBe(2);

  await part(page, 'Waiting for you').getByRole('button', { name: 'Reject' }).click();
  await expect(decided.getByRole('region', { name: /Rosa Delgado/ })).toContainText('Rejected by Dave Carmody');
  await expect(page.getByText('Nothing waits for you')).toBeVisible();
  await expect(badge(page, '1')).toHaveCount(0);
  expect(await list('clients')).toHaveLength(2);
});

test('what was decided elsewhere is told, and what cannot be done says why', async ({ page, url, problems }) => {
  problems.allow(/409/);
  const { add, ask, remove } = records(page, url);
  const colin = await add('clients', { name: 'Colin Prentice' });
  await ask('Delete client Colin Prentice');
  await remove('clients', colin.id);
  await page.goto('/approvals');
  await part(page, 'Waiting for you').getByRole('button', { name: 'Approve' }).click();
  await expect(toast(page, 'That did not work')).toContainText('That client could not be found.');
  await expect(part(page, 'Decided')).toContainText('Approved, but it did not work');
  await expect(part(page, 'Decided')).toContainText('That client could not be found.');

  await page.getByRole('link', { name: 'Conversation' }).click();
  await expect(page).toHaveURL(/\/dashboard\?thread=/);
});
