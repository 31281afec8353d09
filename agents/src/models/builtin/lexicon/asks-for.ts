/** What is asked for by its noun, however the rest is worded. */
const PUT =
  '(?:add|book|chuck|create|do|enter|file|fire up|get|have|jot|kick off|lock|log|make|need|needs|open|pop|put|raise|record|register|save|set up|set|slot|start|stick|tee up|throw|want|whack|write|write up)';
const SOME =
  '(?:(?:an?|the|this|that|it|one|me|us|up|in|down|as|into|under|new|separate|fresh|another|my|our|your|all)\\s+)*';
const any = (...says: string[]): RegExp => new RegExp(says.map((one) => `(?:${one})`).join('|'), 'i');

export const ASKS_FOR_JOB = any(
  `\\b${PUT}\\s+${SOME}(?:jobs?|projects?)\\b(?!\\s+(?:done|name|number|status|list))`,
  '\\b(?:as|into)\\s+(?:an?\\s+)?(?:new\\s+|separate\\s+)*(?:job|project)\\b',
  "\\b(?:thats|that's|that is|its|it's|is)\\s+an?\\s+(?:new\\s+)?job\\b",
  '^(?:new\\s+)?job\\s*(?:[:-]|for\\b)',
  '\\b(?:to|on|in|into)\\s+(?:my|our|the)\\s+(?:jobs|job list|job board|board|schedule|books?|system)\\b',
  "\\b(?:put|stick|chuck|whack|pencil|slot|book|get)\\s+(?:[\\p{L}'’]+\\s+){1,4}(?:down|in)\\s+(?:for|as)\\b",
);
export const ASKS_FOR_TASK = any(
  '\\bremind(?:er|ers)?\\b',
  '\\bnudge me\\b',
  "\\b(?:don'?t|dont|can'?t|cant|cnt|must not|mustn'?t)\\s+(?:let me\\s+)?forget\\b",
  '\\bto[ -]?do(?:s| list)?\\b',
  `\\b${PUT}\\s+${SOME}tasks?\\b`,
  "\\b(?:on|to|in)\\s+(?:my|me|the|michelle'?s)\\s+(?:to[ -]?do\\s+)?(?:list|diary|calendar)\\b",
);
export const KEEPS_CLIENT = any(
  `\\b${PUT}\\b.*\\b(?:as|among|amongst|to|in|into|under)\\s+(?:an?|the|my|our|me)?\\s*(?:new\\s+)?(?:clients?|customers?)\\b`,
  '\\bnew\\s+(?:clients?|customers?|cust)\\b',
  '^(?:clients?|customers?)\\s+(?:to|2)\\s+(?:add|go on|be added)\\b',
  '\\b(?:go on|wants? to be|to be|needs? adding|need adding)\\s+(?:as\\s+)?(?:an?\\s+|my\\s+|our\\s+)?(?:clients?|customers?)\\b',
);
export const KEEPS_SUPPLIER = any(
  `\\b(?:${PUT}|use|using|found)\\b.*\\b(?:as|among|amongst|to|in|into|under)\\s+(?:an?|the|my|our|me)?\\s*(?:new\\s+)?(?:suppliers?|merchants?)\\b`,
  '\\bnew\\s+(?:supplier|merchant)\\b',
);
/** Something is said of how a job goes, when, where or for how much. */
export const NEWS_OF_JOB =
  /\b(?:done|finished|started|starts?|cancelled|called off|pending|in progress|moved?|push(?:ed)?|shift(?:ed)?|bump(?:ed)?|slide|bring|brought|back|forward|earlier|later|budget|price|instead|postponed?|delayed?|reschedul\w+|wrapped|belongs|call it|rename[d]?|double|halve|now)\b/i;
/** What was told is to be one of these. */
export const AS_A =
  /\b(?:add|book|chuck|create|enter|file|get|jot|load|lock|log|make|need|needs|open|pop|put|record|register|save|set|slot|start|stick|throw|turn|whack|write)\s+(?:(?:it|that|this|them|him|her|em|these|those|the lot)\s+)(?:(?:down|in|up|on|all|through|the system|into)\s+){0,3}(?:(?:as|into)\s+)?an?\s+(?:new\s+|separate\s+)*(?<noun>job|task|to-?do|reminder|client|customer|supplier)s?\b(?!\s+(?:note|quote|invoice))/i;
/** "put Rangi Alcorn down as job 8826". */
export const PUT_AS =
  /^(?:(?:can|could) (?:you|ya)\s+|please\s+)*(?:add|book|chuck|enter|log|pencil|pop|put|record|save|set|stick|whack|write)\s+(?:[\p{L}'’&.-]+\s+){1,6}?(?:down|in|up|on)?\s*as\s+(?:an?\s+)?(?:new\s+)?(?<noun>job|client|customer|supplier|task|to-?do)\b(?!\s+(?:note|quote|invoice|done|finished|complete))/iu;
/** The request begins with the thing itself: "set up a client dana hollis ...". */
export const A_NEW =
  /^(?:(?:can|could) (?:you|ya)\s+|please\s+)*(?:add|book in|create|enter|fire up|make|open|open up|put in|raise|record|register|set up|start|get going)\s+(?:an?|one|another)\s+(?:new\s+)?(?<noun>job|client|customer|supplier|task|reminder)\b(?!\s+(?:note|number|sheet|quote|invoice|to\s+(?:the|that|job|my order)|on\s+(?:the|that|job)|list|email))/i;
/** "new task call the council ...": the noun first, then what is to be done. */
export const NEW_ONE =
  /^(?:an?\s+|another\s+|one more\s+)?new\s+(?<noun>task|to-?do|reminder)\b(?!\s+(?:list|number|note))[\s:,-]+(?=\S+\s+\S)/i;
/** "pete wants his back steps rebuilt, i told him bout 2200": work, and not a call, a price or a paper. */
export const WANTS_WORK =
  /^[\p{L}'’ ]{2,30}?\s(?:wants?|needs?|is after|['’]?s after|is keen on)\s+(?:his|her|their|an?|the|some|new|me to|us to)\s+(?!.*\b(?:quotes?|price|invoices?|receipt|bill|call|ring|text|number|money|update|copy|hand|word|moved?|pushed|shifted|changed?|cancelled|refund|back\s*$)\b)\p{L}/iu;
/** "add a new client, callum, 0491 .., with a patching job at 1060": the job is made, and the client with it. */
export const WITH_A_JOB = /\bnew\s+(?:client|customer)\b.*\bwith\s+an?\s+(?:[\p{L}-]+\s+){1,4}job\b/iu;
