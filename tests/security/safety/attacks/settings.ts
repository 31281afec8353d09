import { getSettings, type Settings } from '@smoko/contract';
import { type Implementation, implement } from '../../../../server/src/domain/call.ts';

/** The business's profile, which its tools look up; accounts are no part of this test. */
const PROFILE: Settings = {
  email: 'mel@example.com',
  full_name: 'Mel Carmody',
  business_name: 'Carmody Trades',
  abn: null,
  business_location: 'Dapto NSW',
  country: 'AU',
  time_zone: 'Australia/Sydney',
  gst_registered: true,
  gst_rounding: 'total',
  gst_basis: 'cash',
  prices_spoken_gst: 'ex',
  gst_number: null,
  nzbn: null,
  bank_bsb: null,
  bank_account: null,
  bank_account_name: null,
  payid: null,
  licence_number: null,
  business_phone: null,
  business_email: null,
  logo: null,
  brand_colour: null,
  terms_days: 14,
  deposit_percent: null,
  invoice_prefix: 'INV-',
  next_invoice_number: 1001,
  notices: 'all',
  preferred_channel: 'email',
  sms_number: null,
  inbound_address: null,
  owner_phone: null,
  plan: 'starter',
  trial_ends_at: '2026-12-20T00:00:00Z',
  jobs_this_month: 0,
  warnings: [],
  version: 1,
};

export const SETTINGS: Implementation = implement(getSettings, async () => PROFILE);
