import { type Connection, type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import { createTimestamps } from '../../files/file-store.ts';
import { lapsed, longerLease, newLease } from '../../queue/leased-queue.ts';
import { type DeliveryDoc, deliveryModel } from './model.ts';

type Fresh = Pick<
  DeliveryDoc,
  'channel' | 'message_id' | 'from' | 'to' | 'text' | 'file_path' | 'envelope' | 'media_urls' | 'received_at'
> & { userId: string };

/** What providers handed over, until it is worked on: nothing is lost, nothing is done twice. */
export interface Deliveries {
  model: Model<DeliveryDoc>;
  get(id: string): Promise<DeliveryDoc | null>;
  /** False where it is on file already. */
  put(id: string, delivery: Fresh): Promise<boolean>;
  /** The next one nobody works on, for this process alone while the lease holds; null when there is none. */
  claim(): Promise<DeliveryDoc | null>;
  renew(delivery: DeliveryDoc): Promise<void>;
  done(delivery: DeliveryDoc): Promise<void>;
  /** To be tried again after so many milliseconds; null = never by itself. */
  failed(delivery: DeliveryDoc, error: string, pause: number | null): Promise<void>;
  /** To be worked on once more; false where it is not kept any more. */
  again(id: string): Promise<boolean>;
  /** At a start, when nobody else works on this database: what a dead process held is free at once. */
  recover(): Promise<void>;
}

const LEASE_MS = 30_000;
const CANDIDATES = 50;
const inMs = (ms: number) => new Date(Date.now() + ms);

/** As long as its lease is this worker's. */
const mine = ({ _id, worker }: DeliveryDoc) => ({ _id, worker, status: 'working' as const });

/** What nobody works on: due, or left behind by whoever did. */
const free = () => ({
  $or: [
    { status: 'waiting' as const, next_at: { $lte: new Date() } },
    { status: 'working' as const, ...lapsed() },
  ],
});

/** Takes deliveries for this process, in the order in which each person's came. */
function createClaims(model: Model<DeliveryDoc>): Pick<Deliveries, 'claim' | 'renew'> {
  /** Something earlier of the same person is still to be worked on, or is right now. A message that failed holds up none. */
  const isBehind = async ({ _id, correspondent, arrived }: DeliveryDoc) =>
    (await model.exists({
      _id: { $ne: _id },
      correspondent,
      $or: [
        { status: 'working', lease_until: { $gt: new Date() } },
        { status: { $in: ['waiting', 'working'] }, attempts: 0, arrived: { $lt: arrived } },
      ],
    })) !== null;

  return {
    async claim() {
      const candidates = await model.find(free()).sort({ arrived: 1 }).limit(CANDIDATES).lean<DeliveryDoc[]>();
      for (const candidate of candidates) {
        if (await isBehind(candidate)) continue;
        const claimed = await model
          .findOneAndUpdate(
            { _id: candidate._id, attempts: candidate.attempts, ...free() },
            { $set: { status: 'working', ...newLease(LEASE_MS) }, $inc: { attempts: 1 } },
            { returnDocument: 'after' },
          )
          .lean<DeliveryDoc>();
        if (claimed) return claimed;
      }
      return null;
    },

    async renew(delivery) {
      await model.updateOne(mine(delivery), { $set: longerLease(LEASE_MS) });
    },
  };
}

export function createDeliveries(connection: Connection): Deliveries {
  const model = deliveryModel(connection);
  const timestamp = createTimestamps();
  return {
    model,
    ...createClaims(model),
    get: (id) => model.findById(id).lean<DeliveryDoc>().exec(),

    async put(id, { userId, ...fields }) {
      const doc: DeliveryDoc = {
        _id: new Types.ObjectId(id),
        user_id: new Types.ObjectId(userId),
        ...fields,
        correspondent: `${userId}:${fields.channel}:${fields.from.toLowerCase()}`,
        arrived: timestamp(),
        status: 'waiting',
        attempts: 0,
        worker: null,
        lease_until: null,
        next_at: new Date(),
        error: null,
        finished_at: null,
      };
      try {
        await model.insertMany([doc]);
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    async done(delivery) {
      const set = { status: 'done' as const, error: null, lease_until: null, finished_at: new Date() };
      await model.updateOne(mine(delivery), { $set: set });
    },
    async failed(delivery, error, pause) {
      const ends = pause === null;
      await model.updateOne(mine(delivery), {
        $set: {
          status: ends ? 'failed' : 'waiting',
          error,
          lease_until: null,
          next_at: inMs(pause ?? 0),
          finished_at: ends ? new Date() : null,
        },
      });
    },

    async again(id) {
      const set = { status: 'waiting' as const, attempts: 0, next_at: new Date(), error: null, finished_at: null };
      const { matchedCount } = await model.updateOne({ _id: new Types.ObjectId(id) }, { $set: set });
      return matchedCount === 1;
    },

    async recover() {
      await model.updateMany({ status: 'working' }, { $set: { lease_until: new Date() } });
    },
  };
}
