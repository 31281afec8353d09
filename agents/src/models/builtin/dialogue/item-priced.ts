import { tokens } from '../../../tools/matching.ts';
import { CAME_IN_AT } from '../lexicon/item-news.ts';
import type { Reading } from '../reading.ts';
import { touched } from '../records/meant.ts';

/** "pump came in at 185", of an item ordered in this conversation that has no price yet: its price, not a new expense. */
export function itemPriced(said: string, reading: Reading): string | null {
  const { what, sum } = CAME_IN_AT.exec(said)?.groups ?? {};
  const words = tokens(what ?? '');
  if (!sum || !words.length) return null;
  const [item, other] = touched(reading, ['item']).filter(
    ({ name, amount }) => !amount && words.some((word) => word.length > 2 && tokens(name).includes(word)),
  );
  return item && !other ? `change the price of the ${item.name} to $${sum} each` : null;
}
