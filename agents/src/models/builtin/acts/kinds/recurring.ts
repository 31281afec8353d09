import { DAY } from '../../extract/calendar.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { takeRecurrence } from '../../extract/recurrence.ts';
import { type Act, act, leading } from '../act.ts';
import { dayMeant, saidDays } from '../days.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, takenOut, wholeOf } from '../spans.ts';
import { PASTED } from './talk-beside.ts';
import { RECURS } from './task-words.ts';
import { VERB } from './to-dos.ts';

/** When it begins: "starting next week", "first one next friday the 27th". */
const STARTS =
  /[\s,.;-]*(?:\band\s+)?\b(?:start\w*|begin\w*|commenc\w*|kick\w*\s+off|first (?:one|time|go))(?:\s+(?:is|on|from|as of|will be|being|with|the|next|this|coming))*\s*$|[\s,.;-]*\b(?:from|as of)\s+(?:the\s+)?$/iu;
const LEAD =
  /^(?:[\s,.;:-]|(?:i|we|the boys|and|also|then|on|by|in the|for me|ok|right|need to|have to|got to|gotta|must|will|always|usually|to)\b)+/iu;
/** What comes again of other records: jobs, bills, orders and messages. */
const OTHERS =
  /\b(?:jobs?|invoices?|bill (?:him|her|them|\p{Lu})|quotes?|orders?|deliver\w*|text|tell|e-?mail|message|send|charge|remind(?! me| us)|mow\w*|visit|client)\b|[$%?]/iu;

/** "every second friday do the timesheets, first one next friday the 27th": a thing to do that comes again, kept with its next day. */
export function recurring({ text, values }: Piece, { facts }: Scene): Act | null {
  if (!RECURS.test(text) || OTHERS.test(text) || PASTED.test(text)) return null;
  if (values.named.client || values.named.job || values.phone || values.address) return null;
  const again = takeRecurrence(text, facts);
  if (!again) return null;
  const bare = blanked(text, takenOut(text, again.rest));
  const days = saidDays(bare, facts.today);
  const starts = days[0] && STARTS.exec(bare.slice(0, days[0].start));
  const first = starts && days[0] ? dayMeant(days[0], facts.today, undefined, false) : null;
  // any other day is told of something else
  if (days.length > (starts ? 2 : 0) || (starts && !first)) return null;
  const onDay = OF_DAY.test(again.value.text);
  const next = first && onDay ? takeRecurrence(text, { today: before(first) })?.value.date : first;
  const when = next ?? again.value.date;
  const time = values.time?.spans ?? [];
  const said = blanked(bare, [...time, ...days, ...(starts ? [{ start: starts.index, end: days[0]?.end ?? 0 }] : [])]);
  const name = tidy(said.replace(/\bremind (?:me|us)\b/iu, ' ').replace(/\s+/g, ' ')).replace(LEAD, '');
  if (!VERB.test(name) || !/\s/.test(name)) return null;
  const args = {
    task_name: sentenceCase(tidy(name)),
    due_date: when ?? undefined,
    due_time: when ? (values.time?.value.time ?? undefined) : undefined,
    notes: sentenceCase(again.value.text),
  };
  return leading(act('create_task', args, null, wholeOf(text)));
}

const OF_DAY = new RegExp(`\\b(?:${DAY})\\b`, 'iu');
const before = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
