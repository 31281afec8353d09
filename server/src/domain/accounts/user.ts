import type { PaperSettings, Settings, User } from '@smoko/contract';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Actor, Business } from '../actor.ts';
import type { Clock } from '../clock.ts';
import { spokenPhone } from '../phone.ts';

/** One person with their business, as stored. An account belongs to nobody but itself: always found by id or e-mail. */
export interface UserDoc extends Partial<PaperSettings> {
  _id: Types.ObjectId;
  /** Lower-case. */
  email: string;
  password_hash: string;
  email_verified: boolean;
  /** The address it was made with, which somebody else has shown to be theirs; `email` is nobody's then. */
  lost_email?: string;
  /** Google's id of them, once that is linked. */
  google_id?: string;
  full_name: string;
  business_name: string;
  abn: string | null;
  business_location: string;
  time_zone: string;
  country: Business['country'];
  /** Country and clock are a guess: the location named no place that is known. */
  place_guessed?: boolean;
  gst_registered: boolean;
  /** Absent in accounts that never set it, as are those below. */
  gst_rounding?: Settings['gst_rounding'];
  gst_basis?: Settings['gst_basis'];
  prices_spoken_gst?: Settings['prices_spoken_gst'];
  /** SHA-256 of the picture at the head of its papers. */
  logo?: string | null;
  /** What they are headed in, like #0a6b3c. */
  brand_colour?: string | null;
  /** Days until a new invoice is due. */
  terms_days?: number;
  deposit_percent?: number | null;
  /** How its invoices are numbered: what stands before the digits, and where they go on. */
  invoice_prefix?: string;
  next_invoice_number?: number;
  notices?: Settings['notices'];
  preferred_channel?: Settings['preferred_channel'];
  /** Where clients leave a review. */
  review_link?: string | null;
  /** Where others write to this business; absent where it has none. Unique over all businesses. */
  sms_number?: string;
  inbound_address?: string;
  /** Their own mobile, confirmed. */
  owner_phone?: string;
  urgent_texts?: Settings['urgent_texts'];
  version?: number;
  plan: User['plan'];
  trial_ends_at: Date;
  /** A verified second factor is there: a password alone is not enough. */
  mfa?: boolean;
  /** Its owner asked for the account to be removed then. */
  delete_at?: Date | null;
  created_at: Date;
  /** Of what was brought back from a copy: how its ids differ from those in the copy (decision 69). */
  id_mask?: string;
}

const schema = new Schema<UserDoc>(
  {
    email: { type: String, required: true, unique: true },
    // empty for who only signs in with Google
    password_hash: String,
    email_verified: { type: Boolean, required: true },
    lost_email: String,
    google_id: String,
    full_name: { type: String, required: true },
    business_name: { type: String, required: true },
    abn: { type: String, default: null },
    business_location: { type: String, required: true },
    time_zone: { type: String, required: true },
    country: { type: String, required: true },
    place_guessed: Boolean,
    gst_registered: { type: Boolean, required: true },
    gst_rounding: String,
    gst_basis: String,
    prices_spoken_gst: String,
    gst_number: String,
    nzbn: String,
    bank_bsb: String,
    bank_account: String,
    bank_account_name: String,
    payid: String,
    licence_number: String,
    logo: String,
    brand_colour: String,
    business_phone: String,
    business_email: String,
    terms_days: Number,
    deposit_percent: Number,
    invoice_prefix: String,
    next_invoice_number: Number,
    notices: String,
    preferred_channel: String,
    review_link: String,
    sms_number: String,
    inbound_address: String,
    owner_phone: String,
    urgent_texts: String,
    version: Number,
    plan: { type: String, required: true },
    trial_ends_at: { type: Date, required: true },
    mfa: Boolean,
    delete_at: Date,
    created_at: { type: Date, required: true },
    id_mask: String,
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
for (const name of ['google_id', 'sms_number', 'inbound_address'])
  schema.index({ [name]: 1 }, { unique: true, sparse: true });

export const userModel = (connection: Connection): Model<UserDoc> =>
  connection.model<UserDoc>('users', schema, 'users');

/** Its time has come: it counts as removed, also while that is still being done. */
export const isOver = ({ delete_at }: Pick<UserDoc, 'delete_at'>, clock: Clock): boolean =>
  Boolean(delete_at && delete_at <= clock.now());

/** What the person themselves sees of their account. */
export const presentUser = (user: UserDoc): User => ({
  id: user._id.toHexString(),
  email: user.lost_email ?? user.email,
  email_verified: user.email_verified,
  ...(user.lost_email ? { email_lost: true } : {}),
  full_name: user.full_name,
  business_name: user.business_name,
  abn: user.abn,
  nzbn: user.nzbn ?? null,
  business_location: user.business_location,
  country: user.country,
  time_zone: user.time_zone,
  plan: user.plan,
  trial_ends_at: user.trial_ends_at.toISOString(),
  notices: user.notices ?? 'all',
  delete_at: user.delete_at?.toISOString() ?? null,
  has_password: user.password_hash !== '',
  created_at: user.created_at.toISOString(),
});

export const paperSettingsOf = (user: UserDoc): PaperSettings => ({
  gst_number: user.gst_number ?? null,
  nzbn: user.nzbn ?? null,
  bank_bsb: user.bank_bsb ?? null,
  bank_account: user.bank_account ?? null,
  bank_account_name: user.bank_account_name ?? null,
  payid: user.payid ?? null,
  licence_number: user.licence_number ?? null,
  business_phone: user.business_phone ?? null,
  business_email: user.business_email ?? null,
});

/** Where clients write to already is no secret to them; else what they would ask for first. */
function contactsOf({ country, business_phone, business_email, sms_number, inbound_address, ...user }: UserDoc) {
  const phone = business_phone ?? (sms_number && spokenPhone(sms_number, country));
  // an address that is somebody else's is none of this business
  const email = business_email ?? inbound_address ?? (user.lost_email ? null : user.email);
  return { ...(phone ? { phone } : {}), ...(email ? { email } : {}) };
}

export const actorOf = (user: UserDoc, via: Actor['via']): Actor => ({
  userId: user._id.toHexString(),
  fullName: user.full_name,
  business: {
    name: user.business_name,
    abn: user.abn,
    location: user.business_location,
    timeZone: user.time_zone,
    country: user.country,
    gstRegistered: user.gst_registered,
    gstRounding: user.gst_rounding ?? 'total',
    ...(user.gst_basis ? { gstBasis: user.gst_basis } : {}),
    ...(user.prices_spoken_gst ? { pricesSpokenGst: user.prices_spoken_gst } : {}),
    preferredChannel: user.preferred_channel ?? 'email',
    onPapers: paperSettingsOf(user),
    ...(user.logo ? { logo: user.logo } : {}),
    ...(user.brand_colour ? { brandColour: user.brand_colour } : {}),
    ...(user.review_link ? { reviewLink: user.review_link } : {}),
    ...contactsOf(user),
    ...(user.terms_days === undefined ? {} : { termsDays: user.terms_days }),
    ...(user.deposit_percent ? { depositPercent: user.deposit_percent } : {}),
    ...(user.invoice_prefix === undefined ? {} : { invoicePrefix: user.invoice_prefix }),
    ...(user.next_invoice_number === undefined ? {} : { nextInvoiceNumber: user.next_invoice_number }),
  },
  via,
});
