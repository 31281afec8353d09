import type { DomainInput, DomainOutput, messageHistory } from '@smoko/contract';
import { Types } from 'mongoose';
import { decodeCursor, encodeCursor } from '../../db/cursor.ts';
import type { Fields, Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';
import { asOutboxItem, UNSENT } from '../outbox/store.ts';
import { asInboxItem } from './present.ts';

const ORDER = 'history';
type Page = DomainOutput<typeof messageHistory>;

interface Entry {
  doc: StoredDoc;
  at: Date;
  direction: 'in' | 'out';
}

/** What came in and what went out, newest first: as much of either as one page can need. */
export const createHistory =
  (inbox: Repository, outbox: Repository) =>
  async (call: Call, { limit, cursor, ...ids }: DomainInput<typeof messageHistory>): Promise<Page> => {
    const after = cursor === undefined ? null : decodeCursor(cursor, ORDER);
    const given = Object.entries(ids).filter(([, id]) => id !== undefined);
    const whose = Object.fromEntries(given.map(([name, id]) => [name, new Types.ObjectId(id)]));

    const read = async (
      { model }: Repository,
      direction: Entry['direction'],
      field: string,
      only: Fields,
    ): Promise<Entry[]> => {
      const range = after
        ? { $or: [{ [field]: { $lt: after.value } }, { [field]: after.value, _id: { $lt: after.id } }] }
        : {};
      const docs = await model
        .find({ user_id: new Types.ObjectId(call.actor.userId), ...whose, ...only, ...range })
        .sort({ [field]: -1, _id: -1 })
        .limit(limit + 1)
        .lean<StoredDoc[]>();
      return docs.map((doc) => ({ doc, at: doc[field] as Date, direction }));
    };

    const both = await Promise.all([
      read(inbox, 'in', 'received_at', {}),
      // a draft has not been said
      read(outbox, 'out', 'created_at', { status: { $nin: UNSENT } }),
    ]);
    const all = both.flat().sort((a, b) => b.at.getTime() - a.at.getTime() || (b.doc._id < a.doc._id ? -1 : 1));
    const shown = all.slice(0, limit);
    const last = all.length > limit ? shown.at(-1) : undefined;
    return {
      data: shown.map(present),
      next_cursor: last ? encodeCursor({ sort: ORDER, phase: 'value', value: last.at, id: last.doc._id }) : null,
    };
  };

const present = ({ doc, at, direction }: Entry): Page['data'][number] =>
  ({
    direction,
    at: at.toISOString(),
    message: direction === 'in' ? asInboxItem(doc) : asOutboxItem(doc),
  }) as Page['data'][number];
