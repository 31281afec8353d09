import type { KnownRecord } from '../../../../known.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { takeMoney } from '../../extract/money.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import { recordOf } from '../found.ts';
import { LATEST, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "their bill for the motors is 693 inc, inv 55120. not paying it till the doors sorted". */
const BILL =
  /^(?:(?:and|so|ok|oh|also|just)[\s,]+)*(?:(?<whose>their|the|\p{L}[\p{L}'’ -]{1,30}?['’]?s)\s+(?:bill|invoice)|(?:got|here'?s|theres|there'?s)\s+(?:a|the|their)\s+(?:bill|invoice)\s+from\s+(?<from>\p{L}[\p{L}'’ -]{1,30}?))\s+(?:for\s+(?<what>[^,.]{2,50}?)\s+)?(?:is|was|came to|comes to|for|of)\s+(?<sum>\$?\d[^,.]*?(?:\.\d\d)?[^,.]*)/iu;
/** Plainly not paid yet. */
const NOT_PAID =
  /\b(?:not paying|wont pay|won'?t be paying|havent paid|haven'?t paid|not paid|hold(?:ing)? (?:off|it)|due|pay (?:it|them|that) (?:on|by|later|when|once|next)|till|until)\b/iu;
const NUMBER = /\b(?:inv(?:oice)?|bill|number|no|ref)\.?\s*(?:number|no\.?|#)?\s*#?(?<n>[A-Z]{0,3}-?\d{3,10})\b/iu;

/** A bill from a supplier that is not paid yet: an expense that is pending, with its number; whose it is has to be plain. */
export function supplierBill(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const said = BILL.exec(text)?.groups;
  if (!said || !NOT_PAID.test(text) || piece.values.named.client) return null;
  const supplier = whoseBill(piece, said.whose, scene);
  if (!supplier) return null;
  const money = takeMoney(`$${(said.sum ?? '').trim().replace(/^\$/u, '')}`);
  const all = wholeOf(text);
  if (!money) return leading(words(`How much is the bill from ${supplier.name}?`, all));
  const { dollars, gst } = money.value;
  const args = {
    type: 'expense',
    status: 'pending',
    amount: dollars,
    gst: gst ?? undefined,
    supplier: supplier.name,
    description: describedIn(text, said),
  };
  return leading(act('create_finance_record', args, null, all));
}

/** What it is for, and its number, which stands behind its sum. */
function describedIn(text: string, { what = '', sum = '' }: Record<string, string | undefined>): string | undefined {
  const number = NUMBER.exec(text.slice(text.indexOf(sum) + sum.length))?.groups?.n;
  const words = tidy(what.replace(/^(?:the|those|that|some)\s+/iu, ''));
  return [words && sentenceCase(words), number && `invoice ${number}`].filter(Boolean).join(', ') || undefined;
}

/** The supplier who is named, or of whom the talk was a moment ago; "their" is nobody's where none was named. */
function whoseBill({ values }: Piece, whose: string | undefined, { records, history }: Scene): KnownRecord | null {
  const named = recordOf(values.named.supplier);
  if (named) return named;
  if (!/^(?:their|the)$/iu.test(whose ?? '')) return null;
  const said = history
    .slice(-LATEST)
    .toReversed()
    .map(({ text }) => takeRecord('supplier', text, records)?.record)
    .find(Boolean);
  return said ?? suppliedBy(records);
}

/** Whose thing was changed lately, where there is just one. */
function suppliedBy(records: readonly KnownRecord[]): KnownRecord | null {
  const names = new Set(
    records.flatMap((one) => (one.kind === 'item' && one.lately && one.supplier ? one.supplier : [])),
  );
  const [only, another] = [...names];
  return another ? null : (records.find((one) => one.kind === 'supplier' && one.name === only) ?? null);
}
