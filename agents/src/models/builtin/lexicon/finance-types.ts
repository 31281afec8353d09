/**
 * Whether money is asked for, came in or went out. Tried in order on a request in which people and businesses on file
 * are {client} and {supplier}; the first that fits decides.
 */
export const MONEY_TYPES: readonly [type: 'invoice' | 'payment' | 'expense', says: RegExp][] = [
  // their bill to us, whoever "they" are
  [
    'expense',
    /\b(?:slugged|stung|hit|charged|billed|invoiced|stiffed|whacked|rorted|hammered|pinged|done|cost|costing|set)\s+(?:me|us)\b/,
  ],
  // "the Actrol bill: 1,188, their invoice AC-20931": nobody on file who is asked for money
  ['expense', /\btheir\s+(?:invoice|inv|bill)\s*(?:no\.?|number|num|#|is|was)?\s*#?(?:[a-z]{1,4}-?)?(?:\d|\{number\})/],
  [
    'expense',
    /(?:^|[,;.]\s*)(?:and\s+)?the\s+(?!(?:final|deposit|progress|last|whole|total|full|first|second|next|new|same|other|big|main|rest|monthly)\b)\w+\s+bill\s*[:,]?\s*(?:is\s+|was\s+|came to\s+)?(?:\{money\}|\{number\})/,
  ],
  [
    'expense',
    /\b(?:got|received|have|had|here's|heres|just had)\s+(?:an?|another|the|this)\s+(?:\w+\s+)?(?:bill|invoice|receipt)\b/,
  ],
  [
    'expense',
    /\b(?:bill|invoice|account|receipt)\s+(?:(?:came|come|turned up|landed|arrived|is in|in)\s+)?(?:from|off)\b(?!\s+as\b)/,
  ],
  [
    'expense',
    /^(?!.*\{client\}).*\b(?:bill|invoice|account)\s+(?:has\s+)?(?:came|come|turned up|landed|arrived|was|is)\b.*(?:\{money\}|\{number\})/,
  ],
  ['expense', /\{supplier\}[\s'’s]*(?:\w+\s+){0,3}(?:bill|invoice|account|charge|want|sent|owed|is after|receipt)/],
  ['expense', /\b(?:owe|owing)\s+\{supplier\}|\b(?:bill|invoice|account)\s+(?:from|for|off)\s+\{supplier\}/],
  [
    'expense',
    /^(?!(?:invoice|bill|raise|send|issue|make|create|do|draft|write|get|need|final|deposit|progress|new)\b)(?!(?:the|that|this|an?|my|our|his|her|their)\s+(?:\w+\s+)?(?:invoice|bill\s+(?:for|on)\s+(?:the\s+)?\{job\}))(?!.*\{client\})\w+(?:\s+\w+)?\s+(?:bill|invoice)\b(?!\s+(?:to|her|him|them|needed|please|required|for\s+(?:the\s+)?\{job\}))/,
  ],
  [
    'expense',
    /\b(?:expenses?|spent|spend|forked out|shelled out|coughed up for|out of pocket|bought|picked up|receipts?)\b/,
  ],
  ['expense', /\bdropped\s+(?:another\s+)?(?:\{money\}|\{number\})\s+(?:at|on|in)\b/],
  // "paid 80 for tolls": nobody is said to have paid but us
  ['expense', /^(?:(?:i|we|i've|we've|ive|weve|just|have|had|also|and)\s+)*paid\b(?!\s+(?:me|us|up|by)\b)/],
  // "put it through as an expense", "goes down as a cost"
  ['expense', /\bas\s+(?:an?\s+)?(?:cost|expense|purchase)s?\b|^(?:cost|purchase)\b|\bpurchase of\b/],
  ['payment', /^payment\s+(?:for|on|towards?|against)\b(?!.*\bto\s+\{(?:client|supplier)\})/],
  ['payment', /^(?:new |another )?payment\s+(?:(?:the\s+)?\{(?:client|job)\}|\{money\}|\{number\})/],
  // "Maureen dropped by with 1,000 cash", "600 towards the deck"
  [
    'payment',
    /\b(?:dropped|came|come|swung|popped|called|rocked|stopped|turned)\s+(?:by|past|in|round|around|over|up)\s+with\b(?!.*\b(?:bill|invoice)\b)/,
  ],
  ['payment', /\{(?:client|job)\}.*(?:\{money\}|\{number\})\s+(?:\w+\s+)?towards\b/],
  // "put 1,000 towards the deck", "she pay me": what a client does with an amount
  [
    'payment',
    /\{client\}(?:['’]?s)?\s+(?:(?:he|she|they|has|have|had|just|jst|also|finally|already)\s+)*(?:put|chipped in|pays?|threw|thrown|chucked|handed over|came good with|came through with|sorted|settled)\s.*(?:\{money\}|\{number\})/,
  ],
  // "the lady come, pay me 180 cash", "he give me 1000 for start"
  ['payment', /(?<!\b(?:to|must|should|will|can)\s)\b(?:pays?|gives?)\s+(?:me|us)\b.*(?:\{money\}|\{number\})/],
  ['payment', /(?:\b(?:she|he|they)|\{(?:job|client)\})\s+pays?\s+(?:me|us)\b/],
  // "emre paid", "the deposit landed"
  [
    'payment',
    /\b(?:payments?|money|deposit|cash|transfer|eft|\{money\}|\{number\}|it)\b.*\b(?:landed|cleared|arrived|received|came (?:in|through)|come (?:in|through)|(?:hit|in) the (?:account|bank)|is in|went in|showed up)\b/,
  ],
  ['payment', /(?:\{money\}|\{number\})\s+(?:\w+\s+){0,2}(?:from|off)\s+(?:the\s+)?\{(?:client|job)\}/],
  // what a client writes to us
  [
    'payment',
    /\b(?:sent|paid|transferred|put|popped|chucked|deposited)\s+(?:it\s+|that\s+)?(?:you|ya)\b|\btapped (?:his|her|their) card\b/,
  ],
  [
    'payment',
    /\b(?:got|received|banked|collected|took|take|pocketed|had)\b.*\b(?:from|off|cash|deposit|payment|paid)\b/,
  ],
  [
    'payment',
    /\b(?:put through|log|record|enter|add|note|mark down|book|put)\b.*\b(?:payment|deposit|received|(?:she|he|they|\{client\})\s+(?:just\s+|has\s+)?(?:paid|gave|sent))\b(?!.*\b(?:invoice|bill)\b)/,
  ],
  [
    'payment',
    /\bpayment\s+(?:of|from)\b|\bdeposit from\b|\bpaid (?:me|us|up|in full|cash|the deposit|her|his|their)\b/,
  ],
  [
    'payment',
    /\b(?:paid|transferred|deposited|coughed up|squared|fixed (?:me|us) up|put (?:\{money\}|\{number\}|the \w+) in|sent (?:me|us|through)|chucked (?:me|us)|gave (?:me|us)|slipped (?:me|us)|handed (?:me|us|over)|dropped (?:off|in|me|us))\b/,
  ],
  ['payment', /\{client\}\s+(?:\w+\s+){0,2}dropped\b/],
  ['payment', /\b(?:part|full|final)\s+payment\b(?!.*\b(?:invoice|bill|claim)\b)/],
  [
    'invoice',
    /\b(?:invoices?|invoiced|invoicing|bill|billed|billing|charge|hit|ping|sting|claim|deposit|variation|extras?|progress payment|retention)\b/,
  ],
  // a client who does something with an amount pays it, however that is said or spelt
  [
    'payment',
    /^(?:\{job\} )?\{client\}(?: (?!parking|fuel|tip|skip|hire|materials?|job|says?|said|reckons?|thinks?|thought|wants?|hopes?|hoping|budget|quoted)[\p{L}'’]+){1,3} (?:\{money\}|\{number\})/u,
  ],
];

/** What was charged to us and not said to be paid is still owed. */
export const BILLED_TO_US =
  /\b(?:bill|invoice|account|inv)\b|\b(?:slugged|stung|charged|billed|invoiced|stiffed|rorted|hammered)\s+(?:me|us)\b|\b(?:owe|owing|due|payable)\b/;

/** The whole of what the job is worth, and what is left of it. */
export const THE_LOT =
  /\b(?:for\s+)?(?:the\s+)?(?:(?:whole|full)\s+(?:lot|amount|whack|thing|price|job|budget|kit and caboodle|shebang)|lot|full whack|entire (?:lot|amount|budget)|all of it)\b|\bin full\b|,\s*(?:all|yes|yep|yeah)\s*$/i;
export const THE_BALANCE =
  /\b(?:for\s+)?(?:the\s+|whatever(?:'?s| is)?\s+|what(?:'?s| is)?\s+)?(?:final\s+)?(?:other half|second half|(?:outstanding|remaining)\s+(?:balance|amount)|balance|remainder|remains|remaining|rest(?: of it| of the job)?|left(?: owing| to bill| on it)?|still to bill|outstanding)(?:\s+(?:owing|left|outstanding|on it))?\b/i;
/** Says that something is to be put on file, not what: "both need to go in", "whack it on as a cost". */
export const RECORDING =
  /\b(?:get|do|have)\s+(?:the\s+|an?\s+)?(?:deposit\s+)?(?:invoice|bill)\s+(?:done|sorted|out|raised)\b|\b(?:invoice|bill) done\b|\bas well\b|\b(?:(?:that|it|this|they|both|all)\s+)?(?:(?:needs?|has|have|wants?)\s+to\s+)(?:go|be (?:put|logged|entered))\s*(?:in|on|down|through)?\b(?:\s+as\s+an?\s+\p{L}+)?|\b(?:put|log|whack|chuck|stick|pop|bung|enter|note|mark|record)\s+(?:it|that|this|them|that bit|that one|those)\b(?:\s+(?:in|on|down|through|thru|against|up)\b)?|\bas\s+an?\s+(?:cost|expense|payment|invoice)\b|\b(?:we |i )?(?:held|hold) back\b|\bcan (?:now )?be (?:invoiced|billed)\b|\bgive (?:them|him|her)\b|\bsigned off\b|^\s*(?:please\s+)?(?:break|split|divide|chop)\b|^\s*(?:customer|client)?\s*(?:mrs?|ms|miss)\b|\bcame in\b/giu;
/** Says no more about a record than its type does: verbs of money and small words, as one alternative. */
const NOTHING = `
an? the this that these those his her hers their theirs its? my our your new invoices? bills? billed charges? charged payments?
expenses? paid pays? pay money cash please just has have had been for from of to on onto at in into off and us me him them he she
they it it's we i i've we've ive is was are were due cob eod payable by with job work through today total up now also so over thanks
finally came come landed arrived cleared received got get transferred transfer deposited banked bank account dropped slugged stung
squared fixed sent gave owe owes owed owing put down as record log add note enter chuck whack stick pop spent spend cost which some another yep yeah
towards toward bit so now expense needed customer
actually handed past by nice sorry no not only chalk up tapped card spot would you falls goes against send took take coughed shoot flick want wants nah cleared settled whack sting ping hit raise create make draft do write issue mark please all about said there here then when while because thanks mate mrs? ms miss
`;
export const SAYS_NOTHING = new RegExp(`\\b(?:${NOTHING.trim().split(/\s+/).join('|')})\\b`, 'gi');
