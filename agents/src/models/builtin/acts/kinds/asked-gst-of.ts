import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading, words } from '../act.ts';
import { recordOf } from '../found.ts';
import { show } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const POINTS = '(?:that|thats|thatll|it|its|this)';
const PAPER = '(?:bill|invoice|inv|quote|receipt|docket|expense|payment|claim)';
/** "how much of thats gst", "whats the gst on it", "how much gst is in that dulux bill". */
const ASKED = new RegExp(
  [
    `\\bhow much of (?:${POINTS}|the \\p{L}+)\\b.*\\bgst\\b`,
    `\\b(?:whats|what is|what was|how much(?: is| was)?)\\b[^.?!]{0,12}\\bgst (?:(?:is|was|on|in|of|for) )+${POINTS}(?= |$)(?! (?:quarter|month|year|week))`,
    `\\b(?:whats|what is|what was|how much(?: is| was)?)\\b[^.?!]{0,12}\\bgst (?:(?:is|was|on|in|of|for) )+(?:the |that |this |his |her |their )?(?:\\p{L}+ ){0,3}?${PAPER}\\b`,
  ].join('|'),
  'u',
);
/** "whats that one before gst" */
const BESIDE =
  /\b(?:whats|what is|what was|how much(?: is| was)?)\s+(?:that|it|this)(?: one)?\s+(?:before|ex|excl|excluding|without|less|minus)\s+(?:the\s+)?gst\b/u;
const OTHER = /\b(?:quarter|month|year|bas|returns?|period|last|invoices|bills|expenses|owe|add|put|change|make)\b/u;

/** How much of one price is GST: of the paper that is named, or was made or spoken of last. */
export function askedGstOf({ text, values: { named, days } }: Piece, scene: Scene): Act | null {
  const said = plainly(text);
  if (!(ASKED.test(said) || BESIDE.test(said)) || OTHER.test(said) || days.length) return null;
  const all = wholeOf(text);
  const supplier = recordOf(named.supplier);
  if (supplier)
    return leading(act('find_finance_record', { record: supplier.name, type: 'expense', gst: true }, null, all));
  const client = recordOf(named.client)?.name ?? recordOf(named.job)?.client;
  const papers = scene.records.filter((one) => isPaper(one) && (!client || one.client === client));
  const paper = papers.find(({ lately, earlier }) => lately && !earlier) ?? papers.find(({ lately }) => lately);
  const meant = paper ?? (papers.length === 1 ? papers[0] : undefined);
  // a quote's line says what it comes to; its GST stands under its lines
  if (meant?.kind === 'quote') return leading(act('explain_total', { of: 'quote', quote: meant.id }, meant, all));
  if (meant?.type === 'invoice' && BESIDE.test(said))
    return leading(act('explain_total', { of: 'invoice', record: meant.id }, meant, all));
  return leading(
    meant
      ? show(meant, all, meant.kind === 'finance' ? { gst: true } : {})
      : words('GST of what: which quote, invoice or bill?', all),
  );
}
const isPaper = ({ kind }: KnownRecord): boolean => kind === 'quote' || kind === 'finance';
