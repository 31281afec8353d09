import { expectNoSidewaysScroll, openPage, row } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

test('credit notes and refunds read as what they are, and are only deleted', {
  tag: '@wide',
}, async ({ person, page, url }) => {
  expect(person.email).toBeTruthy();
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  const owed = { type: 'invoice', client_id: client.id, amount: 500, description: 'Tap' };
  const invoice = await add('finance-records', owed);
  await add('finance-records', { type: 'payment', client_id: client.id, amount: 450 });
  await add(`invoices/${invoice.id}/credit-notes`, { amount: 120, reason: 'The tap was faulty' });
  await add(`clients/${client.id}/refunds`, { amount: 70 });

  await openPage(page, '/finance-data', 'Finance Data & Details');
  await expect(row(page, /^Invoice/)).toContainText('$120.00 credited');
  const note = row(page, /^Credit note CN-1001/);
  await expect(note).toContainText('Priya Sharma - The tap was faulty');
  await expect(note.getByRole('button')).toHaveCount(1);
  await expect(note.getByRole('button', { name: /^Delete Credit note CN-1001 of \$120\.00/ })).toBeVisible();
  await expect(row(page, /^Refund/).getByRole('button')).toHaveCount(1);
  await expectNoSidewaysScroll(page);
});
