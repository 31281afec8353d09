import type { KnownRecord } from '../../../../known.ts';
import { addDays } from '../../../../tools/format.ts';
import { sentenceCase } from '../../extract/gap.ts';
import type { DayTime } from '../../extract/times.ts';
import { COUNT_UNITS } from '../../lexicon/units.ts';
import { type Act, act, leading, words } from '../act.ts';
import { bareHour } from '../bare-hour.ts';
import { countedFrom, dayBefore, dayTalkedOf } from '../counted-from.ts';
import { unexplained } from '../coverage.ts';
import { saysDayOfAll } from '../day-of-all.ts';
import { dayMeant, type SaidDay, wayIn, weekdayOnward } from '../days.ts';
import { reasonsIn, tellingIn, wishedDone } from '../reasons.ts';
import { isRefused, refusalsIn } from '../refused-days.ts';
import { focus, isDone, jobTarget, OTHER_ONE, type Piece, type Scene, type Target } from '../scene.ts';
import { type Span, wholeOf } from '../spans.ts';
import { lastAsked } from '../subject.ts';
import { type Found, type Values, valuesIn } from '../values.ts';
import { HAPPENS } from './to-do.ts';

/** What is said of other things than when work is done. */
const OTHER =
  /\btak(?:e|ing) \S+ off\b|\b(?:on|to) (?:the|my|our) (?:to-?do )?list\b|\b(?:remind|reminder|ring|call(?!ed off| it\b)|text|tell|e-?mail|message|ask|order|deliver\w*|arriv\w*|all (?:drop|come)|drop(?:s|ped)? (?:off|on)|pick(?:ing)? up|invoice|bill|quote|pay|paid|due|owes?|send|free|note|deposit|buy|get me|valid|expires?|holiday|every|each|weekly|monthly|thousand|grand|hundred|gst|bucks|dollars?|said(?! (?:to|we can|we could|you can|make it|come|be|do|at|on|for|\d|half|after|before|around|the|any ?time|its?|better|he can|she can|first)\b))\b|\$/i;
const WHEN_DONE =
  /\b(?:bump\w*|nudg\w+|defer\w*|slid\w+|shunt\w*|book(?:ed|ing)?|start(?:s|ed|ing)?|schedul\w+|put|mov\w+|push(?:ed)?|shift(?:ed)?|bring|make|pencil(?:led)?|kick(?:ing)?|do(?:ing)?|wants?|needs?|can|fit|chuck|whack|bung|pop|slot|squeeze|be there|com(?:e|ing)|head(?:ing)?|instead|chang\w+|resched\w+|postpon\w+|delay\w*|nah|no|its?|it's|be|suits?|works?|will|going|rain\w*|wet|better|rather|prefer\w*|lock(?:ed)?|set|for|on|to|until|till?|from)\b/i;
/** "she wants the slab in before christmas": a limit, and no day to book it on. */
const WISHED_BEFORE =
  /\b(?:wants?|needs?|(?:would |['’]?d )?like|hoping|hopes|prefers?)\b(?![^.;]*\b(?:move|push|shift|book|put)\b)[^.;\d]{0,50}\b(?:in|done|finished|up|ready|laid|poured|gone)\s+before\b/iu;
const isLimit = ({ text, values }: Piece): boolean =>
  WISHED_BEFORE.test(text) &&
  values.days.some(
    ({ start, end }) =>
      /\bbefore\s*$|^before\b/iu.test(text.slice(0, start)) || /^before\b/iu.test(text.slice(start, end)),
  );
/** Words: a name and a day, and nothing else. */
const SHORT = 4;
/** The day it stood on is changed, so a bare weekday is counted from there. */
const AMENDS =
  /\b(?:instead|nah|no|not|mov\w+|push\w*|shift\w*|make it|make that|chang\w+|resched\w+|postpon\w+|delay\w*|actually|rather|wants it|needs it|suits?|can'?t|cant|sorry|better|bring|back)\b/i;

/** "start the deck monday week", "nah make it friday instead", "kim ceiling fri": when the work is done. */
export function scheduled(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const when = PARTED.test(text) && values.days.length > 1 ? null : whenIn(piece, scene);
  if (!when || isOfOtherThings(piece, when, scene)) return null;
  const counted = countedFrom(piece, scene);
  const target = targetOf(counted?.rest ?? piece, scene);
  if (!target || (counted && !countsFor(target, counted)) || isOfNewJob(target, scene)) return null;
  const settled = settledIn(when, text, target, scene);
  if (!settled) return null;
  const said = saidSpans(piece, when, settled);
  const isShort = text.split(/\s+/).length <= SHORT || !unexplained(text, said).length;
  if (!isSaidOfWork(text, isShort, target, settled)) return null;
  const amends = isShort || isAmended(text, scene);
  const base = { record: target.record, counted: counted?.date ?? null, amends, way: wayIn(text) };
  const moved = whereTo(settled, base, scene);
  if (!moved) return null;
  const explains = [
    ...said,
    ...reasonsIn(text, values),
    ...wishedDone(text),
    ...theirThing(piece, target.record),
    ...movesIn(text),
  ];
  const { date, shift_days } = moved;
  const again = doneAlready(target.record, { date, time: when.time?.value.time }, piece, scene);
  return again ?? changed(target, { date, shift_days, ...hourOf(when, text, target) }, explains);
}

const whereTo = ({ day, sameDay }: Settled, base: Base, scene: Scene): ReturnType<typeof movedTo> =>
  day ? movedTo(day, base, scene) : { date: sameDay ?? undefined };

/** "finish at halls today" is over; "has to be finished by tuesday" is when. */
const isOfOtherThings = (piece: Piece, { refused }: When, { before }: Scene): boolean =>
  isLimit(piece) || saysOther(piece.text, refused.length > 0) || saysDayOfAll(piece.text, before);

/** "i need 3 ton sandstone and 10 bags of lime, both come wednesday": the day is theirs. */
const NEEDS_GOODS = new RegExp(
  `\\b(?:needs?|want|get|grab)\\s+(?:another\\s+)?\\d+(?:\\.\\d+)?\\s*(?:x\\s*)?(?:${COUNT_UNITS.join('|')}|ton(?:ne)?s?|kg|cubes?|litres?|met(?:re|er)s?)\\s+(?:of\\s+)?\\p{L}{3,}`,
  'iu',
);
/** "kerry rang on monday": when somebody got in touch. */
const CAME_UP =
  /\b(?:rang|phoned|called|texted|e-?mailed|messaged|visited)(?:\s+(?:me|us|back|in|again))*\s+(?:on\s+|last\s+|this\s+)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?)(?:\s+(?:morning|arvo|afternoon|night))?(?=\s*$|\s+(?:about|and)\b)/iu;

const saysOther = (text: string, refused: boolean): boolean =>
  OTHER.test(refused ? text.replace(FREE, ' ') : text) ||
  MAKES.test(text) ||
  HAPPENS.test(text) ||
  CAME_UP.test(text) ||
  NEEDS_GOODS.test(text) ||
  (FINISHES.test(text) && !wishedDone(text).length);

/** The day counted to is known, and counted from something else. */
const countsFor = ({ record }: Target, { date, from }: NonNullable<ReturnType<typeof countedFrom>>): boolean =>
  Boolean(date) && record?.id !== from?.id;

/** It changes what stands already. */
const isAmended = (text: string, { before }: Scene): boolean =>
  AMENDS.test(text) || before.every(({ call }) => call === null);

/** The message makes a job, and nothing was read of it yet. */
const isOfNewJob = ({ how }: Target, { before, message }: Scene): boolean =>
  how === 'talk' && !before.length && MAKES_JOB.test(message ?? '');

/** The one day that is meant, where one is. */
interface Settled {
  day: SaidDay | undefined;
  /** Where "same day" is said. */
  same: RegExpExecArray | null;
  sameDay: string | null;
  /** A day is known. */
  isDated: boolean;
  /** An hour is known, not only a part of the day. */
  isTimed: boolean;
}

/** Null where nobody knows which of two days it is, or when at all. */
function settledIn(when: When, text: string, { how, record }: Target, scene: Scene): Settled | null {
  const [day, ...more] = when.days.length > 1 ? when.days.filter((one) => !isSo(one, record, scene)) : when.days;
  const same = !day && how === 'named' ? SAME_DAY.exec(text) : null;
  const sameDay = same && dayBefore(scene, record);
  const isDated = day !== undefined || Boolean(sameDay);
  const isTimed = Boolean(when.time?.value.time);
  if (more.length || (!isDated && !when.time)) return null;
  return !isDated && !isTimed && record?.kind !== 'job' ? null : { day, same, sameDay, isDated, isTimed };
}

/** The words that say of what, and when. */
const saidSpans = ({ text, values }: Piece, { time, refused }: When, { same }: Settled): Span[] => [
  ...namedSpans(values),
  ...(time?.spans ?? []),
  ...values.days,
  ...refused,
  ...tellingIn(text),
  ...(same ? [{ start: same.index, end: same.index + same[0].length }] : []),
];

/** A day may be told of anything: that it is when work is done has to be said, or to be all that is said. */
function isSaidOfWork(
  text: string,
  isShort: boolean,
  { how }: Target,
  { sameDay, isDated, isTimed }: Settled,
): boolean {
  if (!isShort && !sameDay && !WHEN_DONE.test(text) && !text.match(DAY_OF)) return false;
  // a part of the day alone may be told of anything
  return isDated || isTimed || (isShort && (how === 'named' || AMENDS.test(text)));
}

/** The hour to come at; by when it is to be over, or a part of the day, is kept in words. */
function hourOf({ time }: When, text: string, { record }: Target): Pick<Change, 'time' | 'add_note'> {
  const until = time && record?.kind === 'job' ? doneBy(text, time.spans) : undefined;
  if (until) return { time: undefined, add_note: until };
  const clock = time?.value.time ?? undefined;
  return { time: clock, add_note: time?.value.part && !clock ? partSaid(text, time.spans) : undefined };
}

interface Base {
  record: KnownRecord | null;
  /** The day that it is counted to from something else. */
  counted: string | null;
  amends: boolean;
  way: -1 | 1 | null;
}
/** The day it is moved to, or by how many days; null where it hangs on a day that nobody knows. */
function movedTo(
  day: SaidDay,
  { record, counted, amends, way }: Base,
  scene: Scene,
): { date?: string; shift_days?: number } | null {
  const { today } = scene.facts;
  if (counted) return { date: counted };
  if (day.is !== 'shift') {
    const date = weekdayOnward(day, today, record?.date, way) ?? dayMeant(day, today, record?.date, amends);
    return date === null ? null : { date };
  }
  // "the day after" of what has no day itself is counted from the day under discussion
  const from = record?.kind === 'job' && !record.date ? dayBefore(scene, record) : null;
  if (from) return { date: addDays(from, day.days) };
  return day.days === 0 ? null : { shift_days: day.days };
}

/** Of what was talked about before it. */
const SAME_DAY = /\bsame day\b(?! (?:as|that|next|delivery))/i;

/** "coming wednesday now so do him thursday": two days of two things. */
export const PARTED = /\bso\s+(?:can you\s+|please\s+|just\s+)*(?:do|move|push|put|book|make|bring|shift|start)\b/i;

/** The words for moving something, which the day it is moved to says. */
const movesIn = (text: string): Span[] =>
  [...text.matchAll(MOVES), ...text.matchAll(DAY_OF)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
/** "lay day is monday 14 dec": the day that the work is done on. */
const DAY_OF =
  /^(?:the\s+)?(?:lay(?:ing)?|pour(?:ing)?|install(?:ation)?|fit(?:ting)?|start|paint(?:ing)?|dig(?:ging)?|demo|build|tiling|job|work)\s+day(?:['’]?s|\s+is|\s+will be)\b/giu;
const MOVES = /\b(?:delay|postpon|defer|resched|bump|nudg|slid|shunt)\w*/gi;

interface Change {
  date: string | undefined;
  shift_days: number | undefined;
  time: string | undefined;
  add_note: string | undefined;
}
/** Work that is done is done again on another day; what is done is not moved to a day to come. */
function doneAlready(
  record: KnownRecord | null,
  when: { date: string | undefined; time: string | null | undefined },
  { text }: Piece,
  { facts }: Scene,
): Act | null {
  if (record?.kind !== 'job' || !isDone(record)) return null;
  // one that was ticked off just now is put right
  if (record.lately || !when.date || when.date <= facts.today) return null;
  const all = wholeOf(text);
  if (AGAIN.test(text)) return leading(act('repeat_job', { job: record.id, ...when }, record, all));
  const what = `Job ${record.number} - ${record.name} is done already.`;
  return leading(words(`${what} Is it the same work again, or what else is to be done that day?`, all, record));
}
const AGAIN = /\b(?:again|another|one more|same|next|repeat)\b/iu;

function changed({ record, reference }: Target, { date, shift_days, time, add_note }: Change, explains: Span[]): Act {
  if (record?.kind === 'task')
    return act('update_task', { task: record.id, due_date: date, shift_days, due_time: time }, record, explains);
  if (record?.kind === 'item')
    return act('update_procurement_item', { item: record.id, delivery_date: date, shift_days }, record, explains);
  return act('update_job', { job: reference, date, shift_days, time, add_note }, record, explains);
}

interface When {
  days: SaidDay[];
  time: Found<DayTime> | null;
  /** The days that are ruled out. */
  refused: Span[];
}
/** The days and the hour of a piece that are not ruled out; null where there are none. */
function whenIn(piece: Piece, scene: Scene): When | null {
  const { text, values } = piece;
  if (values.days.length > 2) return null;
  const said = values.days.filter((one) => !isRefused(text, one));
  const before = said.length || !PUTS_IN.test(text) ? undefined : dayTalkedOf(scene);
  const days = before ? [before] : said;
  const time = values.time ?? (isOfJob(piece, scene) ? bareHour(text, values) : null);
  return days.length || time || SAME_DAY.test(text) ? { days, time, refused: refusalsIn(text, values.days) } : null;
}

/** "tuesday is out, make it friday" of a job that stands on the tuesday. */
const isSo = (day: SaidDay, record: KnownRecord | null, { facts }: Scene): boolean =>
  record?.date !== undefined && dayMeant(day, facts.today, record.date, true) === record.date;

const namedSpans = ({ named }: Values): Span[] => Object.values(named).flatMap((found) => found?.spans ?? []);

/** "moanas roof", "annas bbq": of somebody with one job, whatever their thing is called is that job. */
function theirThing({ text, values }: Piece, record: KnownRecord | null): Span[] {
  const last = record?.kind === 'job' && !values.named.job ? values.named.client?.spans.at(-1) : undefined;
  const thing =
    last && /s['’]?\s*$/i.test(text.slice(last.start, last.end)) && /^\s*\p{L}{3,}/u.exec(text.slice(last.end));
  return last && thing ? [{ start: last.end, end: last.end + thing[0].length }] : [];
}

/** Of a day beside one that will not do it says which will. */
const FREE = /\bfree\b/gi;
/** Somebody or something is put on file: not what stands there already. */
const MAKES =
  /\b(?:new|another|extra|create|add|adding|got a|got an)\b(?! (?:day|date|time|plan|one|week)\b)|\b(?:an?|the first) job\b/i;
/** Then what stands in another piece, and names nothing, is of the new one. */
const MAKES_JOB = /\b(?:new|another|add an?|create an?) (?:job|client|customer|one)\b/i;
const FINISHES = /\bfinish(?:ed|es|ing)?\b/i;

/** "need the pump done before check-in at 2pm": by when it is to be over is no hour to come at. */
function doneBy(text: string, spans: readonly Span[]): string | undefined {
  const end = spans.at(-1)?.end;
  if (end === undefined || !wishedDone(text).length) return undefined;
  const match = BY.exec(text.slice(0, end).replace(/[\s.,;!?]+$/, ''));
  return match ? sentenceCase(`done ${match[0].trim()}`) : undefined;
}
const BY = /\b(?:before|by|no later than)\b[^.,;!?]{1,40}$/i;

/** "after lunch", "first thing": in the words it was said in. */
const partSaid = (text: string, spans: readonly Span[]): string =>
  sentenceCase(
    spans
      .map(({ start, end }) => text.slice(start, end).trim())
      .join(' ')
      .replace(/^(?:in the|this|that|the)\s+/i, ''),
  );

/** Whether an hour with nothing beside it can be of a job: one is named, or the talk is about one. */
function isOfJob({ values }: Piece, scene: Scene): boolean {
  const { task, item, quote, finance, job, client } = values.named;
  if (task || item || quote || finance) return false;
  if (job ?? client) return true;
  // "nah 9" behind "to the 10th" may be the ninth
  const last = scene.history.findLast(({ role }) => role === 'user')?.text ?? '';
  return focus(scene, ANY)?.kind === 'job' && !(DAY_NUMBER.test(last) && !valuesIn(last, scene).time);
}
const DAY_NUMBER = /\b\d{1,2}(?:st|nd|rd|th)\b|\bthe \d{1,2}\b|\b\d{1,2}\/\d/i;
const ANY = ['job', 'item', 'task', 'quote', 'finance', 'client'] as const;

/** "ok put him in then": on the day that was asked about just before. */
const PUTS_IN =
  /^(?:(?:ok|okay|yeah|yep|righto|right|sweet|good|cool|so|and|then|well|alright)[\s,.]+)*(?:(?:put|book|pencil|lock|slot|chuck|whack|squeeze|fit|pop)\s+(?:him|her|them|it|that|em|us)\s+(?:in|down)|(?:do|go with|take) that(?: day| one)?|that(?:'?ll do|'?s good| works| suits))(?:\s+(?:then|for (?:me|him|her|them)|please|mate))*\s*$/i;

/** Somebody is visited or work begins: no order and no to-do. */
const OF_WORK =
  /\b(?:start\w*|(?<!\b(?:to|can) )go(?:es)?(?! back)|him|her|them|his|hers|theirs|he|she|be there|come|coming|on site|book(?:ed)?)\b/i;

/** A task or an order that is named; a job; and with nothing named what the talk was about. */
function targetOf(piece: Piece, scene: Scene): Target | null {
  const { task, item, job, client } = piece.values.named;
  if (OTHER_ONE.test(piece.text) && !job && !task && !item) return jobTarget(piece, scene);
  if (task?.value.record && !job && !client)
    return { reference: task.value.record.id, record: task.value.record, how: 'named' };
  if (item?.value.record && !job && !client)
    return { reference: item.value.record.id, record: item.value.record, how: 'named' };
  if (job || client || OF_WORK.test(piece.text)) return jobTarget(piece, scene);
  const last = lastAsked(scene, ['item', 'task', 'job']) ?? focus(scene, ['job', 'task', 'item']);
  return last ? { reference: last.id, record: last, how: 'talk' } : jobTarget(piece, scene);
}
