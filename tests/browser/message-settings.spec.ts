import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

test('who wants no more messages is noted, found and taken back, and the client shows it', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('clients', { name: 'Priya Sharma', phone: '0491 570 156', email: 'priya@example.com' });
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message Settings' })).toBeVisible();
  const part = page.getByRole('region', { name: 'No More Messages', exact: true });
  await expect(part).toContainText('Nobody has asked for that.');

  await part.getByRole('button', { name: 'Add a Number or Address' }).click();
  const form = page.getByRole('dialog', { name: 'No More Messages' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('Enter a number or an email address.');
  await form.getByLabel('Number or Email Address').fill('0491 570 156');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, 'Noted')).toBeVisible();
  const row = part.getByRole('listitem').filter({ hasText: '0491 570 156' });
  await expect(row).toContainText('No texts');
  await expect(row).toContainText('noted by you');
  const log = page.getByRole('region', { name: 'Consent Log' }).getByRole('listitem');
  await expect(log).toHaveText([/0491 570 156: no more texts, noted by you/]);

  await expectAccessible(page);
  const search = part.getByRole('searchbox', { name: 'Search a number or address' });
  await search.fill('0491 570 006');
  await expect(part).toContainText('Not on this list.');
  await search.fill('0491 570 156');
  await expect(row).toBeVisible();

  await page.goto('/client-directory');
  const card = page.getByRole('article', { name: 'Priya Sharma' });
  await expect(card).toContainText('No texts');
  await card.getByRole('button', { name: 'Edit Priya Sharma' }).click();
  await page.getByRole('checkbox', { name: 'No follow-ups' }).check();
  await page.getByRole('button', { name: 'Update Client' }).click();
  await expect(card).toContainText('No texts, no follow-ups');

  await page.goto('/settings/messages');
  await row.getByRole('button', { name: 'Remove 0491 570 156' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'They Want Messages Again' }).click();
  await expect(part).toContainText('Nobody has asked for that.');
  await expect(log).toHaveText([/again texts, noted by you/, /no more texts/]);
});

test('a tradie is told whom to ask, and nothing of the server', async ({ page }) => {
  await page.goto('/settings/messages');
  const part = page.getByRole('region', { name: 'Your Number and Address' });
  const next = part.getByRole('list', { name: 'What to do next' });
  await expect(next).toContainText(
    'Emails come in, but do not go out yet. Ask Kiri Tane (kiri@smoko.example) to connect that too.',
  );
  await expect(page.getByRole('main')).not.toContainText(/TWILIO|SMTP|SMOKO_|webhook/i);
  await expect(part.getByRole('link', { name: 'Write to Kiri Tane' })).toHaveAttribute(
    'href',
    /^mailto:kiri@smoko\.example\?subject=Please%20connect/,
  );
});

test('the business has a number and an address, and its owner a mobile that counts', { tag: '@wide' }, async ({
  page,
  url,
  person,
  problems,
}) => {
  problems.allow(/403/);
  const { list, number: take, settings } = records(page, url);
  const number = (await take()).replace(/^\+61(...)(...)(...)$/, '0$1 $2 $3');
  await settings({ sms_number: null });
  await page.goto('/settings/messages');
  const part = page.getByRole('region', { name: 'Your Number and Address' });
  await expect(part.getByRole('list', { name: 'What to do next' })).toContainText('Choose the number');
  const form = part.getByRole('form', { name: 'SMS number' });
  await form.getByLabel('SMS number').fill(number);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Saved')).toContainText(number);
  await expect(form.getByRole('button', { name: 'Copy SMS number' })).toBeVisible();
  await expect(part).not.toContainText('Choose the number');

  const mobile = page.getByRole('region', { name: 'Your Own Mobile' });
  await mobile.getByRole('button', { name: 'Set Up Your Mobile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your Own Mobile' });
  await dialog.getByLabel('Mobile Number').fill('0491 570 110');
  await dialog.getByRole('button', { name: 'Text Me a Code' }).click();
  // whose texts approve is for whoever shows that it is them
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Your password', { exact: true }).fill(person.password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toContainText('The six digits we texted to 0491 570 110.');
  const [text] = await list('outbox', 'channel=sms');
  await dialog.getByLabel('Code', { exact: true }).fill(String(text?.body).slice(0, 6));
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(mobile).toContainText('0491 570 110');
  await mobile.getByRole('button', { name: 'Forget It' }).click();
  await expect(mobile.getByRole('button', { name: 'Set Up Your Mobile' })).toBeVisible();
});
