import type { KnownRecord } from '../../../../known.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { takeMoney } from '../../extract/money.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading } from '../act.ts';
import { asks } from '../asks.ts';
import { placesOf, recordOf } from '../found.ts';
import { LATEST, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';

/** How a bill stands in money: "1,320", "1,320.50", "1.2k", "$320". What follows is nothing that could be counted. */
const SUM = String.raw`(?<sum>\$?(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?:\.\d{1,2})?(?:\s?(?:k|grand|dollars|bucks)\b)?)(?![\d%]|[.,]\d)`;
const GST = String.raw`(?<gst>\s*,?\s*(?:\+|plus|ex|inc\w*|with|before)\.?(?:\s+(?:the\s+)?(?:gst|tax))?(?=\s*(?:$|[,.;])|\s+(?:and|but|due|not|it)\b))?`;
/** "their bill for the motors is 693 inc, inv 55120. not paying it till the doors sorted". */
const BILL = new RegExp(
  String.raw`^(?:(?:and|so|ok|oh|also|just)[\s,]+){0,3}(?:(?<whose>their|the|(?!(?:is|was|has|did|does|are|what|whats|when|how|who|if)\b)\p{L}[\p{L}'’ -]{1,30}?['’]?s)\s+(?:bill|invoice)|(?:got|here'?s|theres|there'?s)\s+(?:a|the|their)\s+(?:bill|invoice)\s+from\s+(?<from>\p{L}[\p{L}'’ -]{1,30}?))\s+(?:for\s+(?<what>[^,.\d][^,.]{1,50}?)\s+)?(?:is|was|came to|comes to|for|of)\s+${SUM}${GST}(?<behind>.*)$`,
  'isu',
);
/** What may stand behind the sum, each as a clause of its own: its number, that it is not paid, when it is due, its job. */
const NUMBER = /\b(?:inv(?:oice)?|bill|number|no|ref)\.?\s*(?:number|no\.?|#)?\s*#?(?<n>[A-Z]{0,3}-?\d{3,10})\b/iu;
const UNPAID =
  /\b(?:(?:(?:i|we)(?:['’]?m|['’]?re)?\s+|and\s+|but\s+){0,2}(?:(?:am\s+|are\s+)?not (?:paying|paid)|wont (?:pay|be paying)|won['’]?t (?:pay|be paying)|have ?n['’]?t paid|have not paid|hold(?:ing)? off)(?:\s+(?:it|that|them|on it|on that|yet|for now)){0,3})(?=\s*(?:$|[,.;])|\s+(?:till?|until|before|unless|due)\b)(?:\s+(?:till?|until|before|unless)\s+[^,.;]{2,40})?/iu;
const DUE =
  /\b(?:(?:and\s+)?(?:it|its|it['’]s|that|thats|is|they|he|she|wants?|it|paid)\s+){0,5}(?:due|payable|pay(?: (?:it|that|them))?|paid by)\b(?:\s+(?:on|by|the|for))*/iu;
/** Paid after all, of another debt, or something is ordered in the same breath: that is nothing for here. */
const PAID = /(?<!\b(?:not|have ?n['’]?t|wants? it|want it)\s+)\bpaid\b(?!\s+yet)/iu;
const ORDERS =
  /\b(?:remind\w*|text|tell|call|ring|message|e-?mail|ask|order|book|move|send|note|task|credit|last month|each|if)\b|\?/iu;

/** A bill from a supplier that is not paid yet: an expense that is pending, with its number; whose it is has to be plain. */
export function supplierBill(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const said = BILL.exec(text)?.groups;
  if (!said || asks(text) || values.named.client || PAID.test(scene.message ?? text) || ORDERS.test(text)) return null;
  const behind = readBehind(piece, said.behind ?? '');
  const supplier = behind && whoseBill(piece, said.whose, scene);
  const money = takeMoney(`$${(said.sum ?? '').replace(/^\$/u, '')} ${said.gst ?? ''}`);
  if (!behind || !supplier || !money || money.value.each) return null;
  const job = jobSaid(piece);
  if (job === null) return null;
  const { dollars, gst } = money.value;
  const args = {
    type: 'expense',
    status: 'pending',
    amount: dollars,
    gst: gst ?? undefined,
    supplier: supplier.name,
    job: job?.id,
    due_date: behind.due,
    description: describedIn(said.what, behind.number, job),
  };
  return leading(act('create_finance_record', args, job ?? null, wholeOf(text)));
}

/** What is told behind the sum; null where something is left, or where nothing says that it is not paid yet. */
function readBehind(piece: Piece, behind: string): { number: string | undefined; due: string | undefined } | null {
  const { text, values } = piece;
  const from = text.length - behind.length;
  const days = values.days.filter(({ start }) => start >= from);
  const [day, another] = days;
  if (another || days.length < values.days.length) return null;
  const job = recordOf(values.named.job) ? placesOf(values.named.job) : [];
  const unpaid = UNPAID.exec(text.slice(from));
  // a till with its day is no due day
  const rest = (unpaid ? behind.replace(unpaid[0], (all) => ' '.repeat(all.length)) : behind).padStart(text.length);
  const isOpen = day !== undefined && rest.slice(day.start, day.end).trim() !== '';
  const said = day ? text.slice(day.start, day.end) : '';
  const bare = blanked(rest, [...(isOpen ? [day] : []), ...job]);
  const due = DUE.exec(bare);
  if ((!unpaid && !due) || (isOpen && !due)) return null;
  const number = NUMBER.exec(bare);
  const left = bare
    .replace(NUMBER, ' ')
    .replace(DUE, ' ')
    .replace(/\b(?:and|but|on|by|for|the|job|its|it|is|next week|later|yet|in|to)\b/giu, ' ');
  if (/[\p{L}\d]/u.test(left)) return null;
  return { number: number?.groups?.n, due: isOpen && 'date' in day && !/\bweek/iu.test(said) ? day.date : undefined };
}

/** The job that is named as one, undefined where none is; null where it could be the thing that was bought. */
function jobSaid({ text, values }: Piece): KnownRecord | null | undefined {
  const [place] = placesOf(values.named.job);
  if (!place) return undefined;
  const around = text.slice(Math.max(0, place.start - 5), place.end + 5);
  if (/\bjob\b/iu.test(around) || /^\W*\d+\W*$/u.test(text.slice(place.start, place.end)))
    return recordOf(values.named.job);
  return undefined;
}

/** What it is for, and its number, which stands behind its sum. */
function describedIn(
  what: string | undefined,
  number: string | undefined,
  job: KnownRecord | undefined,
): string | undefined {
  const words =
    job && /\bjob\b/iu.test(what ?? '') ? '' : tidy((what ?? '').replace(/^(?:the|those|that|some)\s+/iu, ''));
  return [words && sentenceCase(words), number && `invoice ${number}`].filter(Boolean).join(', ') || undefined;
}

/** The supplier who is named, or of whom the talk was a moment ago; "their" is nobody's where none was named. */
function whoseBill({ values }: Piece, whose: string | undefined, { records, history }: Scene): KnownRecord | null {
  const named = recordOf(values.named.supplier);
  if (named) return named;
  if (!/^(?:their|the)$/iu.test(whose ?? '')) return null;
  // whoever was spoken of last: where that is a client "the invoice" is theirs
  const said = history
    .slice(-LATEST)
    .toReversed()
    .map(({ text }) => takeRecord('supplier', text, records)?.record ?? takeRecord('client', text, records)?.record)
    .find(Boolean);
  if (said) return said.kind === 'supplier' ? said : null;
  return /^their$/iu.test(whose ?? '') ? suppliedBy(records) : null;
}

/** Whose thing was changed lately, where there is just one. */
function suppliedBy(records: readonly KnownRecord[]): KnownRecord | null {
  const names = new Set(
    records.flatMap((one) => (one.kind === 'item' && one.lately && one.supplier ? one.supplier : [])),
  );
  const [only, another] = [...names];
  return another ? null : (records.find((one) => one.kind === 'supplier' && one.name === only) ?? null);
}
