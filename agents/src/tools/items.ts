import { type ProcurementItem, procurementItems, procurementStatusSchema } from '@smoko/contract';
import { z } from 'zod';
import { appended, given } from './changes.ts';
import { defineCreate, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { date, dollars, jobRef, supplierRef, text, words } from './fields.ts';
import { addDays, count, money, plain } from './format.ts';
import { ITEM_FIELDS, itemRow, itemView, itemWords, resolveItem } from './item-view.ts';
import { bestMatches, TITLES } from './matching.ts';
import { listAll } from './paging.ts';
import { ToolProblem } from './problem.ts';
import { resolveSupplier } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { listed } from './rows.ts';
import { searchWords } from './search-words.ts';
import { defineTool, read } from './tool.ts';

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
    return {
      ...a,
      project_id: job === undefined ? undefined : (await resolveJob(env, job)).id,
      supplier_id: supplier ? (await resolveSupplier(env, supplier)).id : undefined,
    };
  },
});

export const findItem = defineTool({
  name: 'find_procurement_item',
  description: 'Show one material on the order list.',
  doing: 'Looking up the item',
  args: z.strictObject(which),
  async run(a, env) {
    const item = await resolveItem(env, a);
    return read([itemRow(item), item.notes].filter(Boolean).join('. '), { item: itemView(item) });
  },
});

export const listItems = defineTool({
  name: 'list_procurement_items',
  description: 'List or count materials, by status, job, supplier or words. The total is worked out by code.',
  doing: 'Looking through the orders',
  args: z.strictObject({
    status: procurementStatusSchema.optional(),
    outstanding: z.boolean().optional().describe('true: not delivered yet'),
    job: jobRef.optional(),
    supplier: supplierRef.optional(),
    search: text('Words of the name', 100).optional(),
  }),
  async run(a, env) {
    const job = a.job === undefined ? null : await resolveJob(env, a.job);
    const supplier = a.supplier ? await resolveSupplier(env, a.supplier) : null;
    const q = a.search && searchWords(a.search, TITLES).join(' ');
    const filter = given({ status: a.status, project_id: job?.id, supplier_id: supplier?.id, q: q || undefined });
    const all = await listAll<ProcurementItem>(env, operations.list, filter);
    const found = (a.search ? bestMatches(a.search, all, [(item) => item.item_name]) : all).filter(
      (item) => !a.outstanding || item.status !== 'delivered',
    );
    const cents = found.reduce((sum, item) => sum + Math.round(item.total_price * 100), 0);
    const state = a.outstanding ? 'not yet delivered' : a.status ? plain(a.status) : '';
    const heading = [count(found.length, 'order item'), state].filter(Boolean).join(' ');
    const total = cents ? `, ${money(cents / 100)} in all` : '';
    return listed(heading + total, found, itemRow, itemView, 'items');
  },
});

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
