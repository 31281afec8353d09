import { itemName } from './item-name.ts';

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * An order item whose every word stands in the name of another one of the same message: "outdoor bracket 2 nos and a coil,
 * bracket 38 each" asks for the bracket once and tells its price.
 */
export function namedTwice(tool: string, args: Readonly<Record<string, unknown>>, calls: readonly unknown[]): string[] {
  if (tool !== 'create_procurement_item') return [];
  const own = itemName(args) ?? '';
  const words = wordsOf(own);
  const within = (name: string) => name !== own && words.every((word) => wordsOf(name).includes(word));
  return words.length > 0 && calls.some((one) => within(itemName(one) ?? '')) ? [own] : [];
}
