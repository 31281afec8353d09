/** A quote asked for before, behind or in the middle of what it is for, so that the asking is no part of the work. */
const NOUN = '(?:quotes?|quot|qte|quotation|estimate|price|pricing|costing|figure|something in writing)';
const A =
  '(?:(?:an?|the|another|one|her|his|their)\\s+)?(?:(?:new|quick|rough|formal|draft|written|proper|separate)\\s+)*';
const VERB =
  '(?:create|draft|make|write|prepare|do|put|knock|whip|work|give|send|get|raise|rough|bang|chuck|throw|whack|turn|fire|shoot|flick)';
const BACK = '(?:it|that|this|them|him|her|us|me|that lot|this one|the lot|all that)';

/** Courtesies and small talk at the very start. */
export const OPENING =
  /^[\s¦,:.-]*(?:(?:so|right|righto|ok|okay|yeah|yep|yo|mate|hey|hi|hello|g'?day|just|please|pls|plz|jerry|renea|long day but|how(?:'?s)? (?:about|bout)|(?:can|could|would|will|cn)\s+(?:you|u|ya|we|i)(?:\s+please)?|i(?:'?d| would)? (?:want|like|need|wanna)(?: to)?(?=\s+(?:quote|send|get|give|do|price|draft)\b)|i am writ(?:e|ing) for|we need to|client(?=\s+\S+(?:\s+\S+)?\s*[,¦])|customer(?=\s))(?![\p{L}'])[\s,.:-]*)+/iu;

/** A whole clause that only asks: "quote it up", "get that quoted", "needs to be a proper quote now", "so a quote please". */
const ONLY_ASKS = [
  `(?:please\\s+)?(?:re-?)?quote\\s+${BACK}(?:\\s+up)?(?:\\s+for that lot)?`,
  `(?:please\\s+)?(?:get|have|need)\\s+${BACK}\\s+(?:quoted|priced)(?:\\s+up)?`,
  `(?:it\\s+)?(?:needs|has|ought)\\s+to\\s+(?:be|go)\\s+(?:(?:in|into|on)\\s+)?${A}${NOUN}(?:\\s+now)?`,
  `${VERB}(?:\\s+(?:up|together|out))?(?:\\s+${BACK})?(?:\\s+(?:up|together|out|over|across))?(?:\\s+(?:as|in|into|on|to))*\\s+${A}${NOUN}(?:\\s+(?:up|together|out|out of it|now|for (?:${BACK})|with the total on it))*`,
  `${A}${NOUN}(?:\\s+(?:up|needed|required|time|wanted|for ${BACK}|with the total on it))*`,
  '(?:two|2|three|3)\\s+(?:prices|quotes)',
  '(?:please\\s+)?separate quotes',
].join('|');
export const TAIL_ASK = new RegExp(
  `(?<=^|[,.;:¦\\n/!?]|\\s-\\s?|\\b(?:and|so|then)\\s)\\s*(?:(?:and|so|then|now|please|pls|can you|could you|just|not a job)\\s+)*(?:${ONLY_ASKS})(?:\\s+(?:please|pls|thanks|thank you|ta|cheers|mate|will you|would you|not a job))*\\s*(?=$|[.,;¦\\n/!?]|\\s-\\s)`,
  'giu',
);

/** "te awamutu rsa wants a price on": all that stands before the wanting is the name. */
const WANTING =
  "(?:wants?|needs?|requests?|requested|would like|'d like|is after|are after|after|(?:is|are) waiting (?:on|for)|(?:is|are) chasing|should get|asked(?: me| us)? for|asked(?: me| us)? to|said (?:they|he|she) (?:needs?|wants?)|says (?:they|he|she) (?:needs?|wants?)|wants? to know|should have)";
export const NAME_WANTS = new RegExp(
  `^[\\s¦,:]*(?:(?:the|old|client|customer)\\s+)*(?<name>[\\p{L}][^¦,;:/\\n\\d$]{1,45}?)[\\s,]+(?:(?:also|just|now|has|have|he|she|they)\\s+)*${WANTING}\\s+(?:(?:me|us)\\s+to\\s+)?${A}${NOUN}(?:\\s+(?:done|up|done up))*(?:\\s+(?:on|for|to|of|at))?(?=[\\s,:¦]|$)`,
  'iu',
);
/** "give Cheng's noodle house a price to". */
export const GIVE_NAME = new RegExp(
  `^[\\s¦,:]*(?:give|send|get|do|make|write|draft|shoot|flick|find)\\s+(?!(?:an?|the|me|us|up|together|him|her|them|one|out|over)\\b)(?<name>[\\p{L}][^¦,;:/\\n\\d$]{1,45}?)\\s+(?:(?:up|out)\\s+)?(?:an?|the|another|some)\\s+(?:\\w+\\s+)?${NOUN}(?:\\s+(?:on|for|to|of|at))?(?=[\\s,:¦]|$)`,
  'iu',
);
/** "we looked at the job today for the Fonoti family", "spoke with Rhonwen", "verbally gave simona albert": the name follows. */
export const STORY =
  /^[\s¦,:]*(?:(?:i|we|ive|i've|weve|we've|just|have)\s+)*(?:been (?:out )?to see|went (?:and saw|to see)|seen|saw|met|spoke (?:with|to)|talked to|looked at (?:the|a) job (?:\w+ )?(?:for|with|at)|had a look (?:\w+ )?(?:for|at)|verbally gave|verbally told|gave|told|got (?:this|that) off)\s+(?:up\s+with\s+)?(?:the\s+)?/i;

/** Words around the work that are none of it; each is cut where a clause begins or ends with it. */
export const NOT_WORK: readonly RegExp[] = [
  /(?<=^|[,.;:¦/]\s*)\s*(?:(?:and|but|so)\s+)?(?:(?:she|he|they|he'?s|hes|shes|theyre)\b['’]?(?:d|ll)?\s*)?(?:also\s+)?(?:wants?|would like|likes?|like know|needs?|is after|are after|after|asked (?:what|how much)|asked (?:for|about|us to|me to))\s+(?:(?:price|know|to know)\s+(?:of|on|for)\s+)?(?:to\s+(?:have|get)\s+)?/giu,
  /\s+(?:would|will|might|is gonna|gonna)\s+(?:run|cost|be|come to|set (?:him|her|them) back)(?:\s+(?:him|her|them))?(?=\s*(?:$|[,.;¦]))/giu,
  /\s+quoted(?:\s+up)?(?=\s*(?:$|[,.;¦]))/giu,
  /(?<=^|[,.;:¦/]\s*)\s*(?:told|gave)\s+(?:him|her|them)\b(?:\s+(?:about|around))?/giu,
  /(?<=[\s,.;:¦/])(?:i reckon|reckon|call it|my price|i said|how much did i say|yeah|the lot|in the sum(?: of)?|(?:and )?that'?s it|thank you|thanks|cheers|by hand over|hes|he's|shes|she's|theyre|its for|it's for|a bloke called)(?=\s*(?:$|[,.;:¦/]))/giu,
  /(?<=^|[,.;:¦]\s*)\s*(?:so\s+)?the (?:job|work) is\s+/giu,
  /(?<=^|[,.;:¦]\s*)\s*i(?:'?ve)? worked out\s+/giu,
  /(?<=^|[,.;:¦]\s*)\s*(?:can'?t decide|are keen|is keen|be needing)(?=\s*[,.;:¦])/giu,
];
/** What is left of "the Petrakis place" when the name is taken. */
export const OF_NAME = /¦\s*(?:['’]s\s+)?(?:place|family|household|mob|crew|team)\b/giu;
/** Several quotes are asked for, one for each price. */
export const EACH_ITS_OWN =
  /\bseparate (?:quotes|prices)\b|\b(?:two|three|2|3) (?:quotes|prices)\b|\bone quote (?:with|for)\b.*\banother\b/i;
export const ONE_OF_SEVERAL =
  /^(?:(?:and|or)\s+)?(?:do\s+)?(?:one|another|the other|a second|1|2)\s+(?:quote\s+)?(?:for|with|to|is)?\s*(?:(?:an?|the)\s+)?/i;
