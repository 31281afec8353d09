import { gate } from '../support/openai-stand-in.ts';
import { jobs, open, overview, said, say } from './dashboard.ts';
import { figure } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone, main } from './navigation.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const direct = (page: Page, name: string) => card(page, name).getByRole('textbox', { name: 'Direct Command Center' });

test('the page says that it is loading, and the feed goes back a hundred entries', async ({ page, person }) => {
  const { opened, open: answer } = gate();
  await page.route('**/api/auth/session', async (route) => {
    await opened;
    await route.continue();
  });
  const row = (id: number) => ({
    id: String(id).padStart(24, '0'),
    agent_name: 'Jerry',
    action_taken: `Did ${id}`,
    created_at: '2026-11-20T00:00:00Z',
    job_number: null,
    user_id: '0'.repeat(24),
  });
  let pages = 0;
  await page.route('**/api/updates-feed?**', (route) => {
    const data = Array.from({ length: 20 }, (_, i) => row(pages * 20 + i));
    pages++;
    return route.fulfill({ json: { data, next_cursor: `page-${pages}` } });
  });
  await page.goto('/dashboard?view=overview');
  await expect(page.getByText('Loading dashboard...')).toBeVisible();
  answer();
  const done = page.getByRole('region', { name: 'What the team did' }).getByRole('listitem');
  for (const length of [20, 40, 60, 80, 100]) {
    await expect(done).toHaveCount(length);
    await done.last().scrollIntoViewIfNeeded();
  }
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  expect(person.email).toBeTruthy();
});

/** Name, role, description and specialties. */
const TEAM = [
  [
    'Jerry',
    'Project Manager & Team Coordinator',
    'Runs your jobs and coordinates the team.',
    'Project management',
    'Coordinating the team',
  ],
  [
    'Michelle',
    'Administrative Assistant',
    'Keeps the schedule, the paperwork and your clients in order.',
    'Scheduling',
    'Documentation',
    'Client relations',
  ],
  [
    'Renea',
    'Finance & Accounting Assistant',
    'Looks after budgets, invoices and what is owed.',
    'Budgeting',
    'Invoicing',
    'Financial analysis',
  ],
  [
    'Sarah',
    'Procurement & Supply Chain Assistant',
    'Finds materials, orders them and keeps suppliers on their toes.',
    'Supplier management',
    'Material sourcing',
    'Inventory',
  ],
] as const;

test('a new business: zeros, the team online, and where to go', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await expect(page.getByRole('banner')).toContainText('Carmody Electrical');
  await expect(page.getByRole('banner')).toContainText('ABN Not provided');
  const panel = await overview(page);
  await expect(figure(page, 'Jobs in Progress')).toHaveText('0');
  await expect(figure(page, 'Pending Payments')).toHaveText('$0.00');
  await expect(figure(page, 'Month Revenue')).toHaveText('$0.00');
  await expect(figure(page, 'Active Clients')).toHaveText('0');
  await expect(panel.getByRole('heading', { name: 'Recent AI Activity' })).toBeVisible();
  await expect(panel.getByText('Nothing done yet')).toBeVisible();
  await expect(panel.getByRole('heading', { name: 'Your AI Team' })).toBeVisible();
  await expect(panel.getByText('All Online')).toBeVisible();
  const names = panel.getByRole('article').getByRole('heading');
  await expect(names).toHaveText(TEAM.map(([name]) => name));
  for (const [name, role, description, ...specialties] of TEAM) {
    await expect(card(page, name)).toContainText('online');
    await expect(card(page, name)).toContainText(role);
    await expect(card(page, name)).toContainText(description);
    const listed = card(page, name).getByRole('list', { name: 'Specialties' }).getByRole('listitem');
    await expect(listed).toHaveText(specialties);
  }
  const actions = panel.getByRole('navigation', { name: 'Quick Actions' });
  for (const [name, path] of [
    ['Admin', '/admin-data'],
    ['Finance', '/finance-data'],
    ['Procurement', '/procurement-data'],
    ['Client Directory', '/client-directory'],
    ['Supplier Directory', '/supplier-directory'],
  ] as const)
    await expect(actions.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await card(page, 'Sarah').getByRole('link').click();
  await expect(page).toHaveURL(/\/agent\/sarah$/);
});

test('Live Stats and the summary count what is on file, live, and lead to it', async ({ page, url }) => {
  const { add, change } = records(page, url);
  await open(page);
  const panel = await overview(page);
  const row = (name: RegExp) => panel.getByRole('link', { name });
  await expect(row(/^Total Jobs 0/)).toHaveAttribute('href', '/admin-data');
  const client = await add('clients', { name: 'Priya Sharma' });
  const job = await add('projects', { job_name: 'Deck', client_id: client.id, status: 'in_progress' });
  await add('projects', { job_name: 'Fence', status: 'completed' });
  await add('admin-tasks', { task_name: 'Ring the council' });
  await add('finance-records', { type: 'invoice', amount: 1000.5, project_id: job.id, due_date: '2026-12-14' });
  await add('finance-records', { type: 'payment', amount: 250, paid_date: '2026-11-03' });
  await expect(row(/^Total Jobs 2/)).toBeVisible();
  await expect(row(/^Completed Jobs 1/)).toHaveAttribute('href', '/admin-data?filter=completed');
  await expect(row(/^Pending Tasks 1/)).toHaveAttribute('href', '/admin-data?tab=tasks');
  await expect(row(/^Total Revenue \$250.00/)).toHaveAttribute('href', '/finance-data');
  await expect(figure(page, 'Jobs in Progress')).toHaveText('1');
  await expect(figure(page, 'Pending Payments')).toHaveText('$1,000.50');
  await expect(figure(page, 'Month Revenue')).toHaveText('$250.00');
  await expect(figure(page, 'Active Clients')).toHaveText('1');
  await change('projects', job.id, { status: 'completed' });
  await expect(row(/^Completed Jobs 2/)).toBeVisible();
  await expect(figure(page, 'Active Clients')).toHaveText('0');
});

test('the four figures of the overview are never three and one', async ({ page }) => {
  for (const width of [390, 640, 768, 1000]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard?view=overview');
    const cards = page.getByRole('region', { name: 'Summary' }).locator('dl > div');
    await expect(cards).toHaveCount(4);
    const tops = await Promise.all((await cards.all()).map(async (card) => (await card.boundingBox())?.y));
    const inFirstRow = tops.filter((top) => top === tops[0]);
    expect([2, 4], `${width} px`).toContain(inFirstRow.length);
  }
});

test('what an assistant writes elsewhere is told live, and can be put away', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  const { add } = records(page, url);
  await page.goto('/client-directory');
  await expect(page.getByText('No Clients Yet')).toBeVisible();
  await add('functions/agent-orchestrator', { assistant: 'renea', message: 'who owes me money?', jobData: null });
  const first = toast(page, /^Renea/);
  await expect(first).toContainText('No unpaid invoices.');
  // at the top right
  if (!isPhone(page)) {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await expect.poll(async () => ((await first.boundingBox())?.x ?? 0) > width / 2).toBe(true);
    await expect.poll(async () => ((await first.boundingBox())?.y ?? height) < height / 2).toBe(true);
  }
  await first.getByRole('button', { name: 'Close toast' }).click();
  await expect(first).toHaveCount(0);
  const reply = await add('functions/agent-orchestrator', { assistant: 'sarah', message: 'hello', jobData: null });
  await toast(page, /^Sarah/)
    .getByRole('button', { name: 'Open' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?thread=${reply.thread_id}`));
  await expect(said(page, 'Sarah')).toHaveCount(1);
  // not for the conversation one is reading
  await say(page, 'hello again');
  await expect(said(page, 'Sarah')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await add('functions/agent-orchestrator', { assistant: 'michelle', message: 'hello', jobData: null });
  await expect(toast(page, /^Michelle/)).toBeVisible();
  await expect(toast(page, /^Sarah/)).toHaveCount(0);
});

test('the Jobs toggle puts the sidebar away and back, with its files', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  const sidebar = await jobs(page);
  await expect(sidebar.getByRole('link', { name: 'Import jobs' })).toHaveAttribute('href', '/import?table=projects');
  await expect(sidebar.getByRole('button', { name: 'Export jobs' })).toBeVisible();
  const toggle = isPhone(page)
    ? main(page).getByRole('link', { name: 'Calendar' })
    : page.getByRole('banner').getByRole('button', { name: 'Jobs', exact: true });
  await toggle.click();
  await expect(sidebar).toHaveCount(0);
  await jobs(page);
  if (!isPhone(page)) await toggle.click();
  await expect(sidebar).toBeVisible();
});

test('Filters choose the job that it is all about', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  await open(page);
  const panel = await overview(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = panel.getByRole('region', { name: 'Filters' });
  await expect(filters.getByText('No Jobs Available')).toBeVisible();
  for (let i = 1; i <= 11; i++)
    await add('projects', {
      job_name: `Deck ${i}`,
      job_budget: 900 + i,
      job_date: '2026-12-01',
      status: { 8: 'cancelled', 9: 'completed', 10: 'pending' }[i] ?? 'in_progress',
    });
  await expect(filters.getByRole('radio')).toHaveCount(11);
  await expect(filters.getByRole('radio').first()).toHaveAccessibleName('View All Messages (No Job Filter)');
  await expect(filters.getByRole('radio').first()).toBeChecked();
  const latest = filters.getByRole('radio', { name: /Deck 11/ });
  await expect(latest).toHaveAccessibleName(/Deck 11\s*In Progress\s*#1011\s*\$911\s*Dec 01, 2026/);
  await expect(filters.getByRole('radio', { name: /Deck 1\s/ })).toHaveCount(0);
  // good is green, wait yellow, busy blue, idle grey
  for (const [deck, status, colour] of [
    ['Deck 11', 'In Progress', /text-busy/],
    ['Deck 10', 'Pending', /text-wait/],
    ['Deck 9', 'Completed', /text-good/],
    ['Deck 8', 'Cancelled', /text-idle/],
  ] as const) {
    const badge = filters.locator('label').filter({ hasText: deck }).getByText(status, { exact: true });
    await expect(badge).toHaveClass(colour);
  }
  await latest.click();
  await expect(page).toHaveURL(/job=1011/);

  const updates = panel.getByRole('region', { name: 'Agent Updates' });
  for (const name of ['Sarah', 'Renea', 'Michelle']) {
    await updates.getByRole('tab', { name: `${name} 0` }).click();
    await expect(updates.getByText(`No messages from ${name} for this job yet.`)).toBeVisible();
  }
  // what is said now is about that job
  await direct(page, 'Renea').fill('invoice this job for $850');
  await direct(page, 'Renea').press('Enter');
  await expect(toast(page, 'Renea Response')).toBeVisible();
  await updates.getByRole('tab', { name: 'Renea 1' }).click();
  const words = updates.getByRole('listitem').getByText(/\$850/);
  await expect(words).toHaveCSS('-webkit-line-clamp', '3');
  await expect(updates.getByText(/^Nov 20, \d\d:\d\d$/)).toBeVisible();
  await expect(panel.getByRole('region', { name: 'What the team did' })).toContainText('$850');
  await filters.getByRole('radio').nth(2).click();
  await expect(panel.getByText('Nothing done yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Show all' }).click();
  await expect(filters.getByRole('radio').first()).toBeChecked();
  await expect(updates).toHaveCount(0);
});
