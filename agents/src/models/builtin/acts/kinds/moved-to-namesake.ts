import type { KnownRecord } from '../../../../known.ts';
import { fold } from '../../../../tools/matching.ts';
import { normalise } from '../../normalise.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, words } from '../act.ts';
import { clientOf, isFresh, jobOfRecord, openJobsOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { valuesIn } from '../values.ts';

const SORRY =
  '^(?:(?:no|nah|nope|wait|hang on|hold on|sorry|oops|whoops|actually|shit|bugger|my bad|oh|ah|yeah|mate|stop)[\\s,.!]+)*';
/** "not him, the other one", "wrong dave", "nah sorry it was wilson", "i meant the other jan". */
const NOT_THEM = new RegExp(
  `${SORRY}(?:(?:not|wrong)\\s+(?:(?:that|the|this)\\s+)?(?<was>[\\p{L}'’]+(?:\\s+[\\p{L}'’]+)?)(?:[\\s,.!-]+(?:(?:i meant?|it'?s|its|it is|is|it was|that was|for|to|on|should be|put it on|i said)\\s+)?(?:for\\s+)?(?:the\\s+)?(?<now>[\\p{L}'’]+(?:\\s+[\\p{L}'’]+){0,2}))?|(?:i meant?|it was|that was|its|it's|that'?s|should(?:'ve| have)? be(?:en)?|meant to be)\\s+(?:for\\s+)?(?:the\\s+)?(?<other>[\\p{L}'’]+(?:\\s+[\\p{L}'’]+){0,2}))(?:\\s+(?:sorry|mate|instead|please|(?:who|that) (?:wants?|needs?|asked for|said|has|gets?|is) (?:it|that|(?:on )?(?:the )?[\\p{L}\\d]+)|not (?:him|her|them|[\\p{L}'’]+)))*[\\s.!]*$`,
  'iu',
);
const PRONOUN = /^(?:him|her|them|that|it|one|person|bloke|guy|client|job|lady|fella|name)\b/i;
const OTHER = /^other\b/i;

/** What was just done was meant for somebody else: it is moved to them, or undone and asked about. */
export function movedToNamesake({ text }: Piece, scene: Scene): Act | readonly Act[] | null {
  const match = NOT_THEM.exec(text);
  if (!match?.groups || scene.before.length) return null;
  const { was = '', now, other } = match.groups;
  const [last] = scene.records.filter(isFresh);
  const owner = last && ownerOf(last, scene.records);
  if (!last || !owner) return null;
  const wanted = now ?? other;
  // "it was wilson" names somebody; "its cypress" does not
  if (was && !PRONOUN.test(was) && !isCalled(owner, was)) return null;
  const all = wholeOf(text);
  const job = wanted ? otherJobOf(owner, last, wanted, scene.records) : null;
  if (job) return movedOn(last, job, scene, all);
  const found = othersThan(owner, wanted, was, scene.records);
  if (!found) return null;
  const [to, ...more] = found;
  if (!to) return null;
  if (more.length) return words(`Which one did you mean: ${found.map(({ name }) => name).join(' or ')}?`, all, last);
  return moved(last, to, scene, all);
}

type Spans = { start: number; end: number }[];
function moved(last: KnownRecord, to: KnownRecord, scene: Scene, all: Spans): Act | readonly Act[] {
  const { records } = scene;
  if (last.kind === 'job' && last.lately === 'created')
    return act('update_job', { job: last.id, client: to.id }, last, all);
  if (last.kind === 'quote' && last.lately === 'created')
    return act('update_quote', { quote: last.id, new_client: to.id }, last, all);
  const [job, ...jobs] = openJobsOf(to, records);
  if (last.kind === 'finance' && last.lately === 'created' && job && !jobs.length)
    return act('update_finance_record', { record: last.id, new_job: job.id }, last, all);
  // an order stays what it is, for another job
  if (last.kind === 'item' && last.lately === 'created' && job)
    return jobs.length
      ? words(`Which job of ${to.name}'s is it for?`, all, last)
      : act('update_procurement_item', { item: last.id, new_job: job.id }, last, all);
  const onto = job && !jobs.length ? movedOn(last, job, scene, all) : null;
  if (onto) return onto;
  return {
    ...act('undo_last', {}, last, all),
    say: `I am taking that back for ${ownerOf(last, records)?.name ?? last.name}. Should the same be done for ${to.name}?`,
  };
}

/** "i meant the kitchen one": another job of the same client, named by what is done there. */
function otherJobOf(owner: KnownRecord, last: KnownRecord, wanted: string, records: readonly KnownRecord[]) {
  if (last.kind !== 'job') return null;
  const others = openJobsOf(owner, records).filter(({ id }) => id !== last.id);
  const [only] = others;
  if (/^other(?:\s+(?:one|job))?$/i.test(wanted)) return others.length === 1 ? (only ?? null) : null;
  return takeRecord('job', wanted.replace(/\s+(?:one|job)$/i, ''), others)?.record ?? null;
}

/** The day or the hour that a job was just moved to goes back, and onto the other one. Null where something else was changed. */
function movedOn(last: KnownRecord, job: KnownRecord, scene: Scene, all: Spans): readonly Act[] | null {
  const said = scene.history.findLast(({ role }) => role === 'user')?.text;
  if (last.kind !== 'job' || last.lately !== 'changed' || said === undefined) return null;
  const { days, time } = valuesIn(normalise(said), scene);
  const date = days.length ? last.date : undefined;
  const clock = time?.value.time ?? undefined;
  if (!date && !clock) return null;
  return [act('undo_last', {}, last, all), act('update_job', { job: job.id, date, time: clock }, job, all)];
}

const ownerOf = (record: KnownRecord, records: readonly KnownRecord[]): KnownRecord | null => {
  const job = jobOfRecord(record, records);
  return record.kind === 'client' ? record : (clientOf(record, records) ?? (job && clientOf(job, records)));
};

const isCalled = ({ name }: KnownRecord, said: string): boolean =>
  fold(said)
    .split(' ')
    .some((word) => word.length > 2 && fold(name).split(' ').includes(word));

/** Whom else may be meant: who is named, or who shares a name with whom it was done for. Null where nobody is spoken of. */
function othersThan(
  owner: KnownRecord,
  wanted: string | undefined,
  was: string,
  records: readonly KnownRecord[],
): KnownRecord[] | null {
  const others = records.filter((one) => one.kind === 'client' && one.id !== owner.id);
  const name = wanted?.replace(/^other\s+/i, '').replace(/\s+(?:one|bloke|lady|guy|fella|job)$/i, '');
  if (wanted && !(OTHER.test(wanted) && PRONOUN.test(name ?? '')) && !PRONOUN.test(wanted)) {
    const named =
      takeRecord('client', name ?? '', others) ?? takeRecord('job', name ?? '', records, { byClient: true });
    if (!named) return null;
    const found = named.candidates.flatMap((one) => (one.kind === 'job' ? (clientOf(one, records) ?? []) : one));
    return found.filter(({ id }) => id !== owner.id);
  }
  if (!wanted && !was) return null;
  const first = fold(owner.name).split(' ');
  return others.filter((one) =>
    fold(one.name)
      .split(' ')
      .some((word) => first.includes(word)),
  );
}
