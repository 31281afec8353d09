import { AppError, type DomainInput, invalid, markPaid } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, idFromKey, implement } from '../call.ts';
import { withRetry } from '../tables/with-retry.ts';
import { assertAfterInvoices, assertDayHasCome } from './days-of-money.ts';
import type { Issuing } from './issue.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';

type Asked = DomainInput<typeof markPaid>;

/** Mark as Paid: a payment of what is still due, from which the invoice becomes paid. */
export function markPaidImplementation(
  repository: Repository<FinanceRow>,
  service: FinanceRecords,
  { issuePaid }: Issuing,
): Implementation {
  async function mark(
    call: Call,
    { id, paid_date = call.today(), confirm_early, ...words }: Asked,
  ): Promise<FinanceRow> {
    const asked = await repository.get(call, id);
    if (asked.type !== 'invoice') throw invalid('id', 'Only an invoice can be marked as paid.');
    assertDayHasCome(call, 'payment', paid_date);
    if (!confirm_early) assertAfterInvoices(call, paid_date, [asked]);
    // money for a draft says that it went out
    const invoice = await issuePaid(call, id);
    if (invoice.status === 'paid') return invoice;
    const due = invoice.amount_due ?? invoice.amount;
    // nothing was asked for, so nothing comes in
    if (!due) return repository.update(call, id, { status: 'paid', paid_date }, invoice.version);
    await pay(call, invoice, due, { paid_date, ...words });
    return repository.get(call, id);
  }

  /** Two who mark the same invoice at the same moment make the same payment: its id follows from the invoice. */
  async function pay(
    call: Call,
    invoice: FinanceRow,
    due: number,
    said: Omit<Asked, 'id' | 'confirm_early'>,
  ): Promise<void> {
    try {
      await repository.insert(call, {
        _id: idFromKey(`payment of ${invoice._id.toHexString()} version ${invoice.version}`),
        type: 'payment',
        amount: due,
        status: 'paid',
        project_id: invoice.project_id,
        client_id: invoice.client_id,
        invoice_id: invoice._id,
        allocations: [{ invoice_id: invoice._id, amount: due }],
        due_date: null,
        ...said,
        description: null,
      });
    } catch (error) {
      const paidMeanwhile = error instanceof AppError && ['duplicate', 'more_than_owed'].includes(error.code);
      if (!paidMeanwhile) throw error;
      throw new AppError('conflict', 'That invoice was paid meanwhile. Have a look at it as it is now.');
    }
  }

  return implement(markPaid, async (call, asked) => {
    const paid = await withRetry(true, () => mark(call, asked));
    return service.presentOne(call, paid);
  });
}
