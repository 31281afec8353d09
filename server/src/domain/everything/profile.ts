import type { UserDoc } from '../accounts/user.ts';

/** What of an account is its business's, and comes back with it. Who signs in, and how, is the account's own. */
export const PROFILE = [
  'full_name',
  'business_name',
  'abn',
  'business_location',
  'time_zone',
  'country',
  'place_guessed',
  'gst_registered',
  'gst_rounding',
  'gst_basis',
  'prices_spoken_gst',
  'gst_number',
  'nzbn',
  'bank_bsb',
  'bank_account',
  'bank_account_name',
  'payid',
  'licence_number',
  'logo',
  'brand_colour',
  'business_phone',
  'business_email',
  'terms_days',
  'deposit_percent',
  'invoice_prefix',
  'next_invoice_number',
  'notices',
  'preferred_channel',
  'urgent_texts',
  'review_link',
] as const satisfies readonly (keyof UserDoc)[];

/** Of the account itself: in a copy to be read, and never brought back. */
export const ACCOUNT = [
  'email',
  'email_verified',
  'sms_number',
  'inbound_address',
  'owner_phone',
  'plan',
  'trial_ends_at',
  'created_at',
] as const satisfies readonly (keyof UserDoc)[];
