import { AppError, abnChecksumOk, invalid } from '@smoko/contract';
import type { Business } from '../actor.ts';

/** From here on a tax invoice names its buyer (A New Tax System (GST) Act 1999, section 29-70). Cents. */
const NAMED_BUYER = 100_000;
/** Above this, New Zealand's says the seller's GST number (Goods and Services Tax Act 1985, section 19F). Cents. */
const NUMBERED_SELLER = 20_000;

/** Throws 422 naming the field that an invoice over so many cents lacks to be lawful; a business without GST lacks none. */
export function assertLawful(business: Business, total: number, buyer: object | null): void {
  if (!business.gstRegistered) return;
  assertNumber(business, total);
  if (total >= NAMED_BUYER && !buyer) {
    throw invalid('client_id', 'A tax invoice of $1,000 or more names its buyer. Add a client first.');
  }
}

function assertNumber({ country, abn, onPapers }: Business, total: number): void {
  if (country === 'AU') assertAbn(abn);
  else if (total > NUMBERED_SELLER && !onPapers?.gst_number) {
    throw invalid('gst_number', 'A tax invoice over $200 needs your GST number. Add it in Settings.');
  }
}

function assertAbn(abn: string | null): void {
  if (!abn) throw invalid('abn', 'A tax invoice needs your ABN. Add it in Settings.');
  if (!abnChecksumOk(abn)) {
    throw invalid('abn', "That ABN doesn't look right - please check it. A tax invoice needs it, in Settings.");
  }
}

/** The refusal of everything but looking at it. */
export const isVoid = (title: string): AppError =>
  new AppError('issued', `${title} is void and stays as it is. Make a new one instead.`);
