/** Nothing that is said needs more of it in a row; a line of dashes is one at any length. */
const MOST = 40;
/** Letters and figures: a token within a link may be long. */
const MOST_OF_A_WORD = 400;

const SAME = new RegExp(`(.)\\1{${MOST},}`, 'gsu');
const NO_WORD = new RegExp(`[^\\p{L}\\p{N}\\p{M}]{${MOST + 1},}`, 'gu');
const MARKS = new RegExp(`\\p{M}{${MOST + 1},}`, 'gu');
const WORD = new RegExp(`[\\p{L}\\p{N}]{${MOST_OF_A_WORD + 1},}`, 'gu');

/**
 * A text without endless runs of the same: 4,000 empty lines, a page of dashes, one word of 8,000 letters. The patterns
 * of the lexicons may try every way to part a run of what they allow between two words, which takes the square of its
 * length or more; here a run ends before that matters. What people write stays as it is.
 */
export const withoutRuns = (text: string): string =>
  text.length <= MOST
    ? text
    : text
        .replace(SAME, (run) => firstOf(run, MOST))
        .replace(NO_WORD, (run) => firstOf(run, MOST))
        .replace(MARKS, (run) => firstOf(run, MOST))
        .replace(WORD, (run) => firstOf(run, MOST_OF_A_WORD));

/** Never half of a sign that takes two places. */
const firstOf = (run: string, most: number): string => run.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
