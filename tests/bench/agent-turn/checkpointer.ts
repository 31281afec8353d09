import type { RunnableConfig } from '@langchain/core/runnables';
import {
  BaseCheckpointSaver,
  type Checkpoint,
  type CheckpointMetadata,
  type CheckpointTuple,
} from '@langchain/langgraph';
import type { Binary, Db } from 'mongodb';

type PendingWrites = Parameters<BaseCheckpointSaver['putWrites']>[1];

interface Place {
  thread_id: string;
  checkpoint_ns: string;
  checkpoint_id?: string;
}

/**
 * Keeps checkpoints as LangGraph's own saver for MongoDB does: a document for each checkpoint, one for each pending
 * write, both found by an index. Just enough of it for turns that run to their end.
 */
export class MongoCheckpointer extends BaseCheckpointSaver {
  private readonly checkpoints;
  private readonly writes;

  constructor(db: Db) {
    super();
    this.checkpoints = db.collection('checkpoints');
    this.writes = db.collection('checkpoint_writes');
  }

  async prepare(): Promise<void> {
    await this.checkpoints.createIndex({ thread_id: 1, checkpoint_ns: 1, checkpoint_id: -1 }, { unique: true });
    const place = { thread_id: 1, checkpoint_ns: 1, checkpoint_id: 1 } as const;
    await this.writes.createIndex({ ...place, task_id: 1, idx: 1 }, { unique: true });
  }

  async getTuple(config: RunnableConfig): Promise<CheckpointTuple | undefined> {
    const [doc] = await this.checkpoints.find(placeOf(config)).sort({ checkpoint_id: -1 }).limit(1).toArray();
    if (!doc) return undefined;
    const place = { thread_id: doc.thread_id, checkpoint_ns: doc.checkpoint_ns, checkpoint_id: doc.checkpoint_id };
    const writes = await this.writes.find(place).toArray();
    const load = (type: string, value: Binary) => this.serde.loadsTyped(type, value.value());
    return {
      config: { configurable: place },
      checkpoint: (await load(doc.type, doc.checkpoint)) as Checkpoint,
      metadata: (await load(doc.type, doc.metadata)) as CheckpointMetadata,
      pendingWrites: await Promise.all(
        writes.map(
          async (one) => [one.task_id, one.channel, await load(one.type, one.value)] as [string, string, unknown],
        ),
      ),
    };
  }

  async put(config: RunnableConfig, checkpoint: Checkpoint, metadata: CheckpointMetadata): Promise<RunnableConfig> {
    const { thread_id, checkpoint_ns, checkpoint_id: parent } = placeOf(config);
    const place = { thread_id, checkpoint_ns, checkpoint_id: checkpoint.id };
    const [[type, state], [, about]] = await Promise.all([
      this.serde.dumpsTyped(checkpoint),
      this.serde.dumpsTyped(metadata),
    ]);
    const set = { parent_checkpoint_id: parent ?? null, type, checkpoint: state, metadata: about };
    await this.checkpoints.updateOne(place, { $set: set }, { upsert: true });
    return { configurable: place };
  }

  async putWrites(config: RunnableConfig, writes: PendingWrites, task_id: string): Promise<void> {
    const place = placeOf(config);
    const upserts = writes.map(async ([channel, value], idx) => {
      const [type, bytes] = await this.serde.dumpsTyped(value);
      const update = { $set: { channel, type, value: bytes } };
      return { updateOne: { filter: { ...place, task_id, idx }, update, upsert: true } };
    });
    await this.writes.bulkWrite(await Promise.all(upserts));
  }

  // biome-ignore lint/correctness/useYield: nothing in a turn asks for it
  async *list(): AsyncGenerator<CheckpointTuple> {
    throw new Error('Not needed here.');
  }

  async deleteThread(): Promise<void> {
    throw new Error('Not needed here.');
  }
}

function placeOf({ configurable = {} }: RunnableConfig): Place {
  const { thread_id, checkpoint_ns = '', checkpoint_id } = configurable;
  return { thread_id, checkpoint_ns, ...(checkpoint_id ? { checkpoint_id } : {}) };
}
