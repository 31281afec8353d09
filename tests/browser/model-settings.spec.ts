import { type ModelRequest, type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expectAccessible } from './axe.ts';
import { test as base, expect, type Page } from './fixtures.ts';
import { TODAY } from './global-setup.ts';
import { toast } from './records.ts';

interface Found {
  /** A server that finds a model server where it looks. */
  found: { server: TestServer; model: StandIn };
}

const test = base.extend<object, Found>({
  found: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const model = await startStandIn();
      const server = await startServer({ now: TODAY, env: { MODEL_SERVERS: model.env.OPENAI_BASE_URL } });
      await use({ server, model });
      await server.stop();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  url: async ({ found }, use) => use(found.server.url),
});
test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

/** Does well, but for a status that there is not. */
const answer = ({ said, tools, messages }: ModelRequest) => {
  const args: Record<string, object> = {
    create_job: { job_name: 'Hot water', client: 'Priya Sharma', address: '12 Wattle St', budget: 2400 },
    create_task: { task_name: 'Ring Bob', due_date: '2026-03-06' },
    set_job_status: { job: 'Wattle Street', status: 'done' },
  };
  if (!tools.length || /invoice|client want/.test(said) || messages.at(-1)?.role === 'tool')
    return { text: ['How old is the unit, ', 'and is it gas or electric?'] };
  const wanted = said.includes('remind') ? tools : [said.includes('new job') ? 'create_job' : (tools[0] ?? '')];
  return { calls: wanted.map((name) => ({ name, args: args[name] ?? { item_name: '90 mm pipe' } })) };
};
const choice = (page: Page) => page.getByRole('form', { name: 'Assistant model' });
const now = (page: Page) => page.getByRole('region', { name: 'Answers Now' });

test('a server of this machine is found, tried, chosen and given a budget', async ({
  page,
  problems,
  found: { model },
}) => {
  problems.allow(/422/);
  let open = () => {};
  const held = new Promise<void>((done) => {
    open = done;
  });
  let asked = 0;
  model.script(async (request) => {
    asked += 1;
    if (asked > 4) await held;
    return answer(request);
  });
  await page.goto('/settings');
  await page.getByRole('main').getByRole('link', { name: 'Assistant Model' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Assistant Model' })).toBeVisible();
  await expect(now(page)).toContainText('The built-in model.');
  await expect(choice(page)).toContainText('nothing leaves the machine');
  await expect(choice(page)).toContainText('are sent to OpenAI');

  await page.getByRole('radio', { name: 'A model server on this machine' }).check();
  await choice(page).getByRole('button', { name: 'Look for Servers' }).click();
  await expect(choice(page).getByRole('button', { name: 'Ollama, 2 models' })).toHaveAttribute('aria-pressed', 'true');
  await expect(choice(page).getByLabel('Address', { exact: true })).toHaveValue(model.env.OPENAI_BASE_URL);
  await expect(choice(page).getByLabel('Model', { exact: true })).toHaveValue('stand-in');
  await choice(page).getByLabel('Key', { exact: true }).fill('sk-kookaburra-0123456789-wxyz');
  await expectAccessible(page);

  await choice(page).getByRole('button', { name: 'Test It' }).click();
  const result = page.getByRole('region', { name: 'Test', exact: true });
  await expect(result.getByRole('status')).toHaveText('Check 5 of 10');
  open();
  await expect(result.getByRole('status')).toHaveText('9 of 10 passed');
  await expect(result.getByRole('blockquote')).toHaveText('How old is the unit, and is it gas or electric?');
  const failed = result.getByRole('listitem').filter({ hasText: 'Failed' });
  await expect(failed).toContainText('Keeps to the choices there are');
  await expect(failed).toContainText('It chose "done", and "completed" was right.');
  await expect(result).toContainText('no price known');
  await expectAccessible(page);

  await choice(page).getByRole('button', { name: 'Use This Model' }).click();
  await expect(toast(page, 'Model Chosen!')).toContainText('stand-in answers from now on.');
  await expect(now(page)).toContainText(/stand-in at 127\.0\.0\.1:\d+/);
  await expect(choice(page)).toContainText('One is kept, ending in wxyz.');
  await expect(choice(page).getByLabel('Key', { exact: true })).toHaveValue('');

  const budget = page.getByRole('form', { name: 'Budget' });
  await budget.getByLabel('Budget a Month').fill('20');
  await budget.getByRole('button', { name: 'Save Budget' }).click();
  await expect(budget.getByRole('alert')).toContainText('Say first what a million tokens cost');
  await budget.getByLabel('Dollars per Million Tokens Read').fill('0.25');
  await budget.getByLabel('Dollars per Million Tokens Written').fill('two');
  await budget.getByRole('button', { name: 'Save Budget' }).click();
  await expect(budget.getByRole('alert')).toContainText('Enter dollars, like 2.50.');
  await budget.getByLabel('Dollars per Million Tokens Written').fill('2');
  await budget.getByRole('button', { name: 'Save Budget' }).click();
  await expect(toast(page, 'Budget Saved!')).toBeVisible();
  await expect(budget).toContainText('of $20.00');
  await page.reload();
  await expect(budget.getByLabel('Budget a Month')).toHaveValue('20');
});

test('somebody else’s model wants the password, and what is wrong is said at its field', async ({ page, problems }) => {
  problems.allow(/403|422/);
  await page.goto('/settings/model');
  await page.getByRole('radio', { name: 'Another address' }).check();
  await choice(page).getByLabel('Address', { exact: true }).fill('http://169.254.169.254/v1');
  await choice(page).getByLabel('Model', { exact: true }).fill('large');
  await choice(page).getByRole('button', { name: 'Test It' }).click();
  await expect(choice(page).getByRole('alert')).toContainText('not one a model server can have');
  await choice(page).getByLabel('Address', { exact: true }).fill('https://models.example.com/v1');
  await choice(page).getByRole('button', { name: 'Use This Model' }).click();
  const proof = page.getByRole('dialog');
  await expect(proof.getByLabel('Your password', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(now(page)).toContainText('The built-in model.');
  await expect(choice(page).getByLabel('Address', { exact: true })).toHaveValue('https://models.example.com/v1');
});

test('the first screen of the chat offers it, until something was chosen', async ({ page }) => {
  await page.goto('/dashboard');
  const link = page.getByRole('link', { name: 'connect a bigger model' });
  await link.click();
  await expect(page).toHaveURL(/\/settings\/model$/);
  await page.getByRole('radio', { name: 'Built in' }).check();
  await choice(page).getByRole('button', { name: 'Use This Model' }).click();
  await expect(toast(page, 'Model Chosen!')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('What needs doing?')).toBeVisible();
  await expect(link).toHaveCount(0);
});
