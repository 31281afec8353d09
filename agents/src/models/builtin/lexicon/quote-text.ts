const AMOUNT = String.raw`\$?\s?\d[\d,]*(?:\.\d{1,2})?k?`;
const EACH = String.raw`(?:a pop|each|ea|apiece|per \p{L}+|an? (?:piece|window|door|room|unit|point|light|panel|sheet|metre|hour|day))`;

/** Ways of telling a quote, each written as the plain one. In this order. */
export const QUOTED_PLAINLY: readonly [says: RegExp, plain: string][] = [
  // "quote for X please: ..."
  [/\bplease\b\s*(?=[:,-])/giu, ' '],
  // "i reckon 780 does it for ..."
  [
    new RegExp(
      String.raw`\b(?:(?:i|we)\s+(?:reckon|think|said|say|told)|reckon|call it|say)\s+(?:about\s+|around\s+)?(${AMOUNT})\s+(?:does|will do|should do|would do|oughta do|covers?|should cover|will cover)\s+(?:it|the lot|him|her|them)\b`,
      'giu',
    ),
    ' ¦ $$$1 ¦ ',
  ],
  [/\$\s*\$/gu, '$'],
  // the words around the work
  [
    /(?<=^|[.,;\n¦]|\s-)\s*(?:(?:a |the |this )?(?:lady|bloke|woman|guy|fella|fellow|man|someone|somebody|old (?:duck|boy|mate)|customer|enquiry)\s+(?:just\s+)?(?:rang|called|phoned|texted|e-?mailed|came in|dropped in)(?:\s+(?:up|in|me|us))?|new enquiry|enquiry)\b[\s,:-]*/giu,
    ' ¦ ',
  ],
  [
    /(?<=^|[.,;\n¦])\s*(?:(?:i|we|ive|i've|weve|we've)\s+(?:have\s+)?(?:told|said to|gave|quoted)|(?:told|quoted))\s+(?:him|her|them)\b(?:\s+(?:about|around|it(?:'d| would)? be|it's|its))?/giu,
    ' ¦ ',
  ],
  [
    /\b(?:that['’]?s|thats|this is|its|it['’]s)\s+(?:an?\s+)?quote(?:,)?\s*(?:and\s+)?(?:not|no)\s+(?:an?\s+)?job(?:\s+yet)?\b/giu,
    ' ¦ quote ¦ ',
  ],
  [/\b(?:make it\s+)?(?:an?\s+)?quote(?:,)?\s*(?:and\s+)?(?:not|no)\s+(?:an?\s+)?job(?:\s+yet)?\b/giu, ' ¦ quote ¦ '],
  [/\bnormally\b|\busually\b|\b(?:on|over) the (?:phone|blower)\b/giu, ' '],
  [/\bas (?:we )?discussed\b/giu, ' '],
  [/\s*\bdo up the quote\b(?:\s+(?:will|would|can) you)?[\s.!]*$/giu, ' '],
];

/** "1,150 a pop but i'd take a hundred off each": the price of one, then what comes off each. */
export const OFF_EACH = new RegExp(
  String.raw`(?<price>${AMOUNT})\s+${EACH}\b(?:\s+(?:normally|usually|as a rule))?[\s,]*(?:(?:but|and|so|though)\s+)?(?:(?:i|we)(?:'d|'ll| would| will|d|ll)?\s+)?(?:take|knock|drop|chop|give (?:him|her|them))\s+(?:off\s+)?(?<off>an? hundred|an? fifty|${AMOUNT}|\p{L}+ hundred|fifty|twenty|ten)\s*(?:bucks|dollars)?\s+off\s+(?:each|every one|each one|per \p{L}+|apiece)(?:\s+(?:one|of them|for (?:him|her|them)))*`,
  'iu',
);
/** What somebody writes who wants something done, up to the end of the sentence. */
export const WANTED =
  /\b(?:(?:i|we)(?:'d| would|d)?\s+(?:also\s+)?(?:need|want|like|love|require|are after|am after|prefer|are looking for|am looking for|were hoping (?:for|to get))|could you (?:please )?(?:quote(?: (?:me|us))?(?: (?:for|on))?|give (?:me|us) a (?:price|quote) (?:for|on|to))|can you (?:please )?(?:quote(?: (?:me|us))?(?: (?:for|on))?)|(?:please|pls) quote(?: (?:me|us))?(?: (?:for|on))?|looking for a (?:price|quote) (?:for|on|to)|after a (?:price|quote) (?:for|on|to))\s+(?:to (?:have|get)\s+|you to\s+|a (?:price|quote) (?:for|on|to)\s+)?(?<what>[^.!?\n]{4,160})/iu;
export const SIGNED =
  /(?:\b(?:it(?:'s| is)|this is|my name is|i['’]?m|i am|name['’]?s)\s+|(?:^|[\n.!]\s*)(?:ta|cheers|thanks|regards|kind regards|merci|rgds|love|yours)?[\s,.-]*)(?<who>\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?)(?=\s*(?:$|[.,\n]|here\b|from\b))/gu;
