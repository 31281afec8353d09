import { any } from './phrases.ts';

const THIS_BANK =
  '(?:bank(?:ing)?|bsb|account|acct|payment|remittance|eft|direct deposit|payee)(?: ?(?:and|/|&) ?\\p{L}+)?(?: (?:details?|account|number|information|info|instructions?|institution|bsb|records?))*';
const CHANGED =
  '(?:chang\\p{L}*|new|updat\\p{L}*|mov\\p{L}*|switch\\p{L}*|different|replac\\p{L}*|amend\\p{L}*|revis\\p{L}*|clos\\p{L}*|old|no longer|migrat\\p{L}*|transition\\p{L}*|frozen|under audit|correct(?:ed)?|alternat\\p{L}*)';
/** Where money should go now: always a warning, whoever says so. */
export const BANK_CHANGE = any(
  `${CHANGED}\\b[^.!?\\n]{0,40}\\b(?:bank|bsb|payment details|payment instructions|remittance details|payee|account (?:details|number|no|name)|eft details)`,
  `${CHANGED} (?:trading |business |bank |cheque )?accounts?(?! manager| with us| application| customer)`,
  `${THIS_BANK}(?:'s| is| are| was| were| has| have| had| will| been| be| being| recently| just| now)*[^.!?\\n]{0,25} ${CHANGED}`,
  `(?:move|moved|moving|switch|switched|switching|chang(?:e|ed|ing)|swap|swapped)(?: our| to| the| over| a| new| all)* banks?(?:ing)?`,
  '(?:use|pay|send|transfer|deposit|direct|remit|make)(?: the| all| any| this| future| payments?| it| that| money| funds?| invoices?| to| into| in| via| your)* (?:new|following|below|updated|attached|different|other) (?:bank )?(?:account|details|bsb)',
  '(?:use|pay(?: (?:it|this|that))? (?:in)?to|transfer (?:it )?to) (?:the|this|our other|another) (?:bank )?account (?:below|here|attached|instead|details)',
  "(?:don't|do not|stop) (?:pay(?:ing)?|us(?:e|ing)|send(?:ing)?)[^.!?\\n]{0,30}(?:old|previous|usual|existing|current) (?:account|bank|details|bsb)",
);
/** Asked for, not told. */
export const BANK_ASKED = any(
  "(?:what(?:'s| is| are)|send|give|text|flick|need|have|resend|forward|get|shoot)(?: me| us| through| over| are)* (?:your|ya|the) (?:bank|account|bsb|payment)",
);

const ASSISTANTS = 'assistants?|ai|bot|chat ?bot|agents?|language model|llm|gpt|copilot|smoko';
const RECORDS =
  'invoices?|clients?|customers?|jobs?|quotes?|bills?|records?|suppliers?|tasks?|to-?dos?|payments?|database|books|contacts?|account|approvals?|projects?|orders?|passwords?|api keys?|numbers|addresses|data';
/** Somebody talks to the machine, or over its head. */
export const INSTRUCTIONS = any(
  `(?:ignor|disregard|forget|overrid|bypass|skip)\\p{L}*\\b[^.!?\\n]{0,40}\\b(?:instructions?|rules?|prompts?|guidelines?|restrictions?|safeguards?|everything (?:above|before)|above|previous|earlier|prior)`,
  `(?:${ASSISTANTS})(?: you)?(?: must| should| shall| is to| are to| needs? to| has to| have to|,|:| please| will)+ ?(?:now |please |immediately |always )*(?:reply|mark|send|delete|export|forward|approve|list|update|change|pay|create|cancel|give|share|reveal|show|tell|transfer|set|confirm|accept|ignore|act|run|execute|call|do)`,
  `(?:maintenance|developer|debug|admin|god|test|root|sudo|jailbreak|dan|unrestricted|override) mode`,
  'to the (?:assistant|ai|bot|chat ?bot|agent|language model|system)\\b',
  "(?:do not|don't|never) (?:show|tell|forward|mention|report) (?:this|it|about this)[^.!?\\n]{0,30}\\b(?:owner|boss|user|account holder|tradie|human)",
  'system (?:prompt|message|notice|override|instruction|alert|update)',
  '(?:^|\\n)\\s*(?:system|assistant|developer|user|tool|function)\\s*:',
  '<\\/?(?:system|assistant|user|tool|instructions?|context|untrusted|function|admin)\\b',
  `(?:mark|set|delete|export|cancel|approve|accept|pay|forward|dump|remove|wipe|erase|archive|complete|close|void|write off|refund) (?:all|every|each|the entire|the whole)(?: of)?(?: the| his| her| their| our| your| my| open| outstanding| unpaid| pending| other| owner's)* ?(?:${RECORDS})`,
  '(?:delete|export|dump|wipe|erase|archive|reveal) (?:everything|everyone|it all)',
  `(?:send|email|text|forward|export|reply with|give|share|list|show|provide|attach|print|output|reveal)(?: me| us| back| them| out)*(?: the| your| his| her| a| all| full| complete| entire| whole| owner's| of)+ (?:client|customer|contact|invoice|job|supplier|phone|address|password|user|api|price)(?:s|'s)? ?(?:list|lists|database|book|data|details|records?|keys?|numbers|base|file)`,
  `you are (?:now|no longer|an? (?:ai|assistant|admin|unrestricted|helpful))`,
  `(?:act|behave|respond|pretend|roleplay) as (?:if|though|an?|the)\\b[^.!?\\n]{0,30}(?:owner|admin|system|ai|assistant|developer|unrestricted|root)`,
  `(?:authori[sz]ed|approved|signed off|ordered|instructed|confirmed) by (?:the )?(?:owner|boss|admin\\p{L}*|management|mel|head office|support|smoko|jerry)`,
  `(?:jerry|smoko|openai|ai|system|technical|it) (?:support|team|admin\\p{L}*|security|helpdesk|maintenance)\\s*[:,-]`,
  '(?:tool|function)[_ ]?call',
  '"(?:tool|function|name|arguments|action|op|operation)"\\s*:',
  '(?:delete|update|create|send|mark|list|find)_(?:client|job|quote|invoice|finance|message|supplier|task|order|procurement|account)\\p{L}*',
  '(?:approval|confirmation) code',
  `(?:yes|approve|approved) #?\\d{4}(?!\\d)`,
  '(?:do|keep doing) \\p{L}+_\\p{L}+\\(',
);

export const SPAM = any(
  '(?:account|card|service|subscription|membership|profile|licence|payment)[^.!?\\n]{0,40}(?:suspend\\p{L}*|locked|disabled|deactivat\\p{L}*|limited|on hold|restricted|expir\\p{L}*|unusual activity|declined)[^\\n]{0,60}(?:http|www|click|link|verify|log ?in)',
  '(?:click|tap|verify|log ?in|sign ?in|claim|confirm)\\b[^\\n]{0,40}(?:https?:|www\\.)',
  'made (?:over |about )?\\$?\\d[\\d,.]*k? (?:last|this|in|per|a) (?:week|month|day)',
  '(?:work|earn|money|income|cash)[^.!?\\n]{0,20} (?:from|at) home',
  '(?:crypto|bitcoin|forex|casino|lottery|sweepstakes?|jackpot|viagra|cialis|escort|adult dating|onlyfans|pokies|free spins|gift ?cards?|loan approved|payday loan|investment opportunit\\p{L}+|passive income|trading signals?)',
  "(?:you've|you have|you) (?:been selected|won|are (?:a|the|our) (?:lucky )?winner)",
  'claim (?:your|the|a) (?:prize|reward|refund|bonus|gift|package|parcel|voucher)',
  '(?:your )?(?:parcel|package|delivery|shipment)[^.!?\\n]{0,50}(?:redeliver\\p{L}*|held|customs|fee|unpaid|address|track|could not|failed)[^.!?\\n]{0,60}(?:http|www|click|link|\\.\\p{L}{2,})',
  '(?:toll|linkt|mygov|ato|medicare|centrelink|netflix|paypal|auspost|nz ?post|ird|commbank|westpac|anz|nab|telstra|apple id)[^.!?\\n]{0,80}(?:http|click|link|suspend\\p{L}*|verify|overdue|expired?|locked)',
  '(?:toll|linkt|mygov|auspost|nz ?post|parcel|fine)\\b[^\\n]{0,80}(?:unpaid|overdue|fines?|fee|held)\\b[^\\n]{0,80}https?:',
  'page (?:1|one) (?:of|on) google|missing out on (?:local |more |new )?(?:jobs|leads|customers|work|enquiries)',
  '(?:rank|ranking|ranks)[^.!?\\n]{0,40}(?:google|first page|page one|#1|website|search)',
  '(?:seo|search engine optimi[sz]ation|backlinks?|guest posts?|link building|domain authority|web ?site (?:redesign|audit|traffic)|app development|web design(?:er|ing)? (?:services?|company)|lead generation|digital marketing (?:agency|services)|qualified leads|more leads|exclusive leads)',
  '(?:hi|hey|hello) (?:mum|dad|mom)\\b[^\\n]{0,60}(?:phone|number|lost|broke|dropped)',
  '(?:lost|broke|broken|dropped|new) (?:my )?(?:phone|number|mobile)\\b[^\\n]{0,80}(?:http|click|whats ?app|seen this|check this|this link)',
  '(?:have (?:you|u) seen|check(?: out)?|look at|watch) this\\b[^\\n]{0,100}(?:http|www)',
  '(?:click|tap|visit|follow|open) (?:here|the link|this link|below|now)',
  'limited time (?:offer|only)',
  'act (?:now|fast)',
  '100% (?:free|guaranteed)',
  '(?:increase|boost|grow) your (?:sales|traffic|followers|business)',
  'unclaimed (?:funds|money|inheritance)',
  '(?:prince|inheritance|beneficiary|next of kin)[^.!?\\n]{0,50}(?:million|funds|usd)',
);
export const LINK = /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:ru|xyz|top|click|link|cc|tk|info)\b/i;

export const AWAY = any(
  'out of (?:the )?office',
  'automatic (?:reply|response)',
  'auto-?(?:reply|response|matic reply)',
  'on (?:annual |long service |parental |maternity |sick |study )?leave',
  '(?:currently |presently |am |be )?(?:away|overseas|on holidays?|on vacation)(?: from| until| till| with| and|,|\\.)',
  'limited access to (?:my )?e-?mails?',
  '(?:mailbox|inbox|email|address) (?:is )?(?:not|no longer) (?:monitored|checked|attended|in use)',
  'will (?:respond|reply|get back to you|attend to) (?:when|on|upon|as soon as i) (?:i |my )?return',
  'thank you for (?:your e-?mail|contacting|your message|getting in touch)[^\\n]{0,80}(?:will (?:respond|reply|be in touch|get back)|business (?:days|hours)|has been received|we aim)',
);

/** Written once for whoever writes meanwhile. */
export const AWAY_MYSELF =
  /\b(?:i(?:'m| am)|we(?:'re| are)) (?:currently |now |away )?(?:away|out|on leave|overseas|off|on holidays?|travelling)\b[^.!?\n]{0,30}\b(?:until|till?|from|through|returning|back)\b|\bonly check (?:this |my |our )?(?:inbox|mailbox|e-?mails?)\b|\bworking part[- ]time\b/i;
/** A machine's answer to a client's mail. */
export const NO_REPLY =
  /\b(?:(?:do not|don't) reply to this (?:e-?mail|message)|this (?:e-?mail|mailbox) is not monitored)\b/i;
/** A help desk that logs what comes. */
export const LOGGED =
  /\b(?:(?:message|e-?mail|enquiry|request)\b[^.!?\n]{0,30}\bhas been (?:received|logged|allocated)\b[^\n]{0,80}(?:ticket|case|aim|respond|log)|logged as (?:ticket|case|job)|aims? to (?:respond|reply))/i;
export const ANSWERS_LATER =
  /\b(?:(?:reply|respond|answer|get back|come back to you)\b[^.!?\n]{0,40}\b(?:when|once|upon|on|as soon as|after)\b|(?:if (?:it(?:'s| is)|this is|your matter is)|for (?:anything|urgent)) ?urgent|(?:patchy|limited|no|intermittent) (?:access|e-?mail|reception))/i;

/** In their own words; STOP itself is found before any of this. */
const MESSAGES =
  '(?:texts?|txts?|text messages?|sms(?:es|s)?|messages?|msgs?|emails?|e-mails?|mails?|newsletters?|marketing|promos?|promotions?|specials|reminders|updates|follow[- ]?ups?|spam|ads?|offers)';
export const OPT_OUT = any(
  `(?:take|get|remove|delete|drop|scrub|cross|strike|leave) (?:me|us|the (?!leak|water|key)\\p{L}+(?: \\p{L}+)?|my (?:number|email|name|details)|(?:this|that|my|our)(?: e-?mail| phone| mobile)? (?:number|address|email))(?: off| out| from| of)+(?: of| the| your| these| this| that| any| all| ya| ur| you| auto| automated| automatic| reminder| bloody| damn| stupid| silly)*(?: mailing| marketing| contact| text| texting| sms| email| distribution| call)* ?(?:lists?|${MESSAGES}|database|system|records)`,
  `(?:remove|unsubscribe|opt) (?:me|us|my (?:number|email|details)|out)`,
  'unsubscribe',
  `(?:stop|quit|cease|no more|enough|don't (?:want|need)(?: any)?(?: more)?|do not (?:want|need)|not want(?:ing)?|no longer (?:want|wish)(?: to)?|rather not|prefer not)(?: (?:with|to|all|any|receive|receiving|get|getting|sending|with the|me|us|the|your|these|this|those|reminder|auto|automated|automatic|of|more|anymore|please|bloody|anymore of|to receive|be sent|sending me))* ${MESSAGES}`,
  "(?:please )?(?:stop|quit|don't) (?:text(?:ing)?|messag(?:e|ing)|email(?:ing)?|contact(?:ing)?|sms(?:ing)?|spam(?:ming)?|bother(?:ing)?|hassl(?:e|ing)|bug(?:ging)?|harass(?:ing)?)(?: me| us| my|\\.|!|$| again| anymore| please)",
  "(?:don't|do not|never|please don't)(?: ever)? (?:text|message|email|contact|sms|write to) (?:me|us|this number|my number)(?: again| any ?more| ever|\\.|!|$)",
  'lose (?:my|this) (?:number|email)',
  '(?:stop|quit|no more|enough)(?: with)?(?: the| your| these| all| bloody| damn| stupid| fucking| f\\*+ing)+ (?:text|messag|email|mail|contact)ing',
  '(?:stop|quit)(?: bloody| damn| fucking)? (?:text|messag|email|mail|contact)ing (?:this|that|my|our|us|me|here|to)(?: \\p{L}+)?',
  "(?:don't|do not|not)(?: please| ever)? (?:send|text|sms|message)(?:ing)?(?: me| us| to| this number)*(?: any)?(?: more| further)(?: of)?(?: your| these| those)? (?:texts?|messages?|sms|emails?)",
  'opt(?:ing|ed)?[- ]?(?:me )?out',
  "(?:no|don't send(?: me| us)?|do not send(?: me| us)?)(?: any)?(?: more)?(?: of)?(?: your| these| the)? (?:texts|messages|emails|marketing|specials|promos)(?: please| thanks| ta|\\.|!|$)",
);
/** Messages are wanted again. */
export const OPT_IN = any(
  `(?:start|turn|switch|put|sign)(?: me| us)?(?: (?:the|your|my|back|up|on|those|for))* ${MESSAGES}(?: \\p{L}+)? (?:again|back on|back up|back)`,
  `(?:start|resume|begin) (?:text|messag|e-?mail|send)ing (?:me |us )?(?:again|the|your|reminders|texts)`,
  '(?:can|may|could|please|pls|happy for you to) (?:text|message|msg|e-?mail|sms|contact) (?:me|us) again',
  `(?:put|sign|add|opt)(?: me| us)? back (?:on|in|up|onto)`,
  `(?:want|like|happy|ok|okay)(?: to)?(?: get| receive| have)?(?: the| your)? ${MESSAGES} (?:again|back)`,
);
/** Begins with a word of its own that stops everything, and goes on about texts or who they are meant for. */
export const STOP_FIRST =
  /^\W*(?:please |pls |can you )?(?:stop|unsubsc\p{L}*)(?: it| this| now| please| pls)?\s*[,.!;:-]+(?=[^\n]{0,80}\b(?:wrong (?:number|person|bloke|guy|fella|woman|lady|address|email)|texts?|texting|messages?|messaging|sms|emails?|spam|never heard of (?:you|ya|yas|yous|them)))/iu;
/** How whoever sends to many tells others to stop. */
export const WAY_OUT = any(
  '(?:to|can|you can|may|here to|click to|tap to) unsubscribe',
  'unsubscribe (?:here|at|from this|any ?time|link|below|in|by|reply)|(?:reply|text|send|txt) stop|stop to (?:opt|end|unsub)',
);
export const OPT_OUT_NOT = any(
  '(?:stop|no more)\\b[^.!?\\n]{0,30}\\b(?:by|in|over|past|at|the leak|leaking|water|work|telling|saying|promising)',
  'stop (?:by|in|over|past|off|at)',
  "(?:didn't|haven't|don't|did not) (?:get|receive|got|see|have)(?: any| your| the| a)* (?:text|message|email|sms)",
);
