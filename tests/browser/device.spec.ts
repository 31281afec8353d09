import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';

interface Started {
  device_code: string;
  user_code: string;
}

test('a terminal is signed in from the phone, or refused', async ({ page, person, url, problems }) => {
  problems.allow(/422/);
  expect(person.email).toBeTruthy();
  const ask = async (path: string, data: object) => (await page.request.post(`${url}${path}`, { data })).json();
  const start = (): Promise<Started> => ask('/api/auth/device', { host: 'ute-laptop' });
  const [first, second] = [await start(), await start()];

  await page.goto('/device');
  await page.getByLabel('Code', { exact: true }).fill('nonsense');
  await page.getByRole('button', { name: 'Go On' }).click();
  await expect(page.getByText('That code is eight letters, like BCDF-GHJK.')).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill('bbbb bbbb');
  await page.getByRole('button', { name: 'Go On' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'That code is not right, or too old. Run smoko login again for a new one.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Type Another Code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(first.user_code.toLowerCase());
  await page.getByRole('button', { name: 'Go On' }).click();
  const asked = page.getByRole('region', { name: 'Sign in smoko on ute-laptop?', exact: true });
  await expect(asked).toContainText(first.user_code);
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'No', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Refused', exact: true })).toBeVisible();
  expect(await ask('/api/auth/device/token', { device_code: first.device_code })).toMatchObject({ status: 403 });

  // signed out, the link still leads there
  await page.context().clearCookies();
  await page.goto(`/device?code=${second.user_code}`);
  const fields = page.getByRole('tabpanel', { name: 'Sign In' });
  await fields.getByLabel('Email', { exact: true }).fill(person.email);
  await fields.getByLabel('Password', { exact: true }).fill(person.password);
  await fields.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(asked).toContainText(second.user_code);
  await asked.getByRole('button', { name: 'Yes, Sign It In' }).click();
  await expect(page.getByRole('region', { name: 'Signed in', exact: true })).toBeVisible();
  await expectAccessible(page);
  const { signed_in } = await ask('/api/auth/device/token', { device_code: second.device_code });
  expect(signed_in.user.email).toBe(person.email);
  await page.goto('/settings/security');
  const log = page.getByRole('region', { name: 'Security Log', exact: true });
  for (const event of ['A terminal was signed in with a code', 'A terminal was refused']) {
    await expect(log).toContainText(event);
  }
});
