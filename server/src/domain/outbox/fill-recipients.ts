import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import { wordStarts } from '../../db/search-words.ts';
import type { CorrespondenceRow } from '../inbox/store.ts';
import type { OutboxRow } from './store.ts';

const BATCH = 500;
/** Of a code to the owner's own mobile, as it was written before messages said what they are about. */
const OWN_CODE = /^\d{6} is your Smoko code\b/;

/**
 * Migration: whom messages of all owners went to, by name, and which of them were about the account. Account mail is what has
 * an HTML form of its own: what businesses write gets theirs when it leaves.
 */
export async function fillRecipients(
  { model }: Repository<OutboxRow>,
  { model: people }: Repository<CorrespondenceRow>,
): Promise<void> {
  const collection = acrossOwners(model, 'a change of what is stored is made for everybody at once');
  const without = () =>
    collection
      .find({ about_account: { $exists: false } })
      .limit(BATCH)
      .toArray();
  const told = async ({ user_id, client_id, supplier_id, to, subject, body, html }: OutboxRow) => {
    const _id = client_id ?? supplier_id;
    const person = _id ? await people.findOne({ user_id, _id }).lean() : null;
    const to_name = person?.name ?? null;
    const about_account = Boolean(html) || OWN_CODE.test(body);
    return { to_name, about_account, words: wordStarts([to_name, to, subject, body]) };
  };
  for (let items = await without(); items.length; items = await without()) {
    const filled = [];
    for (const item of items) filled.push({ _id: item._id, set: await told(item) });
    await collection.bulkWrite(
      filled.map(({ _id, set }) => ({ updateOne: { filter: { _id }, update: { $set: set } } })),
    );
  }
}
