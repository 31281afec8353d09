/** Words for a person who was named before. */
export const PERSON_WORDS =
  /\b(?:he|him|his|she|her|hers|they|them|their|theirs|he's|she's|they're|hes|shes|theyre|(?:the|that|this|same) (?:client|customer|owner|bloke|lady|fella|guy))\b/i;

/** Words for a job that was named before. */
export const JOB_WORDS =
  /\b(?:it|its|it's|that(?: one| job)?|thats|that's|this(?: one| job)?|there|the (?:same )?job|same job|the project)\b/i;

/** Words for the job on the screen. */
export const SCREEN_WORDS =
  /\b(?:this (?:one|job|project|site)|this|here)\b(?!\s+(?:week|month|arvo|morning|afternoon|evening|weekend|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday))/i;

/** A person in a request, whose name can stand in its place. "them" and "they" may be things. */
export const PERSON =
  /\b(?:(?:that|this|the same|the new) (?:client|customer)(?!['’]|\s+(?:list|record|file))|him|his|he's|she's|her|hers|he|she|(?<=\b(?:bill|invoice|inv|text|tell|ring|call|quote|email|message|sms|ask|chase|for|do|did|does|have|has)\s)(?:them|they)|(?<=\b(?:bill|invoice|text|tell|ring|call|quote|email|message|sms|ask|chase)\s)their)\b/i;
export const HIS = /^(?:his|hers|their)$/i;

/** "it" and "that job" where a job's number can stand. */
export const IT_AS_JOB =
  /\b(for|on|to|against|move|push|bring|shift|cancel|reschedule|mark|finish|start|delay|postpone)\s+(?:it|that one|that job|the (?:same )?job|that)(?=\s*(?:$|[,.;:?!])|\s+(?:to|as|back|forward|up|for|off|out|done|complete|completed|finished|a|an|by|until|till|due|please|and|now|from|at|@|on|is|in)\b)/i;

/** What somebody wants is no work: paper, money or word. */
export const NO_WORK =
  /\b(?:invoices?|receipts?|quote[sd]?|estimate|bill|price|copy|cop(?:y|ies)|call(?: back)?|text|e-?mail|number|update|refund|money|pay(?:ment|ing)?|paid|deposit|know|discount|reminder|order(?:ed)?)\b/i;

/** Somebody wants something done. */
export const ASKS_FOR_WORK =
  /^(?:and\s+)?(?:he|she|they|he's|she's|they're|hes|shes|theyre)\s+(?:wants?|needs?|after|is after|are after|keen on|would like|wanting|looking for)\s+(?:us to\s+|me to\s+)?|^(?:job|work)\s+(?:is|for (?:him|her|them)(?:\s+is)?)\s+/i;
