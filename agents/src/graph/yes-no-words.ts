/** What counts as a plain yes or no to something that waits. One list per idea; no apostrophes, lower case. */
const list = (phrases: string): string[] => phrases.split('|').map((phrase) => phrase.trim());

/** Agreement. */
export const YES = list(
  `yes|yep|yeah|yea|yup|ya|y|ok|okay|k|sure|righto|rightio|alright|approve|approved|confirm|
   confirmed|go ahead|go for it|do it|send it|please do|sounds good|looks good|all good|good to go|
   save|save it|save that|save them|too right|no worries go ahead|of course|absolutely|definitely|correct|ae|āe|
   all right|rightyo|too easy|for sure|sure thing|go on|go on then|spot on|perfect|that works|works for me|thats right|
   thats the one|lock it in|chuck it in|put it in|send them|send both|send it off|send it through|flick it off|
   flick it over|flick it through|fire away|happy with that|looks right`,
);
/** A yes only straight after "Shall I go ahead?": else it is thanks. */
export const WARM = list(
  `sweet as|sweet az|choice|good as gold|good as|beauty|ripper|bewdy|sweet as bro|choice bro|good one`,
);
/** Begin like a no and are a yes, or nothing. */
export const NO_MATTER = list(`no worries|no problem|no probs|no dramas|no drama|no sweat|not a problem|no stress`);
/** Refusal. */
export const NO = list(
  `no|nope|nah|na|n|dont|do not|stop|cancel|cancel it|cancel that|reject|rejected|leave it|
   forget it|forget that|never mind|nevermind|discard|discard it|discard that|bin it|bin that|not now|not yet|hold off|
   hold on|wait|no way|scrap it|scrap that|leave that|leave him|leave her|leave them|keep it|keep that|keep him|
   keep her|keep them|dont worry|dont worry about it|drop it|changed my mind|ive changed my mind`,
);
/** A no, but for something that would delete or cancel: there it may as well be the yes. */
export const DROPS = list(
  `cancel|cancel it|cancel that|bin it|bin that|scrap it|scrap that|discard|discard it|discard that|drop it|stop`,
);
/** A no that may be followed by why: "not yet, i want to check the price". */
export const NOT_NOW = list(`not yet|not now|keep it|keep him|keep her|keep them|leave it`);
/** Before the one that is meant, of several that wait: "just boral". */
export const ONLY = list(
  `just|only|no just|no only|nah just|nah only|yes just|yeah just|yep just|yes but just|yeah but just|yes but only|yeah but only|yeah only|yes only`,
);
/** Between the two. */
export const ONLY_OF = list(`the|do|send|delete|mark|to|for|my|that|bin|push|move|please`);
/** Said before a no. */
export const HESITATES = list(
  `fine|ok|okay|k|alright|all right|righto|yeah|yep|well then|on second thoughts|second thoughts|wrong one|wrong person|my bad|hmm|hm|um|uh|oh|ah|actually|sorry|yeah nah|ooh|mm|well|hang on|whoa|woah`,
);
/** What people add without meaning anything. */
export const FILLER = list(
  `please|pls|plz|mate|thanks|thank you|ta|cheers|then|now|jerry|michelle|renea|sarah|thats|
   be|alone|on there|as is|where it is|where he is|where she is|as it is|thats all|that is|fine|good|great|right|hey|sweet|sweet as|cool|for now|legend|champion`,
);
/** What people say around a yes that changes nothing about it. No day, no amount, no "but". */
export const AROUND_YES: ReadonlySet<string> = new Set(
  `a ahead asap away boss bro brother chief cuz darl do fire for get go going got ha haha happy heaps her him i im it just
   kindly know lad legend legends lets love much my of off oh on out over right ripper send sent ship so straight thanks that
   thatd the them then this through to too us ur very well with would you your yous youse`
    .trim()
    .split(/\s+/),
);
/** What may follow a deed: "delete him", "send the quote". */
export const OBJECTS = list(
  `it|that|this|him|her|them|the|quote|invoice|message|email|text|sms|client|supplier|job|task|
   item|record|off|to|away`,
);
/** Everything that waits. */
export const ALL = list(
  `all|both|all of them|the lot|everything|them all|each|the both|both of them|to all|to both|
   to all of them|the whole lot`,
);
/** Places in a list. */
export const PLACES = list(`first|second|third|fourth|fifth|sixth`);
/** Verbs with which people repeat what they agree to, by the first word of the approval's summary. */
export const VERBS: Record<string, string[]> = {
  delete: ['delete', 'remove', 'bin', 'scrap', 'get rid of', 'take', 'ditch', 'clear'],
  send: ['send', 'flick', 'shoot', 'fire', 'email', 'text'],
  change: ['change', 'update', 'do'],
  mark: ['mark', 'do'],
  new: ['save', 'add', 'create', 'make'],
};
/** A no, and behind it a sentence of its own. */
export const NO_THEN_ASKS =
  /^(?:(?:no|nope|nah|na|wait|stop|don['’]?t|do not|not yet|actually|(?:keep|leave) (?:it|him|her|them|that)|(?:send|do|delete) (?:it|that|them|him|her))\b(?:,\s?|\s)?)+(?:[.!-]+\s)?(?<ask>\p{L}.*)$/isu;
/** "he still owes me doesnt he". */
export const TAG =
  /\b(?:does|is|has|did|are|do|was|were|have|will|wo|would|ca|can)n?['’]?t?\s+(?:he|she|it|they|we|i)\s*\??$/iu;
/** A no, and then what is to be done instead of it. */
export const NO_THEN =
  /^(?:(?:no|nope|nah|na|wait|hang on|hold on|hold off|stop|don['’]?t|do not|not yet|actually|sorry|oops|mate|fine|ok|okay|just|(?:keep|leave)\s+(?:it|him|her|them|that))\b[\s,.!-]*(?:(?:send|do|delete)\s+(?:it|that|them|him|her)\b[\s,.!-]*)?(?:(?:yet|then)\b[\s,.!-]*)?)+(?:(?:can you|just|first|and|but)\s+)*(?<ask>(?:(?:change|make|set|update|move|push|bring|add|take|put|knock|drop|include|bump|chuck)\b(?=.*\d|.*\bday\b|.*\b(?:to|as)\b)|(?:cancel|text|tell|email|order|book|remind|invoice|mark|delete)\s+(?!it\b|that\b|them\b|this\b|him\b$|her\b$)(?=\p{L}{2})).+)$/isu;
