/** A request for a quote of a job on file rather than of work that is described: "quote it", "do up a quote for his job". */
const POLITE = String.raw`(?:(?:please|pls|can you|could you|just|now|also|then|and|ok|righto|let'?s|need(?: to)?|i need)\s+)*`;
const A_QUOTE = String.raw`(?:an?\s+|the\s+|his\s+|her\s+|their\s+)?(?:(?:new|quick|formal|proper|written)\s+)?(?:quotes?|quotation|estimate)`;
const MAKE = String.raw`(?:do|draft|write|make|create|prepare|give|get|whip|knock|bang|chuck|put|pull|work|send|raise)(?:\s+(?:up|out|together))?`;
const WHOM = String.raw`(?:\s+(?<whom>(?!(?:an?|the)\s)[\p{L}'’-]+(?:\s+(?!(?:an?|the|his|her|their)\s)[\p{L}'’-]+)?))?`;
/** What points at the job; the word before "job" may be its owner or what it is about. */
const POINTS = String.raw`(?<it>it|that(?: one)?|this(?: one)?)|(?:the\s+|my\s+)?job\s+(?:(?:number|no\.?)\s*)?#?(?<number>\d+)|(?<said>(?:[\p{L}'’-]+\s+){1,4}?)job`;
const ENDS = String.raw`(?:\s+(?:up|out|for (?:him|her|them)))?(?=\s*(?:$|[.,;!?¦]|\b(?:with|at|for|plus|and|please|valid|good|less|minus|now)\b|\$|\d))`;

export const QUOTE_OF_JOB: readonly RegExp[] = [
  new RegExp(`^\\s*${POLITE}(?:re-?)?(?:quote|price|cost)\\s+(?:up\\s+|for\\s+)?(?:${POINTS})${ENDS}`, 'iu'),
  new RegExp(
    `^\\s*${POLITE}${MAKE}${WHOM}\\s+${A_QUOTE}(?:\\s+(?:up|out|together))?\\s+(?:for|on|of)\\s+(?:${POINTS})${ENDS}`,
    'iu',
  ),
  new RegExp(
    `^\\s*${POLITE}(?:turn|make|put)\\s+(?:${POINTS})\\s+(?:into|in)\\s+${A_QUOTE}(?=\\s*(?:$|[.,;!?]|\\b(?:with|at|plus|valid)\\b))`,
    'iu',
  ),
];
