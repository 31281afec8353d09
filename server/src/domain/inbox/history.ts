import type { DomainInput, DomainOutput, messageHistory } from '@smoko/contract';
import { Types } from 'mongoose';
import { decodeCursor, encodeCursor } from '../../db/cursor.ts';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { asOutboxItem, type OutboxRow, UNSENT } from '../outbox/store.ts';
import { asInboxItem } from './present.ts';
import type { InboxRow } from './store.ts';

const ORDER = 'history';
type Page = DomainOutput<typeof messageHistory>;

interface Entry {
  id: Types.ObjectId;
  at: Date;
  shown: Page['data'][number];
}

/** What came in and what went out, newest first: as much of either as one page can need. */
export const createHistory =
  (inbox: Repository<InboxRow>, outbox: Repository<OutboxRow>) =>
  async (call: Call, { limit, cursor, ...ids }: DomainInput<typeof messageHistory>): Promise<Page> => {
    const after = cursor === undefined ? null : decodeCursor(cursor, ORDER);
    const given = Object.entries(ids).filter(([, id]) => id !== undefined);
    const whose = Object.fromEntries(given.map(([name, id]) => [name, new Types.ObjectId(id)]));

    const own = { user_id: new Types.ObjectId(call.actor.userId), ...whose };
    const before = (field: 'received_at' | 'created_at') =>
      after ? { $or: [{ [field]: { $lt: after.value } }, { [field]: after.value, _id: { $lt: after.id } }] } : {};

    const [received, sent] = await Promise.all([
      inbox.model
        .find({ ...own, ...before('received_at') })
        .sort({ received_at: -1, _id: -1 })
        .limit(limit + 1)
        .lean(),
      // a draft has not been said
      outbox.model
        .find({ ...own, status: { $nin: UNSENT }, ...before('created_at') })
        .sort({ created_at: -1, _id: -1 })
        .limit(limit + 1)
        .lean(),
    ]);
    const all = [...received.map(cameIn), ...sent.map(wentOut)].sort(
      (a, b) => b.at.getTime() - a.at.getTime() || (b.id < a.id ? -1 : 1),
    );
    const shown = all.slice(0, limit);
    const last = all.length > limit ? shown.at(-1) : undefined;
    return {
      data: shown.map((entry) => entry.shown),
      next_cursor: last ? encodeCursor({ sort: ORDER, phase: 'value', value: last.at, id: last.id }) : null,
    };
  };

const cameIn = (row: InboxRow): Entry => ({
  id: row._id,
  at: row.received_at,
  shown: { direction: 'in', at: row.received_at.toISOString(), message: asInboxItem(row) },
});

const wentOut = (row: OutboxRow): Entry => ({
  id: row._id,
  at: row.created_at,
  shown: { direction: 'out', at: row.created_at.toISOString(), message: asOutboxItem(row) },
});
