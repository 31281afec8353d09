// How people ask for the same once more. One list per idea; lower case.
import { alternatives } from './alternatives.ts';

const LEAD = String.raw`(?:(?:and|also|then|plus|yeah|ok|righto|actually|oh)[\s,]+)*`;
const SAME = alternatives(String.raw`
  (?:(?:do|make|add|put|book|get|raise|send|log|chuck|whack|throw)\s+)?(?:me\s+)?(?:in\s+)?(?:another|one more|the same|same again|same thing|same deal|same|exactly the same|an identical one|a second|a third|one|ditto|likewise)(?:\s+(?:one|again|thing|deal|job|order|reminder|task|invoice|quote|client|supplier))?(?:\s+again)?(?:\s+in)? |
  do that(?:\s+again)? | do it again | repeat that | and again | do (?:it|that|the same)`);

/** "and one for Wei too", "same again for Graham", "another for the pergola": what follows says what is different. */
export const AGAIN = new RegExp(`^${LEAD}(?:${SAME})(?=$|[\\s,.!])(?![\\s,]+(?:job|client|of)\\b)`, 'i');
/** "and for Wei", "wei too", "bruce the same", "what about Leila?". */
export const AND_FOR = new RegExp(
  `^${LEAD}(?:what about|how about|whats about|hows about|and for|and|or)\\s+(?=\\S)|^(?=.{2,40}\\b(?:too|as well|also|ditto|likewise|(?:the\\s+)?same(?:\\s+(?:day|time|thing|deal|again))?)[\\s.!]*$)`,
  'i',
);
export const TOO = /[\s,]*\b(?:too|as well|also|again|please|mate|thanks|instead)(?=[\s.!?,]*$)/gi;
/** "bruce the same", "mr chen also, same day": behind a name and nothing else. */
export const ENDS_SAME =
  /(?:[\s,]*\b(?:too|as well|also|ditto|likewise|(?:is\s+)?(?:the\s+)?same(?:\s+(?:day|time|thing|deal|again))?)\b)+[\s.!]*$/i;

/** "for his mum rosa": who it is to the one before matters less than the name. */
const KIN_WORDS =
  '(?:mum|mother|dad|father|brother|sister|son|daughter|wife|husband|missus|partner|neighbou?r|mate|boss|nan|pop|uncle|aunty?|cousin|in-?laws?|tenant|landlord)';
export const KIN = new RegExp(
  `\\b(for|to)\\s+(?:his|her|their|my|the)\\s+${KIN_WORDS}(?:\\s+next door|\\s+over the road)?[,\\s]+(?=\\p{L})`,
  'iu',
);
/** "stans sister Irena Wozniak": somebody with a name of their own, whoever's they are. */
export const WHOSE_KIN = new RegExp(
  `\\b(?:\\p{L}+['’]?s|[Hh]is|[Hh]er|[Tt]heir|[Mm]y)\\s+${KIN_WORDS}\\s+(?=\\p{Lu}\\p{L}+\\s+\\p{Lu}\\p{L}+)`,
  'gu',
);
/** "his brother rua too, same address": somebody beside whom the talk is about. */
export const THEIR_KIN = new RegExp(
  `^(?:(?:and|also|add|put|oh|plus|please|then)[\\s,]+)*(?:his|her|their|the|\\p{L}+['’]?s)\\s+(?<kin>${KIN_WORDS})[\\s,]+(?<name>\\p{L}[\\p{L}'’-]+(?:\\s+\\p{Lu}[\\p{L}'’-]+)?)`,
  'iu',
);
/** "cols wife sheryl rang, she wants ...": who brings word of somebody on file is nobody new. */
export const KIN_CALLS = new RegExp(
  `\\b\\p{L}+['’]?s\\s+${KIN_WORDS}(?:\\s+\\p{L}[\\p{L}'’-]+)?\\s+(?:(?:just|has|have)\\s+)?(?:rang|called?|phoned?|texted|messaged|e-?mailed|rung|dropped in|came past)(?:\\s+(?:me|us|up|back))?[,.;]?\\s*(?:and\\s+|to say\\s+|saying\\s+)?`,
  'iu',
);
/** "for the other 1,000", "for the rest": of what was parted. */
export const THE_OTHER = /\b(?:for\s+)?(?:the|that)\s+(?:other|remaining|rest of the|second)\s+(?=\$?\d)/i;
/** "same thing next monday": what is said again. */
export const SAME_AGAIN =
  /[,\s]*\b(?:the\s+)?same\s+(?:thing|deal|job|work|again|as (?:that|before|last time))\b[,\s]*/i;
/** "and one for friday to ring the tip", after a to-do. */
export const ANOTHER_TASK =
  /^(?:(?:and|also|then|plus|ok)\s+)*(?:another|one more|one)(?:\s+(?:one|reminder|task))?\s+(?:for\s+)?(?<day>(?:on\s+|next\s+|this\s+)?[\p{L}\d\s]{3,25}?)\s+to\s+(?<what>\p{L}.+)$/iu;
