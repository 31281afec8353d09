import type { KnownRecord } from '../../../known.ts';
import { addDays } from '../../../tools/format.ts';
import { takeRecord } from '../records/take.ts';
import { dayMeant, saidDays } from './days.ts';
import type { Found, NamedRecord } from './found.ts';
import { focus, type Piece, type Scene } from './scene.ts';
import type { Span } from './spans.ts';
import { lastSaid } from './subject.ts';

/** The day that was counted to, and the piece without the words it was counted from. */
interface Counted {
  /** Null where the record it is counted from has no day. */
  date: string | null;
  from: KnownRecord | null;
  rest: Piece;
}

const BETWEEN = /^\s*(?:the\s+|his\s+|her\s+|their\s+|my\s+|our\s+)?$/i;
const BESIDE = /^\s*\p{L}/u;
const THAT = /\b(?:that|this|then)\s*$/i;

/**
 * "the day after the church", "two days before dave": counts from the day of the record named right after it, which is
 * not the record that is moved. "the day after that" counts from the day under discussion. Null where neither is said.
 */
export function countedFrom(piece: Piece, scene: Scene): Counted | null {
  const { text, values } = piece;
  const [day, ...more] = values.days;
  if (day?.is !== 'shift' || more.length) return null;
  const { days } = day;
  const behind = text.slice(day.end);
  const named = Object.entries(values.named).filter(([, found]) => isBehind(found, day, text));
  const found = named.find(([kind]) => kind === 'job') ?? named[0];
  if (found) {
    const from = datedOf(found[1].value.record, scene);
    const others = Object.fromEntries(
      Object.entries(values.named).filter(([kind]) => !named.some(([own]) => own === kind)),
    );
    const rest = { ...piece, values: { ...values, named: others } };
    return { date: from?.date ? addDays(from.date, days) : null, from, rest };
  }
  // "start malia the day after dave": of two people only the first is among the values of the piece
  const second = BESIDE.test(behind) ? takeRecord('client', behind, scene.records)?.record : null;
  if (second) {
    const from = datedOf(second, scene);
    return { date: from?.date ? addDays(from.date, days) : null, from, rest: piece };
  }
  if (!THAT.test(text.slice(day.start, day.end))) return null;
  const before = dayTalkedOf(scene);
  const base = before && dayMeant(before, scene.facts.today, undefined, false);
  return base ? { date: addDays(base, days), from: null, rest: piece } : null;
}

/** Whether the name follows the day directly; small words in front of it may count as part of the name. */
function isBehind(found: Found<NamedRecord>, day: Span, text: string): boolean {
  const [first, last] = [found.spans[0], found.spans.at(-1)];
  return first !== undefined && last !== undefined && last.end > day.end
    ? BETWEEN.test(text.slice(day.end, Math.max(first.start, day.end)))
    : false;
}

/**
 * The day of the record talked about just before, unless that is the one that is moved: "khoury after him, same day",
 * "ok ibrahim start the day after" for a job without a day of its own.
 */
export function dayBefore(scene: Scene, moved: KnownRecord | null): string | null {
  const { facts } = scene;
  const said = dayTalkedOf(scene);
  const day = said && dayMeant(said, facts.today, undefined, false);
  if (day) return day;
  const last = lastSaid(scene, DATED) ?? focus(scene, DATED);
  return last && last.id !== moved?.id ? (last.date ?? null) : null;
}
const DATED = ['job', 'task', 'item'] as const;

/** The last day that was said before this message. */
export function dayTalkedOf({ history, facts }: Scene) {
  const last = history.findLast(({ role }) => role === 'user');
  return last && saidDays(last.text, facts.today).at(-1);
}

/** A client's only open job. */
function datedOf(record: KnownRecord | null, { records }: Scene): KnownRecord | null {
  if (record?.kind !== 'client') return record;
  const [job, ...jobs] = records.filter(
    ({ kind, client, status }) => kind === 'job' && client === record.name && !/completed|cancelled/.test(status ?? ''),
  );
  return job && !jobs.length ? job : null;
}
