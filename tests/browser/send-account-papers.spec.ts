import { choose, openPage, row } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

test('a receipt and a credit note are sent from Finance, looked at first', async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', email: 'priya@example.org' });
  const invoice = await add('invoices', { client_id: client.id, amount: 550, description: 'Call-out', issue: true });
  const paid = { type: 'payment', status: 'paid', amount: 200, client_id: client.id };
  await add('finance-records', paid);
  await add(`invoices/${invoice.id}/credit-notes`, { amount: 110, reason: 'Tap was faulty' });

  await page.goto('/finance-data');
  const dialog = page.getByRole('dialog');
  const shown = dialog.getByRole('region', { name: 'What goes out' });
  await choose(page, row(page, /^Payment/), 'Send');
  await expect(page.getByRole('dialog', { name: /^Send Payment of \$200\.00/ })).toBeVisible();
  await expect(shown).toContainText(/Receipt for \$200\.00[\s\S]*Hi Priya,[\s\S]*still due \$240\.00[\s\S]*\/i\//);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Sent to priya@example.org.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await choose(page, row(page, /^Credit note/), 'Send');
  await expect(page.getByRole('dialog', { name: /^Send Credit note CN-1001/ })).toBeVisible();
  await dialog.getByLabel('Your words in front').fill('Sorry about the tap.');
  await expect(shown).toContainText(/Sorry about the tap\.[\s\S]*takes \$110\.00 off[\s\S]*Still due/);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Sent to priya@example.org.')).toBeVisible();
  const sent = (await list('outbox')).filter(({ to }) => to === 'priya@example.org');
  expect(sent.map(({ status }) => status)).toEqual(['sent', 'sent']);
});

test('a statement is sent from the client’s account; its link shows it until it is stopped', { tag: '@wide' }, async ({
  page,
  url,
  context,
  person,
}) => {
  expect(person.email).toBeTruthy();
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', email: 'priya@example.org' });
  await add('invoices', { client_id: client.id, amount: 550, description: 'Call-out', issue: true });
  await openPage(page, `/client-account?client=${client.id}`, 'Account: Priya Sharma');
  await expect(page.getByRole('heading', { name: 'Statements Sent' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Send Statement for Priya Sharma' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Statement for Priya Sharma' });
  await expect(dialog.getByRole('region', { name: 'What goes out' })).toContainText(
    /Hi Priya,[\s\S]*This is your statement up to[\s\S]*\$550\.00[\s\S]*\/s\//,
  );
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Done' }).click();

  const sent = page.getByRole('region', { name: 'Statements Sent' });
  await expect(sent.getByRole('listitem')).toHaveCount(1);
  const link = (await sent.getByRole('link', { name: /As the Client Sees It/ }).getAttribute('href')) ?? '';
  const hers = await context.newPage();
  await hers.goto(link);
  await expect(hers.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  await expect(hers.getByRole('row', { name: /Balance on/ })).toContainText('$550.00');
  await hers.close();
  await sent.getByRole('button', { name: /^Stop the Link/ }).click();
  await expect(sent.getByText('Its link was stopped.')).toBeVisible();
  expect((await page.request.get(link)).status()).toBe(410);
});
