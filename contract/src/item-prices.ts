import type { ProcurementItem } from './entities/procurement-item.ts';

type Paid = Pick<ProcurementItem, 'id' | 'item_name' | 'unit_price' | 'quantity' | 'order_date' | 'created_at'>;

export interface ItemPrices<P> {
  /** As the latest order has it. */
  name: string;
  /** The latest first. */
  paid: P[];
  /** Dollars that the latest costs more than the one before, less below zero; null where there is nothing to compare. */
  change: number | null;
}

const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, ' ');
/** Days and instants in ISO's form: what sorts them is their text. */
const whenOf = ({ order_date, created_at }: Paid): string => order_date ?? created_at;

/** What was paid for each item, by its name however that is written. What nobody priced tells nothing. */
export function pricesByItem<P extends Paid>(items: readonly P[]): ItemPrices<P>[] {
  const byName = new Map<string, P[]>();
  for (const item of items.filter(({ unit_price }) => unit_price > 0)) {
    const key = keyOf(item.item_name);
    byName.set(key, [...(byName.get(key) ?? []), item]);
  }
  return [...byName.values()].map((orders) => {
    const paid = orders.toSorted((a, b) => (whenOf(a) < whenOf(b) ? 1 : -1));
    const [latest, before] = paid;
    const change = latest && before ? Math.round((latest.unit_price - before.unit_price) * 100) / 100 : null;
    return { name: latest?.item_name ?? '', paid, change };
  });
}
