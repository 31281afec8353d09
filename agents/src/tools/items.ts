import { type ProcurementItem, procurementItems, procurementStatusSchema } from '@smoko/contract';
import { z } from 'zod';
import { appended } from './changes.ts';
import { defineCreate, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { date, dollars, jobRef, supplierRef, text, words } from './fields.ts';
import { addDays } from './format.ts';
import { ITEM_FIELDS, itemView, itemWords, resolveItem } from './item-view.ts';
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

export const createItem = defineCreate({
  name: 'create_procurement_item',
  description: 'Put one material on the order list: one call per item. The total is worked out by code.',
  kind,
  operation: operations.create,
  verb: 'Added',
  args: z.strictObject({
    item_name: text('The material with its size: "250L tank". The count is not part of it'),
    quantity: z.int().min(1).optional().describe('How many; left out: 1'),
    unit_price: dollars('Price of one').optional(),
    job: jobRef.optional(),
    supplier: supplierRef.optional(),
    delivery_date: date('Wanted on site').optional(),
    order_date: date('Day of ordering').optional(),
    notes: words('Anything else said').optional(),
  }),
  async input({ job, supplier, ...a }, env) {
    const unknown = supplier ? await notOnFile(env, supplier) : false;
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

/** Nobody of that name, nor of one much like it: the order is still worth writing down. */
async function notOnFile(env: ToolEnv, supplier: string): Promise<boolean> {
  const { found, near } = await findSuppliers(env, supplier);
  return !found.length && !near.length;
}

export const updateItem = defineUpdate({
  name: 'update_procurement_item',
  description: 'Change one material: status (ordered, delivered), quantity, price, delivery day.',
  kind,
  operation: operations.update,
  fields: ITEM_FIELDS,
  args: z.strictObject({
    ...which,
    status: procurementStatusSchema.optional(),
    quantity: z.int().min(1).optional(),
    unit_price: dollars('New price of one').optional(),
    delivery_date: date('New delivery day').optional(),
    shift_days: z.int().optional().describe('Delivery days later; negative = earlier'),
    new_name: text('New name').optional(),
    new_supplier: supplierRef.optional(),
    new_job: jobRef.optional(),
    add_note: words('Added to the notes').optional(),
  }),
  find: (a, env) => resolveItem(env, a),
  patch: async (a, item, env) => ({
    status: a.status,
    quantity: a.quantity,
    unit_price: a.unit_price,
    delivery_date: a.delivery_date ?? shifted(item, a.shift_days),
    item_name: a.new_name,
    supplier_id: a.new_supplier ? (await resolveSupplier(env, a.new_supplier)).id : undefined,
    project_id: a.new_job ? (await resolveJob(env, a.new_job)).id : undefined,
    notes: a.add_note ? appended(item.notes, a.add_note) : undefined,
  }),
});

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
