import type { KnownRecord } from '../../../../known.ts';
import { wordsIn } from '../../records/words.ts';
import { type Act, act, leading, words } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import { isFresh, type Piece, type Scene } from '../scene.ts';
import { blanked, type Span, wholeOf } from '../spans.ts';
import { lineChangeIn } from './line-changes.ts';
import { LEAD, OTHER, TRAIL } from './quote-change-words.ts';
import { gstIn, inFigures } from './quote-prices.ts';

const ORDERS = /^(?:make|change|put|set|drop|bump|bring|raise|lift|cut|lower|reduce|update)\b/iu;
const PAPER = /\b(?:quotes?|estimate|invoices?|inv|bills?|deposit|variations?)\b/iu;
/** What stands on papers of most trades, where none is known that has it. */
const OFTEN = /\b(?:call ?-?out|labour|travel|materials?|delivery|disposal|tip)\b/iu;

type Change = { line: string; unit_price: number; each: boolean; quantity?: number };

/** "make dave's call out fee 120": a line of the quote or the draft invoice that he has, whichever has it. */
export function lineOfClient(piece: Piece, scene: Scene): Act | null {
  const client = recordOf(piece.values.named.client);
  const change = client && !isOfElse(piece) ? changeIn(piece) : null;
  if (!client || !change) return null;
  const quotes = scene.records.filter(({ kind, client: whose }) => kind === 'quote' && whose === client.name);
  const having = quotes.filter((quote) => hasLine(quote, change.line));
  const all = wholeOf(piece.text);
  return onOpenQuote(having, change, client, all) ?? onInvoice(having, change, { client, scene, all });
}

const isOfElse = ({ text, values: { named, days, phone, address } }: Piece): boolean =>
  PAPER.test(text) ||
  [days.length > 0, phone, address].some(Boolean) ||
  [named.job, named.item, named.task, named.supplier].some(recordOf);

/** Which line comes to how much. */
function changeIn({ text, values }: Piece): Change | null {
  const taxed = gstIn(inFigures(blanked(text, placesOf(values.named.client))));
  if (!taxed || taxed.gst) return null;
  const said = taxed.rest
    .replace(/\s+['’]?s\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(LEAD, '')
    .replace(TRAIL, '');
  if (OTHER.test(said) || !ORDERS.test(said)) return null;
  const { line, unit_price, each = false, quantity } = lineChangeIn(said, { taxed: false, named: true })?.change ?? {};
  if (line === undefined || unit_price === undefined) return null;
  return { line, unit_price, each, ...(quantity ? { quantity } : {}) };
}

function onOpenQuote(
  having: readonly KnownRecord[],
  { each: _, ...change_line }: Change,
  client: KnownRecord,
  all: Span[],
): Act | null {
  const open = having.filter(({ status }) => status === 'draft' || status === 'sent');
  const fresh = open.filter(isFresh);
  const [only, another] = fresh.length === 1 ? fresh : open;
  if (!only) return null;
  if (another) return leading(words(`On which quote: ${open.map(({ name }) => name).join(' or ')}?`, all, client));
  return leading(act('update_quote', { quote: only.id, change_line }, only, all));
}

interface Where {
  client: KnownRecord;
  scene: Scene;
  all: Span[];
}
/** On a draft invoice of theirs, which the tool finds; of a quote that was agreed to it is asked. */
function onInvoice(
  having: readonly KnownRecord[],
  { unit_price, each, ...line }: Change,
  { client, scene, all }: Where,
): Act | null {
  const accepted = having.find(({ status }) => status === 'accepted');
  if (!accepted && !OFTEN.test(line.line)) return null;
  if (!accepted || scene.records.some((one) => isFresh(one) && one.type === 'invoice')) {
    const change_line = { ...line, ...(each ? { unit_price } : { price: unit_price }) };
    return leading(act('change_invoice_lines', { client: client.id, change_line }, client, all));
  }
  const asked = `"${line.line}" is on quote ${accepted.name} for ${client.name}, which is accepted already. Should I change that quote all the same, or is it for an invoice or a variation?`;
  return leading(words(asked, all, accepted));
}

const joined = (text: string): string => text.toLowerCase().replace(/\bcall[ -]?out/gu, 'callout');

/** Every word of the line is in what is known of the quote. */
function hasLine({ about = '' }: KnownRecord, line: string): boolean {
  // "call out", "call-out" and "callout" are one
  const known = joined(about);
  const own = wordsIn(line).filter(({ text }) => text.length > 2);
  return own.length > 0 && own.every(({ text }) => known.includes(joined(text).replace(/s$/u, '')));
}
