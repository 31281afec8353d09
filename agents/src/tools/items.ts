import {
  LIMITS,
  lineTotal,
  type ProcurementItem,
  procurementItems,
  procurementItemView,
  procurementStatusSchema,
} from '@smoko/contract';
import { z } from 'zod';
import { refuseUnknownId } from './candidates.ts';
import { appended, given, notesOf } from './changes.ts';
import { clear, emptied } from './clear.ts';
import { defineCreate, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { otherArguments } from './entity-view.ts';
import { date, dollars, jobRef, supplierRef, text, words } from './fields.ts';
import { addDays, commas, money } from './format.ts';
import { ITEM_FIELDS, itemMade, itemView, itemWords, resolveItem } from './item-view.ts';
import { fold } from './matching.ts';
import { findSuppliers } from './parties.ts';
import { ToolProblem } from './problem.ts';
import { resolveSupplier } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import type { ToolEnv } from './tool.ts';

const kind: Kind<ProcurementItem> = {
  noun: 'order item',
  title: (item) => `order item ${item.quantity} x ${item.item_name}`,
  row: (item) => `order item ${itemWords(item)}`,
  view: itemView,
};
const { operations } = procurementItems;

const which = {
  item: text('Which item: words of its name'),
  job: jobRef.optional(),
  supplier: supplierRef.optional(),
};

/** A field that needs no words of its own here is an argument by itself: those that do are named. */
const others = otherArguments(procurementItemView, procurementItems, [
  'item_name',
  'supplier',
  'project',
  'quantity',
  'unit_price',
  'status',
  'order_date',
  'delivery_date',
  'notes',
]);

export const createItem = defineCreate({
  name: 'create_procurement_item',
  description: 'Put one material on the order list: one call per item. The total is worked out by code.',
  kind: { ...kind, row: (item) => `order item ${itemMade(item)}` },
  operation: operations.create,
  verb: 'Added',
  args: z.strictObject({
    item_name: text('The material with its size: "250L tank". The count is not part of it'),
    quantity: z
      .number()
      .positive()
      .max(LIMITS.quantity)
      .optional()
      .describe('How many or how much, 0.5 too; left out: 1'),
    unit: text('What is counted, where it is no pieces: m, cube, bag', 20).optional(),
    unit_price: dollars('Price of one').optional(),
    total: dollars('Price of all of them together, in place of unit_price').optional(),
    job: jobRef.optional(),
    supplier: supplierRef.optional(),
    delivery_date: date('Wanted on site').optional(),
    order_date: date('Day of ordering').optional(),
    notes: words('Anything else said').optional(),
    ...others.args,
  }),
  async input({ job, supplier, ...said }, env) {
    const unknown = supplier ? await notOnFile(env, supplier) : false;
    const a = asCounted(said);
    return {
      ...a,
      project_id: job === undefined ? undefined : (await resolveJob(env, job)).id,
      supplier_id: supplier && !unknown ? (await resolveSupplier(env, supplier)).id : undefined,
      notes: unknown ? appended(a.notes ?? null, `From ${supplier}`) : a.notes,
    };
  },
  remark: async ({ supplier }, env) =>
    supplier && (await notOnFile(env, supplier))
      ? `${supplier} is not on file as a supplier, so the name is in the notes`
      : null,
});

interface Measured {
  item_name: string;
  quantity?: number | undefined;
  unit?: string | undefined;
  unit_price?: number | undefined;
  total?: number | undefined;
  notes?: string | undefined;
}

/**
 * Order items are counted in whole numbers (specification, section 5): the unit goes into the name, and half a cube of
 * sand is one order of "Sand, 0.5 cube" at what half a cube costs.
 */
function asCounted<T extends Measured>(said: T): Omit<T, 'unit' | 'total'> {
  const { unit, total, ...a } = said;
  const { quantity = 1, unit_price, item_name } = a;
  if (total !== undefined) return { ...a, ...pricedTogether(said, total) };
  const named = unit && fold(item_name).split(' ').includes(fold(unit));
  if (Number.isInteger(quantity)) return unit && !named ? { ...a, item_name: `${item_name} (${unit})` } : a;
  const price = unit_price === undefined ? undefined : lineTotal(quantity, Math.round(unit_price * 100)) / 100;
  const rate = unit_price === undefined ? null : `${quantity} at ${money(unit_price)} each`;
  return {
    ...a,
    item_name: `${item_name}, ${[quantity, unit].filter(Boolean).join(' ')}`,
    quantity: 1,
    unit_price: price,
    notes: commas(a.notes, rate) || undefined,
  };
}

/** "3 taps for $90" are $30 each; what cannot be parted to the cent is one order of all of them at what they cost. */
function pricedTogether({ item_name, unit, quantity = 1 }: Measured, total: number) {
  const cents = Math.round(total * 100);
  if (Number.isInteger(quantity) && cents % quantity === 0)
    return { item_name: unit ? `${item_name} (${unit})` : item_name, unit_price: cents / quantity / 100 };
  const many = [quantity, unit].filter(Boolean).join(' ');
  return { item_name: `${item_name}, ${many}`, quantity: 1, unit_price: total };
}

/** Nobody of that name, nor of one much like it: the order is still worth writing down. */
async function notOnFile(env: ToolEnv, supplier: string): Promise<boolean> {
  const { found, near } = await findSuppliers(env, supplier);
  if (!found.length) refuseUnknownId(supplier, 'supplier');
  return !found.length && !near.length;
}

const CLEARED = {
  delivery_date: 'delivery_date',
  order_date: 'order_date',
  new_supplier: 'supplier_id',
  new_job: 'project_id',
  notes: 'notes',
  ...others.cleared,
} as const;

export const updateItem = defineUpdate({
  name: 'update_procurement_item',
  description: 'Change one material: status (ordered, delivered), quantity, price, delivery day.',
  kind,
  operation: operations.update,
  fields: ITEM_FIELDS,
  args: z.strictObject({
    ...which,
    status: procurementStatusSchema.optional(),
    quantity: z.int('Whole numbers; an amount such as 2.5 m goes into new_name.').min(1).optional(),
    quantity_change: z.int().optional().describe('Added to the quantity ("2 more"); negative takes off'),
    unit_price: dollars('New price of one').optional(),
    delivery_date: date('New delivery day').optional(),
    shift_days: z.int().optional().describe('Delivery days later; negative = earlier'),
    new_name: text('New name').optional(),
    new_supplier: supplierRef.optional(),
    new_job: jobRef.optional(),
    order_date: date('Day of ordering').optional(),
    add_note: words('Added to the notes: "one cracked", "2 sent back"').optional(),
    notes: words('Replaces the notes').optional(),
    ...others.args,
    clear: clear(CLEARED),
  }),
  either: [
    ['quantity', 'quantity_change'],
    ['delivery_date', 'shift_days'],
    ['add_note', 'notes'],
  ],
  find: (a, env) => resolveItem(env, a),
  patch: async (a, item, env) => ({
    ...given({
      status: a.status,
      quantity: a.quantity_change === undefined ? a.quantity : counted(item, a.quantity_change),
      unit_price: a.unit_price,
      delivery_date: a.delivery_date ?? shifted(item, a.shift_days),
      item_name: a.new_name,
      supplier_id: a.new_supplier ? (await resolveSupplier(env, a.new_supplier)).id : undefined,
      project_id: a.new_job ? (await resolveJob(env, a.new_job)).id : undefined,
      order_date: a.order_date,
      notes: notesOf(item.notes, a),
      ...others.said(a),
    }),
    ...emptied(a, CLEARED),
  }),
});

function counted({ item_name, quantity }: ProcurementItem, change: number): number {
  if (quantity + change >= 1) return quantity + change;
  throw new ToolProblem(`Only ${quantity} of ${item_name} is on the list. To take it off, delete it.`);
}

function shifted(item: ProcurementItem, days: number | undefined): string | undefined {
  if (days === undefined) return undefined;
  if (!item.delivery_date) throw new ToolProblem(`${item.item_name} has no delivery day yet. Which day should it be?`);
  return addDays(item.delivery_date, days);
}

export const deleteItem = defineDelete({
  name: 'delete_procurement_item',
  description: 'Delete one material from the order list. Always waits for a yes.',
  kind,
  operation: operations.delete,
  args: z.strictObject(which),
  find: (a, env) => resolveItem(env, a),
});
