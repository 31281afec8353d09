import { gate } from '../support/openai-stand-in.ts';
import { expectAccessible } from './axe.ts';
import { choose, expectNoSidewaysScroll, filter, offered as menu, openPage, row, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const DETAILS = 'Replace hot water system\n250L electric tank $1,450\nLabour 3 hours at $110 plus GST';
const open = (page: Page) => openPage(page, '/quick-quote', 'Quick Quote');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Quote' });
const totals = (page: Page) => page.locator('dl[aria-label="Totals"]');
const line = (page: Page, n: number) => page.getByRole('listitem', { name: `Line ${n}`, exact: true });

test('details become a quote, which is put right, saved and printed', { tag: '@wide' }, async ({ page, url }) => {
  await records(page, url).settings({ gst_registered: true });
  await records(page, url).add('clients', { name: 'Priya Sharma' });
  await open(page);
  await expect(page.getByRole('link', { name: 'Upload Templates' })).toHaveAttribute('href', '/upload-templates');
  await expect(generate(page)).toBeDisabled();
  await generate(page).click({ force: true });
  await expect(toast(page, 'Please provide quote details first.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(toast(page, 'Please provide quote details or generate content.')).toBeVisible();

  await page.getByLabel('Quote Details').fill(DETAILS);
  await page.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'Priya Sharma' }).click();
  await generate(page).click();
  await expect(toast(page, 'Quote Generated!')).toBeVisible();
  await expect(page.getByLabel('Quote Text')).toHaveValue(/Replace hot water system/);
  await expect(totals(page)).toContainText('$1,958.00');
  await expectNoSidewaysScroll(page);

  await line(page, 2).getByLabel('Quantity').fill('2.5');
  await expect(totals(page)).toContainText('$1,897.50');
  await page.getByRole('button', { name: 'Add Line' }).click();
  await line(page, 3).getByLabel('Unit Price').fill('-50');
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(line(page, 3).getByText('Describe this line')).toBeVisible();
  await line(page, 3).getByLabel('Description').fill('Discount');
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(toast(page, 'Quote Saved!')).toContainText(/Q-\d{13}/);
  await expect(page).toHaveURL(/\?quote=/);
  await expect(totals(page)).toContainText('$1,842.50');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^PDF of Q\d/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Quote Q\d+\.pdf$/);
  await page.getByRole('link', { name: 'All Quotes' }).click();
  await expect(row(page, /^Q1\b/)).toContainText('Priya Sharma');
  await expect(row(page, /^Q1\b/)).toContainText('$1,842.50');
});

test('a template is chosen for a quote; while it is written that is said', async ({ page, url }) => {
  const { list } = records(page, url);
  await openPage(page, '/upload-templates', 'Upload Templates');
  const buffer = Buffer.from('Dear {client_name}: {total}');
  await page.getByLabel('Choose a file').setInputFiles({ name: 'Letter.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(toast(page, 'Template Uploaded!')).toBeVisible();
  await open(page);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByRole('heading', { name: 'Generated Quote' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Template' }).click();
  await page.getByRole('option', { name: 'Letter.txt' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Upload Templates' })).toHaveCount(0);
  await page.getByLabel('Quote Details').fill('New deck $900');
  const { opened, open: answer } = gate();
  await page.route('**/api/quote-drafts', async (route) => {
    await opened;
    await route.continue();
  });
  await generate(page).click();
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  answer();
  await expect(toast(page, 'Quote Generated!')).toBeVisible();
  await expect(generate(page)).toBeEnabled();
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(toast(page, 'Quote Saved!')).toBeVisible();
  const [template] = await list('templates');
  expect(await list('quotes')).toMatchObject([
    { template_id: template?.id, client_id: null, content: { details: 'New deck $900', template: 'Letter.txt' } },
  ]);
});

test('prices that say nothing of GST are meant as the settings say', async ({ page, url }) => {
  await records(page, url).settings({ gst_registered: true });
  await open(page);
  const tick = page.getByLabel('Prices include GST');
  await expect(tick).not.toBeChecked();
  await page.getByLabel('Quote Details').fill('250L electric tank $1,450\nLabour 3 hours at $110');
  await generate(page).click();
  await expect(totals(page)).toContainText('$1,958.00');
  await expect(tick).not.toBeChecked();
  await records(page, url).settings({ prices_spoken_gst: 'inc' });
  await page.goto('/quick-quote');
  await expect(tick).toBeChecked();
});

test('a job leads to its quote, with what is known of it', async ({ page, url }) => {
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  const about = { job_number: '2041', job_description: 'New 250 L tank $1,450', client_id: client.id };
  const job = await add('projects', { job_name: 'Hot water replacement', ...about });
  await page.goto('/job-details?job=2041');
  await page.getByRole('main').getByRole('link', { name: 'Quote', exact: true }).click();
  await expect(page).toHaveURL(/\/quick-quote\?job=2041$/);
  await expect(page.getByLabel('Quote Details')).toHaveValue('New 250 L tank $1,450');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('Priya Sharma');
  await expect(page.getByRole('combobox', { name: 'Job' })).toHaveValue('Hot water replacement #2041');
  await generate(page).click();
  await expect(page.getByLabel('Quote Text')).toHaveValue(/Hot water replacement/);
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(page).toHaveURL(/\?quote=/);
  expect(await list('quotes')).toMatchObject([{ project_id: job.id, client_id: client.id, total: 1450 }]);
  await expect(page.getByRole('combobox', { name: 'Job' })).toHaveValue('Hot water replacement #2041');
});

test('a quote is opened from the list, changed, and not lost when somebody else was faster', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/409|Failed to load resource/);
  const { add, change } = records(page, url);
  const quote = await add('quotes', {
    content: { details: 'New deck' },
    lines: [{ description: 'Deck', quantity: 1, unit_price: 5000 }],
  });
  await openPage(page, '/quotes', 'Quotes');
  await page.getByRole('link', { name: String(quote.short_name) }).click();
  await expect(page.getByRole('heading', { name: String(quote.short_name), exact: true })).toBeVisible();
  await expect(page.getByText(/^Quote number Q-\d{13}$/)).toBeVisible();
  await expect(line(page, 1).getByLabel('Unit Price')).toHaveValue('5000');
  await line(page, 1).getByLabel('Unit Price').fill('5200');
  await change('quotes', quote.id, { valid_until: '2026-12-24' });
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(page.getByText('Somebody changed this while you were editing.')).toBeVisible();
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(toast(page, 'Quote Saved!')).toBeVisible();
  // from where it was written is folded away, and below what is on file
  await expect(page.getByLabel('Quote Details')).toBeHidden();
  await page.getByText('Write It Again').click();
  await page.getByLabel('Quote Details').fill('New deck and stairs');
  await page.getByRole('link', { name: 'All Quotes' }).click();
  await expect(page.getByText('Leave without saving?')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(rows(page)).toContainText([/\$5,200\.00/]);
});

test('an accepted quote is to be read: why it stays, and what can be done instead', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  const { add, list } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  const job = await add('projects', { job_name: 'New deck', job_number: '2041', client_id: priya.id });
  const { id, short_name } = await add('quotes', {
    client_id: priya.id,
    project_id: job.id,
    content: { details: 'New deck' },
    lines: [
      { description: 'Deck', quantity: 1, unit_price: 5000 },
      { description: 'Stairs', quantity: 2, unit: 'ea', unit_price: 300, optional: true },
    ],
    status: 'accepted',
  });
  await page.goto(`/quick-quote?quote=${id}`);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'This quote is accepted, so its prices stay. Add a variation to its job' }),
  ).toBeVisible();
  const lines = page.getByRole('list', { name: 'Lines' });
  await expect(lines.getByRole('listitem')).toHaveText([
    /Deck.*\$5,000\.00/,
    /Stairs.*2 ea x \$300\.00, optional, not in the total/,
  ]);
  await expect(totals(page)).toContainText('$5,000.00');
  await expect(page.getByRole('button', { name: 'Save Quote' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Make Invoice of ${short_name}` })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'Add a Variation' })).toHaveAttribute(
    'href',
    '/job-details?job=2041&tab=money',
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  // what was not agreed to can be said still
  await page.getByRole('button', { name: 'Customer Reference' }).click();
  await page.getByRole('dialog').getByLabel('Customer Reference').fill('PO 4471');
  await page.getByRole('button', { name: 'Save Reference' }).click();
  await expect(toast(page, 'Quote Saved!')).toBeVisible();
  await expect(page.locator('dl[aria-label="Quote"]')).toContainText('PO 4471');
  expect((await list('quotes'))[0]).toMatchObject({ status: 'accepted', customer_reference: 'PO 4471' });
  await page.getByRole('button', { name: 'Take Back to Draft' }).click();
  await expect(toast(page, 'It Is a Draft Again')).toBeVisible();
  await expect(line(page, 1).getByLabel('Unit Price')).toHaveValue('5000');
  await expect(page.getByRole('button', { name: 'Save Quote' })).toBeVisible();
});

test('No Quotes Yet; status, search, delete and Undo', async ({ page, url }) => {
  await openPage(page, '/quotes', 'Quotes');
  await expect(page.getByText('No Quotes Yet')).toBeVisible();
  const { add } = records(page, url);
  const details = `Fence ${'with a very long description '.repeat(8)}`;
  const fence = await add('quotes', { content: { details } });
  const deck = await add('quotes', { content: { details: 'Deck' } });
  const bare = await add('quotes', {});
  await expect(rows(page)).toHaveCount(3);
  await expectNoSidewaysScroll(page);
  await page.getByLabel(`Status of ${deck.short_name}`).selectOption('Sent');
  await expect(toast(page, 'Quote status has been updated.')).toBeVisible();
  const accept = () => page.getByLabel(`Status of ${fence.short_name}`).selectOption('Accepted');
  await accept();
  await page.getByRole('button', { name: 'Not Yet' }).click();
  await accept();
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(toast(page, 'Quote Accepted')).toBeVisible();
  // nobody can agree to nothing
  const offered = (quote: typeof fence) => page.getByLabel(`Status of ${quote.short_name}`).getByRole('option');
  await expect(offered(fence)).toHaveText(['Accepted', 'Draft', 'Sent', 'Declined', 'Expired']);
  await expect(offered(deck)).toHaveText(['Sent', 'Draft', 'Accepted', 'Declined', 'Expired']);
  await expect(offered(bare)).toHaveText(['Draft', 'Sent', 'Declined', 'Expired']);
  await filter(page, 'Status', 'Accepted');
  await expect(rows(page)).toHaveText([/Fence/]);
  await filter(page, 'Status', 'All statuses');
  await page.getByLabel('Search quotes').fill('deck');
  await expect(rows(page)).toHaveText([/Deck/]);
  await choose(page, row(page, /^Q\d/), 'Delete');
  await expect(page.getByText('No quotes match that')).toBeVisible();
  await toast(page, 'Quote Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveText([/Deck/]);
});

test('a deposit is asked for as the settings say; accepted, a job and its deposit are there', async ({ page, url }) => {
  const { add, settings, list } = records(page, url);
  await settings({ gst_registered: true, deposit_percent: 30 });
  const priya = await add('clients', { name: 'Priya Sharma' });
  await openPage(page, '/quick-quote', 'Quick Quote');
  await expect(page.getByLabel('Deposit in Percent')).toHaveValue('30');
  await page.getByLabel('Quote Details').fill('Deck repair');
  await page.getByRole('button', { name: 'Add Line' }).click();
  await line(page, 1).getByLabel('Description').fill('Deck repair');
  await line(page, 1).getByLabel('Unit Price').fill('2035');
  await page.getByLabel('Deposit in Percent').fill('40%');
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(toast(page, 'Quote Saved!')).toBeVisible();
  const [quote] = await list('quotes');
  // 40% of 2,035 plus GST, as the settings mean prices
  expect(quote).toMatchObject({ deposit_percent: 40, deposit: 895.4 });
  await records(page, url).change('quotes', String(quote?.id), { client_id: priya.id });

  await openPage(page, '/quotes', 'Quotes');
  await page.getByLabel(`Status of ${String(quote?.short_name)}`).selectOption('Accepted');
  await expect(page.getByRole('dialog')).toContainText(
    'Priya Sharma agreed to $2,238.50. A job is made from it. A deposit invoice of $895.40 is drafted.',
  );
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(toast(page, 'Quote Accepted')).toContainText('Deck repair, #1001');
  expect(await list('finance-records')).toMatchObject([{ kind: 'deposit', stage: 'draft', amount: 895.4 }]);
  await toast(page, 'Quote Accepted').getByRole('button', { name: 'Open Job' }).click();
  await expect(page.getByRole('heading', { name: /Deck repair/ }).first()).toBeVisible();

  // the deposit is a part of the price: what is invoiced next is the rest
  await openPage(page, '/quotes', 'Quotes');
  await page.getByRole('button', { name: /^Make Invoice of/ }).click();
  await expect(toast(page, 'Draft Invoice Made')).toContainText('$1,343.10');
});

test('a quote opens with whose it is, what it comes to and Send, before anything to fill in', { tag: '@wide' }, async ({
  page,
  url,
  problems,
}) => {
  const { add } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma', email: 'priya@example.org' });
  const lines = [{ description: 'Deck', quantity: 1, unit_price: 500 }];
  const quote = await add('quotes', { client_id: priya.id, content: { details: 'Deck' }, lines });
  await page.goto(`/quick-quote?quote=${quote.id}`);
  await expect(page.getByRole('heading', { level: 1, name: String(quote.short_name) })).toBeInViewport();
  await expect(page.getByText('Draft', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: /^Send Quote Q\d/ })).toBeInViewport({ ratio: 1 });
  const facts = page.locator('dl[aria-label="Quote"]');
  await expect(facts.getByRole('link', { name: 'Priya Sharma' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('$500.00').first()).toBeInViewport({ ratio: 1 });
  await expect(line(page, 1).getByLabel('Description')).toHaveValue('Deck');
  await expect(page.getByRole('button', { name: 'Generate Quote' })).toBeHidden();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  problems.allow(/404/);
  await page.goto(`/quick-quote?quote=${'0'.repeat(24)}`);
  await expect(page.getByText('Quote Not Found')).toBeVisible();
});

test('a saved quote is sent from its form, and can be changed after that', { tag: '@wide' }, async ({ page, url }) => {
  const { add, list } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma', email: 'priya@example.org' });
  const lines = [{ description: 'Deck', quantity: 1, unit_price: 500 }];
  const quote = await add('quotes', { client_id: priya.id, content: { details: 'Deck' }, lines });
  await page.goto(`/quick-quote?quote=${quote.id}`);
  await page.getByLabel('Quote Text').fill('A deck.');
  const send = page.getByRole('button', { name: /^Send Quote Q\d/ });
  await expect(send).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await send.click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('region', { name: 'What goes out' })).toContainText('priya@example.org');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('dl[aria-label="Quote"]').getByText('Sent', { exact: true })).toBeVisible();
  await page.getByLabel('Quote Text').fill('A deck of spotted gum.');
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(toast(page, 'Quote Saved!').first()).toBeVisible();
  await expect
    .poll(async () => (await list('quotes'))[0])
    .toMatchObject({ status: 'sent', content: { aiGenerated: 'A deck of spotted gum.' } });
});

test('an accepted quote that was invoiced has no bin, and says that it stays', async ({ page, url }) => {
  const { add, change } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  const lines = [{ description: 'Deck', quantity: 1, unit_price: 500 }];
  const quote = await add('quotes', { client_id: priya.id, content: { details: 'Deck' }, lines, status: 'sent' });
  await change('quotes', quote.id, { status: 'accepted' });
  await openPage(page, '/quotes', 'Quotes');
  expect(await menu(page, row(page, /^Q\d/))).toEqual(['PDF', 'Delete']);
  await add('invoices', { quote_id: quote.id, issue: true });
  await page.reload();
  await expect(rows(page)).toHaveText([/Deck/]);
  expect(await menu(page, row(page, /^Q\d/))).toEqual(['PDF']);
  await page.getByRole('link', { name: String(quote.short_name) }).click();
  await expect(page.getByText('This quote is accepted and invoiced, so its prices stay.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take Back to Draft' })).toHaveCount(0);
});
