/** How people bring up who something is for; the name stands where NAME is. The number is how sure it makes a name. */
export const NAME_CUES: readonly [pattern: string, sure: number][] = [
  ['(?:client|customer|name|owner|contact)(?:\\s+(?:name|is|will be))*\\s*(?::|=|\\bis\\b)\\s*NAME', 4],
  ['(?:client|customer)\\s+NAME', 2],
  ['(?:client|customer)\\s+NAME(?=\\s*[,¦])', 3.5],
  [
    "(?:told|asked by|rolling with|belongs to|work from|referral from|under the name(?: of)?|by the name of|(?:thats|that is|its|it is) for|add)\\s+NAME(?=\\s+(?:i(?:d|ll|m)\\b|i[’']|we(?:d|ll)?\\b|to\\b|over\\b|in\\b|at\\b|coming\\b|as an? job|create\\b|job\\b)|\\s*(?:[,.¦]|$))",
    3,
  ],
  [
    '(?:need|put|want|book|got|get)\\s+NAME\\s+(?:in|down|on|up)?\\s*(?:for\\b|on the (?:schedule|board|books)\\b|coming\\b)',
    3,
  ],
  [
    '(?:won|got|landed|scored|job\\s+(?:for|4))\\s+(?:the|da)\\s+NAME(?=\\s+(?:job|tender|contract|house|place|shop)\\b)(?:\\s+(?:job|tender|contract|house|place|shop))?',
    3,
  ],
  ["(?:my name(?:['’]?s| is)|name['’]?s)\\s+NAME", 4],
  [
    "(?:(?:he|she|they)(?:['’]?s| is| are)?\\s+call(?:ed)?|(?:fella|bloke|guy|lady|woman|customer|client)\\s+(?:called|named)|by the name of|name (?:he|she|they) (?:is|are))\\s+NAME",
    4,
  ],
  [
    '(?:new\\s+)?(?:lady|bloke|guy|fella|woman|couple)\\s+NAME(?=\\s*(?:[,¦]|(?:she|he|they|wants|needs|from|at|in|on)\\b))',
    3,
  ],
  ['(?:at the request of|on behalf of|agree(?:d)? (?:with|on it with)|on for|work for)\\s+NAME', 3.5],
  ["(?:it['’]?s|this is|i['’]?m)\\s+NAME(?=\\s*(?:here\\b|from\\b|at\\b|of\\b|[,.¦]))(?:\\s+here\\b)?", 2],
  ['(?:both|all(?: of them)?|one|job|work|done|that|stuff)\\s+for\\s+NAME', 3.5],
  ['for\\s+NAME', 3],
  [
    '(?:sign(?:ed|ing)?|pick(?:ed|ing)?|land(?:ed|ing)?|lock(?:ed|ing)?|tee(?:d|ing)?)\\s+(?:up|in)?\\s*(?:with\\s+)?NAME',
    3,
  ],
  [
    '(?:signed|landed|met|saw|heard from|spoke (?:to|with)|talk(?:ed)? (?:to|with)|shook hands (?:with|on it with)|picked up|been talking to)\\s+(?:up\\s+)?NAME',
    2.5,
  ],
  [
    '(?:call(?:ed)?|ring|rang|text(?:ed)?|message|email|enquiry|inquiry|word|job|work|one|voicemail|lead|yes|go ahead)\\s+(?:in\\s+)?from\\s+NAME',
    3,
  ],
  [
    '(?:get|getting|have|need|want)\\s+NAME\\s+(?:booked|locked|pencilled|slotted|put|squeezed|fitted|lined up)\\s*(?:in|down)?',
    3,
  ],
  ['(?:book|put|pencil|fit|squeeze|slot|get|stick|chuck|schedule|lock|pop|whack)\\s+NAME\\s+(?:in|down)\\b', 3],
  [
    "(?:over|out|up|down|round|around)?\\s*\\bat\\s+NAME(?:[’']s|(?<=s))(?:\\s+(?:place|house|joint|shop|site))?(?=\\s|$|[,.¦])",
    1,
  ],
  [
    "(?:^|[,.;:¦\\n]|\\band\\b|\\bthat\\b|\\bso\\b)\\s*NAME(?=(?:\\s+(?:from|at|in|of|over at|over in|out at|down|up at|next door to|her|him)\\s+(?:the\\s+)?[\\p{L}]+(?:\\s+way)?)?\\s+(?:(?:also |just |now |has |have |is |are |was |both )*(?:wants?|needs?|would like|wouldn['’]?t mind|wanting|after|keen|asked|accepted|approved|agreed|said yes|rang|called|gave|given|booked|signed|confirmed|gone ahead|going ahead|has a|has got|have a|have got|happy|reckons|wanna|okayed|engaged|hired|has|have|having|picked|decided|said))\\b)",
    3,
  ],
];
/** What stands after a name and leads to the work: it is no part of either. */
export const WANTS =
  /^\s*(?:(?:also|just|now|has|have|is|are|was|both|ive|i've)\s+)*(?:wants?|needs?|would like|wouldn['’]?t mind|wanting|after|keen (?:on|for|to)|asked (?:for|us to|me to|if we can|about)|accepted|approved|agreed to|said yes to|rang (?:about|and wants|wanting|up about|for)?|called (?:about|and wants|wanting|for)?|gave (?:us )?the (?:go ahead|nod|ok|okay|green light)\s*(?:on|for|to)?|booked(?: in)?(?: for)?|signed (?:off )?(?:on|for)?|confirmed|gone ahead with|going ahead with|okayed|approved|engaged (?:us|me) (?:for|to)|hired (?:us|me) (?:for|to)|signed off(?: on)?|asked (?:us|me) to|picked|having|decided on|reckons?|i(?:['’]?d|['’]?ll) (?:do|run|put in|fix|fit)|has got|have got|has|have|happy (?:with|for)|wanna)\b(?:\s+(?:(?:us|me|you) )?(?:to\b)?(?:\s*(?:have|get|do|come(?: out)?(?: and| to)?)\b)*)?/i;
/** Said of a client and no fact about them. */
export const SAID_OF_CLIENTS =
  /(?<![\p{L}'’])(?:(?:(?:she|he|they)(?:['’]?s|['’]re|re)?|its|it's|is|are|both)\s+)?(?:a\s+)?(?:(?:brand\s+)?new (?:clients?|customers?|lady|guy|bloke|one)|new(?=\s*(?:¦|,|\.|$))|existing (?:client|customer)|one of (?:ours|mine|my regulars|the regulars)|already (?:a client|on (?:file|the books))|not in the books?(?: yet)?|not on (?:file|the books)(?: yet)?)(?![\p{L}])/giu;
