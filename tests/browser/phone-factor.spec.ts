import { PASSWORD, signUp } from '../support/account.ts';
import { startServer } from '../support/server.ts';
import { startTwilioStandIn, type TwilioStandIn } from '../support/twilio-stand-in.ts';
import { test as base, expect } from './fixtures.ts';
import { TODAY } from './global-setup.ts';

const test = base.extend<{ url: string }, { house: { twilio: TwilioStandIn; url: string } }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const twilio = await startTwilioStandIn();
      const server = await startServer({ env: twilio.env, now: TODAY });
      await use({ twilio, url: server.url });
      await server.stop();
      await twilio.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  url: async ({ house }, use) => use(house.url),
});

test('a phone is set up by a texted code, and asked for at sign-in', async ({
  page,
  problems,
  house: { twilio, url },
}) => {
  problems.allow(/403|422/);
  const { email } = await signUp(url);
  const code = () => twilio.texts.at(-1)?.body.slice(0, 6) ?? '';
  const signIn = async () => {
    await page.goto('/auth?next=%2Fsettings%2Fsecurity');
    const fields = page.getByRole('tabpanel', { name: 'Sign In' });
    await fields.getByLabel('Email').fill(email);
    await fields.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await fields.getByRole('button', { name: 'Sign In' }).click();
  };
  await signIn();
  const factors = page.getByRole('region', { name: 'Multi-Factor Auth' });
  await factors.getByRole('button', { name: 'Add Phone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up a phone' });
  const text = dialog.getByRole('button', { name: 'Text Me a Code' });
  await dialog.getByLabel('Mobile Number').fill('1300 975 707');
  await text.click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Your password').fill(PASSWORD);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That number cannot receive texts.');
  await dialog.getByLabel('Mobile Number').fill('0491 570 156');
  await text.click();
  await expect(dialog.getByText('The six digits we texted to •••• 156.')).toBeVisible();
  expect(twilio.texts).toHaveLength(1);
  await dialog.getByLabel('Code', { exact: true }).fill(code());
  await dialog.getByRole('button', { name: 'Turn On' }).click();
  await page
    .getByRole('dialog', { name: 'Your recovery codes' })
    .getByRole('button', { name: 'I Have Kept Them' })
    .click();
  await expect(factors.getByRole('listitem')).toContainText('•••• 156');

  await page.context().clearCookies();
  await signIn();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(twilio.texts).toHaveLength(1);
  await page.getByRole('button', { name: 'Text Me a Code' }).click();
  const given = page.getByLabel('Code', { exact: true });
  await given.fill(code() === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'That code is not right, or was used before. Please try the next one.',
  );
  await given.fill(code());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/security/);
  expect(twilio.texts).toHaveLength(2);
});
