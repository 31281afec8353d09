import { AppError } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';

export interface Chased {
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
}
type Reminder = Pick<OutboxRow, 'automation' | 'quote_id' | 'finance_record_id'>;

/**
 * Why a reminder has nothing to ask for any more, in words for people: the quote was answered or the invoice paid since it
 * was written. null where it still has, and for every other message.
 */
export async function overSince(
  call: Call,
  item: Reminder,
  { quotes, financeRecords }: Chased,
): Promise<string | null> {
  const { automation, quote_id, finance_record_id } = item;
  if (automation === 'quote_follow_up' && quote_id) {
    const quote = await quotes.findOne(call, { _id: quote_id });
    return quote?.status === 'sent' ? null : 'That quote is answered or gone, so its follow-up stays here.';
  }
  if ((automation === 'invoice_reminder' || automation === 'overdue_reminder') && finance_record_id) {
    const invoice = await financeRecords.findOne(call, { _id: finance_record_id });
    const isOpen = invoice && invoice.stage !== 'void' && (invoice.amount_due ?? invoice.amount) > 0;
    return isOpen ? null : 'Nothing of that invoice is due any more, so its reminder stays here.';
  }
  return null;
}

/** Throws 409 with those words. */
export async function assertNotOver(call: Call, item: Reminder, chased: Chased): Promise<void> {
  const why = await overSince(call, item, chased);
  if (why) throw new AppError('conflict', why);
}
