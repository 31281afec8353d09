import { takeDate } from '../extract/dates.ts';
import { sentenceCase, tidy } from '../extract/gap.ts';
import { QUOTE_STATUS, statusIn } from '../lexicon/statuses.ts';
import type { Reading } from '../reading.ts';
import { personMeant, touched } from '../records/meant.ts';
import { takeRecord } from '../records/take.ts';
import { call, type PlannedCall, type Reply, say } from '../reply.ts';
import { corrected } from './corrected.ts';
import { draftOf } from './draft.ts';
import { takeParties } from './parties.ts';
import { takeSum } from './price.ts';
import { pricesOf } from './quote-prices.ts';
import { takeDeposit, takeOff, takesNoDeposit, takeValidity } from './quote-terms.ts';
import { quoteSaid } from './quoted-job.ts';

export type WhichQuote = Partial<Record<'quote' | 'client' | 'job', string>>;

const NUMBER = /\b(?:number\s+|no\.?\s+|#)?(Q-?\d+)\b/i;
const WORDS =
  /\b(?:send|flick|shoot|fire|e?mail|text|sms|delete|remove|bin|scrap|ditch|get rid|update|change|show|find|mark|make|set|add|put|chuck|whack|throw|quotes?|quotation|quoted|estimate|price|as|is|was|has|have|been|the|to|for|from|of|on|her|his|their|him|them|she|he|they|please|it|that|this|off|me|my|us|we|over|across|through|what|did|i|an?|valid|only|good|and|its|it's|so|also|just|with|up|down|out|by|now|yes|said|at|in|should|be|but|not|accepted|declined|client|job)\b/gi;

/** Which quote, and what is left of the request: by number, client, job, words of its text, or the one touched last. */
export function whichQuote(request: string, reading: Reading): { which: WhichQuote; rest: string } {
  const number = NUMBER.exec(request);
  if (number) return { which: { quote: number[1] ?? '' }, rest: request.replace(number[0], ' ¦ ') };
  const client = takeRecord('client', request, reading.records);
  const theirs = reading.records.filter((one) => one.kind === 'quote' && one.client === client?.record?.name);
  const one = theirs.length > 1 ? quoteSaid(request, reading) : null;
  if (client && one) return { which: { quote: one.name }, rest: client.rest };
  if (client) return { which: { client: client.reference }, rest: client.rest };
  const { job, rest } = takeParties(request, reading);
  if (job) return { which: { job }, rest };
  const last = touched(reading, ['quote'])[0];
  const whose = personMeant(request, reading);
  const about = /^[^¦]*?\b(?:the|that|my)\s+([\p{L}\s'’-]{3,40}?)\s+quote\b/iu.exec(request)?.[1] ?? '';
  const words = tidy(about.replace(WORDS, ' '));
  if (words) return { which: { quote: words }, rest: request };
  if (whose && whose.how !== 'talk') return { which: { client: whose.reference }, rest: request };
  if (last) return { which: { quote: last.id }, rest: request };
  if (whose) return { which: { client: whose.reference }, rest: request };
  const left = tidy(
    request
      .replace(/[^\p{L}\s'’-]/gu, ' ')
      .replace(/['’]s\b/g, '')
      .replace(WORDS, ' ')
      .replace(/\s+/g, ' '),
  );
  return { which: left && left.split(' ').length < 4 ? { client: left } : {}, rest: request };
}

const ADDS = /\b(?:add|chuck|put|whack|throw|stick|bung|pop|slap|include|extra|another|plus|tack|also needs)\b/i;
const NOTE =
  /\b(?:add|put|note|say|mention|include)\b(?:\s+(?:a note|a line|in|on it|to it))*\s*(?:[^,:]*\bquote\b)?\s*(?::|\bthat\b|\bsaying\b)\s*(.+)$/i;

export function changeQuote(said: string, reading: Reading): Reply {
  const draft = draftOf(corrected(said));
  const deposit = takeDeposit(draft);
  const none = !Object.keys(deposit).length && takesNoDeposit(draft);
  const validity = { ...(none ? { no_deposit: true } : deposit), ...takeValidity(draft, reading.facts) };
  const off = takeOff(draft);
  const status = statusIn(draft.rest, QUOTE_STATUS);
  const { which, rest } = whichQuote(draft.rest, reading);
  draft.rest = rest.replace(/['’]s\b/g, ' ');
  if (status && !/\d/.test(draft.rest) && !Object.keys(validity).length)
    return call('update_quote', { ...which, status });
  const until =
    Object.keys(validity).some((name) => name.startsWith('valid')) ||
    !/\b(?:till?|until|extend|expir|valid|date)\b/i.test(draft.rest)
      ? null
      : takeDate(draft.rest, reading.facts);
  if (until) draft.rest = until.rest;
  const changes = pricesIn(draft.rest);
  // "too dear, drop it to 16500": at another price it is not over
  const over = changes.length > 0 && status === 'declined';
  const terms = {
    ...validity,
    ...(until ? { valid_until: until.value.date } : {}),
    ...off,
    status: over ? undefined : status,
  };
  const note = changes.length ? null : NOTE.exec(draft.rest);
  const [first = {}, ...more] = changes;
  const all = { ...first, ...terms, add_text: note ? sentenceCase(tidy(note[1] ?? '')) : undefined };
  if (Object.values(all).every((value) => value === undefined)) return say('What should I change on the quote?');
  const calls: PlannedCall[] = [all, ...more].flatMap((change) => call('update_quote', { ...which, ...change }).calls);
  return { text: '', calls };
}

/** What is added, a line for each price; or the new price of the whole. */
function pricesIn(said: string): Record<string, unknown>[] {
  // "make the quote 2500" names an amount, no number of a quote
  const rest = said.replace(
    /\b(?:quote|quotation|estimate|price|total)\b(?=\s*(?:¦|is|to|at|should|was|of)?\s*[$\d])/gi,
    ' ¦ ',
  );
  const sum = takeSum(rest) ?? takeSum(rest, true);
  if (!sum || sum.value.each !== undefined) return [];
  if (!ADDS.test(rest)) {
    const { dollars, count, gst } = sum.value;
    return count === undefined ? [{ new_total: dollars, gst: gst ?? undefined }] : [];
  }
  const words = rest
    .replace(
      /\b(?:to|on|onto|in|into)\s*(?:the\s+)?(?:¦\s*)*(?:quote|quotation|estimate|it|that)\b|\b(?:the|¦)\s*(?:quote|quotation|estimate)\b/gi,
      ' ¦ ',
    )
    .replace(
      /^[\s¦,]*(?:and\s+)?(?:add|chuck|put|whack|throw|stick|bung|pop|slap|include|tack)(?:\s+(?:in|on))?\b/i,
      ' ',
    );
  const { work, amount, lines, gst } = pricesOf(
    words
      .replace(/\b(?:for|to cover)\s+(?:an?|the)\s+extra\b/gi, 'for extra')
      .replace(/\b(?:another|an extra)(?=\s+\$?\d)/gi, ' '),
  );
  const added =
    lines ?? (amount === undefined ? [] : [{ description: work || 'Extra', unit_price: amount, quantity: 1 }]);
  return added.map(({ description, quantity = 1, unit_price, ...line }) => ({
    add_line: {
      description:
        quantity === 1
          ? description || 'Extra'
          : `${description}, ${quantity}${'unit' in line && line.unit ? ` ${line.unit}` : ''} x $${unit_price.toFixed(2)}`,
      amount: Math.round(unit_price * 100 * quantity) / 100,
      ...(gst ? { gst } : {}),
    },
  }));
}
