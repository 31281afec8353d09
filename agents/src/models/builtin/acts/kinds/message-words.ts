import { alternatives } from '../../lexicon/alternatives.ts';

/** What may stand before a request to write to somebody: sounds, moods, courtesies. */
export const BEFORE_ASKING = new RegExp(
  `^(?:(?:${alternatives(`and | also | then | so | ok | okay | righto | right | yeah | yep | yes | nah | no | oh | well | just | please | pls | can you | could you |
  would you | will you | you | go | quickly | quick | sweet | cool | good | great | actually | sorry | mate | now | better | i need you to | you can | you better |
  might as well | do me a favour | oh and | anyway | chur | ae | ka pai | ta | thanks | cheers | sweet as | love | t | c`)})[\\s,.:!-]+)*`,
  'i',
);
/** How to write to somebody is asked for: the words before the name. */
export const ASKS_TO_WRITE =
  /^(?<verb>chase(?: up)?|tell|text|sms|message|msg|e-?mail|mail|ping|notify|warn|ask|remind|let|send|shoot|flick|drop|give|write|reply|respond|say)\b(?:\s+(?:back|off|out|over))?\s*(?:(?:an?|the|another)\s+)?(?:(?:quick|short|polite|friendly|nice)\s+)?(?<medium>text message|text|sms|e-?mail|message|msg|line|note|word)?\b(?:\s+(?:back|off|out))?\s*(?<to>to\s+)?/i;
/** Only these words may be written with nothing but a name behind them. */
export const NEEDS_MEDIUM = /^(?:send|shoot|flick|drop|give|write|reply|respond|say)$/i;
/** "frank zammit send message, carpet need 4 hour": the name is said first. */
export const NAME_FIRST =
  /^(?<who>\p{L}[\p{L}'’ -]{2,40}?)\s+(?:you\s+|please\s+)*(?:send|write|give)\s+(?:an?\s+)?(?:message|msg|sms|text|e-?mail)\b[\s,:;-]*(?<said>.+)$/isu;
/** "check with bowens if the cedar is ready": they are asked. */
export const CHECK_WITH =
  /\b(?:(?:double[- ]?)?check|find out|see|confirm)\s+(?:with|from)\s+(?=.{2,60}?\b(?:if|whether|when|what|where|which|how|about)\b)/i;
/** What a supplier is chased for. */
export const CHASED_FOR = /^[\s,]*(?:on|about|for|re|regarding|with|over|where)\b/i;
/** The medium said after the name: "send Peter a message", "drop kim a line", "give him a heads up". */
export const MEDIUM_AFTER =
  /^\s*(?:(?:an?|the|another)\s+)?(?:(?:quick|short|polite|friendly|little|nice)\s+)?(?<medium>text message|text|sms|e-?mail|message|msg|line|note|word|heads[ -]?up|reminder|nudge)\b[\s,]*/i;
/** Nobody outside: the tradie and the team. */
export const NOT_OUTSIDE = /^(?:me|us|you|jerry|michelle|renea|sarah|everyone|everybody|all|every|each)\b/i;
export const SOMEBODY = /^(?:him|her|them|em|he|she)\b/i;
/** "their accounts lady" is reached as their business is. */
export const THEIR_OFFICE =
  /^(?:his|her|their)\s+(?:accounts?|office|reception|boss|manager|site manager|foreman|wife|husband|missus|partner|people|team)(?:\s+(?:lady|girl|guy|bloke|person|department|dept|team|people|manager))?\b/i;
/** What may follow a name that is a business's or a group's. */
export const GROUP = /^\s*(?:lot|mob|crew|people|folks|team|guys|crowd|office|fella|bloke|lady)\b/i;

/** Words for the message itself between the name and what it says. */
export const SAYS_THAT =
  /^[\s,:;-]*(?:(?:back|again|now|please|know|to say|and say|saying|say|and tell (?:him|her|them)|and let (?:him|her|them) know|that says|with)\b[\s,:;-]*)*(?:that\b(?=\s+\S)[\s,:;-]*)?/i;
/** "email bowens and ask can they ...", "message troy and ask him to ...": how it is put to them. */
export const AND_SAYS =
  /^[\s,]*(?:and|to|then|[+&])\s+(?:just\s+)?(?<verb>tell|ask|remind|check with|see|check|say|let)\b\s*(?:to\s+)?(?:(?:him|her|them|em)\b\s*)?(?:know\b\s*)?/i;
/** "we start then": on the day that was just told. */
export const THEN =
  /(?<=\b(?:start|starting|come|coming|there|begin|beginning|arrive|over|by|back|finish|in)\s)(?:then|that day)(?=[\s.!]*$|\s*[,.;])/i;
/** Nothing of its own: what was just done is what is to be told. */
export const TELLS_THE_CHANGE =
  /^(?:(?:about|of|all about)\s+)?(?:that|it|this|the (?:change|changes|news|new (?:date|day|time|plan))|what(?:'s|s| has| just)? (?:changed|happened|happening|going on)|when|the (?:date|day|time)|when (?:it is|it's|its|we're coming|were coming|i'm coming|im coming))?[\s.!?]*$/i;
export const ONLY_SORRY =
  /^(?:(?:we're|were|i'm|im|we are|i am)\s+)?(?:(?:so|really|very|bloody)\s+)?(?:sorry|my apologies|apologies|we apologise|i apologise)(?:\s+(?:about|for)\s+(?:that|it|this|the (?:change|mix ?up|delay|wait|hassle|stuff ?up)|stuffing (?:him|her|them) around|mucking (?:him|her|them) around))?(?:\s+from (?:me|us))?[\s.!]*$/i;
export const ONLY_THANKS =
  /^(?:(?:a )?(?:big|huge)\s+)?(?:thank you|thanks|thank u|ta|cheers)(?:\s+(?:very much|so much|heaps|a lot))?(?:\s+from (?:me|us|all of us))?[\s.!]*$/i;
export const HELLO_FIRST = /^(?:hello|hi|g'?day|hey|kia ora)\b[\s,]*(?:and\s+|,\s*)?(?:that\s+)?/i;
/** The day on file, as people speak of it. */
export const THE_DATE =
  /\b(?:on\s+|for\s+)?(?:(?:the|that)\s+(?:same\s+)?(?:date|day|time)(?:\s+(?:and time|that))?(?:\s+(?:we(?:'ve| have)?(?: got)?|weve got|i(?:'ve| have)? got|on file|in the (?:book|diary|calendar)|it(?:'s| is)|its|(?:he|she|they)(?:'s|'re|s|re)?(?: is| are)?)(?:\s+(?:booked|down|got|in|for|said|agreed|set))*)|the (?:booked|agreed|planned) (?:date|day))\b/i;
/** The message hangs on something that has not happened: that is no message yet. */
export const NOT_YET = /^(?:when|once|if|as soon as|until|till|after|before|unless)\b/i;
/** A sum that only the books know. */
export const OF_MONEY =
  /\b(?:the (?:balance|total|amount|remaining|outstanding)|what (?:he|she|they|it)(?:'s|s|'re)? (?:owes?|still|left|outstanding|comes? to)|what(?:'s|s| is) (?:left|owing|outstanding|owed)|how much)\b/i;

/** A next request, not a part of the message. */
export const NEXT_REQUEST =
  /^(?:(?:also|then|now|just|please)\s+)*(?:(?:order|invoice|bill|quote|book|remind me|move|push|shift|chuck|whack|mark|log|record|delete|cancel|create|new|put|add|send|text|e-?mail|tell|let|message|ask|note|update|change|set|reschedule|make (?:it|that|the|a|an|him|her|them)|get me|buy|grab|close|finish|tick|do (?:up|the|a|an|him|her)|give (?:him|her|them|\p{L}+) an? (?:call|ring|bell|buzz)|draft|bring|pencil|swap)\b)/iu;
/** Asked of the assistant behind a full stop, and not of whoever is written to. */
export const ASKS_US = /^(?:what|whats|what's|who|whos|who's|how|hows|which|where|wheres|show|list|any)\b/i;

/** Said among ourselves; outside it is put more plainly. */
export const ROUGH: readonly [RegExp, string][] = [
  [/\b(?:fuck|cock|stuff|screw|balls|muck)[\s-]?ups?\b/gi, 'mistake'],
  [/\b(?:fucked|stuffed|screwed|cocked|mucked) (?:it |that )?up\b/gi, 'got it wrong'],
  [/\s*\b(?:bloody|fucking|fuckin|effing|flaming|friggin|frigging|damn)\b/gi, ''],
  [/\b(?:pissed off|filthy|ropeable)\b/gi, 'upset'],
];
