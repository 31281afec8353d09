const AMOUNT = String.raw`\$?\d[\d,]*(?:\.\d+)?k?`;
const SELF = new RegExp(
  String.raw`(?<![\w.])${AMOUNT}\s*(?:[,.;-]+\s*|\s)(?:(?:no|nah|nope|sorry|oops|whoops|wait|hang on|scratch that|i mean|make that|actually|correction|rather)\b[\s,.-]*)+(?:(?:it'?s|it is|it was|make (?:it|that)|should be)\s+)?(?=${AMOUNT}(?![\w%]))`,
  'i',
);

/** "3,850 - no, 3,580 - and": the dash that ends what was put in. */
const PUT_IN = new RegExp(
  String.raw`(?<=\s)-\s+((?:no|nah|sorry|wait|actually)\b[^-]{0,30}?${AMOUNT})\s+-(?=\s)`,
  'giu',
);

/** "350, no 355": the amount that was taken back is left out. */
export const corrected = (text: string): string => text.replace(PUT_IN, '- $1').replace(SELF, '');
