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

/** "do tess the same quote as wiki", "lena wants the same wardrobes as judy, same price. quote her": one quote after another. */
export function quoteSame({ text, values }: Piece, { records }: Scene): Act | null {
  const same = SAME.exec(text);
  const whose = same?.groups?.whose;
  if (!same || !whose || !QUOTES.test(text) || OTHER.test(text) || values.phone || values.email) return null;
  const from = takeRecord('client', whose.replace(/['’]s\b/gu, ''), records)?.record;
  const to =
    takeRecord('client', text.slice(0, same.index), records)?.record ??
    takeRecord('client', text.slice(same.index + same[0].length), records)?.record;
  if (!from || !to || from.id === to.id) return null;
  const all = wholeOf(text);
  const theirs = records.filter(({ kind, client }) => kind === 'quote' && client === from.name);
  const quote = onlyOne(theirs, `${same.groups?.what ?? ''} ${whose}`);
  if (!quote?.about) {
    const which = theirs.map(({ name, about }) => [name, about].filter(Boolean).join(', ')).join('; ');
    const ask = theirs.length
      ? `Which quote of ${from.name}'s: ${which}?`
      : `I have no quote for ${from.name} on file. What goes in the one for ${to.name}, and what does it cost?`;
    return { ...words(ask, all, to), leads: true };
  }
  const other = OTHER_PRICE.exec(text)?.groups?.n;
  const amount = other ? Number(other.replaceAll(',', '')) : quote.amount;
  const gst = !other && /(?:\+|\bplus)\s*gst\b/iu.test(quote.about) ? 'plus' : undefined;
  const work = quote.about.replace(TOTAL, '');
  return leading(act('create_quote', { client: to.id, work, amount, gst }, to, all));
}

/** The only one, or the only one that has words of what was said. */
function onlyOne(quotes: readonly KnownRecord[], said: string): KnownRecord | undefined {
  if (quotes.length < 2) return quotes[0];
  const own = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const fits = quotes.filter(({ about = '' }) =>
    own.some((word) => about.toLowerCase().includes(word.replace(/s$/u, ''))),
  );
  return fits.length === 1 ? fits[0] : undefined;
}
