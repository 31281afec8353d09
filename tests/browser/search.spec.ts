import { expectAccessible } from './axe.ts';
import { box, said } from './dashboard.ts';
import { expect, type Page, test } from './fixtures.ts';
import { goTo, isPhone } from './navigation.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search or say what to do' });
const option = (page: Page, name: string | RegExp) =>
  palette(page).getByRole('option', { name, exact: typeof name === 'string' });
const group = (page: Page, name: string) => palette(page).getByRole('group', { name, exact: true });
const status = (page: Page) => palette(page).getByRole('status');
const marked = (page: Page) => palette(page).getByRole('option', { selected: true });

async function open(page: Page, path = '/calendar'): Promise<void> {
  await page.goto(path);
  await opener(page).click();
  await expect(field(page)).toBeFocused();
}

/** A small business: a client with a job, a quote and an invoice, and what was bought. */
async function business(page: Page, url: string) {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  await add('clients', { name: 'Dave Okafor' });
  const job = await add('projects', { job_name: 'Hot water', job_number: '1042', client_id: client.id });
  const quote = await add('quotes', {
    client_id: client.id,
    lines: [{ description: 'Tank', quantity: 1, unit_price: 1450 }],
  });
  const invoice = await add('invoices', { client_id: client.id, amount: 500, description: 'Deposit', issue: true });
  await add('suppliers', { name: 'Rexel', specialty: 'Electrical' });
  await add('procurement-items', { item_name: 'Tempering valve', unit_price: 85 });
  await add('admin-tasks', { task_name: 'Ring the council', assigned_to: 'Self' });
  return { client, job, quote, invoice };
}

test('a screen is found by what people call it, and Enter goes there', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await field(page).fill('bas');
  await expect(marked(page)).toHaveAccessibleName('GST / BAS');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/gst$/);
  await expect(palette(page)).toBeHidden();

  await opener(page).click();
  await field(page).fill('owing');
  await option(page, 'Who Owes You').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who Owes You' })).toBeVisible();
});

test('the key opens and closes it, Escape gives the focus back', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/dashboard');
  await box(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();

  await opener(page).click();
  await palette(page).getByRole('button', { name: 'Close' }).click();
  await expect(palette(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('records of each kind are found, counted and opened', { tag: '@wide' }, async ({ page, url }) => {
  const { client, invoice } = await business(page, url);
  await open(page);
  // of the one client of that name, what is theirs comes too
  await field(page).fill('priya');
  await expect(group(page, 'Clients').getByRole('option')).toHaveText([/Priya Sharma.*0491 570 156/]);
  await expect(group(page, 'Jobs').getByRole('option')).toHaveText([/Hot water.*#1042 - Priya Sharma/]);
  await expect(group(page, 'Quotes').getByRole('option', { name: /Quote for Priya Sharma/ })).toContainText(
    '$1,450.00',
  );
  await expect(group(page, 'Invoices and Money').getByRole('option', { name: /Invoice INV-1001/ })).toBeVisible();
  await expect(status(page)).toHaveText('4 results');
  await expectAccessible(page);

  for (const [text, name] of [
    ['rexel', 'Suppliers'],
    ['tempering', 'Orders'],
    ['council', 'Tasks'],
    ['1042', 'Jobs'],
    ['job #1042', 'Jobs'],
    ['INV-1001', 'Invoices and Money'],
    ['invoice 1001', 'Invoices and Money'],
  ] as const) {
    await field(page).fill(text);
    await expect(group(page, name).getByRole('option')).toHaveCount(1);
    await expect(status(page)).toHaveText('1 result');
  }

  await group(page, 'Invoices and Money').getByRole('option').click();
  await expect(page).toHaveURL(new RegExp(`/finance-record\\?id=${invoice.id}`));
  await opener(page).click();
  await field(page).fill('council');
  await option(page, /Ring the council/).click();
  await expect(page).toHaveURL(/\/admin-data\?q=Ring%20the%20council/);
  await opener(page).click();
  await field(page).fill('client priya');
  await option(page, /^Priya Sharma/).click();
  await expect(page).toHaveURL(new RegExp(`/client\\?client=${client.id}`));
});

test('arrows choose; Enter waits for what belongs to the text', { tag: '@wide' }, async ({ page, url }) => {
  await business(page, url);
  await open(page);
  await page.route('**/api/projects?*q=*', async (route) => {
    await expect(status(page)).toHaveText('Searching...');
    await route.continue();
  });
  await field(page).fill('hot water');
  // Ask Jerry is all there is so far, and is not what was meant
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/job-details\?job=1042/);
  await page.unrouteAll({ behavior: 'wait' });

  await opener(page).click();
  await field(page).fill('quote');
  await expect(marked(page)).toHaveAccessibleName('Quotes');
  await field(page).press('ArrowDown');
  await expect(marked(page)).toHaveAccessibleName('Quick quote');
  await field(page).press('ArrowUp');
  await field(page).press('ArrowUp');
  await expect(marked(page)).toHaveAccessibleName('Ask Jerry: quote');
  const active = await marked(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', String(active));
});

test('what is begun has its form open', async ({ page, url }) => {
  const { client } = await business(page, url);
  await open(page);
  for (const [text, action, title] of [
    ['new client', 'New client', 'Add Client'],
    ['order', 'Order materials', 'Add Item'],
    ['new task', 'New task', 'Add Task'],
    ['new supplier', 'New supplier', 'Add Supplier'],
  ] as const) {
    await field(page).fill(text);
    await option(page, action).click();
    const form = page.getByRole('dialog', { name: title });
    await expect(form).toBeVisible();
    await expect(page).not.toHaveURL(/new=/);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await opener(page).click();
  }
  for (const [text, type] of [
    ['record payment', 'payment'],
    ['new invoice', 'invoice'],
    ['expense', 'expense'],
  ] as const) {
    await field(page).fill(text);
    await group(page, 'Actions').getByRole('option').first().click();
    const form = page.getByRole('dialog', { name: 'Add Record' });
    await expect(form.getByLabel('Type')).toHaveValue(type);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await opener(page).click();
  }
  // no screen with prices, but somebody: Enter waits for who it is
  await field(page).fill('new quote for pri');
  await field(page).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/quick-quote\\?client=${client.id}`));
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Priya Sharma');

  // another quote on the same page is asked about, too, once something is typed
  await page.getByLabel('Quote Details').fill('Half a quote');
  await opener(page).click();
  await field(page).fill('quote for dave');
  await option(page, 'New quote for Dave Okafor').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Quote Details')).toHaveValue('Half a quote');
  await opener(page).click();
  await field(page).fill('quote for dave');
  await option(page, 'New quote for Dave Okafor').click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Dave Okafor');
});

test('what was opened last is there before anything is typed', async ({ page, url, problems }) => {
  problems.allow(/404/);
  const { invoice } = await business(page, url);
  const kept = () => page.evaluate<string>('JSON.stringify(localStorage)');
  await page.goto('/job-details?job=1042');
  await expect.poll(kept).toContain('1042');
  await page.goto(`/finance-record?id=${invoice.id}`);
  await expect.poll(kept).toContain(invoice.id);
  await opener(page).click();
  await field(page).fill('rexel');
  await option(page, /Rexel/).click();
  await expect(page).toHaveURL(/\/supplier\?supplier=/);
  // what is open is not offered
  await page.goto('/calendar');

  await opener(page).click();
  const opened = group(page, 'Recently Opened').getByRole('option');
  await expect(opened).toHaveText([/Rexel/, /Invoice INV-1001/, /Hot water/]);
  await expect(group(page, 'Actions').getByRole('option').first()).toHaveText('New job');
  await expectAccessible(page);
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/job-details\?job=1042/);

  // what is there no more is not offered
  await records(page, url).remove('suppliers', String((await records(page, url).list('suppliers'))[0]?.id));
  await page.goto('/calendar');
  await opener(page).click();
  await expect(opened).toHaveText([/Hot water/, /Invoice INV-1001/]);
});

test('whatever else is typed is for Jerry, who waits for Enter', async ({ page }) => {
  await open(page);
  await field(page).fill('remind me to ring Zelda');
  await expect(status(page)).toHaveText('Nothing found');
  await expect(palette(page).getByText('Nothing found for remind me to ring Zelda.')).toBeVisible();
  await field(page).press('Enter');
  // the screen stays: what is on it is what is asked about
  await expect(page).toHaveURL(/\/calendar\?thread=new/);
  await expect(box(page)).toHaveValue('remind me to ring Zelda');
  await expect(box(page)).toBeFocused();
  await expect(said(page, 'You')).toHaveCount(0);

  // from the dashboard itself, on a phone also where the conversation is not shown; what stands there is not lost
  await page.goto('/dashboard?thread=new');
  await expect(box(page)).toHaveValue('remind me to ring Zelda');
  if (isPhone(page)) await goTo(page, 'Overview');
  await opener(page).click();
  await field(page).fill('what is on this week, xyz');
  await option(page, /^Ask Jerry: what is on/).click();
  await expect(box(page)).toHaveValue('what is on this week, xyz\n\nremind me to ring Zelda');
  await expect(box(page)).toBeFocused();
});

test('that nothing could be searched is said, and Retry searches', async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource|500/);
  await business(page, url);
  await open(page);
  const lists = /\/api\/(?:projects|clients|quotes|finance-records|suppliers|procurement-items|admin-tasks)\?/;
  await page.route(lists, (route) => route.abort());
  await field(page).fill('rexel');
  await expect(palette(page).getByText('Smoko cannot be reached, so your records were not searched.')).toBeVisible();
  await expect(status(page)).toHaveText('Your records were not searched.');
  await expect(option(page, 'Ask Jerry: rexel')).toBeVisible();
  await page.unroute(lists);
  await palette(page).getByRole('button', { name: 'Retry' }).click();
  await expect(option(page, /^Rexel/)).toBeVisible();

  // one list alone
  await page.route('**/api/quotes?*', (route) => route.abort());
  await field(page).fill('tempering');
  await expect(option(page, /Tempering valve/)).toBeVisible();
  await expect(palette(page).getByText("Couldn't search quotes. Type to try again.")).toBeVisible();
});

test('a form that is open comes first, and what is typed in it is asked about', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/create-project');
  await page.getByLabel('Job Name').fill('Half a job');
  await page.keyboard.press('Control+k');
  await field(page).fill('calendar');
  await field(page).press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveCount(0);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Job Name')).toHaveValue('Half a job');
});

test('long names stay inside', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  await add('clients', { name: `${'Papadopoulos-Featherstonehaugh '.repeat(4)}${'x'.repeat(40)}` });
  await open(page);
  await field(page).fill('papa');
  await expect(option(page, /^Papadopoulos/)).toBeVisible();
  const dialog = await palette(page).boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(dialog && dialog.x >= 0 && dialog.x + dialog.width <= width).toBe(true);
  if (isPhone(page)) expect(dialog).toMatchObject({ x: 0, y: 0, width });
  const sideways = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  expect(await page.evaluate<boolean>(sideways)).toBe(false);
});
