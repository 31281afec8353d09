// Where a message goes on and where a new request begins in it: what the words at a joint say.
/** "two to-dos for monday": what follows are they. */
export const TO_DOS =
  /^(?:(?:can you|please|add|put|make|create|set|need|i need|new|got|here are|here'?s|log|jot)\s+(?:down\s+|up\s+|in\s+)?)?(?:me\s+)?(?:these\s+|a\s+)?(?:two|three|four|five|few|couple(?: of)?|some|[2-9])\s+(?:new\s+|quick\s+|more\s+)?(?:to-?\s?dos?|tasks|reminders|things to do|jobs to do)\b/i;

/** "need a todo, get silicone": what is to be done follows. */
export const ONE_TO_DO =
  /^(?:(?:i\s+)?(?:need|want|got|add|put|make|create|set)\s+)?(?:me\s+)?(?:an?\s+|another\s+)?(?:new\s+)?(?:to-?\s?do|task|reminder)\s*$/i;

/** "..., stick that on my list" says what to do with what was just said. */
export const POINTS_BACK =
  /^(?:can you\s+|please\s+)?(?:stick|put|chuck|whack|pop|add|bung|throw|note|write|log|jot)\s+(?:it|that|this|them)\s*(?:down|in|up)?\s*(?:$|(?:on|in|to|as|for)\s+(?:my|me|the|our|a|his|her|their)?\s*(?:to-?do\s*)?(?:list|calendar|diary|books?|reminder|task|to-?do|tab|account|notes?)\b)/i;

/** "council pickup is sorted, tick it off": what was told is to be written down. */
export const DOES_SO =
  /^(?:(?:and|so|can you|could you|please|just|then)\s+)*(?:change|alter|fix|update|amend|adjust|correct|tick|mark|set|note|log|save|sort|do|open|make|move)\s+(?:it|that|this|them|those|so)(?:\s+(?:up|off|over|again|back|now|in|down|please|for|me|us|as|to|is|on|the|file|system|records?|ordered|delivered|arrived|received|paid|sent|accepted|declined|approved|pending|started|in progress|done|finished|complete|completed|sorted|accordingly|will|would|you|ya))*\W*$/i;

export const DELETES_IT =
  /^(?:(?:and|just|please)\s+)*(?:delete|remove|bin|scrap|ditch|wipe|erase|get rid of|take)\s+(?:it|that|them|him|her)\b/i;

/** "do an invoice for her ...", to be sent in the next breath. */
export const MAKES_INVOICE =
  /^(?:(?:please|can you|just)\s+)*(?:do|create|make|raise|draft|write|prepare|knock up|whip up|get|generate)\s+(?:up\s+|out\s+)?(?:an?|the|another|her|his|their|\S+)\s+(?:\w+\s+)?(?:invoice|bill)\b/i;

/** "the wall tiles, where are they coming from?": what is asked about stands before it. */
export const A_THING = /^(?:the|my|our|those|that)(?:\s+[\p{L}\d'’-]+){1,6}$/iu;

/** "im at the Bellamys": where one stands leads up to what is asked. */
export const WHEREABOUTS = /^(?:i'?m|i am|we'?re|standing|parked)\s+(?:at|out|on|here|in|outside)\b[^$]{0,60}$/i;

/** "save her details: ...", "just get him on file": the client who is being added. */
export const SAME_PERSON =
  /^(?:(?:but|so|and|just|please|can you)\s+)*(?:save|add|get|put|pop|chuck|stick|note|jot|take)\s+(?:down\s+)?(?:him|her|them|his|their)\b(?!.*\$\d)[^.;]{0,30}\b(?:details?|info|number|contact|on file|in|on|down|file|books?|system|client|customer)\b/i;

export const THEY_WANT = /^(?:so\s+)?(?:he|she|they)(?:['’]?d|\s+would)?\s+(?:wants?|needs?|like|reckons?)\b/i;

/** "any jobs in december and whats each worth" asks about the same ones. */
export const OF_EACH =
  /^(?:what(?:['’]?s| is| are)?|how much(?: is| are)?|when(?:['’]?s| are| is| do)?|who(?:['’]?s| is| are)?|where(?:['’]?s| are)?)\s+(?:each|they|them|those|these)\b/i;

/** "remind me the day before to ring him" is a reminder of its own. */
export const REMINDS_OF = /^(?:remind|nudge) me\b.*\bto\s+\p{L}/iu;

/** "and set a reminder on wednesday", "and put 20 lengths on order": no part of any work. */
export const OTHER_ASK =
  /^(?:set|put|add|make|stick|whack|pop)\b.{0,60}?\b(?:reminder|on order|on the order list|to-?do)\b/i;

export const PART_OF_WORK =
  /^(?:remove|take|knock|pull|drop|put|move|bump|close|extend|finish|check|set|make|open|change|clear|shift|add|lift|replace|cut|start|stick|whack|pop)\b/i;

/** Something is said of somebody or something: "the posts have turned up", "graham wants his fence done". */
export const SAYS =
  /^(?:[\p{L}'’&-]+\s+){1,6}?(?:is|are|was|has|have|had|wants?|needs?|paid|just|owes?|will|won't|wont|can't|cant|got|turned up|arrived|reckons?|said|says|came|landed|finished|done)\b/iu;

/** "their oven circuit can be closed off as complete", beside what they paid. */
export const CLOSES = /\bcan (?:now )?be (?:closed|ticked|marked|wrapped|signed|crossed)\b/i;

/** "and it's happening on the 18th": one more change. */
export const IT_IS_ON = /^(?:it|that)(?:['’]?s| is) (?:happening|on|starting|now)\b/i;

export const SCENE =
  /^(?:(?:and|now|ok)\s+)*(?:for|on|at|from|re|regarding|(?:the\s+)?(?:budget|price|date|phone|email|address|delivery|quantity) (?:of|for|on))\s+/i;

/** "price 1220", "I charge 3250": what the job costs that was just asked for, and no quote of its own. */
export const PRICE_ALONE =
  /^(?:and |the |my )*(?:price|budget|cost|i charge|we charge|i said|we said|we agreed(?: on)?)\s*(?:is|of|was|:|-)?\s*\$?\d[\d,.]{0,12}k?(?:\s?(?:dollars|bucks))?(?:\s(?:inc|incl|including|plus|ex)\s?gst)?[\s.!]*$/i;
export const MAKES_PRICED =
  /^(?:\S+\s+){0,6}?(?:create|add|make|open|new|book|put|need|set up|start)\b.*\b(?:job|in for|down for)\b/i;

export const LABELLED =
  /^(?:(?:the|my|our|that|job|project|order|a|of|for)\s+|\{(?:job|client|item|supplier|task|quote)\}\s*)*\{(?:job|client|item|supplier|task|quote)\}(?:['’]s)?(?:\s+(?:job|project|place|order|quote|one))*\W*$/i;

export const WHAT_THEY =
  /^(?:tell|show|give|let) (?:me|us)\b.*\b(?:they|their|theirs)\b|^(?:see|check|look at) (?:what|how much|their)\b/i;
