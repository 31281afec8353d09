import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import type { EntityView, ShownField } from '../entity-view.ts';
import { defineTable, recordBase } from '../table.ts';
import { optionalEmail, optionalText, requiredText } from '../values.ts';

const fields = {
  name: requiredText('Name is required'),
  email: optionalEmail,
  phone: optionalText(40),
  address: optionalText(300),
  specialty: optionalText(),
};

export const supplierSchema = z.object({
  ...recordBase,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  specialty: z.string().nullable(),
});
export type Supplier = z.input<typeof supplierSchema>;

export const suppliers = defineTable({
  path: 'suppliers',
  table: 'suppliers',
  noun: 'supplier',
  plural: 'suppliers',
  record: supplierSchema,
  create: fields,
  update: fields,
  list: {
    filters: {
      name: z.string().max(LIMITS.name),
      specialty: z.string().max(LIMITS.name),
      phone: z.string().max(40),
    },
    sorts: ['created_at', 'name', 'specialty'],
    defaultSort: 'name',
    search: ['name', 'specialty', 'email', 'address'],
  },
});

export const supplierView = {
  fields: {
    name: { kind: 'text', label: 'Name' },
    specialty: { kind: 'text', label: 'Specialty', placeholder: 'Timber, electrical, hire' },
    phone: { kind: 'phone', label: 'Phone' },
    email: { kind: 'email', label: 'Email', terminal: { label: 'E-mail' } },
    address: { kind: 'text', label: 'Address' },
  },
  form: [['name'], ['specialty'], ['email', 'phone'], ['address']],
  columns: ['email', 'phone', 'address'],
  terminalColumns: ['name', 'specialty', 'phone', 'email'],
} as const satisfies EntityView<ShownField<Supplier>>;
