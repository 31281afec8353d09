import { gate } from '../support/openai-stand-in.ts';
import { BEGIN, box, jobs, open, overview, posts, said, say } from './dashboard.ts';
import { figure } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone, main } from './navigation.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const direct = (page: Page, name: string) => card(page, name).getByRole('textbox', { name: 'Direct Command Center' });
const commandBox = (page: Page) => page.getByRole('textbox', { name: 'AI Command Center' });

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

test('a command goes to Jerry in the same conversation', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await say(page, 'show me my jobs');
  await expect(said(page, 'Jerry')).toHaveCount(1);
  const panel = await overview(page);
  const form = panel.getByRole('form', { name: 'AI Command Center' });
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Clear' })).toBeDisabled();
  // a quick command only fills the box
  for (const name of ['Send Invoice', 'Order Materials', 'Check Schedule', 'Create Job'])
    await form.getByRole('button', { name }).click();
  await expect(commandBox(page)).toHaveValue('Create a job for ');
  const calendar = form.getByRole('link', { name: 'Open the calendar' });
  await expect(calendar).toHaveCount(0);
  await form.getByRole('button', { name: 'Check Schedule' }).click();
  await expect(calendar).toHaveAttribute('href', '/calendar?view=week');
  await form.getByRole('button', { name: 'Create Job' }).click();
  await expect(commandBox(page)).toBeFocused();
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(commandBox(page)).toHaveValue('');
  // nothing typed: nothing happens
  await commandBox(page).press('Enter');
  await form.getByRole('button', { name: 'Create Job' }).click();
  await page.keyboard.type('Priya Sharma, fence');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('budget $900');
  await expect(commandBox(page)).toHaveValue('Create a job for Priya Sharma, fence\nbudget $900');
  await page.keyboard.press('Enter');
  const done = toast(page, 'Command Processed');
  await expect(done).toContainText(/Jerry: .*Priya Sharma/);
  await expect(commandBox(page)).toHaveValue('');
  await expect(panel.getByRole('region', { name: 'What the team did' })).toContainText('Created job 1001');
  if (isPhone(page)) await done.getByRole('button', { name: 'Open' }).click();
  await expect(said(page, 'You')).toHaveText([/show me my jobs/, /Priya Sharma, fence\s+budget \$900/]);
  await expect(said(page, 'Jerry').last()).toContainText('Priya Sharma');
});

test('a direct command begins a conversation, addressed to that assistant', async ({ page }) => {
  await open(page);
  await overview(page);
  await direct(page, 'Renea').press('Enter');
  await expect(toast(page, 'Please enter a command.')).toContainText('Error');
  const sent = posts(page);
  await direct(page, 'Renea').fill('who owes me money?');
  await direct(page, 'Renea').press('Enter');
  const done = toast(page, 'Renea Response');
  await expect(done).toContainText('Command processed successfully!');
  await expect(direct(page, 'Renea')).toHaveValue('');
  await done.getByRole('button', { name: 'Open' }).click();
  await expect(said(page, 'You')).toHaveText([/who owes me money\?/]);
  await expect(said(page, 'Renea')).toHaveCount(1);
  await expect(box(page)).toHaveAttribute('placeholder', 'Ask Jerry');
  expect(sent.map(({ path }) => path)).toEqual([BEGIN]);
});

test('a direct command: lines, Clear, and nothing can be pressed while it is sent', async ({ page }) => {
  await open(page);
  await overview(page);
  const words = direct(page, 'Sarah');
  const button = (name: string) => card(page, 'Sarah').getByRole('button', { name, exact: true });
  for (const name of ['Send', 'Clear']) await expect(button(name)).toBeDisabled();
  // nothing but spaces is nothing
  await words.fill('   ');
  for (const name of ['Send', 'Clear']) await expect(button(name)).toBeDisabled();
  await words.press('Enter');
  await expect(toast(page, 'Please enter a command.')).toContainText('Error');
  await words.fill('what is');
  await words.press('Shift+Enter');
  await words.pressSequentially('on order?');
  await expect(words).toHaveValue('what is\non order?');
  await button('Clear').click();
  await expect(words).toHaveValue('');

  const { opened, open: answer } = gate();
  await page.route('**/api/functions/agent-orchestrator', async (route) => {
    await opened;
    await route.continue();
  });
  await words.fill('what is on order?');
  await button('Send').click();
  await expect(words).toBeDisabled();
  for (const name of ['Send', 'Clear', 'Upload']) await expect(button(name)).toBeDisabled();
  await expect(button('Send')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(toast(page, 'Sarah Response')).toContainText('Command processed successfully!');
  await expect(words).toBeEnabled();
  await expect(button('Send')).not.toHaveAttribute('aria-busy', 'true');
});

test('a command that fails keeps its words, and said again it is the same message', async ({ page, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  await open(page);
  await overview(page);
  await page.route('**/api/functions/agent-orchestrator', (route) => route.abort());
  await commandBox(page).fill('show me my jobs');
  await commandBox(page).press('Enter');
  await expect(toast(page, 'Command Failed')).toContainText('Failed to process command');
  await expect(commandBox(page)).toHaveValue('show me my jobs');
  await direct(page, 'Sarah').fill('what is on order?');
  await direct(page, 'Sarah').press('Enter');
  // hers, not the one of the command before
  await expect(toast(page, /^Error\s*Smoko cannot be reached/)).toBeVisible();
  await expect(direct(page, 'Sarah')).toBeEnabled();
  await expect(direct(page, 'Sarah')).toHaveValue('what is on order?');
  await page.unroute('**/api/functions/agent-orchestrator');
  // a turn that failed for no reason that is known
  const answered = async (change: object) =>
    page.route(
      '**/api/functions/agent-orchestrator',
      async (route) => {
        // in one piece, as a proxy may make it of a stream
        const headers = { ...route.request().headers(), accept: 'application/json' };
        const response = await route.fetch({ headers });
        await route.fulfill({ response, json: { ...(await response.json()), ...change } });
      },
      { times: 1 },
    );
  await answered({ status: 'failed', response: '' });
  await direct(page, 'Sarah').press('Enter');
  await expect(toast(page, 'Failed to send command')).toContainText('Error');
  await answered({ response: 'x'.repeat(101) });
  await direct(page, 'Sarah').fill('');
  await commandBox(page).fill('show me my clients');
  await commandBox(page).press('Enter');
  await expect(toast(page, 'Command Processed')).toContainText(/Jerry: x{100}(?!x)/);
  await commandBox(page).fill('show me my jobs');
  // it arrives, and the answer is lost on the way
  await page.route(
    '**/api/functions/agent-orchestrator',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  // the toast of the first failure may still stand there
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('agent-orchestrator'));
  await commandBox(page).press('Enter');
  await lost;
  await expect(toast(page, 'Command Failed').last()).toBeVisible();
  await expect(commandBox(page)).toBeEnabled();
  await commandBox(page).press('Enter');
  await expect(commandBox(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(said(page, 'You')).toHaveText([/what is on order/, /show me my clients/, /show me my jobs/]);
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
