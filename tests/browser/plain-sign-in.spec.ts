import { newEmail, PASSWORD } from '../support/account.ts';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the sign-in page leads to plain forms, which make an account', async ({ page, problems }) => {
  problems.allow(/422/);
  // what the app's page would preload: scripts are off
  problems.allow(/failed: .*\.js csp/);
  await page.goto('/signup?plan=pro');
  await expect(page).toHaveURL(/\/auth\/plain\/create\?plan=pro$/);
  await page.getByLabel('Full Name').fill('Dave Carmody');
  await page.getByLabel('Business Location').fill('Perth');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Business name is required', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Dave Carmody');
  await page.getByLabel('Business Name').fill('Carmody Electrical');
  await page.getByLabel('Yes', { exact: true }).check();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('status')).toContainText('You are signed in.');
  await page.goto('/auth');
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('status')).toContainText(
    "If an account exists for that email, we've sent reset instructions.",
  );
});
