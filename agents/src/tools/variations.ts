import {
  channelSchema,
  type Project,
  projects,
  sendVariation as sendOperation,
  storedTax,
  type Variation,
  variations,
} from '@smoko/contract';
import { z } from 'zod';
import { businessGst, gstRemark, meantGst } from './business-gst.ts';
import { type FieldWords, given, show } from './changes.ts';
import { chooseChannel } from './choose-channel.ts';
import { defineChange, defineUpdate, type Kind } from './define-change.ts';
import { clientRef, dollars, jobRef, text, words } from './fields.ts';
import { money } from './format.ts';
import { jobTitle } from './job-view.ts';
import { lineTax } from './line-tax.ts';
import { lookUp } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { one, resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { remarked, type ToolEnv, wrote } from './tool.ts';
import { resolveVariation, variationInFull, variationRow, variationTitle, variationView } from './variation-view.ts';

const { create, update } = variations.operations;
const kind: Kind<Variation> = {
  noun: 'variation',
  title: (v) => `variation ${variationTitle(v)}`,
  row: (v) => `variation ${variationRow(v)}`,
  view: variationView,
};
const gst = z.enum(['inc', 'plus']).optional();
const line = z.strictObject({
  description: text('What', 1_000),
  quantity: z.number().positive().optional(),
  unit: text('m, h, sqm', 20).optional(),
  unit_price: dollars('Price of one; below zero for work left out'),
  ...lineTax,
});

export const addVariation = defineChange({
  name: 'add_variation',
  description:
    'Put more (or less) work than was agreed on a job, with its price. A draft until it is sent or agreed to; then it is a part of the job price. GST is worked out by code.',
  doing: 'Adding the variation',
  args: z.strictObject({
    job: jobRef.optional(),
    client: clientRef.optional(),
    description: words('What it is for').optional(),
    amount: dollars('Its price where one figure was said; below zero for work left out').optional(),
    lines: z.array(line).max(50).optional().describe('When several prices were said'),
    gst: gst.describe('As it was said. plus: GST is added by code. Left out: as the settings mean it'),
    accepted: z.boolean().optional().describe('true: the client agreed already'),
  }),
  either: [['amount', 'lines']],
  async prepare(a, env) {
    const { description, amount } = a;
    if (!description && !a.lines?.length) throw new ToolProblem('What is the variation for?');
    const about = description ?? a.lines?.map((one) => one.description).join(', ') ?? '';
    const job = await jobOf(a, about, env);
    if (amount === undefined && !a.lines?.length)
      throw new ToolProblem(`How much is the variation for ${about} on job ${jobTitle(job)}?`);
    const said: z.output<typeof line>[] = a.lines?.length
      ? a.lines
      : [{ description: about.slice(0, 1_000), unit_price: amount ?? 0 }];
    const lines = said.map(({ description: what, quantity = 1, unit, unit_price, ...taxed }) => ({
      description: what,
      quantity,
      unit: unit ?? null,
      unit_price,
      ...storedTax(taxed),
    }));
    const business = await businessGst(env);
    const fields = {
      project_id: job.id,
      description: about,
      lines,
      prices_include_gst: meantGst(a.gst, business) === 'inc',
      ...given({ status: a.accepted ? ('accepted' as const) : undefined }),
    };
    return { job, fields, remark: gstRemark(a.gst, business) };
  },
  async carryOut({ job, fields, remark }, env) {
    const outcome = await env.services.write(create, fields, {
      done: added,
      ask: `Add a variation to job ${jobTitle(job)}: ${fields.description}`,
      details: fields.lines.map(({ description, unit_price }) => `${description}: ${money(unit_price)}`),
      bulk: env.bulk,
    });
    const told = outcome.status === 'done' ? `${added(outcome.output)}. ${next(outcome.output)}` : '';
    return remarked(
      wrote(outcome, told, (v) => ({ variation: variationView(v) })),
      remark,
    );
  },
});

/** With what the GST in it is: a price was said with GST or without. */
const added = (v: Variation): string =>
  `Added variation ${variationTitle(v)}${v.gst ? ` (${money(v.subtotal)} plus GST ${money(v.gst)})` : ''}`;
const next = ({ status }: Variation): string =>
  status === 'accepted'
    ? 'It is accepted, so it is a part of what the job is worth'
    : 'It is a draft: send it, or tell me what the client says';

/** The job that is named, or the only open one of the client; else the one on the screen. */
async function jobOf(
  { job: said, client }: { job?: string | undefined; client?: string | undefined },
  about: string,
  env: ToolEnv,
): Promise<Project> {
  const whose = client ? await resolveClient(env, client) : null;
  if (said !== undefined) {
    const job = await resolveJob(env, said);
    if (whose && job.client_id !== whose.id)
      throw new ToolProblem(`Job ${jobTitle(job)} is not a job of ${whose.name}. Which job is the variation on?`);
    return job;
  }
  if (whose) {
    const all = await lookUp<Project>(env, projects.operations.list, { client_id: whose.id });
    const open = all.filter(({ status }) => status !== 'completed' && status !== 'cancelled');
    return one(open.length ? open : all, whose.name, 'job', jobTitle);
  }
  if (!env.job) throw new ToolProblem(`Which job is the variation for ${about} on?`, { reason: 'which_job' });
  return resolveJob(env, 'this');
}

const which = {
  variation: text('Its number within the job (V1), or words of what it is for').optional(),
  client: clientRef.optional(),
  job: jobRef.optional(),
};

const FIELDS: FieldWords = {
  status: ['status', show.text],
  description: ['for', show.text],
  total: ['total', show.money],
};

export const updateVariation = defineUpdate({
  name: 'update_variation',
  description:
    'Change one variation: what the client said to it (accepted, declined), back to draft, or a draft itself. Sending it is send_variation.',
  kind,
  operation: update,
  fields: FIELDS,
  args: z.strictObject({
    ...which,
    status: z.enum(['draft', 'accepted', 'declined']).optional().describe('draft: taken back, to be changed'),
    description: words('What it is for now, of a draft').optional(),
    amount: dollars('New price, of a draft').optional(),
    gst: gst.describe('Of the new amount. Left out: as its price was'),
  }),
  find: ({ variation, client, job, status }, env) =>
    resolveVariation(env, { variation, client, job }, status === 'draft' ? ANSWERED : WANTED),
  patch({ status, description, amount, gst: said }, before) {
    if (status && status === before.status)
      throw new ToolProblem(`Variation ${variationRow(before)} already. Nothing was changed.`);
    if (said && amount === undefined) throw new ToolProblem('GST of which amount? Say the price with it.');
    const [only, another] = before.lines;
    if (amount !== undefined && (another || !only))
      throw new ToolProblem(
        `Variation ${variationTitle(before)} has several lines. Which price changes is set on its page.`,
      );
    const about = description ?? before.description;
    const lines =
      amount === undefined ? undefined : [{ description: about, quantity: 1, unit: null, unit_price: amount }];
    return { status, description, lines, prices_include_gst: said && said === 'inc' };
  },
  remark: async ({ status }) => (status === 'accepted' ? 'It is a part of what the job is worth now' : null),
});
const WANTED = ['draft', 'sent'] as const;
const ANSWERED = ['sent', 'accepted', 'declined'] as const;

export const sendVariation = defineChange({
  name: 'send_variation',
  description: 'Send one variation to the client of its job, who accepts or declines it. Always waits for a yes.',
  doing: 'Preparing the variation',
  args: z.strictObject({
    ...which,
    channel: channelSchema.optional(),
    note: words('Words to go with it').optional(),
  }),
  async prepare({ channel, note, ...said }, env) {
    const variation = await resolveVariation(env, said, ['draft']);
    const { client, project } = variation;
    if (variation.status === 'accepted')
      throw new ToolProblem(`Variation ${variationTitle(variation)} is accepted already.`);
    if (!client)
      throw new ToolProblem(
        `${project ? `Job ${project.job_number} - ${project.job_name}` : 'Its job'} has no client. Who is it for?`,
      );
    return { variation, to: client, channel, note };
  },
  async carryOut({ variation, to, channel, note }, env) {
    const way = await chooseChannel(env, to, channel);
    const done = `Sent variation ${variationTitle(variation)} to ${to.name}`;
    const outcome = await env.services.write(
      sendOperation,
      { id: variation.id, channel: way.channel, ...(note ? { note } : {}) },
      {
        done: () => done,
        ask: `Send variation ${variationTitle(variation)} to ${to.name}`,
        details: [
          `To: ${[to.name, way.to].filter(Boolean).join(', ')}`,
          ...variationInFull(variation),
          ...(note ? [note] : []),
        ],
      },
    );
    return wrote(outcome, done, () => ({}));
  },
});
