import { Types } from 'mongoose';
import type { Actor } from '../../domain/actor.ts';
import type { Records } from '../../domain/records.ts';
import type { ReadMessage } from '../message.ts';
import { looksLike } from './lookalike.ts';

const MOST_CONTACTS = 2_000;

type Contacts = Pick<Records['repositories'], 'clients' | 'suppliers'>;

/** Whose address on file the sender's looks like. By code, for a warning: the model never sees who else is on file. */
export async function resembles(
  { clients, suppliers }: Contacts,
  actor: Actor,
  message: ReadMessage,
): Promise<string | null> {
  const own = { user_id: new Types.ObjectId(actor.userId), deleted_at: null, email: { $ne: null } };
  const find = (model: typeof suppliers.model) => model.find(own, { name: 1, email: 1 }).limit(MOST_CONTACTS).lean();
  const known = await Promise.all([find(suppliers.model), find(clients.model)]);
  return looksLike(
    message.from,
    message.text,
    known.flat().map(({ name, email }) => ({ name: String(name), email: email ? String(email) : null })),
  );
}
