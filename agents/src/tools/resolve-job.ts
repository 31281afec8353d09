import { type Client, clients, type Project, projects } from '@smoko/contract';
import { byId, candidates, distinct, type Filter } from './candidates.ts';
import { closest } from './closest.ts';
import { commas } from './format.ts';
import { budgetWords, jobTitle } from './job-view.ts';
import { bestMatches, fold, tokens } from './matching.ts';
import { firstOf, lookUp } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { one } from './resolve.ts';
import { looserSearches, searchWords } from './search-words.ts';
import type { ToolEnv } from './tool.ts';

const THIS_JOB = new Set(['this', 'this one', 'this job', 'it', 'the job', 'that job', 'job on screen', 'here']);
const JOB_SKIP = new Set('the a an job jobs project for at of on and mr mrs ms no number'.split(' '));
const { list, get } = projects.operations;

/** A number as said: "job no. 1001", "#1001". */
const numberIn = (reference: string) => fold(reference).replace(/^(job|project)?\s*(no|number)?\s*/, '');

function matchJobs(reference: string, all: Project[]): Project[] {
  const exact = all.filter((job) => job.id === reference || fold(job.job_number) === numberIn(reference));
  if (exact.length) return exact;
  const fields = [
    (job: Project) => job.job_name,
    (job: Project) => job.client?.name ?? '',
    (job: Project) => `${job.site_address ?? ''} ${job.client?.address ?? ''}`,
  ];
  return bestMatches(reference, all, fields, JOB_SKIP);
}

/** The jobs a reference fits: by number, name, client or address. */
export async function jobsFitting(env: ToolEnv, reference: string, filter: Filter = {}): Promise<Project[]> {
  const known = await byId<Project>(env, get, reference);
  if (known) return [known];
  const number = numberIn(reference);
  const words = searchWords(reference, JOB_SKIP);
  const numbered =
    /\d/.test(number) && number.length <= 40
      ? await firstOf<Project>(env, list, { ...filter, job_number: number }, 2)
      : [];
  const rows = numbered.length
    ? numbered
    : await candidates<Project>(env, list, {
        words,
        filter,
        enough: (found) =>
          found.some((job) => fold(job.job_number) === number) ||
          bestMatches(reference, found, [(job) => job.job_name], JOB_SKIP).length > 0,
        through: () => clientsNamedIn(env, words),
      });
  return matchJobs(reference, rows);
}

/** The clients that words name or whose address has them, the most telling word's first. */
async function clientsNamedIn(env: ToolEnv, words: string[]): Promise<Filter[]> {
  const searches = words.length > 1 ? [words.join(' '), ...words.slice(0, 5)] : words;
  const found = await Promise.all(searches.map((q) => firstOf<Client>(env, clients.operations.list, { q }, 10)));
  const telling = found.filter((rows) => rows.length).sort((a, b) => a.length - b.length);
  return distinct(telling.flat()).map(({ id }) => ({ client_id: id }));
}

export async function resolveJob(env: ToolEnv, reference: string): Promise<Project> {
  if (THIS_JOB.has(fold(reference))) return jobOnScreen(env);
  const found = await jobsFitting(env, reference);
  return one(found, reference, 'job', jobLabel, found.length ? [] : await jobsLike(env, reference));
}

async function jobsLike(env: ToolEnv, reference: string): Promise<string[]> {
  let rows: Project[] = [];
  for (const q of looserSearches(searchWords(reference, JOB_SKIP))) {
    rows = distinct([...rows, ...(await firstOf<Project>(env, list, { q }))]);
    const near = closest(reference, rows, (job) => job.job_name);
    if (near.length) return near;
  }
  return [];
}

/** The one job whose whole name stands in a text, of this client where one is named; null when none or several. */
export async function jobNamedIn(env: ToolEnv, text: string, client: Client | null): Promise<Project | null> {
  const said = new Set(tokens(text, JOB_SKIP));
  const rows = client
    ? await lookUp<Project>(env, list, { client_id: client.id })
    : await Promise.all(
        [...said]
          .sort((a, b) => b.length - a.length)
          .slice(0, 12)
          .map((q) => firstOf<Project>(env, list, { q: q.slice(0, 24) }, 50)),
      );
  const found = distinct(rows.flat()).filter((job) => {
    const name = tokens(job.job_name, JOB_SKIP);
    return name.length > 0 && name.every((word) => said.has(word));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

async function jobOnScreen(env: ToolEnv): Promise<Project> {
  if (!env.job) throw new ToolProblem('No job is open on the screen. Which job?', { reason: 'which_job' });
  return env.services.read(get, { id: env.job.id });
}

const jobLabel = (job: Project): string => {
  return commas(jobTitle(job), budgetWords(job));
};
