import { INVOICE_SPLIT } from '../../lexicon/invoice-split.ts';
import { type Act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** An invoice that is there is not split: how to come to the same is said. */
export function invoiceSplit({ text, values }: Piece, { facts: { cannot } }: Scene): Act | null {
  const said = plainly(text);
  if (!(cannot?.has('split_invoices') ?? true) || values.named.supplier) return null;
  const { says, not, answer } = INVOICE_SPLIT;
  return says.test(said) && !not?.test(said) ? leading(words(answer, wholeOf(text))) : null;
}
