// How people tell that money came in. One list per idea.
import { alternatives } from '../../lexicon/alternatives.ts';

const says = (list: string): RegExp => new RegExp(`(?<![\\p{L}'’])(?:${alternatives(list)})(?![\\p{L}])`, 'iu');

/** What they did with it: "paid", "slipped me", "came good with". */
export const CAME = says(
  `paid(?! (?:for|by)\\b) | payed | payd | pays | has pd | settled(?: up)? | squared(?: up| away)?(?: with)?(?: us| me)? | coughed up | chipped in | stumped up | forked over | threw(?: in| me| us)? | (?:chucked|bunged|slung|tossed|whacked|flicked)(?: in| over)?(?= \\$?\\d[\\d,.]*(?:\\s*$|\\s*[.,]|\\s+(?:in|on|at|for|off|cash|today|yesterday|this|bucks|dollars|towards?)\\b)) |
   (?:gave|give|given|slipped|handed|slung|bunged|sent|flicked|chucked|shot|dropped|passed)(?: me| us)(?: in)? | transferr?ed(?: me| us| over| across)? | deposited | came good(?: with)? | came thr(?:ough|u) with | eft'?d | direct debited | wired |
   dropped off | dropped in | put in | paid up | payment (?:from|off|of)`,
);
/** "got 300 off dave", "received dave's money". */
export const FROM =
  /^(?:(?:and|also|so|ok|just|oh|yep|yeah|i|we|i've|we've|ive|weve|finally|been)[\s,]+)*(?:got|received|recieved|collected|banked|took|picked up)\b(?=.*\b(?:off|from|out of|cash|payment|deposit|money)\b)/iu;
/** "400 cash", "cash 400", "$400 eft": with a name and a sum nothing else is needed. */
export const TERSE =
  /\b(?:\$?\d[\d,.]*|(?:hundred|grand|thousand|bucks|dollars))\s+(?:(?:in|by|on|via)\s+)?(?:cash|card|eft|cheque|chq|payid|bank transfer|transfer|direct deposit)\b|\b(?:cash|eft|cheque|payid)\s+\$?\d/iu;
/** "just came through", "her money is in", "the deposit landed". */
export const NEWS = says(
  `(?:came|come|gone|went|has come|is) (?:in|thr(?:ough|u))(?: (?:to|into) (?:the|my|our) (?:bank|account))? | landed(?: in (?:the|my|our) (?:bank|account))? | cleared | (?:hit|in) (?:the|my|our) (?:bank|account)(?: account)? | (?:money|payment|deposit)(?:'?s| is) in | turned up in the (?:bank|account) | (?:found|spotted) it(?: there)?(?: on (?:the|my|our) (?:bank )?(?:statement|account))? | (?:saw|see) it on (?:the|my|our) (?:bank )?(?:statement|account)`,
);
/** How it came: the words of it, whether or not they say one method. */
export const HOW =
  /\b(?:(?:in|by|on|via|with|through|as)\s+(?:an?\s+)?)?(?:cash|card|credit card|eft|bank transfer|transfer|cheque|check|chq|payid|direct deposit|online|the bank|bank|eftpos|tap)\b/giu;
/** What is said around it. */
export const SAID_WITH =
  /\b(?:only|just|finally|already|another|straight away|straight up|good as gold|on time|early|late|in full|the lot|up front|short|off|towards?|against|for|of|on|bit|full amount|whole (?:lot|thing|amount)|legend|ripper|beauty|haha|lol|ha|at last|about time|too|as promised|no worries|thank god|rest|balance|remainder|remaining|what (?:he|she|they) owed?|owed?|it|that|this|all|his|her|their|invoice|bill|account|tab|one|claim|deposit|progress|payment|money|today|this morning|this arvo|last night|yesterday|now|the)\b/giu;
/** Said without a sum, these still are money. */
export const PLAINLY_PAID =
  /\b(?:paid|payed|payd|pays|pd|settled|squared|coughed up|stumped up|forked over|transferr?ed|deposited|eft'?d|payment|came good|money|deposit|rest|balance)\b/iu;
/** A part of something, without its sum. */
export const PARTLY =
  /\b(?:half|third|quarter|some|a bit|part(?:ly|ial)?|instal?ment|first (?:half|bit)|most|an? (?:\p{L}+ )?deposit)\b|%|\bper ?cent\b/iu;
/** It has not come, is asked about, or is another kind of thing. */
export const OTHER =
  /\b(?:if|when|once|until|till|unless|hasn'?t|hasnt|haven'?t|havent|not|never|n't|didnt|didn'?t|still|yet|should|will|would|can|cant|cannot|couldnt|could|dont|gonna|going to|quote[ds]?|remind\w*|text|tell|told|message|note|chase|ask|wants?|needs?|said|says|reckons|asking|order(?:ed)?|credit(?:ed)?|refund\w*|back|void|owes?|promised|overdue|twice|wrong|should(?:'ve)?|mistake|photo|keys?|code|number|address|email|hand|call|instead|meant|actually|leave|alone|take an?|process|run through|wages?|super|tax|bas|rent|rego|split)\b|\?/iu;
/** It is still to come: "expecting 300", "is coming on the 28th", "payment due on the 28th". */
export const EXPECTED =
  /\bexpect\w*\b|\b(?:is|are|be|['’]s|['’]re|s) (?:coming|paying|dropping|sending|bringing|transferring|giving)\b|\b(?:payment|deposit|instal?ment)s?(?: of)?(?: \$?\d[\d,.]*)?(?: from(?: \p{L}+){1,2})?(?: is)? due\b|\bpayment for\b/iu;
/** It went the other way, or somebody else's wages: "i paid", "we sent". */
export const OUTGOING =
  /(?:^|[\s,])(?:i|we|ive|weve|i've|we've)\s+(?:(?:just|have|already|also|had to)\s+)*(?:paid|payed|pay|sent|gave|give|spent|transferr?ed|settled|deposited|handed|put|dropped|chucked|slipped|forked|coughed)\b|\bpaid (?:me|us) back\b/iu;
/** "6000 rather than the 6600", "300 not the 350 she owed": what did not come. */
export const RATHER =
  /[\s,]+(?:rather than|instead of|and not|not)\s+(?:the\s+)?(?:full\s+)?\$?\d[\d,]*(?:\.\d\d)?(?:\s+(?:he|she|they|it)\s+(?:owed?|owes|was|were)(?:\s+(?:meant|supposed) to)?)?(?=\s*(?:$|[,.;]))/giu;
/** "bank says so too", "only part payment": what is told beside a payment and is no news of its own. */
export const ASIDE =
  /[\s,.;]*\b(?:(?:and|the|my|our)\s+)*bank(?:\s+(?:statement|app|account))?\s+(?:says|shows|reckons|confirms|agrees|backs)\b(?:\s+(?:so|it|that|the same|(?:him|her|them)\s+up|with\s+(?:him|her|them)))*(?:\s+(?:too|as well))?(?=\s*(?:$|[,.;]))|[\s,.;]+(?:(?:please|pls|can you|could you|so|and|just)\s+)*(?:record|log|enter|put)\s+(?:(?:it|that|this)(?:\s+(?:in|down|through))?|what\s+(?:he|she|they)(?:\s+(?:has|have|actually|really))*\s+paid)(?:\s+(?:please|pls|for me))*(?=\s*(?:$|[,.;!]))|[\s,.;]+(?:(?:so|just|only|its|it's|thats|that's|as|an?)\s+)*part[- ]?pay(?:ment|ed|ing)?(?=\s*(?:$|[,.;]))/giu;
