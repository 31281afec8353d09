import { type Supplier, suppliers, supplierView } from '@smoko/contract';
import { z } from 'zod';
import { onFile } from './clients.ts';
import { defineCreate, defineDelete, defineUpdate, type Kind } from './define-change.ts';
import { otherArguments } from './entity-view.ts';
import { address, supplierRef, text } from './fields.ts';
import { namesakes } from './parties.ts';
import { ToolProblem } from './problem.ts';
import { resolveSupplier } from './resolve.ts';
import { row, SUPPLIER_FIELDS, view } from './supplier-view.ts';

const kind: Kind<Supplier> = {
  noun: 'supplier',
  title: (supplier) => `supplier ${supplier.name}`,
  row: (supplier) => `supplier ${row(supplier)}`,
  view,
};

const details = {
  phone: text('Phone as given, never the fax', 40).optional(),
  email: text('Email', 254).optional(),
  address: address('Address').optional(),
  specialty: text('What they sell', 200).optional(),
  ...otherArguments(supplierView, suppliers, ['name', 'phone', 'email', 'address', 'specialty']).args,
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

export const updateSupplier = defineUpdate({
  name: 'update_supplier',
  description: 'Change one supplier: only the fields given.',
  kind,
  operation: suppliers.operations.update,
  fields: SUPPLIER_FIELDS,
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
