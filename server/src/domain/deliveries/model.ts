import type { Channel } from '@smoko/contract';
import { type Connection, type Model, Schema, type Types } from 'mongoose';

const KEPT_SECONDS = 30 * 86_400;

/** A message that a provider handed over. Times are the real clock's, but for `received_at`. */
export interface DeliveryDoc {
  /** Follows from business, channel and message id: delivered twice it is one. */
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  channel: Channel;
  message_id: string;
  from: string;
  to: string;
  text: string | null;
  /** Where the raw mail lies in the file store. */
  file_path: string | null;
  envelope: { ip: string; helo: string; mailFrom: string } | null;
  media_urls: string[];
  received_at: Date;
  /** Whose messages are worked on one after the other. */
  correspondent: string;
  /** Rises with arrival. */
  arrived: number;
  status: 'waiting' | 'working' | 'done' | 'failed';
  attempts: number;
  /** New for every attempt: one whose lease was lost has no say any more. */
  worker: string | null;
  lease_until: Date | null;
  next_at: Date;
  error: string | null;
  /** Gone for good some time after this. */
  finished_at: Date | null;
}

const text = { type: String, default: null };
const schema = new Schema<DeliveryDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true },
    channel: { type: String, required: true },
    message_id: { type: String, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
    text,
    file_path: text,
    envelope: { type: Schema.Types.Mixed, default: null },
    media_urls: [String],
    received_at: { type: Date, required: true },
    correspondent: { type: String, required: true },
    arrived: { type: Number, required: true },
    status: { type: String, required: true },
    attempts: { type: Number, required: true },
    worker: text,
    lease_until: { type: Date, default: null },
    next_at: { type: Date, required: true },
    error: text,
    finished_at: { type: Date, default: null, expires: KEPT_SECONDS },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
schema.index({ status: 1, arrived: 1 });
schema.index({ correspondent: 1, status: 1 });
schema.index({ user_id: 1, file_path: 1 });

/** It belongs to whoever works on it next: no owner asks for it, hence no owner's scope. */
export const deliveryModel = (connection: Connection): Model<DeliveryDoc> =>
  connection.model<DeliveryDoc>('deliveries', schema, 'deliveries');
