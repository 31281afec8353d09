import { newEmail, PASSWORD } from '../support/account.ts';
import { openPage } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { ways } from './navigation.ts';
import { records, toast } from './records.ts';

const AUSTRALIAN = /\b(?:ABN|ATO|BAS|PayID|TPAR|BSB|myGov|Parramatta|Penrith|Super)\b|the tax office/;
const text = (page: Page) => page.locator('main').innerText();

test.describe('a business in New Zealand', () => {
  test.beforeEach(async ({ page, url, person }) => {
    expect(person.email).toBeTruthy();
    await records(page, url).settings({ country: 'NZ', gst_registered: true, gst_number: '49-091-850' });
  });

  test('reads what holds there about deductions, and nothing of Australia', { tag: '@wide' }, async ({ page }) => {
    await openPage(page, '/tax-deductions', 'Tax Deductions for Tradies');
    await expect(page.getByRole('link', { name: /^Inland Revenue/ })).toHaveAttribute(
      'href',
      'https://www.ird.govt.nz',
    );
    await expect(page.getByRole('link', { name: /^myIR/ })).toHaveAttribute('href', 'https://myir.ird.govt.nz');
    await expect(page.getByRole('note')).toContainText('Check with Inland Revenue or a tax agent before you claim.');
    await expect(page.getByText('7 years from the end of the tax year they are of')).toBeVisible();
    expect(await text(page)).not.toMatch(AUSTRALIAN);
    expect(await text(page)).not.toContain('5 years');
  });

  test('has a GST return, a bank account in its own form and no PayID', async ({ page }) => {
    await openPage(page, '/gst', 'GST Return');
    await expect(page.getByText('What you owe Inland Revenue, or get back')).toBeVisible();
    expect(await text(page)).not.toMatch(AUSTRALIAN);
    await openPage(page, '/finance-data', 'Finance Data & Details');
    await expect(page.getByRole('link', { name: 'GST Return' })).toHaveAttribute('href', '/gst');
    expect(await text(page)).not.toMatch(AUSTRALIAN);
    await page.getByRole('button', { name: 'Add Record' }).click();
    await page.getByLabel('Type').selectOption('Payment');
    const methods = page.getByLabel('Method').locator('option');
    await expect(methods).toContainText(['Bank transfer', 'Cash']);
    expect(await methods.allInnerTexts()).not.toContain('PayID');
    await page.keyboard.press('Escape');
    await openPage(page, '/settings', 'Settings');
    await expect(page.getByLabel('NZBN')).toHaveAttribute('placeholder', '9429039501974');
    await expect(page.getByLabel('Bank Account', { exact: true })).toHaveAttribute('placeholder', '01-0902-0068389-00');
    await expect(page.getByText('As you told Inland Revenue.')).toBeVisible();
    expect(await text(page)).not.toMatch(AUSTRALIAN);
  });

  test('finds the GST return in the menu, and examples from there', async ({ page }) => {
    await openPage(page, '/client-directory', 'Client Directory');
    expect(await text(page)).not.toMatch(AUSTRALIAN);
    await expect(page.getByText('8 Harris St Tauranga')).toBeVisible();
    const screens = await ways(page);
    await expect(screens.getByRole('link', { name: 'GST Return' })).toBeVisible();
    await expect(screens.getByRole('link', { name: /BAS/ })).toHaveCount(0);
  });
});

test('a business that moves to New Zealand finds its words at once', async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await openPage(page, '/settings', 'Settings');
  await page.getByLabel('Country').selectOption('NZ');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(toast(page, 'Settings Saved!')).toBeVisible();
  await expect(page.getByText('NZBN Not provided')).toBeVisible();
  await expect((await ways(page)).getByRole('link', { name: 'GST Return' })).toBeVisible();
});

test('who signs up from New Zealand is asked for an NZBN, who does from Australia for an ABN', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/422/);
  await page.goto('/auth');
  await page.getByRole('tab', { name: 'Create Account' }).click();
  const form = page.getByRole('tabpanel', { name: 'Create Account' });
  await form.getByLabel('Business Location').fill('Penrith NSW');
  await form.getByLabel('ABN').fill('123');
  await form.getByLabel('Business Location').fill('Tauranga');
  await expect(form.getByLabel('ABN')).toBeHidden();
  await form.getByLabel('Full Name').fill('Aroha Ngata');
  await form.getByLabel('Business Name').fill('Ngata Plumbing');
  await form.getByLabel('NZBN').fill('9429039501976');
  await form.getByLabel('Yes').check();
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(form.getByText("That NZBN doesn't look right")).toBeVisible();
  await form.getByLabel('NZBN').fill('9429 0395 01974');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(toast(page, 'Account Created!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('NZBN 9429039501974')).toBeVisible();
  const session = await page.context().request.get(`${url}/api/auth/session`);
  expect(await session.json()).toMatchObject({ user: { country: 'NZ', nzbn: '9429039501974', abn: null } });
});
