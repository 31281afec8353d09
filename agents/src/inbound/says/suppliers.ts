import { any } from './phrases.ts';

/** How trade counters and accounts departments say things. */
export const BILL = any(
  '(?:tax )?invoices?',
  'statement',
  'bill',
  'amount (?:due|owing|payable)',
  'total (?:due|payable|owing)',
  'payment (?:is )?due',
  'balance (?:due|owing|outstanding)',
  'now (?:due|overdue)',
  'remit',
);
/** Words of a bill that are about something else. */
export const BILL_NOT = any(
  '(?:invoice|bill)(?: it| you| that)? (?:later|on dispatch|when|once|to follow|will follow)',
  'pro[- ]?forma',
  "(?:isn't|not|no) (?:a |an )?(?:tax )?(?:invoice|bill)",
  // of all that is open, each of which came as a bill of its own
  '(?:account|monthly|month end|customer|trade) statements?',
  '(?:your|our|the) statement|statements? (?:for )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*|(?:january|february|march|april|may|june|july|august|september|october|november|december) statement',
  '(?:account|invoice|inv|bill)\\b[^.!?\\n]{0,40} (?:is|are|now|remains?) (?:still |now |\\d+ days )*(?:over ?due|past due|outstanding)',
  'statement (?:of (?:your )?account|period|date|as at|for the (?:month|period)|attached|enclosed|is attached|is enclosed)',
  '(?:opening|closing|previous|brought forward|carried forward) balance',
  'balance (?:brought|carried) forward',
  'remittance advice',
  '(?:credit|adjustment) (?:note|memo|notice)|total credit',
  'appears? (?:to be )?unpaid|(?:payment|friendly|overdue|final) (?:reminder|notice)|(?:was|were) due|disregard (?:this|if)',
);
export const PRICE_CHANGE = any(
  'price (?:rise|rises|increase|increases|change|changes|adjustment|update|review|list)',
  'pric(?:e|es|ing)\\b[^.!?\\n]{0,60}\\b(?:up|rise|risen|rising|rose|increas\\p{L}*|chang\\p{L}*|gone|going|now|from|to|jump\\p{L}*|drop\\p{L}*|down|cheaper|dearer)',
  '(?:gone|going|went|goes|jumped|risen|rise|rising) up(?: by| to| in| from|\\s|,? now \\$?\\d)',
  '(?:increas\\p{L}*|rise) (?:of|by) [\\d.]+ ?(?:%|per ?cent)',
  '[\\d.]+ ?(?:%|per ?cent) (?:increase|rise|more|dearer|surcharge)',
  '(?:fuel|freight|delivery) (?:surcharge|levy)',
  "(?:will be|are|is|it's|now|they're|comes to|costs?|be) (?:now )?\\$[\\d.,]+(?: each| ea| a| per|,)?[^.!?\\n]{0,30}\\b(?:not|instead of|rather than|up from|was|from)\\b",
  'go(?:es)? up (?:by )?(?:\\$|[\\d.]+ ?(?:%|per ?cent))',
  'old price',
  '(?:gone|went|going|up|now) to \\$?\\d+(?:[.,]\\d+)? (?:each|ea|a|per)|\\$?\\d+(?:[.,]\\d+)* (?:each )?(?:now|now,)?[,(]? ?was \\$?\\d',
  'new pric(?:e|es|ing)',
  '(?:re-?quote|requote|revised (?:price|quote))',
);
/** To all customers. */
export const CIRCULAR = any(
  '(?:reply|text|txt) stop\\b|in[- ]store|frenzy|[\\d.]+ ?% off|(?:tank|yard|clearance|end of \\p{L}+) sale|on sale|trade (?:day|night|expo)|rsvp|snags|prizes?|offer ends|while stocks? lasts?|order now',
  '(?:we|our yard|the yard|our office|our branch)(?: will)?(?: be)? (?:close|closes|closed|shut)|shut ?down|(?:open|opens|reopen\\p{L}*|back) again|(?:holiday|trading|christmas) hours|last orders for',
);
/** Prices for everybody, or of what is ordered later. */
export const GENERAL_PRICES = any(
  '(?:list|all|our|catalogue|retail|trade|shelf)(?: \\p{L}+)? (?:prices?|pricing|rates)',
  'price ?lists?',
  'across the (?:board|range)',
  'dear (?:valued |trade )?customers?',
  'orders? (?:going|placed|delivered|sent|out)\\b[^.!?\\n]{0,40}\\b(?:old|same|current) price',
  '(?:your|the) order\\b[^.!?\\n]{0,30}\\b(?:not|un) ?affected',
  'on average',
  '(?:existing|current|open|placed|earlier) orders?\\b[^.!?\\n]{0,30}\\b(?:not|unaffected|honou?red|old price|unchanged)',
  'orders? (?:already |previously )?placed\\b[^.!?\\n]{0,30}\\b(?:not|unaffected|honou?red|old price|unchanged|before|after|from)',
);
/** Something else than what was ordered. */
export const OTHER_PRODUCT = any(
  'alternatives?',
  'discontinued|(?:the|a) replacement|swap(?:ped)?',
  '(?:could|can) (?:do|offer|get)(?: you)? (?:a|an|the) \\d',
  'substitut\\p{L}*',
  'equivalents?',
  '(?:same|another|other|different) (?:brand|model|make|colou?r|size|maker)',
  '(?:bigger|smaller|larger|next size|similar) (?:one|model|unit|size)?',
  'instead(?! of (?:the )?(?:mon|tue|wed|thu|fri|sat|sun|\\d))[^.!?\\n]{0,40}\\?',
  "(?:i've|we've|i have|we have)(?: got)? (?:a|an|one|some|plenty of)(?! of (?:your|the|them)| truck| driver| run| delivery)\\b[^.!?\\n]{0,50}\\b(?:on the (?:floor|shelf)|in stock|here|spare|in the yard|available)",
);
export const DELAY = any(
  'out of stock',
  'no \\p{L}+(?: \\p{L}+)? (?:in|available|left|anywhere)\\b[^.!?\\n]{0,24}\\b(?:till?|until|before)',
  '(?:is|now|be|comes?)(?: on)? (?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*,? not (?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*',
  '(?:gonna|going to|will|might|may|is|are|running|be) (?:be )?(?:a bit |running )?late',
  "(?:can't|cannot|couldn't|no|without|don't have|won't) (?:give|get|have|confirm)?(?: us| me| you)?(?: a| any| an)? ?(?:firm |exact |definite )?(?:date|eta|day)(?: yet)?",
  '(?:delivery|expected|estimated)(?: delivery)? date[^.!?\\n]{0,40} (?:has changed|was changed|is changed|changed)',
  'no stock',
  'back[- ]?order(?:ed)?',
  'delay(?:s|ed)?',
  "(?:won't|can't|not|isn't|aren't|hasn't|haven't|couldn't|unable to)\\b[^.!?\\n]{0,40}\\b(?:be (?:here|there|ready|in|delivered|available|on)|make|arriv\\p{L}*|deliver\\p{L}*|in stock|available|come|landed?|supply|suppl\\p{L}*|turned up|shipped|till?|until|before|get)",
  '(?:now|revised|new|updated) (?:eta|expected|expecting|due|arriving|delivery|date)',
  "(?:eta|delivery|date)(?:'s| is| has| been)? (?:now|slipped|blown|moved|changed|pushed)",
  '(?:push|pushed|slip|slipped|blown|knocked|bumped|moved|put)(?: it| them| that| the \\p{L}+)? (?:back|out)',
  'held (?:up|at|in)',
  'stuck (?:at|in|on)',
  'short(?:age|-?shipped| shipped| supplied)',
  '(?:running|is|are) (?:late|behind)',
  'discontinued',
  'no longer (?:available|made|stock\\p{L}*)',
  'next (?:shipment|container|boat|run|batch)',
  'not (?:until|till|before)',
  'later than (?:expected|planned|promised)',
  '(?:another|extra|further) (?:\\w+ )?(?:days?|weeks?)',
  'damaged in transit',
  'missed the (?:truck|run|cut-?off)',
);
export const CONFIRM = any(
  'thank(?:s| you) for your order',
  'confirm(?:s|ed|ing|ation)?',
  'on the truck',
  'as (?:booked|ordered|planned|arranged)|on for (?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*',
  'picked and packed|with you (?:by |on |this |next )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|today)\\p{L}*',
  'sent (?:by|via|with|out|off)|(?:with|by) (?:the )?courier|con ?note',
  'dispatch(?:ed|ing)?',
  'despatch(?:ed|ing)?',
  'shipp(?:ed|ing)',
  'in stock',
  "(?:on (?:its|it's|their|the) way)",
  'ready (?:for|to) (?:pick ?up|collect\\p{L}*|go|be)',
  'ready (?:now|today|tomorrow|mon|tue|wed|thu|fri)',
  '(?:will|should|to)(?: be)? (?:there|deliver\\p{L}*|arriv\\p{L}*|with you|on site|land\\p{L}*|drop\\p{L}*|come|here|ready)',
  '(?:deliver(?:y|ing|ed|ies)?|arriv(?:e|es|ing)|landing|dropping|coming)\\b[^.!?\\n]{0,30}\\b(?:(?:mon|tue|wed|thu|fri|sat|sun)\\p{L}*|tomorrow|today|next|on|\\d)',
  'booked (?:for|in|on)',
  'eta',
  'all (?:here|in|good|picked|packed|set)',
  '(?:order|po) (?:received|accepted|placed|picked|packed|processed|is in)',
  'arrived',
  'landed',
);
