import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading, words } from '../act.ts';
import { dayMeant, saidDays } from '../days.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { valuesIn } from '../values.ts';

const SWAPS = /\b(?:swap|switch|trade|swop|exchange)\b\s*(?:the\s+)?(?:days?\s+(?:for|of|with|on|between)\s+)?/i;
const BETWEEN = /\s+(?:and|with|for|n|&|\+)\s+/i;
/** "swap those two", "switch them around". */
const THE_TWO = /\b(?:those|these|the|them|em)(?:\s+(?:two|2|both|jobs))?\b/i;
const AROUND = /\s*\b(?:over|round|around|about|please|will (?:ya|you)|would (?:ya|you)|mate|thanks|then|so|days?)\b/gi;
const WISHES =
  /\b(?:needs?|wants?|have|has|got|can|could|should|would like|'d like|are|will|just|both|going)\b(?:\s+to)?/gi;
/** "put vic on sues day and sue on vics". */
const MIRRORED =
  /\b(?:put|move|do)\s+(?<one>\p{L}+)\s+(?:on|in|to)\s+(?<other>\p{L}+?)['’]?s\s+(?:day|spot|slot)\s+and\s+(?:\k<other>\s+(?:on|in|to)\s+\k<one>|the other way)/iu;
/** Words for swapping other things than jobs. */
const OTHER =
  /\b(?:order|supplier|invoice|quote|tasks?|reminders?|tap|valve|unit|fitting|out|old|new|bulb|price)\b|\$/i;

/** "swap sue and vic over": swaps the days of two jobs. */
export function jobsSwapped({ text, values }: Piece, scene: Scene): Act | readonly Act[] | null {
  const match = SWAPS.exec(text);
  const mirrored = match ? null : MIRRORED.exec(text)?.groups;
  if (!(match ?? mirrored) || OTHER.test(text) || values.time) return null;
  if (!mirrored && DAYS_WORK.test(text)) return ofDays({ text, values }, scene);
  if (values.days.length) return null;
  const behind = match
    ? text
        .slice(match.index + match[0].length)
        .replace(AROUND, '')
        .trim()
    : '';
  // "vic and sue need to swap days" has them in front
  const front = match && !/\p{L}/u.test(behind) ? text.slice(0, match.index).replace(WISHES, ' ').trim() : behind;
  const said = mirrored ? `${mirrored.one} and ${mirrored.other}` : front;
  const two = pairIn(said, scene) ?? (THE_TWO.test(said) ? lastTwo(scene) : null);
  const all = wholeOf(text);
  if (!two) return BETWEEN.test(said) || THE_TWO.test(said) ? words('Which two jobs should I swap?', all) : null;
  const [one, other] = two;
  const undated = two.find(({ date }) => !date);
  if (undated) return words(`${undated.name} has no day yet. Which day should each of them go to?`, all, undated);
  return [
    act('update_job', { job: one.id, date: other.date }, one, all),
    act('update_job', { job: other.id, date: one.date }, other, all),
  ];
}

const DAYS_WORK = /day['’]?s?\b.*day['’]?s?\b.*\b(?:jobs?|work)\b|\bjobs?\b.*day\b.*day\b/iu;
/** "swap mondays and tuesdays jobs around": swaps the only jobs of two days. */
function ofDays({ text, values }: Piece, { records, facts }: Scene): Act | readonly Act[] | null {
  const days = saidDays(text.replace(/(?<=day)['’]?s\b/giu, ''), facts.today);
  const [from, to, ...more] = days.map((day) => dayMeant(day, facts.today, undefined, false));
  if (!from || !to || more.length || values.named.client || values.named.job) return null;
  const on = (date: string): KnownRecord[] =>
    records.filter((one) => one.kind === 'job' && one.date === date && one.status !== 'cancelled');
  const all = wholeOf(text);
  const [one, ...others] = on(from);
  const [other, ...rest] = on(to);
  if (!one || !other || others.length || rest.length)
    return leading(words('Which two jobs should I swap? Name them and they change days.', all));
  return [
    act('update_job', { job: one.id, date: to }, one, all),
    act('update_job', { job: other.id, date: from }, other, all),
  ];
}

type Pair = readonly [KnownRecord, KnownRecord];
function pairIn(said: string, scene: Scene): Pair | null {
  const sides = said.split(BETWEEN);
  if (sides.length !== 2) return null;
  const [one, other] = sides.map((text) => {
    const values = valuesIn(text, scene);
    const named = values.named.job ?? values.named.client;
    return named ? (jobTarget({ text, values }, scene)?.record ?? null) : null;
  });
  return one && other && one.id !== other.id ? [one, other] : null;
}

/** The two jobs under discussion, where there are exactly two. */
function lastTwo({ records, history }: Scene): Pair | null {
  const said = history
    .slice(-2)
    .map(({ text }) => text)
    .join('\n');
  const jobs = records.filter(
    ({ kind, number, status }) =>
      kind === 'job' && number && said.includes(number) && status !== 'completed' && status !== 'cancelled',
  );
  const [one, other, ...more] = jobs;
  return one && other && !more.length ? [one, other] : null;
}
