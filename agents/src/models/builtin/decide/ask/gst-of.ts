import { gstOn, gstWithin } from '@smoko/contract';
import { money } from '../../../../tools/format.ts';
import { takeExpectedAmount, takeMoney } from '../../extract/money.ts';
import type { Day } from '../../reading.ts';
import { type Reply, say } from '../../reply.ts';

const ASKS =
  /\b(?:how much|what|whats|what's)\b.*\bgst\b(?!.*\b(?:quarter|month|year|owe|bas|period)\b)|\bgst\b.*\bhow much\b/i;

/** "whats 62 square at 48 bucks a metre plus gst": so many at so much. */
const SO_MANY =
  /\b(?:how much|what|whats|what's)\b[^\d$]{0,20}(?<many>\d+(?:\.\d+)?)\s*(?:(?:sq(?:uare)?|sqm|m2|lm|lineal|linear|metres?|meters?|m|hours?|hrs?|of (?:them|those)|lengths?|sheets?)\s+){0,2}(?:at|@|x|times)\s*\$?(?<each>\d+(?:\.\d{1,2})?)(?!\s*(?:%|per ?cent|x|mm|am|pm|o'?clock))(?:\s*(?:bucks|dollars))?\s*(?:(?:an?|per|each|\/)\b|$)/i;

const OF_SUM = /\b(?:in|on|of|for|is)\s+(?=\$?\d)/gi;

/** What of an amount that is told is GST: "it's 1650 inc gst, how much of it is gst?". Null where none is told. */
export function gstOf(request: string, { country }: Day): Reply | null {
  const many = SO_MANY.exec(request)?.groups;
  if (many) return product(Number(many.many), Number(many.each), gstSaid(request), country);
  const sum = ASKS.test(request)
    ? (takeMoney(request) ?? takeExpectedAmount(request) ?? takeExpectedAmount(request.replace(OF_SUM, ' ')))?.value
    : null;
  if (!sum) return null;
  const cents = Math.round(sum.dollars * 100);
  if (sum.gst === 'plus') {
    const on = gstOn(cents, country);
    return say(`GST on ${money(sum.dollars)} is ${money(on / 100)}, so ${money((cents + on) / 100)} with it.`);
  }
  const share = country === 'AU' ? '1/11' : '3/23';
  const within = `${money(gstWithin(cents, country) / 100)} of ${money(sum.dollars)} is GST`;
  if (sum.gst === 'inc') return say(`${within}, which is ${share}.`);
  const on = gstOn(cents, country);
  return say(
    `${within} where the amount includes it, which is ${share}. Where GST comes on top it is ${money(on / 100)}, so ${money((cents + on) / 100)} with it.`,
  );
}

const gstSaid = (request: string): 'plus' | 'inc' | undefined =>
  /\b(?:plus|\+|ex|excl?|before)\s*(?:the\s+)?gst\b/i.test(request)
    ? 'plus'
    : /\binc(?:l|luding)?\.?\s*(?:the\s+)?gst\b/i.test(request)
      ? 'inc'
      : undefined;

function product(many: number, dollars: number, gst: 'plus' | 'inc' | undefined, country: Day['country']): Reply {
  const cents = Math.round(many * Math.round(dollars * 100));
  const told = `${many} x ${money(dollars)} is ${money(cents / 100)}`;
  if (gst === 'plus') return say(`${told}, ${money((cents + gstOn(cents, country)) / 100)} with GST on top.`);
  return say(gst === 'inc' ? `${told}, of which ${money(gstWithin(cents, country) / 100)} is GST.` : `${told}.`);
}
