import { COUNT_UNITS } from './units.ts';

/**
 * What a request has to say before it can ask for these tools, however near its other words come: nothing is deleted,
 * sent or paid by a request without any word for that.
 */
const TAKES_AWAY =
  /\b(?:delet\w*|remov\w*|bin(?:ned|ning)?|scrap\w*|scrub\w*|ditch\w*|cancel\w*|rid|eras\w*|trash\w*|wip(?:e|ed|ing)|clear(?:ed|ing)?(?=\s+(?:out|off|away|up|him|her|the|that|this|it|them|all|my|our|everything|every|his|her|those|these)\b)|(?:chuck|throw|toss|drop)\w*\b(?!\s+(?:in|me|us|over)?\s*\$?\d)|scratch\w*|forget|kill\w*|axe|nuke|purge|void\w*|duplicat\w*|doubled?|twice|strike|cross\w*|withdraw\w*|undo|pull\w*|dump\w*|off|gone|no longer|(?:not|isn'?t|aren'?t) (?:going|happening|needed|wanted|real|ours|mine|on|any ?more|a (?:real )?(?:job|client|thing)|meant|right|supposed)|never (?:happened|mind|existed|was|been|wanted)|(?:don'?t|doesn'?t|didn'?t|won'?t)\s+(?:\w+\s+){0,2}(?:need(?:ing)?|want|exist|keep|belong|have|happen|deal|worry|bother|go(?:ing)?)|rub|sack|mistake|rubbish|away|disappear|flick|tear|rip|leave|archive|strike|lose|shred|get shot|can (?:both |all )?go|void|shot of|empty|ta?kes? .*out)\b/i;
const HAS_PAID =
  /\b(?:paid|pays?|settl\w*|squar\w*|clear\w*|tick\w*|mark\w*|cough\w*|fix\w*|receiv\w*|banked|transfer\w*|clos\w*|cash|in full|landed|came through|sorted|c[ao]me good|finali[sz]\w*|done)\b/i;

/** Words of sending: without any of these nothing goes out to anybody. */
const SENDS =
  /\b(?:send\w*|sent|flick\w*|shoot\w*|fire|e-?mail\w*|text\w*|sms\w*|messag\w*|msg|tell\w*|let|forward\w*|get|give|gets?|drop|ping|remind\w*|chase\w*|reply|respond|write|ask\w*|notify|pass|say\w*|hit|issue\w*|post|whack|chuck|pop|put|out|over|off to|across|through|back to|update|confirm|thank|line|word|heads up|whatsapp|contact|place|lodge|submit|order|know|warn|follow|invite|see if|check|apologi[sz]e|sorry|wish|invoice\w*|bill\w*|inform|advise|quick one|charge|book|stick|call|hassle|hound|bug|harass|poke|nudge|blast|sling|can go|(?:good|right) to go)\b/i;

/** "remove priyas phone number" is about one thing of hers. */
const NOT_ONE_FIELD = /^(?!.*\b(?:phone|mobile|e-?mail|address|number|notes?)\W*$)/i;

/** "gavs email is gav@..." tells it and asks for nothing. */
const TOLD_NO_CONTACT = /^(?!.*\b(?:e-?mail|number|phone|mobile)\s+is\s+(?:now\s+)?(?:\S+@|\+?\d[\d\s]{5,}))/is;

/** "what was it made of", "how high is it", "whats left today": asked of a thing or a day, and not of its money. */
const NOT_OF_MONEY =
  /^(?!.*\b(?:made (?:out )?(?:of|from)|(?:what|which) (?:colou?r|size|brand|model|make|shape|material)|how (?:high|wide|deep|tall|thick|big)|what['’]?s (?:still )?left (?:on |for )?(?:today|tomorrow|this (?:arvo|morning|week)))\b)/is;

/** "cancel the invoice to dave" sends none. */
const TAKES_NOTHING_BACK =
  /^(?!\W*(?:(?:please|pls|can you|could you|no|nah|actually|sorry|oops|wait|jerry|renea)[\s,]+)*(?:cancel|void|scrap|delete|bin|kill|undo|reverse|refund|withdraw|retract|take back|pull back|get rid of|don['’]?t send)\b)/i;

/** "delete bobs job" is about a job of his, and leaves him on file. */
const OF_THEMSELVES =
  /^(?!(?!.*\b(?:clients?|customers?|suppliers?|contacts?)\b).*\b(?:jobs?|quotes?|invoices?|bills?|tasks?|reminders?|to-?dos?|orders?|items?|payments?|expenses?|receipts?|appointments?|bookings?|visits?)\b)/is;

const EVIDENCE: readonly [tool: RegExp, says: RegExp][] = [
  [/^(?:find|list)_(?:client|supplier)s?$/, TOLD_NO_CONTACT],
  [/^delete_/, TAKES_AWAY],
  [/^delete_(?:client|supplier)$/, NOT_ONE_FIELD],
  [/^delete_(?:client|supplier)$/, OF_THEMSELVES],
  [/^send_/, TAKES_NOTHING_BACK],
  [/^mark_invoice_paid$/, HAS_PAID],
  [/^list_finance_records$/, NOT_OF_MONEY],
  [/^send_/, SENDS],
];

/** Whether the words of a request bear a tool out. */
export const bearsOut = (tool: string, request: string): boolean =>
  EVIDENCE.every(([of, says]) => !of.test(tool) || says.test(request));

const UNITS = COUNT_UNITS.join('|');
const COUNTED = `(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|twenty|thirty|forty|fifty)`;
/** Of two near readings the second, where these words are said: so many bags are ordered, what is called a quote is one. */
export const LEANS: readonly { from: RegExp; to: string; says: RegExp }[] = [
  // "reply to Danny: yeah we can do the doors on the 30th" moves nothing yet
  { from: /^(?:update|create|find|list)_/, to: 'send_message', says: /^(?:reply|write back|get back) to\b/i },
  // "put $474 of drill bits against the job": what is ordered has a count
  {
    from: /^create_(?:procurement_item|job)$/,
    to: 'create_finance_record',
    says: /\b(?:put|log|chuck|stick|whack|book|record|add)\s+(?:down\s+)?\$?\d[\d,.]*\s+(?:bucks\s+|dollars\s+)?(?:of|worth of|for|in)\b.*\b(?:against|on|to|under|for)\b/i,
  },
  {
    from: /^create_(?:job|task|quote)$/,
    to: 'create_procurement_item',
    says: new RegExp(
      `^(?!.*\\b(?:quotes?|price up|invoice|remind|new job|job for|book)\\b).*\\b${COUNTED}\\s+(?:more\\s+)?(?:${UNITS})\\b`,
      'is',
    ),
  },
  {
    from: /^create_(?:finance_record|job)$/,
    to: 'create_procurement_item',
    says: new RegExp(
      `^(?!.*\\b(?:paid|bought|receipt|docket|bill|invoice|cost|expense|charged|log|record|quote)\\b)\\s*${COUNTED}\\s+\\p{L}.*\\b(?:deliver(?:y|ed)|on site|to site)\\b`,
      'isu',
    ),
  },
  {
    from: /^create_(?:job|finance_record|procurement_item|task)$/,
    to: 'create_quote',
    says: /^(?!.*\b(?:into|as|make it|new|book(?:ed)?(?: it)? in)\s+(?:an?\s+|the\s+)?job\b)(?!.*\b(?:paid|invoice[ds]?|remind|chase|sent me|got|accepted|their|his|her)\b).*\b(?:quote|quotation|estimate)\b/is,
  },
];
