// Words around what is put right in a draft that lies open. One list per idea; lower case.
import { alternatives } from './alternatives.ts';

const BEFORE =
  alternatives(`no | nah | nope | na | actually | sorry | oh | ah | um | hm | hmm | wait | hang on | hold on | oops | whoops | yep | yeah | yes | ok | okay | righto | right | and | but | also | please | pls | can you | could you |
  jeez | jesus | bloody hell | mate | not quite | nearly | close | almost | thats nearly it | that's nearly it | thats wrong | that's wrong | thats not right | that's not right | wrong | better | on second thoughts | just | so | then`);
/** Said before it. */
export const AMENDS_AFTER = new RegExp(`^(?:(?:${BEFORE})(?![\\p{L}'’])[\\s,.!-]*)+`, 'iu');
/** Something of it is wrong: what follows is meant instead. */
export const REFUSES_PART = /\b(?:no|nah|nope|not|wrong|meant?|sorry|actually|instead)\b/iu;
/** Says that it is the draft that is to be different. */
export const MAKES_IT =
  /^(?:make|change|set|put|redo|move|push|switch|bump|update)\s+(?:it|that|this|them|the (?:price|amount|budget|total|cost|day|date|time|due date))(?:\s+(?:with|to|at|on|for|by))?\b/iu;
/** All that may stand around the values. */
export const AROUND_VALUES = new Set(
  `make makes change set put redo move push switch bump update have has it its it's that thats that's this them the a an to for on at by with be is was are were as should must ought needs need meant mean supposed
   gonna going go i i'd said say says date day time hour price amount budget total cost due start starts starting delivery deliver each one ones job please thanks thank you ta mate now instead from about around only just
   dollars bucks all up so and then there in of payable within not paid come done which`.split(/\s+/),
);
/** "the name should just be X", "call it X". */
export const NAMED_NOW =
  /^(?:(?:the\s+)?(?:name|title|task|item|job name)\s+(?:should|needs to|has to|must|ought to|is meant to)\s+(?:just\s+|only\s+)?(?:be|read|say)|(?:call|name|rename)\s+(?:it|that|this)(?:\s+to)?|(?:it|that)\s+should\s+(?:just\s+)?be\s+called)[:\s]+(?<name>["“']?\p{L}.{1,120})$/iu;
/** "write hallway in there too", "add a note that the gate is locked". */
export const ADDS_WORDS =
  /^(?:write|put|add|note|include|pop|chuck)\s+(?:in\s+)?(?:a note (?:that|saying|to say)?\s*)?(?<said>\p{L}.{2,160}?)(?:\s+(?:in|on|to|into)\s+(?:there|it|that|the (?:description|notes?|draft|card)))(?:\s+(?:too|as well|also|please))*[\s.!]*$/iu;
/** "not mick": who or what it is not. */
export const NOT_THAT = /(?:^|[\s,]+)not\s+(?:for\s+|the\s+|on\s+|at\s+)*[\p{L}\d$:.]+(?=\s*[,.!]|\s*$)/giu;
