import { calledBy } from '@smoko/contract';
import type { KnownRecord } from '../../../../known.ts';
import { addDays } from '../../../../tools/format.ts';
import { wordsOf } from '../../decide/message-words.ts';
import type { DayTime } from '../../extract/times.ts';
import { FIRST_NAMES } from '../../lexicon/first-names.ts';
import { dayMeant, type SaidDay } from '../days.ts';
import { isFresh, jobOfRecord, openJobsOf, type Scene } from '../scene.ts';
import { blanked } from '../spans.ts';
import { valuesIn } from '../values.ts';
import {
  HELLO_FIRST,
  OF_MONEY,
  ONLY_SORRY,
  ONLY_THANKS,
  ROUGH,
  TELLS_THE_CHANGE,
  THE_DATE,
  THEN,
} from './message-words.ts';

/** The job that somebody is told about, with its date and time after this message is carried out. */
interface Facts {
  job: KnownRecord;
  date: string | undefined;
  time: string | undefined;
  /** It was made or changed just now. */
  changed: boolean;
}

/**
 * A finished message from the words it was asked with: what "that" and "the date we've got" stand for is spelled out,
 * and what is said roughly among ourselves is put plainly. Null where it is not known what it should say.
 */
export function messageBody(verb: string, words: string, to: KnownRecord | null, scene: Scene): string | null {
  // "let him know then and say sorry"
  const said = words
    .replace(/^(?:(?:then|now|please|pls|and|also|just)\b[\s,]*)+/iu, '')
    .replace(/^say\s+(?=sorry|thanks|thank you|cheers)/iu, '');
  const facts = to ? factsFor(to, scene) : null;
  const hi = to ? greeting(to.name) : '';
  const news = facts?.changed ? told(facts) : null;
  if (TELLS_THE_CHANGE.test(said)) return news && `${hi}${news}`;
  if (ONLY_SORRY.test(said))
    return news && facts?.date ? `${hi}sorry about the change. ${news}` : `${hi}sorry about that.`;
  if (ONLY_THANKS.test(said)) return `${hi}thank you.`;
  if (OF_MONEY.test(said)) return null;
  const dayOnly = onlyDay(said, facts, scene);
  if (dayOnly) return `${hi}${dayOnly}`;
  const hello = HELLO_FIRST.exec(said)?.[0] ?? '';
  const dated = withDate(said.slice(hello.length), facts);
  const body = dated === null ? '' : spelledOut(verb, dated, scene);
  if (!body) return null;
  return hello ? `Hello, ${/^I\b/.test(body) ? body : lowerFirst(body)}` : body;
}

/** Whole sentences of what was said roughly, to whoever reads it. */
function spelledOut(verb: string, said: string, { records }: Scene): string {
  const plain = ROUGH.reduce(
    (text, [rough, instead]) => text.replace(rough, instead),
    verb === 'ask' ? toThem(said) : said,
  );
  return sentences(whose(plain, records))
    .map((one, i) => wordsOf(i === 0 ? verb : '', one))
    .filter(Boolean)
    .join(' ');
}
/** Turns "if monday suits her" and "what colour she wants" into the second person. */
const toThem = (said: string): string =>
  said
    .replace(
      /\b(suits?|works? for|ok with|okay with|good for|fine with|fine for|ok for) (?:her|him|them)\b/giu,
      '$1 you',
    )
    .replace(/\b(?:she|he) (want|need|like|prefer|think|choose)s?\b/giu, 'you $1')
    .replace(/\bthey (?=(?:want|need|like|prefer|think|choose)\b)/giu, 'you ');

const lowerFirst = (text: string): string =>
  /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A person is greeted by first name, a business is not. */
function greeting(name: string): string {
  const [first = '', ...rest] = name.split(/\s+/);
  const last = rest.at(-1);
  const isPerson = rest.length < 3 && calledBy(last ? `${first} ${last}` : first) === first;
  return isPerson && FIRST_NAMES.has(first.toLowerCase()) ? `Hi ${first}, ` : 'Hi, ';
}

/** The job just made or changed for them, else their only open one. */
function factsFor(to: KnownRecord, { before, records, history }: Scene): Facts | null {
  const theirs = (record: KnownRecord | null | undefined): boolean => record?.client === to.name;
  const act = before.findLast(({ about, call }) => about?.kind === 'job' && theirs(about) && call);
  const answer = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  if (act?.about && act.call) {
    const { date, shift_days: shift, time } = act.call.args as { date?: string; shift_days?: number; time?: string };
    const done = isFresh(act.about);
    const moved = shift && act.about.date && !done ? addDays(act.about.date, shift) : act.about.date;
    return { job: act.about, date: date ?? moved, time, changed: true };
  }
  const lately = records.filter(isFresh);
  const last = lately.find((one) => one.kind === 'job' && theirs(one));
  const beside = lately.map((one) => jobOfRecord(one, records)).find((one) => one?.kind === 'job' && theirs(one));
  const [open, ...more] = openJobsOf(to, records);
  const job = last ?? beside ?? (more.length ? null : open);
  if (!job) return null;
  const clock = job.number && answer.includes(job.number) ? /\btime (\d\d?:\d\d)/.exec(answer)?.[1] : undefined;
  return { job, date: job.date, time: clock, changed: last !== undefined };
}

function told({ job, date, time }: Facts): string | null {
  const name = jobWords(job);
  if (job.status === 'completed') return `your ${name} is done.`;
  if (job.status === 'cancelled') return `your ${name} has been cancelled.`;
  return date ? `your ${name} is booked for ${spelled(date)}${time ? ` at ${clock(time)}` : ''}.` : null;
}

const jobWords = ({ name }: KnownRecord): string =>
  `${/^\p{Lu}[\p{Ll} ,-]+$/u.test(name) ? name.toLowerCase() : name}${/\bjob$/i.test(name) ? '' : ' job'}`;

/** "tell greg friday": the message is nothing but a day or a time. */
function onlyDay(said: string, facts: Facts | null, scene: Scene): string | null {
  const { days, time } = valuesIn(said, scene);
  const [day, ...more] = days;
  if (more.length || (!day && !time)) return null;
  const taken = [...days, ...(time?.spans ?? [])];
  const rest = blanked(said, taken);
  if (
    !/^\s*(?:(?:it's|its|it is|that|it'll be|now|on|for|at|we're on for|is|instead|then)\b[\s,]*)*[\s.!]*$/i.test(rest)
  )
    return null;
  const name = facts ? `your ${jobWords(facts.job)}` : 'it';
  const when = [day && dayWords(day, facts, scene), time && timeWords(time.value)].filter(Boolean).join(' at ');
  return when ? `${name} is now ${day ? 'on' : 'at'} ${when}.` : null;
}

function dayWords(day: SaidDay, facts: Facts | null, { facts: now }: Scene): string | null {
  const date = dayMeant(day, now.today, facts?.date, false);
  return date ? spelled(date) : null;
}
const timeWords = ({ time, part }: DayTime): string => (time ? clock(time) : (part ?? ''));

/** Replaces "then" or "the date we've got" by the job's date; null where the job has none. */
function withDate(said: string, facts: Facts | null): string | null {
  const then = THEN.test(said);
  if (!then && !THE_DATE.test(said)) return said;
  if (!facts?.date) return null;
  if (then) return said.replace(THEN, `on ${spelled(facts.date)}`);
  return said.replace(THE_DATE, `on ${spelled(facts.date)}${facts.time ? ` at ${clock(facts.time)}` : ''}`);
}

/** "im crook monday and does tuesday suit", "we come at 7, please empty the room": a sentence each. */
const sentences = (said: string): string[] =>
  said
    .split(
      /\s*[.!]\s+|(?:\s+and|,)\s+(?=(?:does|do|is|are|can|could|would|will|when|what)\s+(?!be\b))|,\s*(?:and\s+)?(?=please\b)/i,
    )
    .map((one) => asked(plainer(one.trim())))
    .filter(Boolean);
/** Small repairs of grammar: "its thursday", "we come friday 7". */
const plainer = (one: string): string =>
  one
    .replace(/\s+(?:i |we )?need (it|them|that)(?= (?:by|on|before|for|asap)\b)/i, '. We need $1')
    .replace(/^(can|could|will|would|do|are|have) (?:they|he|she)\b(.*?)[?.]?$/i, '$1 you$2?')
    .replace(/\bits\b(?=\s+(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\S+'s)\b)/gi, "it's")
    .replace(/^(we|i) come\b/i, (_, who: string) => (/^i$/i.test(who) ? "I'm coming" : "we're coming"))
    .replace(
      /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?=\d{1,2}(?:[:.]\d\d)?(?:\s*$|\s+(?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|of\b)))/gi,
      '$1 at ',
    );
const asked = (one: string): string =>
  /^(?:does|do|is|are|can|could|would|will)\s+(?:you|that|it|this|he|she|they|mon|tue|wed|thu|fri|sat|sun|tomorrow|next|the)/i.test(
    one,
  ) && !one.endsWith('?')
    ? `${one}?`
    : one;

/** "beaumonts fault" becomes "Beaumont's fault" where a client or supplier of that name is on file. */
const whose = (said: string, records: readonly KnownRecord[]): string =>
  said.replace(/\b([a-z]{4,})s\b/g, (word, base: string) => {
    const known = records.some(
      ({ kind, name }) => (kind === 'client' || kind === 'supplier') && name.toLowerCase().split(/\s+/)[0] === base,
    );
    return known ? `${base.charAt(0).toUpperCase()}${base.slice(1)}'s` : word;
  });

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');
/** "Wednesday 25 November". */
function spelled(date: string): string {
  const at = new Date(`${date}T00:00:00Z`);
  return `${WEEKDAYS[at.getUTCDay()]} ${at.getUTCDate()} ${MONTHS[at.getUTCMonth()]}`;
}
/** "7am", "1.30pm". */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const past = minutes ? `.${String(minutes).padStart(2, '0')}` : '';
  return `${hours % 12 || 12}${past}${hours < 12 ? 'am' : 'pm'}`;
}
