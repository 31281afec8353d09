import { expectAccessible } from './axe.ts';
import { choose, expectNoSidewaysScroll, rows } from './data-pages.ts';
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

test('a deposit over the cap and a card fee are pointed out while a quote is written', { tag: '@wide' }, async ({
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
