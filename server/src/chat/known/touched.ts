import type { KnownKind } from '@smoko/agents';
import type { AnyRow } from '../../db/row.ts';
import type { Call } from '../../domain/call.ts';
import type { ReceiptRow } from '../../domain/receipts/receipts.ts';
import { type Found, KINDS, type KnownTables } from './tables.ts';

/** By the name of its table, as receipts have it. */
const KIND_OF: Record<string, KnownKind> = {
  clients: 'client',
  suppliers: 'supplier',
  projects: 'job',
  admin_tasks: 'task',
  procurement_items: 'item',
  quotes: 'quote',
  finance_records: 'finance',
};

/** A record that a receipt is about. */
interface Touched extends Found {
  /** By this receipt. */
  created: boolean;
}

/** What receipts are about, where it is still there; one query for each table. */
export async function recordsTouched(
  tables: KnownTables,
  call: Call,
  receipts: readonly ReceiptRow[],
): Promise<Touched[]> {
  const there = new Map<string, AnyRow & { deleted_at?: Date | null }>();
  await Promise.all(
    KINDS.map(async ([kind, table]) => {
      const ids = receipts.flatMap(({ entity, record_id }) =>
        KIND_OF[entity] === kind && record_id ? [record_id] : [],
      );
      for (const [id, doc] of await tables[table].byIds(call, ids)) there.set(id, doc);
    }),
  );
  return receipts.flatMap(({ entity, record_id, operation }) => {
    const kind = KIND_OF[entity];
    const doc = there.get(String(record_id));
    return kind && doc && !doc.deleted_at ? [{ kind, doc, created: operation.endsWith('.create') }] : [];
  });
}
