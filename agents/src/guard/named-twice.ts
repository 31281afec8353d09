import { itemName } from './item-name.ts';

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** "2 flexi hoses the 450 long ones": which ones the thing before it is of. */
const WHICH_ONES = /(?<!\p{L})ones?$/iu;
const isPriced = (args: unknown): boolean => args !== null && typeof args === 'object' && 'unit_price' in args;

/**
 * An order item whose every word stands in the name of another one of the same message: "outdoor bracket 2 nos and a coil,
 * bracket 38 each" asks for the bracket once and tells its price. Both are doubted where the other one has the price.
 */
export function namedTwice(tool: string, args: Readonly<Record<string, unknown>>, calls: readonly unknown[]): string[] {
  if (tool !== 'create_procurement_item') return [];
  const own = itemName(args) ?? '';
  const isIn = (inner: string, outer: string) =>
    inner !== '' && inner !== outer && wordsOf(inner).every((word) => wordsOf(outer).includes(word));
  const twice = calls.some((one) => {
    const other = itemName(one) ?? '';
    return isIn(own, other) || (isPriced(one) && !isPriced(args) && isIn(other, own));
  });
  return twice || WHICH_ONES.test(own) ? [own] : [];
}
