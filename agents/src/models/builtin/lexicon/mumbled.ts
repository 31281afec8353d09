import { FIRST_NAMES } from './first-names.ts';

const PLACEHOLDER =
  "something|somebody|someone|somethin|whatsit|whatshisname|what'?s (?:his|her) (?:last )?name|whoever";
const SOUNDS = '(?:um+|uh+|er+|ah+|hmm+)';
const DAY_NAME = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\\b';
const NAMED_DAY = `(?:(?:next|this|the)\\s+)?${DAY_NAME}|tomorrow|(?:the\\s+)?\\d{1,2}(?:st|nd|rd|th)(?:\\s+(?:of\\s+)?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\\p{L}*)?`;
/** "havent", "has not", "shes not". */
const NOT_SO = "(?:\\s+(?:has|have|had|is|are|does|do|did|was)(?:n['’]?t|\\s+not)|['’]?s\\s+not|['’]re\\s+not)";
/** What goods are counted in, where more than one is meant. */
const SEVERAL =
  'sheets|bags|boxes|packs|packets|rolls|tins|tubes|lengths|buckets|drums|pallets|cartons|bundles|pairs|sets|bottles|cans|coils|loads';
const SWEARS = '(?:hell|heck|fuck|blazes|devil)';
/** Sounds and stand-ins around a name that somebody half remembers, and the name without them. */
export const MUMBLED: readonly [RegExp, string][] = [
  // "new customer ah glen"
  [new RegExp(`\\b(new (?:customer|client|job|one|bloke|lady|fella)(?:,? for)?),?\\s+${SOUNDS}\\s+`, 'giu'), '$1 '],
  // "jerry um new customer"
  [new RegExp(`^(?:hey\\s+)?(?:jerry|michelle|renea|sarah)[\\s,]+(?:${SOUNDS}[\\s,]+)+`, 'iu'), ''],
  [new RegExp(`^(?:${SOUNDS}[\\s,]+)+(?=\\S)`, 'iu'), ''],
  // "do kim jones an invoice for 500": who it is for stands where the tools look for it
  [
    /^((?:please |can you |and |also )*)(?:do|draft|write|raise|knock up|whip up)\s+(?!(?:me|us|him|her|them|it|the|an?|another|that|this|these|those|my|our|his|their|up|out|down|both|all|each|everyone|everybody|sure|whoever|not|jerry|michelle|renea|sarah)\b|\p{L}+['’]s\b)((?:\p{L}[\p{L}'’-]+)(?:\s+\p{L}[\p{L}'’-]+){0,2})\s+an?\s+(?:new\s+)?(invoice|quote)\s+for\s+(?=\$?\d)/iu,
    '$1$3 $2 ',
  ],
  // "what the hell, book him in": nothing is asked
  [
    new RegExp(
      `^((?:ah|oh|well|yeah|nah|ok)[\\s,]+)*what\\s+the\\s+${SWEARS}[\\s,!.-]+(?!(?:is|are|was|were|did|does|do|has|have|had|should|shall|am|can|could|will|would|happen\\w*|time|day|job|goes|went|else|kind|sort)\\b)(?=\\p{L})`,
      'iu',
    ),
    '',
  ],
  // "who the hell still owes me money"
  [
    new RegExp(
      `\\b(who|what|where|when|why|how)\\s+(?:(?:in\\s+)?the\\s+(?:bloody\\s+)?${SWEARS}|on earth|in god'?s name)\\b`,
      'giu',
    ),
    '$1',
  ],
  // "if they havent by monday remind me to chase them": the day is the reminder's, unless another is named
  [
    new RegExp(
      `^((?:righto|right|ok|okay|and|so|but)[\\s,]+)*if\\s+((?:\\p{L}+\\s+)?\\p{L}+?${NOT_SO}(?:\\s+\\p{L}+){0,4}?)\\s+(?:by\\s+|on\\s+)?(${NAMED_DAY})[\\s,]+(?:then\\s+)?remind me\\s+to\\s+(?![^.!?\\n]*\\b(?:${DAY_NAME}|tomorrow|\\d))([^.!?\\n]+)`,
      'iu',
    ),
    'remind me on $3 to $4, if $2',
  ],
  // as dictation hears two
  [
    new RegExp(
      `\\b(order|grab|buy|get|add|chuck in|need|want)\\s+too(?=\\s+(?:(?:big|small|long|short|more|extra|new)\\s+)?(?:${SEVERAL})\\b)`,
      'giu',
    ),
    '$1 two',
  ],
  // "get to boxes of tiles" and "add to bags of lime" may be meant as they are
  [new RegExp(`(?<!\\bto )\\b(order|grab|buy|chuck in)\\s+to(?=\\s+(?:${SEVERAL})\\s+of\\b)`, 'giu'), '$1 two'],
  // as dictation hears an invoice and GST
  [/\b(an?|the|her|his|their|this|that|new|draft|final|deposit)\s+in\s+voice\b/giu, '$1 invoice'],
  [/\b(?:jee|gee|g)[\s.]+(?:ess|s)[\s.]+(?:tee|t)\b/giu, 'GST'],
  // second-language: "remember me pay the super"
  [/^((?:can you |could you |please |pls |and |also )*)remember me(?=\s+\p{L})(?!\s+(?:from|as)\b)/iu, '$1remind me'],
  // "scratch that the bait was 94.50": what stands behind it puts right
  [
    /^(?:(?:no|nah|oh|wait|sorry)[,\s]+)*(?:scratch|scrap) that[\s,.-]+(?=(?:the|it|it's|its|his|her|their|that)\s+(?:\p{L}+\s+){0,4}?(?:was|is|were|are|should be|came to|cost)\s)/iu,
    'actually ',
  ],
  // "no i tell a lie it was 1800"
  [
    /\b(?:(?:no|nah|oh|wait),?\s+)?i(?:['’]?m)?\s+tell(?:ing)?\s+a\s+(?:lie|fib)\b|\bi\s+lied?\b(?=[,.]|\s+it)/giu,
    'no sorry',
  ],
  // "remind me the arvo before to text the inspector"
  [
    /\bthe\s+(morning|arvo|afternoon|evening|night)\s+before(?=\s+to\b|\s*(?:[,.;!?]|$))/giu,
    'in the $1 the day before',
  ],
  // "what day is the lakeview? i forget always"
  [
    /(?<=\?)\s+(?:sorry\s+)?i\s+(?:(?:always|keep on?|just)\s+)?(?:forget(?:ting)?|forgot)(?:\s+(?:always|every time|it|that))*[\s.!]*$/iu,
    '',
  ],
  // "that pete bloke from the pub reckons he wants a wardrobe done"
  [
    /^(?:that|this|some)\s+(\p{L}{3,})\s+(?:bloke|guy|lady|fella|chap|woman|girl|dude)(?:\s+(?:from|at|down)\s+(?:the\s+)?\p{L}+(?:\s+\p{L}+)?)?\s+(?:(?:reckons|says|said|told me)\s+)?(?:he|she|they)?\s*(wants?|needs?|is after|would like)\s+/iu,
    'new job for $1, $2 ',
  ],
  // "theres a new one jan marsh st i think leaking shower"
  [
    /^(?:there'?s|we(?:'ve)? got|i(?:'ve)? got|got|have)\s+a\s+new\s+(?:one|customer|client),?\s+(?:for\s+|called\s+)?(?=\p{L})/iu,
    'new job for ',
  ],
  [/(?<=^new job for\s(?:[\p{L}'’-]+\s){1,5})(?:i think|i reckon|maybe)\s+(?:it'?s\s+|its\s+)?/iu, ''],
  // "job for shirl sounded like a tap washer"
  [/(?<=\bfor\s\p{L}+)\s+(?:it\s+)?(?:sounded|sounds|looks|looked)\s+like\s+(?:its?\s+|it's\s+)?/giu, ', '],
];

const LAST_NAME = new RegExp(`\\b(\\p{L}{3,})\\s+(?:${PLACEHOLDER})(?=\\s|[,.;!?]|$)`, 'giu');
/** "glen something": a first name with a stand-in for the rest of it. */
export const withoutPlaceholder = (text: string): string =>
  text.replace(LAST_NAME, (said, name: string) => (FIRST_NAMES.has(name.toLowerCase()) ? name : said));
