import { SMALL, smallNumber } from '../../extract/numbers.ts';
import { type Act, act, leading } from '../act.ts';
import { dayMeant } from '../days.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, type Span, wholeOf } from '../spans.ts';
import { valuesIn } from '../values.ts';
import { PASTED } from './talk-beside.ts';
import { PARTS_OF_DAY, RECURS, REMIND } from './task-words.ts';
import { nameOf } from './to-do.ts';

/** "a week before", "2 weeks out", "the day before". */
const AHEAD = new RegExp(
  `\\b(?:(?<n>${SMALL}|an?|the|one)\\s+)(?<unit>days?|weeks?|fortnights?|months?)\\s+(?:before(?:hand)?|out|ahead|prior|early|earlier)(?:\\s+(?:that|then|it))?\\b`,
  'iu',
);
const PART_OF_DAY = new RegExp(`\\b(?:in\\s+)?(?:the\\s+)?(?:${PARTS_OF_DAY})\\b`, 'giu');
const LENGTH: Readonly<Record<string, number>> = { d: 1, w: 7, f: 14, m: 30 };
const DAY_MS = 86_400_000;
/** Words for coming to an end; the words before them say what ends. */
const ENDS =
  /\s*\b(?:(?:is|are|will be|'?s)\s+)?(?:runs? out|expir(?:es?|ing)|ends?|lapses?|finish(?:es)?|closes?|due(?: back)?|up|has to be (?:in|back|done)|needs to be (?:in|back|done)|renews?|comes up)\b.*$/iu;

/** "permit runs out on the 15th of december, remind me a week before to renew it": a task with a date counted back from the day named first. */
export function deadline({ text, values }: Piece, scene: Scene): Act | readonly Act[] | null {
  const remind = REMIND.exec(text);
  const ahead = AHEAD.exec(text);
  if (!remind || !ahead || ahead.index < remind.index || PASTED.test(text) || RECURS.test(text)) return null;
  const before = values.days.filter(({ end }) => end <= remind.index);
  const [day, ...more] = before;
  if (!day || more.length) return null;
  const date = dayMeant(day, scene.facts.today, undefined, false);
  if (!date) return null;
  const { n = 'a', unit = 'd' } = ahead.groups ?? {};
  const count = /^(?:an?|the|one)$/iu.test(n) ? 1 : smallNumber(n) || 1;
  const due = new Date(Date.parse(`${date}T00:00:00Z`) - count * (LENGTH[unit.charAt(0).toLowerCase()] ?? 1) * DAY_MS)
    .toISOString()
    .slice(0, 10);
  // a reminder for a day in the past is asked about
  if (due < scene.facts.today) return null;
  const what = blanked(text.slice(0, remind.index), before).replace(ENDS, ' ');
  const thing = what.replace(/^\s*(?:my|the|our|that)\s+/iu, '').replace(/[\s,;.-]+$/u, '');
  const rest = (text.slice(remind.index + remind[0].length, ahead.index) + text.slice(ahead.index + ahead[0].length))
    .replace(PART_OF_DAY, ' ')
    .replace(/^[\s,]*(?:to|about)\s+|[\s,]+$/giu, '');
  // a bare "remind me a week before" is read by the rules in decide/
  if (!rest) return null;
  const said = rest.replace(/\b(?:it|that|them)\b/iu, thing);
  const name = nameOf(said === rest ? `${rest} ${thing}` : said, { text, values }, scene);
  if (!/\p{L}{3}/u.test(name)) return null;
  const all = wholeOf(text);
  const made = leading(act('create_task', { task_name: name, due_date: due }, null, all));
  const booked = bookedAt({ text: text.slice(0, remind.index), values }, date, scene, all);
  const errand = nameOf(rest, { text, values }, scene);
  return booked
    ? [booked, leading(act('create_task', { task_name: errand, due_date: due, assigned_to: 'Self' }, null, all))]
    : made;
}

/** "inspection booked for the 2nd at 10, and remind me the day before to text him": what is booked at an hour is kept as well. */
function bookedAt({ text, values }: Piece, date: string, scene: Scene, explains: readonly Span[]): Act | null {
  const { days, time } = valuesIn(text, scene);
  const hour = time?.value.time;
  // what is on file keeps its own day and hour
  if (!time || !hour || values.named.job) return null;
  const what = blanked(text, [...days, ...time.spans]).replace(/[\s,]+(?:and|so)?[\s,]*$/iu, '');
  const args = { task_name: nameOf(what, { text, values }, scene), due_date: date, due_time: hour };
  return leading(act('create_task', args, null, explains));
}
