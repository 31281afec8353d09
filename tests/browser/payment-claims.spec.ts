import { expectAccessible } from './axe.ts';
import { choose, expectNoSidewaysScroll, figure, rows } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test('a progress claim becomes a payment claim, and says by when a reply is due', { tag: '@wide' }, async ({
  page,
  url,
  person,
  problems,
}) => {
  expect(person.email).toBeTruthy();
  problems.allow(/422/);
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  await add('projects', { job_name: 'Deck', job_number: '2041', job_budget: 22_000, client_id: client.id });
  await page.goto('/job-details?job=2041&tab=money');
  await page.getByRole('button', { name: 'Progress Claim' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Percent of the Price').fill('50');
  await dialog.getByText('Make it a payment claim under the law').click();
  await dialog.getByRole('button', { name: 'Make Draft' }).click();

  const claim = page.getByRole('dialog', { name: 'Payment Claim' });
  await claim.getByRole('button', { name: 'Make It a Claim' }).click();
  // the server says what is missing, on its field
  await expect(claim.getByText(/do they live there or are going to\? Say yes or no/)).toBeVisible();
  await expect(claim.getByText(/Say what work it is for/)).toBeVisible();
  await claim.getByLabel('Does the Client Own the Place').selectOption('yes');
  await claim.getByLabel('What Is the Work?').selectOption('plumbing');
  await claim.getByLabel('What Was Done').fill('Frame and roof');
  await claim.getByRole('button', { name: 'Make It a Claim' }).click();
  await expect(claim.getByText(/not covered by the security of payment law of NSW/)).toBeVisible();
  await claim.getByLabel('What Is the Work?').selectOption('building');
  await expectAccessible(page);
  await claim.getByRole('button', { name: 'Make It a Claim' }).click();
  await expect(toast(page, 'It Is a Payment Claim')).toBeVisible();
  expect(await list('finance-records')).toMatchObject([
    { stage: 'draft', payment_claim: { state: 'NSW', home_owner: true, trade: 'building', work: 'Frame and roof' } },
  ]);

  await page.goto('/finance-data');
  const row = rows(page).filter({ hasText: 'Progress claim' });
  await expect(row).toContainText('Payment claim (NSW)');
  await choose(page, row, /^Payment Claim/);
  await expect(claim.getByLabel('What Was Done')).toHaveValue('Frame and roof');
  await expect(claim.getByRole('status', { name: 'Worth a look' })).toContainText('supporting statement');
  await claim.getByRole('button', { name: 'Cancel' }).click();
  await row.getByRole('button', { name: /^Issue/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(row).toContainText('A reply is due by Fri 4 Dec');
  await expectNoSidewaysScroll(page);
  await choose(page, row, /^Client Got It/);
  await dialog.getByLabel('Day They Got It').fill('2026-11-19');
  await dialog.getByRole('button', { name: 'Save Day' }).click();
  await expect(dialog.getByText('It was issued after that day.')).toBeVisible();
  await dialog.getByLabel('Day They Got It').fill('2026-11-20');
  await dialog.getByRole('button', { name: 'Save Day' }).click();
  await expect(toast(page, 'Day Saved')).toContainText('A reply is due by Fri 4 Dec');
});

test('the page of a draft claim says what its paper will say, and its day for payment is chosen', async ({
  page,
  url,
  person,
  problems,
}) => {
  expect(person.email).toBeTruthy();
  problems.allow(/422/);
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  const job = await add('projects', { job_name: 'Deck', job_number: '2041', client_id: client.id });
  const lines = [{ description: 'Deck', quantity: 1, unit_price: 20_000 }];
  await add('quotes', { client_id: client.id, project_id: job.id, lines, status: 'accepted' });
  const first = await add(`projects/${job.id}/billing/invoices`, { what: 'progress', percent: 50 });
  await add(`invoices/${first.id}/issue`, {});
  const draft = await add(`projects/${job.id}/billing/invoices`, { what: 'progress', percent: 25 });
  await page.goto(`/finance-record?id=${draft.id}`);
  await page.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: /^Payment Claim/ }).click();
  const claim = page.getByRole('dialog', { name: 'Payment Claim' });
  await claim.getByLabel('Does the Client Own the Place').selectOption('no');
  await claim.getByLabel('What Was Done').fill('Frame and roof');
  await claim.getByLabel('First Day of the Work').fill('2026-11-02');
  await claim.getByLabel('Last Day of the Work').fill('2026-11-13');
  await expect(claim.getByLabel('Due for Payment')).toHaveValue('2026-12-04');
  await claim.getByLabel('Due for Payment').fill('2026-12-18');
  await claim.getByRole('button', { name: 'Make It a Claim' }).click();
  await expect(toast(page, 'It Is a Payment Claim')).toBeVisible();

  const said = page.getByRole('region', { name: 'Payment Claim' });
  await expect(said).toContainText('Building and Construction Industry Security of Payment Act 1999 (NSW)');
  for (const [label, value] of [
    ['Work', 'Frame and roof'],
    ['Period', '2 November 2026 to 13 November 2026'],
    ['Amount claimed', '$5,000.00, worked out below'],
    ['Due for payment', '18 December 2026'],
    ['Due once it is issued', '$5,000.00'],
    ['Reply due, if they get it today', 'Fri 4 Dec'],
  ] as const)
    await expect(figure(page, label)).toContainText(value);
  await expect(said).toContainText('reply with a payment schedule within 10 business days');
  const basis = page.getByRole('region', { name: 'How this claim is worked out' });
  await expect(basis).toContainText(/Before this: invoice INV-1001 of 20 November 2026\s*\$10,000\.00/);
  await expect(basis).toContainText(/Left to invoice after this\s*\$5,000\.00/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // without a day of its own it is due as the settings give
  await page.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: /^Payment Claim/ }).click();
  await claim.getByLabel('Due for Payment').fill('');
  await claim.getByRole('button', { name: 'Save Claim' }).click();
  await expect(figure(page, 'Due for payment')).toHaveText('4 December 2026');
  expect(await list('finance-records', 'stage=draft')).toMatchObject([{ due_date: '2026-12-04' }]);
});

test('a claim becomes a plain invoice again', async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  const lines = [{ description: 'Frame and roof', quantity: 1, unit_price: 9000 }];
  await add('invoices', { client_id: client.id, kind: 'final', lines, description: 'Frame' });
  await page.goto('/finance-data');
  const row = rows(page).filter({ hasText: 'Frame' });
  await choose(page, row, /^Payment Claim/);
  const claim = page.getByRole('dialog', { name: 'Payment Claim' });
  await claim.getByLabel('Does the Client Own the Place').selectOption('no');
  await claim.getByRole('button', { name: 'Make It a Claim' }).click();
  await expect(row).toContainText('Payment claim (NSW)');
  await choose(page, row, /^Payment Claim/);
  await claim.getByRole('button', { name: 'Make It a Plain Invoice' }).click();
  await expect(toast(page, 'It Is a Plain Invoice')).toBeVisible();
  await expect(row).not.toContainText('Payment claim');
  expect(await list('finance-records')).toMatchObject([{ payment_claim: null }]);
});

test('a deposit over the cap and a card fee are pointed out while a quote is written', async ({
  page,
  url,
  person,
}) => {
  expect(person.email).toBeTruthy();
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  await add('projects', { job_name: 'Deck', job_number: '2041', job_budget: 22_000, client_id: client.id });
  const lines = [
    { description: 'Deck', quantity: 1, unit_price: 8000 },
    { description: 'Card fee', quantity: 1, unit_price: 100 },
  ];
  const quote = await add('quotes', { client_id: client.id, lines, prices_include_gst: true });
  await page.goto(`/quick-quote?quote=${quote.id}`);
  const look = page.getByRole('status', { name: 'Worth a look' });
  await expect(look).toContainText('banned since 1 October 2026');
  await expect(look).not.toContainText('deposit');
  await page.getByLabel('Deposit in Percent').fill('30');
  await expect(look).toContainText('at most 10% of the price: $810.00 of $8,100.00. This one is $2,430.00.');
  await expect(look.getByRole('link', { name: /Home Building Act 1989/ })).toHaveAttribute('href', /^https:/);
  await look.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.getByLabel('Deposit in Percent').fill('10');
  await expect(look).not.toContainText('deposit');

  await page.goto('/job-details?job=2041&tab=money');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Or an Amount').fill('5000');
  await expect(dialog.getByRole('status', { name: 'Worth a look' })).toContainText('at most 10% of the price');
  // it stops nothing
  await dialog.getByRole('button', { name: 'Make Draft' }).click();
  await expect(toast(page, 'Draft Invoice Made')).toBeVisible();
});
