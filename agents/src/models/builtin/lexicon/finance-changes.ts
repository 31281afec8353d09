const AMOUNT = String.raw`\$?\s?\d[\d,]*(?:\.\d{1,2})?k?(?!\d|\s?%|\s*(?:st|nd|rd|th|days?|weeks?|months?)\b)`;
const PERCENT = String.raw`\d{1,3}(?:\.\d+)?\s?(?:%|percent|per cent)`;

/** "1,800 plus GST comes to 1,980": the sum with its tax is said, the one without it goes. */
export const WITHOUT_TAX = new RegExp(
  String.raw`${AMOUNT}\s*(?:\+|\bplus|\bex)\.?\s*(?:the\s+)?gst\b[\s,(:-]*(?:so\s+|that\s+|which\s+|it\s+|all\s+up\s+)*(?:comes?\s+(?:out\s+)?(?:to|at)|is|makes?(?:\s+it)?|makes|equals|=|total(?:s|ling)?(?:\s+of)?|total|brings it to|works out (?:at|to))\s+(?=${AMOUNT})`,
  'i',
);

/** "should've been 51", "it was really 355": the new amount; what was said before it is the old one. */
export const SHOULD_BE = new RegExp(
  String.raw`\b(?:should(?:'?ve|\s+have|\s+of|a)?(?:\s+(?:only|really))?\s+(?:be|been|say|said|read)|(?:is|was)\s+(?:meant|supposed)\s+to\s+be|was\s+(?:really|actually|only)|but\s+it(?:'?s|\s+was|\s+is))\s+(?:only\s+|really\s+)?(?<is>${AMOUNT})`,
  'i',
);

/** What is put on an invoice comes on top of what stands there. */
export const ADDS =
  /^(?:(?:can you|could you|please|also|and|then|so|oh|actually)\s+)*(?:add|put|chuck|whack|stick|throw|bung|pop)\s+(?!(?:it|that|this|the invoice|the bill)\b).+?(?:\b(?:on|onto|to)\s+|¦\s*)(?:[\p{L}'’¦]+\s+){0,4}(?:invoice|bill)\b/iu;
export const WORKED = /(?<![\d.])(\d{1,3}(?:\.\d+)?)\s*(?:hrs?|hours?|days?)\b/i;

/** So much more, or less. */
export const MORE_BY: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:up|increase[sd]?|raise[sd]?|bump(?:ed)?|lift(?:ed)?|more)\b(?:\s+(?:it|that|the|his|her|their|invoice|bill|price|amount))*\s+(?:by\s+|another\s+|an extra\s+)(?:another\s+)?(?<by>${PERCENT}|${AMOUNT})`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:add|put|chuck|whack|stick|throw|bung)\s+(?:on\s+)?(?:another|an extra|extra|a further)?\s*(?<by>${PERCENT}|${AMOUNT})(?:\s+(?:more|extra|on top))?\s+(?:on|to|onto|for)\b`,
    'i',
  ),
  new RegExp(String.raw`\b(?<by>${PERCENT}|${AMOUNT})\s+(?:more|extra|higher|on top)\b`, 'i'),
];
export const LESS_BY: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:down|reduce[sd]?|drop(?:s|ped)?|lower(?:ed)?|cut|discount(?:ed)?)\b(?:\s+(?:it|that|the|his|her|their|invoice|bill|price|amount))*\s+by\s+(?<by>${PERCENT}|${AMOUNT})`,
    'i',
  ),
  new RegExp(String.raw`\b(?:take|knock|chop|shave)\s+(?:off\s+)?(?<by>${PERCENT}|${AMOUNT})\s*(?:off|from)\b`, 'i'),
  new RegExp(String.raw`\b(?<by>${PERCENT}|${AMOUNT})\s+(?:less|cheaper|off)\b`, 'i'),
];

/** "knock 200 off her invoice": less of what is on file. */
export const TAKES_OFF =
  /^(?:(?:can you|please|and|just)\s+)*(?:knock|take|drop|shave|cut|lop|whack)\s+(?:another\s+)?\$?\d[\d,.]*k?\s*%?\s*(?:bucks\s+|dollars\s+)?off\b.*\b(?:invoice|bill)\b/i;
/** "gavins bill is paid". */
export const THEIRS_IS_PAID =
  /\b(?:bill|invoice|account)\s*(?:['’]?s|is|has been|was|got|has)\s+(?:now\s+|all\s+|been\s+|just\s+)*(?:paid|settled|squared(?: up)?|cleared)\b/i;

/** "mark it paid, she gave me cash": the invoice that was just made. */
export const MARKS_PAID =
  /^(?:(?:and|ok|now|can you|just|oh)\s+)*(?:mark|tick|call|set|put)\s+(?:it|that|that one|that invoice|the invoice)\s+(?:off\s+)?(?:as\s+)?paid\b/i;
