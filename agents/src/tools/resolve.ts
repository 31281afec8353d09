import {
  type Client,
  clients,
  type Operation,
  type Project,
  projects,
  type Supplier,
  suppliers,
  type WireInput,
} from '@smoko/contract';
import { closest } from './closest.ts';
import { money } from './format.ts';
import { bestMatches, fold, tokens } from './matching.ts';
import { ToolProblem } from './problem.ts';
import type { ToolEnv } from './tool.ts';

const MOST_PAGES = 50;

/** Every record of a list, page by page. */
export async function listAll<R>(
  env: ToolEnv,
  operation: Operation,
  filter: Record<string, unknown> = {},
): Promise<R[]> {
  const records: R[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const input = { ...filter, limit: 100, ...(cursor ? { cursor } : {}) } as WireInput<typeof operation>;
    const answer = (await env.services.read(operation, input)) as { data: R[]; next_cursor: string | null };
    records.push(...answer.data);
    if (!answer.next_cursor) break;
    cursor = answer.next_cursor;
  }
  return records;
}

/** Exactly one record, or a problem that lists the candidates. Nothing may be changed on a guess. */
export function one<T>(
  found: T[],
  reference: string,
  noun: string,
  label: (record: T) => string,
  near: () => string[] = () => [],
): T {
  const [only] = found;
  if (!only) throw notOnFile(reference, noun, near());
  if (found.length === 1) return only;
  const candidates = found.slice(0, 8).map(label);
  throw new ToolProblem(`${found.length} ${noun}s fit "${reference}": ${candidates.join('; ')}. Which one?`, {
    reason: 'ambiguous',
    candidates,
  });
}

function notOnFile(reference: string, noun: string, near: string[]): ToolProblem {
  const offer = near.length ? ` Did you mean ${near.join(' or ')}?` : '';
  return new ToolProblem(`No ${noun} on file fits "${reference}".${offer}`, { reason: 'not_found' });
}

const ID = /^[0-9a-f]{24}$/;
const digits = (text: string) => text.replace(/\D/g, '');
/** Last nine digits: the same for 0491 570 156 and +61 491 570 156. */
const phoneTail = (text: string) => digits(text).slice(-9);

interface Party {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
}

export function matchParty<T extends Party>(reference: string, all: T[]): T[] {
  if (ID.test(reference)) return all.filter((record) => record.id === reference);
  if (reference.includes('@')) return all.filter((record) => fold(record.email ?? '') === fold(reference));
  if (digits(reference).length >= 8 && !/\p{L}/u.test(reference)) {
    return all.filter((record) => record.phone && phoneTail(record.phone) === phoneTail(reference));
  }
  return bestMatches(reference, all, [(record) => record.name]);
}

export async function findClients(env: ToolEnv, reference: string): Promise<Client[]> {
  return matchParty(reference, await listAll<Client>(env, clients.operations.list));
}
export async function resolveClient(env: ToolEnv, reference: string): Promise<Client> {
  const all = await listAll<Client>(env, clients.operations.list);
  return oneParty(all, reference, 'client');
}
export async function resolveSupplier(env: ToolEnv, reference: string): Promise<Supplier> {
  const all = await listAll<Supplier>(env, suppliers.operations.list);
  return oneParty(all, reference, 'supplier');
}
const oneParty = <T extends Party>(all: T[], reference: string, noun: string): T =>
  one(matchParty(reference, all), reference, noun, partyLabel, () => closest(reference, all, (party) => party.name));
export const partyLabel = (party: Party): string => [party.name, party.phone ?? party.email].filter(Boolean).join(', ');

const THIS_JOB = new Set(['this', 'this one', 'this job', 'it', 'the job', 'that job', 'job on screen', 'here']);
const JOB_SKIP = new Set([
  'the',
  'a',
  'an',
  'job',
  'jobs',
  'project',
  'for',
  'at',
  'of',
  'on',
  'and',
  'mr',
  'mrs',
  'ms',
  'no',
  'number',
]);

export function matchJobs(reference: string, all: Project[]): Project[] {
  const number = fold(reference).replace(/^(job|project)?\s*(no|number)?\s*/, '');
  const exact = all.filter((job) => job.id === reference || fold(job.job_number) === number);
  if (exact.length) return exact;
  const fields = [
    (job: Project) => job.job_name,
    (job: Project) => job.client?.name ?? '',
    (job: Project) => `${job.site_address ?? ''} ${job.client?.address ?? ''}`,
  ];
  return bestMatches(reference, all, fields, JOB_SKIP);
}
export async function resolveJob(env: ToolEnv, reference: string): Promise<Project> {
  if (THIS_JOB.has(fold(reference))) return jobOnScreen(env);
  const all = await listAll<Project>(env, projects.operations.list);
  return one(matchJobs(reference, all), reference, 'job', jobLabel, () =>
    closest(reference, all, (job) => job.job_name),
  );
}
/** The one job whose whole name stands in a text, of this client where one is named; null when none or several. */
export async function jobNamedIn(env: ToolEnv, text: string, client: Client | null): Promise<Project | null> {
  const said = new Set(tokens(text, JOB_SKIP));
  const found = (await listAll<Project>(env, projects.operations.list)).filter((job) => {
    const name = tokens(job.job_name, JOB_SKIP);
    return name.length > 0 && name.every((word) => said.has(word)) && (!client || job.client_id === client.id);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
async function jobOnScreen(env: ToolEnv): Promise<Project> {
  if (!env.job) throw new ToolProblem('No job is open on the screen. Which job?', { reason: 'which_job' });
  return env.services.read(projects.operations.get, { id: env.job.id });
}
const jobLabel = (job: Project): string => {
  const budget = job.job_budget ? `, ${money(job.job_budget)}` : '';
  return `${job.job_number} - ${job.job_name}${job.client ? ` for ${job.client.name}` : ''}${budget}`;
};
