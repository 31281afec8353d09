import { z } from 'zod';
import { optionalText } from '../values.ts';

/** What stands before the digits of an invoice's number, where a business chose nothing else. */
export const INVOICE_PREFIX = 'INV-';
/** The number that the first invoice gets, where a business chose no other. */
export const FIRST_INVOICE_NUMBER = 1001;

/** What stands before the digits. With a digit at its end nobody could tell where the number begins. */
export const invoicePrefixSchema = z
  .string()
  .trim()
  .max(12, 'Keep this under 12 characters.')
  .regex(/^[\p{L}\d/._-]*$/u, 'Letters, digits, hyphens, dots and slashes only.')
  .regex(/(?:^|\D)$/, 'End it with a letter, a hyphen or a slash: the number follows.');

const NEXT_NUMBER = 'Say a whole number, from 1 to 99,999,999.';
export const nextInvoiceNumberSchema = z.int(NEXT_NUMBER).min(1, NEXT_NUMBER).max(99_999_999, NEXT_NUMBER);

/** When GST counts: when money moves, or when papers go out. */
export const GST_BASES = ['cash', 'accrual'] as const;
export const gstBasisSchema = z.enum(GST_BASES, 'Basis is cash or accrual.');
export type GstBasis = (typeof GST_BASES)[number];

/** How a price is meant that was said without a word about GST, by a business that charges it. */
export const SPOKEN_GST = ['ex', 'inc'] as const;
export const spokenGstSchema = z.enum(SPOKEN_GST, 'Prices are meant ex or inc GST.');
export type SpokenGst = (typeof SPOKEN_GST)[number];

/**
 * Whether a price without a word about GST holds it: in forms, in what is written from words, in talk. A business without GST
 * has none to put on top.
 */
export const spokenWithGst = (registered: boolean, spoken: SpokenGst = 'ex'): boolean =>
  !registered || spoken === 'inc';

/** The longest time to pay that a business can give, in days. */
export const MOST_TERMS_DAYS = 90;

/** A business's numbers on its papers, and how it is paid. Null where it did not say. */
export const paperSettingsSchema = z.object({
  /** New Zealand: 8 or 9 digits, `49-091-850`. */
  gst_number: z.string().nullable(),
  /** New Zealand Business Number: 13 digits. */
  nzbn: z.string().nullable(),
  /** Australia: `062-000`. */
  bank_bsb: z.string().nullable(),
  /** Australia 5 to 10 digits; New Zealand `01-0902-0068389-00`. */
  bank_account: z.string().nullable(),
  bank_account_name: z.string().nullable(),
  /** Australia: an e-mail address, a phone number, an ABN or an organisation's own id. */
  payid: z.string().nullable(),
  licence_number: z.string().nullable(),
  /** How clients reach it, at the head of its papers. Null: the number they text to, and the address their mail comes in at. */
  business_phone: z.string().nullable(),
  business_email: z.string().nullable(),
});
export type PaperSettings = z.infer<typeof paperSettingsSchema>;

const WRONG_NZBN = "That NZBN doesn't look right - please check it.";

/** The check digit that every GS1 number ends with: from the right, digits count 1 and 3 in turn, and come to tens. */
const gs1Holds = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0) % 10 === 0;

/** What was typed with or without spaces and hyphens, as its digits; null for blank. */
const digitsOf = (form: RegExp, message: string) =>
  optionalText(40)
    .transform((text) => text?.replace(/[\s-]/g, '') ?? text)
    .refine((digits) => digits == null || form.test(digits), { error: message, abort: true });

/** What can be seen without the rules of a country's banks; the server knows those. */
export const paperSettingsInput = {
  gst_number: digitsOf(/^\d{8,9}$/, 'A GST number has 8 or 9 digits, like 49-091-850.'),
  nzbn: digitsOf(/^\d{13}$/, 'An NZBN has 13 digits.').refine((nzbn) => !nzbn || gs1Holds(nzbn), WRONG_NZBN),
  bank_bsb: digitsOf(/^\d{6}$/, 'A BSB has 6 digits, like 062-000.').transform((bsb) =>
    bsb ? `${bsb.slice(0, 3)}-${bsb.slice(3)}` : bsb,
  ),
  bank_account: optionalText(40),
  bank_account_name: optionalText(100),
  payid: optionalText(254),
  licence_number: optionalText(60),
  business_phone: optionalText(40),
  business_email: optionalText(254),
};

/** Which of its logos a business has on its papers: the SHA-256 of the picture, hexadecimal. */
export const logoSchema = z.string().regex(/^[0-9a-f]{64}$/, 'A logo is named by the SHA-256 of its picture.');
/** Where a logo is uploaded, and where the picture of one is. */
export const LOGO_PATH = '/api/settings/logo';
export const logoPictureAt = (sha256: string): string => `${LOGO_PATH}/${sha256}`;

/** Days that a new invoice has until it is due, where nobody says a day. */
export const termsDaysSchema = z
  .int(`Say how many days, from 0 to ${MOST_TERMS_DAYS}.`)
  .min(0, `Say how many days, from 0 to ${MOST_TERMS_DAYS}.`)
  .max(MOST_TERMS_DAYS, `Say how many days, from 0 to ${MOST_TERMS_DAYS}.`);
