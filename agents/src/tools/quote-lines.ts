import {
  freeIn,
  gstOn,
  isOffered,
  isTaken,
  lineTotal,
  type Offered,
  type Quote,
  settled,
  storedTax,
  type TaxedLine,
  taxWords,
  totalsOf,
  type Variation,
} from '@smoko/contract';
import { type BusinessGst, meantGst, nilGst, type SaidGst } from './business-gst.ts';
import { money } from './format.ts';
import { ToolProblem } from './problem.ts';
import { statedTotal } from './quote-view.ts';

/** A line as it was said. Dollars. */
export interface SaidLine {
  description: string;
  quantity?: number | undefined;
  unit?: string | undefined;
  unit_price: number;
  tax?: TaxedLine['tax'];
  discount_percent?: number | undefined;
  /** The client may tick it. */
  optional?: boolean | undefined;
  /** The client takes one of the lines with this name. */
  choice?: string | undefined;
}
export type StoredLine = Omit<Variation['lines'][number], 'total' | keyof TaxedLine> & TaxedLine & Offered;
export interface Priced {
  lines: StoredLine[];
  prices_include_gst: boolean;
  /** The sums in words, for the quote's text: its total is what the lines come to. */
  text: string;
}

interface Rules extends BusinessGst {
  gst: SaidGst;
  discountPercent?: number | undefined;
  /** Dollars off. */
  discount?: number | undefined;
}

const cents = (dollars: number) => Math.round(dollars * 100);
const inDollars = (amount: number) => money(amount / 100);
const totalOf = (line: StoredLine) => lineTotal(line.quantity, cents(line.unit_price), line.discount_percent);
/** What each line comes to that counts: no optional one, and of each choice one. */
const totalsIn = (lines: readonly StoredLine[]) =>
  settled(lines)
    .filter(isTaken)
    .map((line) => ({ total: totalOf(line), tax: line.tax }));

/** GST comes on top where "plus GST" was said, or nothing was and the settings mean prices without it. */
export function priceLines(said: SaidLine[], { discountPercent, discount, gst: saidGst, ...business }: Rules): Priced {
  const items = said.map(stored);
  const lines = [...items, ...discounts(items, { discountPercent, discount })];
  const told = lines.length > 1 || items.some((line) => line.quantity !== 1 || isOffered(line)) ? lines.map(tell) : [];
  const included = meantGst(saidGst, business) === 'inc';
  const { subtotal, gst, total } = totalsOf(totalsIn(lines), { ...business, included });
  const whole = `Total ${inDollars(total)}`;
  const plus = business.registered ? `${inDollars(subtotal)} plus GST ${inDollars(gst)}` : nilGst(subtotal / 100);
  const words = included ? `${whole}${business.registered ? ' inc GST' : ''}` : `${plus}. ${whole}`;
  return { lines, prices_include_gst: included, text: [...told, words].join('\n') };
}

/**
 * One more line, at the price said. Without a word about GST the price is like the quote's others. "Plus GST" on a
 * quote whose prices include it: the line gets its GST. "Inc GST" on a quote that adds it: what GST there is so far
 * becomes a line, and prices include GST from then on. Either way the new total is exact.
 */
export function addLine(
  quote: Quote,
  more: { description: string; amount: number; gst: SaidGst },
  business: BusinessGst,
): Priced {
  const { registered, country } = business;
  const before = linesOf(quote);
  const included = before.lines.length ? before.included : meantGst(more.gst, business) === 'inc';
  const differs = registered && more.gst !== undefined && (more.gst === 'inc') !== included;
  const price = cents(more.amount);
  const paid = differs && included ? price + gstOn(price, country) : price;
  const soFar = differs && !included ? totalsOf(totalsIn(before.lines), { ...business, included: false }).gst : 0;
  const lines = [
    ...before.lines,
    ...(soFar ? [one('GST on the lines above', soFar)] : []),
    one(more.description, paid),
  ];
  const rules = { ...business, included: included || differs };
  const { total } = totalsOf(totalsIn(lines), rules);
  const text = `${more.description}: ${priceWords(more, registered, paid, included)}. Total ${inDollars(total)}`;
  return { lines, prices_include_gst: rules.included, text };
}

/** What is taken off, as lines. */
function discounts(items: StoredLine[], { discountPercent, discount }: Pick<Rules, 'discountPercent' | 'discount'>) {
  if (discountPercent && items.some(({ choice }) => choice))
    throw new ToolProblem('A percent off would be of one of its options only. Change the prices of its lines instead.');
  const off = discountPercent ? Math.round((sumOf(items) * discountPercent) / 100) : 0;
  return [
    ...lessOf(items, `Discount ${discountPercent}%`, off),
    ...(discount ? lessOf(items, 'Discount', cents(discount)) : []),
  ];
}
const sumOf = (lines: StoredLine[]) => totalsIn(lines).reduce((all, { total }) => all + total, 0);

/** Off the whole: of what has no GST as much as of the rest. */
function lessOf(items: StoredLine[], words: string, off: number): StoredLine[] {
  const sum = sumOf(items);
  const free = sum > 0 ? Math.round((off * freeIn(totalsIn(items))) / sum) : 0;
  return [
    ...(off - free ? [one(words, free - off)] : []),
    ...(free ? [{ ...one(words, -free), tax: 'free' as const }] : []),
  ];
}

/** Something off a quote that is written. */
export function discounted(
  quote: Quote,
  off: Pick<Rules, 'discountPercent' | 'discount'>,
  business: BusinessGst,
): Priced {
  const { lines, included } = linesOf(quote);
  if (!lines.length) throw new ToolProblem('That quote has no price yet. How much is it?');
  const less = discounts(lines, off);
  return priced([...lines, ...less], included, business, less.map(tell).join('. '));
}

const MIXED =
  'Its options have prices of their own, which would change what they mean. Change whether its prices include GST first.';

/** A new price for the whole, as said: one line gets it, of several the difference is a line. */
export function repriced(quote: Quote, said: { total: number; gst: SaidGst }, business: BusinessGst): Priced {
  const before = linesOf(quote);
  const included =
    said.gst === undefined && before.lines.length ? before.included : meantGst(said.gst, business) === 'inc';
  const wanted = cents(said.total);
  const same = included === before.included;
  const { lines: all } = before;
  const [only, another] = all.filter((line) => !isOffered(line));
  if (!same && all.some(isOffered)) throw new ToolProblem(MIXED);
  const isOne = only && !another && !all.some(({ choice }) => choice);
  const priceOfOne = () => (wanted - sumOf(all.filter((line) => line !== only))) / 100;
  const lines = isOne
    ? all.map((line) =>
        line === only
          ? { ...only, quantity: 1, unit: null, unit_price: priceOfOne(), discount_percent: undefined }
          : line,
      )
    : same && all.length
      ? [...all, one('Adjustment', wanted - sumOf(all))]
      : [one('As quoted', wanted)];
  return priced(lines, included, business, '');
}

/** Lines with what they come to, in words. */
export function priced(lines: StoredLine[], included: boolean, business: BusinessGst, words: string): Priced {
  const { subtotal, gst, total } = totalsOf(totalsIn(lines), { ...business, included });
  const plus = !included && business.registered ? `${inDollars(subtotal)} plus GST ${inDollars(gst)}. ` : '';
  const text = [words, `${plus}New total ${inDollars(total)}`].filter(Boolean).join('. ');
  return { lines, prices_include_gst: included, text };
}

function priceWords(more: { amount: number; gst: SaidGst }, registered: boolean, paid: number, included: boolean) {
  if (!registered) return more.gst === 'plus' ? nilGst(more.amount) : money(more.amount);
  if (paid !== cents(more.amount)) return `${money(more.amount)} plus GST = ${inDollars(paid)}`;
  if (more.gst === 'inc') return `${money(more.amount)} inc GST`;
  return `${money(more.amount)}${included ? '' : ' plus GST'}`;
}

/** A quote that states its total in its text alone has one line of that much. */
export function linesOf(quote: Quote): { lines: StoredLine[]; included: boolean } {
  if (quote.lines.length) {
    const lines = quote.lines.map(({ total: _, tax, discount_percent, ...line }) => ({
      ...line,
      ...storedTax({ tax, discount_percent }),
    }));
    return { lines, included: quote.prices_include_gst };
  }
  const stated = statedTotal(quote);
  return { lines: stated ? [one('As quoted', cents(stated.dollars))] : [], included: !stated?.plusGst };
}

export const stored = ({
  description,
  quantity,
  unit,
  unit_price,
  optional,
  choice,
  ...taxed
}: SaidLine): StoredLine => ({
  description,
  quantity: quantity ?? 1,
  unit: unit ?? null,
  unit_price,
  ...storedTax(taxed),
  ...(optional ? { optional } : {}),
  ...(choice ? { choice } : {}),
});
const one = (description: string, amount: number): StoredLine => stored({ description, unit_price: amount / 100 });
const many = (line: StoredLine) =>
  line.quantity === 1 ? '' : `${line.quantity}${line.unit ? ` ${line.unit}` : ''} x ${money(line.unit_price)} = `;
const decided = ({ optional, choice }: Offered) => (choice ? ` (one of ${choice})` : optional ? ' (optional)' : '');
/** "Posts: 4 x $25.00 = $100.00", "Warranty: $250.00 (optional)", "Levy: $120.00 (GST free)". */
export const tell = (line: StoredLine) => {
  const taxed = taxWords(line).map((words) => ` (${words})`);
  return `${line.description}: ${many(line)}${inDollars(totalOf(line))}${taxed.join('')}${decided(line)}`;
};
