import { expectNoSidewaysScroll, offered, openPage, row } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

test('credit notes and refunds read as what they are, and are never edited', {
  tag: '@wide',
}, async ({ person, page, url }) => {
  expect(person.email).toBeTruthy();
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  const job = await add('projects', { job_name: 'Kitchen', client_id: client.id });
  const owed = { type: 'invoice', project_id: job.id, client_id: client.id, amount: 500, description: 'Tap' };
  const invoice = await add('finance-records', owed);
  await add('finance-records', { type: 'payment', client_id: client.id, amount: 450 });
  await add(`invoices/${invoice.id}/credit-notes`, { amount: 120, reason: 'The tap was faulty' });
  await add(`clients/${client.id}/refunds`, { amount: 70 });
  await add('invoices', { project_id: job.id, amount: 90, description: 'Next part' });

  await openPage(page, '/finance-data', 'Finance Data & Details');
  await expect(row(page, /^Invoice/)).toContainText('$120.00 credited');
  const note = row(page, /^Credit note CN-1001/);
  await expect(note).toContainText('Priya Sharma - The tap was faulty');
  // paid or pending says nothing of them
  await expect(note).not.toContainText(/Paid|Pending/);
  await expect(row(page, /^Refund/)).not.toContainText(/Paid|Pending/);
  await expect(note.getByRole('button')).toHaveCount(2);
  await expect(note.getByRole('button', { name: /PDF/ })).toBeVisible();
  expect(await offered(page, note)).toEqual(['Send', 'Delete']);
  await expect(row(page, /^Refund/).getByRole('button')).toHaveCount(2);
  expect(await offered(page, row(page, /^Refund/))).toEqual(['Send', 'Delete']);
  await expect(row(page, /^Refund/).getByRole('button', { name: /Receipt/ })).toBeVisible();
  await expectNoSidewaysScroll(page);

  // the same on the job
  await page.goto(`/job-details?job=${String(job.job_number)}`);
  await page.getByRole('tab', { name: /^Finance/ }).click();
  const lines = page.getByRole('tabpanel', { name: /^Finance/ }).getByRole('listitem');
  await expect(lines.filter({ hasText: 'Next part' })).toContainText('Draft');
  const credited = lines.filter({ hasText: 'The tap was faulty' });
  await expect(credited).toContainText(/Credit note CN-1001.*\$120\.00/);
  await expect(credited).not.toContainText(/Paid|Pending/);
});
