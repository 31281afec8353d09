import { type Supplier, suppliers } from '@smoko/contract';
import { z } from 'zod';
import { compact, type FieldWords, show } from './changes.ts';
import { onFile } from './clients.ts';
import { defineCreate, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { supplierRef, text } from './fields.ts';
import { commas, count } from './format.ts';
import { bestMatches, TITLES } from './matching.ts';
import { listAll } from './paging.ts';
import { namesakes } from './parties.ts';
import { ToolProblem } from './problem.ts';
import { resolveSupplier } from './resolve.ts';
import { listed } from './rows.ts';
import { searchWords } from './search-words.ts';
import { defineTool, read } from './tool.ts';

const row = (s: Supplier) => commas(s.name, s.specialty, s.phone, s.email, s.address);
const view = (s: Supplier) =>
  compact({ id: s.id, name: s.name, specialty: s.specialty, phone: s.phone, email: s.email, address: s.address });
const kind: Kind<Supplier> = {
  noun: 'supplier',
  title: (supplier) => `supplier ${supplier.name}`,
  row: (supplier) => `supplier ${row(supplier)}`,
  view,
};

const FIELDS: FieldWords = {
  name: ['name', show.text],
  specialty: ['specialty', show.text],
  phone: ['phone', show.text],
  email: ['email', show.text],
  address: ['address', show.text],
};
const details = {
  phone: text('Phone as given, never the fax', 40).optional(),
  email: text('E-mail', 254).optional(),
  address: text('Address').optional(),
  specialty: text('What they sell', 200).optional(),
};

export const createSupplier = defineCreate({
  name: 'create_supplier',
  description: 'Add a supplier to the directory. Says so when the supplier is there already.',
  kind,
  operation: suppliers.operations.create,
  verb: 'Added',
  args: z.strictObject({ name: text('Business name', 200), ...details }),
  async input(a, env) {
    const twin = onFile(await namesakes<Supplier>(env, suppliers.operations.list, a.name), a);
    if (twin) throw new ToolProblem(`${twin.name} is already on file: ${row(twin)}. Not added again.`);
    return a;
  },
});

export const findSupplier = defineTool({
  name: 'find_supplier',
  description: 'Show one supplier: phone, e-mail, address, specialty.',
  doing: 'Looking up the supplier',
  args: z.strictObject({ supplier: supplierRef }),
  async run(a, env) {
    const supplier = await resolveSupplier(env, a.supplier);
    return read(row(supplier), { supplier: view(supplier) });
  },
});

export const listSuppliers = defineTool({
  name: 'list_suppliers',
  description: 'List or count suppliers, all or by words of the name or specialty.',
  doing: 'Looking through the suppliers',
  args: z.strictObject({ search: text('Words of the name or specialty', 100).optional() }),
  async run(a, env) {
    const q = a.search && searchWords(a.search, TITLES).join(' ');
    const all = await listAll<Supplier>(env, suppliers.operations.list, q ? { q } : {});
    const found = a.search ? bestMatches(a.search, all, [(s) => s.name, (s) => s.specialty ?? '']) : all;
    return listed(count(found.length, 'supplier'), found, row, view, 'suppliers');
  },
});

export const updateSupplier = defineUpdate({
  name: 'update_supplier',
  description: 'Change one supplier: only the fields given.',
  kind,
  operation: suppliers.operations.update,
  fields: FIELDS,
  args: z.strictObject({ supplier: supplierRef, name: text('New name', 200).optional(), ...details }),
  find: (a, env) => resolveSupplier(env, a.supplier),
  patch: ({ supplier: _, ...a }) => a,
});

export const deleteSupplier = defineDelete({
  name: 'delete_supplier',
  description: 'Delete one supplier. Always waits for a yes.',
  kind,
  operation: suppliers.operations.delete,
  args: z.strictObject({ supplier: supplierRef }),
  find: (a, env) => resolveSupplier(env, a.supplier),
});
