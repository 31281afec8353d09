/** What a question wants to hear, by its words. */
export const ASKS_SUM = /\bhow much\b/i;
export const ASKS_DAY = /\bwhich day\b/i;
export const ASKS_WHICH = /\bwhich (?:job|task|item|order|supplier|client)\b/i;
/** Shares and wholes: an answer to how much, without a figure. */
export const SAYS_SHARE =
  /\b(?:lot|half|third|quarter|all|full|whole|balance|rest|remainder|difference|everything|budget|quoted|same)\b|\d\s*%|\bper ?cent\b/i;
