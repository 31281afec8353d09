import type { KnownRecord } from '../../../known.ts';
import { isCueWord } from '../lexicon/cue-words.ts';
import { takeRecord } from '../records/take.ts';
import { wordsIn } from '../records/words.ts';
import { placesOf, recordOf, type Values } from './found.ts';
import { clientOf, type Scene } from './scene.ts';

/** "a variation on this one, replace old pipe": which job is said, and no other is named by what is to be done there. */
const THIS_ONE = /\b(?:on|for|to|at|against)\s+(?:this|that)\s+(?:one|job)\b|\bon\s+this(?=\s*(?:$|[,.;:!?-]))/iu;
const SHE = /\b(?:she|her|hers)\b/iu;
const HE = /\b(?:he|him|his)\b/iu;
/** User messages that are looked at for whoever is meant. */
const WITHIN = 2;

/**
 * What a piece names, without a job that only shares a word with it: where "this one" says which is meant, or "her" whose it
 * is. "done at pettigrews and she wants a cowl", then "invoice her for the sweep": no sweep of somebody else.
 */
export function asPointed(values: Values, text: string, scene: Pick<Scene, 'history' | 'records'>): Values {
  const job = recordOf(values.named.job);
  if (!job || !isNamedInPart(job, values, text)) return values;
  const owner = ownerSaid(job, values, text, scene.records);
  const { job: _, ...named } = values.named;
  if (owner) return { ...values, named: { ...named, client: named.client ?? owner } };
  if (named.client) return values;
  if (!THIS_ONE.test(text) && !isOfAnother(job, text, scene)) return values;
  return { ...values, named };
}

/** "the cafe paid 414": of somebody with several jobs, words that are their own name name none of the jobs. */
function ownerSaid(
  job: KnownRecord,
  { named }: Values,
  text: string,
  records: readonly KnownRecord[],
): Values['named']['client'] | null {
  const owner = clientOf(job, records);
  const theirs = records.filter(({ kind, client }) => kind === 'job' && client === owner?.name);
  const own = wordsIn(owner?.name ?? '').map(({ text: word }) => word);
  const spans = placesOf(named.job);
  const said = spans
    .flatMap(({ start, end }) => wordsIn(text.slice(start, end)))
    .filter(({ text: word }) => own.includes(word) || !isCueWord(word));
  if (!owner || theirs.length < 2 || !said.length || !said.every(({ text: word }) => own.includes(word))) return null;
  return { value: { record: owner, reference: owner.id, candidates: [owner] }, spans };
}

/** By fewer words than its name has, and not by its number. */
export function isNamedInPart({ name, number = '' }: KnownRecord, { named }: Values, text: string): boolean {
  const said = placesOf(named.job)
    .flatMap(({ start, end }) => wordsIn(text.slice(start, end)))
    .map(({ text: word }) => word);
  const own = wordsIn(name).map(({ text: word }) => word);
  return !said.includes(number) && said.filter((word) => own.includes(word)).length < own.length;
}

/** The person meant is known by her name and "she" in one message, and the job is somebody else's. */
function isOfAnother(
  job: KnownRecord,
  text: string,
  { history, records }: Pick<Scene, 'history' | 'records'>,
): boolean {
  const [says, other] = SHE.test(text) ? [SHE, HE] : [HE, SHE];
  if (!job.client || !says.test(text) || other.test(text)) return false;
  const users = history.filter(({ role }) => role === 'user').slice(-WITHIN);
  for (const said of users.toReversed()) {
    const person = takeRecord('client', said.text, records)?.record;
    if (person) return says.test(said.text) && !other.test(said.text) && person.name !== job.client;
  }
  return false;
}
