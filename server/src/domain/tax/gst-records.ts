import { listGstRecords } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { SupplierRow } from '../suppliers/schema.ts';
import type { GstEntry, Time } from './gst-entries.ts';
import { timeOf } from './gst-report.ts';
import { SOURCES, type Source, sourcesOf, withFull } from './gst-sources.ts';

interface Stores {
  financeRecords: Repository<FinanceRow>;
  clients: Repository<ClientRow>;
  suppliers: Repository<SupplierRow>;
}

/** The records behind a figure, in the order of their days, sales and purchases together. */
export function gstRecordsImplementation({ financeRecords, clients, suppliers }: Stores): Implementation {
  const { model } = financeRecords;

  async function page(call: Call, time: Time, source: Source, skip: number, limit: number): Promise<GstEntry[]> {
    const { entries, match } = SOURCES[source];
    return model.aggregate<GstEntry>([
      ...entries(call, time),
      withFull(call.actor.business.country),
      ...(match ? [{ $match: match }] : []),
      { $sort: { day: 1, record_id: 1, invoice_id: 1 } },
      { $skip: skip },
      { $limit: limit },
    ]);
  }

  /** So many from there on, over all sources in the order of their days; `past` of each source are gone by already. */
  async function entriesOf(call: Call, time: Time, sources: readonly Source[], past: readonly number[], limit: number) {
    const pages = await Promise.all(sources.map((source, at) => page(call, time, source, past[at] ?? 0, limit)));
    const merged = pages
      .flatMap((entries, source) => entries.map((entry) => ({ entry, source })))
      // stable: of one day first those of sales, as they come
      .sort((a, b) => a.entry.day.localeCompare(b.entry.day));
    return merged.slice(0, limit);
  }

  return implement(listGstRecords, async (call, { of, limit, cursor, ...asked }) => {
    const time = timeOf(call, asked);
    const sources = sourcesOf(of, call.actor.business.country);
    const past = cursor?.split('.').map(Number) ?? [];
    const found = await entriesOf(call, time, sources, past, limit + 1);
    const shown = found.slice(0, limit);
    const gone = sources.map((_, at) => (past[at] ?? 0) + shown.filter(({ source }) => source === at).length);
    return {
      data: await named(
        call,
        shown.map(({ entry }) => entry),
      ),
      next_cursor: found.length > limit ? gone.join('.') : null,
    };
  });

  async function named(call: Call, entries: readonly GstEntry[]) {
    const ids = entries.flatMap(({ record_id, invoice_id }) => (invoice_id ? [record_id, invoice_id] : [record_id]));
    const records = await financeRecords.byIds(call, ids);
    const rows = [...records.values()];
    const [theirs, ours] = await Promise.all([
      clients.byIds(
        call,
        rows.map(({ client_id }) => client_id),
      ),
      suppliers.byIds(
        call,
        rows.map(({ supplier_id }) => supplier_id ?? null),
      ),
    ]);
    const known = (id: Types.ObjectId | null) => (id ? records.get(id.toHexString()) : undefined);
    // an expense may be for a client's job, but is no business of theirs
    const nameOf = (row: FinanceRow | undefined) =>
      (row?.type === 'expense' ? ours.get(String(row.supplier_id)) : theirs.get(String(row?.client_id)))?.name ?? null;
    return entries.flatMap(({ record_id, day, amount, gst, invoice_id }) => {
      const record = known(record_id);
      const invoice = known(invoice_id);
      if (!record) return [];
      const { type, credit_note_number, supplier_invoice_number, description } = record;
      const number = credit_note_number ?? record.invoice_number ?? invoice?.invoice_number ?? supplier_invoice_number;
      return [
        {
          id: record_id.toHexString(),
          ...{ type, day, amount, gst },
          invoice_id: invoice_id?.toHexString() ?? null,
          number: number ?? null,
          name: nameOf(record) ?? nameOf(invoice),
          description: description ?? invoice?.description ?? null,
        },
      ];
    });
  }
}
