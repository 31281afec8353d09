import { newEmail, PASSWORD } from '../support/account.ts';
import { enter, expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { noted } from './noted.ts';
import { toast } from './records.ts';

const tabpanel = (page: Page, tab: 'Sign In' | 'Create Account') => page.getByRole('tabpanel', { name: tab });
/** Requests to these addresses wait until they are let go. */
async function held(page: Page, pattern: string): Promise<{ answer: () => void }> {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(pattern, async (route) => {
    await asked;
    await route.continue();
  });
  return { answer };
}
const overview = (page: Page) => page.getByRole('region', { name: 'Jobs Overview', exact: true });

test('the page says what Smoko is, with nobody signed in', { tag: '@wide' }, async ({ page, problems }) => {
  problems.allow(/422/);
  const events = noted(page);
  await page.goto('/auth');
  for (const step of ['Create your account', 'Chat with the AI', 'Get organised'])
    await expect(page.getByRole('listitem').filter({ hasText: step })).toBeVisible();

  const dark = page.getByRole('switch', { name: 'Dark Mode' });
  const before = await dark.isChecked();
  await dark.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', before ? 'light' : 'dark');
  await page.reload();
  await expect(dark).toBeChecked({ checked: !before });
  const saved = await page.context().storageState();
  expect(saved.origins.flatMap(({ localStorage }) => localStorage)).toContainEqual({
    name: 'darkMode',
    value: String(!before),
  });
  const voice = page.getByRole('switch', { name: 'Voice Commands' });
  await expect(voice).toBeDisabled();
  await expect(voice).toHaveAccessibleDescription('Coming soon');
  const factor = page.getByRole('switch', { name: 'Multi-Factor Auth' });
  await expect(factor).toBeDisabled();
  await expect(factor).toHaveAccessibleDescription('Enable in Settings after sign-up');

  await expect(overview(page).getByRole('tab')).toHaveText(['Active0', 'Completed0']);
  // 96 units beside the forms on a desktop
  if (!isPhone(page)) expect((await overview(page).boundingBox())?.width).toBe(384);
  await expect(overview(page)).toContainText('No active jobs');
  await overview(page).getByRole('tab', { name: 'Completed' }).click();
  await expect(overview(page)).toContainText('No completed jobs');

  await expect(page.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  await tabpanel(page, 'Sign In').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await expect(tabpanel(page, 'Create Account')).toContainText('15-day free trial. No credit card required.');
  expect(events).toContain('page_view');
});

test('each assistant says who they are, and leaves again after four seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/auth');
  const notice = page.getByRole('status', { name: 'From your team' });
  await expect(page.getByRole('button', { name: 'Meet Jerry', exact: true })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 600_000);
  for (const name of ['Jerry', 'Michelle', 'Renea', 'Sarah']) {
    await page.getByRole('button', { name: `Meet ${name}`, exact: true }).click();
    await expect(notice).toContainText(`I'm ${name}.`);
  }
  await page.clock.runFor(3_900);
  await expect(notice).toContainText("I'm Sarah.");
  await expect(notice.locator('[data-leaving]')).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(notice).toBeEmpty();
});

test('whoever is signed in is led on, and whoever signs in elsewhere meanwhile', async ({ page, context, url }) => {
  await page.goto('/auth?next=%2Fcalendar');
  await expect(tabpanel(page, 'Sign In')).toBeVisible();
  await enter(context, url);
  const other = await context.newPage();
  await other.goto('/auth');
  await expect(other).toHaveURL(/\/dashboard/);
  await other.evaluate("new BroadcastChannel('smoko-session').postMessage('changed')");
  await expect(page).toHaveURL(/\/calendar/);
});

test('the jobs are waited for', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  const { answer } = await held(page, '**/api/projects?*');
  await page.goto('/jobs');
  const jobs = page.getByRole('region', { name: 'Jobs', exact: true });
  await expect(jobs.getByRole('status', { name: 'Loading jobs' }).locator('> div')).toHaveCount(3);
  answer();
  await expect(jobs).toContainText('No active jobs');
});

test('while it waits for the answer, nothing can be sent twice', async ({ page, problems }) => {
  problems.allow(/401/);
  const events = noted(page);
  await page.goto('/auth');
  const { answer } = await held(page, '**/auth');
  const signIn = tabpanel(page, 'Sign In');
  await expect(signIn.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  await signIn.getByLabel('Email').fill('nobody@example.com');
  await signIn.getByLabel('Password', { exact: true }).fill('not the password');
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect(signIn.getByRole('button', { name: 'Signing In...' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeDisabled();
  answer();
  await expect(toast(page, 'Sign In Failed')).toContainText('Email or password is incorrect.');
  await expect(signIn.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  // the notice goes by itself: it stands in the form too, and the password is typed again
  await expect(signIn.getByRole('alert')).toHaveText('Email or password is incorrect.');
  await expect(signIn.getByLabel('Password', { exact: true })).toBeFocused();
  for (const event of ['login_attempt', 'login_error']) expect(events).toContain(event);
});

test('the plan chosen on the site is kept, the ABN is looked at', async ({ page }) => {
  await page.goto('/signup?plan=gold');
  const fields = tabpanel(page, 'Create Account');
  await expect(fields).not.toContainText('Plan:');
  await page.goto('/signup?plan=pro');
  await expect(fields).toContainText('Plan: Professional. Nothing is charged today.');
  await fields.getByLabel('Full Name').fill('Dave Carmody');
  await fields.getByLabel('Business Name').fill('Carmody Electrical');
  await fields.getByLabel('Business Location').fill('Perth');
  await fields.getByLabel('Yes', { exact: true }).check();
  await fields.getByLabel('ABN').fill('51 824 753 557');
  await expect(fields.getByRole('status')).toHaveText("That ABN doesn't look right - please check it");
  await fields.getByLabel('ABN').fill('51 824 753 556');
  await expect(fields.getByRole('status')).toHaveCount(0);
  await fields.getByLabel('Email').fill(newEmail());
  await fields.getByLabel('Password', { exact: true }).fill(PASSWORD);
  // held until its label was seen
  const { answer } = await held(page, '**/signup?*');
  await fields.getByRole('button', { name: 'Create Account' }).click();
  await expect(fields.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/settings');
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('Professional');
  await expect(page.getByLabel('Time Zone')).toHaveValue('Australia/Perth');
  await expect(page.getByRole('checkbox', { name: 'Registered for GST' })).toBeChecked();
});

test('Google that did not work says so, once', async ({ page }) => {
  await page.goto('/auth');
  // this server has no client of Google's
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(toast(page, 'Sign In Failed')).toContainText('Unable to sign in with Google. Please try again.');
  await expect(page).toHaveURL(/\/auth$/);
});
