import {
  type Channel,
  type Correspondent,
  type DomainOutput,
  LIMITS,
  listCorrespondence,
  messageHistory,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import { wordStarts } from '../../db/search-words.ts';
import { toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, idFromKey, implement } from '../call.ts';
import type { OutboxRow } from '../outbox/store.ts';
import { listHandler } from '../tables/list-handler.ts';
import { createHistory } from './history.ts';
import type { CorrespondenceRow, InboxRow } from './store.ts';

/** A message to or from somebody. */
interface Touch {
  contact: Correspondent;
  channel: Channel;
  address: string;
  direction: 'in' | 'out';
  text: string;
  at: Date;
}

/** Who wrote or was written to: one page of history for each client, each supplier, each unknown number or address. */
export interface Correspondence {
  idOf(call: Call, message: Pick<Touch, 'contact' | 'channel' | 'address'>): Types.ObjectId;
  /** Says that there is a message, and counts the unread ones anew; the same message twice changes nothing. */
  touch(call: Call, message: Touch): Promise<void>;
  /** Something of it was read, or has moved to somebody else: what holds no messages goes. */
  recount(call: Call, id: Types.ObjectId): Promise<void>;
  implementations: Implementation[];
}

interface Stores {
  correspondence: Repository<CorrespondenceRow>;
  inbox: Repository<InboxRow>;
  outbox: Repository<OutboxRow>;
}

export function createCorrespondence({ correspondence, inbox, outbox }: Stores): Correspondence {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

  const idOf: Correspondence['idOf'] = (call, { contact, channel, address }) =>
    contact.id ? new Types.ObjectId(contact.id) : idFromKey(`${call.actor.userId}:${channel}:${address}`);

  const unreadIn = (call: Call, id: Types.ObjectId) =>
    inbox.model.countDocuments({ ...owner(call), correspondence_id: id, read_at: null });

  async function make(call: Call, _id: Types.ObjectId, fields: Written<CorrespondenceRow>): Promise<void> {
    if (await correspondence.findOne(call, { _id })) return;
    // of no receipt and no event: it says what the messages themselves say
    const quiet = { ...call, changes: [] };
    await correspondence.insert(quiet, { _id, ...fields }).catch((error: unknown) => {
      const { cause } = error as { cause?: unknown };
      if (!isDuplicateKey(error) && !isDuplicateKey(cause)) throw error;
    });
  }

  return {
    idOf,

    async touch(call, message) {
      const { contact, channel, address, direction, at } = message;
      const _id = idOf(call, message);
      const unread = await unreadIn(call, _id);
      const last = {
        contact,
        name: contact.name,
        channel,
        address,
        client_id: contact.kind === 'client' ? _id : null,
        supplier_id: contact.kind === 'supplier' ? _id : null,
        last_direction: direction,
        last_text: message.text.slice(0, LIMITS.message),
        last_at: at,
      };
      await make(call, _id, { ...last, unread, has_unread: unread > 0 });
      // no version is compared: many messages may come at once, and the latest of them counts
      const counts = { unread, has_unread: unread > 0, updated_at: call.clock.now() };
      const words = wordStarts([contact.name, address]);
      await correspondence.model.updateOne({ ...owner(call), _id }, { $set: counts });
      await correspondence.model.updateOne(
        { ...owner(call), _id, last_at: { $lte: at } },
        { $set: { ...last, words } },
      );
    },

    async recount(call, id) {
      const [received, sent, unread] = await Promise.all([
        inbox.findOne(call, { correspondence_id: id }),
        outbox.findOne(call, { correspondence_id: id }),
        unreadIn(call, id),
      ]);
      if (received || sent) {
        const set = { unread, has_unread: unread > 0, updated_at: call.clock.now() };
        await correspondence.model.updateOne({ ...owner(call), _id: id }, { $set: set });
      } else await correspondence.model.deleteOne({ ...owner(call), _id: id });
    },

    implementations: [
      implement(listCorrespondence, (call, { unread, ...input }) =>
        listHandler(correspondence, (_, docs) => docs.map(asCorrespondence))(call, {
          ...input,
          ...(unread === undefined ? {} : { has_unread: unread === 'true' }),
        }),
      ),
      implement(messageHistory, createHistory(inbox, outbox)),
    ],
  };
}

type Shown = DomainOutput<typeof listCorrespondence>['data'][number];
function asCorrespondence(doc: CorrespondenceRow): Shown {
  const { id, contact, channel, address, unread, updated_at, last_direction, last_text, last_at } = toPlain(doc);
  const last = { direction: last_direction, text: last_text, at: last_at };
  return { id, contact, channel, address, unread, updated_at, last };
}
