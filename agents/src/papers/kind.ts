import type { Sheet } from './cells.ts';

/** What a supplier's paper is. Only an invoice is an expense. */
export type PaperKind =
  | 'invoice'
  | 'credit note'
  | 'statement'
  | 'quote'
  | 'order'
  | 'delivery docket'
  | 'remittance advice'
  | 'pro forma'
  | 'reminder'
  | 'receipt'
  | 'other';

/** "an order", "a credit note" */
export const withArticle = (kind: PaperKind): string => `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;

const BEFORE = '(?:copy|duplicate|original|account|customer|commercial|trade|sales?|monthly|supplier|your) ?(?:of )?';
/** As it heads a paper, alone or with its number. */
const NUMBERED = String.raw`(?: ?(?:no|number|num|#)?\.?:? ?#?(?=[\w/-]*\d)[\w/-]{2,24})?`;
const TITLES: readonly [PaperKind, RegExp][] = [
  [
    'credit note',
    /^(?:tax )?(?:credit|adjustment)(?: note| memo| tax invoice| invoice| advice| adjustment)|^(?:tax )?invoice ?[/(-]+ ?(?:credit|adjustment)|^(?:credit|refund|tax credit)$|^(?:return|refund)s? (?:credit|note|docket)/,
  ],
  ['pro forma', /^pro[- ]?forma/],
  [
    'remittance advice',
    /^(?:eft |payment )?remittance(?: advice)?$|^remittance advice\b|^payment advice\b|^(?:we have|notice of) (?:paid|payment)/,
  ],
  [
    'reminder',
    /^(?:(?:first|second|third|final|friendly|payment|account|overdue|past due|urgent) ){1,3}(?:reminder|notice|account)\b|^reminder\b|^overdue(?: invoices?| account| notice)?$/,
  ],
  [
    'delivery docket',
    /^(?:delivery|packing|picking|pick|despatch|dispatch|consignment|goods|collection)(?: (?:docket|slip|note|list|ticket|advice|receipt|manifest))|^proof of delivery|^con ?note\b/,
  ],
  ['quote', new RegExp(`^(?:${BEFORE})?(?:price )?(?:quote|quotation|estimate|price offer)${NUMBERED}$`)],
  [
    'order',
    new RegExp(
      `^(?:${BEFORE})?(?:purchase |customer )?order (?:confirmation|acknowledge?ment|summary|form|copy)\\b|^(?:sales|purchase|back) ?order${NUMBERED}$`,
    ),
  ],
  [
    'invoice',
    new RegExp(
      `^(?:${BEFORE})?(?:recipient created )?(?:tax ?)?invoice(?: ?/ ?(?:statement|receipt|delivery docket))?${NUMBERED}$|^tax invoice\\b`,
    ),
  ],
  ['statement', new RegExp(`^(?:${BEFORE})*(?:activity |outstanding )?statement\\b(?! (?:no|number))`)],
  ['receipt', new RegExp(`^(?:payment |official |tax )?receipt${NUMBERED}$`)],
];
const NO_INVOICE = /\bnot an? (?:tax )?invoice\b|\bdo not pay (?:on|from) this\b|\bnot a demand for payment\b/i;
/** Papers beside which an invoice may be printed: then that is what it is. */
const BESIDE: ReadonlySet<PaperKind> = new Set(['delivery docket', 'order', 'receipt', 'quote']);
const LINES_OF_HEAD = 30;
const AGED = /\bcurrent\b[^\n]{0,40}\b30\+? days\b[^\n]{0,40}\b60\+? days\b|\bcurrent\b[^\n]{0,20}\b1 month\b/i;
const BALANCES = /\b(?:opening|closing|previous) balance\b|\bbalance (?:brought|carried) forward\b/i;

/** What it calls itself: its first title, unless it says that it is no invoice. */
export function kindOf({ lines, flat }: Sheet): PaperKind {
  const titles = lines.slice(0, LINES_OF_HEAD).flatMap((cells) => cells.flatMap(({ text }) => titleOf(text) ?? []));
  const denied = NO_INVOICE.test(flat);
  const named = titles.filter((kind) => !denied || kind !== 'invoice');
  const first = named[0] ?? (isStatement(flat) ? 'statement' : 'other');
  if (BESIDE.has(first) && named.includes('invoice')) return 'invoice';
  if (first !== 'other' || denied) return first;
  return saysInvoice(flat) ? 'invoice' : 'other';
}

function titleOf(text: string): PaperKind | undefined {
  const said = text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[\W_]+/, '')
    .replace(/[\s:*_-]{1,10}$/, '');
  if (said.length > LONGEST_TITLE) return undefined;
  return TITLES.find(([, title]) => title.test(said))?.[0];
}
const LONGEST_TITLE = 48;

const isStatement = (flat: string): boolean => AGED.test(flat) && BALANCES.test(flat);
/** Without a title: it has the number of an invoice, and asks for its tax. */
const saysInvoice = (flat: string): boolean => /\binvoice (?:no|number|#)/i.test(flat) && /\bgst\b/i.test(flat);
