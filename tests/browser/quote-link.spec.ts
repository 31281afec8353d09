import { choose, row } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test('a sent quote has a link; what its client answers there stands on it, and makes an invoice', async ({
  page,
  url,
  person,
  problems,
}) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  const lines = [{ description: 'New switchboard', quantity: 1, unit_price: 8650 }];
  const quote = await add('quotes', { client_id: client.id, lines });
  await add(`quotes/${quote.id}/send`, {});
  await page.goto(`/quick-quote?quote=${quote.id}`);
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();

  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'As the Client Sees It' }).click();
  const theirs = await opened;
  await theirs.getByLabel(/name/i).first().fill('Priya Sharma');
  await theirs.getByRole('button', { name: /accept/i }).click();
  await expect(theirs.getByText('accepted this quote').first()).toBeVisible();
  await expect.poll(async () => (await list('quotes'))[0]?.status).toBe('accepted');
  await page.reload();
  await expect(page.getByText('Accepted by Priya Sharma')).toBeVisible();

  await page.goto('/quotes');
  await page.getByRole('button', { name: /^Make Invoice of Q\d/ }).click();
  await expect(page.getByText('Draft Invoice Made', { exact: true })).toBeVisible();
  // once more would be too much: what there is already is one tap away
  problems.allow(/422/);
  await page.getByRole('button', { name: /^Make Invoice of Q\d/ }).click();
  await page.getByRole('button', { name: 'Open Its Money' }).click();
  await expect(page).toHaveURL(/\/job-details\?job=\d+&tab=money$/);
  await page.goto('/finance-data');
  await page.getByRole('button', { name: 'Issue Draft invoice of $8,650.00, Priya Sharma' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText('Invoice INV-1001 Issued', { exact: true })).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    choose(page, row(page, /^Invoice INV-1001/), 'PDF'),
  ]);
  expect(paper.suggestedFilename()).toBe('Invoice INV-1001.pdf');
});

test('what the client answered is told at once wherever one is, and leads to the conversation and the job', {
  tag: '@wide',
}, async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add, list, settings } = records(page, url);
  await settings({ deposit_percent: 30 });
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  const lines = [{ description: 'New switchboard', quantity: 1, unit_price: 8650 }];
  const quote = await add('quotes', { client_id: client.id, lines, deposit_percent: 30 });
  await add(`quotes/${quote.id}/send`, {});
  const link = String((await list('quotes'))[0]?.link);
  await lastingNotices(page);
  const socket = page.waitForEvent('websocket');
  await page.goto('/client-directory');
  // what happened before the page listens is read there, and told by nobody
  await (await socket).waitForEvent('framereceived');
  const theirs = await page.context().newPage();
  await theirs.goto(link);
  await theirs.getByLabel(/name/i).first().fill('Priya Sharma');
  await theirs.getByRole('button', { name: /accept/i }).click();
  // a page that is closed takes along what it has not sent yet
  await expect(theirs.getByText('accepted this quote').first()).toBeVisible();
  await theirs.close();

  const told = toast(page, /Priya Sharma accepted Quote/);
  await expect(told).toContainText('Renea');
  await told.getByRole('button', { name: 'Open' }).click();
  const words = page.getByText(/Priya Sharma accepted Quote Q\d+, \$8,650\.00\. Job 1001 was made from it/).last();
  await expect(words).toContainText('Its deposit invoice of $2,595.00 is drafted.');
  await expect(page.getByRole('link', { name: 'Open job 1001' })).toBeVisible();
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/told-${page.viewportSize()?.width}.png` });
  await page.getByRole('link', { name: 'Open job 1001' }).click();
  await expect(page).toHaveURL(/job-details\?job=1001/);
  await expect(page.getByRole('heading', { name: 'New switchboard' })).toBeVisible();
});
