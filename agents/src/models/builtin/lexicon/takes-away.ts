/** How people say that something on file is to go, in whatever words. */
const TAKEN =
  '(?:deleted|removed|binned|scrapped|ditched|scrubbed|torn up|ripped up|thrown (?:out|away)|chucked(?: out)?(?! (?:in|me|us)\\b| \\$?\\d| \\{(?:date|money|number))|wiped|erased|voided|gone(?! (?:up|with|out|down|ahead|through|in|to))|killed(?: off)?|axed|trashed|withdrawn|written off|tossed(?: out)?|rubbed out|struck off|cleared out|taken off|got rid of|vanish|disappear|go away|zapped|nuked)';
const TAKE =
  '(?:get (?:rid|shot) of|be (?:rid|shot) of|see the back of|delete|remove|bin|scrap|ditch|scrub|tear up|rip up|throw (?:out|away)|chuck (?:out|away)|toss(?: out)?|wipe|erase|void|kill(?: off)?|axe|nuke|zap|trash|purge|rub out|strike(?: out| off)?|cross (?:out|off)|clear (?:out|off)|withdraw|lose|sack|zero(?: out)?|blow away|do away with|dump|shred|dispose of)';
const THING =
  '(?:quotes?|estimates?|invoices?|bills?|jobs?|bookings?|tasks?|to-?dos?|reminders?|orders?|clients?|customers?|suppliers?|expenses?|payments?|records?|entry|entries|account|\\{(?:job|client|quote|task|item|supplier)\\})';
const says = (...ways: string[]): RegExp => new RegExp(ways.map((way) => `(?:${way})`).join('|'), 'i');

/** Read on the masked request: a slot stands for what is named. */
export const TAKES_AWAY = says(
  `\\b${TAKE}\\s+(?:[\\w'’{}-]+\\s+){0,4}?${THING}`,
  `${THING}(?:\\s+(?:it|is|was|can|could|should|to|be|has|have|needs?|wants?|get|been|all|just|now|for|to be|made to|[\\w'’-]+s)){0,4}\\s+${TAKEN}\\b`,
  `${THING}(?:\\s+[\\w'’-]+){0,3}\\s+(?:can|should|needs to|has to|ought to)\\s+(?:go(?! (?:up|over|ahead|out|down|with|on|to|in|by|back))|come off|disappear|get lost|be ${TAKEN})\\b`,
  `${THING}\\W(?:[\\w'’-]+\\s+){0,4}(?:in|into) the (?:bin|trash|rubbish|shredder)\\b`,
  `\\bknock\\b.{1,40}\\bon the head\\b`,
  `\\b(?:make|have)\\b.{1,40}\\b(?:disappear|vanish|go away)\\b`,
  `^(?!.*\\b(?:tick|cross|order|get|buy|paste)\\b).*\\b(?:off|out of|from) (?:the|my|our|me) (?:books?|system|lists?|records?|files?|phone ?book|address book|client list|database)\\b`,
  `\\bcut \\{(?:client|supplier)\\} loose\\b|\\{(?:client|supplier)\\}.{0,30}\\bcut (?:them|him|her|em) loose\\b`,
  '\\b(?:kill|bin|ditch|scrap|lose|axe|zap|nuke|trash|sack|dump|toss|scrub|delete|void|shred|empty|rub out|get (?:rid|shot) of) (?:it|them|him|her|em|that)(?=\\W*$|\\s+(?:off|altogether|please|mate|for good|then|too))',
  '\\bchuck (?:it|them|him|her|em|that)(?: (?:out|away|in the bin)|\\W*$)',
  '\\b(?:strike|cross|rub|clear|tear|rip|throw|take) (?:it|them|him|her|em|that) (?:off|out|up)(?=\\W*$|\\s+(?:altogether|please|mate|for good|then|too|and|now|the))',
  `\\blet \\{client\\} off\\b|\\bforgive \\{client\\}|\\bforget (?:about )?(?:the (?:money|invoice|bill)|what) .{0,20}\\bow(?:es?|ing)\\b`,
);

/** Said of the work itself: "tear up the carpet", or of something to be made. */
export const WORK_OR_NEW =
  /\b(?:new|create|book in|add|raise|^draft|quote (?:him|her|them|\{)|invoice (?:him|her|them|\{client\})|carpet|tiles?|lino|slab|concrete|fence|tree|stump|rubbish removal|skip|kitchen|walls?|floor\w*|old (?!(?:quotes?|invoices?|jobs?|tasks?|orders?|clients?|suppliers?|records?)\b))|\b(?:phone|mobile|e-?mail|address|number|notes?)\W*$/i;

/** The kind by the word for it; the first said counts. */
export const THINGS: readonly [RegExp, string][] = [
  [/\b(?:quotes?|estimates?)\b|\{quote\}/i, 'delete_quote'],
  [/\b(?:invoices?|bills?|expenses?|payments?|owes?|owing|debts?)\b/i, 'delete_finance_record'],
  [/\b(?:tasks?|to-?dos?|reminders?)\b|\{task\}/i, 'delete_task'],
  [/\b(?:orders?|deliver(?:y|ies))\b|\{item\}/i, 'delete_procurement_item'],
  [/\b(?:jobs?|bookings?)\b|\{job\}/i, 'delete_job'],
  [/\bsuppliers?\b|\{supplier\}/i, 'delete_supplier'],
  [/\b(?:clients?|customers?|records?)\b|\{client\}/i, 'delete_client'],
];
