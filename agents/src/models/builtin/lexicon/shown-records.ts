// Words about the records that the last answer showed: which is meant, that it is done, that it is to go.

/** Which of them: a word of its name, its amount, whether it is late. */
const WHICH = String.raw`late|later|latest|overdue|old|older|outstanding|unpaid|other|not late|\$?\d[\d,]*(?:\.\d\d)?|(?!(?:same|whole|new|next|last|first|second|third)\b)[\p{L}'’]{3,}`;
export const POINTS_AT = new RegExp(
  String.raw`(?:\b(?:on|of|for|to)\s+)?\b(?:(?:that|this|the)\s+(?:(?<which>${WHICH})\s+)?(?:one|(?<noun>invoice|bill|payment|expense|quote|job|task|reminder|order|item)s?)\b)`,
  'iu',
);
/** Nothing but "it" or "that". */
export const POINTS_BARELY = /(?:\b(?:on|of|for|to)\s+)?\b(?:that|it|them|em)(?=$|[\s,.!?])/i;
export const MEANS_LATE = /^(?:late|overdue|old|older|outstanding|unpaid)$/i;
export const MEANS_NOT_LATE = /^(?:other|not late|later|latest)$/i;
/** An answer that reports something done: what is said next is about that. */
export const REPORTS_DEED = /^(?:Done: )?(?:Added|Created|Updated|Recorded|Drafted|Marked|Deleted|Undid|Sent)\b/m;

/** What was just shown is to be deleted or cancelled. */
export const DELETES_IT =
  /^(?:(?:cool|ok|okay|right|righto|sweet|yep|yeah|well|and|then|please|just|you can|can you)[\s,.]+)*(?<verb>get rid of|delete|bin|scrap|remove|ditch|cancel)\s+(?:it|that|that one|that job|that task|that quote)(?:\s+(?:then|please|altogether|thanks|mate))*[\s.!]*$/i;

const BEFORE = String.raw`^(?:(?:hang on|wait|hmm|um|oh|and|sorry|ok|so)[\s,]+)*`;
/** "which amount is on it?", "how much was it for", "whens that due": asked of what was just shown. */
export const ASKS_DETAILS = new RegExp(
  `${BEFORE}(?:(?=.*\\b(?:it|that|this)\\b)(?:(?:which|what)(?:['’]?s| is| was)?\\s+(?:the\\s+)?(?:amount|figure|price|total|sum|due date|date)\\b|how much\\b(?!.*\\b(?:owes?|paid|make|made|cost|spent)\\b)|what(?:['’]?s| is| was) (?:it|that) (?:for|worth|come to)\\b|which job\\b|what job\\b)|whe?n(?:['’]?s| is| was)\\s+(?:it|that)\\s+due\\b|who(?:['’]?s| is| was)\\s+(?:it|that)\\s+(?:for|to)\\b)[^,]{0,20}$`,
  'i',
);
/** "..., he gave me his old sander": a reason behind a request, with no amount or number that could be a change. */
export const SAYS_WHY = /\s*[,-]\s*(?:cos|because|as|since|coz|cause|he|she|they|i|we|it['’]?s|its)\b[^$\d,]*$/i;
const DONE = String.raw`(?:i\s+|we\s+|that'?s\s+|thats\s+|it'?s\s+|its\s+)?(?:already\s+|all\s+|just\s+)?(?:did|done|finished|sorted|knocked)(?:\s+(?:it|that|this one|that one))?(?:\s+(?:off|over|out))?(?:\s+(?:this (?:morning|arvo)|today|yesterday|last night|just now|already|earlier|now|on the weekend))?`;
const TICK = String.raw`(?:so\s+|and\s+|you can\s+|can you\s+|please\s+)*(?:tick|cross|mark|knock)\s+(?:it|that|that one|this one)\s+(?:off(?: (?:the|my) list)?|as (?:done|finished|completed?)|done)`;
/** "first ones done", "tick off the second one": of a list that was shown. */
export const NTH_DONE =
  /^(?:(?:yep|yeah|ok|oh|and)[\s,]+)*(?:(?:the\s+)?(?:first|second|third|fourth|last|1st|2nd|3rd)(?:\s+(?:one|task|job|reminder))?(?:['’]?s|\s+is|\s+are)?\s+(?:all\s+)?(?:done|finished|sorted|complete)|(?:tick off|done|did|finished|mark)\s+the\s+(?:first|second|third|fourth|last)(?:\s+(?:one|task|job|reminder))?(?:\s+(?:as\s+)?(?:done|off))?)[\s.!]*$/i;
/** The whole message says that what was just shown is done. */
export const TICKS = new RegExp(
  `^(?:(?:yes|yep|yeah|yup|ok|righto|nah|oh|actually|no)[\\s,.]+)*(?:${DONE}[\\s,.-]+(?:${TICK})|${TICK}|(?:yes|yep|yeah)?[\\s,]*${DONE})[\\s.!]*$`,
  'i',
);
