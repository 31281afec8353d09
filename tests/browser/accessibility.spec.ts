import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/paths.ts';
import { faultsOfBoth } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records } from './records.ts';

/** Where the screens are, as the app itself lists them. */
const listed = readFileSync(join(ROOT, 'web/src/app/screens.ts'), 'utf8').matchAll(/path: '([^']+)'/g);
const PATHS = ['/dashboard', ...[...listed].map(([, path]) => String(path))];
const EXAMPLES: Record<string, string> = {
  '/job-details': '/job-details?job=1001',
  '/agent/:agentName': '/agent/jerry',
};

/** One look at a screen for each scheme: the page follows the device's, without being loaded anew. */
async function inspect(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
  await expect(page.getByText('Loading...')).toHaveCount(0);
  const found = await faultsOfBoth(page);
  return found.map((fault) => `${path} ${fault}`);
}

test('axe finds nothing on any screen, light and dark', { tag: '@wide' }, async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  test.setTimeout(600_000);
  const { add } = records(page, url);
  const client = await add('clients', {
    name: 'Priya Sharma',
    email: 'priya@example.com',
    budget: 2400,
    job_notes: 'Dog',
  });
  const supplier = await add('suppliers', { name: 'Rexel', specialty: 'Electrical', phone: '02 7010 4511' });
  const job = await add('projects', {
    job_name: 'Hot water',
    job_number: '1001',
    client_id: client.id,
    job_budget: 2400,
  });
  const project_id = job.id;
  await add('admin-tasks', { task_name: 'Ring Priya', project_id, due_date: '2026-11-21' });
  await add('finance-records', { type: 'invoice', amount: 1850, project_id, due_date: '2026-11-01' });
  await add('procurement-items', { item_name: 'Valve', unit_price: 85, project_id, supplier_id: supplier.id });
  await add('functions/agent-orchestrator', { message: 'delete client Priya Sharma', jobData: null });
  const examples: Record<string, string> = {
    ...EXAMPLES,
    '/client': `/client?client=${client.id}&tab=history`,
    '/client-account': `/client-account?client=${client.id}`,
    '/supplier': `/supplier?supplier=${supplier.id}&tab=prices`,
  };
  const found: string[] = [];
  for (const path of PATHS) found.push(...(await inspect(page, examples[path] ?? path)));
  expect(found).toEqual([]);
});
