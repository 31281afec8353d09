import type { Page } from '@playwright/test';
import { newEmail } from '../support/account.ts';
import { expect, test } from './fixtures.ts';

const CONSENT =
  'I agree to receive communications from the product about products, services, and industry insights. You can unsubscribe at any time.';
const REFUSED = /422|409|Failed to load resource/;

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}
const person = () => ({ 'First Name *': 'Mel', 'Last Name *': 'Nguyen', 'Email Address *': newEmail() });
const optionsOf = (page: Page, label: string) => page.getByLabel(label, { exact: true }).locator('option');

test('the contact form says what is wrong, keeps every word without a connection, and ends with a receipt', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(REFUSED);
  problems.allow(/failed: .*ERR_INTERNET_DISCONNECTED|net::ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact');
  expect(await optionsOf(page, 'Trade Type').allTextContents()).toEqual([
    'Select your trade',
    'Electrician',
    'Plumber',
    'HVAC Technician',
    'Carpenter',
    'Painter',
    'Roofer',
    'Landscaper',
    'Handyman',
    'Solar Installer',
    'Other',
  ]);
  const reasons = await Promise.all(
    (await optionsOf(page, 'Reason for Contact').all()).map(
      async (option) => `${await option.getAttribute('value')}: ${await option.textContent()}`,
    ),
  );
  expect(reasons.slice(1)).toEqual([
    'demo: Schedule a Demo',
    'support: Technical Support',
    'sales: Sales Inquiry',
    'partnership: Partnership Opportunity',
    'feedback: Product Feedback',
    'other: Other',
  ]);
  await expect(page.getByText(CONSENT, { exact: true })).toBeVisible();

  const form = page.getByRole('form', { name: 'Send Us a Message', exact: true });
  await fill(page, { 'Message *': 'My ute is full.\nHelp.', 'Email Address *': 'mel@' });
  await form.getByRole('button', { name: 'Send Message', exact: true }).click();
  await expect(form.getByText('First name is required', { exact: true })).toBeVisible();
  await expect(form.getByText('Last name is required', { exact: true })).toBeVisible();
  await expect(form.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
  await expect(page.getByLabel('First Name *', { exact: true })).toBeFocused();
  await page.getByLabel('First Name *', { exact: true }).fill('M');
  await expect(form.getByText('First name is required', { exact: true })).toBeHidden();

  await fill(page, person());
  await page.getByLabel('Trade Type', { exact: true }).selectOption('hvac technician');
  await page.getByLabel(CONSENT, { exact: true }).check();
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Send Message', exact: true }).click();
  await expect(form.getByText(/^You are offline, or Smoko cannot be reached\./)).toBeVisible();
  await expect(page.getByLabel('Message *', { exact: true })).toHaveValue('My ute is full.\nHelp.');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Send Message', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thanks, we have your message', exact: true })).toBeVisible();
  await expect(page.getByText(/^Your reference is MSG-[2-9A-Z]{8}\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next', exact: true })).toBeVisible();
});

test('support: questions are searched live, and the form reaches a person', async ({ page }) => {
  await page.goto('/support');
  // below two dozen questions on a phone: the page begins with the ways there
  for (const [way, to] of [
    ['Ask Jerry', 'Ask Jerry'],
    ['Ways to get help', 'Four ways to get help'],
    ['Write to us', 'Still stuck? Write to us'],
  ] as const) {
    await page.getByRole('link', { name: way, exact: true }).click();
    await expect(page.getByRole('heading', { name: to, exact: true })).toBeInViewport();
  }
  for (const action of ['Start Chat', 'Call Now', 'Send Email', 'Schedule Demo']) {
    await expect(page.locator('#channels').getByRole('link', { name: action, exact: true })).toBeVisible();
  }
  const search = page.getByRole('searchbox', { name: 'Search for help', exact: true });
  const gst = page.getByText('How is GST worked out?', { exact: true });
  await search.fill('rounded');
  await expect(gst).toBeVisible();
  await expect(page.getByText('How do I start?', { exact: true })).toBeHidden();
  await search.fill('unicorns');
  await expect(page.getByText('No results found for "unicorns"', { exact: true }).first()).toBeVisible();
  await expect(gst).toBeHidden();
  await page.getByRole('button', { name: 'Clear Search', exact: true }).click();
  await expect(search).toHaveValue('');
  await expect(gst).toBeVisible();
  await gst.click();
  await expect(page.getByText(/10% in Australia and 15% in New Zealand/)).toBeVisible();

  await fill(page, { 'Email Address': newEmail(), 'How can we help': 'The calendar is upside down.' });
  await page.getByRole('button', { name: 'Send Message', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thanks, we have your question', exact: true })).toBeVisible();
  await expect(page.getByText(/^Your reference is SUP-/)).toBeVisible();
});

test('a demo: real times, one visitor each, and an invitation to keep', async ({ page, context, problems }, info) => {
  problems.allow(REFUSED);
  const late = await context.newPage();
  for (const one of [page, late]) {
    await one.goto('/demo');
    await fill(one, person());
  }
  const times = optionsOf(page, 'Time, in Sydney *');
  const time = times.nth((await times.count()) - 1 - info.repeatEachIndex);
  const [slot, label] = [(await time.getAttribute('value')) ?? '', (await time.textContent()) ?? ''];
  expect(label).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri)day \d+ \w+, \d+:[03]0 [ap]m$/);
  for (const one of [page, late]) await one.getByLabel('Time, in Sydney *', { exact: true }).selectOption(slot);

  await page.getByRole('button', { name: 'Book Demo', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your demo is booked', exact: true })).toBeVisible();
  await expect(page.getByText(`${label} Sydney time`, { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar', exact: true }).click();
  expect((await download).suggestedFilename()).toBe('smoko-demo.ics');

  await late.getByRole('button', { name: 'Book Demo', exact: true }).click();
  await expect(late.getByText(/^That time has just been taken\. Free next: /)).toBeVisible();
  await expect(late.getByLabel('First Name *', { exact: true })).toHaveValue('Mel');
  await expect(late.locator(`option[value="${slot}"]`)).toHaveCount(0);
});

test('contact sales takes a message about the Business plan', async ({ page }) => {
  await page.goto('/contact-sales');
  const plan = page.getByRole('region', { name: 'The Business plan' });
  for (const words of ['$99 per month inc GST', 'Team management', 'Coming soon'])
    await expect(plan).toContainText(words);
  await fill(page, { ...person(), 'Business Name *': 'Nguyen & Sons', 'Message *': 'Nine vans.' });
  await page.getByLabel('Team Size', { exact: true }).selectOption({ label: '6 to 20 people' });
  await page.getByRole('button', { name: 'Send to Sales', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Thanks, sales has your message', exact: true })).toBeVisible();
});

test('visitors talk to Jerry, who answers from the site and leads to its pages', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Talk to AI Assistant', exact: true }).click();
  const talk = page.getByRole('dialog', { name: 'Talk to Jerry', exact: true });
  const question = talk.getByLabel('Your question', { exact: true });
  await expect(question).toBeFocused();
  // the first questions leave room for what is said: all of his greeting is seen
  await expect(talk.getByText("I answer from this site's own pages, and I cannot see any account.")).toBeInViewport({
    ratio: 1,
  });
  const ask = async (text: string) => {
    await question.fill(text);
    await question.press('Enter');
  };
  await ask('Can an import be undone?');
  await expect(talk.getByText(/import can be undone/i)).toBeVisible();
  await expect(talk.getByRole('link').first()).toBeVisible();
  await talk.getByRole('button', { name: 'What does it cost?', exact: true }).click();
  await expect(talk.getByText(/Professional is \$49 per month inc GST/).first()).toBeVisible();
  await ask('What is the capital of France?');
  await expect(talk.getByText(/^I don't know: this site does not say anything about that/)).toBeVisible();
  await context.setOffline(true);
  await ask('Is it still there?');
  await expect(talk.getByText(/^Jerry cannot be reached\./)).toBeVisible();
  await expect(question).toHaveValue('Is it still there?');
  await context.setOffline(false);
  await page.keyboard.press('Escape');
  await expect(talk).toBeHidden();
  await page.getByRole('link', { name: 'Start Chat', exact: true }).click();
  await expect(talk).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('forms are posted, come back with every word when something is wrong, and end with a receipt', async ({
    page,
    problems,
  }, info) => {
    problems.allow(REFUSED);
    await page.goto('/contact');
    await fill(page, { ...person(), 'Message *': 'A "quoted" <b>word</b> & more', 'Email Address *': 'mel@localhost' });
    await page.getByLabel('Reason for Contact', { exact: true }).selectOption('feedback');
    await page.getByLabel(CONSENT, { exact: true }).check();
    await page.getByRole('button', { name: 'Send Message', exact: true }).click();
    await expect(page.getByText('Please enter a valid email address', { exact: true })).toBeVisible();
    await expect(page.getByText('Please check the marked fields. Nothing you wrote is lost.')).toBeVisible();
    await expect(page.getByLabel('Message *', { exact: true })).toHaveValue('A "quoted" <b>word</b> & more');
    await expect(page.getByLabel('Reason for Contact', { exact: true })).toHaveValue('feedback');
    await expect(page.getByLabel(CONSENT, { exact: true })).toBeChecked();
    await fill(page, { 'Email Address *': newEmail() });
    await page.getByRole('button', { name: 'Send Message', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Thanks, we have your message', exact: true })).toBeVisible();

    await page.goto('/demo');
    const slot = await optionsOf(page, 'Time, in Sydney *')
      .nth(40 + info.repeatEachIndex)
      .getAttribute('value');
    await fill(page, person());
    await page.getByLabel('Time, in Sydney *', { exact: true }).selectOption(slot);
    await page.getByRole('button', { name: 'Book Demo', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your demo is booked', exact: true })).toBeVisible();
  });

  test('all questions are there, and Jerry answers on a page of his own', async ({ page }) => {
    await page.goto('/support');
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByText('Who can see my records?', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Start Chat', exact: true }).click();
    await expect(page).toHaveURL(/\/talk$/);
    await page.getByLabel('Your question', { exact: true }).fill('Can an import be undone?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(/import can be undone/i)).toBeVisible();
  });
});
