import { procurementItems, procurementItemView } from '@smoko/contract';
import { z } from 'zod';
import { moneyText } from '../../lib/form-values.ts';
import { viewForm } from '../../lib/records/view-form.ts';

/** A whole number from 1: anything else becomes 1 (specification, section 5). How much is too much, the contract says. */
export const readQuantity = (text: string): number => Math.max(1, Number.parseInt(text, 10) || 1);

const { quantity } = procurementItems.update;
export const itemForm = viewForm(procurementItemView, procurementItems, {
  quantity: z.string().transform(readQuantity).pipe(quantity),
});

/** What the server will make of it: unit price times quantity, in dollars. A price that is no amount counts as none. */
export function totalOf({ quantity, unit_price }: { quantity: string; unit_price: string }): number {
  const price = moneyText.safeParse(unit_price).data ?? 0;
  return (Math.round(price * 100) * readQuantity(quantity)) / 100;
}
