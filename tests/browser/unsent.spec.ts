import { ask, box, open, said } from './dashboard.ts';
import { expect, type Page, signIn, test } from './fixtures.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const unsent = (page: Page) =>
  page.evaluate("Object.keys(localStorage).filter((name) => name.startsWith('smoko-unsent/')).length");

test('what is typed to the assistants and not sent is there in the next page, until it is sent or its owner signs out', async ({
  page,
  url,
  context,
  person,
}) => {
  await open(page);
  await ask(page, 'how many jobs do I have?');
  await box(page).fill('Tell Priya that I am');
  await page.reload();
  await expect(box(page)).toHaveValue('Tell Priya that I am');
  // each conversation has its own
  await open(page, '/dashboard?thread=new');
  await expect(box(page)).toHaveValue('');
  await page.close();

  const next = await context.newPage();
  await open(next);
  await expect(said(next, 'You')).toHaveCount(1);
  await expect(box(next)).toHaveValue('Tell Priya that I am');
  await ask(next, 'how many clients do I have?');
  expect(await unsent(next)).toBe(0);
  await next.reload();
  await expect(said(next, 'You')).toHaveCount(2);
  await expect(box(next)).toHaveValue('');

  await box(next).fill('Not for others');
  expect(await unsent(next)).toBe(1);
  await next.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(next).toHaveURL(/\/auth/);
  expect(await unsent(next)).toBe(0);
  await signIn(context, url, person);
  await open(next);
  await expect(said(next, 'You')).toHaveCount(2);
  await expect(box(next)).toHaveValue('');
});

test('what is sent in one tab is in the box of no other', async ({ page, context }) => {
  await open(page);
  await ask(page, 'how many jobs do I have?');
  const other = await context.newPage();
  await open(other);
  await box(page).fill('how many clients do I have?');
  await expect(box(other)).toHaveValue('how many clients do I have?');
  await ask(page, 'how many clients do I have?');
  await expect(box(other)).toHaveValue('');
});

test('what is written to a client and not sent is there after the page was loaded again', async ({ page, url }) => {
  const on = records(page, url);
  const priya = await on.add('clients', { name: 'Priya Sharma', email: 'priya@example.org' });
  const ron = await on.add('clients', { name: 'Ron Weir', email: 'ron@example.org' });
  await page.goto(`/inbox?client=${priya.id}`);
  await page.getByLabel('Subject').fill('Tomorrow');
  await page.getByLabel('Your message').fill('On my way');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('On my way');
  await expect(page.getByLabel('Subject')).toHaveValue('Tomorrow');
  await page.goto(`/inbox?client=${ron.id}`);
  await expect(page.getByLabel('Your message')).toHaveValue('');
  await page.goto(`/inbox?client=${priya.id}`);
  await page.getByRole('form', { name: 'Write a message' }).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('');
  expect(await unsent(page)).toBe(0);
});
