import { type ProcurementItem, procurementItems, type Supplier, suppliers } from '@smoko/contract';
import { z } from 'zod';
import { missing, sentences, yesNo, yesOrNo } from './answers.ts';
import { distinct } from './candidates.ts';
import { WANTS } from './client-list.ts';
import { supplierRef, text } from './fields.ts';
import { count } from './format.ts';
import { bestMatches, TITLES } from './matching.ts';
import { listAll, lookUp } from './paging.ts';
import { findSuppliers, partyLabel } from './parties.ts';
import { one } from './resolve.ts';
import { listed } from './rows.ts';
import { searchWords } from './search-words.ts';
import { row, view } from './supplier-view.ts';
import { defineTool, read, type ToolEnv } from './tool.ts';

const { list, get } = suppliers.operations;

export const findSupplier = defineTool({
  name: 'find_supplier',
  description: 'Show one supplier: phone, email, address, specialty.',
  doing: 'Looking up the supplier',
  args: z.strictObject({
    supplier: supplierRef,
    wants: z
      .enum([...WANTS, 'specialty'])
      .optional()
      .describe('What was asked for'),
    yes_no: yesNo,
  }),
  async run(a, env) {
    const { found, near } = await findSuppliers(env, a.supplier);
    if (a.yes_no && !found.length && !near.length) return read(`No, there is no supplier "${a.supplier}" on file`);
    const supplier = one(found, a.supplier, 'supplier', partyLabel, near);
    const asked = { ...supplier, notes: supplier.specialty };
    const lacking = a.wants && missing(a.wants, asked[a.wants], supplier.name);
    return read(yesOrNo(a.yes_no, !lacking, sentences(row(supplier), lacking)), { supplier: view(supplier) });
  },
});

export const listSuppliers = defineTool({
  name: 'list_suppliers',
  description: 'List or count suppliers, all or by words of the name, of what they sell, or of what came from them.',
  doing: 'Looking through the suppliers',
  args: z.strictObject({ search: text('Words of the name or of what they sell', 100).optional(), yes_no: yesNo }),
  async run(a, env) {
    const all = a.search ? [] : await listAll<Supplier>(env, list);
    const found = a.search ? await selling(env, a.search) : all;
    const about = a.search ? ` for "${a.search}"` : ' on file';
    return listed(count(found.length, 'supplier') + about, found, row, view, 'suppliers', a.yes_no);
  },
});

/** By name and specialty; else those that such a thing was ordered from. */
async function selling(env: ToolEnv, said: string): Promise<Supplier[]> {
  const words = searchWords(said, TITLES);
  const rows = distinct((await Promise.all(words.map((q) => lookUp<Supplier>(env, list, { q })))).flat());
  const fields = [(s: Supplier) => s.name, (s: Supplier) => s.specialty ?? ''];
  const found = bestMatches(said, rows, fields);
  if (found.length) return found;
  const some = rows.filter((s) => words.some((word) => bestMatches(word, [s], fields).length));
  if (some.length) return some;
  const q = words.join(' ');
  const items = q ? await lookUp<ProcurementItem>(env, procurementItems.operations.list, { q }) : [];
  const ids = [...new Set(items.flatMap((item) => item.supplier_id ?? []))].slice(0, 8);
  return Promise.all(ids.map((id) => env.services.read(get, { id })));
}
