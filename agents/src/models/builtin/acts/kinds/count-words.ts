import { alternatives } from '../../lexicon/alternatives.ts';
import { NUMBER, UNIT } from './order-words.ts';

/** Words that take something back. */
const OOPS = alternatives(`
  no | nah | nope | sorry | wait | actually | oops | whoops | hang on | hold on | yeah | yep | oh | ah | and | so | ok | okay | but | well | um | bugger | on second thoughts? | my bad | scratch that | i mean | correction | (?:my |a )?mistake | wrong | typo | is | ugh | argh | dammit |
  make (?:it|that|them) | better make (?:it|that|them) | call it | let's say | lets say | say | should be | should have been | should of been | meant to be | supposed to be | it should be | that should be | it's | its | thats | that's | i meant | i need | we need | need | get | order | bump (?:it|that|them) (?:up )?to | up (?:it|that|them) to |
  drop (?:it|that|them) (?:down\\s|back\\s)?to | cut (?:it|that|them) (?:down\\s|back\\s)?to | change (?:it|that|them) to | chang(?:e|ing) that to | take (?:it|that) (?:up|down|back) to | only | just | about | round it up to | allow`);
const OF_IT = `(?:\\s*(?:of\\s+)?(?:the|them|those|em|that|it(?!\\s+is)))?`;
const WAS = alternatives(
  `not\\s+(?:the\\s+)?(?:${NUMBER}) | instead of\\s+(?:${NUMBER}) | rather than\\s+(?:${NUMBER})`,
);
const END = `(?:[\\s,.!-]+(?:${WAS}|eh|instead|sorry|please|mate|actually|now|then|thanks|all up|all together|altogether|in total|total|i mean|i meant|it is|will do|should do|is enough|is plenty|to be safe|for wastage|for waste|in case))*[\\s.!]*`;

/** "nah make it 44 eh", "no no sorry 5", "15 not 50": the number is at the front or behind such words. */
export const NOW = new RegExp(
  `^(?<oops>(?:(?:${OOPS})[\\s,.!:-]+)*)(?<n>${NUMBER})(?:\\s*(?<unit>${UNIT})\\b)?${OF_IT}(?<what>(?:\\s+[\\p{L}\\d'’-]+){0,4}?)(?<end>${END})$`,
  'iu',
);
/** "... so 3", "... ten it is", "... so make it 16": the number is at the end, behind a reason. */
export const AT_END = new RegExp(
  `^(?<why>.{4,140}?)[\\s,.!?;-]+(?:(?:then|and|better|nah|no|sorry|actually)[\\s,]+)*(?:(?<so>so)\\s+(?:(?:just|only|make it|make that|we need|need|order|get)\\s+)*|(?<lead>(?:make|call) (?:it|that|them)|need|get|order|we need|only need|just need|just get|just order|it's|its|should be|up it to|bump it to|drop it to)\\s+)?(?<n>${NUMBER})(?:\\s*(?<unit>${UNIT})\\b)?${OF_IT}(?<end>${END})$`,
  'isu',
);
export const IT_IS = /\b(?:it is|will do|should do|is enough|is plenty)\b/iu;
/** "i have 5 in the shed", "got two on the ute": what is there already. */
export const HAVE = new RegExp(
  `\\b(?:(?:i|we)(?:'ve|ve)?(?:\\salready|\\sstill)? (?:have|got|found|have got|had)|found|got|there'?s|theres|there are|there is)(?:\\salready|\\sstill)?\\s+(?<n>${NUMBER})(?:\\s*(?:${UNIT})\\b)?(?:\\s+(?:of\\s+(?:them|those|em|it)|\\p{L}+))?\\s+(?:already|left(?: over)?|here|spare|(?:in|on|at|out|from)\\s+(?:the\\s+|my\\s+|our\\s+)?[\\p{L}]+(?:\\s+\\p{L}+)?)`,
  'iu',
);
/** Asks only for what is missing. */
export const THE_REST =
  /\b(?:only|just)\s+(?:order|get|need|buy|grab|want)\s+(?:what(?:'?s|\s+is|\s+we(?:'?re)?)?\s+(?:missing|short|left|needed|need)|the\s+(?:rest|difference|balance|others?|missing ones?|shortfall))|\b(?:order|get|buy|grab)\s+(?:just\s+|only\s+)?(?:the\s+(?:rest|difference|balance|shortfall)|what(?:'?s|\s+is)\s+missing)|\btake (?:that|those|them|it) off (?:the|that) order|\bknock (?:that|those|them) off\b/iu;
/** "take 2 off", "two less", "three fewer of them". */
export const FEWER = new RegExp(
  `\\b(?:take|knock|drop)\\s+(?<off>${NUMBER})\\s+(?:of\\s+(?:them|those)\\s+)?off\\b|\\b(?<less>${NUMBER})\\s+(?:less|fewer)\\b|\\b(?:drop|reduce|cut)\\s+(?:it|that|them)\\s+by\\s+(?<by>${NUMBER})\\b`,
  'iu',
);
/** "two more of those", "another 3", "add 4 to that": so many on top of what is on order. */
export const MORE_OF_IT = new RegExp(
  `\\b(?:add|chuck|throw|make it|get|need|order|we need|i need)?\\s*(?:another\\s+(?<a>${NUMBER})|(?<b>${NUMBER})\\s+(?:more|extra))\\b(?:\\s*(?:${UNIT})\\b)?${OF_IT}(?:\\s+(?:on|onto|to)\\s+(?:that|it|them|the order|those))?`,
  'iu',
);
