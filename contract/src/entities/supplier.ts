import { z } from 'zod';
import { LIMITS } from '../constants.ts';
import type { EntityView, ShownField } from '../entity-view.ts';
import { defineTable, recordBase } from '../table.ts';
import { optionalAbn, optionalEmail, optionalText, requiredText } from '../values.ts';

const fields = {
  name: requiredText('Name is required'),
  email: optionalEmail,
  phone: optionalText(40),
  address: optionalText(300),
  specialty: optionalText(),
  /** Whose work it is that is paid for, with or without materials: for the Taxable payments annual report (Australia). */
  contractor: z.boolean('contractor is true or false.').optional(),
  abn: optionalAbn,
};

export const supplierSchema = z.object({
  ...recordBase,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  specialty: z.string().nullable(),
  contractor: z.boolean(),
  abn: z.string().nullable(),
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
    email: { kind: 'email', label: 'Email', terminal: { label: 'Email' } },
    address: { kind: 'text', label: 'Address' },
    contractor: {
      kind: 'yes or no',
      label: 'Contractor',
      hint: 'You pay them for work, or for work and materials: it goes into your TPAR.',
      terminal: { about: 'paid for work: goes into the TPAR', yes: 'yes' },
    },
    abn: { kind: 'text', label: 'ABN' },
  },
  form: [['name'], ['specialty'], ['email', 'phone'], ['address'], ['contractor'], ['abn']],
  columns: ['email', 'phone', 'address', 'abn'],
  terminalColumns: ['name', 'specialty', 'phone', 'email'],
} as const satisfies EntityView<ShownField<Supplier>>;
