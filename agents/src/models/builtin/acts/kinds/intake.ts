import type { KnownRecord } from '../../../../known.ts';
import { takePhone } from '../../extract/contacts.ts';
import { GAP } from '../../extract/gap.ts';
import { gstNote, type Money, takeMoney } from '../../extract/money.ts';
import { isQuestion } from '../../intent/is-question.ts';
import { KIN_CALLS } from '../../lexicon/again.ts';
import { BOILERPLATE } from '../../lexicon/paste.ts';
import { takeTown } from '../../people/place.ts';
import { type Act, act } from '../act.ts';
import { dayMeant } from '../days.ts';
import { focus, type Piece, type Scene } from '../scene.ts';
import { blanked, type Span } from '../spans.ts';
import { spansOf, type Values, valuesIn } from '../values.ts';
import { addressFromHistory } from './contact-from-history.ts';
import { withHourOfDay } from './hour-of-day.ts';
import { formIn } from './intake-form.ts';
import { type Newcomer, newcomer } from './intake-name.ts';
import { NEW_ONE, OTHERS_BUSINESS, REACHED_ANEW, SUMS, TALK, WANTS_PLAINLY } from './intake-words.ts';
import { type Work, workIn } from './intake-work.ts';

/**
 * Somebody who is not on file yet, told in any order, with or without the work: "new fella rang, darren voss 0491 ..., gas
 * heater pilot keeps going out, told him id be there tomorrow 9ish". One job with its client, or a client alone.
 */
export function intake(said: Piece, scene: Scene): Act | null {
  const piece = { ...said, values: withHourOfDay(said) };
  const { text, values } = piece;
  const form = formIn(text);
  if (form) return ofForm(form, piece, scene);
  const brings = NEW_ONE.test(text) || THEIRS_WANTS.test(text);
  const reach = values.phone ?? values.email ?? values.address;
  if ((!reach && !brings) || isReadOtherwise(piece, reach !== undefined, scene)) return null;
  const gaps = gapped(text, spansOf({ ...values, named: {}, days: [] }));
  const who = newcomer(gaps);
  if (!who || onFile(who.name, scene)) return null;
  // somebody else is spoken of: "ask for deb when you ring the kindy"
  if (!brings && values.named.client?.value.record && !WANTS_PLAINLY.test(text)) return null;
  const left = withoutLetterhead(gapped(gaps, who.spans)).replace(NUMBER_TAKEN_BACK, (said) => ' '.repeat(said.length));
  const isJob = /\bjob\b/iu.test(text);
  const wished = WANTS_PLAINLY.test(left);
  if (!brings && !wished && !comesWithWork(values, left)) return null;
  if (!reach && !wished && !isJob) return null;
  return madeOf({ who, left, values, text, plain: brings, isJob }, scene);
}

/** Somebody rang, or there is work at an address. */
const comesWithWork = ({ phone, address }: Values, left: string): boolean =>
  phone !== undefined || (address !== undefined && Boolean(workIn(left).name));

/** A form that somebody filled in, pasted: whose it is stands in it. */
function ofForm({ who, told, place }: NonNullable<ReturnType<typeof formIn>>, { text, values }: Piece, scene: Scene) {
  if (onFile(who.name, scene)) return null;
  const own = valuesIn(told, scene);
  const { phone, email, address } = values;
  const left = gapped(told, spansOf({ ...own, named: {}, days: [], time: undefined }));
  const all = { ...own, phone, email, address: address ?? (place ? { value: place, spans: [] } : undefined) };
  return madeOf({ who, left, values: all, text: told, whole: text.length, plain: true, isJob: false }, scene);
}

/** Others read it: what is asked, what somebody on file wants, a plain "new job for dave, hot water", a list of several. */
function isReadOtherwise(piece: Piece, isReached: boolean, scene: Scene): boolean {
  const { text, values } = piece;
  return (
    OTHERS_BUSINESS.test(text) ||
    REACHED_ANEW.test(text) ||
    asksSomething(text) ||
    (!isReached && ((values.named.client?.value.record && KIN_CALLS.test(text)) || PLAIN_JOB.test(text))) ||
    SEVERAL.test(text) ||
    asksFurther(piece) ||
    (!values.address && /\bquote\b/iu.test(text) && !SAID_NEW.test(text)) ||
    secondPhone(piece, scene)
  );
}

/** Lines of a pasted signature that tell nothing: how it greets, what it asks of whoever prints it. */
function withoutLetterhead(text: string): string {
  const lines = text.split('\n');
  if (lines.length < PASTED_LINES) return text;
  return lines.map((line) => (BOILERPLATE.some((says) => says.test(line)) ? GAP.padEnd(line.length) : line)).join('\n');
}
const PASTED_LINES = 3;

/** "her neighbour gwen short wants hers done too": somebody of theirs, by name. */
const THEIRS_WANTS =
  /\b(?:his|her|their|my)\s+(?:neighbou?r|sister|brother|mum|dad|mate|friend|cousin|son|daughter|aunty|uncle|nan)(?:\s+(?:next door|(?:over|across) the road))?,?\s+(?!wants?\b|also\b|too\b)\p{L}+(?:\s+\p{L}+)?\b[^.;]{0,40}\bwants?\b/iu;
const PLAIN_JOB =
  /^(?:please\s+|can you\s+)?(?:(?:new|create|add|make|put|set up|book|log|start|open|raise|enter)\s+(?:(?:in|up|me|a|an|the|new|another)\s+)*)?(?:job|work)\b/iu;
const SEVERAL =
  /\b(?:(?:two|three|four|2|3|4|both|couple of|few)\s+(?:new\s+)?(?:clients|customers|jobs|leads|enquiries|people|ones|blokes|ladies)|these (?:two|three|2|3))\b/iu;
const SAID_NEW = /\bnew (?:client|customer|job|lead|enquiry|work)\b/iu;
/** Something else is asked behind it: "new client kahu 0491 ... and shift bruces flashing to the 3rd". */
const FURTHER =
  /(?:[,.;\n]\s*|\b(?:and|then|also|plus)\s+)(?:(?:and|then|also|plus|please|can you|could you|i want to|we need to)\s+)*(?:shift|move|push|bump|swap|bring|postpone|order|remind|cancel|change|update|mark|tick|text|tell|invoice|quote|don['’]?t let me forget|put\s+\S+\s+(?:on|to|back)|chuck\s+\S+\s+back)\b/iu;
export function asksFurther({ text, values: { named } }: Piece): boolean {
  const at = FURTHER.exec(text)?.index;
  if (at === undefined) return false;
  const other = Object.values(named).some((found) => found?.spans.some(({ start }) => start >= at));
  return other || ANYONES.test(text.slice(at));
}
const ANYONES = /^\W*(?:\w+\s+){0,3}(?:remind|order|don['’]?t let me forget)\b/iu;
const secondPhone = ({ text, values }: Piece, { facts }: Scene): boolean =>
  values.phone !== undefined && takePhone(blanked(text, values.phone.spans), facts) !== null;

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
  /** The word job was said, so a client alone is not it. */
  isJob: boolean;
  who: Newcomer;
  /** What is left to tell, with gaps. */
  left: string;
  values: Values;
  /** What the values stand in. */
  text: string;
  /** Characters that the act explains, where it is more. */
  whole?: number;
  plain: boolean;
}

function madeOf(told: Told, scene: Scene): Act | null {
  const { who, left, values, text, whole = text.length } = told;
  const when = whenIn(values, left, scene, text);
  const bare = blanked(left, when.spans);
  const sum = budgetIn(bare);
  if (sum === 'unclear') return null;
  const like = values.named.job?.value.record ?? focus(scene, ['job']);
  const work = withSame(workIn(sum ? sum.rest : bare), bare, like);
  const sameDay = !when.date && SAME_DAY.test(left) ? like?.date : undefined;
  const notes = [
    contactOf(who),
    ...work.rest.filter((one) => !isOnlyName(one, who.name)),
    ...when.told,
    gstNote(sum?.value),
  ]
    .filter(Boolean)
    .join('. ');
  const explains = [{ start: 0, end: whole }];
  const reach = { phone: values.phone?.value, email: values.email?.value, address: addressIn(told, bare, scene) };
  if (!work.name)
    return isToBeKept(told)
      ? act('create_client', { name: who.name, ...reach, notes: notes || undefined }, null, explains)
      : null;
  const args = {
    job_name: work.name,
    client: who.name,
    client_phone: reach.phone,
    client_email: reach.email,
    address: reach.address,
    date: when.date ?? sameDay,
    time: when.date ? when.time : undefined,
    budget: sum?.value.dollars,
    description: notes || undefined,
  };
  return act('create_job', args, null, explains);
}

const contactOf = ({ contact }: Newcomer): string => (contact ? `Contact: ${contact}` : '');

/** Without any work it is somebody to be kept, and only where they were brought in. */
const isToBeKept = ({ plain, values, isJob }: Told): boolean =>
  (plain || values.phone !== undefined || values.email !== undefined) && !isJob;

function addressIn({ values, left }: Told, bare: string, scene: Scene): string | undefined {
  const town = values.address ? null : takeTown(bare, null);
  return (values.address?.value ?? besideThem(left, scene) ?? town?.value)?.replace(/\.$/u, '');
}

const isOnlyName = (told: string, name: string): boolean => {
  const own = name.toLowerCase().split(/\s+/);
  return told
    .toLowerCase()
    .replace(/^(?:put|add|chuck|pop|save|enter)\s+(?:in\s+|up\s+)?\p{L}+\s+(?=\p{L}+$)/u, '')
    .split(/\s+/)
    .every((word) => own.includes(word.replace(/['’]?s$/u, '')));
};

/** "his sister next door wants the same": what the job before was. */
function withSame(work: Work, text: string, like: KnownRecord | null): Work {
  const job = SAME_WORK.test(text) ? like : null;
  if (!job || (work.name && !/^(?:same|his|hers?|theirs?|it)\b/iu.test(work.name))) return work;
  return { name: job.name, rest: work.rest.filter((one) => !SAME_WORK.test(one) && !SAME_DAY.test(one)) };
}

/** "wants the same", "wants hers done too": what the job before was. */
const SAME_WORK =
  /\b(?:wants?|needs?|like|after|wanting|have|get)\s+(?:exactly\s+)?(?:(?:the\s+|a\s+)?same\b|(?:his|hers?|theirs?|it|that|one)\s+(?:done\s+)?(?:too|as well|also)\b)/iu;
const SAME_DAY = /\bsame (?:day|date)(?:\s+as\b[^,.;¦]*)?/iu;

/** "next door at number 24": the street of whom the talk was about. */
function besideThem(text: string, scene: Scene): string | undefined {
  const number = /\b(?:number|no\.?)\s+(?<n>\d{1,4}[a-z]?)\b/iu.exec(text)?.groups?.n;
  if (
    !number ||
    !/\b(?:next door|same street|across the road|over the road|neighbou?r|two doors|up the road|down the road|over the fence)\b/iu.test(
      text,
    )
  )
    return undefined;
  const before = focus(scene, ['client']) ?? scene.records.find(({ kind }) => kind === 'client');
  const address = before ? addressFromHistory(before, scene) : null;
  return address && /^\d+[a-z]?\s/iu.test(address) ? address.replace(/^\d+[a-z]?/iu, number) : undefined;
}

const NOT_THEN =
  /\b(?:before|by|until|till|til|after|from|since|except|not|isn['’]?t|away|back|end of|any ?time|any ?day|some ?day|whichever day|sometime|due|settle\w*|week of|last)\s+(?:the\s+|then\s+)?$/iu;

/** The day and hour that somebody is to be there. What is a limit, past or one of several stays in words. */
export function whenIn({ days, time }: Values, left: string, { facts }: Scene, text = left) {
  // "sat sri akal" is no saturday
  const greeted = TALK.exec(left)?.[0].length ?? 0;
  const meant = days
    .filter((day) => day.end > greeted && isDayToCome(day, left))
    .map((day) => ({ day, date: dayMeant(day, facts.today, undefined, false) }))
    .filter(({ date }) => date !== null && date >= facts.today && !(date === facts.today && CALLED_TODAY.test(left)));
  const dates = new Set(meant.map(({ date }) => date));
  const today = !days.length && THIS_AFTERNOON.test(left) ? facts.today : undefined;
  const date = dates.size === 1 ? (meant[0]?.date ?? undefined) : today;
  const clock = date ? (time?.value.time ?? undefined) : undefined;
  const spans: Span[] = date ? meant.map(({ day }) => day) : [];
  return { date, time: clock, spans, told: time ? hoursTold(time, clock === undefined, text) : [] };
}
const isDayToCome = ({ start, end }: Span, text: string): boolean =>
  !LIMIT.test(text.slice(start, end)) &&
  !SPAN_ON.test(text.slice(end)) &&
  !NOT_THEN.test(text.slice(Math.max(0, start - 24), start));

/** What is said of the hour and no clock of its own. */
function hoursTold({ value, spans }: NonNullable<Values['time']>, isLoose: boolean, text: string): string[] {
  const until = value.until ? `Between ${value.time} and ${value.until}` : '';
  const part = value.part && isLoose ? value.part.charAt(0).toUpperCase() + value.part.slice(1) : '';
  const loose = isLoose && value.time ? text.slice(spans[0]?.start, spans.at(-1)?.end).trim() : '';
  return [until, part, loose].filter(Boolean);
}
const LIMIT = /^(?:before|by|until|till?|after|from|since)\b/iu;
/** "mon to wed" is when somebody is there. */
const SPAN_ON = /^\s*(?:to|-|till?|until|through|thru|or)\s+(?:mon|tue|wed|thu|fri|sat|sun|\d)/iu;
const THIS_AFTERNOON =
  /\b(?:be there|swing by|swing past|pop (?:in|over|round|past)|go|come|drop (?:in|by)|look|head(?:ing)? (?:over|round|out))\b[^.;]{0,24}\b(?:this (?:arvo|afternoon|evening)|tonight)\b/iu;
const CALLED_TODAY =
  /\b(?:rang|ring|rung|called|call|phoned|texted|emailed|messaged|came in|met)\b[^,.;]{0,20}\btoday\b|\btoday\b[^,.;]{0,12}\b(?:rang|called|phoned)\b/iu;

/** What it may cost, where one sum is said of the whole; any other sum is for the readers of money. */
export function budgetIn(left: string): { value: Money; rest: string } | 'unclear' | null {
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
  /\b(?<n>\d{1,2})\s+(?:\p{L}+\s+){0,2}\p{L}+s\b(?:\s+\p{L}+)?[\s,]*(?:at\s+)?\$?(?<each>\d{2,5})\s*(?:each|ea|apiece|a pop)\b(?!.*(?:gst|\$|\bk\b|grand))/iu;
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
