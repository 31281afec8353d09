import type { KnownRecord } from '../../../../known.ts';
import { GAP, sentenceCase, tidy } from '../../extract/gap.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const SAME =
  /\bsame\b(?<what>[^.;]{0,40}?)\s+(?:as|like|that|what)\s+(?:(?:i|we|you)\s+)?(?:(?:did|had|gave|quoted|done|sent)\s+)?(?:for\s+)?(?<whose>\p{L}[^,.;]{1,50}?)(?=\s*(?:[,.;]|$|\b(?:but|only|quote|at|for|and)\b))/iu;
const QUOTES = /\b(?:quotes?|quotation|estimate|price (?:up|him|her|them|it))\b/iu;
const OTHER =
  /\b(?:invoice|bill|order|time|day|date|address|number|phone|remind|text|message|colou?r|gst|%)\b|\?\s*$/iu;
const OTHER_PRICE =
  /\b(?:but|only|at|for|make it)\s+(?:for\s+|at\s+)?\$?(?<n>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{2,6}(?:\.\d{1,2})?)(?:\s*(?:dollars?|bucks))?(?=\s*(?:[,.;]|$|inc|plus|all up|this time))/iu;
const TOTAL = /[\s.,;]*\b(?:new\s+)?total\b.*$/isu;

/** "same price as last time", "the usual price": an earlier quote of the same client. */
const LAST_TIME =
  /[\s,;-]*\b(?:for |at |with )?(?:the |his |her |their )?(?:same (?:price|money|figure|rate|as)|usual price)(?: (?:as|like))?(?: (?:the )?(?:last (?:time|one|quote)|before|always|usual))?(?=[\s.,;!]*$)/iu;
/** An assistant asked what a quote comes to, or drafted one without a price. */
const ASKS_PRICE = /\bon the quote for\b|\bWhat goes in the quote for\b|^Drafted quote\b.*\bIt has no price yet\b/u;

/** Copies a quote of one client for another: "do tess the same quote as wiki", "lena wants the same wardrobes as judy, same price. quote her". */
export function quoteSame(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const asked = scene.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const isOfQuote = QUOTES.test(text) || ASKS_PRICE.test(asked);
  if (!isOfQuote || OTHER.test(text.replace(LAST_TIME, '')) || values.phone || values.email) return null;
  const { records } = scene;
  const same = sameSaid(text, records);
  if (!same) return likeLastTime(piece, scene);
  const { from, to, said } = same;
  const theirs = records.filter(({ kind, client }) => kind === 'quote' && client === from.name);
  const quote = onlyFitting(theirs, said);
  if (!quote?.about) return leading(words(whichQuote(theirs, from, to), wholeOf(text), to));
  const other = OTHER_PRICE.exec(text)?.groups?.n;
  const price = other ? { amount: Number(other.replaceAll(',', '')) } : { same_as: quote.id };
  const work = quote.about.replace(TOTAL, '');
  return leading(act('create_quote', { client: to.id, work, ...price }, to, wholeOf(text)));
}

/** The price of the client's own quote before: of the one that fits what is quoted now, else of the latest. */
function likeLastTime(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const match = LAST_TIME.exec(text);
  if (!match) return null;
  const client = clientTarget(piece, scene)?.record;
  if (client?.kind !== 'client') return null;
  const theirs = scene.records.filter((one) => one.kind === 'quote' && one.client === client.name);
  const open = theirs.find((one) => one.lately && one.amount === undefined);
  const said = text.slice(0, match.index);
  const named = takeRecord('client', said, scene.records)?.rest ?? said;
  const work = sentenceCase(tidy(named.replaceAll(GAP, ' ').replace(ORDERED, '')).replace(WHAT_FOR, ''));
  const priced = theirs.filter((one) => one !== open && one.amount !== undefined);
  const what = work || open?.about || '';
  const [before] = what ? priced.filter((one) => isAbout(one, what)) : priced;
  const all = wholeOf(text);
  if (!before)
    return leading(words(`I find no earlier quote with a price for that. ${WHAT_COST(client)}`, all, client));
  if (open) return leading(words(LAST_CAME_TO(before), all, open));
  const about = work || before.about?.replace(TOTAL, '') || 'Work';
  return leading(act('create_quote', { client: client.id, work: about, same_as: before.id }, client, all));
}
const WHAT_COST = ({ name }: KnownRecord): string => `What does it come to on the quote for ${name}?`;
/** The draft is there: its price is changed by the words that change any price. */
const LAST_CAME_TO = ({ name, amount = 0, about = '' }: KnownRecord): string => {
  const gst = PLUS_GST.test(about) ? 'plus gst' : 'inc gst';
  return `Last time it was $${amount.toFixed(2)} ${gst} (${name}). Say "make it ${amount} ${gst}" and I put that in.`;
};
const PLUS_GST = /(?:\+|\bplus)\s*gst\b/iu;
const ORDERED =
  /^(?:(?:please|can you|could you|do|write|make|draft|need|i need)\s+)*(?:an?\s+|the\s+)?(?:quote|quotation|estimate)(?:\s+up)?\b/iu;
const WHAT_FOR = /^(?:for|to|on)\s+(?:an?\s+|the\s+|his\s+|her\s+)?|^(?:an?|the)\s+/iu;

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
  const fits = quotes.filter((one) => isAbout(one, said));
  return fits.length === 1 ? fits[0] : undefined;
}
/** Some word that was said stands in it. */
const isAbout = ({ about = '' }: KnownRecord, said: string): boolean =>
  (said.toLowerCase().match(/\p{L}{4,}/gu) ?? []).some((word) => about.toLowerCase().includes(word.replace(/s$/u, '')));
