import type { ImportTable } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { ProjectRow } from '../projects/schema.ts';
import type { SupplierRow } from '../suppliers/schema.ts';
import { linkClients } from './clients-by-name.ts';
import { knownRecords } from './duplicates.ts';
import { type Draft, readRows } from './rows.ts';

export interface ImportTables {
  clients: Repository<ClientRow>;
  suppliers: Repository<SupplierRow>;
  projects: Repository<ProjectRow>;
}

export type Sorted = Draft & { state: 'wrong' | 'duplicate' | 'new' };

export const tableNamed = (tables: ImportTables, table: ImportTable): Repository => tables[table];

/** The rows of a file, each with what is to be thought of it: wrong, on file already, or new. */
export async function sortRows(
  call: Call,
  tables: ImportTables,
  { table, csv }: { table: ImportTable; csv: string },
): Promise<{ columns: ReturnType<typeof readRows>['columns']; rows: Sorted[] }> {
  const { columns, drafts } = readRows(table, csv);
  if (table === 'projects') await linkClients(call, drafts, tables.clients);
  const known = await knownRecords(call, table, tableNamed(tables, table));
  const rows = drafts.map((draft): Sorted => {
    if (draft.notes.length > 0) return { ...draft, state: 'wrong' };
    const double = known.doubles(draft.fields, draft.line);
    return double ? { ...draft, notes: [double], state: 'duplicate' } : { ...draft, state: 'new' };
  });
  return { columns, rows };
}
