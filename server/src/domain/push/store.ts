import { type Connection, type Model, Schema, type Types } from 'mongoose';

/** A browser that is told. Times are the real clock's. */
export interface PushDeviceDoc {
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  /** Told while this lasts, and not a moment longer. */
  session_id: Types.ObjectId;
  device: string;
  endpoint: string;
  /** Of the endpoint: an address is one person's. */
  endpoint_hash: string;
  p256dh: string;
  auth: string;
  /** The public key it was subscribed with: it takes nothing that another signed. */
  public_key: string;
  created_at: Date;
}

const requiredText = { type: String, required: true } as const;
const deviceSchema = new Schema<PushDeviceDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true },
    session_id: { type: Schema.Types.ObjectId, required: true },
    device: requiredText,
    endpoint: requiredText,
    endpoint_hash: requiredText,
    p256dh: requiredText,
    auth: requiredText,
    public_key: requiredText,
    created_at: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
deviceSchema.index({ endpoint_hash: 1 }, { unique: true });
deviceSchema.index({ session_id: 1 });
deviceSchema.index({ user_id: 1, created_at: -1 });

export const pushDeviceModel = (connection: Connection): Model<PushDeviceDoc> =>
  connection.model<PushDeviceDoc>('push_devices', deviceSchema, 'push_devices');

/** What one device is to be told. Kept for a day, so that the same thing is told once; its words go when it was told. */
export interface PushNoticeDoc {
  /** Follows from the device and what is told. */
  _id: Types.ObjectId;
  user_id: Types.ObjectId;
  device_id: Types.ObjectId;
  title: string;
  body: string;
  tag: string;
  path: string;
  /** Told only while this waits for a yes. */
  approval_id: Types.ObjectId | null;
  attempts: number;
  /** When it is tried (again); null: it is over. */
  next_at: Date | null;
  worker: string | null;
  lease_until: Date | null;
  expires_at: Date;
}

const anyText = { type: String, default: '' } as const;
const noticeSchema = new Schema<PushNoticeDoc>(
  {
    user_id: { type: Schema.Types.ObjectId, required: true },
    device_id: { type: Schema.Types.ObjectId, required: true },
    title: anyText,
    body: anyText,
    tag: anyText,
    path: anyText,
    approval_id: { type: Schema.Types.ObjectId, default: null },
    attempts: { type: Number, required: true },
    next_at: { type: Date, default: null },
    worker: { type: String, default: null },
    lease_until: { type: Date, default: null },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);
noticeSchema.index({ next_at: 1 });
noticeSchema.index({ user_id: 1 });

export const pushNoticeModel = (connection: Connection): Model<PushNoticeDoc> =>
  connection.model<PushNoticeDoc>('push_notices', noticeSchema, 'push_notices');
