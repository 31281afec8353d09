/** An amount just before: "500", "2 grand", "1,850 dollars". */
const AMOUNT = String.raw`(?<=\d[\d,.]{0,12}\s?(?:k|grand|dollars?|bucks)?\s?,?\s*(?:(?:and|but)\s+)?(?:that'?s\s+|its?\s+|it's\s+|is\s+)?)`;

/** A sum that somebody says is all there is to pay has its GST inside: "450 all in", "1,850 all inclusive", "22k drive away". */
const SUM_SAID = String.raw`\b(\d[\d,]*\d(?:\.\d\d)?(?:\s?(?:k|grand|dollars?|bucks))?|\dk|\d\s?grand)`;
const NO_GST_BEHIND = String.raw`(?!\s*,?\s*(?:\+|plus|ex|excl\w*|before|with|inc\w*|and)\s*(?:the\s+)?gst|\s+(?:one|on|an?|together|cash)\b)`;
const ALL_IN = new RegExp(
  `${SUM_SAID},?\\s+(?:all\\s+in(?:c|cl|clusive|cluded|cluding)?|drive[\\s-]?away)\\b\\.?${NO_GST_BEHIND}`,
  'giu',
);
/** The same where the words may also say that the sum is that of several: they stay. */
const ALL_UP = new RegExp(`${SUM_SAID},?\\s+(?:all\\s+up|all\\s+told|(?:for\\s+)?the\\s+lot)\\b${NO_GST_BEHIND}`, 'iu');
/** Whether a text says of its sum that there is nothing on top of it. */
export const saysAllIn = (text: string): boolean => ALL_UP.test(text);

/** Many ways of saying how GST stands to a price, each as one of two that every reader knows. Those with a "not" come first. */
export const GST_SAID: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:not|isn'?t|doesn'?t|don'?t)\s+inc(?:l|lud(?:e[sd]?|ing))?\.?\s+(?:the\s+|any\s+)?gst\b/giu,
    'plus gst',
  ],
  [
    /(?<!\p{L})gst\s+(?:is\s+|isn'?t\s+)?(?:not\s+)?(?<=not\s+|isn'?t\s+)(?:yet\s+)?in(?:side|c\w*|\s+(?:it|that|there))?\b/giu,
    'plus gst',
  ],
  [/(?<!\p{L})exclud(?:e[sd]?)\s+(?:the\s+)?gst\b|(?<!\p{L})gst\s+(?:is\s+)?exclud(?:e[sd]?|ing)\b/giu, 'plus gst'],
  [
    /(?<!\p{L}|\b(?:plus|ex)\s+(?:the\s+)?)(?:(?:and|then|with)\s+)?(?:the\s+)?gst\s+(?:is\s+|goes\s+|to\s+go\s+)?on\s+top\b(?!\s+of)/giu,
    'plus gst',
  ],
  [new RegExp(`${AMOUNT}before\\s+(?:the\\s+)?gst\\b`, 'giu'), 'plus gst'],
  [/(?<!\p{L})includ(?:e[sd]?)\s+(?:the\s+)?gst\b/giu, 'inc gst'],
  [
    /(?<!\p{L}|\b(?:how much|what(?:['’]?s)?)\s+(?:the\s+)?)(?:with\s+)?(?:the\s+)?gst\s+(?:is\s+)?(?:already\s+)?(?:inside|included?|inclusive|in\s+(?:it|that|there))\b(?!\s*\?|\s+\p{L}+\s+(?:bill|invoice|quote|receipt|one)\b)/giu,
    'inc gst',
  ],
  [ALL_IN, '$1 inc gst'],
  [new RegExp(`${AMOUNT}with\\s+(?:the\\s+)?gst\\b`, 'giu'), 'inc gst'],
];
