import { AppError, createCreditNote, type DomainInput, invalid } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { PricedLine } from '../../db/stored-fields.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientRow } from '../clients/schema.ts';
import { addUp } from '../quotes/add-up.ts';
import { liveOf } from '../stats/sum-by.ts';
import { moreThanInvoiced } from './follow-credit-note.ts';
import { freezeCreditNote } from './freeze.ts';
import { insertCreditNote } from './insert-numbered.ts';
import { assertLawfulCredit } from './lawful-paper.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';
import { askedOf } from './settled.ts';

interface Credit {
  total: number;
  /** null where nobody worked out the GST of the invoice. */
  gst: number | null;
  lines: PricedLine[];
  prices_include_gst: boolean;
}

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
    const [buyer = null] = (await clients.byIds(call, [invoice.client_id])).values();
    const sealed = (note: Written<FinanceRow>) => ({
      frozen: freezeCreditNote(call.actor.business, note, invoice, buyer),
    });
    const prepare = async (): Promise<Written<FinanceRow>> => {
      const left = askedOf(invoice);
      const { total, ...credit } = await creditOf(call, repository, invoice, input, left);
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
  repository: Repository<FinanceRow>,
  invoice: FinanceRow,
  { amount, lines, reason }: DomainInput<typeof createCreditNote>,
  left: number,
): Promise<Credit> {
  if (lines) {
    const prices_include_gst = invoice.prices_include_gst ?? false;
    // GST as it was charged, whatever the business is today
    const business = { ...call.actor.business, gstRegistered: Boolean(invoice.gst) };
    const sum = addUp({ ...call, actor: { ...call.actor, business } }, lines, prices_include_gst);
    return { total: sum.total, gst: sum.gst, lines: sum.lines, prices_include_gst };
  }
  const total = amount ?? left;
  return {
    total,
    gst: await gstOf(call, repository, invoice, total, left),
    lines: [{ description: reason, quantity: 1, unit: null, unit_price: total, total }],
    prices_include_gst: true,
  };
}

/** The same share of the GST as of the amount; the last credit takes what is left of it, so that all of it is all of it. */
async function gstOf(
  call: Call,
  { model }: Repository<FinanceRow>,
  invoice: FinanceRow,
  total: number,
  left: number,
): Promise<number | null> {
  if (invoice.gst == null) return null;
  if (total !== left) return Math.round((invoice.gst * total) / invoice.amount);
  const earlier = await model.find({ ...liveOf(call), type: 'credit_note', invoice_id: invoice._id }).lean();
  return invoice.gst - earlier.reduce((sum, { gst }) => sum + (gst ?? 0), 0);
}
