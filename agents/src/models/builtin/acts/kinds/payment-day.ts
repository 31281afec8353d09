import { addDays } from '../../../../tools/format.ts';
import { placesOf } from '../found.ts';
import type { Piece } from '../scene.ts';
import { blanked } from '../spans.ts';

type Day = Piece['values']['days'][number];

/** The day money came in or went back, where one is said: no day to come, and of a weekday the last one, since it is done. */
export function paidOn(piece: Piece, today: string): string | undefined {
  const day = dayOfPaying(piece);
  if (!day || !('date' in day)) return undefined;
  if (day.date <= today) return day.date;
  const { text } = piece;
  const said = text.slice(day.start, day.end);
  // a cheque may be dated ahead
  if (!DONE.test(text) || /\bdated\s*$/iu.test(text.slice(0, day.start)) || /^dated\b/iu.test(said)) return undefined;
  if (day.is === 'weekday') return addDays(day.date, -7);
  if (OF_MONTH.test(said)) return dayOfMonthBefore(day.date, today);
  // "on 12 november", told some days later: no day of next year
  const lastYear = `${Number(day.date.slice(0, 4)) - 1}${day.date.slice(4)}`;
  return day.date > addDays(today, MOST_AHEAD) && lastYear <= today && !/\d{4}/.test(said) ? lastYear : undefined;
}
/** Days. What is further ahead, without its year, is of the year before. */
const MOST_AHEAD = 180;
/** "on the 16th", without its month. */
const OF_MONTH = /^(?:on\s+)?(?:the\s+)?\d{1,2}(?:st|nd|rd|th)\s*$/iu;
/** The same day of the last month that has one and is over: what is told as done on a day to come was done then. */
function dayOfMonthBefore(date: string, today: string): string | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [2, 3, 4]
    .map((back) => new Date(Date.UTC(year, month - back, day)))
    .filter((one) => one.getUTCDate() === day)
    .map((one) => one.toISOString().slice(0, 10))
    .find((one) => one <= today);
}
const DONE =
  /\b(?:paid|pai?yed|payed|settled|squared|gave|sent|dropped|came|put|transferred|deposited|handed|slipped|got|received|banked|collected|took|refunded|chucked|threw|coughed|payment|cash|eft|eftpos|cheque|card|bought|spent|grabbed|picked up|purchased|wired|debited|flicked|forked|stumped|chipped|pays)\b/iu;
const EACH_DONE = new RegExp(DONE.source, 'giu');
const FIGURE = /\$?\d[\d,]*(?:\.\d\d)?(?:\s?(?:k|grand))?\b|\b(?:hundred|thousand|grand|bucks|dollars)\b/giu;
/** Between the paying and its day: then the day is that of something else, which starts, is booked, is due or comes back. */
const OF_ELSE =
  /\b(?:for|jobs?|visits?|appointments?|book\w*|start\w*|due|rest|next|remaind\w*|balance|bring|back|lock\w*|be|come|coming|expect\w*|wants?|needs?|deliver\w*|expires?|warranty|tickets?|till?|until|by|from|invoice was|bill was|pay|will|send|call|ring|remind\w*|move\w*|finish\w*|done)\b/iu;
/** Whatever of it was paid: "next payment on the 28th". */
const NOT_THIS = /\b(?:next|rest|remaining|remainder|balance|book\w*|due|lock\w*|start\w*)\b/iu;
/** "fridays job", "the 31st invoice", "the 2nd visit": no day of paying. */
const OF_THING =
  /^(?:['’]?s\b)?\s*(?:jobs?|runs?|visits?|invoices?|bills?|claims?|appointments?|bookings?|trips?|lay-?by|payments?)\b|^['’]?s\b/iu;
const LEADS_TO = /(?:\s*\b(?:on|the|dated|last|this|just|back on|in the bank|already|it|that|up))*\s*$/iu;
const MOST_BETWEEN = 6;

/** The one day that stands right beside the paying verb or the sum; of a day that belongs to anything else there is none. */
export function dayOfPaying(piece: Piece): Day | undefined {
  const { text, values } = piece;
  const bare = blanked(text, placesOf(values.named.client, values.named.job, values.named.supplier));
  const beside = values.days.filter((day) => isBeside(text, bare, day));
  return beside.length === 1 ? beside[0] : undefined;
}

function isBeside(text: string, bare: string, day: Day): boolean {
  const behind = text.slice(day.end);
  if (OF_THING.test(behind) || /s\s+(?:job|run)\b/iu.test(text.slice(day.start, day.end))) return false;
  const front = bare.slice(0, day.start);
  if (/\b(?:for|from|till?|until|by|due|before|after|starting|expecting)\s*(?:on\s+|the\s+)*$/iu.test(front))
    return false;
  if (/^(?:for|from|till?|until|by|due|before|after)\b/iu.test(text.slice(day.start, day.end))) return false;
  // "paid 500, on monday": of the same, where nothing stands behind it
  const ends = /^[\s.!]*$/u.test(behind);
  const plain = text.slice(0, day.start).replace(LEADS_TO, '');
  const led = front.slice(0, (ends ? plain.replace(/\s*,\s*$/u, '') : plain).length);
  const clause = led.split(BREAK).at(-1) ?? '';
  const anchors = [...clause.matchAll(EACH_DONE), ...clause.matchAll(FIGURE)].map(
    ({ index, 0: said }) => index + said.length,
  );
  if (anchors.length) {
    // what is named there counts as it was said: "for the burst pipe job on monday"
    const from = led.length - clause.length;
    const gap = text.slice(from + Math.max(...anchors), led.length);
    return !OF_ELSE.test(gap) && !NOT_THIS.test(clause) && gap.trim().split(/\s+/u).length <= MOST_BETWEEN;
  }
  // "on friday karen paid 500"
  const first = clause.trim() === '' && !/\p{L}/u.test(front.replace(LEADS_TO, ''));
  return first && PAID_NEXT.test(bare.slice(day.end));
}
/** Where a clause ends; a comma in a sum is none. */
const BREAK = /[;:]|\b(?:and|but|so|then)\b|[.,](?!\d)/iu;
const PAID_NEXT =
  /^[\s,]*(?:(?:he|she|they|i|we|just|finally|has|have)\s+)*(?:paid|payed|settled|gave|sent|dropped|put|transferred|deposited|slipped|got|received|banked|spent|bought|grabbed|refunded)\b/iu;
