import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { recordOf } from '../found.ts';
import { clientTarget, isFresh, type Piece, type Scene } from '../scene.ts';

/**
 * The invoice that is meant, for a tool: by its number, whose it is, or as the one that was made or changed last; null
 * where nothing says which. `number`: how a bare number stands behind the verb.
 */
export function invoiceMeant(piece: Piece, scene: Scene, number?: RegExp): Record<string, unknown> | null {
  const invoice_number = takeInvoiceNumber(piece.text)?.value ?? number?.exec(piece.text)?.[1];
  if (invoice_number) return { invoice_number };
  const job = recordOf(piece.values.named.job);
  if (job) return { job: job.id };
  const named = piece.values.named.client;
  if (named) return { client: named.value.record?.id ?? named.value.reference };
  const invoices = scene.records.filter(({ kind, type }) => kind === 'finance' && type === 'invoice');
  const last = invoices.find(isFresh) ?? invoices.find(({ lately }) => lately);
  if (last) return { record: last.id };
  const client = clientTarget(piece, scene)?.record;
  return client ? { client: client.id } : null;
}
