import { ABOUT } from '../lexicon/asked-about.ts';
import { toolsOf } from '../lexicon/tools.ts';
import type { Intent } from './intent.ts';

const TOOLS = toolsOf();

/** Below this the words of a question say more about what is asked than the examples do. */
const UNSURE = 0.35;

/**
 * What a question asks for that is put like no example: by what it asks to know and which records on file it names.
 * Put before the readings of the examples where these are unsure; to look something up costs nothing.
 */
export function withAskedAbout(request: string, masked: string, found: Intent[]): Intent[] {
  const [first] = found;
  if (first && first.sure >= UNSURE) return found;
  const tool = ABOUT.find(({ says, names }) => (!says || says.test(request)) && (!names || names.test(masked)))?.tool;
  const known = tool && TOOLS.get(tool);
  return known ? [{ ...known, sure: UNSURE }, ...found.filter((one) => one.tool !== tool)] : found;
}
