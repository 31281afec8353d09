import { newEmail, PASSWORD } from '../support/account.ts';
import { box, open } from './dashboard.ts';
import { expect, type Page, signIn, test } from './fixtures.ts';
import { toast } from './records.ts';

const form = (page: Page, tab: 'Sign In' | 'Create Account') => page.getByRole('tabpanel', { name: tab });

test('an account is made through the form', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const fields = form(page, 'Create Account');
  await fields.getByLabel('Full Name').fill('Dave Carmody');
  await fields.getByLabel('Business Name').fill('Carmody Electrical');
  await fields.getByLabel('Business Location').fill('Penrith NSW');
  await fields.getByLabel('No', { exact: true }).check();
  await fields.getByLabel('Email').fill(newEmail());
  await fields.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await fields.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Account Created!')).toBeVisible();
  await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();
  await expect(page.getByRole('heading', { name: "G'day Dave." })).toBeVisible();
  await expect(page.getByText('Carmody Electrical')).toBeVisible();
});

test('creating an account says what is missing, letter by letter', async ({ page, problems }) => {
  problems.allow(/422/);
  await page.goto('/signup');
  const fields = form(page, 'Create Account');
  const submit = fields.getByRole('button', { name: 'Create Account' });
  await fields.getByLabel('ABN').fill('123');
  await submit.click();
  const alerts = fields.getByRole('alert');
  await expect(alerts).toHaveText([
    'Full name is required',
    'Business name is required',
    'Business location is required',
    'ABN should be 11 digits',
    'Choose yes or no',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ]);
  await expect(fields.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(fields.getByLabel('Full Name')).toHaveAccessibleDescription('Full name is required');
  await fields.getByLabel('Full Name').fill('D');
  await expect(fields.getByText('Full name is required')).toHaveCount(0);
  await expect(alerts).toHaveCount(6);
  const asked = fields.getByRole('group', { name: 'Registered for GST?' });
  await expect(asked.getByRole('radio', { checked: true })).toHaveCount(0);
  await asked.getByLabel('Yes', { exact: true }).check();
  await expect(asked.getByRole('alert')).toHaveCount(0);
  await expect(asked).toHaveAccessibleDescription(/You can change it in Settings\./);
});

test('signing in says what is wrong, letter by letter', async ({ page, problems }) => {
  problems.allow(/401|422/);
  await page.goto('/auth');
  const fields = form(page, 'Sign In');
  const submit = fields.getByRole('button', { name: 'Sign In' });
  await submit.click();
  await expect(fields.getByRole('alert')).toHaveText([
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ]);
  await fields.getByLabel('Email').fill('nobody@example.com');
  await fields.getByLabel('Password', { exact: true }).fill('not the password');
  await expect(fields.getByRole('alert')).toHaveCount(0);
  await submit.click();
  await expect(page.getByText('Sign In Failed')).toBeVisible();
  await expect(fields.getByRole('alert')).toHaveText('Email or password is incorrect.');
  await expect(fields.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(fields.getByLabel('Email')).toHaveValue('nobody@example.com');
});

test('an address that is taken does not make a second account', async ({ page, person, context, problems }) => {
  await context.clearCookies();
  await page.goto('/signup');
  const fields = form(page, 'Create Account');
  await fields.getByLabel('Full Name').fill('Dave Carmody');
  await fields.getByLabel('Business Name').fill('Carmody Electrical');
  await fields.getByLabel('Business Location').fill('Penrith NSW');
  await fields.getByLabel('No', { exact: true }).check();
  await fields.getByLabel('Email').fill(person.email);
  await fields.getByLabel('Password', { exact: true }).fill(PASSWORD);
  problems.allow(/422/);
  await fields.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account Creation Failed')).toBeVisible();
  await expect(fields.getByRole('alert')).toHaveText('Unable to create account. Please try again.');
});

test('the password can be looked at', async ({ page }) => {
  await page.goto('/auth');
  const password = form(page, 'Sign In').getByLabel('Password', { exact: true });
  await password.fill('secret words');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const fields = form(page, 'Create Account');
  const chosen = fields.getByLabel('Password', { exact: true });
  await fields.getByRole('button', { name: 'Show password' }).click();
  await expect(chosen).toHaveAttribute('type', 'text');
});

test('signing in leads back to where one wanted to go', async ({ page, person, context }) => {
  await context.clearCookies();
  await page.goto('/job-details?job=2041');
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/dashboard?from=mail');
  await expect(page).toHaveURL(/\/auth/);
  const fields = form(page, 'Sign In');
  await fields.getByLabel('Email').fill(person.email);
  await fields.getByLabel('Password', { exact: true }).fill(person.password);
  await fields.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard\?from=mail/);
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page.getByText("You've been successfully signed in.")).toBeVisible();
});

test('a way back to another site is not followed', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await page.goto('/auth?next=https://example.com/');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('signing out ends the session', async ({ page, person, problems }) => {
  // what the page was still asking when it ended
  problems.allow(/401/);
  expect(person.email).toBeTruthy();
  await open(page);
  // it ends with a page loaded afresh, whatever the screen shows before that
  const fresh = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await fresh;
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth/);
});

test('signing out that does not work says why, and one stays signed in', async ({ page, person, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  expect(person.email).toBeTruthy();
  await open(page);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(toast(page, 'Error signing out')).toContainText('Smoko cannot be reached.');
  await expect(box(page)).toBeVisible();
});

test('signing out everywhere ends the session of another browser', async ({ page, person, browser, url, problems }) => {
  // the live connection may be refused before the page has its answer, and asks who is signed in
  problems.allow(/401/);
  const elsewhere = await browser.newContext({ baseURL: url });
  await signIn(elsewhere, url, person);
  const other = await elsewhere.newPage();
  await open(other);
  await open(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth/);
  // nobody touches the other one
  await expect(other).toHaveURL(/\/auth/);
  await expect(box(other)).toHaveCount(0);
  await elsewhere.close();
});

test('whoever is signed in is led from there to the dashboard', async ({ page, person, problems }) => {
  expect(person.email).toBeTruthy();
  problems.allow(/404/);
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('an address that does not exist says so', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Smarter job management for tradies' })).toBeVisible();
});
