import { type InboxItem, messageHistory, type OutboxItem } from '@smoko/contract';
import { useMemo } from 'react';
import { useView } from '../../lib/records/use-list.ts';

export type Message =
  | { direction: 'in'; at: string; message: InboxItem }
  | { direction: 'out'; at: string; message: OutboxItem };

/** The drafted answer stands below the message it answers. */
const shown = (one: Message) => one.direction === 'in' || one.message.status !== 'draft' || !one.message.inbox_id;

/** Messages to and fro, the oldest first. */
export function useHistory(of: Parameters<typeof useView<typeof messageHistory>>[2]) {
  const query = useView('message_history', messageHistory, of);
  const { data } = query;
  const messages = useMemo(() => data && (data as Message[]).filter(shown).reverse(), [data]);
  return { query, messages };
}
