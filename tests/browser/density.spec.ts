import { filter, names, openPage, row, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const RECORDS = 30;
const SCREEN = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A page of each kind, with as many records as a list brings at once. */
async function fill(page: Page, url: string): Promise<void> {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Hillview Strata (Karen Walsh)', phone: '0491 570 156' });
  const supplier = await add('suppliers', { name: 'Parra Plumbing Supplies' });
  const job = await add('projects', {
    job_name: 'Grease trap and second sink',
    client_id: client.id,
    job_budget: 9000,
  });
  const whose = { client_id: client.id, project_id: job.id };
  const what = 'Switchboard upgrade with safety switches for every circuit';
  for (let i = 0; i < RECORDS; i++) {
    const lines = [{ description: what, quantity: 1, unit_price: 1200 + i }];
    await add('finance-records', {
      type: 'invoice',
      amount: 1200 + i,
      description: what,
      due_date: '2026-12-09',
      ...whose,
    });
    await add('quotes', { ...whose, content: { details: what }, lines, status: 'sent' });
    await add('admin-tasks', { task_name: `Ring the council about permit ${i}`, project_id: job.id });
    await add('procurement-items', { item_name: `Safety switch ${i}`, project_id: job.id, supplier_id: supplier.id });
  }
  await add('outbox', { client_id: client.id, channel: 'sms', body: 'Running 20 minutes late' });
}

const PAGES = [
  { path: '/finance-data', title: 'Finance Data & Details' },
  { path: '/quotes', title: 'Quotes' },
  { path: '/admin-data', title: 'Admin Data & Details' },
  { path: '/procurement-data', title: 'Procurement Data & Details' },
];

test('a desktop shows twelve records at once, a phone the first on its first screen', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  await fill(page, url);
  await page.setViewportSize(isPhone(page) ? SCREEN.phone : SCREEN.desktop);
  for (const { path, title } of PAGES) {
    await openPage(page, path, title);
    await expect(rows(page)).toHaveCount(RECORDS);
    // the figures above the records have come, so that nothing moves any more
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(page.locator('dl .animate-pulse')).toHaveCount(0);
    const nth = rows(page).nth(isPhone(page) ? 0 : 11);
    await expect(nth, `${path}: the whole row is on the screen`).toBeInViewport({ ratio: 1 });
    if (isPhone(page)) continue;
    // one button and the menu; a status is chosen where it stands
    const buttons = nth.getByRole('button');
    expect(await buttons.count(), path).toBeLessThanOrEqual(2);
    await expect(nth.getByRole('button', { name: /^More: / })).toBeVisible();
  }
});

test('records come before charts, clients and conversations on the first screen', async ({ page, url }) => {
  await fill(page, url);
  const first = async (path: string, title: string, of: () => ReturnType<Page['locator']>) => {
    await openPage(page, path, title);
    await expect(of().first()).toBeInViewport();
  };
  await first('/client-directory', 'Client Directory', () => page.getByRole('article'));
  await first('/supplier-directory', 'Supplier Directory', () => page.getByRole('article'));
  await first('/who-owes-you', 'Who Owes You', () => page.getByRole('article'));
  await first('/inbox', 'Inbox', () => page.getByRole('region', { name: 'People' }).getByRole('listitem'));
  await openPage(page, '/finance-data', 'Finance Data & Details');
  const order = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(order).toHaveText([
    'Financial Records',
    'Project Budgets',
    'Money In and Out by Month',
    'Budget Against Committed',
  ]);
});

test('filters are kept for the page, and an address that says anything wins', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('procurement-items', { item_name: 'Conduit', status: 'ordered' });
  await add('procurement-items', { item_name: 'Valve' });
  await add('admin-tasks', { task_name: 'Ring Ron' });
  const open = (path: string) => openPage(page, path, 'Procurement Data & Details');
  await open('/procurement-data');
  await filter(page, 'Status', 'Ordered');
  await expect(names(page)).toHaveText(['Conduit']);
  await page.getByLabel('Search items').fill('con');
  await expect(page).toHaveURL(/q=con/);

  // back again, and in the address again; what was searched for is not kept
  await openPage(page, '/admin-data', 'Admin Data & Details');
  await expect(row(page, 'Ring Ron')).toBeVisible();
  await open('/procurement-data');
  await expect(names(page)).toHaveText(['Conduit']);
  await expect(page).toHaveURL(/\/procurement-data\?status=ordered$/);
  if (isPhone(page)) await expect(page.getByRole('button', { name: 'Filter, 1 set' })).toBeVisible();
  await open('/procurement-data?status=pending');
  await expect(names(page)).toHaveText(['Valve']);
  await open('/procurement-data');
  await expect(names(page)).toHaveText(['Conduit']);

  if (isPhone(page)) await page.getByRole('button', { name: 'Filter, 1 set' }).click();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toHaveCount(0);
  await open('/procurement-data');
  await expect(rows(page)).toHaveCount(2);
});

test('a figure leads to what it is made of', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('procurement-items', { item_name: 'Conduit', status: 'ordered' });
  await add('procurement-items', { item_name: 'Valve' });
  await openPage(page, '/procurement-data', 'Procurement Data & Details');
  await page.getByRole('link', { name: 'Ordered: 1' }).click();
  await expect(names(page)).toHaveText(['Conduit']);
});
