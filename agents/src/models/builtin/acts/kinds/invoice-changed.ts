import { takeTerms } from '../../extract/shifts.ts';
import { type Act, act, leading, words } from '../act.ts';
import { placesOf } from '../found.ts';
import { isFresh, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { invoiceMeant } from './invoice-meant.ts';
import { sumIn } from './money-words.ts';
import { gstIn, inFigures } from './quote-prices.ts';
import { toldOfInvoice } from './told-of-invoice.ts';

const LEAD =
  /^(?:(?:no|nah|oh|ah|ok|okay|sorry|actually|wait|hang on|and|so|but|can you|could you|please|pls|just|yeah|also|then|scrap that|my bad|bugger|righto|hmm)[\s,.!]+)*/iu;
const PAPER = /\b(?:invoices?|inv|bills?)\b/iu;
/** One that is there: "the deadlocks invoice", "daves bill". */
const THERE =
  /\b(?:the|that|this|his|hers?|their|last|latest|\p{L}+['’]?s)\s+(?:(?!for\b|to\b|from\b)\S+\s+){0,3}?(?:invoice|inv|bill)\b/iu;
/** One to be made, or somebody else's. */
const MAKES =
  /^(?:(?:and|also|then|ok|so|now|just|please|pls|can you|could you)[\s,]+)*(?:invoice|inv|bill|charge)\b|(?:^|[:,]\s*)(?:invoice|bill|charge)\s+(?:him|her|them|\p{L}+)\b|\b(?:got|received|came)\b/iu;
const OTHER =
  /\b(?:quote[ds]?|order(?:ed)?|tasks?|remind\w*|text|tell|message|paid|pays?|credit|refund|void|job date|start|move|push|book|deliver\w*|send|claim|deposit)\b|\?|%|\bper ?cent\b/iu;

/** "was 16 hours actually", "make it 16 hours", "16 hours not 15": so many of what was counted. */
const COUNTED =
  /(?:^|\b(?:was|were|is|make (?:it|that)|should be|should(?:'ve| have) been|it'?s|did|only did|worked|change (?:it|that) to)\s+)(?:really\s+|actually\s+|only\s+)?(?<n>\d{1,3}(?:\.\d+)?)\s*(?:hours?|hrs?|days?|metres?|meters?|m|lm|sqm|loads?|visits?|nights?|trips?)\b(?:[\s,]+(?:not|instead of|rather than)\s+\d{1,3}(?:\.\d+)?(?:\s*\p{L}+)?)?(?:[\s,]+(?:actually|sorry|mate|in the end|all up|total|on that(?: one)?|on (?:the|that) (?:invoice|bill)))*[\s.!]*$/iu;
const DUE =
  /\bdue\b|\b(?:give|gave|giving)\s+(?:him|her|them|\p{L}+)\s+(?:till|til|until)\b|\bpay(?:able)? by\b|\bterms\b/iu;
/** "change the deadlocks invoice to 2500", "make her bill 900". */
const SETS =
  /\b(?:change|make|set|put|bump|lift|raise|drop|bring|update|adjust|amend|fix|should(?:'ve| have)? (?:be|been)|needs? to be|was meant to be|supposed to be)\b/iu;
const TIMES = /\b(?<how>double|triple|halve)\b/iu;
const FACTOR: Readonly<Record<string, string>> = { double: 'twice', triple: 'three times', halve: 'half of' };

/** What is told or ordered of an invoice that is there: so many hours, another day, another amount. */
export function invoiceChanged(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const named = THERE.test(text);
  if (isOfElse(piece) || scene.before.some(({ call }) => call)) return null;
  if (!named && (PAPER.test(text) || !isOfInvoice(scene))) return null;
  const all = wholeOf(text);
  const said = text.replace(LEAD, '');
  const fields = named
    ? (dueOf(piece, scene) ?? amountOf(piece) ?? countOf(said))
    : (dueOf(piece, scene) ?? countOf(said));
  const times = named && TIMES.exec(text)?.groups?.how?.toLowerCase();
  if (times)
    return leading(words(`Do you mean a new invoice for ${FACTOR[times]} what it was? What should it come to?`, all));
  if (!fields) return null;
  const meant = invoiceMeant(piece, scene);
  if (!meant) return leading(words('Which invoice is that: what is its number, or whose is it?', all));
  return leading(act('update_finance_record', { type: 'invoice', ...meant, ...fields }, null, all));
}

const isOfElse = ({ text, values }: Piece): boolean =>
  OTHER.test(text) ||
  MAKES.test(text) ||
  [values.phone, values.email, values.address, values.named.supplier].some(Boolean);

/** The invoice was made, changed or spoken of last, and no quote, order or job since. */
export function isOfInvoice({ records, history }: Scene): boolean {
  const last = records.find(isFresh);
  if (last) return last.kind === 'finance' && last.type === 'invoice';
  const told = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const asked = history.findLast(({ role }) => role === 'user')?.text ?? '';
  const beside = `${told} ${asked}`;
  return PAPER.test(beside) && !/\b(?:quote|order|variation|task)\b/iu.test(beside);
}

/** "make it due the 20th", "due in 14 days". */
function dueOf({ text, values }: Piece, { facts }: Scene): Record<string, unknown> | null {
  if (!DUE.test(text)) return null;
  const terms = takeTerms(text)?.value.days;
  if (terms !== undefined && !values.days.length) return { due_in_days: terms };
  const [day, another] = values.days;
  return day && !another && 'date' in day && day.date >= facts.today ? { due_date: day.date } : null;
}

function countOf(said: string): Record<string, unknown> | null {
  const n = COUNTED.exec(inFigures(said))?.groups?.n;
  return n ? { count: Number(n) } : null;
}

/** Its new amount: the only figure beside what tells the invoice. */
function amountOf(piece: Piece): Record<string, unknown> | null {
  const { text, values } = piece;
  if (!SETS.test(text) || values.days.length || /\b(?:more|extra|another|less|off|add|on top|from)\b/iu.test(text))
    return null;
  const told = toldOfInvoice(piece);
  const names = placesOf(values.named.client, values.named.job);
  const taxed = gstIn(inFigures(blanked(text, [...names, ...(told ? [told.span] : [])])));
  const money = taxed && sumIn(taxed.rest.replace(/\b(?:not|instead of|rather than)\s+\$?\d[\d,.]*/iu, ' '));
  return money && !money.value.each ? { amount: money.value.dollars, gst: taxed.gst } : null;
}
