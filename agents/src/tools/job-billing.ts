import { getJobBilling, type Project, type Variation, variations, type WireOutput } from '@smoko/contract';
import { z } from 'zod';
import { jobRef } from './fields.ts';
import { commas, count, money } from './format.ts';
import { jobTitle } from './job-view.ts';
import { listAll } from './paging.ts';
import { resolveJob } from './resolve-job.ts';
import { defineTool, read } from './tool.ts';
import { variationRow, variationView } from './variation-view.ts';

type Billing = WireOutput<typeof getJobBilling>;

export const jobBilling = defineTool({
  name: 'job_billing',
  description:
    'What one job is worth with its variations, and how much of that is invoiced, paid, due and left to invoice.',
  doing: 'Working out what is invoiced of the job',
  args: z.strictObject({ job: jobRef }),
  async run({ job: said }, env) {
    const job = await resolveJob(env, said);
    const [billing, all] = await Promise.all([
      env.services.read(getJobBilling, { id: job.id }),
      listAll<Variation>(env, variations.operations.list, { project_id: job.id }),
    ]);
    const rows = all.map((one) => `\n- ${variationRow(one)}`);
    const told = rows.length ? `. ${count(rows.length, 'variation')}:${rows.join('')}` : '';
    return read(`${billed(job, billing)}${told}`, { ...billing, variations: all.map(variationView) });
  },
});

function billed(job: Project, { price, invoiced, credited, paid, due, left_to_invoice: left }: Billing): string {
  const so_far = commas(
    invoiced ? `Invoiced ${money(invoiced)}` : 'Nothing is invoiced yet',
    credited > 0 && `credited ${money(credited)}`,
    invoiced > 0 && `paid ${money(paid)}`,
    invoiced > 0 && (due ? `${money(due)} still due` : 'nothing due'),
  );
  if (left === null)
    return `Nobody said what job ${jobTitle(job)} is worth: it has no accepted quote and no budget. ${so_far}`;
  const gst = price.includes_gst ? ' inc GST' : '';
  const from = commas(
    price.base !== null && price.base_from && `${price.base_from} ${money(price.base)}`,
    price.variations !== 0 && `variations ${money(price.variations)}`,
  );
  const over = invoiced - credited > price.total ? ', more than it is worth is invoiced' : '';
  return `${money(left)} left to invoice on job ${jobTitle(job)}, of ${money(price.total)}${gst} (${from})${over}. ${so_far}`;
}
