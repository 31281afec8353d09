/** Where a story comes to its point: what was told before is talk, unless something is asked in it. */
export const COMES_TO_POINT =
  /(?:^|[\s,.;!])(?:but\s+|so\s+)?(?:any\s?ways?|anyhow|long story short|cut a long story short|point is|bottom line|what i(?:'?m| am| was)? (?:really |actually )?(?:wanted|want|after|needed|need|ringing about|calling about|getting at) (?:is|was)|the reason (?:i'?m|for|im) \w+(?: \w+)? is)\b[\s,:.-]*/gi;
/** At the start of a message, before what it asks: "while i think of it -". */
export const BEFORE_IT =
  /^(?:while i(?:'?m| am)?\s+(?:think(?:ing)? of it|remember|at it|on it|here|got you|have you)|before i forget|just (?:thought|remembered)|by the way|btw|oh and|one more thing|last thing|couple more|okay so big one|big one)\b\s*[,:.-]*\s*(?=\S)/i;
/** A day that will not do: the new one is said behind it. */
export const DAY_OFF =
  /\b(?:can'?t|cannot|won'?t|wont|cant|couldn'?t|not going to|no good|doesn'?t suit|not free)\b[^,.;]{0,40}\b(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|today|tomorrow|the \d|\d+(?:st|nd|rd|th)|this week|next week|january|february|march|april|june|july|august|september|october|november|december)/i;
/** The new day, said behind one that will not do. */
export const MAKE_IT =
  /^(?:so\s+|and\s+|can you\s+)*(?:make|push|move|shift|put|change|do|bump|slide)\s+(?:it|that|her|him|them|us)\b/i;
/** A share of what was just told, to be asked for now: "half of that up front so get the invoice done". */
export const SHARE_NOW =
  /^(?:and\s+|with\s+|so\s+)*(?:half|a third|one third|a quarter|\d{1,2}\s?(?:%|percent|per cent))\b[^.;]*\b(?:up ?front|deposit|now|in advance)\b[^.;]*\b(?:invoice|bill)\b/i;
/** What was made just before goes out: "shoot it through to his email". */
export const SENDS_IT =
  /^(?:(?:and|then|also|please|can you)\s+)*(?:send|shoot|flick|fire|e-?mail|text|sms|ping|whack|chuck|get|pop|forward|post)\s+(?:it|that|this|her|him|them)\b(?!\s+(?:done|sorted|to the top|on (?:the|my|our)))/i;
/** "when did we last ..., what did it cost": asks about what was just asked about. */
export const OF_THE_SAME =
  /^(?:and\s+)?(?:what|how much|when|who|where|how many|which)\b[^?]{0,30}\b(?:it|that|they|them|those)\b|^(?:and\s+)?(?:what|whats|how much)(?:'s| was| were| is)? the (?:damage|cost|bill|price|total)\b/i;
/** "he's got a new mobile too": something else about somebody who was just named. */
export const NEW_CONTACT =
  /^(?:(?:and|also|plus)\s+)*(?:he|she|they)(?:['’]?s|['’]?ve|\s+has|\s+have)?\s+(?:(?:also|just)\s+)?(?:got\s+|changed\s+)?(?:an?\s+|to\s+an?\s+|his\s+|her\s+|their\s+)?(?:new|different|other)?\s*(?:phone|mobile|cell|number|e-?mail|address)\b/i;
/** Nothing but that the last thing is to go, and to whom: "righto send it off to her". */
export const SENDS_LAST =
  /^(?:(?:ok|okay|righto|right|yeah|yep|sweet|cool|good|great|now|then|and|can you|please|just|looks good)[\s,]+)*(?:send|shoot|flick|fire|e-?mail|pop|ping|forward|whack)\s+(?:it|that|that one|them|the lot|that lot|the order|the invoice|the quote)\b(?:\s+(?:off|through|thru|over|out|in|across|away|now))*(?:\s+to\s+(?:him|her|them|[\p{L}'’]+))?(?:\s+(?:now|then|please|thanks|mate|ta))*[\s.!]*$/iu;
