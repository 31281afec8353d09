import type { Locator } from '@playwright/test';
import { expect, type Page, test } from './fixtures.ts';
import { main } from './navigation.ts';
import { lastingNotices, records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const edges = async (of: Locator) => {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
};

async function deleteClient(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  const told = toast(page, name);
  await expect(told).toBeVisible();
  return told;
}

/** A thumb to the right. */
async function swipe(page: Page, from: Locator): Promise<void> {
  const { x, y } = await edges(from);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: moved.map((dx) => ({ x: x + 5 + dx, y: y + 5 })) });
  await send('touchStart', [0]);
  for (const moved of [20, 60, 110, 160]) await send('touchMove', [moved]);
  await send('touchEnd', []);
}

test('two notices lie on top of each other over the header, and leave the title and the buttons of the page; one is swiped away, one closed', async ({
  page,
  url,
}) => {
  const { add } = records(page, url);
  for (const name of ['Priya Sharma', 'Tom Nguyen']) await add('clients', { name });
  await lastingNotices(page);
  await page.goto('/client-directory');
  const first = await deleteClient(page, 'Priya Sharma');
  const second = await deleteClient(page, 'Tom Nguyen');
  await expect(second).toHaveAttribute('data-front', 'true');
  await expect(first).toHaveAttribute('data-front', 'false');

  // no taller together than one and the edge of another
  const back = page.getByRole('link', { name: 'Back to Dashboard' });
  const title = (await edges(page.getByRole('heading', { level: 1, name: 'Client Directory' }))).y;
  for (const notice of [first, second]) {
    await expect.poll(async () => (await edges(notice)).y).toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await edges(notice)).bottom).toBeLessThanOrEqual(title);
    expect((await edges(notice)).right).toBeLessThanOrEqual(390);
  }
  await back.click({ trial: true });
  await page.getByRole('button', { name: 'Add Client' }).first().click({ trial: true });
  await main(page).getByRole('button', { name: 'Chat', exact: true }).click({ trial: true });

  await swipe(page, second.getByText('Client Deleted'));
  await expect(second).toHaveCount(0);
  await expect(first).toHaveAttribute('data-front', 'true');
  await first.getByRole('button', { name: 'Close toast' }).click();
  await expect(first).toHaveCount(0);
});

test('a notice covers neither the button that it speaks of nor the menu beside it', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  const { add } = records(page, url);
  await add('projects', { job_name: 'Hot water' });
  await add('clients', { name: 'Priya Sharma' });
  await lastingNotices(page);
  await page.goto('/finance-data');
  await expect(page.getByText('No Financial Records Yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Record' }).click();
  const form = page.getByRole('dialog', { name: 'Add Record' });
  await form.getByLabel('Type').selectOption('invoice');
  await form.getByRole('combobox', { name: 'Client' }).fill('priya');
  await form.getByRole('option', { name: 'Priya Sharma' }).click();
  await form.getByLabel('Description').fill('Tap');
  await form.getByLabel('Unit Price').fill('90');
  await form.getByRole('button', { name: 'Make Draft' }).click();
  await expect(toast(page, 'Issue or send it here.')).toBeVisible();
  await page.getByRole('button', { name: /^Issue/ }).click({ trial: true });
  await page.getByRole('button', { name: /^More: / }).click();
  for (const item of await page.getByRole('menuitem').all()) await item.click({ trial: true });
  await page.getByRole('menuitem', { name: /^Edit/ }).click();
  // the list of its first field does not lie over the next one
  const edit = page.getByRole('dialog', { name: 'Edit Draft Invoice' });
  await expect(edit.getByRole('combobox', { name: 'Job' })).toBeFocused();
  await expect(edit.getByRole('combobox', { name: 'Job' })).toHaveAttribute('aria-expanded', 'false');
  await edit.getByRole('button', { name: 'Save Draft' }).click({ trial: true });
});
