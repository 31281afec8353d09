import type { Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { RowModel } from '../../db/row-model.ts';
import { wordStarts } from '../../db/search-words.ts';
import type { QuoteRow } from './schema.ts';
import { chosenName, namesFrom } from './short-name.ts';

const BATCH = 500;
/** Somebody else may name the same quotes, or make one, at the same time. */
const ATTEMPTS = 20;

/** Migration: quotes of all owners from before there were short names get theirs (decision 73). */
export async function fillShortNames(model: RowModel<QuoteRow>): Promise<void> {
  const collection = acrossOwners(model, 'a change of what is stored is made for everybody at once');
  const without = await collection.find({ short_name: { $exists: false } }, { projection: { user_id: 1 } }).toArray();
  const owners = new Map(without.map(({ user_id }) => [user_id.toHexString(), user_id]));
  for (const owner of owners.values()) await nameQuotesOf(owner, model);
}

/** Names those quotes of an owner that have no short name, in the order in which they were made. Papers that are out keep what they say. */
export async function nameQuotesOf(user_id: Types.ObjectId, model: RowModel<QuoteRow>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await nameOnce(user_id, model);
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function nameOnce(user_id: Types.ObjectId, model: RowModel<QuoteRow>): Promise<void> {
  const unnamed = await model
    .find({ user_id, short_name: { $exists: false } })
    .select({ quote_number: 1 })
    .sort({ created_at: 1, _id: 1 })
    .lean<Pick<QuoteRow, '_id' | 'quote_number'>[]>();
  const isChosen = ({ quote_number }: Pick<QuoteRow, 'quote_number'>) => chosenName(quote_number) !== null;
  // what was chosen first: the names that are made go round it
  for (const rows of [unnamed.filter(isChosen), unnamed.filter((row) => !isChosen(row))]) {
    const next = await namesFrom(user_id, model);
    for (let at = 0; at < rows.length; at += BATCH) {
      const writes = [];
      for (const { _id, quote_number } of rows.slice(at, at + BATCH)) {
        const name = chosenName(quote_number) ?? (await next());
        const words = { $each: wordStarts([name.short_name]) };
        const filter = { user_id, _id, short_name: { $exists: false } };
        writes.push({ updateOne: { filter, update: { $set: { ...name }, $addToSet: { words } } } });
      }
      await model.bulkWrite(writes);
    }
  }
}
