import { money as inWords } from '../../../tools/format.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { datesIn, takeDate, type When } from '../extract/dates.ts';
import { GAP, sentenceCase, type Taken, tidy } from '../extract/gap.ts';
import { gstNote, type Money, takeBareAmount } from '../extract/money.ts';
import type { OwnDate } from '../extract/own-dates.ts';
import { takeAfter } from '../extract/phrases.ts';
import { withoutTakenBack } from '../extract/taken-back.ts';
import { type DayTime, takeTime } from '../extract/times.ts';
import { SOME_TIME_BEFORE } from '../lexicon/calls-back.ts';
import { WANTS } from '../lexicon/name-cues.ts';
import { OCCUPANT } from '../lexicon/paste-marks.ts';
import { pointsBack } from '../lexicon/points-back.ts';
import { addressIn } from '../people/contacts-in.ts';
import { takeTown } from '../people/place.ts';
import { takeWho, type Who } from '../people/who.ts';
import type { Reading } from '../reading.ts';
import { type Draft, draftOf } from './draft.ts';
import { type JobPrice, takeJobPrice } from './job-price.ts';
import { jobWords } from './job-words.ts';

/** What a request says of one job. */
export interface JobFacts {
  job_name?: string | undefined;
  job_number?: string | undefined;
  client?: string | undefined;
  client_phone?: string | undefined;
  client_email?: string | undefined;
  address?: string | undefined;
  date?: string | undefined;
  time?: string | undefined;
  budget?: number | undefined;
  notes: string[];
}

export function readJob(request: string, reading: Pick<Reading, 'facts' | 'records'>): JobFacts {
  const { facts, records } = reading;
  const occupant = withoutOccupant(request);
  const draft = draftOf(withoutTakenBack(withoutWithdrawn(occupant.rest), facts));
  const deadline = takeDeadline(draft);
  const contact = takeContact(draft, facts);
  // a title ends before a price as it does before a comma
  draft.rest = draft.rest.replace(TITLED, '$&, ');
  const called = draft.take(takeAfter(draft.rest, CALLED, 8));
  const money = draft.take(takeJobPrice(draft.rest));
  const clock = takeTime(draft.rest);
  const time = draft.take(clock);
  const when = draft.take(sameDay(draft.rest, records)) ?? draft.take(jobDay(draft.rest, facts));
  // "this arvo" is today
  const date = when?.date ?? (/\bthis\b/i.test(clock?.text ?? '') ? facts.today : undefined);
  const job_number = draft.take(jobNumber(draft.rest));
  const amount: JobPrice | undefined = money ?? draft.take(takeBareAmount(draft.rest));
  const who = takeWho(draft.rest, records);
  if (who) draft.rest = afterName(who);
  const town = draft.take(takeTown(draft.rest, who ? draft.rest.indexOf(GAP, Math.max(0, who.from - 1)) + 1 : null));
  const { name, notes } = jobWords(draft.rest, called);
  const beside = [
    amount && gstWords(amount),
    amount?.how,
    ...timeNotes(time, date),
    contact.address && town,
    ...occupant.notes,
    deadline && tidy(deadline),
  ];
  return {
    job_name: name,
    job_number,
    client: who?.reference,
    client_phone: contact.phone,
    client_email: contact.email,
    address: contact.address ?? town,
    date,
    time: (date && time?.time) || undefined,
    budget: amount?.dollars,
    notes: [...beside.flatMap((note) => (note ? [sentenceCase(note)] : [])), ...notes],
  };
}

/** "some time before christmas" is no day for the work; it is noted. */
function takeDeadline(draft: Draft): string | undefined {
  const deadline = SOME_TIME_BEFORE.exec(draft.rest)?.[0];
  if (deadline) draft.rest = draft.rest.replace(deadline, ' ');
  return deadline;
}

function takeContact(draft: Draft, facts: Reading['facts']): Record<'email' | 'phone' | 'address', string | undefined> {
  const email = draft.take(takeEmail(draft.rest));
  const street = draft.take(addressIn(draft.rest));
  const phone = draft.take(takePhone(draft.rest, facts));
  // it may stand right behind the number
  const address = street ?? draft.take(addressIn(draft.rest));
  return { email, phone, address };
}

/** There is a column for the hour of a day that is known; the part of a day, or an hour without a day, is noted. */
const timeNotes = (time: DayTime | undefined, date: string | undefined): (string | null | undefined | false)[] => [
  time?.part,
  !date && time?.time && `At ${time.time}`,
];

/** Before the title of a job; "a fella called Gus" names a person. */
const CALLED =
  '(?<!\\b(?:fella|bloke|guy|lady|woman|couple|client|customer|person|chap|mate|man|he|she|they|is|was)\\s)(?:called|named|titled|(?:call|name)\\s+(?:it|this|the (?:new )?job))';

const TITLED = /\b(?:called|named|titled|(?:call|name)\s+(?:it|this))\s+[^,$¦\n]{2,60}?(?=\s+(?:at\s+|for\s+)?\$\d)/iu;

/** "same day" as the job that was just made or changed. */
function sameDay(text: string, records: Reading['records']): Taken<Pick<When, 'date'>> | null {
  const match = /[\s,]*\b(?:on\s+)?(?:the\s+|that\s+)?same (?:day|date)\b(?!\s+as\b)/i.exec(text);
  const date = match && records.find(({ kind, lately }) => kind === 'job' && lately)?.date;
  return match && date ? { value: { date }, rest: text.replace(match[0], ` ${GAP} `) } : null;
}

/** The day it is to be done: said with "make it a job", else the first that has not gone by. */
function jobDay(text: string, facts: Reading['facts']): Taken<When> | null {
  const asked = text.split(/(?<=[.\n])\s+/).findLast((breath) => pointsBack(breath));
  const said = asked && takeDate(asked, facts);
  if (said) return { value: said.value, rest: text.replace(asked, said.rest) };
  const days = datesIn(text, facts);
  // "picked up a bloke today, ... on the 11th"
  const told = (day: OwnDate) =>
    day.date === facts.today && days.length > 1 && TALKED.test(text.slice(0, day.index).split(/[,.;]/).at(-1) ?? '');
  const ahead = days.find((day) => day.date >= facts.today && !told(day));
  if (!ahead || ahead === days[0]) return days.length && !ahead && TALKED.test(text) ? null : takeDate(text, facts);
  const at = days[days.indexOf(ahead) - 1];
  const from = at ? at.index + at.text.length : 0;
  const taken = takeDate(text.slice(from), facts);
  return taken && { ...taken, rest: text.slice(0, from) + taken.rest };
}
/** Verbs whose day is not the day of the work: "yesterday I talked to a new customer". */
const TALKED =
  /\b(?:talk(?:ed)?|spoke|rang|called|met|saw|texted|e-?mailed|messaged|asked|signed|picked up|won|got)\b/i;

/** Takes out who lives there, with their number: kept in the notes, since the bill goes to somebody else. */
function withoutOccupant(text: string): { rest: string; notes: string[] } {
  const notes = (text.match(OCCUPANT) ?? []).map((note) => tidy(note.replace(/^\(|\)$/g, '')));
  return { rest: text.replace(OCCUPANT, ` ${GAP} `), notes };
}

/** "for olive, no wait not olive its her sister hazel" is for hazel. */
function withoutWithdrawn(text: string): string {
  const match =
    /[\s,]*\b(?:(?:no|nah|wait|sorry|oops|actually|hang on)[\s,]+)+not\s+(?<old>\p{L}+)[\s,]*(?:(?:its|it's|it is|for|but|i meant?)\s+)*(?:(?:her|his)\s+(?:sister|brother|mum|dad|mother|father|wife|husband)\s+)?/iu.exec(
      text,
    );
  const old = match?.groups?.old;
  if (!match || !old) return text;
  const before = text
    .slice(0, match.index)
    .replace(new RegExp(`\\b(?:for\\s+)?${old}\\b(?:\\s+\\p{L}+)?\\s*$`, 'iu'), '');
  return `${before} for ${text.slice(match.index + match[0].length)}`;
}

/** Without "wants" or "said yes to" behind the name: what follows is the work. */
function afterName(who: Who): string {
  const at = who.from + 3;
  return who.rest.slice(0, at) + who.rest.slice(at).replace(WANTS, ' ');
}

/** The budget is the amount as it was said, so that "plus GST" is kept in the notes. */
const gstWords = (amount: Money): string | undefined =>
  amount.gst === 'plus' ? `${inWords(amount.dollars)} plus GST` : gstNote(amount);

function jobNumber(text: string): Taken<string> | null {
  const match = /\b(?:job|project)\s+(?<said>(?:number|no\.?)\s*)?#?(?<n>(?=[\w-]*\d)[\w-]+)\b/i.exec(text);
  const { said, n } = match?.groups ?? {};
  if (!match || !n || (!said && /^\d{1,2}$/.test(n))) return null;
  return { value: n, rest: `${text.slice(0, match.index)}job ${text.slice(match.index + match[0].length)}` };
}
