import type { KnownRecord } from '../../../known.ts';
import { takeDate } from '../extract/dates.ts';
import { type Money, takeExpectedAmount } from '../extract/money.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { corrected } from './corrected.ts';

/** Said of what was just recorded: "sorry it was 355", "make that 4 nights", "that was for the deck". */
const CORRECTS =
  /\b(?:sorry|actually|oops|whoops|i mean|should (?:be|have been|of been)|make (?:it|that)|it was|that was|it's|that's|its|thats|not|wrong|no wait|correction|change (?:it|that)|nah|meant)\b|^\s*no\b/i;

const WAS_FOR = /\b(?:for|on|against|to)\b/i;

/** What a correction changes of the record this conversation touched last; null when it is none. */
export function correctionOf(request: string, reading: Reading): Record<string, unknown> | null {
  const last = touched(reading, ['finance'])[0];
  if (!last || !CORRECTS.test(request)) return null;
  const text = corrected(request).replace(/[,\s]*\b(?:not|instead of|rather than)\s+\$?\d[\d,.]*k?\b/i, ' ');
  const date = takeDate(text, reading.facts);
  const money = takeExpectedAmount(date?.rest ?? text)?.value;
  const job = takeRecord('job', text, reading.records)?.record;
  if (job && job.number !== last.job && !money && WAS_FOR.test(text)) return { record: last.id, new_job: job.id };
  // somebody else's name means another record
  const client = takeRecord('client', text, reading.records);
  if (client?.record && client.record.name !== last.client) return null;
  const fields = recounted(text, last) ?? saidInstead(text, last, money, date?.value.date);
  return fields && { record: last.id, ...fields };
}

/** Another amount, GST or day than was recorded. */
function saidInstead(
  text: string,
  { type }: KnownRecord,
  money: Money | undefined,
  date: string | undefined,
): Record<string, unknown> | null {
  const day = type === 'payment' ? { paid_date: date } : { due_date: date };
  const gst = money?.gst ?? (/(?:\+|\bplus)\s*gst\b/i.test(text) ? 'plus' : undefined);
  if (money) return { amount: money.dollars, ...(gst ? { gst } : {}), ...(date ? day : {}) };
  if (gst) return { gst };
  return date ? day : null;
}

/** "make that 4 nights" of "3 x $129.00", "30%" of "25% of $7,800.00": the same sum with the new figure. */
function recounted(text: string, { name }: KnownRecord): Record<string, unknown> | null {
  const rate = /\b(\d+(?:\.\d+)?) x \$([\d,]+\.\d\d)/.exec(name);
  const count =
    /\b(?:make (?:it|that)|was|it's|its|be)\s+(?:only\s+)?(\d+)\s+(?:nights?|days?|hours?|hrs?|weeks?|of them|trips?|loads?)\b/i.exec(
      text,
    );
  if (rate && count) return { rate: figure(rate[2]), count: Number(count[1]) };
  const percent = /\b(\d{1,3})\s?(?:%|percent|per cent)/i.exec(text);
  const share = /\b\d+(?:\.\d+)?% of \$([\d,]+\.\d\d)/.exec(name);
  return share && percent ? { percent_of_budget: Number(percent[1]) } : null;
}
const figure = (said = '') => Number(said.replaceAll(',', ''));
