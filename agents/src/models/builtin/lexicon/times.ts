/** Parts of a day kept in words, the words that name them, and the half of the day an hour beside them falls in. */
export const DAY_PARTS: readonly { part: string; says: string; half: 'am' | 'pm' }[] = [
  { part: 'afternoon', says: '(?:late\\s+|early\\s+|in the\\s+|this\\s+|that\\s+)?(?:arvo|afternoon)', half: 'pm' },
  {
    part: 'morning',
    says: 'first thing(?: in the morning)?|(?:late\\s+|early\\s+|in the\\s+|this\\s+|that\\s+)?morning|before smoko',
    half: 'am',
  },
  {
    part: 'evening',
    says: '(?:in the\\s+|this\\s+)?evening|tonight|at\\s+night',
    half: 'pm',
  },
  {
    part: 'lunchtime',
    says: '(?:(?:at|around|over|after|before)\\s+)?lunch ?time|(?:at|around|over|after|before)\\s+lunch',
    half: 'pm',
  },
];
export const NAMED_TIMES: readonly [string, string][] = [
  ['(?:12\\s+)?(?:noon|midday)', '12:00'],
  ['midnight', '00:00'],
];
/** Before a bare hour these say that it is a time: "by 4", "from 7". */
export const TIME_LABELS = 'at|by|before|from|around|about|till?|until|after|between|no later than';
/** After a bare hour these leave no doubt: "7 sharp". */
export const TIME_ENDS = "sharp|o'?clock|clock|on the dot|ish";
/** What may follow "at 8" for it to be a time; anything else counts, prices or numbers a street. */
export const AFTER_HOUR =
  '(?:instead|now|not|eh|sharp|mate|on|this|next|tomorrow|today|tonight|in the|for|(?:to|and)(?!\\s+\\d)|with|please|if|so|but|then|at|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thurs?|fri|sat|sun|arvo|morning|afternoon)';
