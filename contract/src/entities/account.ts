import { z } from 'zod';
import { brandColourSchema } from '../brand-colour.ts';
import { channelSchema } from '../channel.ts';
import { LIMITS } from '../constants.ts';
import { defineOperation } from '../operation.ts';
import { emailSchema, idSchema, instantSchema, optionalAbn, percentSchema, requiredText } from '../values.ts';
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

/** What is told on whatever screen one is: all that assistants write, only what needs a yes, or nothing. */
export const NOTICES = ['all', 'approvals', 'none'] as const;
const noticesSchema = z.enum(NOTICES, 'Notices are all, approvals or none.');

export const COUNTRIES = ['AU', 'NZ'] as const;
const countrySchema = z.enum(COUNTRIES, 'Country is AU or NZ.');

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  email_verified: z.boolean(),
  full_name: z.string(),
  business_name: z.string(),
  abn: z.string().nullable(),
  nzbn: z.string().nullable(),
  business_location: z.string(),
  country: countrySchema,
  time_zone: z.string(),
  plan: z.enum(['starter', 'pro', 'business']),
  trial_ends_at: instantSchema,
  notices: noticesSchema,
  /** When the account and everything in it will be removed; null unless its owner asked for that. */
  delete_at: instantSchema.nullable(),
  /** Somebody else has shown that the address is theirs: this account needs another. Absent in most. */
  email_lost: z.boolean().optional(),
  /** False for somebody who only ever signed in with Google. */
  has_password: z.boolean(),
  created_at: instantSchema,
});
export type User = z.infer<typeof userSchema>;

const TOO_SHORT = 'Password must be at least 8 characters';
export const passwordSchema = z
  .string(TOO_SHORT)
  .min(LIMITS.passwordMin, TOO_SHORT)
  .max(LIMITS.passwordMax, `Keep the password under ${LIMITS.passwordMax} characters.`);
export const lowerEmail = emailSchema.transform((email) => email.toLowerCase());

export const signupInput = z.strictObject({
  email: lowerEmail,
  password: passwordSchema,
  full_name: requiredText('Full name is required'),
  business_name: requiredText('Business name is required'),
  abn: optionalAbn,
  /** Of a business in New Zealand, in place of an ABN. */
  nzbn: paperSettingsInput.nzbn.optional(),
  business_location: requiredText('Business location is required'),
  /** IANA name that the device's clock is set to: where the location names no place that is known, the business is there. */
  time_zone: z.string().max(60).optional(),
  /** Left out: not registered, until Settings say otherwise. */
  gst_registered: z.boolean('gst_registered is true or false.').optional(),
  plan: z.enum(['starter', 'pro', 'business']).optional(),
});
export const loginInput = z.strictObject({
  email: lowerEmail,
  password: passwordSchema,
  remember: z.boolean().default(true),
});

/** How sure we are who it is: aal1 a password or Google, aal2 a second factor too (NIST SP 800-63B's levels). */
export const assuranceSchema = z.enum(['aal1', 'aal2']);
/** A session whose `next_aal` is aal2 has to verify a factor before it may do anything else. */
const assurance = { aal: assuranceSchema, next_aal: assuranceSchema };

/** Tokens are absent for the browser (`X-Smoko-Client: web`): it has its cookie. */
export const signedInSchema = z.object({
  user: userSchema,
  ...assurance,
  access_token: z.string().optional(),
  /** When the access token ends; the refresh token gets another. */
  expires_at: instantSchema.optional(),
  refresh_token: z.string().optional(),
  /** Things to look at that do not stop anything, e.g. an ABN whose checksum fails. */
  warnings: z.array(z.string()).optional(),
});
export type SignedIn = z.infer<typeof signedInSchema>;

const tag = 'auth';
export const signup = defineOperation({
  id: 'auth.signup',
  method: 'POST',
  path: '/api/auth/signup',
  risk: 'write',
  status: 201,
  access: 'public',
  tag,
  summary: 'Create an account and sign in',
  input: signupInput,
  output: signedInSchema,
});
export const login = defineOperation({
  id: 'auth.login',
  method: 'POST',
  path: '/api/auth/login',
  risk: 'write',
  access: 'public',
  tag,
  summary: 'Sign in with e-mail and password',
  input: loginInput,
  output: signedInSchema,
});
export const refresh = defineOperation({
  id: 'auth.refresh',
  method: 'POST',
  path: '/api/auth/refresh',
  risk: 'write',
  access: 'public',
  tag,
  summary: 'Swap a refresh token for new tokens; using one twice ends its whole family',
  input: z.strictObject({ refresh_token: z.string().min(1).max(500) }),
  output: signedInSchema,
});
export const logout = defineOperation({
  id: 'auth.logout',
  method: 'POST',
  path: '/api/auth/logout',
  risk: 'write',
  status: 204,
  tag,
  summary: 'Sign out here, or everywhere',
  input: z.strictObject({ everywhere: z.boolean().default(false) }),
  output: z.null(),
});
export const getSession = defineOperation({
  id: 'auth.session',
  method: 'GET',
  path: '/api/auth/session',
  risk: 'read',
  tag,
  summary: 'Who is signed in',
  input: z.strictObject({}),
  output: z.object({
    user: userSchema,
    ...assurance,
    expires_at: instantSchema,
    via: z.enum(['cookie', 'bearer']),
  }),
});

/** Whether GST is worked out once on the total, or on each line and added up. */
export const GST_ROUNDINGS = ['total', 'line'] as const;
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
  /** Where clients and suppliers text to, and where texts come from. E.164. */
  sms_number: z.string().nullable(),
  /** Where their e-mail comes in. */
  inbound_address: z.string().nullable(),
  /** The owner's own mobile, confirmed by a code: its texts are orders. E.164. */
  owner_phone: z.string().nullable(),
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
    sms_number: z.string().trim().max(40).nullish(),
    inbound_address: lowerEmail.nullish(),
  }),
  output: settingsSchema,
});

export const accountOperations = [signup, login, refresh, logout, getSession, getSettings, updateSettings];
