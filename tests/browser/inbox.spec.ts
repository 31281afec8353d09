import { expect, test } from './fixtures.ts';
import { records, toast } from './records.ts';

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
  await expect(sent).toContainText('Kept in the development outbox.');

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
  await expect(list.getByRole('article')).toContainText(['See you at nine 👍', 'Running 20 minutes late']);
  await list.getByLabel('Status').selectOption('Not sent');
  await expect(list).toContainText('None of these');
});
