/** Kinds of records by their plural. */
const MANY =
  '(?:clients|customers|suppliers|merchants|wholesalers|jobs|projects|bookings|tasks|to-?dos|reminders|items|orders|deliveries|materials|quotes|estimates|invoices|bills|debts|expenses|payments|records)';
const ONE =
  '(?:one|single|last|client|customer|supplier|job|booking|task|to-?do|reminder|item|order|quote|invoice|bill|record|person)';
/** What tells some records of a kind from others without naming one. */
const STATE =
  '(?:old|open|overdue|late|unpaid|outstanding|pending|completed?|finished|done|cancelled|expired|draft|sent|accepted|declined|active|inactive|remaining|other|dead|stale|owing|ordered|delivered|todays?|tomorrows?|yesterdays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|(?:this|next|last) (?:weeks?|months?|years?)|weeks?|months?)';
const OWN = '(?:the|my|our|me|these|those|any|both|their|his|her)';
const CHANGE =
  '(?:delete|remove|bin|scrap|ditch|wipe|clear|clean|empty|erase|trash|purge|nuke|dump|toss|shred|flush|get rid of|cancel|mark|set|tick|close|finish|complete|push|shove|move|shift|bump|postpone|reschedule|delay|write|archive|send|update|change)(?: out| off| up| back)?';
/** "delete my clients phone" is about one thing of one client. */
const NOT_ITS = "(?!'?s?\\s+(?:phone|number|mobile|name|e-?mail|address|details?|budget|date|price|job|quote|invoice))";
const LIST = '(?:list|lists|book|books|directory|diary|calendar|schedule|board|backlog)';

const SETS = [
  `\\b(?:each|every)(?: (?:and every|single|last|one of (?:the|my|our)))?(?: ${STATE})* ${ONE}\\b`,
  '\\b(?:everyone|everybody|everything)\\b',
  `\\ball (?:of )?(?:${OWN}|this|them|em|us|\\d+|two|three|four|five|six|seven|eight|nine|ten|${STATE})\\b`,
  `\\ball (?:[\\w']+ ){0,3}${MANY}\\b`,
  "\\b(?:what|who)ever(?:'?s)?\\b.*\\b(?:owe|owes|owing|owed|outstanding|overdue|unpaid|left|late)\\b",
  "\\b(?:whats|what's|what is)(?: still| left)? (?:owing|owed|outstanding|overdue|unpaid|left)\\b",
  "\\bwhat(?:'?s|ever(?:'?s| is)?)\\b.*\\b(?:list|order|books?)\\b.*\\b(?:hasn'?t|haven'?t|not|isn'?t|aren'?t|still|yet)\\b",
  `\\b(?:whole|entire|full)\\b.*\\b(?:${LIST}|week|month|day)\\b`,
  `\\b(?:clear|clean|wipe|empty|delete|remove|purge|nuke|bin|scrap|erase|trash|dump)(?: out| off)? ${OWN} (?:(?:whole|entire|old|client|customer|supplier|job|task|to|do|to-?do|order|quote|invoice|shopping)s? ){0,4}${LIST}\\b`,
  `\\bany(?:one|body) (?:who|that|with|who's|whos|still|owing|overdue|late|on|booked)\\b`,
  `\\b(?:the|a) (?:whole )?lot of (?:em|them)\\b|\\bthe rest of (?:${OWN}|them|em)\\b|\\bthem all\\b`,
  `\\b(?:delete|remove|bin|scrap|ditch|wipe|clear|erase|cancel|get rid of|tick off|close|nuke|dump|toss|mark|set|tick|send|flick|move|push|shove|write off|pay)(?: out| off)? the (?:whole |bloody |entire )?lot\\b`,
  `\\b(?:anything|everything|whatever) (?:that(?:'?s| is|s)|thats|i'?ve|marked|already|${STATE})\\b`,
  `\\b(?:the|those|my|our|all) (?:bloody )?(?:${STATE} )*(?:slackers|late payers|bad payers|slow payers|stragglers|(?:overdue|late|unpaid|outstanding|owing) (?:mob|lot|crowd|bunch|ones|people|payers))\\b`,
  `\\bto (?:the|my|our) (?:clients|customers|suppliers|wholesalers|merchants)\\b`,
  `\\b${STATE} ${MANY}\\b.*\\b(?:clean|clear)(?:ing)?[ -]?(?:out|up)\\b`,
  `\\b(?:my|the|our) (?:to-?do |task )?list\\b.*\\b(?:empty|wipe|clear|clean|bin|nuke|scrap)(?: out)? (?:it|the lot)\\b`,
  `\\b${CHANGE} (?:on )?${OWN} (?:[\\w'-]+ ){0,3}?${MANY}\\b${NOT_ITS}`,
  `\\b${CHANGE} ${STATE}(?:'s)? (?:[\\w-]+ )?${MANY}\\b${NOT_ITS}`,
].map((pattern) => new RegExp(pattern));

/** Whole phrases that only look like sets: "all the best" and "that's all" are no sets of records. */
const NOT_SETS =
  /\b(?:(?:update|fix|correct|change|keep|check) (?:our|my|the|your) (?:records?|books?|system|files?)|that'?s all|everything else|(?:here|arrived|come|came|turned up|landed|delivered|dropped off|rocked up)\b[^.,?!]{0,15}?\ball (?:of (?:it|them|em)|\d+|two|three|four|five|six)|all (?:\d+|two|three|four|five|six)(?: of (?:it|them|em))?(?: (?:are|r|is|have|has))? (?:here|arrived|come)|all good|all (?:finished|completed?|wrapped|cleaned)(?= ?(?:[.,!;]|$|(?:up|at|there|here|in|on|off|mate|now)\b))|all done|all sorted|all set|all the (?:best|time|way|same)|all (?:this )?(?:day|week|night|morning|arvo)|at all|all up|all in|all of it|and all|all (?:\w+ )?(?:at once|together|in one (?:go|hit|drop|load))|(?:is|if|hope) everything(?:'s| is)? (?:ok|okay|good|alright|right))\b/g;

/** Whether a message names a set of records rather than the records themselves. */
export function namesSet(message: string): boolean {
  const text = message.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').replace(NOT_SETS, ' ');
  return SETS.some((pattern) => pattern.test(text));
}
