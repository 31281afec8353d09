// Whether every line that was said has its price: what stands without one may be a line that would be left out.
import type { Quoted } from './priced-lines.ts';

/** Work that goes with the line behind it: "supply and fit 4 lights at 85". */
const DOES =
  /^(?:supply|supplied|fit|install|remove|replace|deliver|cut|lay|paint|prep|strip|clean|dig|dug|repair|fix|test|check|disconnect|reconnect|make good|(?!thing|ceiling|guttering|decking|fencing|tiling|flooring|railing|skirting|wiring|flashing|cladding|edging|paving)\p{L}{2,}(?:ing|ed))\b/iu;
/** What it is all for. */
const PURPOSE =
  /\b(?:job|work|works|reno|renos|renovation|repairs?|installation|service|maintenance|project)\b|^(?!ceiling|guttering|decking|fencing|tiling|flooring|railing|skirting|wiring|flashing|cladding|edging|paving)\p{L}{2,}ing\b/iu;

/** Nothing in it looks like a line without its price. `text`: where it was read. */
export const isAllPriced = (found: Quoted, text: string): boolean => left(found, text).length === 0;

/** The first of what has no price. */
export const unpricedIn = (found: Quoted): string => left(found, '')[0] ?? found.more;

function left({ heading, more, unpriced }: Quoted, text: string): string[] {
  const isFor = (said: string, end: string): boolean =>
    PURPOSE.test(said) || new RegExp(`${escaped(said)}\\s*${end}`, 'iu').test(text);
  return [
    ...(heading && !isFor(heading, ':') ? [heading] : []),
    ...unpriced.filter((one) => !DOES.test(one)),
    ...(more &&
    !PURPOSE.test(more) &&
    !new RegExp(`\\b(?:for|at|on)\\s+(?:the\\s+|his\\s+|her\\s+|their\\s+)?${escaped(more)}[\\s.!]*$`, 'iu').test(text)
      ? [more]
      : []),
  ];
}
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
