import { expectAccessible } from './axe.ts';
import { choose, expectNoSidewaysScroll, openPage, row } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const button = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
/** The one thing to do looks like no other button. */
const STANDS_OUT = /bg-amber/;

test('the page of an invoice shows what is next: issue it, send it, take the money, keep it', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', email: 'priya@example.com' });
  const invoice = await add('invoices', { client_id: client.id, amount: 110, description: 'Call-out' });
  await page.goto(`/finance-record?id=${invoice.id}`);
  await expect(button(page, /^Issue/)).toHaveClass(STANDS_OUT);
  await button(page, /^Issue/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(button(page, /^Send: /)).toHaveClass(STANDS_OUT);
  await expect(button(page, /^Record Payment/)).not.toHaveClass(STANDS_OUT);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await button(page, /^Send: /).click();
  const sending = page.getByRole('dialog', { name: /^Send Invoice INV-1001/ });
  await sending.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(button(page, /^Record Payment/)).toHaveClass(STANDS_OUT);
  await expect(button(page, /^Send Again: /)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await button(page, /^Record Payment/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record Payment' }).click();
  await expect(button(page, /^PDF: /)).toHaveClass(STANDS_OUT);
  await expect(button(page, /^Record Payment/)).toHaveCount(0);
});

test('what is pending is ordered of its supplier, all of it or what is ticked', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  const { add, list } = records(page, url);
  const rexel = await add('suppliers', { name: 'Rexel', email: 'counter@rexel.example' });
  const job = await add('projects', { job_name: 'Rewire', job_number: '1001' });
  const item = (item_name: string, fields: object) =>
    add('procurement-items', { item_name, supplier_id: rexel.id, project_id: job.id, ...fields });
  await item('Conduit', { quantity: 3, unit_price: 12.5 });
  await item('Clips', { quantity: 100 });
  await item('Cable', { status: 'ordered' });
  await add('procurement-items', { item_name: 'Nobody sells it' });
  await openPage(page, '/procurement-data', 'Procurement Data & Details');
  // what is ordered already, or of nobody, is not sent
  for (const name of ['Cable', 'Nobody sells it']) {
    await row(page, name)
      .getByRole('button', { name: /^More: / })
      .click();
    await expect(
      page.getByRole('menu', { name: `More: ${name}` }).getByRole('menuitem', { name: 'Edit' }),
    ).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^Send Order/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  await choose(page, row(page, 'Conduit'), /^Send Order/);
  const form = page.getByRole('dialog', { name: 'Send Order to Rexel' });
  const preview = form.getByRole('region', { name: 'What goes out' });
  await expect(preview).toContainText(/- 3 x Conduit at \$12\.50, \$37\.50/);
  await expect(preview).toContainText('- 100 x Clips');
  await expect(preview).not.toContainText('Cable');
  await expectAccessible(page);
  await form.getByRole('checkbox', { name: /^Conduit/ }).click();
  await form.getByRole('checkbox', { name: /^Clips/ }).click();
  await expect(form.getByRole('alert')).toHaveText('Tick what is to be ordered.');
  await form.getByRole('checkbox', { name: /^Conduit/ }).click();
  await expect(preview).not.toContainText('Clips');
  await form.getByLabel('Your words below').fill('By Friday please');
  await expect(preview).toContainText('By Friday please');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: /^Order to Rexel/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  expect(await list('outbox', 'about=business')).toMatchObject([
    {
      supplier_id: rexel.id,
      project_id: job.id,
      subject: 'Order',
      body: expect.stringContaining('- 3 x Conduit at $12.50, $37.50\nTotal $37.50\nBy Friday please'),
    },
  ]);

  // from the supplier's page too
  await page.goto(`/supplier?supplier=${rexel.id}`);
  await page.getByRole('button', { name: 'Send Order' }).click();
  await expect(preview).toContainText('- 100 x Clips');
});

test('from a filtered list to a record, and back to it as it was', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('clients', { name: 'Priya Sharma' });
  await add('clients', { name: 'Tom Nguyen' });
  await openPage(page, '/client-directory?q=priya', 'Client Directory');
  await page.getByRole('link', { name: 'Priya Sharma', exact: true }).click();
  await page.getByRole('link', { name: 'Back to Clients' }).click();
  await expect(page).toHaveURL(/\/client-directory\?q=priya$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  // nobody came from a list to what was opened by its address
  await page.getByRole('link', { name: 'Priya Sharma', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
});

test('on the page of a job or a supplier more is added, for them already', async ({ page, url }) => {
  const { add, list } = records(page, url);
  const rexel = await add('suppliers', { name: 'Rexel' });
  const job = await add('projects', { job_name: 'Rewire', job_number: '1001' });
  const form = page.getByRole('dialog');
  await page.goto('/job-details?job=1001');
  await page.getByRole('button', { name: 'Add Task' }).click();
  await form.getByLabel('Task Name').fill('Book the inspector');
  await form.getByRole('button', { name: 'Add Task' }).click();
  await expect(page.getByRole('region', { name: 'Admin tasks' })).toContainText('Book the inspector');
  await page.getByRole('tab', { name: /^Procurement/ }).click();
  await page.getByRole('button', { name: 'Add Item' }).click();
  await form.getByLabel('Item Name').fill('Conduit');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByRole('region', { name: 'Order items' })).toContainText('Conduit');
  await page.getByRole('tab', { name: /^Finance/ }).click();
  await page.getByRole('button', { name: 'Add Record' }).click();
  await form.getByLabel('Amount', { exact: true }).fill('42.50');
  await form.getByRole('button', { name: 'Add Record' }).click();
  await expect(page.getByRole('region', { name: 'Finance records' })).toContainText('$42.50');

  await page.goto(`/supplier?supplier=${rexel.id}&tab=bills`);
  await page.getByRole('button', { name: 'Add Expense' }).click();
  await form.getByLabel('Amount', { exact: true }).fill('99');
  // another type asks for no supplier; this one does again
  await form.getByLabel('Type').selectOption('payment');
  await form.getByLabel('Type').selectOption('expense');
  await form.getByRole('button', { name: 'Add Record' }).click();
  await expect(toast(page, 'Record Added!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('$99.00');
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByRole('button', { name: 'Add Item' }).click();
  await form.getByLabel('Item Name').fill('Clips');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByRole('list', { name: 'Orders' })).toContainText('Clips');

  expect(await list('admin-tasks')).toMatchObject([{ project_id: job.id }]);
  expect(await list('procurement-items')).toMatchObject([
    { item_name: 'Clips', supplier_id: rexel.id },
    { item_name: 'Conduit', project_id: job.id },
  ]);
  expect(await list('finance-records')).toMatchObject([
    { amount: 99, supplier_id: rexel.id },
    { amount: 42.5, project_id: job.id, type: 'expense' },
  ]);
});
