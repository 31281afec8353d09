import type { SaidDay } from './days.ts';
import type { Span } from './spans.ts';

/** "friday's no good": the day that is ruled out. */
const NO_GOOD =
  /^['’]?s?\s*(?:is|are|was|wont|won't)?\s*(?:no(?:\s+(?:good|go|way|can do)|\b(?=\s*[,.;]|\s*$))|not\s+(?:good|on|gonna|going|happening)|off\b|out\b|doesn'?t|won'?t|isn'?t|cant|can't|bad\b)/i;
const CANT =
  /\b(?:can'?t|cannot|couldn'?t|won'?t|not|n't)\s+(?:(?:do|make|come|be|have|get|see|work|fit|there|on|it|till|until|a|ready|in|back|home|free|around|available|finished|done|here|the|for|by|this|able|to)\s+)*$/i;
/** "she is sick tuesday", "no home on wednesday", "rain monday": a reason why that day is ruled out. */
const OFF_ON =
  /\b(?:sick|crook|away|busy|working|interstate|overseas|no home|not home|rain\w*|storms?|wet|windy|hail|funeral|hospital|no good|not good|no go|visitors|from|(?:till|until|til|to|wait) after)\s+(?:(?:on|all|the|this|that|coming|through|till|until|out|for)\s+)*$/i;

/** "friday is choir", "wednesdays her bowls", "tuesday is bin day": that day is taken. */
const TAKEN =
  /^(?:['’]?s|\s+(?:is|was))\s+(?:(?:her|his|my|our|their|the|a|an|his|mum['’]?s|dad['’]?s)\s+)?(?:bowls|golf|footy|church|choir|(?:bin|name|market|sports?|scripture) day|dentist|doctors?|funeral|birthday|wedding|christening|netball|cricket|swimming|playgroup|physio|appointment|day off|busy|booked|taken|full|gone|out)\b/i;

/** Whether the text rules a day out. */
export const isRefused = (text: string, { start, end, instead }: SaidDay): boolean =>
  !instead &&
  (NO_GOOD.test(text.slice(end)) ||
    TAKEN.test(text.slice(end)) ||
    [CANT, OFF_ON].some((says) => says.test(text.slice(0, start))));

/** The words that rule a day out, where there is one. */
export function refusalsIn(text: string, days: readonly SaidDay[]): Span[] {
  return days
    .filter((day) => isRefused(text, day))
    .flatMap(({ start, end }) => {
      const before = [CANT, OFF_ON].map((says) => says.exec(text.slice(0, start))).find((match) => match !== null);
      const after = NO_GOOD.exec(text.slice(end)) ?? TAKEN.exec(text.slice(end));
      return [
        ...(before ? [{ start: before.index, end: start }] : []),
        ...(after ? [{ start: end, end: end + after[0].length }] : []),
      ];
    });
}
