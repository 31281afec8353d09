import { ask, box, open, said } from './dashboard.ts';
import { expect, type Page } from './fixtures.ts';
import { records, refusal } from './records.ts';
import { test } from './without-reception.ts';

test.beforeEach(({ person, problems }) => {
  expect(person.email).toBeTruthy();
  // what hung breaks off; and a message that is still being worked on is asked about again
  problems.allow(/failed|Failed to load resource|ERR_|WebSocket|socket|^409 POST/);
});

const FIRST = 'how many jobs do I have?';
const SECOND = 'how many clients do I have?';

/** What the user has said, as the server has it, conversation by conversation. */
async function asked(page: Page, url: string): Promise<unknown[][]> {
  const { list } = records(page, url);
  const threads = await list('threads');
  return Promise.all(
    threads.map(async ({ id }) =>
      (await list(`threads/${id}/messages`)).filter(({ role }) => role === 'user').map(({ content }) => content),
    ),
  );
}

/** Nothing of it is left on this device. */
async function nothingWaits(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate('Object.keys(localStorage).filter((name) => /sending/.test(name))'))
    .toEqual([]);
  await expect(page.getByRole('button', { name: /waiting for reception|not sent|^Sending/ })).toHaveCount(0);
}

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(said(page, 'You').last()).toContainText(text);
}

/** Sends it and loads the page again in one go: nothing that takes its time gets done in between. */
async function sendAndReload(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.evaluate("document.getElementById('message').form.requestSubmit(); location.reload()");
}

test('what is sent in the instant the page is loaded again is said, and once', async ({ page, url }) => {
  await open(page);
  await sendAndReload(page, FIRST);
  await expect(said(page, 'You')).toHaveCount(1);
  await expect(said(page, 'Jerry')).toHaveCount(1);
  await expect(box(page)).toHaveValue('');
  await sendAndReload(page, SECOND);
  await expect(said(page, 'You')).toHaveCount(2);
  await expect(said(page, 'Jerry')).toHaveCount(2);
  await nothingWaits(page);
  await expect(box(page)).toHaveValue('');
  expect(await asked(page, url)).toEqual([[FIRST, SECOND]]);
});

for (const [how, what] of [
  ['asked', 'never arrived'],
  ['answered', 'arrived without an answer'],
] as const) {
  test(`a page is closed while its message ${what}: another one has it said, once`, async ({
    page,
    url,
    context,
    reception,
  }) => {
    await open(page);
    await ask(page, FIRST);
    reception.hang(how);
    await write(page, SECOND);
    if (how === 'answered') await expect.poll(() => asked(page, url)).toEqual([[FIRST, SECOND]]);
    // what a page is sending is its own as long as it is open
    const other = await context.newPage();
    await open(other);
    await expect(said(other, 'You').first()).toContainText(FIRST);
    await page.close();
    await expect(said(other, 'You')).toHaveCount(2);
    reception.mend();
    await expect(said(other, 'Jerry')).toHaveCount(2);
    await nothingWaits(other);
    expect(await asked(other, url)).toEqual([[FIRST, SECOND]]);
  });

  test(`the page is loaded again while a first message ${what}: it begins one conversation`, async ({
    page,
    url,
    reception,
  }) => {
    await open(page);
    reception.hang(how);
    await write(page, FIRST);
    if (how === 'answered') await expect.poll(() => asked(page, url)).toEqual([[FIRST]]);
    await page.reload();
    await expect(said(page, 'You')).toHaveCount(1);
    reception.mend();
    await expect(said(page, 'Jerry')).toHaveCount(1);
    await nothingWaits(page);
    expect(await asked(page, url)).toEqual([[FIRST]]);
  });
}

test('what the server refuses is back in the box, and no later page says it', async ({ page, url, problems }) => {
  problems.allow(/422/);
  await open(page);
  await ask(page, FIRST);
  const say = '**/api/threads/*/messages';
  await page.route(say, (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal('Not like this.')) : route.fallback(),
  );
  await box(page).fill(SECOND);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue(SECOND);
  await page.unroute(say);
  await page.reload();
  await expect(said(page, 'Jerry')).toHaveCount(1);
  await nothingWaits(page);
  await expect(box(page)).toHaveValue(SECOND);
  expect(await asked(page, url)).toEqual([[FIRST]]);
});
