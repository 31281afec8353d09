/** How people ask for a quote, and what may stand in it beside the work and the prices. */

/** The request itself, up to where the work or the client begins. */
export const QUOTE_HEAD =
  /^\s*(?:(?:please|can you|just|also|then|and|need(?: to)?|i need(?: to)?|gotta|got to|i want(?: to)?|let'?s)\s+)*(?:(?:create|draft|make|write(?: up| out)?|prepare|do(?: up)?|new|add|price(?: up| out)?|re-?quote|quote(?: up)?|put together|(?:chuck|throw|slap|pull) together|knock(?: up| together)?|whip(?: up)?|work (?:up|out)|give|send|get|start|set up|raise|rough out|cost(?: up| out)?|bang (?:up|out))\b\s*)?(?:(?:me|us|him|her|them|¦)\s+)?(?:(?:an?|the|another)\s+)?(?:(?:new|quick|rough|formal|draft|written)\s+)*(?:(?:quotes?|quotation|estimate|price|costing|pricing)\b(?:\s+(?:up|together|out))?\s*)?(?:(?:for|on|to|of|at|is|:)\s+)?/i;
/** "sanjay wants a price on ...": after the name. */
export const WANTS_PRICE =
  /^[\s¦,]*(?:(?:also|just|now|has|have|is|are)\s+)*(?:wants?|needs?|would like|wanting|after|asked(?: me| us)?(?: for)?|chasing|keen (?:on|for)|rang (?:about|for|wanting)|called (?:about|for|wanting)|wants to know)\s+(?:(?:me|us)\s+to\s+)?(?:(?:an?|the|another)\s+)?(?:(?:quick|rough|new)\s+)*(?:quotes?|quotation|estimate|price|pricing|costing|quoting|how much)?(?:\s+(?:up|done))?\s*(?:on|for|to|of)?\s+/i;
/** A client stands straight after these. */
export const CLIENT_AFTER: readonly RegExp[] = [
  /^\s*(?:re-?)?quote(?:\s+up)?\s+(?!(?:for|to|on|up|me|us|an?|this|that|him|her|them|it)\b|¦|\d|\$)/i,
  /\b(?:quote|estimate|quotation|price|pricing)\s+(?:to|for)\s+(?!(?:an?|his|her|their|my|our|this|that)\b|¦|\d|\$)/i,
];

export const BEFORE_QUOTE =
  /^\s*(?:do|give|make|send|write|draft|knock|whip|get|put)(?:\s+up)?\s+(?<name>(?!(?:an?|the|me|us|up|together|him|her|them|new|out)\b)[^¦,\d$]{2,60}?)\s+(?:up\s+)?(?:an?|the|another)\s+(?:\w+\s+)?(?:quote|price|estimate|quotation)\b/i;

/** A share of the price that is asked for first: the figure is `p`. */
const BEFORE_DEPOSIT = `(?:\\b(?:with|and|plus|but|needs?|needing|wants?|wanting|ask(?:ing)? for|tak(?:e|ing)|includ(?:e|es|ing)|put|on|has)\\s+)*(?:an?\\s+|the\\s+)?`;
export const DEPOSIT: readonly RegExp[] = [
  new RegExp(
    `${BEFORE_DEPOSIT}(?<![\\d.$])(?<p>\\d{1,3}(?:\\.\\d{1,2})?)\\s?(?:%|percent|per cent)\\s+(?:deposit|up ?front)(?:\\s+(?:up ?front|first|please))?`,
    'i',
  ),
  new RegExp(
    `${BEFORE_DEPOSIT}\\bdeposit\\s*(?:of|is|at|to|:)?\\s*(?<p>\\d{1,3}(?:\\.\\d{1,2})?)\\s?(?:%|percent|per cent)`,
    'i',
  ),
];
export const NO_DEPOSIT =
  /(?:\b(?:with|and|but|take|there'?s)\s+)*\b(?:no|without (?:a|any)?|(?:take|drop|leave|remove) (?:off |out )?the)\s*deposit(?:\s+(?:off|out))?\b/i;

/** Off the price, by share: the figure is `p`. With the reason, which is no part of the work. */
const BECAUSE =
  '(?:\\s*,?\\s*(?:because|cause|cuz|as|since|for being|seeing as|for (?=cash|early|prompt|paying|pensioners?|seniors?|mates?|loyalty))\\b[^,;.¦]*)?';
export const PERCENT_OFF = new RegExp(
  `(?:\\b(?:but|and|then|with|less|minus|knock(?:ing)?|take|taking|give (?:him|her|them)|includ\\w+|off)\\s+)*(?:an?\\s+)?(?<![\\d.])(?<p>\\d{1,2}(?:\\.\\d)?)\\s?(?:%|percent|per cent)(?:\\s+(?:off|discount|less|mates?'?\\s+(?:rates?|discount)|(?:off )?(?:the (?:lot|total|price)|it|that)))*${BECAUSE}`,
  'i',
);
export const SAYS_OFF = /\b(?:off|discount|less|minus|knock|mates?'? rates?)\b/i;
/** Off the price, in dollars. */
export const DOLLARS_OFF: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:but|and|then)\\s+)*\\b(?:knock(?:ing)?|take|taking|drop|chop|shave)\\s+(?:off\\s+)?(?:a\\s+)?\\$?(?<d>\\d[\\d,]*(?:\\.\\d\\d)?)(?<k>k)?\\s*(?:bucks|dollars)?\\s*off(?:\\s+(?:it|that|the (?:lot|total|price)))?${BECAUSE}`,
    'i',
  ),
  new RegExp(
    `\\b(?:less|minus)\\s+(?:a\\s+)?\\$?(?<d>\\d[\\d,]*(?:\\.\\d\\d)?)(?<k>k)?(?!\\s?(?:%|percent|per cent|\\d))\\s*(?:bucks|dollars)?(?:\\s+(?:discount|off))?${BECAUSE}`,
    'i',
  ),
  new RegExp(
    `(?:\\b(?:with|and|but)\\s+)*(?:an?\\s+)?\\$?(?<d>\\d[\\d,]*(?:\\.\\d\\d)?)(?<k>k)?\\s*(?:bucks |dollars )?\\s*(?:discount|off|less|cheaper)\\b(?:\\s+(?:it|that|the (?:lot|total|price)))?${BECAUSE}`,
    'i',
  ),
];

/** How long it stands: number and unit. */
export const VALID_FOR: readonly RegExp[] = [
  /(?:\b(?:and|but|also)\s+)*(?:\b(?:it'?s|that'?s|its|quote is|is)\s+)?(?:also\s+|only\s+)*\b(?:valid|good|open|stands?|holds?|held|lasts?|expires?|runs)\s+(?:for|in|up)?\s*(?:the\s+next\s+)?(?:only\s+)?(?<n>\d{1,3}|a|an|one|two|three|four|six|ten|fourteen|thirty|sixty|ninety)\s+(?<u>days?|weeks?|fortnight|months?)\b/i,
  /\b(?<n>\d{1,3})\s*-?(?<u>days?|weeks?|months?)\s+(?:validity|valid|expiry)\b/i,
  /\bvalidity\s*(?:of|is|:)?\s*(?<n>\d{1,3})\s+(?<u>days?|weeks?|months?)\b/i,
];
export const VALID_UNTIL =
  /(?:\b(?:and|but|also)\s+)*(?:\b(?:it'?s|that'?s|its|is)\s+)?(?:only\s+)?\b(?:valid|good|open|stands?|holds?|expires?|expiring)\s+(?=(?:on|un)?\s*(?:till?|until|to|the|on)?\b)/i;

/** A sum of the lines before it: no line of its own. */
export const IS_TOTAL =
  /^\s*(?:so\s+|that'?s\s+|making\s+(?:it\s+)?|comes? to\s+|which is\s+|=\s*)?(?:the\s+)?(?:(?:grand\s+|in\s+)?total|all up|altogether|comes? to|in all|=)\b/i;
