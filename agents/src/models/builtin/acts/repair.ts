import type { Span } from './spans.ts';

const MARKS =
  "no|nah|nope|na|wait|hang on|hold on|sorry|soz|actually|scratch that|scrap that|oops|whoops|correction|or rather|rather|i mean|i meant|mean|meant|my bad|make it|make that|call it|it should be|should be|not|say|um|er|ah|oh|its|it's|is|well|better|better make it|instead|then|for|on|at|to|the|and|now|till|until";
/** Nothing but words of correction between two values: "tuesday no hang on wednesday". */
const TAKEN_BACK = new RegExp(`^[\\s,.!-]*(?:(?:${MARKS})[\\s,.!-]+)*$`, 'i');
/** Whether the words between two values say that the second stands in for the first. */
export const takesBack = (between: string): boolean => TAKEN_BACK.test(between) && SAYS_SO.test(between);
const SAYS_SO =
  /\b(?:no|nah|nope|wait|hang on|hold on|sorry|soz|actually|scratch that|scrap that|oops|whoops|correction|or rather|rather|i meant?|meant?|my bad|make (?:it|that)|call it|should be)\b/i;
/** "wednesday not tuesday", "thursday now not wednesday", "instead of". */
const NOT_THE = /^[\s,]*(?:now\s+)?(?:and\s+)?(?:not|instead of|rather than|from)\s+(?:on\s+|the\s+|for\s+|at\s+)*$/i;
const FROM = /\b(?:not|instead of|rather than)\s+(?:on\s+|the\s+|for\s+|at\s+)*$/i;

/**
 * The values of one kind, in the order said, without those that were taken back: "tues no weds", "thursday not friday".
 * One that stays also covers the words that took the other back. Days are read so; what the rules in decide/ take back is
 * still in extract/taken-back.ts.
 */
export function repaired<T extends Span & { instead?: true }>(text: string, found: readonly T[]): T[] {
  const kept: T[] = [];
  for (const value of found) {
    const last = kept.at(-1);
    const between = last ? text.slice(last.end, value.start) : text.slice(0, value.start);
    if (last && NOT_THE.test(between)) kept.splice(-1, 1, { ...last, end: value.end });
    else if (last && takesBack(between)) kept.splice(-1, 1, { ...value, start: last.start, instead: true });
    else if (!last && FROM.test(between) && found.length > 1) kept.push({ ...value, gone: true });
    else kept.push(value);
  }
  return kept.filter((one) => !('gone' in one));
}
