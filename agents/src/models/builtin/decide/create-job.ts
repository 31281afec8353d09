import { money as inWords } from '../../../tools/format.ts';
import { takeAddress } from '../extract/address.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { takeDate } from '../extract/dates.ts';
import { sentenceCase, type Taken, tidy } from '../extract/gap.ts';
import { gstNote, type Money, takeBareAmount, takeMoney } from '../extract/money.ts';
import { chunks, looksLikeName, properName, takeAfter } from '../extract/phrases.ts';
import { takeTime } from '../extract/times.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { draftOf } from './draft.ts';

const HEAD =
  /^(?:(?:please\s+)?(?:create|add|open|start|set up|make|put in|log|book(?: in)?|schedule|chuck in|whack in|new)\b\s*(?:me\s+)?)?(?:an?\s+|the\s+)?(?:new\s+)?(?:(?:job|project)\b(?:\s+in\b)?|one\b)?/i;

export function createJob(request: string, reading: Reading): Reply {
  const { facts } = reading;
  const draft = draftOf(request);
  const email = draft.take(takeEmail(draft.rest));
  const phone = draft.take(takePhone(draft.rest, facts));
  const address = draft.take(takeAddress(draft.rest));
  const money = draft.take(takeMoney(draft.rest));
  const time = draft.take(takeTime(draft.rest));
  const when = draft.take(takeDate(draft.rest, facts));
  const number = draft.take(jobNumber(draft.rest));
  const amount = money ?? draft.take(takeBareAmount(draft.rest));
  draft.rest = draft.rest
    .replace(HEAD, ' ')
    .replace(/\bfor me\b/i, ' ')
    .trim();
  const called = draft.take(takeAfter(draft.rest, 'called|named|titled', 8));
  const client = draft.take(takeAfter(draft.rest, 'for(?: our client| client| a new client)?'));
  const left = chunks(draft.rest);
  const person = client ?? (left.length > 1 || called ? left.find(looksLikeName) : undefined);
  const work = left.filter((chunk) => chunk !== person);
  const job_name = called ?? work.shift();
  if (!job_name)
    return say(person ? `What is the job for ${properName(person)}?` : 'Who is the job for, and what is the work?');
  const notes = [amount && gstWords(amount), time?.part, !when && time?.time && `At ${time.time}`, ...work];
  return call('create_job', {
    job_name: sentenceCase(tidy(job_name)),
    job_number: number,
    client: person && properName(person),
    client_phone: phone,
    client_email: email,
    address,
    date: when?.date,
    time: when ? time?.time : undefined,
    budget: amount?.dollars,
    description: notes.flatMap((note) => (note ? [sentenceCase(note)] : [])).join('. ') || undefined,
  });
}

/** "plus GST" must not be lost: the amount stays what was said. */
const gstWords = (amount: Money): string | undefined =>
  amount.gst === 'plus' ? `${inWords(amount.dollars)} plus GST` : gstNote(amount);

function jobNumber(text: string): Taken<string> | null {
  const match = /\b(?:job|project)\s+(?:(?:number|no\.?)\s*)?#?((?=[\w-]*\d)[\w-]+)\b/i.exec(text);
  if (!match?.[1]) return null;
  return { value: match[1], rest: `${text.slice(0, match.index)}job ${text.slice(match.index + match[0].length)}` };
}
