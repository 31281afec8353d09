import type { KnownKind, KnownRecord } from '../../../../known.ts';
import { fold } from '../../../../tools/matching.ts';
import { QUESTION_WORDS } from '../../lexicon/asked.ts';
import { NAMED_KINDS } from '../../lexicon/named-kinds.ts';
import type { Reading } from '../../reading.ts';
import { fits } from '../../records/match.ts';
import { jobMeant, personMeant, saysPerson } from '../../records/meant.ts';
import { type Named, takeRecord } from '../../records/take.ts';
import { wordsIn } from '../../records/words.ts';

/** Asked whether, not what: answered yes or no first. */
export const wantsYesNo = (request: string): true | undefined =>
  /^(?:and\s+|so\s+|but\s+)?(?:is|are|am|was|were|do|does|did|has|have|had|can|will|any(?:one|body|thing)?|isn'?t|aren'?t|don'?t|didn'?t|hasn'?t|haven'?t)\b/i.test(
    request,
  ) ||
  (/\b(?:yet|anything)\s*\?*$/i.test(request) && !/^(?:wh|how)/i.test(request)) ||
  undefined;

/** Asked about what has been. */
export const isPast = (request: string): boolean =>
  /\b(?:did|have (?:i|we)|has|had|was|were|been|spent|made|paid|came|received|earned|invoiced|billed|done|finished|last)\b/i.test(
    request,
  );

/** The record of a kind that a question names; one common word of the trade alone names nothing. */
export function named(kind: KnownKind, text: string, { records }: Pick<Reading, 'records'>): Named | null {
  const found = takeRecord(kind, text, records);
  if (!found) return null;
  const [fit] = fits(text, found.candidates, [kind]);
  const words = fit?.words ?? [];
  const vague = words.length === 1 && NAMED_KINDS.has(words[0]?.text ?? '') && (fit?.of ?? 1) > 1;
  return vague && kind !== 'job' && kind !== 'item' ? null : found;
}

/** The client a question is about: named, or "she" of the talk before. */
export function clientOf(request: string, reading: Reading): string | undefined {
  const client = named('client', request, reading);
  if (client) return client.reference;
  return saysPerson(request) ? personMeant(request, reading)?.reference : undefined;
}

/** The job a question is about: named, on the screen, or "it" of the talk before. */
export function jobOf(request: string, reading: Reading): Named | string | undefined {
  const job = named('job', request, reading);
  if (job) return job;
  const number = /\b(?:job|project)\s+(?:(?:number|no\.?)\s*)?#?(\d[\w-]*)\b|#(\d+)\b/i.exec(request);
  if (number) return number[1] ?? number[2];
  const about = request.replace(
    /\b(?:this|that) (?:week|month|year|quarter|weekend|arvo|morning|afternoon|point|stage|moment|time|client|customer)\b/gi,
    ' ',
  );
  if (!/\b(?:this|that|it|its|it's|here|there)\b/i.test(about)) return undefined;
  const meant = jobMeant(about, reading);
  return meant?.how === 'named' ? undefined : meant?.reference;
}

/** The reference of a job, where one was found. */
export const jobRef = (job: Named | string | undefined): string | undefined =>
  typeof job === 'string' ? job : job?.reference;

/** The words of a question that name a record on file, as they were said. */
export function saidOf(kind: KnownKind, text: string, candidates: readonly KnownRecord[]): string {
  const [fit] = fits(text, candidates, [kind]);
  return (fit?.words ?? []).map(({ start, end }) => text.slice(start, end).replace(/['’]s$/i, '')).join(' ');
}

/** Whether a word is part of a name or a thing, and not of how people ask. */
const telling = (word: string): boolean => word.length > 1 && !QUESTION_WORDS.has(word) && !/^\d/.test(word);

/** The longest run of words that no question is made of: somebody or something that is not on file. */
export function unknownIn(text: string): string | undefined {
  const runs: string[][] = [[]];
  let end = 0;
  for (const word of wordsIn(text)) {
    const apart = /[¦,;:.?!]/.test(text.slice(end, word.start));
    if (apart || !telling(fold(word.text))) runs.push([]);
    if (telling(fold(word.text))) runs.at(-1)?.push(text.slice(word.start, word.end).replace(/['’]s$/i, ''));
    end = word.end;
  }
  const [longest] = runs.filter((run) => run.length).sort((a, b) => b.length - a.length);
  return longest?.join(' ');
}
