import { itemName } from './item-name.ts';
import { implausible } from './plausible.ts';

const isCounted = (args: unknown): boolean =>
  args !== null && typeof args === 'object' && 'quantity' in args && typeof args.quantity === 'number';

/** How and when something is to come, which nobody orders. */
const NO_THING =
  /^(?:required|needed|wanted|delivered|supplied|collected|ordered|ready|urgent(?:ly)?|asap|onsite|please|there|here|due|extra|same|each|both|altogether|total)$/iu;

/**
 * A name that is no thing at all, that is the end of the shop's, or one word at the end of a counted order without a count of
 * its own: "4 bends, 1 gully trap. mico" may be the shop. `calls`: the arguments of every call of the message.
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
  if (NO_THING.test(name)) return [name];
  // "from Orange Sand and Soil": the end of the shop's name
  if (counted.length > 0 && new RegExp(`\\bfrom\\s+(?:[\\p{L}'’]+\\s+){1,4}and\\s+${name}(?!\\p{L})`, 'iu').test(said))
    return [name];
  const alone = new RegExp(`[.,;\\n]\\s*(?:from\\s+)?${name}\\s*[.!]*$`, 'iu');
  return counted.length > 1 && alone.test(said.trim()) ? [name] : [];
}

/** An order beside one of no thing: "2 of the mitsis, 1140 each ex" became two, and what the other took is missing here. */
export const besideNoThing = (tool: string, own: unknown, calls: readonly unknown[]): boolean =>
  tool === 'create_procurement_item' &&
  calls.some((args) => {
    const name = itemName(args);
    return (
      name !== undefined &&
      name !== itemName(own) &&
      (NO_THING.test(name) || implausible({ item_name: name }, tool).length > 0)
    );
  });
