import { z } from 'zod';
import { brandColourSchema } from '../brand-colour.ts';
import { channelSchema } from '../channel.ts';
import { defineOperation } from '../operation.ts';
import { reviewLinkSchema } from '../review-link.ts';
import { instantSchema, optionalAbn, percentSchema, requiredText } from '../values.ts';
import { countrySchema, noticesSchema } from './account.ts';
import {
  gstBasisSchema,
  invoicePrefixSchema,
  logoSchema,
  nextInvoiceNumberSchema,
  paperSettingsInput,
  paperSettingsSchema,
  spokenGstSchema,
  termsDaysSchema,
} from './paper-settings.ts';
import { lowerEmail } from './sign-in.ts';

/** Whether GST is worked out once on the total, or on each line and added up. */
export const GST_ROUNDINGS = ['total', 'line'] as const;
/** About which messages of others the owner's own mobile gets a text, at any hour. */
export const URGENT_TEXTS = ['none', 'emergencies', 'emergencies_and_complaints'] as const;
const urgentTextsSchema = z.enum(URGENT_TEXTS, 'Urgent texts are none, emergencies or emergencies_and_complaints.');
const gstRoundingSchema = z.enum(GST_ROUNDINGS, 'GST is rounded on the total or on each line.');

export const settingsSchema = z.object({
  email: z.string(),
  full_name: z.string(),
  business_name: z.string(),
  abn: z.string().nullable(),
  business_location: z.string(),
  country: countrySchema,
  time_zone: z.string(),
  gst_registered: z.boolean(),
  gst_rounding: gstRoundingSchema,
  /** What a GST report counts by, unless it is asked otherwise. */
  gst_basis: gstBasisSchema,
  /** How a price is meant that is said without "plus GST" or "inc GST", and a new job's budget that does not say. */
  prices_spoken_gst: spokenGstSchema,
  ...paperSettingsSchema.shape,
  /** SHA-256 of the picture at the head of its papers, which is at /api/settings/logo/{id}; null: none. */
  logo: z.string().nullable(),
  /** What its papers are headed in, like #0a6b3c; null: Smoko's. */
  brand_colour: z.string().nullable(),
  terms_days: termsDaysSchema,
  /** Of each new quote's total, where the quote says nothing else. null: no deposit. */
  deposit_percent: z.number().nullable(),
  invoice_prefix: invoicePrefixSchema,
  /** What the next invoice that is issued gets. */
  next_invoice_number: nextInvoiceNumberSchema,
  notices: noticesSchema,
  /** How messages go to people who can be reached both ways. */
  preferred_channel: channelSchema,
  /** Where clients leave a review of the business. */
  review_link: z.string().nullable(),
  /** Where clients and suppliers text to, and where texts come from. E.164. */
  sms_number: z.string().nullable(),
  /** Where their e-mail comes in. */
  inbound_address: z.string().nullable(),
  /** The owner's own mobile, confirmed by a code: its texts are orders. E.164. */
  owner_phone: z.string().nullable(),
  /** Goes to `owner_phone`; without one there are none. */
  urgent_texts: urgentTextsSchema,
  plan: z.enum(['starter', 'pro', 'business']),
  trial_ends_at: instantSchema,
  /** Jobs made this month, for the Starter plan's "x of 10 jobs this month". */
  jobs_this_month: z.int(),
  warnings: z.array(z.string()),
  /** Counts changes: send it back with an update to be told of a clash. */
  version: z.int(),
});
export type Settings = z.infer<typeof settingsSchema>;
export const getSettings = defineOperation({
  id: 'settings.get',
  method: 'GET',
  path: '/api/settings',
  risk: 'read',
  tag: 'settings',
  summary: "Show the business's profile",
  input: z.strictObject({}),
  output: settingsSchema,
});
export const updateSettings = defineOperation({
  id: 'settings.update',
  method: 'PATCH',
  path: '/api/settings',
  risk: 'write',
  tag: 'settings',
  summary: "Change the business's profile",
  input: z.strictObject({
    version: z.int().optional(),
    full_name: requiredText('Full name is required').optional(),
    business_name: requiredText('Business name is required').optional(),
    abn: optionalAbn,
    business_location: requiredText('Business location is required').optional(),
    country: countrySchema.optional(),
    time_zone: z.string().max(60).optional(),
    gst_registered: z.boolean().optional(),
    gst_rounding: gstRoundingSchema.optional(),
    gst_basis: gstBasisSchema.optional(),
    prices_spoken_gst: spokenGstSchema.optional(),
    ...paperSettingsInput,
    /** null: none any more. One that it had in the last 30 days, or on an issued paper, can be put back. */
    logo: logoSchema.nullish(),
    /** null: Smoko's again. What was issued keeps its own. */
    brand_colour: brandColourSchema.nullish(),
    terms_days: termsDaysSchema.optional(),
    deposit_percent: percentSchema.nullish(),
    invoice_prefix: invoicePrefixSchema.optional(),
    /** Above every number that was given: a number is given once. */
    next_invoice_number: nextInvoiceNumberSchema.optional(),
    notices: noticesSchema.optional(),
    preferred_channel: channelSchema.optional(),
    urgent_texts: urgentTextsSchema.optional(),
    /** `https://` is put in front where it is missing. null: none any more. */
    review_link: reviewLinkSchema.nullish(),
    sms_number: z.string().trim().max(40).nullish(),
    inbound_address: lowerEmail.nullish(),
  }),
  output: settingsSchema,
});

export const settingsOperations = [getSettings, updateSettings];
