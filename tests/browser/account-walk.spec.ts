import { newEmail, PASSWORD } from '../support/account.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { mailedLink } from './mail.ts';
import { noted } from './noted.ts';
import { toast } from './records.ts';

const NEW_PASSWORD = 'a kettle boils at smoko';
const signIn = (page: Page) => page.getByRole('tabpanel', { name: 'Sign In' });

async function enter(page: Page, email: string, password: string): Promise<void> {
  await signIn(page).getByLabel('Email').fill(email);
  await signIn(page).getByLabel('Password', { exact: true }).fill(password);
  await signIn(page).getByRole('button', { name: 'Sign In' }).click();
}

async function signOut(page: Page): Promise<void> {
  const fresh = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await fresh;
  await expect(signIn(page)).toBeVisible();
}

test('from a new account to a confirmed address and a new password', async ({ page, problems }) => {
  problems.allow(/401|422/);
  // the clock's script, in the frame of a mail
  problems.allow(/about:srcdoc/);
  const email = newEmail();
  const events = noted(page);
  await page.goto('/signup');
  const fields = page.getByRole('tabpanel', { name: 'Create Account' });
  await fields.getByLabel('Full Name').fill('Dave Carmody');
  await fields.getByLabel('Business Name').fill('Carmody Electrical');
  await fields.getByLabel('Business Location').fill('Penrith NSW');
  await fields.getByLabel('No', { exact: true }).check();
  await fields.getByLabel('Email').fill(email);
  await fields.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await fields.getByRole('button', { name: 'Create Account' }).click();
  const unconfirmed = page.getByRole('region', { name: 'Confirm your email address' });
  await expect(unconfirmed).toContainText(`We sent a link to ${email}. Messages to clients wait for it.`);
  await unconfirmed.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'Link Sent')).toBeVisible();
  // without the notices that stand above it
  await page.reload();
  await unconfirmed.getByRole('button', { name: 'Not now' }).click();
  await expect(unconfirmed).toHaveCount(0);

  const verify = await mailedLink(page, email, 'Confirm');
  await page.goto(verify);
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await page.goto(verify);
  await expect(page.getByRole('alert')).toHaveText('That link is too old or was used before. Ask for a new one.');
  await expect(page.getByText('Your address is confirmed already.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Dashboard' }).click();
  await signOut(page);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  const send = dialog.getByRole('button', { name: 'Send Reset Link' });
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter a valid email address');
  await dialog.getByLabel('Email').fill(email);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await send.click();
  await expect(toast(page, 'Reset Instructions Sent')).toContainText(
    "If an account exists for that email, we've sent reset instructions.",
  );
  await expect(dialog).toHaveCount(0);

  // the page's clock goes on as its own, until it is put forward
  await page.clock.install();
  await page.goto(await mailedLink(page, email, 'password'));
  const password = page.getByLabel('New Password', { exact: true });
  const save = page.getByRole('button', { name: 'Save Password' });
  await password.fill('short');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 8 characters');
  await password.fill('password1');
  await save.click();
  await expect(page.getByRole('alert')).toHaveText('That password is easy to guess. Please choose another one.');
  await password.fill(NEW_PASSWORD);
  await save.click();
  await expect(toast(page, 'Password Changed')).toContainText('Sign in with your new password.');
  await page.clock.fastForward('10:00');
  await expect(toast(page, 'Password Changed')).toBeVisible();

  await enter(page, email, PASSWORD);
  await expect(toast(page, 'Sign In Failed')).toContainText('Email or password is incorrect.');
  await enter(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);
  for (const event of ['signup_attempt', 'signup_success', 'forgot_password_click', 'login_success'])
    expect(events).toContain(event);
  await expect(unconfirmed).toHaveCount(0);
});

test('without its token the page of a new password has no form, and leads on', async ({ page }) => {
  await page.goto('/auth/reset');
  await expect(page.getByText('This page opens from the link in the mail about your password')).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a New Link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('a forgotten password is answered alike, whoever asks and whatever happens', async ({ page, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  await page.goto('/auth');
  const typed = newEmail();
  await signIn(page).getByLabel('Email').fill(typed);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await expect(dialog.getByLabel('Email')).toHaveValue(typed);
  await page.route('**/auth/forgot', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(toast(page, 'Reset Instructions Sent')).toBeVisible();
  // said too: nobody has been asked yet
  await expect(dialog.getByRole('alert')).toContainText('Smoko cannot be reached.');
  await page.unroute('**/auth/forgot');
  await dialog.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto('/auth/reset?token=made-up');
  problems.allow(/422/);
  await page.getByLabel('New Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await expect(page.getByRole('alert')).toHaveText('That link is too old or was used before. Ask for a new one.');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});
