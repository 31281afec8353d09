import type { Enquiry, EnquiryKind } from '@smoko/contract';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** What a visitor sent by one of the site's forms. It belongs to no account. */
export interface EnquiryDoc {
  _id: Types.ObjectId;
  kind: EnquiryKind;
  reference: string;
  email: string;
  /** As it was checked. */
  enquiry: Enquiry;
  /** When a demo starts. */
  slot: Date | null;
  /** Of the link to its invitation; the token itself is not kept. */
  token_hash: string | null;
  /** What was written on which day: sent twice, it is one. null for a demo, whose slot is unique. */
  same: string | null;
  /** Of a demo: which of those its address may have ahead. */
  place: number | null;
  /** When its mails were handed over, by the real clock. */
  mailed_at: Date | null;
  created_at: Date;
  /** A year on, by the real clock. */
  expires_at: Date;
}

const schema = new Schema<EnquiryDoc>(
  {
    kind: { type: String, required: true },
    reference: { type: String, required: true },
    email: { type: String, required: true },
    enquiry: { type: Schema.Types.Mixed, required: true },
    slot: { type: Date, default: null },
    token_hash: { type: String, default: null, index: true },
    same: { type: String, default: null },
    place: { type: Number, default: null },
    mailed_at: { type: Date, default: null },
    created_at: { type: Date, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
// two visitors cannot have one slot
schema.index({ slot: 1 }, { unique: true, partialFilterExpression: { slot: { $type: 'date' } } });
schema.index({ email: 1, slot: 1 });
// however many send at once
schema.index({ same: 1 }, { unique: true, partialFilterExpression: { same: { $type: 'string' } } });
schema.index({ email: 1, place: 1 }, { unique: true, partialFilterExpression: { place: { $type: 'number' } } });

export const enquiryModel = (connection: Connection): Model<EnquiryDoc> =>
  connection.model<EnquiryDoc>('enquiries', schema, 'enquiries');
