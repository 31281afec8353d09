const THEIRS = "(?:the|his|her|their|that|this|my|our|[\\p{L}'’]+s)";
const PLACE = `(?:on|in|to|against|for|under|onto|with)\\s+(?:the\\s+notes?\\s+(?:on|for|of)\\s+)?${THEIRS}?\\s*(?:[\\p{L}'’]+s?\\s+){0,2}?(?:jobs?|notes?|card|file|record|description|sheet|details)`;

/** What a note begins with; the note stands behind it. */
export const NOTE_FIRST = new RegExp(
  [
    `\\b(?:(?:quick|little|another|a|one|side)\\s+)*notes?\\s+(?:for|to)\\s+(?:the\\s+)?(?:boys|lads|guys|crew|team|fellas|blokes|apprentice\\w*|young fella|everyone|all|others|sparky|lot|job|file)\\s*(?:[:,-]|that\\b)?\\s*`,
    `\\b(?:put|jot|write|get|note|mark|take|scribble|whack|chuck)\\s+(?:it\\s+|this\\s+|that\\s+)?down\\s+(?:${PLACE}\\s*)?(?:that\\b|:|,|-|as\\b)\\s*`,
    `\\b(?:write|jot|note|scribble)\\s+down\\s+(?!for\\b|as\\b|on\\b|in\\b|it\\b|that$)(?=\\S+\\s+\\S+\\s+\\S)`,
    `^for\\s+(?:the\\s+)?(?:boys|lads|guys|crew|team|fellas|blokes|apprentice\\w*)\\s*[:,-]\\s*`,
    `\\b(?:make|add|put|leave|take|stick|chuck|pop|whack|keep)\\s+(?:me\\s+)?(?:a|another|this|the)?\\s*(?:quick\\s+)?notes?\\s*(?:${PLACE}\\s*)?(?:saying\\b|that says\\b|to say\\b|that\\b|[:,-])\\s*`,
    // "make a note to ring her before opening the gate": for whoever goes there
    `\\b(?:make|put|leave|add|keep)\\s+a\\s+(?:quick\\s+)?note\\s+to\\s+(?=[^.;]*\\b(?:before|when|on|after|whenever|every time)\\s+(?:we|you|i|they|anyone|anybody|arriving|opening|going|entering|knocking|parking|getting|coming|starting|unloading|turning)\\b)`,
    `\\bnotes?\\s+(?:${PLACE})\\s*(?:[:,-]|that\\b)\\s*`,
    `\\b(?:(?:make|add|put|leave|stick|chuck|pop|whack|keep)\\s+(?:a|another)\\s+)?(?:quick\\s+)?notes?\\s+(?:on|to|for|against|about|re|in)\\s+[^:,.;]{2,40}?\\s*(?::|\\s-\\s|\\bthat\\b|\\bsaying\\b)\\s*`,
    `\\b(?:please\\s+|just\\s+|also\\s+)*(?:note|remember|fyi|heads up|for the record|worth noting|good to know)\\s*(?:[:,-]|that\\b)\\s*`,
    // "mark the fence done and note 3 palings short"
    `^(?:(?:and|also|please|pls|then|just)[\\s,]+)*note\\s+(?!(?:to|down|taken|pad|book|on|for|from|about|it|this|that|the\\s+(?:date|time|address|number)|left|says?)\\b)(?=\\S+\\s+\\S)`,
    // "can you pop on there that the hatch is under the rug"
    `\\b(?:put|add|jot|write|stick|pop|chuck|whack)\\s+(?:in|on|on there|on it|in there|to it)\\s+that\\s+(?=(?:the|there|there's|theres|it|he|she|they|we|you|her|his|their|my|[\\p{L}]+s)\\b)`,
    `\\b(?:put|add|jot|write|stick|pop|chuck|whack)\\s+${PLACE}\\s*(?:[:,-]|that\\b)\\s*`,
  ].join('|'),
  'iu',
);

/** What a note ends with; the note stands before it. */
export const NOTE_LAST = new RegExp(
  `[\\s,.;-]*(?:(?:so|and|please|can|could|you|just|better|might|i'd|also|then|pls|would)\\s+)*(?:` +
    [
      `(?:note|jot|write|mark|scribble|get|put|take)\\s+(?:it|that|this|them|those|these|(?:both|those|these|all)(?:\\s+(?:points?|things?|bits?|two|three|lot))?|down)(?:\\s+(?:points?|things?|bits?|two|three|lot|all|both))?(?:\\s+down)?(?:\\s+${PLACE})?`,
      `(?:put|add|stick|chuck|pop|whack|save|record|log|pin)\\s+(?:it|that|this|them|those|these|both|all)(?:\\s+(?:points?|things?|bits?|two|three|of (?:them|those)))?(?:\\s+down)?\\s+${PLACE}`,
      `(?<=[.,;]\\s*(?:please\\s+)?)note(?:\\s+please)?`,
      `(?:make|keep|take)\\s+a\\s+note(?:\\s+(?:of|on)\\s+(?:it|that|this|his job|her job|their job|the job))?`,
    ].join('|') +
    `)(?![\\p{L}'’])(?:[\\s,]*(?:for (?:me|us|everyone|the (?:boys|lads|crew|others))|please|pls|thanks|cheers|mate|would you|will you|will ya|before \\S.*|so (?:i|we|they|the boys|no one|nobody) \\S.*))*[\\s.!]*$`,
  'iu',
);
/** Why it is noted is no part of the note. */
export const SO_THAT =
  /[\s,]*\b(?:so (?:that )?(?:i|we|they|the boys|nobody|no one)(?:['’]?ll)?\s+(?:don['’]?t|dont|won['’]?t|wont|do not|can|remember|know|doesn['’]?t).*|before (?:i|it|they|we) (?:forget\w*|goes?|slips?).*|for me|for us|please|thanks|cheers)$/iu;

/** Facts for whoever goes there, said as such. */
export const ACCESS =
  /\b(?:(?:gate|door|alarm|lock ?box|key ?safe|garage|building|entry)?\s*code\s*(?:is|:|for|'?s)?\s*#?\d{3,6}|keys?\s*(?:is|are|'?s|'?re|will be)?\s*(?:in|under|on|at|with|behind|left)\b|spare key|under the mat|lock ?box|shoes off|boots off|side gate|back gate|front gate|back track|park (?:in|on|at|round|around|out)|parking|no parking|ring the bell|dog\w*\b.*\b(?:bites?|loose|friendly|big|aggressive|inside|out the back|locked)|bites|beware|mind the|watch (?:out for|the)|asbestos|power(?:'?s| is)? (?:off|out|isolated)|water(?:'?s| is)? (?:off|turned off)|tenants?\b.*\b(?:home|away|asleep|night shift)|night shift|shift worker|allergic|hard of hearing|deaf|no smoking|use the (?:back|side|front|rear)|go (?:in|round) (?:the|by|through)|come (?:in|round) (?:the|by|through)|stairs|lift (?:is|'?s) (?:out|broken)|slippery|steep drive\w*|low branch\w*)\b/iu;
/** "take 2 tubes of sealant to brigids": what goes along to a job. */
export const TAKE_ALONG =
  /^(?:(?:and|also|oh|then|so|please|can you|we|i|need to|have to|gotta|better|should|must|make sure we|tell (?:me|the boys) to)[\s,]+)*(?:take|bring|pack|chuck in|load up|load)\s+(?!(?:him|her|them|it|that|off|down|out|back|up|over|forward|a look|care)\b)\S.{2,60}?\s(?:over\s+|round\s+|out\s+|along\s+)?(?:to|for|at)\s/iu;
/** Somebody thought better of what is to be made. */
export const MIND_CHANGED =
  /\b(?:chang(?:e|ed|ing|es)\s+(?:her|his|their|the|its)?\s*minds?|doesn['’]?t want|don['’]?t want|dont want|doesnt want|no longer wants?|went off the|gone off the|decided (?:on|against)|picked the|chose the|choose the|has chosen|have chosen)\b/iu;
/** No note, but a to-do, money, a message or an order. */
export const NO_NOTE =
  /\$|\b(?:note to self|remind\w*|invoice[ds]?|paid|i owe|we owe|deposit|expense|receipt|variation|quote[ds]?|order (?:me|some|a|the|\d)|ordered|text (?:him|her|them)|tell (?:him|her|them)|send|cancel\w*|delete|gst|bucks)\b/iu;
/** "grabbed tape at the counter 64.90, chuck it on his job": money, and no note. */
export const SPENT =
  /^\W*(?:(?:i|we)\s+)?(?:just\s+)?(?:grabbed|picked up|bought|spent)\b(?!.*\bnote\b).*(?<![\d.])\$?\d{1,5}\.\d\d(?=\s*(?:$|[,.;]|(?:and\s+)?(?:put|chuck|stick|whack|bung|on|for|at|from|plus|inc)\b))/iu;
/** Something is asked for besides, outside the note. */
export const ASKS_BESIDES =
  /\b(?:remind|order|invoice|quote|book|(?:put|add|log|make|chuck|whack|stick|set up|create) (?:on |in |up )?(?:a|an|another|this|new)(?: new)? (?:job|client)|move|push|shift|cancel|send|text|tell (?!you)|pay|paid|ring|call|e-?mail|close|delete|create|new (?:job|client)|start (?:him|her|them|it)|change|update|fix his|fix her)\b/iu;
/** How somebody would be reached: kept with the client. */
export const PREFERS =
  /\b(?:rather|prefers?|best to|best if|only likes to be)\b[^.;]{0,30}\b(?:phoned?|rung|ring|call(?:ed)?|text(?:ed)?|e-?mail(?:ed)?|contact(?:ed)?|messages?)\b/iu;
