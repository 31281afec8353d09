import { type ProcurementItem, procurementItems } from '@smoko/contract';
import { z } from 'zod';
import { asText, choiceText, dayText, moneyOrZero, moneyText } from '../../lib/form-values.ts';

/** A whole number from 1: anything else becomes 1 (specification, section 5). How much is too much, the contract says. */
export const readQuantity = (text: string): number => Math.max(1, Number.parseInt(text, 10) || 1);

/** What the form holds; names, lengths and messages are the contract's. */
const { item_name, notes } = z.object(procurementItems.create).shape;
const { quantity } = procurementItems.update;
export const itemForm = z.object({
  item_name,
  notes,
  quantity: z.string().transform(readQuantity).pipe(quantity),
  unit_price: moneyOrZero,
  project_id: choiceText,
  supplier_id: choiceText,
  order_date: dayText,
  delivery_date: dayText,
});

export const valuesOf = (item: ProcurementItem | null) => ({
  item_name: asText(item?.item_name),
  project_id: asText(item?.project_id),
  supplier_id: asText(item?.supplier_id),
  quantity: asText(item?.quantity ?? 1),
  unit_price: asText(item?.unit_price),
  order_date: asText(item?.order_date),
  delivery_date: asText(item?.delivery_date),
  notes: asText(item?.notes),
});

/** What the server will make of it: unit price times quantity, in dollars. A price that is no amount counts as none. */
export function totalOf({ quantity, unit_price }: { quantity: string; unit_price: string }): number {
  const price = moneyText.safeParse(unit_price).data ?? 0;
  return (Math.round(price * 100) * readQuantity(quantity)) / 100;
}
