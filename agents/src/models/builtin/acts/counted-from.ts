import type { KnownRecord } from '../../../known.ts';
import { addDays } from '../../../tools/format.ts';
import { takeRecord } from '../records/take.ts';
import { dayMeant, saidDays } from './days.ts';
import type { Found, NamedRecord } from './found.ts';
import { focus, type Piece, type Scene } from './scene.ts';
import type { Span } from './spans.ts';
import { lastSaid } from './subject.ts';

/** The day that a span is counted to, and the piece without what it is counted from. */
interface Counted {
  /** Null where what it is counted from has no day. */
  date: string | null;
  from: KnownRecord | null;
  rest: Piece;
}

const BETWEEN = /^\s*(?:the\s+|his\s+|her\s+|their\s+|my\s+|our\s+)?$/i;
const BESIDE = /^\s*\p{L}/u;
const THAT = /\b(?:that|this|then)\s*$/i;

/**
 * "the day after the church", "two days before dave": counted from the day of what stands right behind it, which is not
 * what is moved. "the day after that" is counted from the day that was talked of. Null where neither is said.
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
  // "start malia the day after dave": of two people a piece knows the first
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

/** Whether what is named stands right behind the day. A name may be read with small words in front of it. */
function isBehind(found: Found<NamedRecord>, day: Span, text: string): boolean {
  const [first, last] = [found.spans[0], found.spans.at(-1)];
  return first !== undefined && last !== undefined && last.end > day.end
    ? BETWEEN.test(text.slice(day.end, Math.max(first.start, day.end)))
    : false;
}

/**
 * The day of what the talk was about just before, unless that is what is moved: "khoury after him, same day", "ok
 * ibrahim start the day after" of a job that has none of its own.
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

/** The day that was said last before. */
export function dayTalkedOf({ history, facts }: Scene) {
  const last = history.findLast(({ role }) => role === 'user');
  return last && saidDays(last.text, facts.today).at(-1);
}

/** Of a client the one job that is not over. */
function datedOf(record: KnownRecord | null, { records }: Scene): KnownRecord | null {
  if (record?.kind !== 'client') return record;
  const [job, ...jobs] = records.filter(
    ({ kind, client, status }) => kind === 'job' && client === record.name && !/completed|cancelled/.test(status ?? ''),
  );
  return job && !jobs.length ? job : null;
}
