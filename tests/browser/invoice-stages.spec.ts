import { expectAccessible } from './axe.ts';
import { choose, expectNoSidewaysScroll, offered, rows } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test('a draft is issued, then it is voided and not deleted', { tag: '@wide' }, async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  await add('invoices', { client_id: client.id, amount: 110, description: 'Call-out' });
  await page.goto('/finance-data');
  const row = rows(page).filter({ hasText: 'Call-out' });
  await expect(row).toContainText('Draft invoice');
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  expect(await offered(page, row)).toEqual(['Send', 'Preview', 'Edit', 'Mark as Paid', 'Delete']);
  await row.getByRole('button', { name: /^Issue/ }).click();
  const asked = page.getByRole('dialog', { name: 'Issue INV-1001 for $110.00?' });
  await expect(asked).toContainText("It can't be changed afterwards.");
  await asked.getByRole('button', { name: 'Not Yet' }).click();
  await expect(row.getByText('Draft', { exact: true })).toBeVisible();
  // neither is it issued by money without a word
  await choose(page, row, /^Mark as Paid/);
  await page.getByRole('dialog', { name: 'Issue INV-1001 for $110.00 and mark it as paid?' }).press('Escape');
  await row.getByRole('button', { name: /^Issue/ }).click();
  await asked.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(row).toContainText('Invoice INV-1001');
  await expect(row).toContainText('Pending');
  await expect(row.getByRole('button', { name: /^Record Payment/ })).toBeVisible();
  expect(await offered(page, row)).toEqual(['Send', 'PDF', 'Mark as Paid', 'New Link', 'Credit', 'Void']);
  await expectNoSidewaysScroll(page);

  await choose(page, row, /^Void/);
  const dialog = page.getByRole('dialog', { name: 'Void Invoice INV-1001?' });
  await dialog.getByRole('button', { name: 'Keep It' }).click();
  await expect(row).toContainText('Pending');
  // what was asked gives the focus back to the row's menu
  const more = row.getByRole('button', { name: 'More: Invoice INV-1001 of $110.00, Priya Sharma' });
  await expect(more).toBeFocused();
  await more.press('ArrowDown');
  await page.getByRole('menuitem', { name: /^Void/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(row).toContainText('Void');
  expect(await offered(page, row)).toEqual(['PDF', 'New Link']);
  expect(await list('finance-records')).toMatchObject([{ stage: 'void', amount_due: 0 }]);
});

test('what issuing uses and what it lacks to be paid is said before, and the credit after', async ({
  page,
  url,
  person,
}) => {
  expect(person.email).toBeTruthy();
  await lastingNotices(page);
  const { add, settings } = records(page, url);
  const client = await add('clients', { name: 'Dave Wilson', email: 'dave@example.org' });
  await add('finance-records', { type: 'payment', amount: 200, client_id: client.id, allow_credit: true });
  const draft = await add('invoices', { client_id: client.id, amount: 500, description: 'Tap' });
  await page.goto(`/finance-record?id=${draft.id}`);
  const press = () => page.getByRole('button', { name: /^Issue/ }).click();
  const asked = page.getByRole('dialog', { name: 'Issue INV-1001 for $500.00?' });
  const used = "$200.00 of Dave Wilson's credit is used for it. $300.00 is then due.";
  const lacks = "It doesn't say how to pay it: no bank details or PayID are set.";
  await press();
  await expect(asked).toContainText(used);
  await expect(asked).toContainText(lacks);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await asked.getByRole('button', { name: 'Not Yet' }).click();
  // sending issues it as well
  await page.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: 'Send' }).click();
  const sending = page.getByRole('dialog', { name: /^Send Draft invoice/ });
  await expect(sending).toContainText(used);
  await expect(sending).toContainText(lacks);
  await sending.getByRole('button', { name: 'Cancel' }).click();

  await press();
  await asked.getByRole('link', { name: 'Add them in Settings' }).click();
  await expect(page).toHaveURL(`${url}/settings`);
  await settings({ payid: '0491570156' });
  await page.goto(`/finance-record?id=${draft.id}`);
  await press();
  await expect(asked).toContainText(used);
  await expect(asked).not.toContainText("It doesn't say how to pay");
  await asked.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(toast(page, 'Invoice INV-1001 Issued')).toContainText("$200.00 of Dave Wilson's credit was used.");
});

test('Mark as Paid of a draft records what credit does not cover, and Undo takes back no money of before', async ({
  page,
  url,
  person,
}) => {
  expect(person.email).toBeTruthy();
  await lastingNotices(page);
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Dave Wilson' });
  await add('finance-records', { type: 'payment', amount: 200, client_id: client.id, allow_credit: true });
  await add('invoices', { client_id: client.id, amount: 150, description: 'Tap' });
  await add('invoices', { client_id: client.id, amount: 500, description: 'Shed' });
  await page.goto('/finance-data');
  const mark = async (what: string) => {
    await choose(page, rows(page).filter({ hasText: what }), /^Mark as Paid/);
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as Paid' }).click();
  };
  // all of it is paid from credit: nothing is recorded that Undo could take back
  await mark('Tap');
  const told = toast(page, 'Marked as Paid');
  await expect(told).toContainText("$150.00 of Dave Wilson's credit was used.");
  await expect(told).not.toContainText('recorded');
  await expect(told.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await told.getByRole('button', { name: 'Close' }).click();
  await mark('Shed');
  await expect(told).toContainText("A payment of $450.00 was recorded. $50.00 of Dave Wilson's credit was used.");
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await list('finance-records', 'type=payment')).length).toBe(1);
});

test('a draft is looked at and changed before it is issued', async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add, list, settings } = records(page, url);
  await settings({ gst_registered: true, abn: '51824753556' });
  const client = await add('clients', { name: 'Priya Sharma' });
  const draft = await add('invoices', { client_id: client.id, amount: 110, description: 'Call-out' });
  await page.goto('/finance-data');
  await rows(page).getByRole('link', { name: 'Draft invoice' }).click();
  await expect(page).toHaveURL(`${url}/finance-record?id=${draft.id}`);
  const act = async (name: RegExp) => {
    await page.getByRole('button', { name: /^More: / }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const download = page.waitForEvent('download');
  await act(/^Preview/);
  expect((await download).suggestedFilename()).toBe('Tax Invoice - DRAFT.pdf');
  expect(await list('finance-records')).toMatchObject([{ stage: 'draft', invoice_number: null }]);

  await act(/^Edit/);
  const form = page.getByRole('dialog', { name: 'Edit Draft Invoice' });
  await form.getByRole('button', { name: 'Add Line' }).click();
  const line = form.getByRole('listitem', { name: 'Line 2' });
  await expect(line).toBeVisible();
  await expect(line.getByText('Describe this line')).toHaveCount(0);
  await line.getByLabel('Description').fill('Washer');
  await line.getByLabel('Quantity').fill('2');
  await line.getByLabel('Unit Price').fill('5.50');
  await expect(line).toContainText('Line 2 comes to $11.00');
  await form.getByLabel('Due Date').fill('2026-12-24');
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await expect(toast(page, 'Draft Invoice Updated')).toContainText('$121.00');
  await expect(page.getByRole('region', { name: 'Lines' })).toContainText(/Washer[\s\S]*\$11\.00[\s\S]*\$121\.00/);
  expect(await list('finance-records')).toMatchObject([{ amount: 121, gst: 11, due_date: '2026-12-24' }]);
  await expectNoSidewaysScroll(page);
});

test('a final invoice says which draft it deducts, and that one is issued first', async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  const job = await add('projects', { job_name: 'Deck', client_id: client.id, job_budget: 1000 });
  await add(`projects/${job.id}/billing/invoices`, { what: 'progress', percent: 40 });
  await add(`projects/${job.id}/billing/invoices`, { what: 'rest' });
  await page.goto(`/job-details?job=${String(job.job_number)}&tab=money`);
  const invoices = page.getByRole('region', { name: 'Invoices' });
  const last = invoices.getByRole('listitem').filter({ hasText: 'Final invoice' });
  await last.getByRole('button', { name: /^Issue/ }).click();
  const asked = page.getByRole('dialog', { name: 'Issue INV-1001 for $600.00?' });
  await expect(asked.getByRole('alert')).toContainText(
    'It deducts Progress claim, 40% of Deck, $400.00, which is a draft',
  );
  await asked.getByRole('button', { name: 'Issue That One First' }).click();
  await page
    .getByRole('dialog', { name: 'Issue INV-1001 for $400.00?' })
    .getByRole('button', { name: 'Issue', exact: true })
    .click();
  const then = page.getByRole('dialog', { name: 'Issue INV-1002 for $600.00?' });
  await expect(then.getByRole('alert')).toHaveCount(0);
  await then.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(last.getByRole('link', { name: 'Invoice INV-1002' })).toBeVisible();
  await expect(last.getByRole('button', { name: /^Record Payment/ })).toBeVisible();
  const made = await list('finance-records', 'sort=created_at');
  expect(made.map(({ invoice_number, amount }) => [invoice_number, amount])).toEqual([
    ['INV-1001', 400],
    ['INV-1002', 600],
  ]);
});
