import { ask, backToChat, box, conversation, JOB, jobs, open, SENTENCE, said, say, threads } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

test('a sentence makes a job and a client, live, and Undo takes it back', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  const answer = await ask(page, SENTENCE);
  await expect(answer).toContainText('Jerry');
  await expect(answer).toContainText('Priya Sharma');
  const receipts = answer.getByRole('list', { name: 'What was done' }).getByRole('listitem');
  await expect(receipts.filter({ hasText: /Created job 1001/ })).toBeVisible();

  const panel = await jobs(page);
  const job = panel.getByRole('article', { name: JOB });
  await expect(job).toContainText('Priya Sharma');
  await expect(job).toContainText('$2,400');
  await expect(job).toContainText('Dec 01, 2026');
  await expect(job).toContainText('8 Harris St');
  await expect(job).toContainText('#1001');
  await expect(job.getByText('Pending', { exact: true })).toHaveClass(/text-wait/);
  await expect(panel.getByRole('tab', { name: 'Active 1' })).toBeVisible();

  await backToChat(page);
  await receipts
    .filter({ hasText: /Created job/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(receipts.filter({ hasText: /Created job/ })).toContainText('Undone');
  await expect((await jobs(page)).getByText('No active jobs')).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'Active 0' })).toBeVisible();
});

test('what deletes waits for Approve', async ({ page }) => {
  await open(page);
  await ask(page, SENTENCE);
  const answer = await ask(page, 'delete client Priya Sharma');
  const card = answer.getByRole('region', { name: /Delete client Priya Sharma/ });
  await expect(card).toContainText('Needs your OK');
  await expect((await jobs(page)).getByRole('article', { name: JOB })).toContainText(/^(?!.*\(deleted\)).*$/s);
  await backToChat(page);
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card).toContainText('Approved');
  await expect(card.getByRole('button')).toHaveCount(0);
  const done = answer.getByRole('list', { name: 'What was done' }).getByText(/Deleted client Priya Sharma/);
  await expect(done).toBeInViewport({ ratio: 1 });
  await expect((await jobs(page)).getByRole('article', { name: JOB })).toContainText('Priya Sharma (deleted)');
});

test('Reject leaves everything as it is', async ({ page }) => {
  await open(page);
  await ask(page, SENTENCE);
  const answer = await ask(page, 'delete client Priya Sharma');
  const card = answer.getByRole('region', { name: /Delete client Priya Sharma/ });
  await card.getByRole('button', { name: 'Reject' }).click();
  await expect(card).toContainText('Rejected');
  await page.reload();
  await expect(said(page, 'Jerry').last().getByText('Rejected')).toBeVisible();
  const job = (await jobs(page)).getByRole('article', { name: JOB });
  await expect(job).toContainText('Priya Sharma');
  await expect(job).not.toContainText('(deleted)');
});

test('a plain yes in the conversation is an approval', async ({ page }) => {
  await open(page);
  await ask(page, SENTENCE);
  const asking = await ask(page, 'delete client Priya Sharma');
  const answer = await ask(page, 'yes');
  await expect(answer).toContainText('Deleted client Priya Sharma');
  await expect(asking.getByRole('region', { name: /Delete client Priya Sharma/ })).toContainText('Approved');
  await expect((await jobs(page)).getByRole('article', { name: JOB })).toContainText('Priya Sharma (deleted)');
});

test('a second tab sees the same conversation live', async ({ page, context }) => {
  await open(page);
  await ask(page, 'show me my jobs');
  const other = await context.newPage();
  await open(other, page.url());
  await expect(said(other, 'You')).toHaveText([/show me my jobs/]);
  await ask(page, SENTENCE);
  await expect(said(other, 'You').last()).toContainText('Create a job for Priya Sharma');
  await expect(said(other, 'Jerry').last()).toContainText('Created job 1001');
  await expect((await jobs(other)).getByRole('article', { name: JOB })).toBeVisible();
});

test('what is said while another screen is open is there when one comes back', async ({ page, url }) => {
  await open(page);
  await ask(page, 'show me my jobs');
  const thread = new URL(page.url()).searchParams.get('thread');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await records(page, url).add(`threads/${thread}/messages`, { message: SENTENCE });
  await expect.poll(async () => (await records(page, url).list('projects')).length).toBe(1);
  await bar.getByRole('button', { name: 'Chat' }).click();
  await expect(said(page, 'Jerry').last()).toContainText('Created job 1001');
});

test('conversations are kept in a list, and a new one is empty', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await ask(page, 'show me my jobs');
  await threads(page);
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(said(page, 'You')).toHaveCount(0);
  if (!isPhone(page)) await expect(box(page)).toBeFocused();
  await ask(page, 'list my clients please');
  const list = await threads(page);
  await expect(list.getByRole('link')).toHaveText([/list my clients please/, /show me my jobs/]);
  await list.getByRole('link', { name: /show me my jobs/ }).click();
  await expect(said(page, 'You')).toHaveText([/show me my jobs/]);
  await page.goBack();
  await expect(said(page, 'You')).toHaveText([/list my clients please/]);
});

test('an empty command is answered with what is missing', async ({ page }) => {
  await open(page);
  await box(page).fill('   ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter a command.')).toBeVisible();
  await expect(said(page, 'You')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('two taps on Send send once, and nothing is said of the second', async ({ page }) => {
  await open(page);
  await box(page).fill('What is on today?');
  await page.getByRole('button', { name: 'Send' }).dblclick();
  await expect(said(page, 'You')).toHaveCount(1);
  await page.waitForTimeout(1_000);
  await expect(page.getByText('Please enter a command.')).toHaveCount(0);
  await expect(said(page, 'You')).toHaveCount(1);
  // later it is an empty command again
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter a command.')).toBeVisible();
});

test('words on the screen are never taken for markup', async ({ page }) => {
  await open(page);
  await say(page, '<img src=x onerror=alert(1)> **bold**');
  await expect(said(page, 'You')).toContainText('<img src=x onerror=alert(1)>');
  await expect(said(page, 'You').locator('img')).toHaveCount(0);
});

test('a draft is still there after a look at another conversation', async ({ page }) => {
  await open(page);
  await ask(page, 'show me my jobs');
  await box(page).fill('half a thou');
  await threads(page);
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(box(page)).toHaveValue('');
  const list = await threads(page);
  await list.getByRole('link', { name: /show me my jobs/ }).click();
  await expect(box(page)).toHaveValue('half a thou');
});

test('what a reply names can be tapped: a record, a number to ring, an address', async ({ page, url }) => {
  const made = records(page, url);
  const client = await made.add('clients', { name: 'Mele Tupou', phone: '0491 570 159', email: 'mele@example.com' });
  await made.add('projects', { job_name: 'Bathroom', job_number: '1001', client_id: client.id });
  await made.add('quotes', { client_id: client.id, content: { details: 'Bathroom' } });
  await made.ask('invoice Mele Tupou $680');
  const [invoice] = await made.list('finance-records');
  await made.add(`invoices/${invoice?.id}/issue`, {});
  await open(page);
  const people = await ask(page, 'list my clients');
  await expect(people.getByRole('link', { name: '0491 570 159' })).toHaveAttribute('href', 'tel:0491570159');
  await expect(people.getByRole('link', { name: 'mele@example.com' })).toHaveAttribute(
    'href',
    'mailto:mele@example.com',
  );

  await ask(page, 'list my quotes', 'Renea');
  await ask(page, 'show unpaid invoices', 'Renea');
  await ask(page, 'show me my jobs');
  const ways: [RegExp, RegExp][] = [
    [/^Q1$/, /\/quick-quote\?quote=\w{24}$/],
    [/^INV-\d+$/, /\/finance-record\?id=\w{24}$/],
    [/^1001$/, /\/job-details\?job=1001$/],
  ];
  for (const [name, address] of ways) {
    await conversation(page).getByRole('link', { name }).last().click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
});
