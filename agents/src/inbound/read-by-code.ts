import type { Intent } from '@smoko/contract';
import { datesIn } from '../models/builtin/extract/dates.ts';
import type { Incoming } from './book.ts';
import { type Extracted, nothing } from './extracted.ts';
import { chosenJob } from './plan/choose.ts';
import { amountsIn, billTotal, offerIn } from './read/amounts.ts';
import { newDay, newTime } from './read/days.ts';
import { dueDate } from './read/due.ts';
import { intentsIn } from './read/intents.ts';
import { newsIn } from './read/items.ts';
import { invoiceNumber, numbersIn } from './read/numbers.ts';
import { contactDetailsIn, nameIn } from './read/person.ts';
import { questionsIn } from './read/questions.ts';
import { workIn } from './read/work.ts';
import { texted } from './says/texted.ts';

const LONGEST = 6_000;
const URGENT =
  /\b(?:urgent(?:ly)?|asap|emergency|right away|straight away|immediately|flood(?:ed|ing)?|burst|gas leak|sparking|no (?:power|hot water|water)|today if)\b/i;

/** The built-in reading: the same text gives the same fields. `meant`: what it is known to want. */
export function readByCode(incoming: Incoming, meant?: readonly Intent[]): Extracted {
  const { subject, today, country, contact } = incoming;
  const text = incoming.text.slice(0, LONGEST);
  const said = texted(text);
  const whole = `${subject ?? ''}\n${said}`;
  const [intent = 'other', ...also] = meant ?? intentsIn(said, { ...incoming, text });
  const has = (...wanted: string[]) => [intent, ...also].some((one) => wanted.includes(one));
  return {
    ...nothing(intent),
    also: also.slice(0, 4),
    ...(has('reschedule') ? newAppointment(said, incoming) : {}),
    ...(has('supplier_bill') ? billIn(said, whole, today) : { amount: amountIn(said, whole, has('counter_offer')) }),
    numbers: numbersIn(whole),
    items: contact.kind === 'supplier' ? newsIn(whole, incoming).slice(0, 20) : [],
    questions: questionsIn(text),
    ...(has('new_enquiry', 'other') ? contactDetailsIn(text, country) : {}),
    ...(has('new_enquiry') ? signedNumber(text, incoming) : {}),
    ...(has('new_enquiry') ? { name: nameIn(text, incoming), work: workIn(said) } : {}),
    away_until: has('out_of_office') ? lastDayIn(said, today) : null,
    urgent: URGENT.test(said) || has('complaint'),
  };
}

/** The day and the hour that are asked for, of the job that is written about. */
function newAppointment(said: string, { about, book, today }: Incoming): Pick<Extracted, 'new_date' | 'new_time'> {
  const job = chosenJob(book, about.project_id, said, today);
  return { new_date: newDay(said, today, job?.job_date ?? null), new_time: newTime(said, job?.job_time ?? null) };
}

/** The number below somebody's name, where they say none above it. */
function signedNumber(text: string, { quoted, country, contact }: Incoming): Partial<Extracted> {
  const said = contactDetailsIn(text, country);
  const [signature = ''] = (quoted ?? '').split(QUOTES);
  const phone =
    contact.kind === 'unknown' ? contactDetailsIn(signature.slice(0, LONGEST_SIGNATURE), country).phone : null;
  return said.phone || !phone ? {} : { phone };
}
const LONGEST_SIGNATURE = 400;
/** From here on it is what they answer, and its number may be ours. */
const QUOTES = /^[ \t]*(?:>|\*?From:|On [^\n]{4,200} wrote:|-{3,}|_{5,})/im;

const billIn = (
  said: string,
  whole: string,
  today: string,
): Pick<Extracted, 'amount' | 'due_date' | 'invoice_number'> => ({
  amount: billTotal(whole),
  due_date: dueDate(said, today),
  invoice_number: invoiceNumber(whole),
});

const amountIn = (said: string, whole: string, isOffer: boolean): Extracted['amount'] =>
  isOffer ? offerIn(said) : (amountsIn(whole)[0] ?? null);

/** Until when somebody is away: the last day they name that has not gone by. */
const lastDayIn = (said: string, today: string): string | null =>
  datesIn(said, { today }).findLast(({ date }) => date >= today)?.date ?? null;
