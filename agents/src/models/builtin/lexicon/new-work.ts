// How tradies mention new work without asking for anything: who it came from, what is wrong there, what was promised.
import { alternatives } from './alternatives.ts';

const HAVE = "(?:i'?ve\\s+|ive\\s+|we'?ve\\s+|weve\\s+|we\\s+|i\\s+)?(?:just\\s+)?";
const SOON = '(?:\\s+(?:for (?:you|ya|us|me)|today|this (?:morning|arvo|afternoon)|just now|mate|up|in))*';
const SOMEBODY = '(?:lady|bloke|fella|fellow|guy|woman|chick|couple|chap|client|customer|one)';

/** What comes before the name of whom new work is for. */
export const BRINGS_WORK: readonly RegExp[] = [
  new RegExp(
    `^${HAVE}(?:got|scored|had)?\\s*(?:an?\\s+|another\\s+)?(?:new\\s+|hot\\s+)?(?:lead|e?nquiry|inquiry)(?:\\s+(?:from|off)|${SOON}\\s*[.,:-]+)\\s*`,
    'iu',
  ),
  /^(?:got\s+|and\s+)?another (?:one|job) for\s+(?=[^,.]{2,40}[,.]\s*(?:his|her|their|the)\s)/iu,
  new RegExp(
    `^${HAVE}(?:got|scored|picked up|landed|won|copped|lined up|nabbed|snagged|here'?s|another)?\\s*(?:us\\s+|me\\s+)?(?:an?\\s+|another\\s+|one more\\s+)*(?:new\\s+)?(?:one|job|gig|call ?out|booking)(?!\\s+(?:for(?! (?:you|ya|us|me)\\b)|from|at|is|was|of|done))${SOON}\\s*[.,:!-]+\\s*(?:its\\s+(?:for\\s+)?|it's\\s+(?:for\\s+)?)?`,
    'iu',
  ),
  new RegExp(
    `^${HAVE}(?:got off|just got off|off|hung up|been on|on|got)\\s+(?:the\\s+)?(?:phone|blower|horn)\\s+(?:to|with|from)\\s+(?:this ${SOMEBODY}\\s+|an? ${SOMEBODY}\\s+|(?:called|named)\\s+|an?\\s+(?=(?:mrs?|ms|miss|dr)\\b))*`,
    'iu',
  ),
  new RegExp(
    `^${HAVE}(?:got|had|copped|took)\\s+(?:an?\\s+|another\\s+)?(?:call|phone call|ring|text|message|msg|e-?mail|enquiry|voicemail)\\s+(?:off|from)\\s+(?:this ${SOMEBODY}\\s+|an? ${SOMEBODY}\\s+|(?:called|named)\\s+|an?\\s+(?=(?:mrs?|ms|miss|dr)\\b))*`,
    'iu',
  ),
  new RegExp(
    `^(?:so\\s+|ok\\s+)*(?:there'?s|theres|got|have|had|met|saw)\\s+(?:this|an?)\\s+${SOMEBODY}\\s+(?:(?:called|named)\\s+)?`,
    'iu',
  ),
];

/** "she wants a price" of new work: that is what it is for, no part of it. */
export const PRICE_WANTED =
  /[\s,.;]*\b(?:he|she|they)(?:['’]?s|['’]?re)?\s+(?:wants?|needs?|would like|after|is after|are after)\s+(?:us to\s+|me to\s+)?(?:an?\s+)?(?:price|quote|estimate|quoting)(?:\s+(?:on|for) it)?(?:\s+by\s+[\p{L}\d ]{3,20})?(?=\s*(?:$|[,.;]))/iu;

/** Something is broken or wants doing: what is told is work. */
export const PROBLEM = new RegExp(
  `(?<![\\p{L}])(?:${alternatives(`
    stuffed | carked(?: it)? | cactus | bust(?:ed)? | broken | broke | cracked | blocked(?: up)? | backed up | clogged | leak(?:s|ing|y)? | drip(?:s|ping)? | burst | flood(?:ed|ing|s)? |
    died | dead | dying | fell (?:over|off|down|apart|in) | fall(?:ing|en) (?:apart|off|down|over) | jammed | stuck | seized(?: up)? | rooted | buggered | munted | shot | knackered |
    packed it in | packed up | given up | gave up | on the (?:blink|fritz|way out) | play(?:ing|s) up | not (?:working|heating|turning on|draining|opening|closing|going) |
    (?:isn'?t|isnt|aren'?t) (?:working|heating|draining|going) | stopped (?:working|going) | (?:won'?t|wont|doesn'?t|doesnt) (?:turn|work|close|open|drain|shut|start|flush|heat|lock|light|go) |
    ic(?:ing|ed) up | trip(?:ping|ped|s) | spark(?:ing|s|ed) | rattl(?:ing|es) | squeak(?:ing|s) | squeal(?:ing|s) | mak(?:ing|es) an? \\p{L}*\\s?(?:racket|noise|din|sound) | overflow(?:ing|ed|s) |
    rott(?:en|ed|ing) | rust(?:ed|ing)(?: out| through)? | collapsed | c[ao]me (?:off|loose|down|away) | coming (?:off|loose|down|away) | smashed | went bang | blew up | blown(?: up)? | had it | gone bung |
    sagging | wobbl(?:y|ing) | no (?:hot water|power|water|lights?|gas) | needs? (?:fixing|looking at|replacing|doing|a look|sorting|seeing to)`)})(?![\\p{L}])`,
  'iu',
);

const GOING =
  '(?:be (?:there|round|out|over|by)|come(?: (?:out|over|round|by|past))?|swing (?:by|past|round)|pop (?:in|round|over|by|out)|drop (?:in|by|round)|get (?:there|to it|out there|over there)|head (?:over|out|round)|have a look|take a look|look at it|do it|sort it|start|go(?: (?:round|over|out))?)';
const ID = "(?:that\\s+)?(?:i'?d|i'?ll|id|ill|we'?d|we'?ll|i would|we would|i can|i could|i'?m|im)";

/** What was agreed about when: only the day in it matters. What takes its place stands beside it. */
export const PROMISES: readonly [RegExp, string][] = [
  [
    new RegExp(
      `[\\s,.;]*(?:\\b(?:and|so|but)\\s+)*\\b(?:i\\s+|i'?ve\\s+|we\\s+)?(?:told|promised)\\s+(?:him|her|them|em)\\s+(?:${ID}\\s+)?(?:${GOING}\\b\\s*)?(?:for\\s+)?`,
      'giu',
    ),
    ', ',
  ],
  [new RegExp(`[\\s,.;]*(?:\\b(?:and|so|but)\\s+)*\\b(?:i\\s+)?said\\s+${ID}\\s+${GOING}\\b\\s*`, 'giu'), ', '],
  [
    /[\s,.;]*(?:\b(?:and|so|but)\s+)*\b(?:i'?m\s+|im\s+|we'?re\s+|i'?ll be\s+)?(?:going|heading|popping|swinging|dropping)\s+(?:round|over|out|up|down|in|by|past)?\s*(?:there|by|to (?:have|take) a look|and (?:have|take) a look)?\s+(?=(?:on\s+)?(?:mon|tue|wed|thu|fri|sat|sun|tom|tod|next|this|first|the\s+\d|\d))/giu,
    ', ',
  ],
  [
    /[\s,.;]*(?:\b(?:and|so|but)\s+)*\b(?:can you\s+)?(?:squeeze|slot|fit|pencil|put|book|whack|chuck|get|stick|pop)\s+(?:him|her|them|it|that|em)\s+(?:in|down)\b\s*(?:for\s+)?/giu,
    ', ',
  ],
  [
    /[\s,.;]*\b(?:he|she|they)\s+(?:reckons?|says?|said|thinks?)\s+(?=[^,.;]{2,30}\s+(?:works|is good|suits|is fine|would be good|is best|is ok))([^,.;]{2,30}?)\s+(?:works|is good|suits|is fine|would be good|is best|is ok)(?:\s+(?:for|with)\s+(?:him|her|them))?/giu,
    ', $1',
  ],
  [
    /[\s,.;]*(?:\b(?:and|so|but)\s+)*\b(?:i'?ll|ill|i'?m gonna|gonna|i'?d)\s+(?:charge|do it for|sting)\s+(?:(?:him|her|them)\s+)?(?:for\s+)?\$?(?=\d)/giu,
    ', $$',
  ],
  [/(?<![\d$.,])(\d{2,5})\s+cash(?:\s+job)?\b/giu, '$$$1 cash'],
  [
    /[\s,.;]+(?:(?:i\s+)?(?:gotta|have to|need to|going to|gonna|i'?ll|ill)\s+)?be (?:there|out there|round)\s+(?:on\s+|by\s+)?(?=\p{L}|\d)/giu,
    ', ',
  ],
];

/** Before what is wrong: "his ranchslider's jammed". */
export const THEIRS = /(^|[,.;]\s*(?:and\s+|but\s+|because\s+|cos\s+)?)(?:his|her|their|the)\s+(?=\p{L})/giu;
/** "out at 14 Banksia Cres", behind a name. */
export const LIVES_AT =
  /^\s*,?\s*(?:(?:he|she|they)(?:'?s|\s+is|\s+are)?\s+|who'?s\s+)?(?:lives?\s+)?(?:out|over|up|down|round|back)?\s*(?:at|on|in)\s+(?=\d)/iu;
/** Behind a name, before what is wrong: it is no part of the work. */
export const HAS_IT =
  /^\s*(?:,\s*)?(?:(?:(?:he|she|they|who)(?:'?s|\s+has|\s+have)?|has|have|reckons|says|said|rang,?|called,?|phoned,?)(?:\s+(?:got|and|just|up|me|us|saying|that|about))*\s+)/iu;
/** "wants someone to look at her heat pump": the heat pump is the work. */
export const LOOKS_AT =
  /^\s*,?\s*(?:wants?|needs?|would like|after)\s+(?:someone|somebody|me|us|a hand)\s+(?:to\s+)?(?:come\s+(?:and|over and|out and|round and|to)?\s*)?(?:have a look at|take a look at|look at|check(?: out)?|see to|sort(?: out)?)\s+(?:his|her|their|the)\s+/iu;
/** "lees after a new toilet", and not "lee's after his invoice". */
export const IS_AFTER =
  /^(?<who>\p{L}{3,}?(?:\s+\p{L}{2,}?)?)(?:['’]?s|\s+is|\s+are)\s+(?:after|keen (?:on|for)|chasing|looking for)\s+(?=(?:an?|some|new|another|the)\s)(?!.*\b(?:quotes?|invoices?|receipts?|bill|number|update|call|money|payment|copy)\b)(?<what>.+)$/isu;
