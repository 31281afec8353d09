import { itemName } from './item-name.ts';

const isCounted = (args: unknown): boolean =>
  args !== null && typeof args === 'object' && 'quantity' in args && typeof args.quantity === 'number';

/**
 * One word at the end of a counted order, without a count of its own: "4 bends, 1 gully trap. mico" may be the shop. `calls`: the
 * arguments of every call of the message.
 */
export function strayItem(
  tool: string,
  args: Readonly<Record<string, unknown>>,
  said: string,
  calls: readonly unknown[],
): string[] {
  const name = itemName(args);
  if (tool !== 'create_procurement_item' || name === undefined || !/^\p{L}+$/u.test(name)) return [];
  const counted = calls.filter((one) => {
    const other = itemName(one);
    return other !== undefined && other !== name && isCounted(one);
  });
  const alone = new RegExp(`[.,;\\n]\\s*(?:from\\s+)?${name}\\s*[.!]*$`, 'iu');
  return counted.length > 1 && alone.test(said.trim()) ? [name] : [];
}
