import { expectAccessible } from './axe.ts';
import { filter } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { lastingNotices, records, refusal, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Client Directory' });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(page: Page, path = '/client-directory'): Promise<void> {
  await page.goto(path);
  await expect(heading(page)).toBeVisible();
}

test('No Clients Yet, Add Your First Client, and there it is', { tag: '@wide' }, async ({ page, isMobile }) => {
  await lastingNotices(page);
  await open(page);
  await expect(page.getByText('No Clients Yet')).toBeVisible();
  await expect(page.getByText(/Or tell Jerry/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('button', { name: 'Add Your First Client' }).click();
  const form = dialog(page, 'Add Client');
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Priya Sharma');
  await form.getByLabel('Email').fill('priya@example.com');
  await form.getByLabel('Phone').fill('0491 570 156');
  await form.getByLabel('Address').fill('8 Harris St, Parramatta NSW 2150');
  await form.getByLabel('Budget').fill('12500.50');
  await form.getByLabel('Due Date').fill('2026-12-01');
  await form.getByLabel('Job Notes').fill('Dog in the yard');
  await form.getByRole('button', { name: 'Add Client' }).click();

  const made = toast(page, 'Client Added!');
  await expect(made).toContainText('New client has been added to your directory.');
  await expect(form).toBeHidden();
  // the notice leaves what one presses next in reach: above it on a phone, below on a desktop
  const next = await page.getByRole('button', { name: 'Add Client', exact: true }).boundingBox();
  if (!next) throw new Error('There is no button to add a client.');
  const place = async () => {
    const { y, height } = (await made.boundingBox()) ?? { y: Number.NaN, height: 0 };
    return isMobile ? next.y - (y + height) : y - (next.y + next.height);
  };
  await expect.poll(place).toBeGreaterThanOrEqual(0);
  const shown = card(page, 'Priya Sharma');
  for (const text of [
    'priya@example.com',
    '0491 570 156',
    '8 Harris St, Parramatta NSW 2150',
    '$12,500.50',
    'Due 1 Dec 2026',
    'Dog in the yard',
    'Added 20 Nov 2026',
  ])
    await expect(shown).toContainText(text);
  await expect(shown.getByRole('link', { name: '0491 570 156' })).toHaveAttribute('href', 'tel:0491570156');
});

test('cards stand in one, two or three columns by width; a saved form begins anew', async ({ page, url }) => {
  const { add, list } = records(page, url);
  for (const name of ['Zoe Brown', 'Aroha Ngata', 'Karen Walsh']) await add('clients', { name });
  await open(page);
  // by name, unless one says otherwise
  await expect(page.getByRole('article')).toHaveText([/Aroha Ngata/, /Karen Walsh/, /Zoe Brown/]);
  const columns = async () => {
    const places = await Promise.all((await page.getByRole('article').all()).map((one) => one.boundingBox()));
    return new Set(places.map((place) => Math.round(place?.x ?? 0))).size;
  };
  for (const [width, count] of [
    [390, 1],
    [800, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, `${width} px`).toBe(count);
  }
  const form = dialog(page, 'Add Client');
  const labels = ['Name', 'Email', 'Phone', 'Address', 'Budget', 'Due Date', 'Job Notes'];
  await page.getByRole('button', { name: 'Add Client' }).click();
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Due Date')).toHaveAttribute('type', 'date');
  await expect(form.getByLabel('Budget')).toHaveAttribute('step', '0.01');
  await form.getByLabel('Name').fill('Mele Tupou');
  await form.getByLabel('Job Notes').fill('Dog in the yard');
  await form.getByRole('button', { name: 'Add Client' }).click();
  await expect(card(page, 'Mele Tupou')).toBeVisible();
  const blank = { email: null, phone: null, address: null, budget: null, due_date: null };
  expect(await list('clients', 'q=mele')).toMatchObject([{ ...blank, job_notes: 'Dog in the yard' }]);
  await page.getByRole('button', { name: 'Add Client' }).click();
  for (const label of labels) await expect(form.getByLabel(label)).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
});

test('a client of whom only the name is known shows nothing else', async ({ page, url }) => {
  const { add, list } = records(page, url);
  await add('clients', { name: 'Tom Nguyen' });
  await open(page);
  await expect(card(page, 'Tom Nguyen').getByRole('listitem')).toHaveText(['Added 20 Nov 2026']);
  await page.getByRole('button', { name: 'Edit Tom Nguyen' }).click();
  const form = dialog(page, 'Edit Client');
  await form.getByLabel('Name').fill('Tom Nguyen Jr');
  await form.getByRole('button', { name: 'Update Client' }).click();
  await expect(toast(page, 'Client Updated!')).toBeVisible();
  await expect(card(page, 'Tom Nguyen Jr')).toBeVisible();
  const [saved] = await list('clients');
  expect(saved).toMatchObject({
    email: null,
    phone: null,
    address: null,
    budget: null,
    due_date: null,
    job_notes: null,
  });
});

test('fields say what is wrong as they are left, and what was typed stays', async ({ page }) => {
  await open(page, '/client-directory');
  await page.getByRole('button', { name: 'Add Client' }).click();
  const form = dialog(page, 'Add Client');
  await form.getByLabel('Name').focus();
  await form.getByLabel('Email').fill('not an address');
  await expect(form.getByText('Name is required')).toBeVisible();
  await form.getByLabel('Budget').fill('-5');
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await form.getByLabel('Job Notes').fill('x');
  await expect(form.getByText('An amount cannot be negative.')).toBeVisible();
  await form.getByLabel('Budget').fill('1.234');
  await form.getByRole('button', { name: 'Add Client' }).click();
  await expect(form.getByText('Amounts have at most two decimals.')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveValue('not an address');
});

test('a form with something typed is not lost by accident', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Client' }).click();
  const form = dialog(page, 'Add Client');
  await form.getByLabel('Name').fill('Half a name');
  await page.keyboard.press('Escape');
  await expect(form.getByText('You have changes that are not saved.')).toBeVisible();
  await form.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Half a name');
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
});

test('a save that is refused keeps the form, and says why', async ({ page, problems }) => {
  problems.allow(/Failed to load resource|^422 /);
  await open(page);
  await page.getByRole('button', { name: 'Add Client' }).click();
  const form = dialog(page, 'Add Client');
  await form.getByLabel('Name').fill('Rosa Delgado');
  await page.route('**/api/clients', (route) => route.fulfill(refusal('Not today.')));
  await form.getByRole('button', { name: 'Add Client' }).click();
  await expect(toast(page, 'Error')).toContainText('Not today.');
  await expect(form.getByLabel('Name')).toHaveValue('Rosa Delgado');
  await page.unroute('**/api/clients');
  await form.getByRole('button', { name: 'Add Client' }).click();
  await expect(toast(page, 'Client Added!')).toBeVisible();
});

test('an answer that is lost makes one client, and the form says that it waits', async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  await open(page);
  await page.getByRole('button', { name: 'Add Client' }).click();
  const form = dialog(page, 'Add Client');
  await form.getByLabel('Name').fill('Rosa Delgado');
  // the server did it, but its answer was lost
  await page.route('**/api/clients', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Add Client' }).click();
  await expect(toast(page, 'Waiting for reception')).toBeVisible();
  await expect(form).toBeHidden();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(card(page, 'Rosa Delgado')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 waiting for reception' })).toHaveCount(0);
  expect(await records(page, url).list('clients')).toHaveLength(1);
});

test('somebody who is on file already is named, and a number that cannot be one; both may be meant', async ({
  page,
  url,
}) => {
  const { add, list } = records(page, url);
  await add('clients', { name: 'Priya Sharma', phone: '0491 570 156', email: 'priya@example.com' });
  await open(page);
  await page.getByRole('button', { name: 'Add Client' }).click();
  const form = page.getByRole('dialog', { name: 'Add Client' });
  const said = form.getByRole('status').filter({ hasText: 'on file already' });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  await field('Name').fill('priya  SHARMA');
  await expect(said).toHaveText('Priya Sharma is on file already, with the same name. You can still add another.');
  await field('Name').fill('P. Sharma');
  await expect(said).toHaveCount(0);
  await field('Phone').fill('+61 491 570 156');
  await expect(said).toContainText('with the same phone number.');
  await expectAccessible(page);
  await field('Phone').fill('0491 57');
  await field('Email').fill('PRIYA@example.com');
  await expect(form.getByText('That does not have as many digits as a phone number.')).toBeVisible();
  await expect(said).toContainText('with the same email.');
  await expect(said.getByRole('link', { name: 'Priya Sharma' })).toHaveAttribute('href', /^\/client\?client=/);
  await form.getByRole('button', { name: 'Add Client' }).click();
  await expect(toast(page, 'Client Added!')).toBeVisible();
  expect((await list('clients')).map(({ phone }) => phone).sort()).toEqual(['0491 57', '0491 570 156']);
});

test('Delete asks nothing, and Undo brings the client back', async ({ page, url }) => {
  await records(page, url).add('clients', { name: 'Mele Tupou' });
  await open(page);
  await page.getByRole('button', { name: 'Delete Mele Tupou' }).click();
  await expect(card(page, 'Mele Tupou')).toBeHidden();
  const deleted = toast(page, 'Client Deleted');
  await expect(deleted).toContainText('Mele Tupou');
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Mele Tupou')).toBeVisible();
});

test('Delete of a client with records says what is on file first', { tag: '@wide' }, async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/409/);
  const { add, list } = records(page, url);
  const mele = await add('clients', { name: 'Mele Tupou' });
  await add('projects', { job_name: 'Deck', client_id: mele.id });
  await add('quotes', { client_id: mele.id, lines: [{ description: 'Deck', quantity: 1, unit_price: 500 }] });
  const invoice = await add('invoices', { client_id: mele.id, amount: 500, description: 'Deck', issue: true });
  await open(page);
  const press = () => page.getByRole('button', { name: 'Delete Mele Tupou' });
  const question = dialog(page, 'Delete Mele Tupou?');
  // who owes money stays, as the server says
  await press().click();
  await expect(toast(page, 'Error')).toContainText('Mele Tupou owes $500.00 on 1 invoice, so stays on file.');
  await expect(question).toHaveCount(0);

  await add(`finance-records/${invoice.id}/mark-paid`, {});
  await press().click();
  await expect(question).toContainText(
    'On file for Mele Tupou: 1 invoice, 1 payment, 1 quote and 1 job. All of it stays',
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep It' }).click();
  await expect(press()).toBeFocused();
  expect(await list('clients')).toHaveLength(1);
  await press().click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(card(page, 'Mele Tupou')).toBeHidden();
  await toast(page, 'Client Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Mele Tupou')).toBeVisible();
});

test('search and order stand in the address', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('clients', { name: 'Aroha Ngata', budget: 900 });
  await add('clients', { name: 'Zoe Brown', budget: 50_000, due_date: '2026-12-24' });
  await add('clients', { name: 'Karen Walsh', address: '3 Hill St, Penrith' });
  await open(page, '/client-directory?sort=-budget');
  await expect(page.getByRole('article')).toHaveText([/Zoe Brown/, /Aroha Ngata/, /Karen Walsh/]);
  await filter(page, 'Order', 'Due soonest');
  await expect(page).toHaveURL(/sort=due_date/);
  await expect(page.getByRole('article').first()).toContainText('Zoe Brown');

  await page.getByLabel('Search clients').fill('penr');
  await expect(page.getByRole('article')).toHaveText([/Karen Walsh/]);
  await expect(page).toHaveURL(/sort=due_date&q=penr/);
  await page.reload();
  await expect(page.getByRole('article')).toHaveText([/Karen Walsh/]);
  await page.getByLabel('Search clients').fill('nobody');
  await expect(page.getByText('No clients match that')).toBeVisible();
  await page.getByLabel('Search clients').fill('');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page).toHaveURL(/sort=due_date$/);
});

test('a long list goes on by itself, and only what is near the screen is drawn', async ({ page, url }) => {
  const { add } = records(page, url);
  await Promise.all(Array.from({ length: 95 }, (_, i) => add('clients', { name: `Client ${100 + i}` })));
  await open(page);
  const first = card(page, 'Client 100');
  await expect(first).toBeVisible();
  await expect(async () => {
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect(card(page, 'Client 194')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
  const last = page.getByRole('listitem').filter({ has: card(page, 'Client 194') });
  await expect(last).toHaveAttribute('aria-posinset', '95');
  await expect(last).toHaveAttribute('aria-setsize', '95');
  await expect(first).toBeHidden();

  // what has the focus stays, wherever one scrolls
  const edit = last.getByRole('button', { name: 'Edit Client 194' });
  await edit.focus();
  await expect(async () => {
    await heading(page).scrollIntoViewIfNeeded();
    await expect(first).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(card(page, 'Client 150')).toBeHidden();
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, 'Edit Client').getByLabel('Name', { exact: true })).toHaveValue('Client 194');
});

test("Couldn't load, Retry", async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  await records(page, url).add('clients', { name: 'Priya Sharma' });
  await page.route('**/api/clients?**', (route) => route.abort());
  await page.goto('/client-directory');
  await expect(page.getByText("Couldn't load.")).toBeVisible();
  await page.unroute('**/api/clients?**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(card(page, 'Priya Sharma')).toBeVisible();
});

test('another tab sees it live, and the later of two edits is told', async ({ page, url, problems }) => {
  problems.allow(/409/);
  const { add, change, list } = records(page, url);
  await open(page);
  const client = await add('clients', { name: 'Luca Bianchi' });
  await expect(card(page, 'Luca Bianchi')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Luca Bianchi' }).click();
  const form = dialog(page, 'Edit Client');
  await form.getByLabel('Address').fill('1 Mine St');
  await change('clients', client.id, { phone: '0491 570 156', address: '2 Theirs St' });
  await form.getByRole('button', { name: 'Update Client' }).click();
  await expect(form.getByText('Somebody changed this while you were editing.')).toBeVisible();
  expect(await list('clients')).toMatchObject([{ address: '2 Theirs St' }]);

  await form.getByRole('button', { name: 'See theirs' }).click();
  await expect(form.getByLabel('Address')).toHaveValue('2 Theirs St');
  await form.getByLabel('Address').fill('3 Both St');
  await form.getByRole('button', { name: 'Update Client' }).click();
  await expect(card(page, 'Luca Bianchi')).toContainText('3 Both St');
  // what was not edited is not written over
  expect(await list('clients')).toMatchObject([{ address: '3 Both St', phone: '0491 570 156' }]);
});

test('long names and big amounts stay inside', { tag: '@wide' }, async ({ page, url }) => {
  await records(page, url).add('clients', {
    name: `${'Papadopoulos-Featherstonehaugh '.repeat(5)}${'x'.repeat(30)}`,
    email: `${'long'.repeat(15)}@example.com`,
    address: 'a'.repeat(120),
    budget: 99_999_999.99,
  });
  await open(page);
  await expect(page.getByRole('article')).toContainText('$99,999,999.99');
  const sideways = 'document.querySelector("main").scrollWidth > document.querySelector("main").clientWidth';
  expect(await page.evaluate<boolean>(sideways)).toBe(false);
});
