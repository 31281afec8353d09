import { readFileSync } from 'node:fs';
import { PIXEL } from '../support/files.ts';
import { SEED } from '../support/seed.ts';
import { CUTS, type Cut } from './cutting-proxy.ts';
import { box, say } from './dashboard.ts';
import { row } from './data-pages.ts';
import { expect, type Page } from './fixtures.ts';
import { records } from './records.ts';
import { kept, ready, test } from './without-reception.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ person, problems }) => {
  expect(person.email).toBeTruthy();
  // no reception, and answers that crossed a change; what must not happen is looked for in what is on file
  problems.allow(/failed|Failed to load resource|ERR_|WebSocket|socket|^409 (POST|PATCH)|^499 /);
});

const queued = readFileSync(new URL('./in-page/queued.js', import.meta.url), 'utf8');

interface Day {
  page: Page;
  job: { id: string; job_number: string };
  /** Told apart from whatever else there is. */
  mark: string;
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function openJob({ page, job }: Day, tab = 'tasks'): Promise<void> {
  await page.goto(`/job-details?job=${job.job_number}&tab=${tab}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deck' })).toBeVisible();
}

async function addBy({ page }: Day, path: string, button: string, label: string, value: string): Promise<void> {
  await page.goto(`${path}?new=1`);
  const form = dialog(page, button);
  await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: button }).click();
  await expect(form).toBeHidden();
}

/** What is done in a day, in order, and told to be on file at its end. */
const STEPS: readonly ((day: Day) => Promise<void>)[] = [
  async ({ page }) => {
    await page.goto('/calendar');
    await expect(page.getByRole('link', { name: /Job: .*Deck/ })).toBeVisible();
  },
  async (day) => {
    await openJob(day);
    await day.page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('in_progress');
    await expect(day.page.getByRole('combobox', { name: 'Status', exact: true })).toBeEnabled();
  },
  async (day) => {
    await openJob(day);
    await day.page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = dialog(day.page, 'Edit Job');
    await form.getByLabel('Description').fill(`Gate code ${day.mark}`);
    await form.getByRole('button', { name: /Save|Update/ }).click();
    await expect(form).toBeHidden();
  },
  async (day) => {
    await openJob(day, 'files');
    const name = `photo ${day.mark}.png`;
    await day.page.getByLabel('Add files').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(PIXEL) });
    await expect(day.page.getByText(name).first()).toBeVisible();
    await expect(day.page.getByRole('progressbar')).toHaveCount(0);
  },
  (day) => addBy(day, '/admin-data', 'Add Task', 'Task Name', `Order tiles ${day.mark}`),
  async (day) => {
    await day.page.goto('/client-directory');
    await day.page.getByRole('button', { name: 'Edit Priya Sharma' }).click();
    const form = dialog(day.page, 'Edit Client');
    await form.getByLabel('Address').fill(`${day.mark} Harris St`);
    await form.getByRole('button', { name: /Save|Update/ }).click();
    await expect(form).toBeHidden();
  },
  async ({ page, mark }) => {
    await page.goto('/dashboard');
    await expect(box(page)).toBeVisible();
    await say(page, `how many jobs do I have? ${mark}`);
    await expect(page.getByText('Sending…')).toHaveCount(0);
  },
  (day) => addBy(day, '/client-directory', 'Add Client', 'Name', `New client ${day.mark}`),
  (day) => addBy(day, '/procurement-data', 'Add Item', 'Item Name', `Screws ${day.mark}`),
  async ({ page }) => {
    await page.goto('/finance-data');
    await row(page, /^Invoice.*Deck/)
      .getByRole('button', { name: /^Record Payment/ })
      .click();
    const form = dialog(page, 'Record Payment');
    await form.getByLabel('Amount').fill('100');
    await form.getByRole('button', { name: 'Record Payment' }).click();
    await expect(form).toBeHidden();
  },
  async (day) => {
    await openJob(day);
    await day.page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('completed');
    await expect(day.page.getByRole('combobox', { name: 'Status', exact: true })).toBeEnabled();
  },
  (day) => addBy(day, '/admin-data', 'Add Task', 'Task Name', `Ring the council ${day.mark}`),
];

/** Ten of the day's steps, and how reception goes at each of them. */
function pointsOf(seed: number): Map<number, Cut> {
  let state = seed % 2_147_483_647 || 1;
  const below = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  const steps = STEPS.map((_, step) => step);
  while (steps.length > 10) steps.splice(below(steps.length), 1);
  return new Map(steps.map((step) => [step, CUTS[below(CUTS.length)] ?? 'off']));
}

async function begin(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await ready(page);
  // what a day needs has been fetched, and is kept
  await expect.poll(() => page.evaluate<number>("Number(localStorage.getItem('smoko-ahead') ?? 0)")).toBeGreaterThan(0);
  await expect.poll(() => kept(page)).toContain('message_history');
}

for (const [number, seed] of [SEED, SEED + 1, SEED + 2, SEED + 3].entries()) {
  test(`a day on site, cut at ten points: nothing is lost, nothing is there twice (${number + 1} of 4)`, async ({
    page,
    url,
    reception,
  }) => {
    const { add, list } = records(page, url);
    const priya = await add('clients', { name: 'Priya Sharma' });
    const made = await add('projects', { job_name: 'Deck', client_id: priya.id, job_date: '2026-11-20' });
    const owed = { type: 'invoice', amount: 500, description: 'Deck', client_id: priya.id, project_id: made.id };
    await add('finance-records', owed);
    const mark = String(4_700 + number);
    const day: Day = { page, job: { id: made.id, job_number: String(made.job_number) }, mark };
    await begin(page);

    const points = pointsOf(seed);
    for (const [step, act] of STEPS.entries()) {
      const cut = points.get(step);
      if (cut) {
        reception.mend();
        reception.cut(cut);
      }
      await test.step(`step ${step}, ${cut ?? 'as before'}`, () => act(day));
    }
    reception.mend();
    await page.reload();
    await expect.poll(() => page.evaluate<number>(queued)).toBe(0);

    const named = async (table: string, field: string) => (await list(table)).map((one) => one[field]).sort();
    expect(await named('admin-tasks', 'task_name')).toEqual([`Order tiles ${mark}`, `Ring the council ${mark}`]);
    expect(await named('clients', 'name')).toEqual([`New client ${mark}`, 'Priya Sharma']);
    expect(await list('clients', 'q=Priya')).toMatchObject([{ address: `${mark} Harris St` }]);
    expect(await named('procurement-items', 'item_name')).toEqual([`Screws ${mark}`]);
    expect(await named('attachments', 'name')).toEqual([`photo ${mark}.png`]);
    expect(await list('finance-records', 'type=payment')).toMatchObject([{ amount: 100, client_id: priya.id }]);
    expect(await list('projects')).toMatchObject([{ status: 'completed', job_description: `Gate code ${mark}` }]);
    const [thread, ...others] = await list('threads');
    expect(others).toEqual([]);
    const messages = await list(`threads/${thread?.id}/messages`);
    const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(asked).toEqual([`how many jobs do I have? ${mark}`]);
  });
}
