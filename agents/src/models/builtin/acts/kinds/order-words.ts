// Words around an order, beside what is ordered. One list per idea.
import { UNDER_HUNDRED } from '../../extract/number-words.ts';
import { alternatives } from '../../lexicon/alternatives.ts';
import { COUNTS } from '../../lexicon/number-words.ts';
import { COUNT_UNITS, MEASURES } from '../../lexicon/units.ts';

const longFirst = (words: readonly string[]): string =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((words) => words.replaceAll(' ', '\\s+'))
    .join('|');

/** What things are counted in: "box", "length", "piece". */
export const UNIT = longFirst([
  ...COUNT_UNITS,
  ...MEASURES.filter((unit) => !/^(?:l|t|m|ml|kg)$/.test(unit)),
  'pieces?',
  'pcs?',
  'units?',
  'spindles?',
  'blocks?(?=\\s+of)',
  'each',
]);

/** A whole number as it is said: "30", "1,200", "four hundred and twenty", "a dozen". */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d{1,5}|(?:an?|${UNDER_HUNDRED})\\s+hundred(?:\\s+and)?(?:\\s+${UNDER_HUNDRED})?|${longFirst(Object.keys(COUNTS))}|${UNDER_HUNDRED})`;

/** Who wants something ordered, or does it; said first. */
const ASKS = alternatives(`
  can you | could you | would you | can ya | will you | you | i | i'll | ill | we | we'll | i've | we've | please | pls | just | also | and | so | oh | ok | okay | yeah | then | gotta |
  got to | have to | need to | want to | wanna | better | must | should | i'd like | let's | lets | want you to | want you | want u | need you to | go | go and`);
/** The verb of ordering. A bare "get" or "need" is one too where things are counted behind it. */
const ORDER_VERB = alternatives(`
  re-?order | order in | order up | order us | order me | order | buy in | buy us | buy me | buy | purchase | grab us | grab me | grab | get us | get me | get in | get | pick us up | pick me up | pick up |
  stock up on | source | chuck on | chuck in | throw on | throw in | stick on | put on | put in | put down | put | bung on | bung in | add on | add | i need | we need | need | needs |
  jot down | write down | note down | mark down | write | list | want | wants | i want | we want | i would like | we would like | send for | ring for | could do with | were out of | we're out of | out of | short of | run out of | running low on | low on | hire | chuck | throw | whack | bung | stick | pop`);
export const HEAD = new RegExp(
  `^(?:(?:${ASKS})[\\s,:]+)*(?:${ORDER_VERB})\\b(?:\\s+(?:(?:that\\s+)?(?:we|i)\\s+(?:need|want)|(?:to\\s+)?(?:buy|order|get))\\b)?[\\s,:]*`,
  'iu',
);
/** "we are out of 65mm screws, get 2 boxes": what is short is what is ordered. */
export const SHORT_OF = new RegExp(
  `^(?:(?:we|i|we're|we've|weve|i've|ive|have|were|i'm|im|are|am|nearly|almost|all|just|run|running|ran|getting|jerry|sarah)\\s+)*(?:out of|short of|short on|low on)\\s+(?:the\\s+|our\\s+)?(?<what>[^,.;\\d]{0,12}[^,.;]{2,40}?)[\\s]*[,.;]\\s*(?:(?:so|can you|please|pls|and|better|lets|let's)\\s+)*(?:get|grab|order|buy|need|another|chuck in)(?:\\s+(?:us|me|another|in))*\\s+(?<n>${NUMBER})(?:\\s+more)?(?:\\s*(?<unit>${UNIT})\\b)?(?:\\s+more)?(?<more>(?:\\s+(?:for|from|by|on)\\s.*)?)[\\s.!]*$`,
  'iu',
);
/** "thats light order four hundred": what is said before the verb of ordering. */
export const VERB_INSIDE = new RegExp(
  `^(?<before>.{3,80}?)[\\s,.!]+(?<order>(?:(?:please|so|can you|could you|just|i'?ll|we'?ll|i|we|i'?d like|and|then)[\\s,]+)*(?:re-?order|order|buy|grab us|grab|add|needs?|want)\\s+(?=(?:the|an?|some|another|me|us|${NUMBER})\\b).+)$`,
  'isu',
);
/** "..., order": what was listed is to be ordered. */
export const VERB_LAST =
  /(?<!\b(?:the|that|this|an?|off|on|my|our))[\s,.]+(?:please\s+)?(?:you\s+)?(?:order|reorder|to order|on order|buy|can you order|order it|order them|order those|order em|put (?:it|them|that|those|em) on (?:the )?order|need ordering|to be ordered|get them|order all|order please)[\s.!]*$/iu;

/** Said of an order as a whole, and no part of what it is of. */
export const AROUND = new RegExp(
  `\\b(?:${alternatives(`
    please | pls | thanks | cheers | ta | mate | love | boss | eh | as well | too | also(?=\\s*$) | for me | for us | on the list | to the list | on the order | to the order | to that order | on that order |
    when you can | when you get a (?:sec|minute|chance) | asap | if you can | you can | the lot | all up | in total | total | only | down(?=\\s*$|\\s+for\\b) | in(?=\\s*$)`)})\\b`,
  'giu',
);
/** When it is to come; the day itself is a value. */
export const DELIVERED =
  /\b(?:(?:and )?(?:it|they|all|everything|the lot|all of (?:it|them)|can)? ?(?:must|has to|have to|needs to|need to|should|gotta|can) (?:all )?(?:come|be here|be there|get here|arrive|deliver|be delivered)(?: (?:the lot|it all|them all|it|them|all))?|(?:and )?(?:we|i)(?:'ll|ll| will| do)? (?:need|want) (?:them|it|em|those|that|this)|(?:to be |and |get (?:it|them|em) |have (?:it|them|em) )?(?:deliver(?:ed|y)?|drop(?:ped)?(?: off)?|on ?site|to site)|(?:and )?(?:(?:all|it|they|everything|both) )?(?:(?:must|has to|have to|to|will|can) )?(?:come|be here|be there)s?(?= (?:on|by|the|that|before|monday|tuesday|wednesday|thursday|friday|two|one|a)\b)|need(?:ed)?(?: (?:them|em|it|that))?|want(?:ed)?(?: (?:them|em|it))?|before (?:we|i) (?:start|get there|kick off|begin)|(?:and )?(?:have|get|want|need) (?:them|it|em|the lot|all)(?: all)?(?: here| there| in| on ?site)?|(?:to )?arrive|here|there|due)\b/giu;

/** Words of a sentence: no thing that is ordered is called by one. */
export const NO_THING = new RegExp(
  `(?<![\\p{L}'’])(?:${alternatives(`
    i | i'm | im | i'll | ill | he | hes | he's | she | shes | she's | we | were | we're | they | theyre | they're | you | him | me | us | it | its | it's | that's | thats | there | theres | there's |
    is | isnt | isn't | are | was | wasnt | be | been | am | can | cant | can't | could | will | wont | won't | would | should | did | didnt | does | doesnt | do | dont | don't | has | hasnt | have | havent | had |
    said | says | say | reckon | reckons | told | tell | ask | asked | text | ring | rang | call | called | email | send | sent | remind | invoice | quote | book | wants | want | paid | owe | owes | job | start | started |
    finish | finished | move | push | meet | show | delete | cancel | scrap | forget | sorry | nah | wait | actually | instead | because | cause | cos | if | when | what | who | where | why | how | which | before | after | until | till |
    today | tomorrow | yesterday | morning | arvo | afternoon | his | her | their | our | my | your | not | no | yes | yeah | ok | lunch | wife | husband | mum | dad | kids | delivered | arrived | coming | came | reminder | task | price | found | so | knock | budget | bump | hours? | days? | nights? | weeks? | months? | payments? | deposits? | refunds? | expenses? | mondays? | tuesdays? | wednesdays? | thursdays? | fridays? | saturdays? | sundays? | client | customer | supplier`)})(?![\\p{L}'’])`,
  'iu',
);
/** Names of nothing in particular. */
export const VAGUE_THING =
  /^(?:(?:get|got|buy|grab)(?=\s|$)\s*)?(?:(?:the|some|all|more|our|my|any|new|extra|other|same|of|a|an|few|whole|that|those|these|it|them|one)\s+)*(?:gear|stuff|materials?|supplies|bits|things?|parts?|everything|items?|it|that|this|them|em|those|these|lot|usual|order|new|another|ones?|more|extra|missing|rest|same|goods|hand|go|look|move|(?<=^(?:get|got|buy|grab)))$/iu;

/** A number before one of these says how big or which, not how many. */
export const SHAPES =
  /^(?:90|100|50|65|75|80|40|45|110|125|150|225|300|600|900|1200)\s+(?:round|square|half ?round|degree|deg|bends?|elbows?|series)\b/iu;
/** "600 by 600", "90 x 45", "2400x1200x16": a size. */
export const DIMENSION =
  /^(?!\d+\s+[x×]\s+\d+[x×]\d)(?:\d{2,5}\s?(?:x|×|by)\s?\d{2,5}(?:\s?(?:x|×|by)\s?\d{1,5})?(?:\s?(?:mm|m|cm))?|\d{1,5}[x×]\d{1,5}(?!\s?l\b)(?:[x×]\d{1,5})?(?:\s?(?:mm|m|cm))?)(?=\s|$)/iu;
