import { COUNT_UNITS, MEASURES } from './units.ts';

const UNIT = `(?:${[...COUNT_UNITS].map((unit) => unit.replace(/\(([^?])/g, '(?:$1')).join('|')})`;
const MEASURE = `(?:${[...MEASURES].sort((a, b) => b.length - a.length).join('|')})`;
const THEM = '(?:it|that|this|them|those|these|the lot|that lot|it all|all of it|all of them)';
const ENDS = '(?=\\s*(?:$|[.,;\\n?!¦]))';
const BEGINS = '(?<=^|[.,;:\\n?!¦]|\\s-|\\band|\\bso)';
const form = (says: string): RegExp => new RegExp(says, 'giu');

/** Ways of telling an order, each written as the plain one. In this order. */
export const PLAINLY: readonly [says: RegExp, plain: string][] = [
  [
    /\b(?:thank you(?: so much| very much)?|good day|no rush|no hurry|when you get a (?:sec|minute|chance)|when you can)\b[\s,.!]*/giu,
    ' ',
  ],
  // "order them", "can you order", "whack it on the list"
  [
    form(
      `${BEGINS}\\s*(?:(?:and|so|then|please|just|can (?:you|we)|could you|you can)\\s+)*(?:order|re-?order|get|grab|buy|put|chuck|stick|whack|add|pop|bung)\\s*(?:${THEM})?(?:\\s+(?:in|up|down|on order|ordered|(?:on|to|onto) (?:the|my|our) (?:shopping |materials? |order )?(?:list|order)))*(?:[\\s,]+(?:please|asap|ta|cheers|thanks|today|now))*${ENDS}`,
    ),
    ' ¦ ',
  ],
  [/[\s,]*\b(?:incl?\.?|including|with|plus|and)\s+(?:free\s+)?(?:delivery|freight|cartage)\b/giu, ' '],
  // "... and chuck in two tins"
  [
    /(?:\s*[,;]\s*|\s+)(?:and|also|plus)\s+(?:also\s+)?(?:chuck|throw|add|order|get|grab|put|bung|pop|stick|whack)(?:\s+(?:in|on|us|me))*\s+(?=(?:\d|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|twelve\b|another\b|some\b))/giu,
    ' and ',
  ],
  // "put them through bunnings" by now says "from bunnings"
  [
    form(
      `(?:,\\s*)?\\b(?:and\\s+)?(?:put|run|chuck|stick|whack|book|charge|get|order|grab|send)\\s+${THEM}(?:\\s+(?:down|up|all|through))?\\s+(?=(?:from|for|on|against|to|off)\\b|¦)`,
    ),
    ' ',
  ],
  [/\b(?:it|they|these|those|that|this)(?:['’]?(?:s|re|ll be)|\s+(?:is|are))?\s+(?:all\s+)?(?=for\s)/giu, ' '],
  [/\b(?:(?:we|i)\s+(?:are|am)|we['’]?re|i['’]?m)\s+needing\b/giu, ' need '],
  // "i'm 2 kits of epoxy shy"
  [
    /^[\s¦]*(?:(?:i|we)\s+(?:am|are)|i['’]?m|we['’]?re)\s+(?=\d|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|twelve)(.+?)\s+(?:shy|short|light|down)\b/giu,
    ' $1 ',
  ],
  // "he'll do the blocks for 6.15 each, so 340 of them"
  [
    /(?:^[^¦\n]*?,\s*)?\b(?:he|she|they|we)(?:['’]ll| will|ll| can|['’]d)?\s+(?:do|have|charge(?: us)? for|let (?:us|me) have|give (?:us|me))\s+(?:the\s+)?(\p{L}[\p{L} -]{2,30}?)\s+(?:for|at)\s+\$?(\d+(?:\.\d\d)?)\s*(?:each|ea|a pop|apiece)\b[^\d¦\n]*?(\d+)\s+of\s+(?:them|those|em)\b/giu,
    '$3 $1 at $$$2 each',
  ],
  [/\b(\d+)\s+(?:piece|pieces|pcs|pce|off)\s+of\b/giu, '$1'],
  [/\b(an?|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+of\s+(?:those|these|the|them)\s+/giu, '$1 '],
  // "each one $41.50", "$150 the carton"
  [/\beach one\s+(?:is\s+|for\s+|at\s+)?(\$?\d+(?:\.\d+)?)(?![\d%])/giu, 'at $1 each'],
  [form(`(\\$\\s?\\d+(?:\\.\\d+)?)\\s+(?:the|for the|for a|for each|an|per)\\s+(${UNIT})\\b`), '$1 a $2'],
  // "20 tubes to a carton" says what a carton is
  [form(`[\\s,.]*\\b\\d+\\s+[\\p{L}]+\\s+(?:to|in)\\s+(?:an?|the|each|every)\\s+(${UNIT})\\b`), ' '],
  // "post anchors x8 (11.90)"
  [/\(\s*\$?(\d+(?:\.\d\d))\s*(?:each|ea)?\s*\)/giu, '@ $$$1'],
  // "merbau 140x19 - 60m", "decking screws, 2 tubs": how many stands behind
  [
    form(
      `(?<=^|\\n|;)(\\s*(?:[-*•–]\\s+|\\d{1,2}[.)]\\s+)?)(?![^\\n;,]*\\b(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)\\s)(\\p{L}[^\\n;,]*?)\\s*(?:\\s-\\s|,|:)\\s*(\\d+)\\s*(${MEASURE}|${UNIT})${ENDS}`,
    ),
    '$1$3 $4 of $2',
  ],
];

/** What has run out, before how much of it is wanted: "out of roof silicone again! get us a carton in". */
export const RUN_OUT = form(
  "^[\\s¦]*(?:(?:we['’]?re|we are|were|i['’]?m|clean|nearly|almost|all|just|weve|we've|ive|i've)\\s+)*(?:out of|run(?:ning)? (?:out of|low on|short (?:of|on))|ran out of|low on|short of|down to (?:the|our|my) last(?: \\p{L}+)? of|used (?:up )?(?:the last of|all)(?: (?:the|our))?)\\s+(?<what>\\p{L}[^.!?,;¦\\n]{1,40}?)(?:\\s+(?:again|now|already|too|here|on site))*\\s*(?:[.!?,;¦\\n]+|$|(?=\\s(?:so\\s+)?(?:get|grab|order|need)\\b))",
);
/** So much of what was named before: "a carton", "6 more tubes", "another 3". */
export const SO_MUCH = new RegExp(
  `^(?:(?:some\\s+)?more|another|few more|(?:more\\s+)?(?:${UNIT})(?:\\s+in)?)?(?:\\s*\\(.*\\))?$`,
  'iu',
);

/** How one quantity is shared out between two jobs. */
export const SHARED_OUT_TO: readonly RegExp[] = [
  /[\s,]*\b(?:and\s+)?(?:split|share|divide|halve)\s+(?:(?:it|them|that|those)\s+)?(?:(?:evenly|even|equally|half and half|50\s?[/-]\s?50|fifty fifty|up|out)\s+)*(?:between|across|over|among)\s+(?<a>[^,;]+?)\s+and\s+(?<b>[^,;.]+?)(?=\s*(?:$|[,;.¦]))/iu,
  /[\s,]*\bhalf\s+(?:of (?:it|them)\s+)?(?:for|to|on|at|going to)\s+(?<a>[^,;]+?)[\s,]+(?:and\s+)?(?:the\s+)?(?:(?:other\s+)?half|rest|remainder|others?)\s+(?:for|to|on|at|going to)\s+(?<b>[^,;.]+?)(?=\s*(?:$|[,;.¦]))/iu,
];

/** All that may be left of a clause which only names a job or a shop. */
export const ONLY_NAMES =
  /\b(?:job|jobs|project|for|on|at|the|from|off|all|again|order|orders|list|materials?|shopping|gear|stuff|house|place|of|mr|mrs|ms|old|mate|have|has|it|them|one|usual|as|please|everything|lot|account|site|got|and|so|one|that|goes|is)\b/giu;
/** A clause that tells why: nothing in it is ordered. */
export const TELLS_WHY =
  /\b(?:came up|come up|fell|ran|run|running|is|are|was|were|has|have|had|got|needs?|wants?|we|i|he|she|they|short|stuffed|happy|broke|cracked|reckons?|said|says|rang|again)\b/iu;
