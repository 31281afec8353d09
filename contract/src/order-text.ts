import type { ProcurementItem } from './entities/procurement-item.ts';

type Ordered = Pick<ProcurementItem, 'item_name' | 'quantity' | 'unit_price' | 'total_price'>;
type Money = (dollars: number) => string;

/** What all of it comes to, in dollars, as far as prices are known. */
export const orderTotal = (items: readonly Pick<Ordered, 'total_price'>[]): number =>
  items.reduce((cents, item) => cents + Math.round(item.total_price * 100), 0) / 100;

/** "- 3 x Conduit at $12.50, $37.50": a price that nobody knows is left out, not told as free. */
export const orderLine = (item: Ordered, money: Money): string =>
  `- ${item.quantity} x ${item.item_name}${
    item.unit_price ? ` at ${money(item.unit_price)}, ${money(item.total_price)}` : ''
  }`;

/**
 * What a supplier reads of an order: its items, what those with a price come to, and somebody's own words below. `money` writes
 * dollars.
 */
export function orderText(items: readonly Ordered[], note: string, money: Money): string {
  const total = orderTotal(items);
  return [
    'We would like to order:',
    ...items.map((item) => orderLine(item, money)),
    ...(total ? [`Total ${money(total)}`] : []),
    ...(note.trim() ? [note.trim()] : []),
  ].join('\n');
}
