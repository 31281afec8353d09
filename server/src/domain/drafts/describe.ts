import {
  addUpQuote,
  createInvoice,
  fieldsOf,
  getPaperWarnings,
  type Operation,
  type PaperWarning,
} from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { Executor } from '../executor.ts';
import { dollars } from '../money.ts';
import { fromWire } from '../receipts/with-receipt.ts';
import { nounOf } from './check-fields.ts';
import { type Drafted, draftWords, titleField } from './draft-words.ts';

interface Parts {
  tables: ReadonlyMap<string, Repository>;
  executor: Executor;
}

/** What is told beside a draft's fields: its sentence, the names it takes, and what to look at before it goes out. */
interface Described {
  summary: string;
  names: { id: string; name: string }[];
  warnings: PaperWarning[];
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
  const [names, record, sums] = await Promise.all([
    Promise.all(links.map(async ({ table, id }) => [id, await nameOf(parts, call, table, id)] as const)),
    recordId ? nameOf(parts, call, entity, recordId) : null,
    sumsOf(parts, call, entity, fields),
  ]);
  const total = sums && `total ${dollars(sums.total)}${sums.gst ? ' inc GST' : ''}`;
  const warnings = operation.id === createInvoice.id ? await invoiceWarnings(parts, call, fields, sums) : [];
  const found = names.flatMap(([id, name]) => (name === null ? [] : [{ id, name }]));
  const named = new Map(found.map(({ id, name }) => [id, name]));
  return { summary: draftWords(operation, drafted, { record, names: named, total }), names: found, warnings };
}

/** What people call a record; null when there is none. Jobs by number and name. */
async function nameOf({ tables }: Parts, call: Call, table: string, id: string): Promise<string | null> {
  const found = await tables.get(table)?.byIds(call, [new Types.ObjectId(id)]);
  const doc = found?.get(id);
  if (!doc) return null;
  const title = doc[titleField(table) ?? ''] ?? doc.invoice_number;
  return [doc.job_number, title].filter(Boolean).map(String).join(' - ') || null;
}

type Fields = Record<string, unknown>;
interface Sums {
  /** Cents. */
  total: number;
  gst: number;
}

/** What the lines of a quote or an invoice come to, as it would be saved; null without lines. */
async function sumsOf({ executor }: Parts, call: Call, entity: string, fields: Fields): Promise<Sums | null> {
  const { lines, prices_include_gst } = fields as { lines?: never[]; prices_include_gst?: boolean };
  if (!WITH_LINES.has(entity) || !lines?.length) return null;
  const input = fromWire(addUpQuote, { lines, ...(prices_include_gst === undefined ? {} : { prices_include_gst }) });
  return executor.execute(addUpQuote, asPerson(call), input);
}
const WITH_LINES: ReadonlySet<string> = new Set(['quotes', 'finance_records']);

/** What is looked up of a draft is looked up for the person whose it is. */
const asPerson = ({ actor: { agent: _, ...person } }: Call) => person;

/** What to look at of an invoice before it is saved, which its editor would say: what it lacks, and what is too much. */
async function invoiceWarnings({ executor }: Parts, call: Call, fields: Fields, sums: Sums | null) {
  const { lines = [], amount, includes_gst, project_id, client_id, description } = fields as InvoiceFields;
  const { total } =
    sums ??
    (amount === undefined
      ? { total: 0 }
      : await executor.execute(
          addUpQuote,
          asPerson(call),
          fromWire(addUpQuote, {
            lines: [{ description: 'Work', quantity: 1, unit_price: amount }],
            prices_include_gst: includes_gst ?? true,
          }),
        ));
  const asked = {
    total,
    lines: lines.length
      ? lines.map((line) => ({ description: line.description }))
      : [{ description: description ?? '' }],
    is_invoice: true,
    project_id,
    client_id,
  };
  return (await executor.execute(getPaperWarnings, asPerson(call), asked)).warnings;
}
interface InvoiceFields {
  lines?: { description: string }[];
  amount?: number;
  includes_gst?: boolean;
  project_id?: string;
  client_id?: string;
  description?: string;
}
