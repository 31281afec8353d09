import { GAP } from '../../extract/gap.ts';
import { gstNote, type Money, takeMoney } from '../../extract/money.ts';
import { isQuestion } from '../../intent/is-question.ts';
import { takeTown } from '../../people/place.ts';
import { type Act, act } from '../act.ts';
import { dayMeant } from '../days.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, type Span } from '../spans.ts';
import { spansOf, type Values, valuesIn } from '../values.ts';
import { formIn } from './intake-form.ts';
import { type Newcomer, newcomer } from './intake-name.ts';
import { workIn } from './intake-work.ts';
import { NEW_ONE, OTHERS_BUSINESS, REACHED_ANEW, SUMS, TALK, WANTS_PLAINLY } from './intake-words.ts';

/**
 * Somebody who is not on file yet, told in any order, with or without the work: "new fella rang, darren voss 0491 ..., gas
 * heater pilot keeps going out, told him id be there tomorrow 9ish". One job with its client, or a client alone.
 */
export function intake(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const form = formIn(text);
  if (form) {
    if (onFile(form.who.name, scene)) return null;
    const own = valuesIn(form.told, scene);
    const { phone, email, address } = values;
    const left = gapped(form.told, spansOf({ ...own, named: {}, days: [], time: undefined }));
    const place = form.place ? { value: form.place, spans: [] } : undefined;
    const all = { ...own, phone, email, address: address ?? place };
    return madeOf({ who: form.who, left, values: all, whole: text.length, plain: true }, scene);
  }
  if (OTHERS_BUSINESS.test(text) || REACHED_ANEW.test(text) || asksSomething(text)) return null;
  const brings = NEW_ONE.test(text);
  const reach = values.phone ?? values.email ?? values.address;
  if (!reach && !brings) return null;
  const gaps = gapped(text, spansOf({ ...values, named: {}, days: [] }));
  const who = newcomer(gaps);
  if (!who || onFile(who.name, scene)) return null;
  const left = gapped(gaps, who.spans).replace(NUMBER_TAKEN_BACK, (said) => ' '.repeat(said.length));
  const wished = WANTS_PLAINLY.test(left);
  if (!brings && !wished && !values.phone && !(values.address && workIn(left).name)) return null;
  if (!reach && !wished && !/\bjob\b/i.test(text)) return null;
  return madeOf({ who, left, values, whole: text.length, plain: brings }, scene);
}

/** "at 14 sorry 41 banksia ave": the first number is no part of what is told. */
const NUMBER_TAKEN_BACK =
  /(?:\b(?:at|on)\s+)?\b\d+[a-z]?\s*,?\s*(?:sorry|no|nah|wait|i mean|actually|oops)[\s,]*(?=¦)/giu;

export const asksSomething = (text: string): boolean =>
  text
    .split(/[.\n;]\s+|[?]/)
    .some((sentence, i) => (i > 0 || /\?/.test(text)) && sentence.trim() !== '' && isQuestion(sentence.trim()));

/** A new name that has no word beside those of somebody on file is theirs. */
function onFile(name: string, { records }: Scene): boolean {
  const said = name.toLowerCase().split(/\s+/);
  return records.some(({ kind, name: own }) => {
    if (kind !== 'client' && kind !== 'supplier') return false;
    const words = own.toLowerCase().split(/\s+/);
    return said.every((word) => words.some((one) => one === word || `${one}s` === word || `${one}'s` === word));
  });
}

interface Told {
  who: Newcomer;
  /** What is left to tell, with gaps. */
  left: string;
  values: Values;
  whole: number;
  plain: boolean;
}

function madeOf({ who, left, values, whole, plain }: Told, scene: Scene): Act | null {
  const when = whenIn(values, left, scene);
  const bare = blanked(left, when.spans);
  const sum = budgetIn(bare);
  if (sum === 'unclear') return null;
  const town = values.address ? null : takeTown(bare, null);
  const work = workIn(sum ? sum.rest : bare);
  const told = [
    who.contact ? `Contact: ${who.contact}` : '',
    ...work.rest,
    ...when.told,
    gstNote(sum?.value) ?? '',
  ].filter(Boolean);
  const explains = [{ start: 0, end: whole }];
  const address = (values.address?.value ?? town?.value)?.replace(/\.$/u, '');
  if (!work.name) {
    // without any work it is somebody to be kept, and only where they were brought in
    if (!plain && !values.phone && !values.email) return null;
    const notes = told.join('. ') || undefined;
    const fields = { name: who.name, phone: values.phone?.value, email: values.email?.value, address, notes };
    return act('create_client', fields, null, explains);
  }
  const args = {
    job_name: work.name,
    client: who.name,
    client_phone: values.phone?.value,
    client_email: values.email?.value,
    address,
    date: when.date,
    time: when.date ? when.time : undefined,
    budget: sum?.value.dollars,
    description: told.join('. ') || undefined,
  };
  return act('create_job', args, null, explains);
}

const NOT_THEN =
  /\b(?:before|by|until|till|til|after|from|since|except|not|isn['’]?t|away|back|end of|any ?time|sometime|due|settle\w*|week of|last)\s+(?:the\s+|then\s+)?$/iu;

/** The day and hour that somebody is to be there. What is a limit, past or one of several stays in words. */
export function whenIn({ days, time }: Values, left: string, { facts }: Scene) {
  // "sat sri akal" is no saturday
  const greeted = TALK.exec(left)?.[0].length ?? 0;
  const meant = days
    .filter(
      ({ start, end }) =>
        end > greeted &&
        !LIMIT.test(left.slice(start, end)) &&
        !SPAN_ON.test(left.slice(end)) &&
        !NOT_THEN.test(left.slice(Math.max(0, start - 24), start)),
    )
    .map((day) => ({ day, date: dayMeant(day, facts.today, undefined, false) }))
    .filter(({ date }) => date !== null && date >= facts.today && !(date === facts.today && CALLED_TODAY.test(left)));
  const dates = new Set(meant.map(({ date }) => date));
  const date = dates.size === 1 ? (meant[0]?.date ?? undefined) : undefined;
  const clock = date ? (time?.value.time ?? undefined) : undefined;
  const spans: Span[] = date ? meant.map(({ day }) => day) : [];
  const until = time?.value.until ? `Between ${time.value.time} and ${time.value.until}` : '';
  const part = time?.value.part && !clock ? time.value.part.charAt(0).toUpperCase() + time.value.part.slice(1) : '';
  const loose =
    time && !clock && time.value.time ? left.slice(time.spans[0]?.start, time.spans.at(-1)?.end).trim() : '';
  return { date, time: clock, spans, told: [until, part, loose].filter(Boolean) };
}
const LIMIT = /^(?:before|by|until|till?|after|from|since)\b/iu;
/** "mon to wed" is when somebody is there. */
const SPAN_ON = /^\s*(?:to|-|till?|until|through|thru|or)\s+(?:mon|tue|wed|thu|fri|sat|sun|\d)/iu;
const CALLED_TODAY =
  /\b(?:rang|called|phoned|texted|emailed|messaged|came in|met)\b[^,.;]{0,20}\btoday\b|\btoday\b[^,.;]{0,12}\b(?:rang|called|phoned)\b/iu;

/** What it may cost, where one sum is said of the whole; any other sum is for the readers of money. */
function budgetIn(left: string): { value: Money; rest: string } | 'unclear' | null {
  const several = EACH.exec(left)?.groups;
  if (several) {
    const dollars = Number(several.n) * Number(several.each);
    return { value: { dollars, gst: null, each: false }, rest: left };
  }
  const found = takeMoney(left);
  if (!found) return SUMS.test(left) ? 'unclear' : null;
  const at = found.rest.indexOf(GAP);
  const around = `${left.slice(Math.max(0, at - 30), at)} ${found.text ?? ''} ${found.rest.slice(at, at + 20)}`;
  const sure = SAID_AS_BUDGET.test(around) || /\d\s?k\b|grand|thousand|\$/i.test(found.text ?? '');
  if (found.value.each || !sure || takeMoney(found.rest) || SUMS.test(found.rest) || BARE_SUM.test(found.rest))
    return 'unclear';
  return { value: found.value, rest: found.rest.replace(BUDGET_WORDS, ' ') };
}
const EACH =
  /\b(?<n>\d{1,2})\s+(?:\p{L}+\s+){0,2}\p{L}+s\b[\s,]*(?:at\s+)?\$?(?<each>\d{2,5})\s*(?:each|ea|apiece|a pop)\b(?!.*(?:gst|\$|\bk\b|grand))/iu;
const SAID_AS_BUDGET = /\b(?:budget\w*|about|around|roughly|say|reckon\w*|up to|max|gst)\b|\d\s?ish\b/iu;
const BARE_SUM = /(?<![\d.,:/-])\b\d{3,5}\s+(?:install|supply|labour|materials?|for|per|a)\b/iu;
const BUDGET_WORDS =
  /\b(?:with\s+an?\s+|their\s+|his\s+|her\s+)?budget(?:ing|ed)?(?:['’]?s|\s+is|\s+of)?\s*(?=¦)|(?<=¦\s*)(?:budget|ish)\b/giu;

/** The text with a gap at the beginning of each stretch, so that names stop there and everything stays where it is. */
export function gapped(text: string, spans: readonly Span[]): string {
  return spans.reduce(
    (left, { start, end }) => (end > start ? left.slice(0, start) + GAP.padEnd(end - start) + left.slice(end) : left),
    text,
  );
}
