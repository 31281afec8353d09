import { choose, row } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

test('a quote and an invoice are looked at before they go, and say where they went', async ({
  page,
  url,
  person,
  problems,
}) => {
  expect(person.email).toBeTruthy();
  // what has no address is told by a refusal
  problems.allow(/^422 POST \/api\/outbox-preview|status of 422/);
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  const lines = [{ description: 'New switchboard', quantity: 1, unit_price: 8650 }];
  await add('quotes', { client_id: client.id, lines });
  await add('invoices', { client_id: client.id, amount: 110, description: 'Call-out' });

  await page.goto('/quotes');
  await page.getByRole('button', { name: /^Send Quote Q\d/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Send by')).toHaveValue('sms');
  await dialog.getByLabel('Your words in front').fill('Hi Priya, as talked about');
  const shown = dialog.getByRole('region', { name: 'What goes out' });
  await expect(shown).toContainText(/Hi Priya, as talked about[\s\S]*New switchboard x 1[\s\S]*\/q\//);
  await expect(shown).toContainText(/[1-9] texts? to 0491 570 156, about \$0\.\d\d/);
  await dialog.getByLabel('Send by').selectOption('email');
  await expect(dialog.getByRole('alert')).toContainText('Priya Sharma has no email address on file');
  await dialog.getByLabel('Send by').selectOption('sms');
  await expect(shown).toBeVisible();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Sent to 0491 570 156.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'As the Client Sees It' })).toHaveAttribute('href', /\/q\//);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel(/^Status of Q\d/)).toHaveValue('sent');

  await page.goto('/finance-data');
  await choose(page, row(page, /^Draft invoice/), 'Send');
  await expect(page.getByRole('dialog', { name: 'Send Draft invoice of $110.00, Priya Sharma' })).toBeVisible();
  await expect(shown).toContainText(/Call-out[\s\S]*\/i\//);
  await expect(dialog).toContainText('Sending it issues it: it gets its number and cannot be changed after that.');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Sent to 0491 570 156.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'As the Client Sees It' })).toHaveAttribute('href', /\/i\//);
  expect(await list('finance-records')).toMatchObject([{ stage: 'issued', invoice_number: 'INV-1001' }]);
  expect((await list('outbox')).filter(({ channel }) => channel === 'sms').map(({ status }) => status)).toEqual([
    'sent',
    'sent',
  ]);
});
