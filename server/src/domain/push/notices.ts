import type { PushNotice } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import { lapsed, newLease } from '../../queue/leased-queue.ts';
import { idFromKey } from '../call.ts';
import { type PushNoticeDoc, pushNoticeModel } from './store.ts';

const DAY_MS = 86_400_000;
/** Longer than a push service is waited for. */
const LEASE_MS = 60_000;

/** What is to be told, and when. */
export interface Telling extends PushNotice {
  /** The same is told once, also after a crash. */
  key: string;
  /** Milliseconds from now; left out: at once. */
  inMs?: number;
  /** Told only while this waits for a yes. */
  approval_id?: Types.ObjectId;
}

export type PushNotices = ReturnType<typeof createPushNotices>;

/** What devices are still to be told, in whichever process. */
export function createPushNotices(connection: Connection) {
  const model = pushNoticeModel(connection);
  /** As long as its lease is this worker's. */
  const mine = ({ _id, worker }: PushNoticeDoc) => ({ _id, worker });
  const over = { next_at: null, lease_until: null, worker: null, title: '', body: '', tag: '', path: '' };

  return {
    models: [model],

    /** The same `key` is told once. */
    async put(userId: string, deviceId: Types.ObjectId, { key, inMs = 0, approval_id, ...words }: Telling) {
      const { title, body, tag, path } = words;
      const doc: PushNoticeDoc = {
        _id: idFromKey(`push:${deviceId.toHexString()}:${key}`),
        user_id: new Types.ObjectId(userId),
        device_id: deviceId,
        title,
        body,
        tag,
        path,
        approval_id: approval_id ?? null,
        attempts: 0,
        next_at: new Date(Date.now() + inMs),
        worker: null,
        lease_until: null,
        expires_at: new Date(Date.now() + DAY_MS),
      };
      await model.insertMany([doc]).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    },

    /** The next one that nobody works on, held; null when there is none. */
    claim: (): Promise<PushNoticeDoc | null> =>
      model
        .findOneAndUpdate(
          { next_at: { $lte: new Date() }, $or: [{ lease_until: null }, lapsed()] },
          { $set: newLease(LEASE_MS), $inc: { attempts: 1 } },
          { returnDocument: 'after', sort: { next_at: 1 } },
        )
        .lean<PushNoticeDoc>()
        .exec(),

    async done(notice: PushNoticeDoc): Promise<void> {
      await model.updateOne(mine(notice), { $set: over });
    },

    async again(notice: PushNoticeDoc, pause: number): Promise<void> {
      const next_at = new Date(Date.now() + pause);
      await model.updateOne(mine(notice), { $set: { next_at, lease_until: null, worker: null } });
    },

    /** At a start, when nobody else works on this database: what a dead process held is free at once. */
    async recover(): Promise<void> {
      await model.updateMany({ lease_until: { $ne: null } }, { $set: { lease_until: new Date() } });
    },
  };
}
