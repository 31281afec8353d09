import type { Letterhead } from '../domain/actor.ts';
import { spacedAbn } from './quote-on-paper.ts';

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

/** What a business is known by, below its name: its country's numbers, and its licence. */
export function numbersOf({ abn, country, gstRegistered, onPapers }: Letterhead): string[] {
  const { gst_number, nzbn, licence_number } = onPapers ?? {};
  const ofCountry =
    country === 'AU'
      ? [abn && `ABN ${spacedAbn(abn)}`]
      : [gstRegistered && gst_number && `GST number ${gst_number}`, nzbn && `NZBN ${nzbn}`];
  return [...ofCountry, licence_number && `Licence ${licence_number}`].flatMap((number) => number || []);
}

/** How a business is reached, on papers: its phone and its e-mail, where it has them. */
export const contactsOf = ({ phone, email }: Pick<Letterhead, 'phone' | 'email'>): string[] =>
  [phone, email].flatMap((one) => one || []);
