import type { DomainOutput, readInboxItem } from '@smoko/contract';
import { toPlain } from '../../db/stored.ts';
import type { InboxRow } from './store.ts';

export type InboxRecord = DomainOutput<typeof readInboxItem>;

export const asInboxItem = (row: InboxRow): InboxRecord => {
  const { user_id: _u, version: _v, message_id: _m, chosen: _c, round: _r, ...shown } = toPlain(row);
  return { ...shown, urgent: row.urgent ?? null };
};
