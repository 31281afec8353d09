import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { recordOf } from '../found.ts';
import { clientTarget, isFresh, type Piece, type Scene } from '../scene.ts';
import { toldOfInvoice } from './told-of-invoice.ts';

/**
 * The invoice that is meant, for a tool: by its number, by what else is said of it, by whose it is, or as the one that was
 * made, changed or spoken of last; null where nothing says which. `number`: how a bare number stands behind the verb.
 */
export function invoiceMeant(piece: Piece, scene: Scene, number?: RegExp): Record<string, unknown> | null {
  const invoice_number = takeInvoiceNumber(piece.text)?.value ?? number?.exec(piece.text)?.[1];
  if (invoice_number) return { invoice_number };
  const told = toldOfInvoice(piece)?.args ?? {};
  const job = jobNamed(piece);
  // the words that name a job name its invoices
  if (job) return { job: job.id, ...told, ...(told.record ? { record: undefined } : {}) };
  const named = piece.values.named.client;
  if (named) return { client: named.value.record?.id ?? named.value.reference, ...told };
  const client = clientTarget(piece, scene)?.record;
  if (Object.keys(told).length) return { ...told, client: client?.id };
  const last = lastOf(scene);
  if (last) return { record: last.id };
  return spokenInvoice(scene) ?? (client ? { client: client.id } : null);
}

/** The job that is named; "credit bev 88, tap was faulty" names no fault of somebody else. */
function jobNamed({ values: { named } }: Piece) {
  const [job, whose] = [recordOf(named.job), recordOf(named.client)];
  return job && (!whose || job.client === whose.name) ? job : null;
}

/** The invoice that was made or changed last, of which something is still to come. */
function lastOf({ records }: Scene) {
  const open = records.filter(
    ({ kind, type, status }) => kind === 'finance' && type === 'invoice' && status !== 'paid' && status !== 'void',
  );
  return open.find(isFresh) ?? open.find(({ lately }) => lately) ?? null;
}

/** The one invoice that an assistant spoke of last: what a payment went to, what was asked about. */
function spokenInvoice({ history, records }: Scene): Record<string, unknown> | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const found = [...last.matchAll(SPOKEN)].map(({ groups }) => groups?.number ?? groups?.sum ?? '');
  const [only, another] = [...new Set(found)];
  if (!only || another) return null;
  if (only.startsWith('INV') || !only.includes('.')) return { invoice_number: only };
  const client = records.find(({ kind, name }) => kind === 'client' && last.includes(name));
  return { amount_was: Number(only.replaceAll(',', '')), client: client?.id };
}
const SPOKEN = /\binvoice (?<number>[A-Z]{2,4}-\d+)\b|\b(?:the )?invoice of \$(?<sum>[\d,]+\.\d\d)/gu;
