import type { KnownKind } from '@smoko/agents';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { AnyRow } from '../../db/row.ts';
import type { AdminTaskRow } from '../../domain/admin-tasks/schema.ts';
import type { Call } from '../../domain/call.ts';
import type { ClientRow } from '../../domain/clients/schema.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import type { ProcurementRow } from '../../domain/procurement-items/schema.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';
import type { ReceiptRow } from '../../domain/receipts/receipts.ts';
import type { SupplierRow } from '../../domain/suppliers/schema.ts';

export interface KnownTables {
  clients: Repository<ClientRow>;
  suppliers: Repository<SupplierRow>;
  projects: Repository<ProjectRow>;
  adminTasks: Repository<AdminTaskRow>;
  procurementItems: Repository<ProcurementRow>;
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
  receipts: Repository<ReceiptRow>;
}

/** Where records of each kind are, and what people call one: each of its names. */
export const KINDS: readonly [KnownKind, keyof KnownTables, (doc: AnyRow) => readonly string[]][] = [
  ['client', 'clients', (doc) => [String(doc.name)]],
  ['supplier', 'suppliers', (doc) => [String(doc.name)]],
  ['job', 'projects', (doc) => [`${doc.job_name} ${doc.job_number}`]],
  ['task', 'adminTasks', (doc) => [String(doc.task_name)]],
  ['item', 'procurementItems', (doc) => [String(doc.item_name)]],
  ['quote', 'quotes', ({ short_name, quote_number }) => [short_name ?? '', quote_number].map(String)],
  ['finance', 'financeRecords', (doc) => [String(doc.description ?? '')]],
];

/** A record that a conversation may be about. */
export interface Found {
  kind: KnownKind;
  doc: AnyRow;
}

export const owned = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

/** Each record where it stands first. */
export function eachOnce<F extends Found>(found: readonly F[]): F[] {
  const seen = new Set<string>();
  return found.filter(({ doc }) => {
    const id = doc._id.toHexString();
    return !seen.has(id) && seen.add(id);
  });
}
