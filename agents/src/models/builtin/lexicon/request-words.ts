/**
 * What people say to ask for a job and that is no part of it. Tried again and again at the start of what is left, so
 * that "righto can you chuck in a new job" goes word by word.
 */
export const ASKING: readonly RegExp[] = [
  /^(?:please|can you|could you|would you|will you|i need you to|i want you to|i'd like you to|need to|i need to|we need to|gotta|got to|want to|let's|lets|just|also|and|then|so|now|ok|okay|righto|hey|oh)\b/i,
  /^(?:create|add|open|start(?:ing)?|set ?up|make|log|book(?:ed)?|schedule|chuck|whack|stick|bung|pop|put|pencil|lock|line up|slot|squeeze|throw|enter|record|write|get|give|jot|tee up|raise)\b(?:\s+(?:me|us|up|in|down|on|through|together))*/i,
  /^(?:there'?s|theres|there is|we'?ve|weve|we have|i'?ve|ive|i have|got|getting|scored|won|landed|picked up|been given|just got|just signed(?: up)?|signed(?: up)?|just won|had)\b(?:\s+(?:a call|word|a text|an? (?:email|enquiry|inquiry)))?/i,
  /^(?:(?:an?|the|one|two|three|four|five|2|3|4|5|a couple of|couple of|some|these|this|separate|another|any|yet another|both|more|few|a few|our|my)\s+)*(?:new|next|other|extra|quick|little|fresh)?\s*(?:jobs?|projects?|booking|start|bookings|gig|gigs|one|ones|call ?out(?= for)|entry|appointment)\b(?:\s+(?:card|sheet|record|entry))?/i,
  /^(?:called|named|titled)\b/i,
  /^(?:out of|from|after)\s+(?:today'?s?|yesterday'?s?|this morning'?s?|the|that)\s+(?:walk ?through|site visit|visit|inspection|meeting|quote|look)\b/i,
  /^(?:in|on|up|down|for|to|is|are|was|it'?s|that'?s|which is|he'?s|hes|she'?s|shes|they'?re|theyre|who'?s)\b(?=\s*(?:[,:¦-]|$|to\b|an?\b|the\b|for\b|in\b|on\b|another\b|new\b))/i,
  /^(?:(?:the\s+)?(?:job|work)(?:'s| is|s|:)|work:|details?:|description:|scope:|re:|about:?|new client|what:|task:)/i,
];
/** What is said before the work itself. */
export const LEADING: readonly RegExp[] = [
  /^(?:(?:jerry\s+|mate\s+)*(?:do us a favour and|let'?s get rolling with|reckon (?:we|you|i) c(?:ould|an)|any chance (?:you|we|of)|(?:can|could) (?:you|we|i)|i'?m|im|i am|we'?re|were|we are|ill|i'?ll|id|i'?d|he|she|they))\s+(?=(?:do|doing|starting|start|putting|put|fitting|fit|building|installing|run|build|to|make|a|the|get|squeeze|chuck)\b)/i,
  /^(?:starting|putting in|put|squeeze|chuck|bung|whack|run)\s+(?=(?:a|an|the|in)\b)/i,
  /^(?:has|have|had)\s+(?:engaged|hired|asked|booked|got|okayed|approved|signed off)\s+(?:(?:us|me)\s+)?(?:for|to|on|about)?\b/i,
  /^(?:finally\s+)?(?:rang back\s*)?(?:(?:its|it'?s)\s+)?(?:a\s+)?yes (?:on|to)\b/i,
  /^(?:ask(?:s|ed)?|wants?|needs?|get|got|hired|engaged)\s+(?:me|us)\s+(?:to|for|do|make)?\b/i,
  /^(?:job|work|scope|task|what)\s+(?=[a-z])/i,
  /^(?:(?:he|she|they)\s+)?(?:just\s+)?(?:rang|called|texted|emailed|messaged|phoned)\b(?:\s+(?:me|us|up|in|back|and|said|saying|today|about|this morning|just now))*/i,
  /^(?:(?:he|she|they|who|and|we|i|it|that|which)(?:['’]?(?:s|re|ve|ll|d))?\s+)?(?:also\s+|just\s+|now\s+|all\s+|both\s+)?(?:wants?|needs?|wanting|needing|would like|wouldn['’]?t mind|is after|after|is keen on|keen on|asked (?:for|about)|looking (?:for|at|to)|requires?|ask(?:s|ing) for|has got|have got|has|have|got|(?:are|is)? ?doing(?= (?:a|the|his|her|their|some)\b)|gonna|going to|want)\b(?:\s+(?:us|me|someone|somebody))?(?:\s+to(?:\s+(?:have|get|do|come(?: out)?(?: and| to)?|go(?: and)?))?\b)?/i,
  /^(?:to\s+)?(?:come(?: out| over| round)?(?: and| to)|go(?: out)?(?: and| to)|swing by (?:and|to)|pop (?:in|over|round) (?:and|to)|drop in (?:and|to)|head (?:out|over) (?:and|to))\b/i,
  /^(?:to\s+)?(?:do|get|have|doing)\s+(?=(?:an?|the|his|her|their|some|my)\b)/i,
  /^(?:it'?s|its|that'?s|thats|this is|for|to|is|of|on|about|re|an?|the|his|her|their|some|my|our|your|he|she|they|us|with|and|then|in|at|will be|gonna be)\b(?=\s+\S)/i,
  /^(?:first|second|third|other|last|1st|2nd|3rd)(?:\s+(?:one|job))?(?:['’]?s)?\b(?:\s+(?:is|one|will be))?/i,
];
/** What is said after the work, or about its price, and is no part of either. */
export const TRAILING: readonly RegExp[] = [
  /\s+(?:for|of|with)\s+(?:him|her|them|me|us|it|this|that)$/i,
  /\s*(?:,|\band\b)?\s*\b(?:(?:she|he|they|we|i|it|its|thats)(?:['’]?(?:s|re|ll|ve|d))?\s+)?(?:(?:is|are|was|were|be|been|will be|would be|should be)\s+)?(?:good|happy|okay|ok|sweet|cool|fine|come in|comes in|worked out|works out|going|agreed|quoted|priced|costing|charging|paying|set|booked(?: in)?|pencilled in|locked in|starting|start|kicking off|due|scheduled|budgeted|worth|told (?:him|her|them))\s*(?:for|with|at|to|on|in|around|about|it)?$/i,
  /\s+(?:for|at|on|by|around|about|from|to|in|of|and|is|its|was|budget|price|total|cost|costs|phone|ph|number|mobile|email|his|her|their|the|a|starting|start|due|say)$/i,
  /\s+(?:please|thanks|cheers|ta|mate|eh|chur)$/i,
  /\s+(?:looked(?: at)?|seen to|sorted(?: out)?|too|as well|(?:i\s+)?reckon(?:s|ed)?|all up|(?<=\S\s+\S+\s+)done|inc(?:l|lusive)?(?: of)? gst|gst inc(?:l|lusive)?)$/i,
  /\s+(?:down\s+|in\s+|up\s+|on\s+)?(?:to|on|in|into|as)\s+(?:(?:my|the|our|an?|me)\s+)(?:new\s+)?(?:jobs?|job list|job board|board|schedule|books?|system|calendar|list)$/i,
];
/** Where what the work is ends and what is to be known about it begins. */
export const ASIDES =
  /\s+(?:(?=(?:because|since|which|who|(?:and\s+)?(?:she|he|they)(?:['’]?s|['’]?re|['’]ll| is| are| wants?| needs?| has| have| said| says| will| reckons?)|(?:and\s+)?(?:the\s+)?(?:key|gate code|lock ?box|access|dog|parking|tenant|side gate|alarm code)s?\b(?:['’]?s|\s+(?:is|in|under|at|on|code))|(?:and\s+)?(?:theres|there's|there is)|(?:and\s+)?(?:watch|mind|ring|call|text|make sure|be careful|beware|bring|use)\b)\b))/i;
/** Who is there, how to get in and whom to ring: never the work itself. */
export const ABOUT_ACCESS =
  /^(?:(?:the\s+)?(?:keys?|dog|gate code|lock ?box|access|side gate is|tenant|contact|parking|sign in|ask for|ring|call|text|meet|watch|mind|hi vis|neighbour)\b|(?:lovely|crook|bloody|what a|anyway|no price|hourly rate|dunno|no charge|if it)\b)/i;
/** Talk that is neither work nor worth keeping. */
export const NOTHING =
  /^(?:again|lol|haha|as usual|you know the drill|drill|me again.*|kick(?:ing)? off|value|commencing|money|day|boss|deposit later|call it|any chance.*|something.*|belongs|same|customer|sir|ready|paid|up front|agreed|allow|roughly|sometime|asap|whenever|favour|that'?s for|hook|happy|what it'?s worth)$/i;
