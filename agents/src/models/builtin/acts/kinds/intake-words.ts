const list = (words: string): string => words.trim().split(/\s+/).join('|');

/** People and places that a job may be for, as they are spoken of. */
export const SOMEBODY = list(
  `client customer customers clients cust lead enquiry inquiry lady ladies bloke blokes fella feller fellow guy man woman couple gentleman chap
   gent punter person family mob crowd owner tenant landlord builder neighbour neighbor mate job one mahi contact boss site`,
);

/** A client or a job that is not on file yet is spoken of. */
export const NEW_ONE = new RegExp(
  [
    `\\b(?:brand\\s+)?(?:new|another|nother)\\s+(?:${SOMEBODY}|work|gig)\\b`,
    String.raw`\b(?:put|add|adding|chuck|pop|whack|bung|stick|set|sign|create|enter|save|load|get|keep|record|register|jot|make)\s+(?:\S+\s+){0,4}?(?:as\s+an?|in\s+as|(?:in|on|into)\s+(?:the\s+|my\s+|our\s+)?(?:book|books|system|list|file|files|computer|database|contacts|records)|new|up\s+as|to\s+the\s+(?:books?|list|system))\b`,
    String.raw`\b(?:rang|ringed|called|phoned?|texted|emailed|messaged|contacted|rung|bailed|stopped|pulled|nabbed|grabbed|collared|rocked|walked)(?:\s+(?:me|us|up|in|through|here|over|just|now|today|yesterday|this|morning|with|from|about|asking|wanting)\b|\s*[,.;])`,
    String.raw`\b(?:make|create|add|set up|open|start|book)\s+(?:me\s+|up\s+|in\s+)?(?:an?|another)\s+(?:client|customer|contact|job|entry)\b`,
    String.raw`\b(?:call|ring|phone ?call|message|enquiry|inquiry|text|e-?mail|voicemail|dm|lead|job|referral|work)\s+(?:(?:came|come|just|in|through|this morning|today|yesterday)\s+)*(?:from|off|via|through)\b`,
    String.raw`\boff (?:the )?(?:website|web|facebook|fb|insta\w*|hipages|airtasker|builderscrack|oneflare|gumtree|marketplace|google)\b`,
    String.raw`\b(?:got|get|give[ns]?|gave|pass(?:ed)?|sent|send)\s+(?:my|our|your|me|us)\s+(?:\S+\s+)?(?:number|name|details|customer|client|job|work)\b`,
    String.raw`\b(?:won'?t|don'?t|haven'?t|do not|not)\s+(?:have|got|know)\s+(?:him|her|them)\b|\bnot (?:on|in) (?:the )?(?:file|books?|system)\b|\bfirst time (?:client|customer)\b|\bnever (?:met|had|done)\b`,
    String.raw`\b(?:put|book|chuck|pop|whack|add|get|stick)\s+(?:him|her|them|it|that|this)\s+(?:in|down|on)\b`,
    `\\b(?:${list('mate mates friend cousin brother sister son daughter neighbour neighbor mum dad uncle aunty auntie nephew niece workmate')})\\s+of\\b`,
    `\\b(?:${SOMEBODY})\\s+(?:is\\s+)?(?:called|named|by the name)\\b`,
  ].join('|'),
  'iu',
);
/** How somebody came to hear of the business: told with them, and never the work. */
export const FOUND_US =
  /\b(?:found|finds?|saw|seen|sees?|got|heard (?:of|about)|hear (?:of|about)|picked|came across|come across|spotted|knows?|know|googled)\s+(?:us|me|our|my)\b|\b(?:recommend\w*|referr?(?:ed|al)|word of mouth|put (?:him|her|them) onto (?:us|me)|told (?:him|her|them) (?:about|to (?:ring|call|try))|passed on (?:our|my) (?:name|number|card))\b|^(?:(?:came|come|is|was|got (?:us|me))\s+)?(?:through|via|from|off)\s+(?:(?:the|a|our|my)\s+)?(?:google|facebook|fb|insta\w*|web ?site|internet|sign|ute|van|trailer|truck|flyer|letterbox|paper|fridge|market|markets|hipages|airtasker|builderscrack|gumtree|nextdoor|yellow pages)\b/iu;

/** Plainly a wish, where "has" and "after" may be anything. */
export const WANTS_PLAINLY =
  /(?<![\p{L}'’])(?:wants?|wanting|needs?|needing|would like|wouldn['’]?t mind|d like|is after|are after|s after|re after|looking for|looking to get|chasing|keen on|asking for|asked for|asked (?:me|us) to|asked if (?:i|we)(?:['’]?d| can| could| would)|asking if (?:i|we)(?: can| could| would)|require[sd]?|hoping for)(?![\p{L}'’])/iu;

/** What belongs to other records than clients and jobs: left to whoever reads those. */
export const OTHERS_BUSINESS =
  /\b(?:remind\w*|invoice[sd]?|bill (?:him|her|them|it)|paid|pays? me|deposit|receipt|refund|expense|supplier|wholesaler|merchant|(?:text|tell|message|msg|sms|e-?mail|send|flick|shoot|let) (?:him|her|them|it)\b(?! that)|order(?:ed)? (?:\d|me|us|some|the|more|a|an|him|her)|quote (?:him|her|them|it)\b|(?:do|make|write|draft|send|whip|knock) (?:him|her|them|me|it|up)? ?(?:up )?(?:a|the|an)? ?quote|put together a quote|quote\s*(?:[:,-]|for\b)|variation|delete|how much|what'?s|cancel\w*|discount|knock \S+ off|\d+ ?(?:%|percent|per cent))(?![\p{L}\d])/iu;
/** Sums and how they are said; those belong to the readers of money, but for a budget. */
export const SUMS = /\$|\b(?:gst|dollars?|bucks|grand|thousand|each|deposit|per (?:hour|day|metre|m|sqm)|an hour)\b/iu;

/** Said of whoever sent somebody along: no client of this job. */
export const GO_BETWEEN =
  /^['’]?s?\s+(?:\S+\s+){0,2}?(?:give|gave|gives|put|puts|sent|sends|passed|pass|told|recommended|recommends|referred|refers|reckons|reckoned|introduced|flicked|mentioned|brought|bring|know|knows|works|work|down the road (?:put|gave|sent))\b/iu;
export const SENT_BY =
  /(?<!\b(?:job|call|ring|enquiry|inquiry|message|text|lead|work|gig|voicemail|e-?mail)\s)\b(?:from|by|through|via|off)\s+(?:my\s+|our\s+)?(?:(?:mate|cousin|brother|sister|old mate|friend|neighbou?r|uncle|aunty|boss|brother in law|son|daughter)\s+)?$|\b(?:mate of|friend of|mates? with|referred by|recommended by|cousin of|brother of|sister of|works? (?:for|with)|next door to|like|same as|near|neighbou?r of|knows?)\s+(?:my\s+|our\s+)?(?:(?:mate|cousin|brother|sister|old mate|friend|neighbou?r|uncle|aunty|boss|brother in law|son|daughter)\s+)?$/iu;
/** Somebody to be asked for, of a place or a business that is the client. */
export const CONTACT_CUE =
  /\b(?:contact|contact person|manager|managers?|owner|boss|foreman|(?:office|site|property|facilities|centre|practice|office) (?:manager|lady|girl|guy|person|foreman|super\w*)|director|coordinator|receptionist|admin|caretaker|principal|secretary|treasurer|receptionist|person|speak to|speak with|ask for|deal with|dealing with|talk to|see|through)(?:['’]?s| is| there is| will be| being| name is|:)?\s+$/iu;

/** Greetings and talk that a message may begin with, and thanks that it ends with. */
export const TALK =
  /^(?:\p{L}:\s+)?(?:(?:hi|hello|hey|heya|gday|g'day|morning|good morning|arvo|good afternoon|evening|kia ora|morena|mōrena|malo|mālō|talofa|bula|namaste|namaskar|salaam|sat sri akal|sri akal|jeez|jeez what a day|far out|what a day|what a week|ring(?= from|$)|call(?= from|$)|ni hao|xin chao|ciao|sup|yo|chur|righto|rightio|right|ok|okay|so|well|now|anyway|anyhow|oh|and|also|then|but|plus|yeah|yep|nah|haha|lol|mate(?! of)|boss|bro(?! of)|brother(?! of)|sis|cuz|love|darl|my friend|friend|team|jerry|michelle|renea|sarah|ji|please|pls|cheers|thanks|thank you|ta|sweet as|sweet|theres|there's|there is|heres|here's|got|just|another one)(?![\p{L}'’])[\s,.!:;-]*)*/iu;
/** Pieces of an intake that tell nothing of the work: the asking itself. */
export const ASKING_ONLY =
  /^(?:(?:can|could|will|would|please|pls|you|ya|and|so|then|just|for me|for us|me|us|now|i|we|id|i'd|want|wanna|need|like|to|gotta|lets|let's)\s+)*(?:put|add|chuck|pop|whack|bung|stick|set|sign|create|enter|save|load|book|get|make|log|write|jot|take|sort|open|start|do|keep|record|register)(?:\s+|$)(?:(?:him|her|them|it|that|this|that one|a|an|the|new|up|in|down|on|as|to|for|me|us|job|jobs|client|customer|customers|clients|person|lead|people|new|file|book|books|system|list|and|one|entry|will|ya|you|please|both|details|man|lady|woman|bloke|guy|fella|chap|gentleman|contact|contacts|record|together|of|with|work|diary|schedule|board|card|page|make|create|add|out|sort)\b\s*)*$/iu;
/** How to reach somebody is put right or new: nobody is brought in. */
export const REACHED_ANEW =
  /\b(?:new|old|wrong|missing|different|correct|updated?|change)\s+(?:e-?mail|phone|telephone|number|mobile|cell|address|contact)\b|\b(?:e-?mail|phone|telephone|number|mobile|cell|address|contact)s?\s+(?:number\s+)?(?:(?:is|are|was|has|have|now|been|changes?|to|the)\s+)*(?:missing|wrong|chang\w+|moved|new|not)\b|\b(?:its|it's|it is|should be)\s+\d+\s+not\b/iu;
