import { expect, type Page, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const form = (page: Page) => page.getByRole('form', { name: 'Settings' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const save = (page: Page) => form(page).getByRole('button', { name: 'Save Settings' }).click();

async function open(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(field(page, 'Full Name')).toHaveValue('Dave Carmody');
}

test('the business changes, and every screen with it', { tag: '@wide' }, async ({ page, url, person }) => {
  await records(page, url).add('projects', { job_name: 'Deck' });
  await open(page);
  await expect(field(page, 'Email')).toHaveValue(person.email);
  const plan = page.getByRole('region', { name: 'Plan' });
  for (const text of ['Starter', '5 Dec 2026', '1 of 10 jobs this month']) await expect(plan).toContainText(text);

  await field(page, 'Business Name').fill('Carmody & Daughters');
  await field(page, 'ABN').fill('51824753556');
  await field(page, 'Business Location').fill('12 Queen St, Auckland');
  await save(page);
  await expect(toast(page, 'Settings Saved!')).toContainText('Your business details are up to date.');
  await expect(field(page, 'Country')).toHaveValue('NZ');
  await expect(field(page, 'ABN')).toHaveCount(0);
  await expect(field(page, 'Time Zone')).toHaveValue('Pacific/Auckland');
  await expect(page.getByRole('banner')).toContainText('Carmody & Daughters');
  await expect(page.getByRole('banner')).toContainText('NZBN Not provided');
  await expect(page.getByRole('banner')).not.toContainText('ABN 51');

  await expect(field(page, 'GST Rounding')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Registered for GST' }).check();
  await expect(form(page)).toContainText('15% GST');
  await expect(field(page, 'GST Rounding')).toHaveValue('total');
  await field(page, 'GST Rounding').selectOption('On each line, then added up');
  await field(page, 'Time Zone').selectOption('Perth');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await save(page);
  await saved;
  await page.reload();
  await expect(field(page, 'GST Rounding')).toHaveValue('line');
  await expect(field(page, 'Time Zone')).toHaveValue('Australia/Perth');
  await expect(page.getByRole('checkbox', { name: 'Registered for GST' })).toBeChecked();
});

test('what is wrong is said at the field, and nothing typed is lost', async ({ page, problems }) => {
  problems.allow(/failed|Failed to load resource|503/);
  await open(page);
  await field(page, 'Business Name').fill('');
  await field(page, 'ABN').fill('12');
  await field(page, 'Full Name').focus();
  await expect(form(page)).toContainText('Business name is required');
  await expect(form(page)).toContainText('ABN should be 11 digits');
  await field(page, 'Business Name').fill('Carmody Electrical');
  await field(page, 'ABN').fill('51 824 753 557');
  await expect(form(page)).toContainText("That ABN doesn't look right - please check it");
  await expect(form(page)).not.toContainText('ABN should be 11 digits');

  await page.route('**/api/settings', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await save(page);
  await expect(toast(page, 'Error')).toContainText('Smoko cannot be reached.');
  await expect(field(page, 'ABN')).toHaveValue('51 824 753 557');
  await page.unroute('**/api/settings');

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Keep editing' }).click();
  await save(page);
  await expect(toast(page, 'Settings Saved!')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('how a business is paid is asked in its country’s own numbers, and checked', async ({ page, url, problems }) => {
  problems.allow(/422/);
  await open(page);
  const paid = page.getByRole('region', { name: 'Getting Paid' });
  const saved = async () => {
    await save(page);
    await expect(toast(page, 'Settings Saved!').first()).toBeVisible();
  };
  await expect(field(page, 'Days to Pay')).toHaveValue('14');
  for (const label of ['NZBN', 'Bank Account', 'GST Number']) await expect(field(page, label)).toHaveCount(0);
  await field(page, 'BSB').fill('0620');
  await field(page, 'Days to Pay').fill('soon');
  await field(page, 'Account Number').fill('1234');
  await expect(paid.getByRole('alert')).toHaveText([
    'A BSB has 6 digits, like 062-000.',
    'Say how many days, from 0 to 90.',
  ]);
  await field(page, 'Days to Pay').fill('7');
  await field(page, 'BSB').fill('062000');
  await save(page);
  await expect(field(page, 'Account Number')).toHaveAccessibleDescription(
    'An account number has 5 to 10 digits. The BSB has a field of its own.',
  );
  await field(page, 'Account Number').fill('12345678');
  await field(page, 'Account Name').fill('Carmody Electrical');
  await field(page, 'PayID').fill('0491570156');
  await field(page, 'Licence Number').fill('123456C');
  await saved();
  await page.reload();
  const kept = { BSB: '062-000', 'Account Number': '12345678', PayID: '0491 570 156', 'Days to Pay': '7' };
  for (const [label, value] of Object.entries(kept)) await expect(field(page, label)).toHaveValue(value);

  await records(page, url).settings({ abn: '51824753556' });
  await expect(page.getByRole('banner')).toContainText('ABN 51 824 753 556');
  await field(page, 'Country').selectOption('New Zealand');
  for (const label of ['ABN', 'BSB', 'PayID', 'Account Number']) await expect(field(page, label)).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Registered for GST' }).check();
  await field(page, 'NZBN').fill('9429041535111');
  await field(page, 'GST Number').fill('49091850');
  await field(page, 'Bank Account').focus();
  await expect(form(page)).toContainText("That NZBN doesn't look right - please check it.");
  await field(page, 'NZBN').fill('9429041535110');
  await saved();
  await expect(field(page, 'GST Number')).toHaveValue('49-091-850');
  await expect(page.getByRole('banner')).toContainText('NZBN 9429041535110');
  await expect(paid.getByRole('status')).toHaveText(
    'Your bank account is one of another country. Invoices do not show it: enter it again.',
  );
  await field(page, 'Bank Account').fill('01 902 68389 0');
  await saved();
  await expect(field(page, 'Bank Account')).toHaveValue('01-0902-0068389-00');
  await expect(paid.getByRole('status')).toHaveCount(0);
});

test('a refused save goes to the first wrong field, and no notice of before stays', { tag: '@wide' }, async ({
  page,
  problems,
}) => {
  problems.allow(/422/);
  await lastingNotices(page);
  await open(page);
  await field(page, 'Business Name').fill('Carmody Electrical');
  await save(page);
  await expect(toast(page, 'Settings Saved!')).toBeVisible();
  // what is changed now is not saved
  await field(page, 'PayID').fill('somebody');
  await expect(toast(page, 'Settings Saved!')).toHaveCount(0);
  await field(page, 'Account Number').fill('1234');
  await field(page, 'Next Invoice Number').focus();
  // the server refuses both
  await save(page);
  await expect(field(page, 'Account Number')).toBeFocused();
  await expect(field(page, 'Account Number')).toBeInViewport();
  await field(page, 'Account Number').fill('12345678');
  await field(page, 'PayID').fill('0491570156');
  // refused before it is sent
  await field(page, 'Full Name').fill('');
  await field(page, 'Days to Pay').fill('soon');
  await save(page);
  await expect(field(page, 'Full Name')).toBeFocused();
  await field(page, 'Full Name').fill('Dave Carmody');
  await field(page, 'Days to Pay').fill('7');
  await save(page);
  await expect(toast(page, 'Settings Saved!')).toHaveCount(1);
  await field(page, 'Days to Pay').fill('10');
  await save(page);
  // one look: it goes away by itself
  await expect(page.locator('[data-sonner-toast]')).toHaveText([/Settings Saved!/]);
});

test('another tab is followed while nothing is typed, and else asked about', async ({ page, url, problems }) => {
  problems.allow(/409/);
  const { settings } = records(page, url);
  await open(page);
  await settings({ business_name: 'Carmody Solar' });
  await expect(field(page, 'Business Name')).toHaveValue('Carmody Solar');

  await field(page, 'Full Name').fill('Dave C');
  await settings({ business_name: 'Carmody Wind' });
  await expect(page.getByRole('banner')).toContainText('Carmody Wind');
  await save(page);
  await expect(form(page)).toContainText('Somebody changed this while you were editing.');
  await form(page).getByRole('button', { name: 'Save mine' }).click();
  await expect(toast(page, 'Settings Saved!')).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('Dave C');
  await expect(field(page, 'Business Name')).toHaveValue('Carmody Wind');

  await field(page, 'Full Name').fill('Dave D');
  await settings({ full_name: 'David Carmody' });
  await save(page);
  await form(page).getByRole('button', { name: 'See theirs' }).click();
  await expect(field(page, 'Full Name')).toHaveValue('David Carmody');
});

test('a notice says that an assistant wrote, or only what needs an OK, or nothing', async ({ page, url }) => {
  const { add, ask, list, settings } = records(page, url);
  await add('clients', { name: 'Priya Sharma', email: 'priya@example.org', phone: '0491 570 156' });
  const notice = toast(page, 'Michelle').or(toast(page, 'Jerry'));
  const choose = async (label: string, option: string) => {
    await field(page, label).selectOption(option);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await save(page);
    await saved;
    await page.reload();
    await expect(field(page, label).getByRole('option', { name: option, exact: true })).toHaveJSProperty(
      'selected',
      true,
    );
  };
  // seen without a reload: from here on the page hears what happens
  const hears = async (name: string) => {
    await settings({ full_name: name });
    await expect(field(page, 'Full Name')).toHaveValue(name);
  };
  await open(page);
  await hears('Dave A');
  await ask('Show my jobs');
  await expect(notice).toBeVisible();

  await choose('Write to clients and suppliers by', 'A text first, else email');
  await choose('Tell me about', 'Only what needs my OK');
  await hears('Dave B');
  await ask('Show my tasks');
  await ask('Text Priya Sharma: running late');
  const asked = toast(page, 'Needs your OK: Send');
  await expect(asked).toBeVisible();
  await expect(notice).toHaveCount(1);
  const [waiting] = await list('approvals', 'status=pending');
  expect(waiting?.fields).toMatchObject({ channel: 'sms' });
  await asked.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(new RegExp(`thread=${waiting?.thread_id}`));

  await page.goto('/settings');
  await choose('Tell me about', 'Nothing');
  await hears('Dave C');
  await ask('Show my tasks');
  await ask('Message Priya Sharma: on my way');
  // this comes over the same connection, after what was written
  await hears('Dave D');
  await expect(notice).toHaveCount(0);
});
