import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import type { Correspondence } from '../../domain/inbox/correspondence.ts';
import { type OutboxRow, UNSENT } from '../../domain/outbox/store.ts';
import type { Contact } from '../../domain/tables/find-contacts.ts';
import type { Contacts } from '../compose/recipient.ts';

export interface HistoryParts {
  contacts: Pick<Contacts, 'clients' | 'suppliers'>;
  correspondence: Pick<Correspondence, 'touch'>;
}

/** Whoever it goes to has a page of history from now on; a draft is not part of it yet. */
export async function noteInHistory(
  { contacts: { clients, suppliers }, correspondence }: HistoryParts,
  call: Call,
  item: OutboxRow,
): Promise<void> {
  if (UNSENT.includes(item.status)) return;
  const owned: Repository<Contact> | null = item.client_id ? clients : item.supplier_id ? suppliers : null;
  const id = item.client_id ?? item.supplier_id;
  const found = owned && id ? (await owned.byIds(call, [id])).get(id.toHexString()) : null;
  const address = item.to;
  const contact = found
    ? { kind: item.client_id ? ('client' as const) : ('supplier' as const), id: String(id), name: found.name }
    : { kind: 'unknown' as const, id: null, name: address };
  const message = { contact, channel: item.channel, address, text: item.body };
  await correspondence.touch(call, { ...message, direction: 'out', at: item.created_at });
}
