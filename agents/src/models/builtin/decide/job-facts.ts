import { money as inWords } from '../../../tools/format.ts';
import { takeEmail, takePhone } from '../extract/contacts.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP, sentenceCase, type Taken } from '../extract/gap.ts';
import { gstNote, type Money, takeBareAmount, takeMoney } from '../extract/money.ts';
import { takeAfter } from '../extract/phrases.ts';
import { takeTime } from '../extract/times.ts';
import { WANTS } from '../lexicon/name-cues.ts';
import { addressIn } from '../people/contacts-in.ts';
import { takeTown } from '../people/place.ts';
import { takeWho, type Who } from '../people/who.ts';
import type { Reading } from '../reading.ts';
import { draftOf } from './draft.ts';
import { jobWords } from './job-words.ts';

/** What was said of one job. */
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
  const draft = draftOf(withoutWithdrawn(request));
  const email = draft.take(takeEmail(draft.rest));
  const address = draft.take(addressIn(draft.rest));
  const phone = draft.take(takePhone(draft.rest, facts));
  const called = draft.take(takeAfter(draft.rest, 'called|named|titled', 8));
  const money = draft.take(takeMoney(draft.rest));
  const time = draft.take(takeTime(draft.rest));
  const when = draft.take(takeDate(draft.rest, facts));
  const job_number = draft.take(jobNumber(draft.rest));
  const amount = money ?? draft.take(takeBareAmount(draft.rest));
  const who = takeWho(draft.rest, records);
  if (who) draft.rest = afterName(who);
  const place = draft.take(takeTown(draft.rest, who ? draft.rest.indexOf(GAP, Math.max(0, who.from - 1)) + 1 : null));
  const { name, notes } = jobWords(draft.rest, called);
  const more = [amount && gstWords(amount), time?.part, !when && time?.time && `At ${time.time}`, address && place];
  return {
    job_name: name,
    job_number,
    client: who?.reference,
    client_phone: phone,
    client_email: email,
    address: address ?? place,
    date: when?.date,
    time: (when && time?.time) || undefined,
    budget: amount?.dollars,
    notes: [...more.flatMap((note) => (note ? [sentenceCase(note)] : [])), ...notes],
  };
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

/** What somebody "wants" or "said yes to" is the work. */
function afterName(who: Who): string {
  const at = who.from + 3;
  return who.rest.slice(0, at) + who.rest.slice(at).replace(WANTS, ' ');
}

/** "plus GST" must not be lost: the amount stays what was said. */
const gstWords = (amount: Money): string | undefined =>
  amount.gst === 'plus' ? `${inWords(amount.dollars)} plus GST` : gstNote(amount);

function jobNumber(text: string): Taken<string> | null {
  const match = /\b(?:job|project)\s+(?:(?:number|no\.?)\s*)?#?((?=[\w-]*\d)[\w-]+)\b/i.exec(text);
  if (!match?.[1] || /^\d{1,2}$/.test(match[1])) return null;
  return { value: match[1], rest: `${text.slice(0, match.index)}job ${text.slice(match.index + match[0].length)}` };
}
