import type { Letterhead } from '../actor.ts';
import { spacedAbn } from '../spaced-abn.ts';
import { letterheadOf } from './freeze.ts';
import type { FinanceRow } from './schema.ts';

/** What stands before it, and what to type into one's bank. */
export type ToPay = [label: string, value: string];

/**
 * How an invoice is paid: in Australia BSB and account, or PayID; in New Zealand the bank account. Nothing where a business
 * said nothing, and no account of the country it was in before.
 */
export function howToPay({ country, onPapers }: Letterhead, reference: string | null): ToPay[] {
  if (!onPapers) return [];
  const { bank_bsb, bank_account, bank_account_name, payid } = onPapers;
  const account: ToPay[] =
    country === 'AU'
      ? bank_bsb && bank_account && /^\d+$/.test(bank_account)
        ? [
            ['BSB', bank_bsb],
            ['Account number', bank_account],
          ]
        : []
      : bank_account?.includes('-')
        ? [['Bank account', bank_account]]
        : [];
  const name: ToPay[] = account.length && bank_account_name ? [['Account name', bank_account_name]] : [];
  const alias: ToPay[] = country === 'AU' && payid ? [['PayID', spokenPayId(payid)]] : [];
  const ways = [...name, ...account, ...alias];
  return ways.length && reference ? [...ways, ['Reference', reference]] : ways;
}

const spokenPayId = (payid: string): string =>
  spacedAbn(payid)
    .replace(/^\+61(4\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3')
    .replace(/^\+61(\d)(\d{4})(\d{4})$/, '(0$1) $2 $3');

/** How to pay it, as it was frozen, else as it would be; nothing of an invoice that asks for nothing. */
export const toPayOf = (business: Letterhead, invoice: FinanceRow): ToPay[] => {
  const { status, stage, frozen, invoice_number } = invoice;
  if (status === 'paid' || stage === 'void') return [];
  return howToPay(frozen ? letterheadOf(frozen) : business, invoice_number ?? null);
};
