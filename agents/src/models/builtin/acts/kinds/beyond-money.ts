import { BEYOND_MONEY } from '../../lexicon/beyond-money.ts';
import { type Act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "credit $100 on invoice 1001", "refund dave 200": said plainly to be missing, never made into something like it. */
export function beyondMoney({ text, values }: Piece, { facts: { cannot } }: Scene): Act | null {
  const said = plainly(text);
  // what is between a shop and us is another thing
  if (values.named.supplier) return null;
  const found = BEYOND_MONEY.find(
    ({ ability, says, not }) => (cannot?.has(ability) ?? true) && says.test(said) && !not?.test(said),
  );
  return found ? leading(words(found.answer, wholeOf(text))) : null;
}
