import { invalid, lookAtInvoice } from '@smoko/contract';
import { issuedBefore } from '../billing/basis.ts';
import { basisOnPaper } from '../billing/basis-on-paper.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { claimRows } from '../payment-claims/claim-rows.ts';
import { replyDue } from '../payment-claims/claims.ts';
import { toPayOf } from './how-to-pay.ts';
import type { IssuingStores } from './issue.ts';
import { lookAtInvoice as asItWouldBe } from './look-at-draft.ts';
import type { FinanceRow } from './schema.ts';
import { creditFor } from './use-credit.ts';

/** What an invoice's paper says beside its lines, and what issuing a draft would do: in the words of paper and page. */
export const lookImplementation = (stores: IssuingStores): Implementation =>
  implement(lookAtInvoice, async (call, { id }) => {
    const known = await stores.financeRecords.get(call, id);
    if (known.type !== 'invoice') throw invalid('id', 'Only an invoice can be looked at like that.');
    const invoice = await asItWouldBe(call, stores, known);
    const isDraft = known.stage === 'draft';
    const used = isDraft ? await creditFor(call, stores.financeRecords, known) : [];
    const credit_used = used.reduce((sum, { amount }) => sum + amount, 0);
    const before = known.project_id ? await issuedBefore(call, stores, known.project_id, known) : null;
    return {
      credit_used,
      due: (isDraft ? invoice.amount : (invoice.amount_due ?? invoice.amount)) - credit_used,
      due_date: invoice.due_date ?? null,
      to_pay: toPayOf(call.actor.business, invoice).map(([label, value]) => ({ label, value })),
      ...(await saidOf(call, invoice)),
      invoiced_before: before?.reduce((sum, { amount }) => sum + amount, 0) ?? null,
    };
  });

async function saidOf(call: Call, invoice: FinanceRow) {
  const { frozen, stage, amount: total, gst, due_date: due = null, payment_claim, reply_due } = invoice;
  const basis = frozen?.basis ? basisOnPaper(frozen.basis, invoice) : null;
  const claim = stage === 'void' ? null : (frozen?.claim ?? null);
  const rows = claim ? claimRows(claim, { total, due, gst: gst ?? 0, basis }) : [];
  const asked = payment_claim ? (reply_due ?? (await replyDue(payment_claim, call.today()))) : null;
  return {
    claim: claim && { words: claim.words, rows: rows.map(([label, value]) => ({ label, value })), reply_due: asked },
    basis: basis && {
      title: basis.title,
      rows: basis.rows.map(([label, value, strong]) => ({ label, value, strong })),
    },
  };
}
