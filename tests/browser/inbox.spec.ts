import { postText, textFields } from '../support/messages.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { isPhone, waiting, ways } from './navigation.ts';
import { lastingNotices, records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

test('what goes out is in the conversation and in Sent, live', async ({ page, url }) => {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156', email: 'priya@example.com' });
  await page.goto('/inbox');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set Up Messages' })).toHaveAttribute('href', '/settings/messages');

  await page.goto('/client-directory');
  await page.getByRole('link', { name: 'Messages with Priya Sharma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Sharma' })).toBeVisible();
  const conversation = page.getByRole('region', { name: 'Messages with Priya Sharma' });
  await expect(conversation).toContainText('Nothing written yet.');
  await add('outbox', { client_id: client.id, channel: 'sms', body: 'Running 20 minutes late' });
  const sent = conversation.getByRole('article', { name: /^To / });
  await expect(sent).toContainText('Running 20 minutes late');
  await expect(sent).toContainText('Kept in the development outbox - nobody outside has received it.');

  const write = conversation.getByRole('form', { name: 'Write a message' });
  await write.getByLabel('Your message').fill('See you at nine');
  await expect(write).toContainText('1 text to 0491 570 156, about $0.08');
  await write.getByLabel('Your message').fill('See you at nine 👍');
  await expect(write).toContainText('An emoji or a special character makes it longer.');
  await write.getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'Message Sent')).toBeVisible();
  await expect(sent).toContainText(['Running 20 minutes late', 'See you at nine 👍']);
  await expect(write.getByLabel('Your message')).toHaveValue('');

  await page.getByRole('link', { name: 'Back to Inbox' }).click();
  const people = page.getByRole('region', { name: 'People' });
  await expect(people.getByRole('link', { name: /Priya Sharma/ })).toContainText('You: See you at nine 👍');
  await people.getByRole('searchbox', { name: 'Search people' }).fill('nobody like that');
  await expect(people).toContainText('Nobody matches that');
  await page.getByRole('tab', { name: 'Sent' }).click();
  const list = page.getByRole('region', { name: 'Sent messages' });
  // nothing of what Smoko wrote about the account
  await expect(list.getByRole('link')).toContainText(['See you at nine 👍', 'Running 20 minutes late']);
  await expect(list.getByRole('link').first()).toContainText(/Priya Sharma.*Kept here/);
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Filter' }).click();
  await list.getByLabel('Status').selectOption('Not sent');
  await expect(list).toContainText('None of these');
});

test('Sent is a mailbox: found by words, opened it reads as it was sent, with its paper', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156', email: 'priya@example.com' });
  const quote = await add('quotes', {
    client_id: client.id,
    lines: [{ description: 'New switchboard', quantity: 1, unit_price: 8650 }],
  });
  await add(`quotes/${quote.id}/send`, { channel: 'email' });
  await add('outbox', { client_id: client.id, channel: 'sms', body: 'Running 20 minutes late' });
  await page.goto('/inbox?tab=sent');
  const list = page.getByRole('region', { name: 'Sent messages' });
  const rows = list.getByRole('link');
  await expect(rows).toHaveCount(2);
  if (isPhone(page)) {
    // a filter whose words would be cut off beside another has a line of its own
    await list.getByRole('button', { name: 'Filter', exact: true }).click();
    const filters = await list.getByRole('combobox').all();
    for (const one of filters) expect((await one.boundingBox())?.width).toBeGreaterThan(300);
    expect(filters).toHaveLength(2);
  }
  await list.getByRole('searchbox', { name: 'Search sent messages' }).fill('quote priya');
  await expect(rows).toHaveCount(1);
  await rows.click();
  const opened = page.getByRole('article', { name: 'To Priya Sharma' });
  await expect(opened.getByRole('heading')).toContainText(`Quote ${quote.short_name}`);
  await expect(opened).toContainText('Hi Priya,');
  await expect(opened.getByRole('link', { name: /^http.*\/q\// })).toBeVisible();
  await expect(opened.getByRole('region', { name: 'Its paper' })).toContainText(`Quote ${quote.short_name}`);
  const paper = page.waitForEvent('download');
  await opened.getByRole('button', { name: `PDF of Quote ${quote.short_name}` }).click();
  expect((await paper).suggestedFilename()).toContain('.pdf');
  await expectAccessible(page);
  if (!isPhone(page)) return expect(rows).toBeVisible();
  await opened.getByRole('link', { name: 'Back to Sent' }).click();
  await expect(rows).toHaveCount(1);
});

const NUMBER = '+61491570156';

test('a text comes in live, is read, and one tap does what it asks', { tag: '@wide' }, async ({ page, url }) => {
  const { add, list, number } = records(page, url);
  const to = await number();
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  const job = await add('projects', { job_name: 'Switchboard', client_id: client.id });
  await add('quotes', {
    client_id: client.id,
    project_id: job.id,
    status: 'sent',
    lines: [{ description: 'New switchboard', quantity: 1, unit_price: 8650 }],
  });
  const text = (Body: string) => postText(url, textFields({ From: NUMBER, To: to, Body }));

  await lastingNotices(page);
  await page.goto('/client-directory');
  await expect(page.getByRole('article', { name: 'Priya Sharma' })).toBeVisible();
  // seen without a reload: from here on the page hears what happens
  await add('clients', { name: 'Colin Prentice' });
  await expect(page.getByRole('article', { name: 'Colin Prentice' })).toBeVisible();
  expect((await text('yep go ahead, can you do tues instead')).status).toBe(200);
  const notice = toast(page, 'Priya Sharma');
  await expect(notice).toContainText('said yes to quote');
  if (isPhone(page)) await expect(waiting(page, 'Inbox')).toContainText(/[1-9] waiting/);
  await expect((await ways(page)).getByRole('link', { name: /^Inbox/ })).toContainText('1 unread');
  await page.keyboard.press('Escape');
  await notice.getByRole('button', { name: 'Open' }).click();

  const conversation = page.getByRole('region', { name: 'Messages with Priya Sharma' });
  const said = conversation.getByRole('article', { name: 'From Priya Sharma' });
  await expect(said).toContainText('yep go ahead, can you do tues instead');
  await expect(said).toContainText('Says yes to the quote');
  await expect(said.getByRole('definition').filter({ hasText: 'Tue 24 Nov 2026' })).toBeVisible();
  await expect(said).toContainText('Their number is on file');
  await expect.poll(async () => (await list('inbox', 'unread=true')).length).toBe(0);

  const proposals = conversation.getByRole('list', { name: 'Proposed' });
  const accept = proposals.getByRole('region', { name: /^Mark quote .* as accepted/ });
  await accept.getByRole('button', { name: 'Approve' }).click();
  await expect(accept).toContainText('Approved by Dave Carmody');
  expect(await list('quotes')).toMatchObject([{ status: 'accepted' }]);

  const draft = conversation.getByRole('region', { name: 'Answer, ready to send' });
  await expect(draft).toContainText('1 text to 0491 570 156');
  await expectAccessible(page);
  await draft.getByLabel('Message').fill('Tuesday at eight it is. Dave');
  await draft.getByRole('button', { name: 'Send to 0491 570 156' }).click();
  await expect(toast(page, 'Message Sent')).toBeVisible();
  await expect(draft).toHaveCount(0);
  await expect(conversation.getByRole('article', { name: /^To / })).toContainText('Tuesday at eight it is. Dave');

  expect((await text('STOP')).status).toBe(200);
  await expect(conversation.getByRole('article', { name: 'From Priya Sharma' }).last()).toContainText(
    'No more messages',
  );
  await expect(conversation).toContainText('No texts: they said stop');
});

test('what they say later takes the place of what they said before, and says so', async ({ page, url }) => {
  const { add, number } = records(page, url);
  const to = await number();
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  await add('quotes', {
    client_id: client.id,
    status: 'sent',
    lines: [{ description: 'New switchboard', quantity: 1, unit_price: 8650 }],
  });
  // as it is three days later: the business clock of the tests stands still
  await page.route(/\/api\/approvals\?/, async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { status: string }[] };
    const later = data.map((one) => ({ ...one, ...(one.status === 'pending' ? { waiting_days: 3 } : {}) }));
    await route.fulfill({ response, json: { data: later, ...rest } });
  });
  const text = (Body: string) => postText(url, textFields({ From: NUMBER, To: to, Body }));
  await page.goto('/approvals');
  await text('Yep go ahead with the quote');
  const waits = page.getByRole('region', { name: 'Waiting for you' });
  const accept = waits.getByRole('region', { name: /^Mark quote .* as accepted/ });
  await expect(accept).toContainText(/asked Fri 20 Nov, 11:\d\d am, 3 days ago/);
  await expect(accept).toContainText('Stays here until you decide.');
  await text("No sorry, we won't go ahead with the quote after all");
  await expect(waits.getByRole('region', { name: /^Mark quote .* as declined/ })).toBeVisible();
  const replaced = page
    .getByRole('region', { name: 'Decided' })
    .getByRole('region', { name: /^Mark quote .* as accepted/ });
  await expect(replaced).toContainText(/Replaced by something newer: Mark quote .* as declined/);
  await expect(accept).toHaveCount(0);
  await expect(replaced.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await page.goto('/inbox');
  await expect(page.getByText('Changes and answers wait for your yes.')).toBeVisible();
  await expectAccessible(page);
});

test('emergencies and complaints that were not read stand above all else', async ({ page, url }) => {
  const { add, number } = records(page, url);
  const to = await number();
  await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  await page.goto('/inbox');
  await expect(page.getByText('No messages yet')).toBeVisible();
  await postText(url, textFields({ From: NUMBER, To: to, Body: 'Water pouring through ceiling!!!' }));
  await postText(url, textFields({ From: '+61491570110', To: to, Body: 'Hi, can you quote a tap at 12 Acacia Ave?' }));
  const flagged = page.getByRole('region', { name: 'Ring them' });
  await expect(flagged.getByRole('link')).toHaveText(/^Emergency: Priya Sharma\s*Water pouring through ceiling!!!/);
  await expectAccessible(page);
  await flagged.getByRole('link').click();
  const message = page.getByRole('article', { name: 'From Priya Sharma' });
  await expect(message).toContainText('Emergency');
  await expect(message).toContainText('Sounds like an emergency. Ring Priya Sharma at once.');
  await page.goto('/inbox');
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Priya Sharma');
  await expect(flagged).toHaveCount(0);
});

test('somebody nobody knows is asked about, and becomes a client', async ({ page, url }) => {
  const { list, number } = records(page, url);
  const to = await number();
  const Body = 'Hi, can you quote a new hot water system at 12 Acacia Ave? Cheers, Gus';
  await page.goto('/inbox');
  await expect(page.getByText('No messages yet')).toBeVisible();
  expect((await postText(url, textFields({ From: '+61491570110', To: to, Body }))).status).toBe(200);
  await page
    .getByRole('region', { name: 'People' })
    .getByRole('link', { name: /hot water/ })
    .click();
  await page.getByRole('button', { name: 'Who is this?' }).click();
  const who = page.getByRole('region', { name: 'Who is this?' });
  await who.getByLabel('Somebody new').fill('Gus Baxter');
  await who.getByRole('button', { name: 'Add as Client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gus Baxter' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'From Gus Baxter' })).toContainText('hot water');
  expect(await list('clients')).toMatchObject([{ name: 'Gus Baxter', phone: '+61491570110' }]);
});
