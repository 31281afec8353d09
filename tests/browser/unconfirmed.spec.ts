import { newEmail, PASSWORD, profile, signUpOnly } from '../support/account.ts';
import { post } from '../support/samples.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { mailedLink } from './mail.ts';
import { toast } from './records.ts';

const OWNERS = 'Wattle-and-gum-4471';

test('a link that is opened elsewhere asks for the password of the account', async ({ page, url, problems }) => {
  problems.allow(/40[13]|422/);
  const { email } = await signUpOnly(url);
  await page.goto(await mailedLink(page, email, 'Confirm your email address'));
  await expect(page.getByText('Enter the password that you chose when you signed up')).toBeVisible();
  await expectAccessible(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('That is not the password you signed up with.');
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
});

test('who finds an account with their address that is not theirs gets the address back', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/40[13]|422/);
  const email = newEmail();
  const stranger = await signUpOnly(url, { email });
  await post(stranger, '/api/clients', { name: 'A stranger’s client' });
  await stranger.fetch('/api/auth/forgot-password', { method: 'POST', json: { email } });
  await page.goto(await mailedLink(page, email, 'Choose a new password'));
  await page.getByLabel('New Password', { exact: true }).fill(OWNERS);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('alert')).toContainText('never confirmed');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'It is not mine' }).click();
  await expect(toast(page, 'Your Address Is Free')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
  const made = await stranger.fetch('/api/auth/signup', { method: 'POST', json: profile({ email, password: OWNERS }) });
  expect(made.status).toBe(201);
});
