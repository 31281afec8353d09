import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test('papers get a colour, a phone number and an address of their own, and their pages have them', async ({
  page,
  url,
  person,
}) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  await page.goto('/settings');
  const form = page.getByRole('form', { name: 'Settings' });
  const part = page.getByRole('region', { name: 'Colour of Papers' });
  const colour = part.getByLabel('Colour', { exact: true });
  const total = part.getByRole('figure').getByText('Total').locator('..');
  await colour.fill('green');
  await form.getByRole('button', { name: 'Save Settings' }).click();
  await expect(part).toContainText('Say a colour as #');
  await colour.fill('#0A6B3C');
  await expect(total).toHaveCSS('background-color', 'rgb(10, 107, 60)');
  await expect(total).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(part.getByLabel('Pick It')).toHaveValue('#0a6b3c');
  await form.getByLabel('Phone on Papers').fill('0491 570 158');
  await form.getByLabel('Email on Papers').fill('office@carmody.example');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await part.scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Save Settings' }).click();
  await expect(toast(page, 'Settings Saved!')).toBeVisible();

  const client = await add('clients', { name: 'Priya Sharma' });
  await add('invoices', { client_id: client.id, amount: 110, description: 'Call-out', issue: true });
  await page.goto(String((await list('finance-records'))[0]?.link));
  await expect(page.getByText('office@carmody.example').first()).toBeVisible();
  await expect(page.getByText('0491 570 158').first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto('/settings');
  await part.getByRole('button', { name: "Smoko's Colour" }).click();
  await expect(colour).toHaveValue('');
  await expect(total).not.toHaveCSS('background-color', 'rgb(10, 107, 60)');
});
