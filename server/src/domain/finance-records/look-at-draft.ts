import type { Call } from '../call.ts';
import { claimLookedAt } from '../payment-claims/claims.ts';
import { aboutOf, withNumbersGiven } from './about.ts';
import { freeze } from './freeze.ts';
import { findBuyer, type IssuingStores } from './issue.ts';
import { daysAfter } from './overdue.ts';
import type { FinanceRow } from './schema.ts';

/** An invoice as its paper would be today: nothing is stored, numbered or asked of it. One that is frozen as it is. */
export async function lookAtInvoice(call: Call, stores: IssuingStores, looked: FinanceRow): Promise<FinanceRow> {
  if (looked.type !== 'invoice' || looked.frozen) return looked;
  const invoice = await withNumbersGiven(call, stores, looked);
  const { terms_days = null, due_date = null, stage } = invoice;
  const issued_on = invoice.issued_on ?? call.today();
  const due = stage !== 'draft' || terms_days === null ? due_date : daysAfter(issued_on, terms_days);
  const gst = stage === 'draft' ? invoice.gst || null : (invoice.gst ?? null);
  const buyer = await findBuyer(call, stores.clients, invoice);
  const paper = freeze(
    call.actor.business,
    { ...invoice, issued_on, gst },
    buyer,
    await claimLookedAt(call, stores, { ...invoice, due_date: due }),
    await aboutOf(call, stores, invoice),
  );
  return { ...invoice, issued_on, due_date: due, ...paper };
}
