import {
  getClientAccount,
  getJobBilling,
  type Project,
  type Variation,
  variations,
  type WireOutput,
} from '@smoko/contract';
import { z } from 'zod';
import { jobRef } from './fields.ts';
import { addMoney, commas, count, money } from './format.ts';
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
    const [billing, all, account] = await Promise.all([
      env.services.read(getJobBilling, { id: job.id }),
      listAll<Variation>(env, variations.operations.list, { project_id: job.id }),
      job.client_id ? env.services.read(getClientAccount, { id: job.client_id }) : null,
    ]);
    const rows = all.map((one) => `\n- ${variationRow(one)}`);
    const told = rows.length ? `. ${count(rows.length, 'variation')}:${rows.join('')}` : '';
    const more = [toCome(billing, account?.credit ?? 0), withOpen(billing, all)].filter(Boolean).join('. ');
    return read(`${billed(job, billing)}${more && `. ${more}`}${told}`, {
      ...billing,
      variations: all.map(variationView),
    });
  },
});

/** What is still to come in altogether, where money on account is to be taken off first. */
function toCome({ due, left_to_invoice: left }: Billing, credit: number): string | null {
  if (credit <= 0 || left === null) return null;
  return `With ${money(credit)} paid on account, ${money(Math.max(0, addMoney(addMoney(left, due), -credit)))} is still to come`;
}

/** What the job comes to once the client agrees to the variations that are open. */
function withOpen({ price, left_to_invoice: left }: Billing, all: readonly Variation[]): string | null {
  const open = all.filter(({ status }) => status === 'draft' || status === 'sent').map(({ total }) => total);
  return open.length && price.base !== null
    ? commas(
        `With what is not agreed to yet it comes to ${money(open.reduce(addMoney, price.total))}`,
        left !== null && `${money(open.reduce(addMoney, left))} of it left`,
      )
    : null;
}

/** A budget as it was said, before GST or with it; what it comes to with GST is told as the price. */
function baseAsSaid({ job_budget, budget_includes_gst }: Project, { base, base_from, includes_gst }: Billing['price']) {
  if (!includes_gst) return money(base ?? 0);
  const before = base_from === 'budget' && budget_includes_gst === false && job_budget !== null;
  return before ? `${money(job_budget)} plus GST` : `${money(base ?? 0)} inc GST`;
}

function billed(
  job: Project,
  { price, invoiced, credited, paid, due, drafts, left_to_invoice: left }: Billing,
): string {
  const so_far = commas(
    invoiced ? `Invoiced ${money(invoiced)}` : 'Nothing is invoiced yet',
    credited > 0 && `credited ${money(credited)}`,
    invoiced > 0 && `paid ${money(paid)}`,
    invoiced > 0 && (due ? `${money(due)} still due` : 'nothing due'),
    drafts.count > 0 && `${count(drafts.count, 'draft')}, ${money(drafts.total)}, not sent`,
    // "what's left after that": drafts are no invoices yet
    drafts.count > 0 &&
      left !== null &&
      drafts.total <= left &&
      `${money(addMoney(left, -drafts.total))} left after that`,
  );
  if (left === null)
    return `Nobody said what job ${jobTitle(job)} is worth: it has no accepted quote and no budget. ${so_far}`;
  const gst = price.includes_gst ? ' inc GST' : '';
  const from = commas(
    price.base !== null && price.base_from && `${price.base_from} ${baseAsSaid(job, price)}`,
    price.variations !== 0 && `variations ${money(price.variations)}`,
  );
  const over = invoiced - credited > price.total ? ', more than it is worth is invoiced' : '';
  return `${money(left)} left to invoice on job ${jobTitle(job)}, of ${money(price.total)}${gst} (${from})${over}. ${so_far}`;
}
