import {
  brandColourSchema,
  CHANNELS,
  COUNTRIES,
  GST_BASES,
  GST_ROUNDINGS,
  invoicePrefixSchema,
  NOTICES,
  nextInvoiceNumberSchema,
  paperSettingsInput,
  type Settings,
  SPOKEN_GST,
  termsDaysSchema,
  URGENT_TEXTS,
  updateSettings,
} from '@smoko/contract';
import { z } from 'zod';
import { abnText, asText, percentText } from '../../lib/form-values.ts';
import { formatAbn, formatAddress } from '../../lib/format.ts';
import type { SavedForm } from '../../lib/records/use-saved-form.ts';

/** What the form holds; lengths and messages are the contract's. */
const { full_name, business_name, business_location, review_link } = updateSettings.input.shape;
const wholeText = (schema: typeof termsDaysSchema) =>
  z
    .string()
    .transform((text) => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN))
    .pipe(schema);
export const settingsForm = z.object({
  full_name,
  business_name,
  business_location,
  abn: abnText,
  country: z.enum(COUNTRIES),
  time_zone: z.string(),
  gst_registered: z.boolean(),
  gst_rounding: z.enum(GST_ROUNDINGS),
  gst_basis: z.enum(GST_BASES),
  prices_spoken_gst: z.enum(SPOKEN_GST),
  ...paperSettingsInput,
  brand_colour: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(brandColourSchema.nullable()),
  terms_days: wholeText(termsDaysSchema),
  deposit_percent: percentText,
  invoice_prefix: invoicePrefixSchema,
  next_invoice_number: wholeText(nextInvoiceNumberSchema),
  notices: z.enum(NOTICES),
  preferred_channel: z.enum(CHANNELS),
  urgent_texts: z.enum(URGENT_TEXTS),
  review_link,
});
export type SettingsValues = z.input<typeof settingsForm>;
export type SettingsFields = SavedForm<SettingsValues>['form'];

export const valuesOf = (settings: Settings | null): SettingsValues => ({
  full_name: asText(settings?.full_name),
  business_name: asText(settings?.business_name),
  business_location: asText(settings?.business_location),
  abn: settings?.abn ? formatAbn(settings.abn) : '',
  country: settings?.country ?? 'AU',
  time_zone: asText(settings?.time_zone),
  ...gstValuesOf(settings),
  ...paperValuesOf(settings),
  notices: settings?.notices ?? 'all',
  preferred_channel: settings?.preferred_channel ?? 'email',
  urgent_texts: settings?.urgent_texts ?? 'none',
  review_link: asText(settings?.review_link),
});

const gstValuesOf = (settings: Settings | null) => ({
  gst_registered: settings?.gst_registered ?? false,
  gst_rounding: settings?.gst_rounding ?? 'total',
  gst_basis: settings?.gst_basis ?? 'cash',
  prices_spoken_gst: settings?.prices_spoken_gst ?? 'ex',
});
const paperValuesOf = (settings: Settings | null) => ({
  gst_number: asText(settings?.gst_number),
  nzbn: asText(settings?.nzbn),
  bank_bsb: asText(settings?.bank_bsb),
  bank_account: asText(settings?.bank_account),
  bank_account_name: asText(settings?.bank_account_name),
  payid: formatAddress(formatAbn(asText(settings?.payid))),
  licence_number: asText(settings?.licence_number),
  business_phone: asText(settings?.business_phone),
  business_email: asText(settings?.business_email),
  brand_colour: asText(settings?.brand_colour),
  terms_days: asText(settings?.terms_days),
  deposit_percent: asText(settings?.deposit_percent),
  invoice_prefix: asText(settings?.invoice_prefix),
  next_invoice_number: asText(settings?.next_invoice_number),
});
