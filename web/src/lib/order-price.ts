import type { ProcurementItem } from '@smoko/contract';
import { formatMoney } from './format.ts';

/** What an order costs; one whose price was left blank is on file with 0 (specification, section 5), and is never told as free. */
export const orderPrice = (dollars: number): string => (dollars === 0 ? 'No price yet' : formatMoney(dollars));

/** "20 x $11.50"; "Quantity 20" where the price is not known. */
export const orderSize = ({ quantity, unit_price }: Pick<ProcurementItem, 'quantity' | 'unit_price'>): string => {
  const many = quantity.toLocaleString('en-AU');
  return unit_price === 0 ? `Quantity ${many}` : `${many} x ${formatMoney(unit_price)}`;
};

/** Beside a sum: how many orders it leaves out. */
export const withoutPrice = (count: number | undefined): string | undefined =>
  count ? `+ ${count} without a price` : undefined;
