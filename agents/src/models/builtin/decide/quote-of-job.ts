import type { KnownRecord } from '../../../known.ts';
import { QUOTE_OF_JOB } from '../lexicon/quote-of-job.ts';
import type { Reading } from '../reading.ts';
import { jobMeant } from '../records/meant.ts';
import { onlyJobOf, takeParties } from './parties.ts';

export interface QuotedJob {
  job: KnownRecord;
  /** The request without the words that point at the job. */
  rest: string;
}

/** "quote it", "do a quote for Shane's job": the job on file that is to be quoted; null when the work is described instead. */
export function quoteOfJob(request: string, reading: Reading): QuotedJob | null {
  for (const says of QUOTE_OF_JOB) {
    const match = says.exec(request);
    if (!match) continue;
    const job = pointedAt(match.groups ?? {}, match[0], reading);
    return job ? { job, rest: request.slice(match[0].length) } : null;
  }
  return null;
}

function pointedAt(
  { it, number, said, whom }: Record<string, string>,
  words: string,
  reading: Reading,
): KnownRecord | null {
  if (number) return reading.records.find((one) => one.kind === 'job' && one.number === number) ?? null;
  if (it || /^(?:the|that|this|his|her|their)\s*$/i.test(said ?? '')) return jobMeant(words, reading)?.record ?? null;
  const { client, jobRecord } = takeParties(`${whom ?? ''} for ${said ?? ''} job`, reading);
  const whose = reading.records.find(({ id }) => id === client);
  return jobRecord ?? (whose ? onlyJobOf(whose, reading.records) : null);
}
