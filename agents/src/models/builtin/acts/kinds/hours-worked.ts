import { day } from '../../../../tools/format.ts';
import { sentenceCase } from '../../extract/gap.ts';
import { type Act, act } from '../act.ts';
import { dayMeant } from '../days.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { numberOf } from './order-lines.ts';

const LEAD =
  "(?:(?:and|also|oh|just|please|pls|can you|could you|ok|so)[\\s,]+)*(?:(?:log|record|put|put down|add|note|note down|enter|chuck)\\s+)?(?:(?:i|we)(?:['’]?ve)?\\s+)?(?:(?:did|done|spent|worked|was|were)\\s+)?";
/** "3 hours on the leaking shower today": how long somebody worked where. */
const FOR_SO_LONG = new RegExp(
  `^${LEAD}(?:about\\s+|another\\s+)?(?<n>\\d{1,2}(?:\\.\\d{1,2})?|\\p{L}+)(?<half>\\s+and\\s+a\\s+half)?\\s*(?:hours?|hrs?)\\s+(?:(?:of\\s+)?(?:work|labour|time)\\s+)?(?:on|at|for)\\s+(?=\\S)`,
  'iu',
);
/** "worked 8 to 12 on the shower": from when till when. */
const FROM_TO =
  /^(?:(?:and|also|i|we|oh|just|log|that|note)[\s,]+)*(?:worked|was there|were there)\s+(?:from\s+)?(?<from>\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?)\s*(?:to|till?|until|-)\s*(?<to>\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)?)\s+(?:on|at)\s+(?=\S)/iu;
/** What is charged, planned or moved is said in hours too. */
const OTHER =
  /\$|@|\?|\b(?:at \d|each|an hour|per|rate|invoice[ds]?|bill(?:ed)?|charge[ds]?|quote[ds]?|gst|later|earlier|back|forward|late|early|drive|drove|until|before|delay\w*|will|should|need(?:s|ed)?|book\w*)\b/iu;

/** Time that was worked on a job is kept in its notes: there is no other place for it. */
export function hoursWorked(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (OTHER.test(text) || values.days.length > 1) return null;
  const told = toldIn(text);
  const target = told && (values.named.job || values.named.client) ? jobTarget(piece, scene) : null;
  if (!told || !target) return null;
  const [on] = values.days;
  const date = on && dayMeant(on, scene.facts.today, undefined, false);
  // a day to come is when it is to be worked
  if (date === null || (date && date > scene.facts.today)) return null;
  const note = date ? `${told}, ${day(date)}` : told;
  return act('update_job', { job: target.reference, add_note: note }, target.record, wholeOf(text));
}

function toldIn(text: string): string | null {
  const { from, to } = FROM_TO.exec(text)?.groups ?? {};
  if (from && to) return sentenceCase(`worked ${from.trim()} to ${to.trim()}`);
  const { n, half } = FOR_SO_LONG.exec(text)?.groups ?? {};
  const whole = n === undefined ? undefined : numberOf(n);
  if (whole === undefined || !(whole > 0 && whole <= MOST_HOURS)) return null;
  const hours = whole + (half ? 0.5 : 0);
  return `${hours} ${hours === 1 ? 'hour' : 'hours'} worked`;
}
/** In a day, by one. */
const MOST_HOURS = 24;
