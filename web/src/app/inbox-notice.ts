import { getInboxItem } from '@smoko/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { formatAddress } from '../lib/format.ts';
import { inboxPath } from '../lib/record-path.ts';

interface Notice {
  title: string;
  words: string;
  path: string;
}

/** What to tell of a message from outside; null while it is being read, and once it has been. */
export async function inboxNotice(client: QueryClient, id: string): Promise<Notice | null> {
  const item = await client.fetchQuery({
    queryKey: ['inbox', 'one', id],
    queryFn: ({ signal }) => api.call(getInboxItem, { id }, { signal }),
    staleTime: 0,
  });
  if (item.status === 'received' || item.read_at) return null;
  const { contact, from, from_name, summary, body } = item;
  const name = contact.kind === 'unknown' ? from_name || formatAddress(from) : contact.name;
  return { title: name, words: summary ?? body, path: inboxPath(id) };
}
