import { choose, expectNoSidewaysScroll, figure, filter, names, openPage, row, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const open = (page: Page, path = '/procurement-data') => openPage(page, path, 'Procurement Data & Details');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const counters = async (page: Page, counts: Record<string, string>) => {
  for (const [label, count] of Object.entries(counts)) await expect(figure(page, label)).toHaveText(count);
};

test('No Items Yet, Add Your First Item, and there it is', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  await add('projects', { job_name: 'Garage rewire' });
  await add('suppliers', { name: 'Rexel Unanderra', specialty: 'Electrical' });
  await open(page);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByText('No Items Yet')).toBeVisible();
  await expect(page.getByText(/Or tell Jerry/)).toBeVisible();
  await counters(page, { 'Total Items': '0', Pending: '0', Ordered: '0', Delivered: '0', 'Total Value': '$0.00' });
  await page.getByRole('button', { name: 'Add Your First Item' }).click();
  const form = dialog(page, 'Add Item');
  await form.getByLabel('Item Name').fill('Twin and earth, 100 m');
  await form.getByRole('combobox', { name: 'Job' }).fill('gar');
  await form.getByRole('option', { name: 'Garage rewire' }).click();
  await form.getByRole('combobox', { name: 'Supplier' }).fill('rex');
  const supplier = form.getByRole('option', { name: 'Rexel Unanderra' });
  await expect(supplier).toContainText('Electrical');
  await supplier.click();
  await form.getByLabel('Quantity').fill('12');
  await form.getByLabel('Unit Price').fill('118.55');
  await expect(form.getByLabel('Total Price')).toHaveText('$1,422.60');
  // worked out, never typed
  await expect(form.getByLabel('Total Price')).toHaveRole('status');
  for (const label of ['Order Date', 'Delivery Date']) {
    await expect(form.getByLabel(label)).toHaveValue('');
    await expect(form.getByLabel(label)).toHaveAttribute('type', 'date');
  }
  await form.getByLabel('Order Date').fill('2026-11-20');
  await form.getByLabel('Delivery Date').fill('2026-12-01');
  await form.getByRole('button', { name: 'Add Item' }).click();

  await expect(toast(page, 'Item Added!')).toBeVisible();
  const item = row(page, 'Twin and earth, 100 m');
  for (const text of ['Garage rewire', 'Rexel Unanderra', '12', '$118.55', '$1,422.60', 'Pending', '1 Dec 2026'])
    await expect(item).toContainText(text);
  await counters(page, { 'Total Items': '1', Pending: '1', 'Total Value': '$1,422.60' });
});

test('an item needs a name; a quantity that is none becomes 1, a blank price 0', async ({ page, url }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Item' }).click();
  const form = dialog(page, 'Add Item');
  const quantity = form.getByLabel('Quantity');
  await expect(quantity).toHaveValue('1');
  for (const [name, value] of [
    ['min', '1'],
    ['step', '1'],
  ] as const)
    await expect(quantity).toHaveAttribute(name, value);
  await expect(form.getByLabel('Unit Price')).toHaveAttribute('step', '0.01');
  await form.getByLabel('Item Name').focus();
  await quantity.fill('0');
  await form.getByLabel('Unit Price').fill('-2');
  await expect(form.getByText('Item name is required')).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await quantity.fill('2.5');
  await form.getByLabel('Notes').fill('White');
  await expect(quantity).toHaveValue('2');
  await expect(form.getByText('An amount cannot be negative.')).toBeVisible();
  await quantity.fill('2000000');
  await form.getByLabel('Unit Price').fill('');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(form.getByText('That quantity is too large.')).toBeVisible();
  await quantity.fill('');
  await form.getByLabel('Item Name').fill('Conduit');
  await expect(quantity).toHaveValue('1');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(row(page, 'Conduit')).toContainText('Not specified');
  await expect(row(page, 'Conduit').locator('span', { hasText: /^Pending$/ })).toHaveClass(/text-wait/);
  expect(await records(page, url).list('procurement-items')).toMatchObject([
    { quantity: 1, unit_price: 0, total_price: 0, project_id: null, supplier_id: null, status: 'pending' },
  ]);
  expect(await records(page, url).list('procurement-items')).toMatchObject([{ order_date: null, delivery_date: null }]);
  // it is no free item: told as not known, and beside what all come to
  await expect(row(page, 'Conduit')).toContainText('No price yet');
  await expect(page.getByRole('region', { name: 'Counts of items' })).toContainText('$0.00+ 1 without a price');
});

test('a total that is too much is told at the quantity', async ({ page, problems }) => {
  problems.allow(/422/);
  await open(page);
  await page.getByRole('button', { name: 'Add Item' }).click();
  const form = dialog(page, 'Add Item');
  await form.getByLabel('Item Name').fill('Gold');
  await form.getByLabel('Quantity').fill('1000000');
  await form.getByLabel('Unit Price').fill('2000');
  await form.getByRole('button', { name: 'Add Item' }).click();
  await expect(
    form.getByText('That comes to more than Smoko can keep. Check the quantity and the price.'),
  ).toBeVisible();
  await expect(form.getByLabel('Item Name')).toHaveValue('Gold');
});

test('columns are as specified', async ({ page, url }) => {
  await records(page, url).add('procurement-items', { item_name: 'One' });
  await open(page);
  await expect(row(page, 'One')).toBeVisible();
  const columns = ['Project', 'Supplier', 'Quantity', 'Unit Price', 'Total'];
  if (isPhone(page)) {
    await expect(row(page, 'One').locator('dt')).toHaveText([...columns, 'Delivery']);
    await expect(row(page, 'One').locator('dd')).toHaveText(['-', 'Not specified', '1', 'No price yet', '-', '-']);
  } else {
    await expect(page.getByRole('columnheader')).toHaveText(['Item', ...columns, 'Status', 'Delivery', 'Actions']);
  }
});

test('any status may be picked, told and undone', async ({ page, url }) => {
  await records(page, url).add('procurement-items', { item_name: 'Conduit', status: 'delivered' });
  await open(page);
  const item = row(page, 'Conduit');
  const status = item.getByLabel('Status of Conduit');
  await expect(status.getByRole('option')).toHaveText(['Pending', 'Ordered', 'Delivered']);
  // good is green, wait yellow, busy blue
  await expect(item.locator('span', { hasText: /^Delivered$/ })).toHaveClass(/text-good/);
  await status.selectOption('Ordered');
  await expect(item.locator('span', { hasText: /^Ordered$/ })).toHaveClass(/text-busy/);
  const told = toast(page, 'Status Updated');
  await expect(told).toContainText('Item status has been updated.');
  await counters(page, { Pending: '0', Ordered: '1', Delivered: '0' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(item).toContainText('Delivered');
  await counters(page, { Ordered: '0', Delivered: '1' });
});

test('search, status and order stand in the address', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('procurement-items', { item_name: 'Conduit', unit_price: 5, delivery_date: '2026-12-09' });
  await add('procurement-items', { item_name: 'Switchboard', unit_price: 900, status: 'ordered' });
  await add('procurement-items', { item_name: 'Cable', unit_price: 40, delivery_date: '2026-12-02' });
  // the newest first, unless one says otherwise
  await open(page);
  await expect(names(page)).toHaveText(['Cable', 'Switchboard', 'Conduit']);
  await open(page, '/procurement-data?sort=-total_price');
  await expect(names(page)).toHaveText(['Switchboard', 'Cable', 'Conduit']);
  await filter(page, 'Order', 'Delivery soonest');
  await expect(names(page)).toHaveText(['Cable', 'Conduit', 'Switchboard']);
  await filter(page, 'Status', 'Ordered');
  await expect(names(page)).toHaveText(['Switchboard']);
  await page.reload();
  await expect(names(page)).toHaveText(['Switchboard']);
  await expect(figure(page, 'Total Items')).toHaveText('3');
  await filter(page, 'Status', 'All statuses');
  await page.getByLabel('Search items').fill('cab');
  await expect(names(page)).toHaveText(['Cable']);
  await page.getByLabel('Search items').fill('nothing like it');
  await expect(page.getByText('No items match that')).toBeVisible();
});

test('an item is edited, deleted and brought back', async ({ page, url }) => {
  await records(page, url).add('procurement-items', { item_name: 'Conduit', quantity: 4, unit_price: 5 });
  await open(page);
  await choose(page, row(page, 'Conduit'), 'Edit');
  const form = dialog(page, 'Edit Item');
  await expect(form.getByLabel('Total Price')).toHaveText('$20.00');
  await form.getByLabel('Quantity').fill('6');
  await form.getByRole('button', { name: 'Update Item' }).click();
  await expect(toast(page, 'Item Updated!')).toBeVisible();
  await expect(row(page, 'Conduit')).toContainText('$30.00');
  await counters(page, { 'Total Value': '$30.00' });
  await choose(page, row(page, 'Conduit'), 'Delete');
  await expect(row(page, 'Conduit')).toBeHidden();
  await counters(page, { 'Total Items': '0', 'Total Value': '$0.00' });
  await toast(page, 'Item Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Conduit')).toBeVisible();
  await counters(page, { 'Total Items': '1', 'Total Value': '$30.00' });
});

test("counters and list each say Couldn't load, Retry", async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  await records(page, url).add('procurement-items', { item_name: 'Conduit' });
  await page.route(/\/api\/(procurement-items\?|procurement-totals)/, (route) => route.abort());
  await open(page);
  await expect(page.getByText("Couldn't load.")).toHaveCount(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await counters(page, { 'Total Items': '1' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'Conduit')).toBeVisible();
  // counters that cannot be refreshed say from when they are
  await page.route('**/api/procurement-totals', (route) => route.abort());
  await records(page, url).add('procurement-items', { item_name: 'Tap' });
  await expect(row(page, 'Tap')).toBeVisible();
  await expect(page.getByRole('main').getByText(/^As it was \w{3} \d+ \w{3}, \d+:\d\d [ap]m\.$/)).toBeVisible();
  await counters(page, { 'Total Items': '1' });
});

test('another tab is seen live, and a status that clashes with it is told', async ({ page, url, problems }) => {
  problems.allow(/409/);
  const { add, change, list } = records(page, url);
  await open(page);
  const supplier = await add('suppliers', { name: 'Rexel' });
  const item = await add('procurement-items', { item_name: 'Conduit', supplier_id: supplier.id });
  await expect(row(page, 'Conduit')).toContainText('Rexel');
  await change('suppliers', supplier.id, { name: 'Rexel Dapto' });
  await expect(row(page, 'Conduit')).toContainText('Rexel Dapto');
  // what the other tab did is not seen yet
  await page.route('**/api/procurement-items?**', (route) => route.abort());
  problems.allow(/failed|Failed to load resource/);
  await change('procurement-items', item.id, { status: 'delivered' });
  await page.getByLabel('Status of Conduit').selectOption('Ordered');
  await expect(toast(page, 'Error')).toContainText('was changed meanwhile');
  await page.unrouteAll();
  expect(await list('procurement-items')).toMatchObject([{ status: 'delivered' }]);
});

test('long names and big amounts stay inside', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  const job = await add('projects', { job_name: `${'Refurbishment '.repeat(12)}${'y'.repeat(30)}` });
  const supplier = await add('suppliers', { name: `${'Consolidated '.repeat(10)}${'z'.repeat(40)}` });
  await add('procurement-items', {
    item_name: `${'Galvanised bracket '.repeat(10)}${'x'.repeat(80)}`,
    project_id: job.id,
    supplier_id: supplier.id,
    quantity: 999_999,
    unit_price: 99.99,
    delivery_date: '2026-12-01',
    status: 'delivered',
  });
  await open(page);
  await expect(rows(page)).toContainText('$99,989,900.01');
  await expectNoSidewaysScroll(page);
});
