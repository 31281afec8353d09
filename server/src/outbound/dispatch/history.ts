import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Call } from '../../domain/call.ts';
import type { Correspondence } from '../../domain/inbox/correspondence.ts';
import { type OutboxRow, UNSENT } from '../../domain/outbox/store.ts';
import type { Contact } from '../../domain/tables/find-contacts.ts';
import type { Contacts } from '../compose/recipient.ts';

export interface HistoryParts {
  contacts: Pick<Contacts, 'clients' | 'suppliers'>;
  correspondence: Pick<Correspondence, 'touch'>;
}

type Linked = Pick<Written<OutboxRow>, 'client_id' | 'supplier_id'>;

/** The client or supplier of a message, as they are called now; null where it goes to nobody on file. */
export async function nameOf(
  { clients, suppliers }: HistoryParts['contacts'],
  call: Call,
  { client_id, supplier_id }: Linked,
): Promise<string | null> {
  const owned: Repository<Contact> | null = client_id ? clients : supplier_id ? suppliers : null;
  const id = client_id ?? supplier_id;
  if (!owned || !id) return null;
  const [found] = (await owned.byIds(call, [new Types.ObjectId(String(id))])).values();
  return found?.name ?? null;
}

/** Whoever it goes to has a page of history from now on, under this name; a draft is not part of it yet. */
export async function noteInHistory(
  { correspondence }: Pick<HistoryParts, 'correspondence'>,
  call: Call,
  item: OutboxRow,
  name: string | null,
): Promise<void> {
  if (UNSENT.includes(item.status) || item.about_account) return;
  const id = item.client_id ?? item.supplier_id;
  const address = item.to;
  const contact =
    name !== null
      ? { kind: item.client_id ? ('client' as const) : ('supplier' as const), id: String(id), name }
      : { kind: 'unknown' as const, id: null, name: address };
  const message = { contact, channel: item.channel, address, text: item.body };
  await correspondence.touch(call, { ...message, direction: 'out', at: item.created_at });
}
