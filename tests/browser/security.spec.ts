import { Secret, TOTP } from 'otpauth';
import { open } from './dashboard.ts';
import { expect, type Page, signIn, test } from './fixtures.ts';
import { mailedLink } from './mail.ts';
import { toast } from './records.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Shows who one is, where the server asks. */
async function prove(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toHaveCount(0);
}

test('where one is signed in: another browser is signed out from here', async ({
  page,
  person,
  browser,
  url,
  problems,
}) => {
  // the live connection may be refused before the page has its answer
  problems.allow(/40[13]/);
  const elsewhere = await browser.newContext({ baseURL: url });
  await signIn(elsewhere, url, person);
  const other = await elsewhere.newPage();
  await open(other);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Security' }).click();
  const sessions = part(page, 'Where You Are Signed In');
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This one' })).toHaveCount(1);
  await expect(sessions.getByText('The computer that Smoko runs on - 127.0.0.1')).toHaveCount(2);
  await sessions.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await prove(page, person.password);
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await expect(other).toHaveURL(/\/auth/);
  await elsewhere.close();
  const log = part(page, 'Security Log');
  for (const event of ['Account created', 'A device was signed out']) await expect(log).toContainText(event);
  await sessions.getByRole('button', { name: 'Sign Out Everywhere' }).click();
  await expect(page).toHaveURL(/\/auth/);
});

test('a script gets a token that is shown once, and it is taken back', async ({ page, person, problems }) => {
  problems.allow(/40[13]/);
  await page.goto('/settings/security');
  const tokens = part(page, 'Tokens for Scripts');
  await expect(tokens).toContainText('None.');
  await tokens.getByRole('button', { name: 'Make a Token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make a token' });
  await dialog.getByLabel('What It Is For').fill('Backup every night');
  await dialog.getByLabel('Days It Lasts').fill('400');
  await dialog.getByLabel('It may take a copy of everything').check();
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('It lasts 1 to 365 days.');
  await dialog.getByLabel('Days It Lasts').fill('30');
  await dialog.getByRole('button', { name: 'Make Token' }).click();
  await prove(page, person.password);
  const token = await page.getByRole('dialog', { name: 'Your token' }).getByLabel('Token', { exact: true }).innerText();
  const headers = { authorization: `Bearer ${token}` };
  // a script has none of the browser's cookies
  const script = async () => (await fetch(new URL('/api/export/clients', page.url()), { headers })).status;
  expect(await script()).toBe(200);
  await page.getByRole('button', { name: 'I Have Kept It' }).click();
  const row = tokens.getByRole('listitem');
  await expect(row).toContainText('Backup every night');
  await expect(row).toContainText('Takes everything out');
  await expect(part(page, 'Where You Are Signed In').getByRole('listitem')).toHaveCount(1);
  await row.getByRole('button', { name: 'Revoke Backup every night' }).click();
  await expect(tokens).toContainText('None.');
  expect(await script()).toBe(401);
  for (const event of ['A token for a script was made', 'A token for a script was revoked'])
    await expect(part(page, 'Security Log')).toContainText(event);
});

test('password and address are changed by whoever shows that they are theirs', async ({ page, person, problems }) => {
  problems.allow(/403|422/);
  await page.goto('/settings/security');
  await part(page, 'Password').getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current Password', { exact: true }).fill('not this one');
  await dialog.getByLabel('New Password', { exact: true }).fill('a kettle boils at smoko');
  const save = dialog.getByRole('button', { name: 'Save Password' });
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText('That is not your current password.');
  await dialog.getByLabel('Current Password', { exact: true }).fill(person.password);
  await save.click();
  await expect(toast(page, 'Password Changed')).toContainText('Other devices have to sign in again.');
  await expect(part(page, 'Security Log')).toContainText('Password changed');

  const address = part(page, 'Email Address');
  await expect(address).toContainText('Confirmed');
  await address.getByRole('button', { name: 'Change Email' }).click();
  const asked = page.getByRole('dialog', { name: 'Change email address' });
  const next = `new-${person.email}`;
  await asked.getByLabel('New Email', { exact: true }).fill(next);
  await asked.getByRole('button', { name: 'Send Link' }).click();
  await prove(page, 'a kettle boils at smoko');
  await expect(toast(page, 'Look in Your New Mailbox')).toContainText(next);
  await expect(asked).toHaveCount(0);
  await page.goto(await mailedLink(page, next, 'address'));
  await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  await page.goto('/settings/security');
  await expect(address).toContainText(next);
});

test('an account is deleted in thirty days, and kept after all', async ({ page, person, problems }) => {
  problems.allow(/403|422/);
  await page.goto('/settings/security');
  const deletion = part(page, 'Delete Account');
  await deletion.getByRole('button', { name: 'Delete My Account' }).click();
  await page
    .getByRole('dialog', { name: 'Delete your account?' })
    .getByRole('button', { name: 'Delete in 30 days' })
    .click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByRole('alert')).toHaveText('Enter your password.');
  await proof.getByLabel('Your password', { exact: true }).fill('not this one');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByRole('alert')).toHaveText('That is not your password.');
  await prove(page, person.password);
  await expect(toast(page, 'Account Will Be Deleted')).toContainText('On 20 Dec 2026.');
  const notice = page.getByRole('region', { name: 'Your account will be deleted' });
  await expect(notice).toContainText('Your account and everything in it will be deleted on 20 Dec 2026.');
  const saved = page.waitForEvent('download');
  await deletion.getByRole('button', { name: 'Everything (zip)' }).click();
  expect((await saved).suggestedFilename()).toBe('smoko-2026-11-20.zip');
  await notice.getByRole('button', { name: 'Keep my account' }).click();
  await expect(toast(page, 'Account Kept')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await expect(deletion.getByRole('button', { name: 'Delete My Account' })).toBeVisible();
});

test('an authenticator app is set up, asked for, done without, and taken off', async ({ page, person, problems }) => {
  problems.allow(/403|422/);
  await page.goto('/settings/security');
  const factors = part(page, 'Multi-Factor Auth');
  await expect(factors).toContainText('Off. Your password alone lets people in.');
  await factors.getByRole('button', { name: 'Add Authenticator App' }).click();
  await prove(page, person.password);
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await dialog.getByLabel('Key', { exact: true }).textContent())?.replaceAll(' ', '') ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(key) });
  const right = app.generate();
  const turnOn = dialog.getByRole('button', { name: 'Turn On' });
  await turnOn.click();
  await expect(dialog.getByRole('alert')).toHaveText('Enter the code.');
  await dialog.getByLabel('Code', { exact: true }).fill(right === '000000' ? '111111' : '000000');
  await turnOn.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'That code is not right, or was used before. Please try the next one.',
  );
  await dialog.getByLabel('Code', { exact: true }).fill(app.generate());
  await turnOn.click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  const codes = shown.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = ''] = await codes.allTextContents();
  const saved = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toBe('smoko-recovery-codes.txt');
  await shown.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(factors.getByRole('listitem')).toContainText('Authenticator app');
  await expect(factors).toContainText('10 recovery codes left');

  const again = async () => {
    await page.context().clearCookies();
    await page.goto('/auth?next=%2Fsettings%2Fsecurity');
    const fields = page.getByRole('tabpanel', { name: 'Sign In' });
    await fields.getByLabel('Email').fill(person.email);
    await fields.getByLabel('Password', { exact: true }).fill(person.password);
    await fields.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  };
  const answer = async (label: string, code: string) => {
    await page.getByLabel(label, { exact: true }).fill(code);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  await again();
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  await again();
  // a page of the app is not for somebody who owes a code
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await answer('Code', app.generate({ timestamp: Date.now() + 30_000 }));
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(toast(page, 'Welcome back!')).toBeVisible();

  await again();
  await page.getByRole('link', { name: 'Use a recovery code' }).click();
  await answer('Recovery code', 'not-one-of-them');
  await expect(page.getByRole('alert')).toHaveText(
    'That code is not right, or was used before. Please try the next one.',
  );
  await answer('Recovery code', recovery);
  await expect(page).toHaveURL(/\/settings\/security/);
  await expect(factors).toContainText('9 recovery codes left');
  await factors.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await prove(page, person.password);
  await expect(factors).toContainText('Off. Your password alone lets people in.');
  const log = part(page, 'Security Log');
  for (const event of ['Second factor added', 'Recovery code used', 'Second factor removed'])
    await expect(log).toContainText(event);
});
