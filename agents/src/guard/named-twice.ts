/** What an order item of another call of the same message is called. */
function itemName(args: unknown): string[] {
  if (args === null || typeof args !== 'object' || !('item_name' in args)) return [];
  return typeof args.item_name === 'string' ? [args.item_name] : [];
}

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * An order item whose every word stands in the name of another one of the same message: "outdoor bracket 2 nos and a coil,
 * bracket 38 each" asks for the bracket once and tells its price.
 */
export function namedTwice(tool: string, args: Readonly<Record<string, unknown>>, calls: readonly unknown[]): string[] {
  if (tool !== 'create_procurement_item') return [];
  const [own] = itemName(args);
  const words = wordsOf(own ?? '');
  const within = (name: string) => name !== own && words.every((word) => wordsOf(name).includes(word));
  return words.length > 0 && calls.flatMap(itemName).some(within) ? [own ?? ''] : [];
}
