import { createHash } from 'node:crypto';
import { type ClaimOnPaper, type FrozenPaper, freeIn, gstWithin } from '@smoko/contract';
import canonicalize from 'canonicalize';
import type { Written } from '../../db/row.ts';
import type { Business, Letterhead } from '../actor.ts';
import type { FinanceRow } from './schema.ts';

type Buyer = NonNullable<FrozenPaper['buyer']>;
/** What it is about, where it is of a job. */
export type About = Pick<FrozenPaper, 'job' | 'work' | 'basis'>;
type Frozen = Pick<Written<FinanceRow>, 'frozen' | 'gst'>;

/** What the paper of an invoice says beside the record's own fields, as it is on this day, with a seal over all of it. */
export function freeze(
  business: Business,
  invoice: Written<FinanceRow>,
  buyer: Buyer | null,
  claim: ClaimOnPaper | null,
  about: About,
): Frozen {
  const { amount = 0, lines = [], prices_include_gst = null } = invoice;
  // one that went out without GST stays so, whatever its business is today
  const free = freeIn(lines);
  const taxed = business.gstRegistered && invoice.gst !== 0 && (free === 0 || free !== amount);
  const gst = taxed ? (invoice.gst ?? gstWithin(amount - free, business.country)) : 0;
  const { invoice_number = null, description = null, issued_on = null, customer_reference } = invoice;
  const heading = [taxed ? 'Tax Invoice' : 'Invoice', invoice_number].filter(Boolean).join(' ');
  const paper = {
    heading,
    seller: sellerOf({ ...business, gstRegistered: taxed }),
    buyer: buyer && buyerOf(buyer),
    ...(claim ? { claim } : {}),
    ...about,
    layout: 2 as const,
  };
  const reference = customer_reference ? { customer_reference } : {};
  const sealed = { invoice_number, issued_on, description, lines, prices_include_gst, gst, amount, ...reference };
  return { gst, frozen: sealedPaper(paper, sealed) };
}

/**
 * What the paper of a credit note says. An adjustment note says that it is one, whose, when, what it adjusts and why (A New
 * Tax System (GST) Act 1999, section 29-75); without GST, and in New Zealand, it is a credit note.
 */
export function freezeCreditNote(
  business: Business,
  note: Written<FinanceRow>,
  invoice: Pick<FinanceRow, 'frozen' | 'invoice_number' | 'issued_on' | 'customer_reference'>,
  buyer: Buyer | null,
): FrozenPaper {
  const taxed = Boolean(note.gst);
  const name = taxed && business.country === 'AU' ? 'Adjustment Note' : 'Credit Note';
  const heading = [name, note.credit_note_number].filter(Boolean).join(' ');
  const known = invoice.frozen?.buyer ?? buyer;
  const seller = sellerOf({ ...business, gstRegistered: taxed });
  const { issued_on = null, reason = null, lines = [], prices_include_gst = null, gst = null, amount = 0 } = note;
  const adjusts = { invoice_number: invoice.invoice_number ?? null, issued_on: invoice.issued_on ?? null };
  const sealed = { adjusts, issued_on, reason, lines, prices_include_gst, gst, amount };
  const about = {
    ...(invoice.frozen?.job ? { job: invoice.frozen.job } : {}),
    ...(invoice.customer_reference ? { customer_reference: invoice.customer_reference } : {}),
  };
  return sealedPaper({ heading, seller, buyer: known && buyerOf(known), ...about, layout: 2 }, sealed);
}

/** With a seal over it and what else stands on the paper. */
export function sealedPaper(paper: Omit<FrozenPaper, 'sha256'>, content: object): FrozenPaper {
  // RFC 8785: the same content is the same text, whatever the order of its names
  const sha256 = createHash('sha256')
    .update(canonicalize({ ...paper, ...content }) ?? '')
    .digest('hex');
  return { ...paper, sha256 };
}

export const buyerOf = ({ name, email, phone, address }: Buyer): Buyer => ({ name, email, phone, address });

type JobNamed = NonNullable<FrozenPaper['job']>;
/** The job that a paper is of, as it is called on that day. */
export const jobOnPaper = ({ job_name, job_number, site_address }: JobNamed): JobNamed => ({
  job_name,
  job_number,
  site_address,
});

export const sellerOf = ({
  name,
  location,
  country,
  gstRegistered,
  abn,
  onPapers,
  logo,
  brandColour,
  phone,
  email,
}: Business): FrozenPaper['seller'] => ({
  name,
  address: location,
  country,
  gst_registered: gstRegistered,
  abn,
  gst_number: onPapers?.gst_number ?? null,
  nzbn: onPapers?.nzbn ?? null,
  licence_number: onPapers?.licence_number ?? null,
  bank_bsb: onPapers?.bank_bsb ?? null,
  bank_account: onPapers?.bank_account ?? null,
  bank_account_name: onPapers?.bank_account_name ?? null,
  payid: onPapers?.payid ?? null,
  // absent, not null: the seal of a paper without one is what it always was
  ...(logo ? { logo } : {}),
  ...(brandColour ? { brand_colour: brandColour } : {}),
  ...(phone ? { phone } : {}),
  ...(email ? { email } : {}),
});

/** The seller of a frozen paper, as papers are headed. */
export function letterheadOf({ seller }: FrozenPaper): Letterhead {
  const { name, address, country, gst_registered, abn, logo, brand_colour, phone, email, ...numbers } = seller;
  return {
    ...{ name, location: address, country, gstRegistered: gst_registered, abn },
    onPapers: { ...numbers, business_phone: null, business_email: null },
    ...(logo ? { logo } : {}),
    ...(brand_colour ? { brandColour: brand_colour } : {}),
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
  };
}
