import { money } from './format.ts';
import { beforeGst, gstOn } from './gst.ts';

/** A line as it was said. Dollars. */
export interface SaidLine {
  description: string;
  quantity?: number | undefined;
  unit?: string | undefined;
  unit_price: number;
}
interface StoredLine {
  description: string;
  quantity: number;
  unit?: string | null;
  unit_price: number;
}
export interface Priced {
  /** Before GST, as the quote keeps them; empty when the total said cannot be made that way. */
  lines: StoredLine[];
  /** The sums in words, for the quote's text. */
  text: string;
}

interface Rules {
  gst: 'inc' | 'plus' | undefined;
  /** Whether the business charges GST. */
  registered: boolean;
  country: 'AU' | 'NZ';
  discountPercent?: number | undefined;
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** An amount is what was said: nothing is added to it unless "plus GST" was said. */
export function priceLines(said: SaidLine[], rules: Rules): Priced {
  const items = said.map((line) => ({ ...line, total: Math.round(cents(line.unit_price) * (line.quantity ?? 1)) }));
  const sum = items.reduce((all, line) => all + line.total, 0);
  const off = rules.discountPercent ? Math.round((sum * rules.discountPercent) / 100) : 0;
  const net = sum - off;
  const told = items.length > 1 || items.some((line) => (line.quantity ?? 1) !== 1) || off ? items.map(tell) : [];
  if (off) told.push(`Discount ${rules.discountPercent}%: -${money(off / 100)}`);
  const discount = off
    ? [{ description: `Discount ${rules.discountPercent}%`, quantity: 1, unit_price: -off / 100 }]
    : [];
  const asSaid = [...items.map(stored), ...discount];

  if (rules.gst === 'plus') {
    const gst = gstOn(net, rules.country);
    const text = `${money(net / 100)} plus GST ${money(gst / 100)}. Total ${money((net + gst) / 100)}`;
    return { lines: asSaid, text: [...told, text].join('\n') };
  }
  const inc = rules.registered || rules.gst === 'inc' ? ' inc GST' : '';
  const text = [...told, `Total ${money(net / 100)}${inc}`].join('\n');
  if (!rules.registered) return { lines: asSaid, text };
  const before = beforeGst(net, rules.country);
  if (before === null) return { lines: [], text };
  const totals = [
    ...items.map((line) => ({ description: tellShort(line), total: line.total })),
    ...(off ? [{ description: `Discount ${rules.discountPercent}%`, total: -off }] : []),
  ];
  return { lines: spread(totals, before, net), text };
}

/** Line totals before GST that add up to exactly `before`; the last line takes the cents of rounding. */
function spread(lines: { description: string; total: number }[], before: number, net: number): StoredLine[] {
  let left = before;
  return lines.map((line, i) => {
    const share = i === lines.length - 1 ? left : Math.round((line.total * before) / net);
    left -= share;
    return { description: line.description, quantity: 1, unit_price: share / 100 };
  });
}

const stored = ({ description, quantity, unit, unit_price }: SaidLine): StoredLine => ({
  description,
  quantity: quantity ?? 1,
  unit: unit ?? null,
  unit_price,
});
const many = (line: SaidLine) =>
  (line.quantity ?? 1) === 1 ? '' : `${line.quantity}${line.unit ? ` ${line.unit}` : ''} x ${money(line.unit_price)}`;
const tell = (line: SaidLine & { total: number }) =>
  `${line.description}: ${many(line) ? `${many(line)} = ` : ''}${money(line.total / 100)}`;
const tellShort = (line: SaidLine) => (many(line) ? `${line.description} (${many(line)} inc GST)` : line.description);
