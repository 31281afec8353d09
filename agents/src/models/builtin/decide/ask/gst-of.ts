import { gstOn, gstWithin } from '@smoko/contract';
import { money as dollarsOf } from '../../../../tools/format.ts';
import { type Money, takeExpectedAmount, takeMoney } from '../../extract/money.ts';
import type { Day } from '../../reading.ts';
import { type Reply, say } from '../../reply.ts';

const ASKS =
  /\b(?:how much|what|whats|what's)\b.*\bgst\b(?!.*\b(?:quarter|month|year|owe|bas|period)\b)|\bgst\b.*\bhow much\b/i;

/** "whats 62 square at 48 bucks a metre plus gst": so many at so much. */
const SO_MANY =
  /\b(?:how much|what|whats|what's)\b[^\d$]{0,20}(?<many>\d+(?:\.\d+)?)\s*(?:(?:sq(?:uare)?|sqm|m2|lm|lineal|linear|metres?|meters?|m|hours?|hrs?|of (?:them|those)|lengths?|sheets?)\s+){0,2}(?:at|@|x|times)\s*\$?\d/i;

const OF_SUM = /\b(?:in|on|of|for|is)\s+(?=\$?\d)/gi;

/** What of an amount that is told is GST: "it's 1650 inc gst, how much of it is gst?". Null where none is told. */
export function gstOf(request: string, { country }: Day): Reply | null {
  const money = takeMoney(request);
  const many = SO_MANY.exec(request)?.groups?.many;
  // "14 at 9" may be an hour, "2400 x 1200" a size: a price says that it is one
  if (many && money && (money.value.each || money.value.gst)) return product(Number(many), money.value, country);
  const sum = ASKS.test(request)
    ? (money ?? takeExpectedAmount(request) ?? takeExpectedAmount(request.replace(OF_SUM, ' ')))?.value
    : null;
  if (!sum) return null;
  const cents = Math.round(sum.dollars * 100);
  if (sum.gst === 'plus') {
    const on = gstOn(cents, country);
    return say(
      `GST on ${dollarsOf(sum.dollars)} is ${dollarsOf(on / 100)}, so ${dollarsOf((cents + on) / 100)} with it.`,
    );
  }
  const share = country === 'AU' ? '1/11' : '3/23';
  const within = `${dollarsOf(gstWithin(cents, country) / 100)} of ${dollarsOf(sum.dollars)} is GST`;
  if (sum.gst === 'inc') return say(`${within}, which is ${share}.`);
  const on = gstOn(cents, country);
  return say(
    `${within} where the amount includes it, which is ${share}. Where GST comes on top it is ${dollarsOf(on / 100)}, so ${dollarsOf((cents + on) / 100)} with it.`,
  );
}

function product(many: number, { dollars, gst }: Money, country: Day['country']): Reply {
  const cents = Math.round(many * Math.round(dollars * 100));
  const told = `${many} x ${dollarsOf(dollars)} is ${dollarsOf(cents / 100)}`;
  if (gst === 'plus') return say(`${told}, ${dollarsOf((cents + gstOn(cents, country)) / 100)} with GST on top.`);
  return say(gst === 'inc' ? `${told}, of which ${dollarsOf(gstWithin(cents, country) / 100)} is GST.` : `${told}.`);
}
