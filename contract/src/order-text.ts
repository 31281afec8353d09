import type { ProcurementItem } from './entities/procurement-item.ts';

type Ordered = Pick<ProcurementItem, 'item_name' | 'quantity' | 'unit_price' | 'total_price'>;

/**
 * What a supplier reads of an order: its items, what those with a price come to, and somebody's own words below. `money` writes
 * dollars. A price that nobody knows is left out, not told as free.
 */
export function orderText(items: readonly Ordered[], note: string, money: (dollars: number) => string): string {
  const cents = items.reduce((sum, item) => sum + Math.round(item.total_price * 100), 0);
  return [
    'We would like to order:',
    ...items.map(
      (item) =>
        `- ${item.quantity} x ${item.item_name}${
          item.unit_price ? ` at ${money(item.unit_price)}, ${money(item.total_price)}` : ''
        }`,
    ),
    ...(cents ? [`Total ${money(cents / 100)}`] : []),
    ...(note.trim() ? [note.trim()] : []),
  ].join('\n');
}
