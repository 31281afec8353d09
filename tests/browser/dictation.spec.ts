import { fileURLToPath } from 'node:url';
import { expectAccessible } from './axe.ts';
import { box, open, said } from './dashboard.ts';
import { expect, type Page, test } from './fixtures.ts';
import { toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const button = (page: Page) => page.getByRole('button', { name: 'Dictate' });
const listens = (page: Page, yes: boolean) => expect(button(page)).toHaveAttribute('aria-pressed', String(yes));
const hear = (page: Page, words: string, isFinal = true) =>
  page.evaluate(`heard(${JSON.stringify(words)}, ${String(isFinal)})`);

test.describe('where the browser turns speech into text', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript({ path: fileURLToPath(new URL('./in-page/speech.js', import.meta.url)) });
    await open(page);
  });

  test('what is said stands in the box, behind what is typed, and goes when it is sent', { tag: '@wide' }, async ({
    page,
  }) => {
    await box(page).fill('Note for Dave:');
    await button(page).click();
    await expect(toast(page, 'Your browser listens')).toBeVisible();
    await listens(page, true);
    await expectAccessible(page);
    expect(await page.evaluate('hears()')).toMatch(/^en-/);
    await hear(page, 'the gate', false);
    await expect(box(page)).toHaveValue('Note for Dave: the gate');
    await hear(page, 'the gate code is 4417');
    await hear(page, ' ring first', false);
    await expect(box(page)).toHaveValue('Note for Dave: the gate code is 4417 ring first');

    // put right while it listens: what is said next comes behind that
    await box(page).fill('Note for Dave: the gate code is 4471,');
    await hear(page, ' and ring first');
    await expect(box(page)).toHaveValue('Note for Dave: the gate code is 4471, and ring first');
    await expect(said(page, 'You')).toHaveCount(0);

    await box(page).press('Enter');
    await expect(said(page, 'You')).toContainText('Note for Dave: the gate code is 4471, and ring first');
    await listens(page, false);
    expect(await page.evaluate('hears()')).toBeNull();
    await expect(box(page)).toHaveValue('');
  });

  test('pressed again it stops; what the browser refuses is said, once each time', async ({ page }) => {
    await button(page).click();
    await hear(page, 'who owes me money');
    await button(page).click();
    await listens(page, false);
    await expect(box(page)).toHaveValue('who owes me money');

    await button(page).click();
    await page.evaluate("deaf('not-allowed')");
    await expect(toast(page, 'Nothing was heard')).toContainText('Smoko may not use the microphone.');
    await listens(page, false);
    // nobody spoke: it has simply ended
    await button(page).click();
    await page.evaluate("deaf('no-speech')");
    await listens(page, false);
    await expect(toast(page, 'Nothing was heard')).toHaveCount(1);
    await expect(box(page)).toHaveValue('who owes me money');
  });
});

test('where it does not, the button is not there', async ({ page }) => {
  await page.addInitScript('delete window.webkitSpeechRecognition; delete window.SpeechRecognition;');
  await open(page);
  await page.waitForLoadState('networkidle');
  await expect(button(page)).toHaveCount(0);
});
