import { createECDH, createHash } from 'node:crypto';
import { type addPushDevice, type DomainInput, invalid, notFound, type PushDevice } from '@smoko/contract';
import { type Connection, type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Identity } from '../accounts/sessions/assurance.ts';
import type { SessionDoc } from '../accounts/sessions/session-model.ts';
import type { Sessions } from '../accounts/sessions/sessions.ts';
import { isPushService } from './push-services.ts';
import { type PushDeviceDoc, pushDeviceModel } from './store.ts';

const MOST_DEVICES = 20;

interface Parts {
  connection: Connection;
  sessions: Pick<Sessions, 'byId' | 'list' | 'ended'>;
  publicKey(): Promise<string>;
  /** The origin of a push service that stands in for the browsers' own. */
  forTrying: string | null;
}

export type PushDevices = ReturnType<typeof createPushDevices>;

/** The browsers that are told with the app closed, each while the session lasts that it was added in. */
export function createPushDevices({ connection, sessions, publicKey, forTrying }: Parts) {
  const model = pushDeviceModel(connection);

  // told at once where it ends in this process; whoever sends looks whether it lasts
  sessions.ended.on('ended', (ids) => {
    void model.deleteMany({ session_id: { $in: ids.map((id) => new Types.ObjectId(id)) } }).catch(() => {});
  });

  async function makeRoom(userId: Types.ObjectId, living: readonly SessionDoc[]): Promise<void> {
    await model.deleteMany({ user_id: userId, session_id: { $nin: living.map(({ _id }) => _id) } });
    const tooMany = await model
      .find({ user_id: userId }, { _id: 1 })
      .sort({ created_at: -1, _id: -1 })
      .skip(MOST_DEVICES)
      .lean();
    if (tooMany.length) await model.deleteMany({ _id: { $in: tooMany.map(({ _id }) => _id) } });
  }

  const living = async ({ user }: Identity) => {
    const ids = (await sessions.list(user._id)).map(({ _id }) => _id);
    return { user_id: user._id, session_id: { $in: ids } };
  };

  return {
    models: [model],
    ...forTheQueue(model, sessions, publicKey),

    async list(identity: Identity): Promise<{ data: PushDevice[]; public_key: string }> {
      const docs = await model
        .find(await living(identity))
        .sort({ created_at: -1, _id: -1 })
        .limit(MOST_DEVICES)
        .lean<PushDeviceDoc[]>();
      return { data: docs.map((doc) => present(doc, identity)), public_key: await publicKey() };
    },

    /** Throws invalid for an address that is no browser's, and for keys that nothing can be sealed with. */
    async add(identity: Identity, { endpoint, keys }: DomainInput<typeof addPushDevice>): Promise<PushDevice> {
      const { user, session } = identity;
      if (!isPushService(endpoint, forTrying)) {
        throw invalid(
          'endpoint',
          'Smoko does not know the service that tells this browser. Try Chrome, Edge, Firefox or Safari.',
        );
      }
      if (!isPoint(keys.p256dh)) throw invalid('keys.p256dh', "That is no key of a browser's notifications.");
      const endpoint_hash = createHash('sha256').update(endpoint).digest('base64url');
      const doc: PushDeviceDoc = {
        _id: new Types.ObjectId(),
        user_id: user._id,
        session_id: session._id,
        device: session.device ?? 'Unknown device',
        endpoint,
        endpoint_hash,
        ...keys,
        public_key: await publicKey(),
        created_at: new Date(),
      };
      // whoever holds the address has the browser in hand: nobody who used it before is told there any more
      await model.deleteMany({ $or: [{ endpoint_hash }, { session_id: session._id }] });
      try {
        await model.insertMany([doc]);
      } catch (error) {
        // pressed twice at once: the other one stands
        const other =
          isDuplicateKey(error) && (await model.findOne({ endpoint_hash, user_id: user._id }).lean<PushDeviceDoc>());
        if (!other) throw error;
        return present(other, identity);
      }
      await makeRoom(user._id, await sessions.list(user._id));
      return present(doc, identity);
    },

    /** Somebody else's device looks like one that is not there. */
    async find(identity: Identity, id: string): Promise<PushDeviceDoc> {
      const doc = await model
        .findOne({ _id: new Types.ObjectId(id), ...(await living(identity)) })
        .lean<PushDeviceDoc>();
      if (!doc) throw notFound('device');
      return doc;
    },

    async remove(identity: Identity, id: string): Promise<void> {
      const { deletedCount } = await model.deleteOne({ _id: new Types.ObjectId(id), user_id: identity.user._id });
      if (!deletedCount) throw notFound('device');
    },
  };
}

/** Whom to tell, as the queue asks for it. */
function forTheQueue(model: Model<PushDeviceDoc>, sessions: Parts['sessions'], publicKey: Parts['publicKey']) {
  return {
    /** All that somebody is told on; whether each still may be is asked when it is. */
    idsOf: async (userId: string): Promise<Types.ObjectId[]> =>
      (
        await model
          .find({ user_id: new Types.ObjectId(userId) }, { _id: 1 })
          .limit(MOST_DEVICES)
          .lean()
      ).map(({ _id }) => _id),

    /** To be told now; null where it is signed out, or was subscribed with a key that is not ours any more: it goes. */
    async toTell(id: Types.ObjectId): Promise<PushDeviceDoc | null> {
      const doc = await model.findById(id).lean<PushDeviceDoc>();
      if (!doc) return null;
      const session = await sessions.byId(doc.session_id.toHexString());
      if (session?.user_id.equals(doc.user_id) && doc.public_key === (await publicKey())) return doc;
      await model.deleteOne({ _id: id });
      return null;
    },

    /** Its browser gave the address up. */
    async gone(id: Types.ObjectId): Promise<void> {
      await model.deleteOne({ _id: id });
    },
  };
}

const present = ({ _id, device, session_id, created_at }: PushDeviceDoc, { session }: Identity): PushDevice => ({
  id: _id.toHexString(),
  device,
  current: session_id.equals(session._id),
  created_at: created_at.toISOString(),
});

/** Whether it lies on the curve that payloads are sealed on. */
function isPoint(p256dh: string): boolean {
  const ours = createECDH('prime256v1');
  ours.generateKeys();
  try {
    ours.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
