// How people ask for a new quote, and which words say that it is something else. One list per idea.
import { alternatives } from '../../lexicon/alternatives.ts';

const LEAD = alternatives(`
  can you | could you | would you | can u | you | please | pls | just | also | and | so | oh | ok | okay | right | then | now | hey | hi | jerry | renea | mate | um | uh | need | needs | i need | we need | i want | i'd like |
  id like | want | gotta | got to | have to | need to | need you to | i need you to | want you to | let's | lets | i have to | we should | better | must | go | new one`);
const MAKES = alternatives(
  `do | make | write | draft | prepare | knock | whip | put | start | create | get | give | raise | work | type | set | add | build | bang | chuck | new | another`,
);
const QUOTE = '(?:quote|quotation|estimate)';
/** "need a quote for", "please write up a quote for", "quote up". */
export const ASKED = new RegExp(
  `^(?:(?:${LEAD})[\\s,]+)*(?:(?:${MAKES})\\b(?:\\s+(?:up|out|together|in))*\\s+)*(?:(?:me|us|him|her|them)\\s+)?(?:(?:an?|the|another|new|quick|rough|draft|up)\\s+)*${QUOTE}\\b(?:\\s+(?:up|out|together))?[\\s,:-]*(?:(?:for|to|on)\\b\\s*)?`,
  'iu',
);
/** "price up the ramp for", only where prices follow. */
export const PRICED_UP = new RegExp(`^(?:(?:${LEAD})[\\s,]+)*(?:price|cost)\\s+(?:up\\s+)?(?:for\\s+)?`, 'iu');
/** "do marg a quote for". */
export const WHOM_FIRST = new RegExp(
  `^(?:(?:${LEAD})[\\s,]+)*(?:do|make|write|give|draft|get|knock|whip)\\s+(?:up\\s+)?(?<who>(?!the\\s+(?:quote|estimate)|an?\\s|new\\s|up\\s)[^,:\\d]{2,40}?)\\s+(?:up\\s+)?(?:an?|the|another)\\s+(?:(?:new|quick|rough)\\s+)*${QUOTE}\\b[\\s,:-]*(?:(?:for|to|on)\\b\\s*)?`,
  'iu',
);
/** "col wants a quote on", "col quote:". */
export const WHO_WANTS = new RegExp(
  `^(?<who>[^,:\\d]{2,40}?)\\s+(?:(?:wants?|needs?|would like|is after|are after|after|asked (?:me |us )?for|keen on)\\s+(?:(?:me|us)\\s+to\\s+)?(?:(?:an?|another|new|quick)\\s+)*(?:${QUOTE}|price)\\b[\\s,:-]*(?:(?:for|to|on)\\b\\s*)?|(?:new\\s+)?${QUOTE}\\s*[,:-]\\s*(?=\\S))`,
  'iu',
);
/** "... put that in a quote", "... quote it up". */
export const PUT_LAST = new RegExp(
  `[\\s,.]+(?:(?:please|pls|can you|could you|just|and|so|then)[\\s,]+)*(?:(?:put|chuck|whack|pop|stick|write|do|make|turn|type|draft|get|send)\\s+(?:(?:that|it|this|them|those|all that|him|her)\\s+)?(?:up\\s+)?(?:(?:in(?:to)?|as|on|up as|up in|to)\\s+)?(?:an?|the|another)\\s+(?:new\\s+)?${QUOTE}|quote\\s+(?:(?:that|it|him|her|them|this|those)(?:\\s+up)?|up))(?:\\s+(?:for (?:him|her|them|that)|please|pls|mate|thanks|ta))*[\\s.!]*$`,
  'iu',
);
/** What is done with a quote there is, or something else altogether. */
export const OTHER =
  /\b(?:accept\w*|declin\w*|sent|resend|send (?:it|that|the|him|her|them|off)|said|says|told|reckons it|knock|knocked|take off|took|remove|delete|cancel|scrap|bin|lost|won|change|instead|lower|raise the|cheaper|discount|% off|off|less|minus|valid|expires?|status|invoice|bill|remind\w*|reminder|text|e-?mail|ring|call|chase|follow(?:ing)? up|order|what|when|where|which|how|did|does|is there|last|old|same|as before|each way|deposit|per ?cent|on (?:the|his|her|their|\p{L}+s) quote|to (?:the|his|her|their|\p{L}+['’]?s) quote)\b|%|\?\s*$/iu;
/** Work that is counted, and no price for it. */
export const NO_PRICE =
  /\b(?<what>\d+\s*(?:hours?|hrs?|days?)(?:\s+(?:of\s+)?\p{L}+)?)\b(?!\s*(?:at|@|\$|x|each|\d|of))/iu;
