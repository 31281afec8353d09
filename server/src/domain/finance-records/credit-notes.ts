import { AppError, createCreditNote, type DomainInput, invalid } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import { type Credit, creditOfAmount, creditOfLines, leftOf } from './credit-sums.ts';
import { moreThanInvoiced } from './follow-credit-note.ts';
import { freezeCreditNote } from './freeze.ts';
import { insertCreditNote } from './insert-numbered.ts';
import { assertOneSum } from './invoice-sums.ts';
import { assertLawfulCredit } from './lawful-paper.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';
import { askedOf } from './settled.ts';

/** A credit note: the money of the invoice, with its GST, the other way. */
export const creditNoteImplementation = (
  repository: Repository<FinanceRow>,
  clients: Repository<ClientRow>,
  service: FinanceRecords,
): Implementation =>
  implement(createCreditNote, async (call, input) => {
    const invoice = await repository.get(call, input.id);
    if (invoice.type !== 'invoice') throw invalid('id', 'Only an invoice can be credited.');
    if (invoice.stage === 'draft') throw new AppError('conflict', 'That invoice is a draft. Change the draft instead.');
    if (invoice.stage === 'void') throw new AppError('issued', 'That invoice is void, so there is nothing to credit.');
    assertOneSum(input);
    const [buyer = null] = (await clients.byIds(call, [invoice.client_id])).values();
    const sealed = (note: Written<FinanceRow>) => ({
      frozen: freezeCreditNote(call.actor.business, note, invoice, buyer),
    });
    const prepare = async (): Promise<Written<FinanceRow>> => {
      const left = askedOf(invoice);
      const { total, ...credit } = await creditOf(call, repository, invoice, input);
      if (total <= 0) throw invalid('amount', 'Say how much is credited: an amount or lines above zero.');
      if (total > left) throw moreThanInvoiced(left);
      assertLawfulCredit(call.actor.business, credit.gst ?? 0);
      return {
        type: 'credit_note',
        amount: total,
        ...credit,
        status: 'paid',
        project_id: invoice.project_id,
        client_id: invoice.client_id,
        invoice_id: invoice._id,
        credited_amount: invoice.amount,
        credited_gst: invoice.gst,
        due_date: null,
        issued_on: call.today(),
        paid_date: call.today(),
        reason: input.reason,
        description: input.reason,
      };
    };
    return service.presentOne(call, await insertCreditNote(call, repository, prepare, sealed));
  });

async function creditOf(
  call: Call,
  { model }: Repository<FinanceRow>,
  invoice: FinanceRow,
  { amount, lines, reason }: DomainInput<typeof createCreditNote>,
): Promise<Credit> {
  const earlier = await model.find({ ...liveOf(call), type: 'credit_note', invoice_id: invoice._id }).lean();
  const left = leftOf(invoice, earlier);
  return lines
    ? creditOfLines(call, invoice, left, lines)
    : creditOfAmount(invoice, left, amount ?? left.total, reason);
}
