const KIND =
  '(?:clients?|customers?|suppliers?|merchants?|contacts?|vendors?|people|peeps|bloke|lady|guy|fella|couple|mob|crowd|place|outfit|shop|company|business|person|one|ones)';
/** What people say to have a client or supplier added and that is no part of the name: tried again and again at the start. */
export const ADDING: readonly RegExp[] = [
  /^(?:please|can you|could you|just|also|and|then|so|ok|okay|righto|i need you to|need to|we need to|lets|let's|yeah)\b/i,
  /^(?:create|add|make|put|stick|register|save|set ?up|chuck|pop|get|whack|bung|log|enter|jot|load|throw|record|list|sign(?:ed)? up|start(?:ed)? using|using|opened|open|found|picked up|scored|landed|got|have|we'?ve got|i'?ve got|weve got|ive got|there'?s|theres|heres|here's|here is|here are|this is|these are|met)\b(?:\s+(?:me|us|in|on|down|up|a|an)\b)*/i,
  new RegExp(
    `^(?:(?:an?|the|my|our|this|these|those|two|three|four|2|3|4|some|another|couple of|a couple of|few|following)\\s+)*(?:(?:new|potential|regular)\\s+)*${KIND}\\b(?:\\s+(?:details?|card|record|entry))?`,
    'i',
  ),
  /^(?:new|these|this|the following|both|two of them|two|three|four|2|3|4)\b(?=\s*(?:[:,\n¦-]|$|new\b|two\b|\d\b|for\b))/i,
  /^(?:in|on|up|down|to (?:add|go in|put in|enter|save|list))(?=\s*(?:[:,\n¦-]|$))/i,
  /^(?:these|those)\s+(?:\d|two|three|four|few|couple|lot)?\b/i,
  /^(?:called|named|by the name of|name is|name'?s|names|trading as|its|it's|is)\b/i,
  /^(?:for|with)\s+(?:us|me|the (?:books|system|business))\b/i,
  /^(?:an? )?(?:trade |new )?account\s+(?:at|with|from|over at)\b/i,
  /^(?:copied|pasted|straight|lifted|taken|grabbed|pulled|got it|got this|this is|details?)?\s*(?:is\s+)?(?:off|from)\s+(?:the|their|his|her|a|an|this)?\s*(?:\p{L}+\s+)?(?:web ?site|site|web ?page|page|card|business card|email|e-mail|signature|sig|text|sms|message|msg|facebook|fb|invoice|ute|van|sign|email signature|google|listing)\b/iu,
  /^(?:got|came|sent|he sent|she sent|they sent)\s+(?:it|this|these|me this|through|in|over)?\s*(?:through\s+|in\s+)?(?:by|via|off|from|on|in)\s+(?:an?\s+|the\s+)?(?:text|sms|e-?mail|message|messenger|facebook|fb|whatsapp|card)\b/i,
  /^(?:details?|info|contact details?)(?:\s+(?:below|are|is|as follows|follow))?\b/i,
  /^(?:to|in|on|into)\s+(?:the\s+)?(?:my\s+|our\s+)?(?:client|customer|supplier)s?(?:\s+(?:list|book|books|directory|file))?\b/i,
];
/** "... to my clients", "... on as a supplier". */
export const ADDED_TO =
  /\s*\b(?:on\s+|down\s+|up\s+|in\s+)?(?:(?:to|in|on|into|as|onto)\s+)(?:(?:my|the|our|an?)\s+)?(?:new\s+)?(?:(?:client|customer|supplier)s?(?:\s+(?:list|book|books|directory|file|base|records?))?|books|system|address book|contacts?)\b(?:\s+(?:please|thanks))?/giu;
/** Said of somebody before what is to be kept: "hes over in lower hutt". */
export const PRONOUN_BEFORE =
  /^(?:and\s+)?(?:(?:he|she|they|we|it|who)(?:['’]?(?:s|re|ve))?|theyre|hes|shes|his|her|their)(?:\s+|$)/i;
/** Before what a supplier sells. */
export const SELLS =
  /^(?:(?:they|who|we|i|it|he|she)(?:['’]?(?:re|s))?\s+)?(?:mainly\s+|mostly\s+|also\s+)?(?:do(?:es)?|sells?|stocks?|supply|supplies|speciali[sz]es?(?: in)?|for|get|use(?: them| him| her)? for|good for|our|my|the|carry|carries|make|makes|deal in|are|is|were|re|into|there for|speciality|specialty|specialising in|supplier of|suppliers of)\b(?:\s+(?:our|my|all|all our|the|a|an))*\s*/i;
