/** What a question wants to hear, by its words. */
export const ASKS_SUM = /\bhow much\b/i;
export const ASKS_DAY = /\bwhich day\b/i;
/** What is to be ordered, and how many of it. */
export const ASKS_ORDER = /^What should I order\b/i;
/** The words of something: a message, a note, what work it is. Any words can be that. */
export const ASKS_WORDS =
  /\b(?:what should (?:I write|it say)|what should I change|what is the (?:job|work)|to be done)\b/i;
export const ASKS_WHICH = /\bwhich (?:job|task|item|order|supplier|client)\b/i;
/** Shares and wholes: an answer to how much, without a figure. */
export const SAYS_SHARE =
  /\b(?:lot|half|third|quarter|all|full|whole|balance|rest|remainder|difference|everything|budget|quoted|same)\b|\d\s*%|\bper ?cent\b/i;
/** Of an invoice that is being asked about: when it is due. The sum is asked for once more. */
export const SAYS_DUE = /\b(?:make it |its |it's |have it )?due\b|\b\d+ days?(?:['’]? terms)?\b/i;
export const ASKS_WAY = /^Is that a payment from\b/;
export const SAYS_WAY =
  /\b(?:pa(?:y|id|yment)|invoice|bill|expense|spent|bought|costs?|charge|quote|price|job|received|got|from (?:him|her|them)|to (?:him|her|them)|me|us|we|i|deposit|owes?|in|out)\b/i;
export const ASKS_WHO = /^(?:Who is the (?:quote|job) for|Which (?:client|supplier) should I look up)\?$/;
