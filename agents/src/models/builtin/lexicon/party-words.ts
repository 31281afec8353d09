const KIND =
  '(?:clients?|customers?|suppliers?|merchants?|contacts?|vendors?|punters?|leads?|referrals?|cust|cli|sup|wholesalers?|fellas|people|peeps|bloke|lady|guy|fella|couple|mob|crowd|place|outfit|shop|company|business|person|one|ones)';
/** What people say to have a client or supplier added and that is no part of the name: tried again and again at the start. */
export const ADDING: readonly RegExp[] = [
  /^(?:please|pls|can (?:you|we|i)|could (?:you|we|i)|can|could|would you(?: mind)?|i would like you to|i'?d like (?:you )?(?:to|a)?|i want|we need|i need|any chance|kindly|hi|hello|hey|mate(?!\s+of\b|['’]s)|yeah nah|take this down|no wait|just|(?:(?:i|we)\s+)?need(?=\s+(?:the\s+)?[a-z]+\s+(?!by\b))|(?:client|customer|supplier)s? (?:list|book) needs|also|and|then|so|ok|okay|righto|i need you to|need to|we need to|lets|let's|yeah)\b/i,
  /^(?:create|start|add|make|put|stick|register|save|set ?up|chuck|pop|get|whack|bung|log|enter|jot|load|throw|record|list|sign(?:ed)? up|start(?:ed)? using|using|opened|open|found|picked up|scored|landed|got|have|we'?ve got|i'?ve got|weve got|ive got|there'?s|theres|heres|here's|here is|here are|this is|these are|met)\b(?:\s+(?:me|us|in|on|down|up|a|an)\b)*/i,
  new RegExp(
    `^(?:(?:an?|the|my|our|this|these|those|two|three|four|2|3|4|some|another|couple of|a couple of|few|following)\\s+)*(?:(?:new|potential|regular|cheaper|better|closer|good|great|decent|local|cheap|different|handy|nice)\\s+)*${KIND}\\b(?:\\s+(?:details?|card|record|entry))?`,
    'i',
  ),
  /^(?:new|these|this|the following|both|two of them|two|three|four|2|3|4)\b(?=\s*(?:[:,\n¦-]|$|new\b|two\b|\d\b|for\b))/i,
  /^(?:in|on|up|down|to add|to (?:add|go in|put in|enter|save|list))(?=\s*(?:[:,.\n¦-]|$))/i,
  /^(?:these|those)\s+(?:\d|two|three|four|few|couple|lot)?\b/i,
  /^(?:called|named|by the name of|(?:(?:her|his|their|my|the|company|business|(?:client|customer|supplier)'?s?)\s+)?name(?:'?s| is)?(?:\s+(?:he|she|they))?(?:\s+(?:is|are))?|trading as|its|it's|is|are|'s)\b/i,
  /^(?:for|with)\s+(?:us|me|ya|you|u|the (?:books?|system|business|list))\b/i,
  /^(?:(?:client|customer|supplier)\s+)?(?:record|card|entry|file)?\s*(?:made\s+|opened\s+|set up\s+)?for(?=\s+(?:the\s+)?\p{Lu})/u,
  /^(?:a\s+)?(?:record|card|entry|file)\s+for\b/i,
  /^(?:first|second|third|last|other|1st|2nd|3rd)(?:\s+(?:one|client|supplier))?(?:['’]?s|\s+is)?\b/i,
  /^(?:an? )?(?:trade |new )?account\s+(?:at|with|from|over at)\b/i,
  /^(?:copied|pasted|straight|lifted|taken|grabbed|pulled|got it|got this|this is|details?)?\s*(?:is\s+)?(?:off|from)\s+(?:the|their|his|her|a|an|this)?\s*(?:\p{L}+\s+)?(?:web ?site|site|web ?page|page|card|business card|email|e-mail|signature|sig|text|sms|message|msg|facebook|fb|invoice|ute|van|sign|email signature|google|listing)\b/iu,
  /^(?:got|came|sent|he sent|she sent|they sent)\s+(?:it|this|these|me this|through|in|over)?\s*(?:through\s+|in\s+)?(?:by|via|off|from|on|in)\s+(?:an?\s+|the\s+)?(?:text|sms|e-?mail|message|messenger|facebook|fb|whatsapp|card)\b/i,
  /^(?:details?|info|contact details?)(?:\s+(?:below|are|is|as follows|follow))?\b/i,
  /^(?:to|in|on|into)\s+(?:the\s+)?(?:my\s+|our\s+)?(?:client|customer|supplier)s?(?:\s+(?:list|book|books|directory|file))?\b/i,
];
/** "... to my clients", "... on as a supplier". */
export const ADDED_TO =
  /\s*\b(?:on\s+|down\s+|up\s+|in\s+|added\s+)?(?:(?:to|in|on|into|as|onto|among|amongst|with)\s+)(?:(?:my|the|our|an?)\s+)?(?:new\s+)?(?:(?:client|customer|supplier)s?(?:\s+(?:list|book|books|directory|file|base|records?))?|books|system|address book|contacts?)\b(?:\s+(?:please|thanks))?/giu;
/** Said of somebody before what is to be kept: "hes over in lower hutt". */
export const PRONOUN_BEFORE =
  /^(?:and\s+)?(?:(?:he|she|they|we|it|who)(?:['’]?(?:s|re|ve))?|theyre|hes|shes|his|her|their)(?:\s+|$)/i;
/** Before what a supplier sells. */
export const SELLS =
  /^(?:(?:they|who|we|i|it|he|she)(?:['’]?(?:re|s))?\s+)?(?:mainly\s+|mostly\s+|also\s+)?(?:do(?:es)?|sells?|stocks?|supply|supplies|speciali[sz]es?(?: in)?|for|get|use(?: them| him| her)? for|good for|our|my|the|carry|carries|make|makes|deal in|are|is|were|re|into|there for|speciality|specialty|specialising in|supplier of|suppliers of)\b(?:\s+(?:our|my|all|all our|the|a|an))*\s*/i;

/** Somebody's name stands right after this, wherever it is said. */
export const NAME_IS =
  /\b(?:(?:my|her|his|their|its|the|client'?s?|customer'?s?|supplier'?s?|company|business)\s+)?(?:name(?:['’]?s| is|\s*[:=]|\s+(?:he|she|they)(?:['’]?s|\s+is|\s+are))(?:\s+is)?|(?:he|she|they)\s+call|called|named|trading as|by the name of)\s+(?!(?:me|us|back|about|to|and|today|this|in|him|her|is|on|for)\b)(?=\p{L})/giu;
/** A chunk that begins so tells of somebody and does not name them. */
export const TELLS_OF =
  /^(?:that|who|which|for|of|off|from|they|he|she|hes|shes|theyre|to|same|because|cause|so|not|wants?|needs?|after|has|have|lives?|living|ring|call|only|no|don'?t|with|in|at|out|over|near|prefers?|and|if|when|says?|reckons?|looking|keen|contact|ask|speak|runs?|works?)\b/i;
/** Where a shop stands in a sentence about what is bought there. */
export const BOUGHT_FROM =
  /^(?:we|i|our|my|us|theres|there['’]?s|for|that|who)\b.*?\b(?:from|off|account (?:with|at)|is|called|named|at)\s+(?=(?:the\s+)?\p{L})/iu;
/** In front of somebody's name: how they are known. */
export const KNOWN_AS =
  /^(?:(?:my|our|a|the|old)\s+)?(?:(?:brother|sister|father|mother|son|daughter)[ -]in[ -]laws?['’]?s?\s+|(?:mum|dad|mate|boss|wife|missus|cousin|aunty|aunt|uncle|brother|sister|neighbour|friend|nephew|niece|landlord|tenant|builder|plumber|sparky|chippy|accountant)(?:['’]s)?\s+(?:of mine\s+)?)+(?=\p{L})/iu;
/** The name before was wrong, this is it. */
export const NO_RATHER =
  /^(?:(?:(?:no|nah)(?=[\s,]+(?:sorry|wait|not|i mean|make|actually|its|it's|hang|,))|sorry|wait|oops|actually|i mean|i meant|make that|hang on|rather|not [\p{L}]+,?)\b[\s,]*)+/iu;
