import type { ChatEvent } from '@smoko/contract';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Call } from '../call.ts';
import type { MessageRow, ThreadRow } from './models.ts';
import { asMessage } from './records.ts';

export interface MessageChanges {
  /** Changes a stored message under a new number and tells everybody. */
  change(call: Call, messageId: string, threadId: string, fields: Written<MessageRow>): Promise<void>;
  /**
   * Stores messages of this owner in one step, in order, until one whose filter no longer fits what is on file: gives
   * how many. One that is not on file yet is made, where `created` says with what.
   */
  storeAll(call: Call, changes: readonly MessageChange[]): Promise<number>;
  /**
   * The same by what the message holds, in one step: when somebody else changed it meanwhile, here or in another
   * process, it is looked at again. Nothing happens when there is none, or nothing to change.
   */
  amend(
    call: Call,
    filter: Filter<MessageRow>,
    change: (message: MessageRow) => Written<MessageRow> | null,
  ): Promise<void>;
}

interface MessageChange {
  filter: Filter<MessageRow> & { _id: Types.ObjectId };
  fields: Partial<MessageRow>;
  created?: Partial<MessageRow>;
}

interface Parts {
  messages: Repository<MessageRow>;
  count(call: Call, threadId: string, by: number): Promise<ThreadRow>;
  tell(call: Call, event: ChatEvent): void;
}

/** Changes of stored messages, each under a number of its thread that nobody else has. */
export function createMessageChanges({ messages, count, tell }: Parts): MessageChanges {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

  async function store(
    call: Call,
    seq: number,
    filter: Filter<MessageRow>,
    fields: Written<MessageRow>,
  ): Promise<boolean> {
    const message = await messages.model
      .findOneAndUpdate({ ...owner(call), ...filter }, { $set: { ...fields, seq } }, { returnDocument: 'after' })
      .lean();
    if (message)
      tell(call, { type: 'message', thread_id: String(message.thread_id), seq, message: asMessage(message) });
    return Boolean(message);
  }

  const storeAll: MessageChanges['storeAll'] = async (call, changes) => {
    const updates = changes.map(({ filter, fields, created }) => ({
      updateOne: {
        filter: { ...owner(call), ...filter },
        update: { $set: fields, ...(created ? { $setOnInsert: created } : {}) },
        // one that is there under another number clashes with its id, and all that follows stays undone
        upsert: Boolean(created),
      },
    }));
    try {
      await messages.model.bulkWrite(updates, { ordered: true });
      return changes.length;
    } catch (error) {
      const { writeErrors } = error as { writeErrors?: { index: number }[] };
      const [first] = writeErrors ?? [];
      if (!isDuplicateKey(error) || !first) throw error;
      return first.index;
    }
  };

  const change: MessageChanges['change'] = async (call, messageId, threadId, fields) => {
    const { seq } = await count(call, threadId, 1);
    await store(call, seq, { _id: new Types.ObjectId(messageId) }, fields);
  };

  const amend: MessageChanges['amend'] = async (call, filter, change) => {
    for (;;) {
      const message = await messages.findOne(call, filter);
      const fields = message && change(message);
      if (!message || !fields) return;
      const { seq } = await count(call, String(message.thread_id), 1);
      if (await store(call, seq, { _id: message._id, seq: message.seq }, fields)) return;
    }
  };

  return { change, storeAll, amend };
}
