import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { takeDate } from '../extract/dates.ts';
import { sentenceCase, tidy } from '../extract/gap.ts';
import { gstNote, takeBareAmount, takeMoney } from '../extract/money.ts';
import { chunks, looksLikeName, properName, takeAfter } from '../extract/phrases.ts';
import { takeTime } from '../extract/times.ts';
import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';

export function jobCall(request: string, intent: Intent, reading: Reading): Reply {
  if (intent.verb === 'create') return createJob(request, reading);
  return call('list_jobs', {});
}

const HEAD =
  /^(?:(?:please\s+)?(?:create|add|open|start|set up|make|put in|log|book(?: in)?|schedule|chuck in|whack in|new)\b\s*(?:me\s+)?)?(?:an?\s+|the\s+)?(?:new\s+)?(?:job|project)?\b(?:\s+in\b)?/i;

function createJob(request: string, reading: Reading): Reply {
  const { facts } = reading;
  const notes: string[] = [];
  let rest = request;
  const take = <T>(taken: { value: T; rest: string } | null): T | undefined => {
    if (taken) rest = taken.rest;
    return taken?.value;
  };
  const email = take(takeEmail(rest));
  const phone = take(takePhone(rest, facts));
  const address = take(takeAddress(rest));
  const money = take(takeMoney(rest));
  const time = take(takeTime(rest));
  const when = take(takeDate(rest, facts));
  const number = take(jobNumber(rest));
  const bare = money ? undefined : take(takeBareAmount(rest));
  rest = rest.replace(HEAD, ' ').trim();
  const called = take(takeAfter(rest, 'called|named|titled', 8));
  const client = take(takeAfter(rest, 'for(?: our client| client| a new client)?'));
  const left = chunks(rest);
  const person = client ?? (left.length > 1 || called ? left.find(looksLikeName) : undefined);
  const work = left.filter((chunk) => chunk !== person);
  const job_name = called ?? work.shift();
  if (!job_name)
    return say(client ? `What is the job for ${properName(client)}?` : 'Who is the job for, and what is the work?');
  const amount = money ?? bare;
  const gst = gstNote(amount);
  if (gst) notes.push(gst === 'plus GST' ? `${dollars(amount?.dollars ?? 0)} plus GST` : gst);
  if (time?.part) notes.push(sentenceCase(time.part));
  notes.push(...work.map(sentenceCase));
  return call('create_job', {
    job_name: sentenceCase(tidy(job_name)),
    job_number: number,
    client: person ? properName(person) : undefined,
    client_phone: phone,
    client_email: email,
    address,
    date: when?.date,
    time: when ? (time?.time ?? undefined) : undefined,
    budget: amount?.dollars,
    description: notes.length ? notes.join('. ') : undefined,
  });
}

const dollars = (n: number) => `$${n.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(n) ? 0 : 2 })}`;

function jobNumber(text: string): { value: string; rest: string } | null {
  const match = /\b(?:job|project)\s+(?:(?:number|no\.?)\s*)?#?((?=\w*\d)[\w-]+)\b/i.exec(text);
  if (!match?.[1]) return null;
  return { value: match[1], rest: `${text.slice(0, match.index)}job ¦ ${text.slice(match.index + match[0].length)}` };
}
