import type { KnownRecord } from '../../../known.ts';
import { fold } from '../../../tools/matching.ts';
import { sentenceCase, tidy } from '../extract/gap.ts';
import { OFF_QUOTE } from '../lexicon/quoted-job.ts';
import type { Reading } from '../reading.ts';
import { personMeant, touched } from '../records/meant.ts';
import { wordsIn } from '../records/words.ts';
import type { JobFacts } from './job-facts.ts';

/** "turn Kwabena's quote into a job": name, client and price are the quote's. */
export function quotedJob(request: string, reading: Reading): Partial<JobFacts> | null {
  if (!OFF_QUOTE.test(request)) return null;
  const quote = quoteSaid(request, reading);
  if (!quote) return null;
  const client = reading.records.find((one) => one.kind === 'client' && one.name === quote.client);
  return {
    job_name: quote.about ? nameOf(quote.about) : undefined,
    client: client?.id ?? quote.client,
    budget: quote.amount,
  };
}

/** The quote of a client that a request means: by its number, else by words of what it is for. Null when unsure. */
export function quoteSaid(request: string, reading: Reading): KnownRecord | null {
  const quotes = reading.records.filter(({ kind }) => kind === 'quote');
  const numbered = quotes.find(({ name }) => request.toLowerCase().includes(name.toLowerCase()));
  if (numbered) return numbered;
  const [last] = touched(reading);
  if (last?.kind === 'quote' && /^\W*(?:\p{L}+\s+){1,4}?(?:it|that|this)\b/iu.test(request)) return last;
  const whose = personMeant(request, reading)?.record?.name;
  const theirs = whose === undefined ? quotes : quotes.filter(({ client }) => client === whose);
  const said = new Set(wordsIn(request).map(({ text }) => fold(text)));
  const scored = theirs
    .map((quote) => ({
      quote,
      score: wordsIn(quote.about ?? '').filter(({ text }) => text.length > 3 && said.has(fold(text))).length,
    }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best && (!next || best.score > next.score) && (whose !== undefined || best.score > 0) ? best.quote : null;
}

/** The first sentence of a quote, short enough for a name. */
const nameOf = (about: string): string | undefined => {
  const [first = ''] = about.split(/[.:;\n]|\btotal\b|\s-\s|\$/i);
  const name = tidy(first.split(/\s+/).slice(0, 8).join(' '));
  return name ? sentenceCase(name) : undefined;
};
