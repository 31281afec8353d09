import type { Channel } from '@smoko/contract';
import type { Call } from '../../domain/call.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import { longDay } from '../../domain/long-day.ts';
import { wordsOf } from '../../domain/payment-claims/acts.ts';
import { replyDue, replyWords } from '../../domain/payment-claims/claims.ts';

/**
 * That an invoice is a payment claim, what it asks payment for, and by when it has to be answered; nothing of one that is
 * none. A draft goes out today, so its time is counted from today. A text is paid for by its length: it says the least.
 */
export async function claimWords(call: Call, invoice: FinanceRow, channel: Channel): Promise<string[]> {
  const claim = invoice.payment_claim ?? null;
  if (!claim) return [];
  const by = `A reply is due by ${longDay(invoice.reply_due ?? (await replyDue(claim, call.today())))}`;
  if (channel === 'sms') return [wordsOf(claim.state), by];
  const when = claim.from && claim.to ? `Work from ${longDay(claim.from)} to ${longDay(claim.to)}` : null;
  return [wordsOf(claim.state), claim.work && `For: ${claim.work}`, when, replyWords(claim), by].flatMap(
    (line) => line || [],
  );
}
