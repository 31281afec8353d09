import { AppError, abnChecksumOk, invalid } from '@smoko/contract';
import type { Business } from '../actor.ts';

/** From here on Australia's names its buyer (A New Tax System (GST) Act 1999, section 29-70). Cents. */
const NAMED_BUYER = 100_000;
/** Above these, New Zealand's says the seller's GST number, and its buyer (Goods and Services Tax Act 1985, sections 19F and 19G). Cents. */
const NZ_NUMBERED_SELLER = 20_000;
const NZ_NAMED_BUYER = 100_000;

type Buyer = Readonly<Partial<Record<'address' | 'phone' | 'email', string | null>>>;

/** Throws 422 naming the field that an invoice over so many cents lacks to be lawful; a business without GST lacks none. */
export function assertLawful(business: Business, total: number, buyer: Buyer | null): void {
  if (!business.gstRegistered) return;
  if (business.country === 'AU') assertAustralian(business, total, buyer);
  else assertNewZealand(business, total, buyer);
}

function assertNewZealand({ onPapers }: Business, total: number, buyer: Buyer | null): void {
  if (total > NZ_NUMBERED_SELLER && !onPapers?.gst_number)
    throw invalid('gst_number', 'A tax invoice over $200 needs your GST number. Add it in Settings.');
  if (total <= NZ_NAMED_BUYER) return;
  if (!buyer) throw invalid('client_id', 'A tax invoice over $1,000 names its buyer. Add a client first.');
  if (!(buyer.address || buyer.phone || buyer.email))
    throw invalid(
      'client_id',
      'A tax invoice over $1,000 says how its buyer is known. Give that client an address, a phone number or an email.',
    );
}

function assertAustralian({ abn }: Business, total: number, buyer: Buyer | null): void {
  assertAbn(abn, 'A tax invoice');
  if (total >= NAMED_BUYER && !buyer)
    throw invalid('client_id', 'A tax invoice of $1,000 or more names its buyer. Add a client first.');
}

/** The same of a credit note with so much GST: in Australia it is an adjustment note, which says the ABN (section 29-75). */
export function assertLawfulCredit({ country, abn }: Business, gst: number): void {
  if (country === 'AU' && gst > 0) assertAbn(abn, 'An adjustment note');
}

function assertAbn(abn: string | null, paper: string): void {
  if (!abn) throw invalid('abn', `${paper} needs your ABN. Add it in Settings.`);
  if (!abnChecksumOk(abn))
    throw invalid('abn', `That ABN doesn't look right - please check it. ${paper} needs it, in Settings.`);
}

/** The refusal of everything but looking at it. */
export const isVoid = (title: string): AppError =>
  new AppError('issued', `${title} is void and stays as it is. Make a new one instead.`);
