import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

test('a rule is turned on and set, and shows who would get what today', { tag: '@wide' }, async ({
  page,
  url,
  person,
}) => {
  expect(person.email).toBeTruthy();
  const { add } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  const colin = await add('clients', { name: 'Colin Prentice', phone: '0491 570 157', follow_ups_paused: true });
  for (const client of [priya, colin])
    await add('finance-records', { type: 'invoice', amount: 1850, client_id: client.id, due_date: '2026-11-10' });
  await page.goto('/automations');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Quote follow-up',
    'Invoice reminder',
    'Overdue reminder',
    'Appointment confirmation',
    'Appointment reminder',
    'Review request',
    'Service due',
    'Supplier chase',
    'Monday summary',
  ]);
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);

  const rule = page.getByRole('region', { name: 'Overdue reminder', exact: true });
  await rule.getByRole('switch', { name: 'Overdue reminder' }).click();
  await expect(rule.getByRole('switch')).toBeChecked();
  await expect(rule).toContainText('Looks again');
  await rule.getByLabel('What it does').selectOption('Write a draft for me');
  await rule.getByLabel('Days after').fill('70');
  await expect(rule).toContainText('From 1 to 60.');
  await rule.getByLabel('Days after').fill('5');
  await rule.getByLabel('Days after').press('Enter');
  await expect(rule).toContainText('5 days after an unpaid invoice was due');
  await rule.getByLabel('At', { exact: true }).fill('08:30');
  await rule.getByLabel('At', { exact: true }).blur();
  await expect(rule).toContainText('8:30 am');

  await rule.getByRole('button', { name: 'Who would get what today' }).click();
  const planned = rule.getByRole('list', { name: 'Who would get what today' }).getByRole('listitem');
  const of = (name: string) => planned.filter({ hasText: name });
  await expect(of('Priya Sharma')).toContainText('0491 570 156');
  await expect(of('Priya Sharma')).toContainText('$1,850.00');
  await expect(of('Colin Prentice')).toContainText('Held back');
  await expectAccessible(page);

  await page.reload();
  await expect(rule.getByRole('switch')).toBeChecked();
  await expect(rule.getByLabel('What it does')).toHaveValue('draft');
  await expect(rule.getByLabel('Days after')).toHaveValue('5');
});

test('a review is asked for once the business says where', { tag: '@wide' }, async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await page.goto('/automations');
  const rule = page.getByRole('region', { name: 'Review request', exact: true });
  await expect(rule.getByRole('status')).toContainText(
    'Add your review link in Settings first: until then nothing goes.',
  );
  await rule.getByRole('link', { name: 'Open Settings' }).click();
  await page.getByLabel('Review Link').fill('ask me');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText("That link doesn't look right.")).toBeVisible();
  await page.getByLabel('Review Link').fill('g.page/r/carmody/review');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings Saved!')).toBeVisible();
  await page.goto('/automations');
  await expect(rule).toContainText('3 days after a job is completed and all its invoices are paid');
  await expect(rule.getByText('Add your review link')).toHaveCount(0);
  await expectAccessible(page);
});
