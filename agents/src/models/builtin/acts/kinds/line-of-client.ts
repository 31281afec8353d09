import type { KnownRecord } from '../../../../known.ts';
import { wordsIn } from '../../records/words.ts';
import { type Act, act, leading, words } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import { isFresh, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { lineChangeIn } from './line-changes.ts';
import { LEAD, OTHER, TRAIL } from './quote-change-words.ts';
import { gstIn, inFigures } from './quote-prices.ts';

const ORDERS = /^(?:make|change|put|set|drop|bump|bring|raise|lift|cut|lower|reduce|update)\b/iu;
const PAPER = /\b(?:quotes?|estimate|invoices?|inv|bills?|deposit|variations?)\b/iu;
/** What stands on papers of most trades, where none is known that has it. */
const OFTEN = /\b(?:call ?-?out|labour|travel|materials?|delivery|disposal|tip)\b/iu;

/** "make dave's call out fee 120": a line of the quote or the draft invoice that he has, whichever has it. */
export function lineOfClient(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const client = recordOf(values.named.client);
  const { job, item, task, supplier } = values.named;
  if (!client || PAPER.test(text) || values.days.length || values.phone || values.address) return null;
  if ([job, item, task, supplier].some(recordOf)) return null;
  const taxed = gstIn(inFigures(blanked(text, placesOf(values.named.client))));
  const said = (taxed?.rest ?? '')
    .replace(/\s+['’]?s\b/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(LEAD, '')
    .replace(TRAIL, '');
  if (!taxed || taxed.gst || OTHER.test(said) || !ORDERS.test(said)) return null;
  const change = lineChangeIn(said, { taxed: false, named: true })?.change;
  if (change?.unit_price === undefined) return null;
  const { each, unit_price, line, quantity } = change;
  const all = wholeOf(text);
  const quotes = scene.records.filter(({ kind, client: whose }) => kind === 'quote' && whose === client.name);
  const having = quotes.filter((quote) => hasLine(quote, line));
  const open = having.filter(({ status }) => status === 'draft' || status === 'sent');
  const [only, another] = open.filter(isFresh).length === 1 ? open.filter(isFresh) : open;
  if (only && !another)
    return leading(
      act(
        'update_quote',
        { quote: only.id, change_line: { line, unit_price, ...(quantity ? { quantity } : {}) } },
        only,
        all,
      ),
    );
  if (only) return leading(words(`On which quote: ${open.map(({ name }) => name).join(' or ')}?`, all, client));
  const accepted = having.find(({ status }) => status === 'accepted');
  if (!accepted && !OFTEN.test(line)) return null;
  const price = { ...(each ? { unit_price } : { price: unit_price }), ...(quantity ? { quantity } : {}) };
  const made = leading(
    act('change_invoice_lines', { client: client.id, change_line: { line, ...price } }, client, all),
  );
  if (!accepted || scene.records.some((one) => isFresh(one) && one.type === 'invoice')) return made;
  const asked = `"${line}" is on quote ${accepted.name} for ${client.name}, which is accepted already. Should I change that quote all the same, or is it for an invoice or a variation?`;
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
