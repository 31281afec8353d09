import { z } from 'zod';
import { moneySchema } from '../values.ts';
import { claimOnPaperSchema } from './payment-claim-shapes.ts';

/** What an invoice is to its client: not there yet, out and unchangeable, or taken back. */
export const INVOICE_STAGES = ['draft', 'issued', 'void'] as const;
export const invoiceStageSchema = z.enum(INVOICE_STAGES, 'Stage is draft, issued or void.');

export const INVOICE_KINDS = ['standard', 'deposit', 'progress', 'final'] as const;
export const invoiceKindSchema = z.enum(INVOICE_KINDS, 'Kind is standard, deposit, progress or final.');

/** Who sent it, as it stood in the settings on that day. */
const sellerSchema = z.object({
  name: z.string(),
  address: z.string(),
  country: z.enum(['AU', 'NZ']),
  gst_registered: z.boolean(),
  abn: z.string().nullable(),
  gst_number: z.string().nullable(),
  nzbn: z.string().nullable(),
  licence_number: z.string().nullable(),
  bank_bsb: z.string().nullable(),
  bank_account: z.string().nullable(),
  bank_account_name: z.string().nullable(),
  payid: z.string().nullable(),
  /** SHA-256 of its logo on that day; absent where it had none. */
  logo: z.string().optional(),
  /** Its colour on that day; absent where it had none of its own. */
  brand_colour: z.string().optional(),
  /** How its clients reached it; absent where it had none, and on papers from before decision 55. */
  phone: z.string().optional(),
  email: z.string().optional(),
});

const partSchema = z.object({ label: z.string(), amount: moneySchema });

/** How a part of a price came about, GST inside. */
const basisSchema = z.object({
  /** What was agreed to: the quote, and each variation on top. */
  agreed: z.array(partSchema),
  /** What was invoiced of it before. */
  before: z.array(partSchema),
});
export type InvoiceBasis = z.infer<typeof basisSchema>;

/** What a paper says beside the record's own fields. Nothing of it changes after it left (decision 44). */
export const frozenPaperSchema = z.object({
  /** "Tax Invoice" or "Invoice". */
  heading: z.string(),
  seller: sellerSchema,
  buyer: z
    .object({
      name: z.string(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
      address: z.string().nullable(),
    })
    .nullable(),
  /** Of a payment claim; absent of any other paper. */
  claim: claimOnPaperSchema.optional(),
  /** What it was about on that day, wherever it is filed now; absent of one of no job. */
  job: z.object({ job_name: z.string(), job_number: z.string(), site_address: z.string().nullable() }).optional(),
  /** Of a variation what its client calls the quote it is on top of, of a credit note the invoice it adjusts. */
  customer_reference: z.string().optional(),
  /** Of a part of a price: what is done for it. */
  work: z.string().optional(),
  /** Of a part of an agreed price: how it came about; absent of papers from before decision 59, and of any other. */
  basis: basisSchema.optional(),
  /** How it is laid out. Absent: as before decision 55, without a word about GST above its amounts or a code to scan. */
  layout: z.literal(2).optional(),
  /** SHA-256 of all that stands on it, as JSON with its names in order; hexadecimal. */
  sha256: z.string(),
});
export type FrozenPaper = z.infer<typeof frozenPaperSchema>;
