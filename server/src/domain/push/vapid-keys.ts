import { type Connection, type Model, Schema } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Secrets } from '../../secrets.ts';

interface KeysDoc {
  _id: string;
  public_key: string;
  /** Sealed. */
  private_key: string;
}

const schema = new Schema<KeysDoc>(
  {
    _id: { type: String, required: true },
    public_key: { type: String, required: true },
    private_key: { type: String, required: true },
  },
  { versionKey: false, strict: 'throw', autoCreate: false },
);

/** Both halves as base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const ID = 'vapid';
const ABOUT = 'push key';

/**
 * What says to push services who tells (RFC 8292): made once, for all processes on this database, and never changed, as
 * browsers are subscribed with it. Sealed by a key that was lost it is made anew; devices of the former one have to be
 * turned on again.
 */
export function createVapidKeys(connection: Connection, secrets: Secrets, generate: () => Promise<VapidKeys>) {
  const model: Model<KeysDoc> = connection.model<KeysDoc>('push_keys', schema, 'push_keys');
  let known: Promise<VapidKeys> | undefined;

  function opened({ public_key, private_key }: KeysDoc): VapidKeys | null {
    try {
      return { publicKey: public_key, privateKey: secrets.open(private_key, ABOUT) };
    } catch {
      return null;
    }
  }

  async function load(): Promise<VapidKeys> {
    const doc = await model.findById(ID).lean<KeysDoc>();
    const found = doc && opened(doc);
    if (found) return found;
    const { publicKey, privateKey } = await generate();
    const made = { public_key: publicKey, private_key: secrets.seal(privateKey, ABOUT) };
    // whoever comes second takes what the first has made
    if (doc) await model.updateOne({ _id: ID, private_key: doc.private_key }, { $set: made });
    else
      await model.insertMany([{ _id: ID, ...made }]).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
    return load();
  }

  return {
    get(): Promise<VapidKeys> {
      known ??= load().catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      return known;
    },
  };
}
