import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import { anyOrder } from '../statuses.ts';
import { defineTable, recordBase } from '../table.ts';
import { amountSchema, dateSchema, idSchema, optionalText, requiredText } from '../values.ts';
import { projectRefSchema, supplierRefSchema } from './references.ts';

export const PROCUREMENT_STATUSES = ['pending', 'ordered', 'delivered'] as const;
export const procurementStatusSchema = z.enum(PROCUREMENT_STATUSES, 'Status is pending, ordered or delivered.');

const quantity = z
  .int('Quantity is a whole number.')
  .min(1, 'Quantity is at least 1.')
  .max(LIMITS.quantity, 'That quantity is too large.');

const fields = {
  item_name: requiredText('Item name is required', 300),
  project_id: idSchema.nullish(),
  supplier_id: idSchema.nullish(),
  order_date: dateSchema.nullish(),
  delivery_date: dateSchema.nullish(),
  notes: optionalText(LIMITS.longText),
  /** Accepted so that a record can be sent back as it was read; always computed from unit price and quantity. */
  total_price: z.number().nullish(),
};

export const procurementItemSchema = z.object({
  ...recordBase,
  item_name: z.string(),
  project_id: idSchema.nullable(),
  project: projectRefSchema.nullable(),
  supplier_id: idSchema.nullable(),
  supplier: supplierRefSchema.nullable(),
  quantity: z.int(),
  unit_price: amountSchema,
  total_price: amountSchema,
  status: procurementStatusSchema,
  order_date: z.string().nullable(),
  delivery_date: z.string().nullable(),
  notes: z.string().nullable(),
});
export type ProcurementItem = z.input<typeof procurementItemSchema>;

export const procurementItems = defineTable({
  path: 'procurement-items',
  table: 'procurement_items',
  noun: 'order item',
  plural: 'order items',
  record: procurementItemSchema,
  create: {
    ...fields,
    quantity: quantity.default(1),
    unit_price: amountSchema.nullish(),
    status: procurementStatusSchema.default('pending'),
  },
  update: { ...fields, quantity, unit_price: amountSchema.nullish(), status: procurementStatusSchema },
  statuses: anyOrder('order item', PROCUREMENT_STATUSES),
  list: {
    filters: {
      status: procurementStatusSchema,
      project_id: idSchema,
      supplier_id: idSchema,
      delivery_date: dateSchema,
    },
    ranges: ['delivery_date'],
    sorts: [
      'created_at',
      'item_name',
      'quantity',
      'unit_price',
      'total_price',
      'status',
      'order_date',
      'delivery_date',
    ],
    defaultSort: '-created_at',
    search: ['item_name'],
  },
});
