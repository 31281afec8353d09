import { sentenceCase } from '../../extract/gap.ts';
import { ASKS_OR_NEWS } from '../../lexicon/facts.ts';
import { type Act, act } from '../act.ts';
import { dayMeant, type SaidDay, saidDays } from '../days.ts';
import { focus, jobTarget, type Piece, type Scene, type Target } from '../scene.ts';
import type { Span } from '../spans.ts';
import { spansOf } from '../values.ts';

/** What is said of other things than when work is done. */
const OTHER =
  /\btak(?:e|ing) \S+ off\b|\b(?:remind|reminder|ring|call(?!ed off)|text|tell|e-?mail|message|ask|order|deliver\w*|arriv\w*|pick(?:ing)? up|invoice|bill|quote|pay|paid|due|owes?|send|free|note|deposit|buy|get me|valid|expires?|holiday|every|each|weekly|monthly|thousand|grand|hundred|gst|bucks|dollars?|said)\b|\$/i;
const WHEN_DONE =
  /\b(?:book(?:ed|ing)?|start(?:s|ed|ing)?|schedul\w+|put|mov\w+|push(?:ed)?|shift(?:ed)?|bring|make|pencil(?:led)?|kick(?:ing)?|do(?:ing)?|wants?|needs?|can|fit|chuck|whack|bung|pop|slot|squeeze|be there|com(?:e|ing)|head(?:ing)?|instead|chang\w+|resched\w+|postpon\w+|delay\w*|nah|no|its?|it's|be|suits?|works?|will|going|rain\w*|wet|better|rather|prefer\w*|lock(?:ed)?|set|for|on|to|until|till?|from)\b/i;
/** Words: a name and a day, and nothing else. */
const SHORT = 4;
/** The day it stood on is changed, so a bare weekday is counted from there. */
const AMENDS =
  /\b(?:instead|nah|no|not|mov\w+|push\w*|shift\w*|make it|make that|chang\w+|resched\w+|postpon\w+|delay\w*|actually|rather|wants it|needs it|suits?|can'?t|cant|sorry|better|bring|back)\b/i;

/** "start the deck monday week", "nah make it friday instead", "kim ceiling fri": when the work is done. */
export function scheduled(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const day =
    values.days.filter((one) => !isRefused(text, one)).at(-1) ?? (PUTS_IN.test(text) ? dayTalkedOf(scene) : undefined);
  const clock = values.time?.value.time ?? undefined;
  if ((!day && !clock) || OTHER.test(text) || values.days.length > 2) return null;
  if (PARTED.test(text) && values.days.length > 1) return null;
  // "finish today" tells that it is done
  if (FINISHED.test(text) && values.days.some((one) => 'date' in one && one.date <= scene.facts.today)) return null;
  const target = targetOf(piece, scene);
  if (!target) return null;
  const short = text.split(/\s+/).length <= SHORT;
  if (!short && !WHEN_DONE.test(text)) return null;
  const named = Object.values(values.named).flatMap((found) => found?.spans ?? []);
  const explains = [...named, ...(values.time?.spans ?? []), ...values.days, ...reasonBehind(piece)];
  const amends = AMENDS.test(text) || short || scene.before.every(({ call }) => call === null);
  const record = target.record;
  const shift = day?.is === 'shift' ? day.days : undefined;
  const meant = day && shift === undefined ? dayMeant(day, scene.facts.today, record?.date, amends) : undefined;
  const date = meant && day ? pushedOn(day, meant, record?.date, text) : meant;
  if (date === null || (date !== undefined && date < scene.facts.today && record?.kind !== 'item')) return null;
  const part = values.time?.value.part;
  const note = part && !clock && record?.kind !== 'item' ? { add_note: sentenceCase(part) } : {};
  if (record?.kind === 'task')
    return act(
      'update_task',
      { task: record.id, due_date: date, shift_days: shift, due_time: clock },
      record,
      explains,
    );
  if (record?.kind === 'item')
    return act(
      'update_procurement_item',
      { item: record.id, delivery_date: date, shift_days: shift },
      record,
      explains,
    );
  return act('update_job', { job: target.reference, date, shift_days: shift, time: clock, ...note }, record, explains);
}

/** "coming wednesday now so do him thursday": two days of two things. */
export const PARTED = /\bso\s+(?:can you\s+|please\s+|just\s+)*(?:do|move|push|put|book|make|bring|shift|start)\b/i;
const FINISHED = /\b(?:finish(?:ed|es)?|completed?|all done|wrapped up)\b/i;

const PUSHES =
  /\b(?:push\w*|postpon\w+|delay\w*|back (?:to|till?|until)|hold off|to the (?:mon|tue|wed|thu|fri|sat|sun)\w*)\b/i;
/** "push maya to the monday": a weekday behind the day that it stands on. */
function pushedOn(day: SaidDay, date: string, base: string | undefined, text: string): string {
  if (day.is !== 'weekday' || !base || date > base || !PUSHES.test(text)) return date;
  const [from, to] = [Date.parse(base), Date.parse(date)];
  const weeks = Math.floor((from - to) / WEEK_MS) + 1;
  return new Date(to + weeks * WEEK_MS).toISOString().slice(0, 10);
}
const WEEK_MS = 7 * 86_400_000;

const REASON =
  /^[\s,]*(?:cos|coz|cause|because|since|as|the|my|our|his|her|its|it's|im|i'm|i've|ive|hes|shes|theyre|weather|rain|forecast)\b[^,.;]{3,60}$/i;
/** "alf can go to thursday the grinders at the shop": why is no part of what is done. */
function reasonBehind({ text, values }: Piece): Span[] {
  const end = Math.max(...values.days.map((one) => one.end), ...(values.time?.spans ?? []).map((one) => one.end));
  const said = text.slice(end);
  const other = spansOf(values).some(({ start }) => start >= end);
  return !other && REASON.test(said) && !ASKS_OR_NEWS.test(said) ? [{ start: end, end: text.length }] : [];
}

/** "friday's no good": the day that it is not. */
const NO_GOOD =
  /^['’]?s?\s*(?:is|are|was|wont|won't)?\s*(?:no(?:\s+(?:good|go|way|can do)|\b(?=\s*[,.;]|\s*$))|not\s+(?:good|on|gonna|going|happening)|off\b|out\b|doesn'?t|won'?t|isn'?t|cant|can't|bad\b)/i;
const CANT =
  /\b(?:can'?t|cannot|couldn'?t|won'?t|not|n't)\s+(?:(?:do|make|come|be|have|get|see|work|fit|there|on|it|till|until|a)\s+)*$/i;
const isRefused = (text: string, { start, end }: SaidDay): boolean =>
  NO_GOOD.test(text.slice(end)) || CANT.test(text.slice(0, start));

/** "ok put him in then": on the day that was asked about just before. */
const PUTS_IN =
  /^(?:(?:ok|okay|yeah|yep|righto|right|sweet|good|cool|so|and|then|well|alright)[\s,.]+)*(?:(?:put|book|pencil|lock|slot|chuck|whack|squeeze|fit|pop)\s+(?:him|her|them|it|that|em|us)\s+(?:in|down)|(?:do|go with|take) that(?: day| one)?|that(?:'?ll do|'?s good| works| suits))(?:\s+(?:then|for (?:me|him|her|them)|please|mate))*\s*$/i;
function dayTalkedOf({ history, facts }: Scene): SaidDay | undefined {
  const last = history.findLast(({ role }) => role === 'user');
  return last && saidDays(last.text, facts.today).at(-1);
}

/** Somebody is visited or work begins: no order and no to-do. */
const OF_WORK = /\b(?:start\w*|him|her|them|his|hers|theirs|he|she|be there|come|coming|on site|book(?:ed)?)\b/i;

/** A task or an order that is named; a job; and with nothing named what the talk was about. */
function targetOf(piece: Piece, scene: Scene): Target | null {
  const { task, item, job, client } = piece.values.named;
  if (task?.value.record && !job && !client)
    return { reference: task.value.record.id, record: task.value.record, how: 'named' };
  if (item?.value.record && !job && !client)
    return { reference: item.value.record.id, record: item.value.record, how: 'named' };
  if (job || client || OF_WORK.test(piece.text)) return jobTarget(piece, scene);
  const last = focus(scene, ['job', 'task', 'item']);
  return last ? { reference: last.id, record: last, how: 'talk' } : jobTarget(piece, scene);
}
