import { WORK_AND_PRICE } from '../lexicon/price-wanted.ts';
import type { Reading } from '../reading.ts';
import { personMeant } from '../records/meant.ts';

/** Work for the client who is talked about, with the wish for a price: the request for a quote. */
export function priceWanted(said: string, reading: Reading): string | null {
  const { what, more } = WORK_AND_PRICE.exec(said)?.groups ?? {};
  const name = what && personMeant(said, reading)?.record?.name;
  return name ? `quote for ${name}: ${what}${more}` : null;
}
