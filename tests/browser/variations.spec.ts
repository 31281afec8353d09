import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { ROOT } from '../support/paths.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const LINES = [{ description: 'Handrail', quantity: 2, unit_price: 200 }];

async function kitchen(page: Page, url: string) {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  return add('projects', { job_name: 'Kitchen', job_number: '2041', job_budget: 5000, client_id: client.id });
}
const openMoney = (page: Page) => page.goto('/job-details?job=2041&tab=money');
const price = (page: Page) => page.getByRole('region', { name: 'Price' });
const billing = (page: Page) => page.getByRole('region', { name: 'Billing' });
const first = (page: Page) => page.getByRole('article', { name: /^V1\b/ });

test('a variation is added, changed and accepted, and the price of the job follows', async ({ page, url }) => {
  await kitchen(page, url);
  const { list } = records(page, url);
  await page.goto('/job-details?job=2041');
  await page.getByRole('tab', { name: 'Money' }).click();
  await expect(price(page)).toContainText(/Budget\s*\$5,000\.00/);
  await expect(page.getByText('No variations yet')).toBeVisible();

  await page.getByRole('button', { name: 'Add Variation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What changes').fill('Handrail along the steps');
  const line = dialog.getByRole('listitem', { name: 'Line 1' });
  await line.getByLabel('Description').fill('Handrail');
  await line.getByLabel('Quantity').fill('2');
  await line.getByLabel('Unit Price').fill('200');
  await expect(dialog.getByLabel('Totals')).toContainText('$400.00');
  await dialog.getByRole('button', { name: 'Add Variation' }).click();
  await expect(toast(page, 'Variation Added!')).toBeVisible();
  await expect(first(page)).toContainText(/V1\s*Draft[\s\S]*\$400\.00[\s\S]*Handrail along the steps/);

  await page.getByRole('button', { name: 'Edit Variation V1' }).click();
  await dialog.getByLabel('What changes').fill('Handrail on both sides');
  await dialog.getByRole('button', { name: 'Save Variation' }).click();
  await expect(first(page)).toContainText('Handrail on both sides');

  await page.getByRole('button', { name: 'Variation V1 was accepted' }).click();
  await expect(toast(page, 'Status Updated')).toBeVisible();
  await expect(price(page)).toContainText(/Accepted variations\s*\$400\.00[\s\S]*Total[\s\S]*\$5,400\.00/);
  await expect(billing(page)).toContainText(/Left to invoice\s*\$5,400\.00/);
  await expect(page.getByRole('button', { name: 'Edit Variation V1' })).toBeHidden();
  const pdf = page.getByRole('button', { name: 'PDF of Variation V1' });
  const [paper] = await Promise.all([page.waitForEvent('download'), pdf.click()]);
  expect(paper.suggestedFilename()).toBe('Variation V1 Kitchen.pdf');
  // a wrong tap
  await page.getByRole('button', { name: 'Take back Variation V1' }).click();
  await expect(price(page)).toContainText(/Total[\s\S]*\$5,000\.00/);
  expect(await list('variations')).toMatchObject([{ status: 'draft', description: 'Handrail on both sides' }]);
});

test('a variation needs its words and a line', async ({ page, url }) => {
  await kitchen(page, url);
  await openMoney(page);
  await page.getByRole('button', { name: 'Add Variation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Variation' }).click();
  await expect(dialog.getByText('Say what the variation is for.')).toBeVisible();
  await expect(dialog.getByText('Describe this line')).toBeVisible();
});

test('a variation is sent; its client accepts it by the link, and the job shows that at once', async ({
  page,
  url,
}) => {
  const job = await kitchen(page, url);
  const { add, list } = records(page, url);
  await add('variations', { project_id: job.id, description: 'Handrail along the steps', lines: LINES });
  await openMoney(page);
  await page.getByRole('button', { name: 'Send Variation V1' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'What goes out' })).toContainText(
    /Variation V1 for Kitchen[\s\S]*Handrail x 2[\s\S]*\/v\//,
  );
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Sent to 0491 570 156.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(first(page)).toContainText('Sent');

  const opened = page.context().waitForEvent('page');
  await first(page).getByRole('link', { name: 'As the Client Sees It' }).click();
  const theirs = await opened;
  await expect(theirs.getByRole('heading', { name: 'Variation V1' })).toBeVisible();
  await expect(theirs.getByText('$400.00').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await theirs.emulateMedia({ colorScheme });
    expect((await new AxeBuilder({ page: theirs }).setLegacyMode().analyze()).violations).toEqual([]);
    await theirs.screenshot({
      path: join(ROOT, 'tests/artifacts', `variation-page-${colorScheme}.png`),
      fullPage: true,
    });
  }
  expect(await theirs.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await theirs.getByLabel(/name/i).first().fill('Priya Sharma');
  await theirs.getByRole('button', { name: 'Accept this variation' }).click();
  await expect(theirs.getByText('Priya Sharma accepted this variation').first()).toBeVisible();

  await expect(first(page)).toContainText('Priya Sharma accepted it');
  await expect(price(page)).toContainText(/Total[\s\S]*\$5,400\.00/);
  await expect(page.getByRole('button', { name: 'Take back Variation V1' })).toBeHidden();
  expect((await list('admin-tasks')).map(({ task_name }) => task_name)).toEqual([
    'Variation V1 of Kitchen accepted by Priya Sharma',
  ]);
});

test('what was invoiced, credited and paid stands beside the price', async ({ page, url }) => {
  const job = await kitchen(page, url);
  const { add } = records(page, url);
  const invoice = await add('invoices', { project_id: job.id, amount: 2000, issue: true });
  await add(`invoices/${invoice.id}/credit-notes`, { amount: 500, reason: 'Charged twice' });
  await add('finance-records', { type: 'payment', amount: 700, invoice_id: invoice.id });
  await openMoney(page);
  for (const [label, amount] of [
    ['Invoiced', '2,000'],
    ['Credited', '500'],
    ['Paid', '700'],
    ['Still due', '800'],
    ['Left to invoice', '3,000'],
  ])
    await expect(billing(page)).toContainText(new RegExp(`${label}\\s*\\$${amount}\\.00`));
  await expectAccessible(page);
  expect(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

test('a job is invoiced from its Money tab: stages, a claim that is too much, and the rest @wide', async ({
  page,
  url,
  problems,
}, { project }) => {
  problems.allow(/\b422\b/);
  await kitchen(page, url);
  const { list } = records(page, url);
  await openMoney(page);
  const invoicing = page.getByRole('region', { name: 'Invoice This Job' });
  await expect(invoicing.getByRole('button', { name: 'All of It, $5,000.00' })).toBeVisible();

  await invoicing.getByRole('button', { name: 'Set Stages' }).click();
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('listitem', { name: 'Stage 1' });
  await first.getByLabel('Name').fill('Deposit');
  await first.getByLabel('Percent').fill('20');
  await dialog.getByRole('button', { name: 'Add Stage' }).click();
  const second = dialog.getByRole('listitem', { name: 'Stage 2' });
  await second.getByLabel('Name').fill('Benchtop');
  await second.getByLabel('Amount').fill('1500');
  await expectAccessible(page);
  await page.screenshot({ path: join(ROOT, 'tests/artifacts', `stages-dialog-${project.name}.png`) });
  await dialog.getByRole('button', { name: 'Save Stages' }).click();
  const stages = page.getByRole('list', { name: 'Stages' });
  await expect(stages).toContainText(/Deposit\s*20% of the price[\s\S]*\$1,000\.00[\s\S]*Benchtop[\s\S]*\$1,500\.00/);

  await stages.getByRole('button', { name: 'Invoice Deposit' }).click();
  await expect(toast(page, 'Draft Invoice Made')).toBeVisible();
  await expect(stages).toContainText('Draft');
  await expect(billing(page)).toContainText(/1 draft, not sent\s*\$1,000\.00/);
  // what is drafted is no rest
  await expect(invoicing.getByRole('button', { name: 'The Rest, $4,000.00' })).toBeVisible();

  await invoicing.getByRole('button', { name: 'Progress Claim' }).click();
  await dialog.getByRole('button', { name: 'Make Draft' }).click();
  await expect(dialog.getByText('Enter a percent of the price, or an amount.')).toBeVisible();
  await dialog.getByLabel('Percent of the Price').fill('110');
  await dialog.getByRole('button', { name: 'Make Draft' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'That is more than the whole price. $4,000.00 of it is left to invoice, which is 80%.',
  );
  await dialog.getByLabel('Percent of the Price').fill('90');
  await expect(dialog.getByText('$4,500.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make Draft' }).click();
  await expect(dialog.getByText(/\$500\.00 more than the \$5,000\.00/)).toBeVisible();
  await expectAccessible(page);
  await page.screenshot({ path: join(ROOT, 'tests/artifacts', `bill-dialog-${project.name}.png`) });
  await dialog.getByLabel('Invoice it all the same').click();
  await dialog.getByRole('button', { name: 'Make Draft' }).click();
  await expect(dialog).toBeHidden();
  await expect(billing(page)).toContainText(/2 drafts, not sent\s*\$5,500\.00/);

  await expect(invoicing.getByRole('button', { name: /^The Rest/ })).toHaveCount(0);
  const made = await list('finance-records');
  expect(made.map(({ stage, kind, amount }) => [stage, kind, amount]).sort()).toEqual([
    ['draft', 'progress', 1000],
    ['draft', 'progress', 4500],
  ]);
  await page.screenshot({ path: join(ROOT, 'tests/artifacts', `money-tab-${project.name}.png`), fullPage: true });
  await expectAccessible(page);
});
