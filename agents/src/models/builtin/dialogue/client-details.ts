import { takeEmail, takePhone } from '../extract/contacts.ts';
import { GAP } from '../extract/gap.ts';
import { HAS_CONTACT, SPENDS } from '../lexicon/client-details.ts';
import type { Reading } from '../reading.ts';
import { personMeant, saysPerson, touched } from '../records/meant.ts';

/** "shes on 0412 555 010 by the way": a number or an address of the client who is talked about, as the request to put it on file. */
export function contactMentioned(said: string, reading: Reading): string | null {
  const phone = takePhone(said, reading.facts);
  const email = takeEmail(phone?.rest ?? said);
  const rest = email?.rest ?? phone?.rest;
  if (rest === undefined || !saysPerson(said) || !HAS_CONTACT.test(rest.replaceAll(GAP, ' '))) return null;
  const name = personMeant(said, reading)?.record?.name;
  if (!name) return null;
  const told = [phone && `phone is ${phone.value}`, email && `email is ${email.value}`].filter(Boolean);
  return `update client ${name}, ${told.join(', ')}`;
}

/** "he said around 18k": what the client who is talked about would spend, as the request to make it the budget. No money has come in. */
export function budgetMentioned(said: string, reading: Reading): string | null {
  const sum = SPENDS.exec(said)?.groups?.sum;
  const client = sum && personMeant(said, reading)?.record;
  if (!client) return null;
  const job = touched(reading, ['job']).find((one) => one.client === client.name);
  return job ? `make the budget of job ${job.number} ${sum}` : `${client.name}'s budget is ${sum}`;
}
