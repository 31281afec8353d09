import type { DomainOutput, readInboxItem } from '@smoko/contract';
import { type StoredDoc, toPlain } from '../../db/stored.ts';

export type InboxRecord = DomainOutput<typeof readInboxItem>;

const HIDDEN = new Set(['user_id', 'version', 'message_id', 'chosen', 'round']);

export const asInboxItem = (doc: StoredDoc): InboxRecord =>
  Object.fromEntries(Object.entries(toPlain(doc)).filter(([name]) => !HIDDEN.has(name))) as unknown as InboxRecord;
