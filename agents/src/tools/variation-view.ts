import { type Variation, variations } from '@smoko/contract';
import { byId } from './candidates.ts';
import { compact } from './changes.ts';
import { brief, commas, money } from './format.ts';
import { bestMatches, fold } from './matching.ts';
import { lookUp } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { tell } from './quote-lines.ts';
import { clientName, jobName } from './reference-names.ts';
import { one, resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import type { ToolEnv } from './tool.ts';

/** "$440.00 inc GST", "$400.00" of a business without GST. */
const variationTotal = ({ total, gst }: Variation): string => `${money(total)}${gst ? ' inc GST' : ''}`;
const onJob = ({ project }: Variation) => (project ? `job ${project.job_number} - ${project.job_name}` : null);
/** "V1, Handrail, $440.00 inc GST, job 1001 - Deck". */
export const variationTitle = (v: Variation): string =>
  commas(v.variation_number, brief(v.description, 80), variationTotal(v), onJob(v));
const ANSWERS = { draft: 'not sent yet', sent: 'with the client', accepted: 'accepted', declined: 'declined' };
export const variationRow = (v: Variation): string => commas(variationTitle(v), ANSWERS[v.status]);

export const variationView = (v: Variation) =>
  compact({
    id: v.id,
    variation_number: v.variation_number,
    job: v.project ? `${v.project.job_number} - ${v.project.job_name}` : undefined,
    client: v.client?.name,
    description: v.description,
    status: v.status,
    total: v.total,
    gst: v.gst || undefined,
  });

/** All that its client gets to read: what it is for, every line, the total. */
export const variationInFull = (v: Variation): string[] => [
  v.description,
  ...v.lines.filter(({ description }) => description !== v.description).map(({ total: _, ...line }) => tell(line)),
  `Total ${money(v.total)}${v.gst ? `, of that GST ${money(v.gst)}` : ''}`,
];

export interface WhichVariation {
  variation?: string | undefined;
  client?: string | undefined;
  job?: string | undefined;
}
type Status = Variation['status'];
const { list, get } = variations.operations;

/** The words that only say that it is one: "the handrail variation". */
const SKIP = new Set('the a an that this his her their my variation variations extra for on of job'.split(' '));

/**
 * The one variation that fits everything said of it: its number, words of what it is for, its job or client. Where
 * several fit, of those in a state it can be wanted in. Asks which one where that leaves several.
 */
export async function resolveVariation(
  env: ToolEnv,
  which: WhichVariation,
  wanted: readonly Status[] = [],
): Promise<Variation> {
  const { variation: said } = which;
  const known = said ? await byId<Variation>(env, get, said) : null;
  if (known) return known;
  const found = await fitting(env, which);
  const likely = found.filter(({ status }) => wanted.includes(status));
  const names = [said, await clientName(env, which.client), await jobName(env, which.job)].filter(Boolean).join(', ');
  if (!found.length && !names) throw new ToolProblem('No variation is on file.', { reason: 'not_found' });
  return one(likely.length ? likely : found, names || 'that', 'variation', variationRow);
}

async function fitting(env: ToolEnv, { variation: said, client, job }: WhichVariation): Promise<Variation[]> {
  const [whose, on] = await Promise.all([
    client ? resolveClient(env, client) : null,
    job === undefined ? null : resolveJob(env, job),
  ]);
  const filter = { ...(whose ? { client_id: whose.id } : {}), ...(on ? { project_id: on.id } : {}) };
  const rows = await lookUp<Variation>(env, list, filter);
  if (!said) return rows;
  const number = fold(said)
    .replace(/^(?:variation\s*)?(?:no|number)?\s*/, '')
    .replace(/^v?(?=\d+$)/, 'v');
  const exact = rows.filter((v) => fold(v.variation_number) === number);
  if (exact.length) return exact;
  return bestMatches(said, rows, [({ description }) => description, forWhat, around], SKIP);
}

const forWhat = (v: Variation): string => v.lines.map(({ description }) => description).join(' ');
const around = (v: Variation): string => [v.project?.job_name, v.client?.name].filter(Boolean).join(' ');
