import { addUpQuote, fieldsOf, type Operation } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { Executor } from '../executor.ts';
import { dollars } from '../money.ts';
import { fromWire, toWire } from '../receipts/with-receipt.ts';
import { nounOf } from './check-fields.ts';
import { type Drafted, draftWords, titleField } from './draft-words.ts';

interface Parts {
  tables: ReadonlyMap<string, Repository>;
  executor: Executor;
}

/** What is told beside a draft's fields: its sentence and the names it takes. */
interface Described {
  summary: string;
  names: { id: string; name: string }[];
}

/** The sentence for a draft, with the names of the records it is about looked up and its sum worked out. */
export async function describeDraft(
  parts: Parts,
  call: Call,
  operation: Operation,
  drafted: Drafted & { recordId: string | null },
): Promise<Described> {
  const { entity, fields, recordId } = drafted;
  const links = fieldsOf(operation, nounOf(entity)).flatMap(({ name, table }) =>
    table && typeof fields[name] === 'string' ? [{ table, id: fields[name] }] : [],
  );
  const [names, record, total] = await Promise.all([
    Promise.all(links.map(async ({ table, id }) => [id, await nameOf(parts, call, table, id)] as const)),
    recordId ? nameOf(parts, call, entity, recordId) : null,
    totalOf(parts, call, entity, fields),
  ]);
  const found = names.flatMap(([id, name]) => (name === null ? [] : [{ id, name }]));
  const named = new Map(found.map(({ id, name }) => [id, name]));
  return { summary: draftWords(operation, drafted, { record, names: named, total }), names: found };
}

/** What people call a record; null when there is none. Jobs by number and name. */
async function nameOf({ tables }: Parts, call: Call, table: string, id: string): Promise<string | null> {
  const found = await tables.get(table)?.byIds(call, [new Types.ObjectId(id)]);
  const doc = found?.get(id);
  if (!doc) return null;
  const title = doc[titleField(table) ?? ''] ?? doc.invoice_number;
  return [doc.job_number, title].filter(Boolean).map(String).join(' - ') || null;
}

/** What a quote comes to, as it would be saved. */
async function totalOf({ executor }: Parts, call: Call, entity: string, fields: Record<string, unknown>) {
  const { lines, prices_include_gst } = fields as { lines?: never[]; prices_include_gst?: boolean };
  if (entity !== 'quotes' || !lines?.length) return null;
  const input = fromWire(addUpQuote, { lines, ...(prices_include_gst === undefined ? {} : { prices_include_gst }) });
  const { agent: _, ...person } = call.actor;
  const sums = toWire(addUpQuote, await executor.execute(addUpQuote, person, input));
  return `total ${dollars(Math.round(sums.total * 100))}${sums.gst ? ' inc GST' : ''}`;
}
