/** What sounds like a new request and only goes on with the one before: where it is to be kept, when to be reminded. */
const GOES_ON: readonly RegExp[] = [
  // "..., stick it on me list"
  /^(?:and\s+)?(?:stick|put|chuck|whack|pop|add|bung|throw|slap|jot|get)\s+(?:it|that|this|them)?\s*(?:down\s+)?(?:on|to|in|into)\s+(?:my|me|the|our)\s+(?:to[ -]?do\s+)?(?:list|diary|calendar)\W*$/i,
  // "... expires 31 march, nudge me 2 weeks out"
  /^(?:and\s+)?(?:(?:remind|nudge|ping|poke|warn|prod|tell) (?:me|us)|(?:give|set) (?:me|us) an? (?:[\w-]+ ?){1,2}|let (?:me|us) know)\s*(?:(?:an?|the|\d+|one|two|three|four|six)\s+(?:few\s+)?(?:\w+\s+)?(?:hours?|nights?|days?|weeks?|fortnights?|months?)\s+(?:out|before\w*|ahead|prior|earlier|notice)\b.*)?\W*$/i,
  // "ring that lot through to rexel and charge it up"
  /^(?:and\s+)?(?:charge|book)\s+(?:it|that|the lot)\s+up\b|^(?:and\s+)?(?:stick|put|chuck|whack)\s+(?:it|that|the lot)\s+on\s+(?:the|my|our|me)?\s*(?:account|tab|card)\b/i,
];
/** What is to be said goes with whom it is said to: "email everyone who hasn't paid and tell them ...". */
const TOLD = /^(?:and\s+)?(?:tell|let|say|ask|remind)\s+(?:to\s+)?(?:them|em|him|her|they|all of them)\b/i;
const WRITES =
  /^(?:(?:just|please|and)\s+)*(?:e-?mail|text|sms|message|msg|send|shoot|flick|notify|write|contact|blast)\b/i;

/** Whether a text only goes on with the request before it. */
export const goesOn = (text: string, before: string): boolean =>
  GOES_ON.some((says) => says.test(text)) || (TOLD.test(text) && WRITES.test(before));
