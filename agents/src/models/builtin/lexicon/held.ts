// Words for what is not to be done: now, yet, or unless something happens first. One list per idea; lower case.
import { alternatives } from './alternatives.ts';

/** What changes, sends or makes something. */
const DEEDS = alternatives(`
  send | text | e-?mail | sms | message | msg | flick | shoot | ping | tell | let (?!me\\b) | reply | forward | order | buy | place | cancel | bin | delete | remove | scrap | ditch |
  chuck | get rid | call off | mark | tick | invoice | bill | charge | pay | refund | chase | remind (?!me\\b) | nudge (?!me\\b) | push | move | bump | change | update | drop | knock | book | close |
  add | put | take | raise | write | issue | accept | approve | decline | touch | contact`);
const DOING = alternatives(`
  sending | texting | emailing | messaging | telling | replying | forwarding | ordering | buying | placing | cancelling | canceling | binning | deleting | removing | scrapping |
  marking | ticking | invoicing | billing | charging | paying | chasing | reminding | pushing | moving | bumping | changing | updating | dropping | booking | closing | contacting`);
const BEFORE =
  '(?:(?:and|but|so|or|please|whatever you do|just|only|jerry|michelle|renea|sarah|nah|no|ok|hey|sorry|actually|yeah|maybe)[\\s,.!]+)*';
const NOT = `(?:(?:don'?t|do not|never|(?:there'?s )?no need to|not to|(?:i|we) (?:don'?t|do not) (?:want|need)(?: you)?(?: to)?|(?:don'?t|do not) (?:want|need)(?: you)?(?: to)?|(?:you|you'?re) (?:mustn'?t|not to|shouldn'?t))\\s+(?:ever\\s+|go\\s+|you\\s+)?(?:${DEEDS})|(?:cancel|stop|forget|call off|reject) (?:the|that|this) (?:delet(?:e|ing|ion)|removal|sending|cancell?ation)|(?:don'?t|do not|stop|quit|no|hold off|hold off on|hold fire on|wait with|lay off|leave off)\\s+(?:on\\s+)?(?:${DOING}))\\b`;
/** "don't cancel it", "hetty hasn't paid so dont mark it off". */
export const NOT_TO_DO = new RegExp(`^${BEFORE}${NOT}`, 'i');
export const SO_NOT_TO_DO = new RegExp(`^(?<before>[^.;\\n]{3,70}?)(?:,| so| but| -)\\s+${BEFORE}${NOT}`, 'i');

/** Condition first, then what is to be done: "once hetty pays mark it paid". "If you can" is no condition. */
export const CONDITION =
  /^(?:(?:and|but|so|also|then|ok|now)[\s,]+)*(?:if|unless|once(?! (?:a|an|every|per|more|again|in)\b)|when(?:ever)?|as soon as|in case|provided|assuming)\s+(?!(?:you|ya|u|your|youre|you're|poss|possible|need be|done|convenient|ready)\b|(?:it|that)(?:['’]?s| is)? (?:ok|okay|alright|possible|not too|cool|easier)|(?:is|are|was|were|do|does|did|will|can|could|have|has|am|should|would|to|not)\b)/i;
/** A condition that can be looked up here and now. */
export const ON_FILE_ALREADY =
  /\b(?:on file|among|already|(?:in|on) (?:my|the|our) (?:list|suppliers?|clients?|system|books?|directory)|not there)\b/i;
export const THEN_DO = new RegExp(
  `(?<!\\b(?:i|we|he|she|they|who|i'll|the|a|an|my|his|her|their|our|your|that|this|to|or|and|not|last|final|no|don'?t|of|for|\\d+)\\s)(?<=\\s)(?:then\\s+|please\\s+|just\\s+|can you\\s+)*\\b(?=(?:${DEEDS})\\s+\\S)(?!(?:order|bill|invoice|message|text|email|change|charge|book)s?\\s+(?:is|was|has|turns?|comes?|arrives?|lands?|gets?|goes|will|doesn'?t|isn'?t|hasn'?t)\\b)`,
  'gi',
);

/** To get onto somebody; on a day that is to come it is a thing to remember. */
export const CHASES =
  /^((?:(?:and|also|then|please|can you|ok)\s+)*)(?:chase|follow up|nudge|hassle|hound|get onto|get on to)\s+(?!(?:the|my|all)\s+(?:ones|lot|late|overdue))\S/i;

/** When something chased has to be there: "chase up pool parts, need it by tues". */
export const NEEDED = /\b(?:need|needs|needed)\b/i;

/** Not made up one's mind yet. */
export const UNDECIDED = new RegExp(
  `^(?:(?:well|hmm+|um|look|so|and|but|actually)[\\s,]+)*(?:i |we |i'?m |we'?re |was |just )*(?:(?:might|may)(?: just| have to| need to| want to| end up)*\\s+(?:${DEEDS}|${DOING})|(?:thinking|thinkin) (?:of|about)|tempted to|half a mind to|(?:was|were) (?:going|gonna|meaning) to|considering)\\b`,
  'i',
);

/** Taken back in the same breath, at the very end: "delete the mulgrew job, will you. No, sorry, wrong window. Leave it." */
export const UNSAID =
  /[.!?,;]\s*(?:(?:no|nah|nope|oh|actually|wait|sorry|whoops|oops|hang on)\b[\s,.!]*)+(?:wrong (?:window|chat|thread)|don'?t|do not|ignore (?:that|me)|forget (?:it|that)|scrap that|leave (?:it|that|him|her|them)(?: be)?|never ?mind|as you were)(?:[\s,.!]*(?:leave it|sorry|ignore (?:that|me)|forget it|don'?t|my bad|leave that)\b)*[\s.!]*$/i;
