import { TAKES_AWAY, THINGS, WORK_OR_NEW } from '../lexicon/takes-away.ts';
import { toolsOf } from '../lexicon/tools.ts';
import type { Intent } from './intent.ts';

const TOOLS = toolsOf();
/** From here on the examples are surer of what is meant than the words for taking away. */
const SURE = 0.6;
/** "knock his invoice on the head" looks much like "knock 50 off his invoice", but says no figure. */
const SURE_CHANGE = 0.8;

/** Whether a masked request says, in whatever words, that something on file is to go. */
function takesAway(masked: string): boolean {
  const text = masked.replace(/\s+/g, ' ');
  return TAKES_AWAY.test(text) && !WORK_OR_NEW.test(text);
}

const thingOf = (masked: string): string | undefined => THINGS.find(([says]) => says.test(masked))?.[1];

/** The same where it names what it is: another request than one for something else to go. */
export const takesAwayAnother = (masked: string, left: Intent | undefined): boolean => {
  const tool = takesAway(masked) ? thingOf(masked) : undefined;
  return tool !== undefined && tool !== left?.tool;
};

/**
 * "get shot of the bathroom reno" is put like no example, and read by its other words it would make something. What is
 * to go is read as a deletion, which waits for a yes.
 */
export function withTakesAway(masked: string, found: Intent[]): Intent[] {
  const [first] = found;
  if (!takesAway(masked)) return found;
  if (first?.verb === 'delete') return [{ ...first, sure: Math.max(first.sure, SURE) }, ...found.slice(1)];
  // a job that is off is marked so, and stays on file
  const bill = first?.entity === 'finance' && !/\{(?:money|percent|number|date)\}/.test(masked);
  const least = first?.entity === 'job' ? SURE : bill ? 1 : SURE_CHANGE;
  if (first?.tool.startsWith('update_') && first.sure >= least) return found;
  const tool = thingOf(masked);
  const known = tool && TOOLS.get(tool);
  return known ? [{ ...known, sure: SURE }, ...found.filter((one) => one.tool !== tool)] : found;
}
