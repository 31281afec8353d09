import { type Act, act, leading, words } from '../act.ts';
import { placesOf } from '../found.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { isOfInvoice } from './invoice-changed.ts';
import { invoiceMeant } from './invoice-meant.ts';
import { lineChangeIn } from './line-changes.ts';
import { ANOTHER_LINE, LEAD, OTHER, TRAIL } from './quote-change-words.ts';
import { countedTimes, gstIn, inFigures } from './quote-prices.ts';

/** "make the labour 5 hours", "take the callout off", "add a line for rubbish removal 60": of the lines of an invoice there is. */
export function invoiceLinesChanged({ text, values }: Piece, scene: Scene): Act | null {
  const { phone, email, address, days, time, named } = values;
  const isOfElse = [phone, email, address, named.supplier, time?.value.time].some(Boolean) || days.length > 0;
  if (isOfElse || text.includes('?') || scene.before.some(({ call }) => call)) return null;
  const names = blanked(text, placesOf(named.client, named.job));
  const mention = MENTION.exec(names);
  if (!mention && (IS_PAPER.test(text) || !isOfInvoice(scene))) return null;
  const rest = mention ? `${names.slice(0, mention.index)} ${names.slice(mention.index + mention[0].length)}` : names;
  const change = changeIn(rest, mention !== null);
  if (!change) return null;
  const all = wholeOf(text);
  const meant = invoiceMeant({ text, values }, scene);
  if (!meant) return leading(words('Which invoice is that: what is its number, or whose is it?', all));
  return leading(act('change_invoice_lines', { ...meant, ...change }, null, all));
}

const PAPER = String.raw`(?:\b(?:the|his|her|their|that|this|my)\s+)?(?:['’]s\s+)?(?:\bdraft\s+)?\b(?:invoices?|inv|bills?)\b(?:\s+(?:#\s*)?(?:inv-?\s*)?\d{3,}|\s+(?:for|of)(?=\s{2,}|\s*$))?`;
/** "take the callout off the invoice", "rosas invoice: make the labour 5 hours". What stands right before "invoice" may be all that tells it. */
const MENTION = new RegExp(
  `\\s*\\b(?:on|to|from|off|in|onto|into)\\s+${PAPER}|\\s{3,}${PAPER}|^\\s*(?:(?:change|update|fix|edit|amend|on|for|in)\\s+)?${PAPER}\\s*[,:]`,
  'iu',
);
const IS_PAPER = /\b(?:invoices?|inv|bills?)\b/iu;
/** Something is ordered of a line; what is only told beside an invoice may be anything. */
const ORDERS =
  /^(?:make|change|put|set|bump|drop|bring|raise|lift|cut|add|chuck|throw|whack|stick|pop|include|take|leave|pull|remove|scrap|lose|delete|ditch|knock|shave)\b|\bshould(?:'ve| have)? be(?:en)?\b|\b(?:not|instead of|rather than)\b/iu;

/** What is to be changed, as the tool takes it. */
function changeIn(text: string, named: boolean): Record<string, unknown> | null {
  const taxed = gstIn(inFigures(countedTimes(text)));
  if (!taxed) return null;
  const said = taxed.rest
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.:;-]+|[\s,.:;!-]+$/g, '')
    .replace(LEAD, '')
    .replace(ANOTHER_LINE, 'add ')
    .replace(TRAIL, '')
    .trim();
  if (OTHER.test(said) || !ORDERS.test(said)) return null;
  const { change, add, remove } = lineChangeIn(said, { taxed: taxed.gst !== undefined, named }) ?? {};
  if (remove) return { remove_lines: remove };
  if (add) return { add_lines: add, gst: taxed.gst };
  // "make it 16 hours" is a count of the whole
  if (!change || change.line === change.unit) return null;
  const { each, unit_price, ...change_line } = change;
  // of a line of several the tool asks whether that is the price of one
  return { change_line: { ...change_line, ...(each ? { unit_price } : { price: unit_price }) } };
}
