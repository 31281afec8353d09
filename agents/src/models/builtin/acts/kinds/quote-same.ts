import type { KnownRecord } from '../../../../known.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const SAME =
  /\bsame\b(?<what>[^.;]{0,40}?)\s+(?:as|like|that|what)\s+(?:(?:i|we|you)\s+)?(?:(?:did|had|gave|quoted|done|sent)\s+)?(?:for\s+)?(?<whose>\p{L}[^,.;]{1,50}?)(?=\s*(?:[,.;]|$|\b(?:but|only|quote|at|for|and)\b))/iu;
const QUOTES = /\b(?:quotes?|quotation|estimate|price (?:up|him|her|them|it))\b/iu;
const OTHER =
  /\b(?:invoice|bill|order|time|day|date|address|number|phone|remind|text|message|colou?r|gst|%)\b|\?\s*$/iu;
const OTHER_PRICE =
  /\b(?:but|only|at|for|make it)\s+(?:for\s+|at\s+)?\$?(?<n>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{2,6}(?:\.\d{1,2})?)(?:\s*(?:dollars?|bucks))?(?=\s*(?:[,.;]|$|inc|plus|all up|this time))/iu;
const TOTAL = /[\s.,;]*\b(?:new\s+)?total\b.*$/isu;

/** Copies a quote of one client for another: "do tess the same quote as wiki", "lena wants the same wardrobes as judy, same price. quote her". */
export function quoteSame({ text, values }: Piece, { records }: Scene): Act | null {
  if (!QUOTES.test(text) || OTHER.test(text) || values.phone || values.email) return null;
  const same = sameSaid(text, records);
  if (!same) return null;
  const { from, to, said } = same;
  const theirs = records.filter(({ kind, client }) => kind === 'quote' && client === from.name);
  const quote = onlyFitting(theirs, said);
  if (!quote?.about) return leading(words(whichQuote(theirs, from, to), wholeOf(text), to));
  const other = OTHER_PRICE.exec(text)?.groups?.n;
  const amount = other ? Number(other.replaceAll(',', '')) : quote.amount;
  const gst = !other && /(?:\+|\bplus)\s*gst\b/iu.test(quote.about) ? 'plus' : undefined;
  const work = quote.about.replace(TOTAL, '');
  return leading(act('create_quote', { client: to.id, work, amount, gst }, to, wholeOf(text)));
}

interface Same {
  /** Whose quote is taken again, and who gets the new one. */
  from: KnownRecord;
  to: KnownRecord;
  /** What was said of the quote. */
  said: string;
}
function sameSaid(text: string, records: readonly KnownRecord[]): Same | null {
  const match = SAME.exec(text);
  const { what = '', whose } = match?.groups ?? {};
  if (!match || !whose) return null;
  const clientIn = (part: string): KnownRecord | null => takeRecord('client', part, records)?.record ?? null;
  const from = clientIn(whose.replace(/['’]s\b/gu, ''));
  const to = clientIn(text.slice(0, match.index)) ?? clientIn(text.slice(match.index + match[0].length));
  return from && to && from.id !== to.id ? { from, to, said: `${what} ${whose}` } : null;
}

function whichQuote(quotes: readonly KnownRecord[], from: KnownRecord, to: KnownRecord): string {
  if (!quotes.length)
    return `I have no quote for ${from.name} on file. What goes in the one for ${to.name}, and what does it cost?`;
  const which = quotes.map(({ name, about }) => [name, about].filter(Boolean).join(', ')).join('; ');
  return `Which quote of ${from.name}'s: ${which}?`;
}
/** The only quote, or the only one that shares a word with what was said. */
function onlyFitting(quotes: readonly KnownRecord[], said: string): KnownRecord | undefined {
  if (quotes.length < 2) return quotes[0];
  const own = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const fits = quotes.filter(({ about = '' }) =>
    own.some((word) => about.toLowerCase().includes(word.replace(/s$/u, ''))),
  );
  return fits.length === 1 ? fits[0] : undefined;
}
