import type { Intent } from '@smoko/contract';
import { datesIn } from '../models/builtin/extract/dates.ts';
import type { Incoming } from './book.ts';
import { type Extracted, nothing } from './extracted.ts';
import { chosenJob } from './plan/choose.ts';
import { amountsIn, billTotal, offerIn } from './read/amounts.ts';
import { newDay, newTime } from './read/days.ts';
import { dueDate } from './read/due.ts';
import { intentsIn } from './read/intents.ts';
import { itemNews } from './read/items.ts';
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
  const { subject, today, book, country, contact } = incoming;
  const text = incoming.text.slice(0, LONGEST);
  const said = texted(text);
  const whole = `${subject ?? ''}\n${said}`;
  const [intent = 'other', ...also] = meant ?? intentsIn(said, { ...incoming, text });
  const has = (...wanted: string[]) => [intent, ...also].some((one) => wanted.includes(one));
  const job = chosenJob(book, incoming.about.project_id, said, today);
  const moves = has('reschedule');
  const supplier = contact.kind === 'supplier';
  const details = contactDetailsIn(text, country);
  const bill = has('supplier_bill');
  return {
    ...nothing(intent),
    also: also.slice(0, 4),
    new_date: moves ? newDay(said, today, job?.job_date ?? null) : null,
    new_time: moves ? newTime(said, job?.job_time ?? null) : null,
    amount: bill ? billTotal(whole) : has('counter_offer') ? offerIn(said) : (amountsIn(whole)[0] ?? null),
    numbers: numbersIn(whole),
    items: supplier ? itemNews(whole, book.items, today).slice(0, 20) : [],
    due_date: bill ? dueDate(said, today) : null,
    invoice_number: bill ? invoiceNumber(whole) : null,
    questions: questionsIn(text),
    name: has('new_enquiry') ? nameIn(text, incoming) : null,
    ...(has('new_enquiry', 'other') ? details : {}),
    work: has('new_enquiry') ? workIn(said) : null,
    away_until: has('out_of_office')
      ? (datesIn(said, { today })
          .map(({ date }) => date)
          .filter((date) => date >= today)
          .at(-1) ?? null)
      : null,
    urgent: URGENT.test(said) || has('complaint'),
  };
}
