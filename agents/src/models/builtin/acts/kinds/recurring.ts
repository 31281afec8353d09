import { DAY } from '../../extract/calendar.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { takeRecurrence } from '../../extract/recurrence.ts';
import { type Act, act, leading } from '../act.ts';
import { dayMeant, saidDays } from '../days.ts';
import { placesOf } from '../found.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, type Span, takenOut, wholeOf } from '../spans.ts';
import { PASTED } from './talk-beside.ts';
import { RECURS } from './task-words.ts';
import { VERB } from './to-dos.ts';

/** When it begins: "starting next week", "first one next friday the 27th". */
const STARTS =
  /[\s,.;-]*(?:\band\s+)?\b(?:start\w*|begin\w*|commenc\w*|kick\w*\s+off|first (?:one|time|go))(?:\s+(?:is|on|from|as of|will be|being|with|the|next|this|coming))*\s*$|[\s,.;-]*\b(?:from|as of)\s+(?:the\s+)?$/iu;
const LEAD =
  /^(?:[\s,.;:-]|(?:i|we|the boys|and|also|then|on|by|in the|for me|ok|right|need to|have to|got to|gotta|must|will|always|usually|to)\b)+/iu;
/** Repeating jobs, bills, orders and messages: other readers handle those. */
const OTHERS =
  /\b(?:jobs?|invoices?|bill (?:him|her|them|\p{Lu})|quotes?|orders?|deliver\w*|text|tell|e-?mail|message|send|charge|remind(?! me| us)|mow\w*|visit|client)\b|[$%?]/iu;

/** Creates a task with the next date of something that repeats: "every second friday do the timesheets, first one next friday the 27th". */
export function recurring({ text, values }: Piece, { facts }: Scene): Act | null {
  if (!RECURS.test(text) || OTHERS.test(text) || PASTED.test(text)) return null;
  if (values.named.client || values.named.job || values.phone || values.address) return null;
  const again = takeRecurrence(text, facts);
  if (!again) return null;
  const bare = blanked(text, takenOut(text, again.rest));
  const start = startIn(bare, facts.today);
  const name = start && taskIn(blanked(bare, [...placesOf(values.time), ...start.spans]));
  if (!name) return null;
  const due = firstDay(text, again.value.text, start.date) ?? again.value.date;
  const args = {
    task_name: name,
    due_date: due ?? undefined,
    due_time: due ? (values.time?.value.time ?? undefined) : undefined,
    notes: sentenceCase(again.value.text),
  };
  return leading(act('create_task', args, null, wholeOf(text)));
}

/** The day it starts, where one is said; null where a day in the text is about something else. */
function startIn(text: string, today: string): { date: string | null; spans: Span[] } | null {
  const days = saidDays(text, today);
  const [day] = days;
  if (!day) return { date: null, spans: [] };
  const starts = STARTS.exec(text.slice(0, day.start));
  const date = starts && dayMeant(day, today, undefined, false);
  if (!starts || !date || days.length > 2) return null;
  return { date, spans: [...days, { start: starts.index, end: day.end }] };
}

/** The first day it is due: "fridays, starting next week" is the friday of that week. */
const firstDay = (text: string, recurrence: string, start: string | null): string | null | undefined =>
  start && OF_DAY.test(recurrence) ? takeRecurrence(text, { today: before(start) })?.value.date : start;

/** The task's name, where it has a verb and an object. */
function taskIn(text: string): string | null {
  const name = tidy(text.replace(/\bremind (?:me|us)\b/iu, ' ').replace(/\s+/g, ' ')).replace(LEAD, '');
  return VERB.test(name) && /\s/.test(name) ? sentenceCase(tidy(name)) : null;
}
const OF_DAY = new RegExp(`\\b(?:${DAY})\\b`, 'iu');
const before = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
