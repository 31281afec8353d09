import type { KnownRecord } from '../../../../known.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { type Act, act, leading, words } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { type LineChanged, lineChangeIn, lineNamed } from './line-changes.ts';
import { numberOf } from './order-lines.ts';
import type { PricedLine } from './priced-lines.ts';
import {
  ANOTHER_LINE,
  ANOTHER_ONE,
  ANOTHER_SUM,
  CHANGE_FIRST,
  COUNT_ALONE,
  IT_TO_A_FEW,
  LEAD,
  NO_LINE,
  OTHER,
  SAYS_INCLUDED,
  TO_A_FEW,
  TRAIL,
  WHOLE_TO,
} from './quote-change-words.ts';
import { quoteNamed, quoteOfTalk } from './quote-of.ts';
import { offeredToWhom, quoteOffered } from './quote-offered.ts';
import { amountOf, gstIn, inFigures } from './quote-prices.ts';

/** "make the fit 450", "plus 60 for a latch", "make it 14 downlights on sandras quote not 12": a quote's prices and lines. */
export function quoteChanged({ text, values }: Piece, scene: Scene): Act | null {
  const { phone, email, days, time, named: names } = values;
  if (phone || email || days.length || ASKS_FOR_ONE.test(text)) return null;
  const named = quoteNamed(text, scene);
  const quote = named ? named.quote : quoteOfTalk(scene);
  if (!quote) return offeredElsewhere({ text, values }, scene);
  if (!named && (time?.value.time || isAbout(names, quote))) return null;
  const taxed = gstIn(inFigures(named ? named.rest : text));
  if (!taxed) return null;
  const said = bare(taxed.rest);
  const all = wholeOf(text);
  const add_text = taxed.gst ? null : includedIn(said);
  if (add_text) return leading(act('update_quote', { quote: quote.id, add_text }, quote, all));
  const offered = quoteOffered({ said, gst: taxed.gst, instead: INSTEAD.test(text) }, quote, all);
  if (offered) return offered;
  if (OTHER.test(said)) return null;
  const fields = changeIn(said, taxed.gst, named !== null) ?? aloneIn(said, quote);
  if (fields) return act('update_quote', { quote: quote.id, ...fields }, quote, all);
  const question = askedBack(said);
  return question ? { ...words(question, all, quote), leads: true } : null;
}

/** "quote jim 360 for hot water" asks for a quote at that price; of the one that he has it would be 360 of them. */
const ASKS_FOR_ONE =
  /^\W*(?:(?:please|pls|can you|could you|and|also|ok|now|jerry|renea)[\s,]+)*quote\s+(?!q-?\d|number|no\b)(?!.*\b(?:change|make it|instead|line|add|plus|take|remove|to \$?\d)\b)\p{L}[\p{L}'’ -]{0,40}\s\$?\d[\d,.]*k?\s+(?:for|to)\s/iu;

const bare = (text: string): string =>
  plain(text)
    .replace(LEAD, '')
    .replace(CHANGE_FIRST, '')
    .replace(ANOTHER_LINE, 'add ')
    .replace(ANOTHER_ONE, 'add ')
    .replace(ANOTHER_SUM, 'add $<p> for ')
    .replace(TRAIL, '')
    .trim();

/** An option or an extra without a word of a quote, and none was made or changed last. */
function offeredElsewhere(piece: Piece, scene: Scene): Act | null {
  const taxed = gstIn(inFigures(piece.text));
  if (!taxed) return null;
  const client = clientTarget(piece, scene)?.record;
  const open = ({ kind, status, client: whose }: KnownRecord) =>
    kind === 'quote' && whose === client?.name && (status === 'draft' || status === 'sent');
  const theirs = client ? scene.records.filter(open) : [];
  return offeredToWhom({ said: bare(taxed.rest), gst: taxed.gst }, theirs, wholeOf(piece.text));
}

/** "that includes taking the old one away": a sentence for the quote's text. */
function includedIn(said: string): string | null {
  const told = SAYS_INCLUDED.exec(said)?.groups;
  return told ? `${sentenceCase(`${told.how} ${tidy(told.what ?? '')}`)}.` : null;
}

const INSTEAD = /(?<!\p{L})instead(?!\p{L})/iu;

/** A figure that may be a count or a price, or a change to no line that is named: what to ask. */
function askedBack(said: string): string | null {
  const { n, what } = TO_A_FEW.exec(said)?.groups ?? {};
  if (n && what && !NO_LINE.test(what)) return `Do you mean ${n} of the ${what}, or $${n} each?`;
  return IT_TO_A_FEW.test(said)
    ? 'What on the quote should that be: which line, and is it how many or the price?'
    : null;
}

/** Somebody else is spoken of, or a job of somebody else's. */
const isAbout = ({ client, job, item }: Piece['values']['named'], quote: KnownRecord): boolean =>
  item?.value.record?.lately !== undefined ||
  (client !== undefined && client.value.record?.name !== quote.client) ||
  (job?.value.record !== undefined && job.value.record !== null && job.value.record.client !== quote.client);

const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,.:;-]+|[\s,.:;!-]+$/g, '');

type Fields = Record<string, unknown>;

function changeIn(said: string, gst: 'inc' | 'plus' | undefined, named: boolean): Fields | null {
  const whole = wholeIn(said, gst);
  const changed = whole ? null : lineChangeIn(said, { taxed: gst !== undefined, named });
  return whole ?? (changed && fieldsOf(changed, gst));
}

/** A line that is added has one price in a quote: what so many of it come to. */
function fieldsOf({ change, add, remove }: LineChanged, gst: 'inc' | 'plus' | undefined): Fields | null {
  if (remove) return { remove_lines: remove };
  const [line, another] = add ?? [];
  if (line) return another ? null : { add_line: { ...summedUp(line), gst } };
  const { each: _, ...change_line } = change ?? { line: '' };
  return { change_line };
}

function summedUp({ description, quantity, unit_price }: PricedLine): { description: string; amount: number } {
  if (quantity === undefined) return { description, amount: unit_price };
  const amount = Math.round(quantity * unit_price * 100) / 100;
  return { description: `${description}, ${quantity} x $${unit_price.toFixed(2)}`, amount };
}

function wholeIn(said: string, gst: 'inc' | 'plus' | undefined): Fields | null {
  const price = WHOLE_TO.exec(said)?.groups?.p;
  // "make it 6" of a quote is hardly its price
  return price && amountOf(price) >= LEAST ? { new_total: amountOf(price), gst } : null;
}
const LEAST = 20;

/** "actually 7 downlights": of a line that the quote has, as far as its text is known. */
function aloneIn(said: string, { about = '' }: KnownRecord): Fields | null {
  const { n = '', what = '' } = COUNT_ALONE.exec(said)?.groups ?? {};
  const quantity = numberOf(n);
  const [last = ''] = what.toLowerCase().split(/\s+/).slice(-1);
  const stem = last.replace(/s$/u, '');
  const isThere = stem.length > 2 && new RegExp(`(?<!\\p{L})${stem}`, 'iu').test(about);
  return quantity && isThere && !NO_LINE.test(what) ? { change_line: { line: lineNamed(what), quantity } } : null;
}
