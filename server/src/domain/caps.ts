import { createHash } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';

/** How often something was done since a first time. Times are the real clock's. */
interface CountDoc {
  /** Hash of what is counted: the collection names nobody. */
  _id: string;
  count: number;
  expires_at: Date;
}

const schema = new Schema<CountDoc>(
  {
    _id: { type: String, required: true },
    count: { type: Number, required: true },
    expires_at: { type: Date, required: true, expires: 0 },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

/** How many of something there may be in a time, over all server processes. */
export interface Caps {
  models: Model<CountDoc>[];
  /**
   * Counts one more first and looks then, so that calls side by side cannot slip through; false where that is one too
   * many. The time begins with the first one.
   */
  take(what: string, limit: number, ms: number): Promise<boolean>;
  /** One that was taken does not count after all. */
  giveBack(what: string): Promise<void>;
}

const idOf = (what: string): string => createHash('sha256').update(what).digest('base64url');

export function createCaps(connection: Connection): Caps {
  const counts = connection.model<CountDoc>('counts', schema, 'counts');
  return {
    models: [counts],
    async take(what, limit, ms) {
      const _id = idOf(what);
      const now = Date.now();
      await counts.deleteOne({ _id, expires_at: { $lte: new Date(now) } });
      const after = await counts
        .findOneAndUpdate(
          { _id },
          { $inc: { count: 1 }, $setOnInsert: { expires_at: new Date(now + ms) } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<CountDoc>();
      return after !== null && after.count <= limit;
    },
    async giveBack(what) {
      await counts.updateOne({ _id: idOf(what), count: { $gt: 0 } }, { $inc: { count: -1 } });
    },
  };
}
