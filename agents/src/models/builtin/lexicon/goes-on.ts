import { opens } from './openers.ts';
import { pointsBack } from './points-back.ts';

/** What sounds like a new request and only goes on with the one before: where it is to be kept, when to be reminded. */
const GOES_ON: readonly RegExp[] = [
  // "..., stick it on me list"
  /^(?:and\s+)?(?:stick|put|chuck|whack|pop|add|bung|throw|slap|jot|get)\s+(?:it|that|this|them)?\s*(?:down\s+)?(?:on|to|in|into)\s+(?:my|me|the|our|michelle['’]?s)\s+(?:to[ -]?do\s+)?(?:list|diary|calendar)\W*$/i,
  // "... expires 31 march, nudge me 2 weeks out"
  /^(?:and\s+)?(?:(?:remind|nudge|ping|poke|warn|prod|tell) (?:me|us)|(?:give|set) (?:me|us) an? (?:[\w-]+ ?){1,2}|let (?:me|us) know)\s*(?:(?:an?|the|\d+|one|two|three|four|six)\s+(?:few\s+)?(?:\w+\s+)?(?:hours?|nights?|days?|weeks?|fortnights?|months?)\s+(?:out|before\w*|ahead|prior|earlier|notice)\b.*)?\W*$/i,
  // "job for tuesday the 15th"
  /^(?:(?:make it|a|new)\s+)*job\s+(?:for|on|is)\s+(?:(?:on|the|next|this)\s+)*(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\S*(?:\s+\S+){0,4}\W*$/i,
  // "has to be before the 4th"
  /^(?:(?:and|but|so)\s+)?(?:(?:it|that|this)\s+)?(?:has|have|needs?|got|must|should|wants?)\s+(?:to\s+)?be\s+(?:(?:done|in|there|sorted|finished|ready|back|lodged|paid)\s+)?(?:before|by|on|no later|at|within|this|next|today|tomorrow)\b/i,
  // "ring em on 09 555 0162"
  /^(?:and\s+)?(?:ring|call|phone|text|reach|get|contact|email)\s+(?:him|her|them|em|me)\s+(?:on|at)\s+(?:\(?\+?\d|\S+@)/i,
  // "ring that lot through to rexel and charge it up"
  /^(?:and\s+)?(?:charge|book)\s+(?:it|that|the lot)\s+up\b|^(?:and\s+)?(?:stick|put|chuck|whack)\s+(?:it|that|the lot)\s+on\s+(?:the|my|our|me)?\s*(?:account|tab|card)\b/i,
  // "phone 0491 570 006" is hers who was just named
  /^(?:and\s+)?(?:(?:his|her|their|the)\s+)?(?:phone|ph|mob|mobile|cell|number|contact|tel)\b(?:\s+(?:is|number|no\.?))*\s*[:#]?\s*\+?\(?\d[\d\s()-]{5,}(?:\W*$|\s*[:,;.)-]|\s+(?:for|wants?|needs?)\b)/i,
  // "email office@manuka.example.org", "address 89 Rata St": hers too
  /^(?:and\s+)?(?:(?:his|her|their|the)\s+)?e-?mail\s*(?:is\s+|:\s*)?[^\s@]+@[^\s@,;]+\s*(?:$|[,;:.])/i,
  /^(?:and\s+)?(?:(?:his|her|their|the)\s+)?address\s*(?:is\s+|:\s*)?(?:(?:unit|lot|level|flat|shop)\s+)?\d/i,
  // "call it Paling Fence", "name the job back deck"
  /^(?:and\s+)?(?:(?:i|we|lets|let's|just|can you)\s+)*(?:call|name|label|title)\s+(?:it|this|the (?:job|new job|project))\s+(?!(?:in|off|up|back|quits|even|a day)\b)\S/i,
  // "who: Curtis", "price - $600": a line of a form
  /^(?:and\s+)?(?:who|what|when|where|how much|price|cost|budget|value|date|day|start|client|customer|work|scope|address|site|phone|ph|mob|mobile|email|name|contact|notes?)(?:\s+(?:for|name))?\s*[:=]/i,
  // "the customer is ...", "she wants it done on the 9th", "start next tuesday": more of what was just told
  /^(?:and\s+)?(?:the|her|his|their|its)\s+(?:client|customer|name|price|budget|number|phone|mobile|email|address)(?:['’]?s| is| are)\b/i,
  /^(?:he|she|they|theyd|they'd|shed|she'd|hed|he'd)\s+(?:wants?|needs?|would like|like|asked for)\s+(?:it|this|that|them)\s+(?:done|finished|in|by|on|before|started|sorted|gone|fixed)\b/i,
  /^(?:told|i told|i tell|quoted|i quoted|i said)\s+(?:him|her|them)\b/i,
  /^(?:to\s+)?(?:start|starting|starts|kick(?:ing)? off|commencing)\s+(?:(?:on|in|from|the|next|this|first|thing|week of|early|mid|late)\s+)*(?:\d|mon|tue|wed|thu|fri|sat|sun|today|tomorrow|tmrw|week|month|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|asap|whenever|first)\S*(?:\s+\S+){0,3}\W*$/i,
  /^(?:the\s+)?(?:phone|email|e-mail|number|mobile|address|price|date|budget|rest|everything else|all else)\s+(?:stays|is the same|are the same|hasn'?t changed|unchanged|don'?t change|doesn'?t change|is unchanged)\b|^same (?:phone|email|number|address|everything|mobile)\b/i,
];
/** A reminder that does not say yet of what, and a name that does not say yet of whom. */
const SAYS_NOT_YET =
  /^(?:(?:can you|please|just)\s+)*(?:remind|nudge|ping|poke|prod|warn)\s+(?:me|us)\b(?!.*\b(?:to|about|that|of)\s)/i;
const BARE_NAME = /^(?:[\p{L}&'’.-]+)(?:\s+[\p{L}&'’.-]+){0,4}$/u;
const NEW_ONE =
  /^(?:(?:is|its|it's|thats|that's)\s+)?(?:an?\s+|the\s+|our\s+|my\s+)?new\s+(?:client|customer|supplier|merchant)\b/i;

/** All that was said so far is that somebody got in touch: what they wanted follows. */
const IN_TOUCH =
  /^(?:(?:just|so|well|yeah|hey|ok|mate)\s+)*(?:(?:[\p{L}'’&.-]+\s+){1,5}(?:has\s+|have\s+|just\s+)?(?:rang|ring|rung|called|texted|emailed|messaged|phoned|got in touch|came past|dropped in|popped in|got back to me)(?:\s+(?:me|us|back|in|up|earlier|again|today|just now|this morning|this arvo))*|(?:i\s+)?(?:just\s+)?(?:got off the (?:phone|blower) (?:to|with)|(?:had|got) (?:a|an) (?:call|text|message|email|ring|enquiry|inquiry|voicemail) from|spoke (?:to|with)|shook hands (?:with|on it with)|bumped into|ran into|caught up with|had a (?:beer|coffee|yarn|chat) with|heard from|talked (?:to|with)|been talking to|met|saw)\s+(?:[\p{L}'’&.-]+\s*){1,9})$/iu;
/** What is to be said goes with whom it is said to: "email everyone who hasn't paid and tell them ...". */
const TOLD = /^(?:and\s+)?(?:tell|let|say|ask|remind)\s+(?:to\s+)?(?:them|em|him|her|they|all of them)\b/i;
const WRITES =
  /^(?:(?:just|please|and)\s+)*(?:e-?mail|text|sms|message|msg|send|shoot|flick|notify|write|contact|blast)\b/i;

/** "picked up a new one off hipages, fella named Dougal, wants ...": whom it is for, then what. */
const PICKED_UP =
  /^(?:just\s+)?(?:picked up|got|landed|scored|won)\s+(?:me\s+)?(?:an?\s+)?(?:new\s+)?(?:one|lead|customer|client|bloke|job)\b[^$\d]*$/i;
const WANTS_IT = /^(?:(?:he|she|they)\s+)?(?:wants?|needs?|is after|after)\b/i;

/** "call telstra and get the wifi sorted": what the call is about. */
const RINGS = /^(?:call|ring|phone|get on (?:to|the (?:blower|phone))|give .{2,40} a (?:ring|call|bell|buzz))\b/i;
const ABOUT_IT =
  /^(?:and\s+)?(?:get\b.*\b(?:sorted|fixed|done|going|working|looked at|booked|moved|back on)|find out|sort\b|ask\b|see (?:if|when|what)|tell them|check (?:if|when|what)|make sure)\b/i;

/** Whether a text only goes on with the request before it. */
export const goesOn = (text: string, before: string): boolean =>
  GOES_ON.some((says) => says.test(text)) ||
  pointsBack(text) ||
  IN_TOUCH.test(before.trim()) ||
  SAYS_NOT_YET.test(before.trim()) ||
  (BARE_NAME.test(before.trim()) && !opens(before) && NEW_ONE.test(text)) ||
  (PICKED_UP.test(before.trim()) && WANTS_IT.test(text)) ||
  (TOLD.test(text) && WRITES.test(before)) ||
  (RINGS.test(before.trim()) && ABOUT_IT.test(text));
