import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import type { EntityView, ShownField } from '../entity-view.ts';
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

export const procurementItemView = {
  fields: {
    item_name: { kind: 'text', label: 'Item Name', heading: 'Item', said: 'name', terminal: { flag: 'name' } },
    supplier: { kind: 'reference', label: 'Supplier' },
    project: { kind: 'reference', label: 'Project', said: 'job' },
    quantity: { kind: 'count', label: 'Quantity', terminal: { column: 'Qty' } },
    unit_price: {
      kind: 'money',
      label: 'Unit Price',
      terminal: { label: 'Price each', flag: 'price', about: 'in dollars, for one' },
    },
    total_price: { kind: 'money', label: 'Total Price', heading: 'Total', computed: true },
    order_date: { kind: 'day', label: 'Order Date', terminal: { label: 'Ordered', flag: 'ordered' } },
    delivery_date: { kind: 'day', label: 'Delivery Date', heading: 'Delivery', terminal: { flag: 'delivery' } },
    status: { kind: 'status', label: 'Status' },
    notes: { kind: 'long text', label: 'Notes' },
  },
  form: [
    ['item_name'],
    ['project', 'supplier'],
    ['quantity', 'unit_price', 'total_price'],
    ['order_date', 'delivery_date'],
    ['notes'],
  ],
  columns: ['item_name', 'project', 'supplier', 'quantity', 'unit_price', 'total_price', 'status', 'delivery_date'],
  terminalColumns: ['item_name', 'supplier', 'project', 'delivery_date', 'quantity', 'total_price', 'status'],
} as const satisfies EntityView<ShownField<ProcurementItem>>;
