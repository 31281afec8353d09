/** An amount just before: "500", "2 grand", "1,850 dollars". */
const AMOUNT = String.raw`(?<=\d[\d,.]{0,12}\s?(?:k|grand|dollars?|bucks)?\s?,?\s*(?:(?:and|but)\s+)?(?:that'?s\s+|its?\s+|it's\s+|is\s+)?)`;

const OF_ONE = String.raw`(?<=\d\s?(?:each|ea|(?:a|per)\s\p{L}+|\/\s?\p{L}+[23]?)\s)`;
/** "7 to 11 inclusive", "units 1 - 4 inc", "lot 12 inc": no sums. */
const NO_ROW = String.raw`(?<!(?:\d(?:st|nd|rd|th)?\s*(?:-|to|till?|thru|through|and|&|,\s)\s*|\b(?:lots?|units?|rooms?|stages?|pages?|floors?|levels?|numbers?|no)\s+)\d{1,2}\s?|(?<![\d,.])0\d+\s)`;
const NOTHING_ELSE = String.raw`(?=\.?\s*(?:$|\n)|\.?\s+send\b|\s*[,;!?)]|\s+(?:-|for|each|ea|all up|(?:and|then)\s+(?:then\s+)?(?:send|e-?mail|text|flick|book|do)|to\s+(?:supply|fit|do|replace|install|fix|repair|build|paint|lay))(?:\s|$))`;

/** A sum that somebody says is all there is to pay has its GST inside: "450 all in", "450 all up", "22k drive away", "450 for the lot". */
const ALL_THERE_IS =
  /(?<![\d.,])\d[\d,]*(?:\.\d\d)?(?:\s?(?:k|grand|dollars?|bucks)\b)?,?\s+(?:(?:all\s+(?:in(?:c|cl|clusive|cluded|cluding)?|up|told)|(?:for\s+)?the\s+lot)\b(?!\s+(?:of|in|all|one|on|an?|together|cash|\p{L}+s)\b)|drive[\s-]?away\b)(?<behind>.*)$/isu;
/** GST goes on top, or nothing is sure of it: said anywhere behind the sum. */
const NOT_IN_IT = /\+|\b(?:plus|ex|excl\w*|before|without|not|no|gst|tax|on top|extra)\b/iu;
const SUM = /(?<![\d.,])\$\d|(?<![\d.,])\d{2,}[\d,]*(?:\.\d\d)?|(?<![\d.,])\d(?:[.,]\d+)?\s?(?:k|grand)\b/giu;
/** Whether a text says of the one sum in it that there is nothing on top. */
export function saysAllIn(text: string): boolean {
  const behind = ALL_THERE_IS.exec(text)?.groups?.behind;
  return behind !== undefined && !NOT_IN_IT.test(behind) && (text.match(SUM) ?? []).length === 1;
}

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
  [new RegExp(`${AMOUNT}with\\s+(?:the\\s+)?gst\\b`, 'giu'), 'inc gst'],
  // "quote bassett 1430 inc", "330 each inc", "1430 inc for the trims": what else would be in it is named behind it
  [
    new RegExp(
      `(?:${AMOUNT}|${OF_ONE})${NO_ROW}inc(?:l|lusive)?\\b(?:\\.(?=\\s+(?:for|each|ea|to)\\b))?${NOTHING_ELSE}`,
      'giu',
    ),
    'inc gst',
  ],
];
