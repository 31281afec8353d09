/** How people have something noted on a record; what to note is the last group, which record may be before it. */
export const NOTES: readonly RegExp[] = [
  /\b(?:add|put|make|leave|stick|chuck|whack|pop|save|jot)\s+(?:down\s+)?(?:an?\s+|this\s+|a quick\s+)?(?:notes?|comment|memo)\s+(?:(?:in|to|on|for|against|about|with|under)\s+)?(?<who>[^:]*?)\s*(?::|\s-\s|,?\s*\b(?:saying|that says|to say|that|about how)\b|,)\s*(?<note>.+)$/is,
  /^(?:note|notes)\s+(?:to|on|for|against|about|re)\s+(?<who>[^:]*?)\s*(?::|\s-\s|,|\bthat\b)\s*(?<note>.+)$/is,
  /^(?:(?:for|on|re|about)\s+)?(?<who>[^:]*?)[\s,:-]+\b(?:please\s+)?(?:note|add a note|make a note|put a note|jot down|remember)(?:\s+(?:that|saying|down))?\s*:?\s+(?<note>.+)$/is,
  /^(?:please\s+)?(?:note|make a note|take note|fyi|heads up|for the record|remember)(?:\s+that)?\s*[:,-]?\s+(?<who>)(?<note>.+)$/is,
  /^(?<who>)(?<note>.+?)[\s,.-]+(?:and\s+)?(?:can you\s+)?(?:note (?:it|that|this)|make a note(?: of (?:it|that))?|(?:put|add|chuck|stick|whack) (?:it|that|this) (?:in|on|to) (?:the|his|her|their|my)?\s*(?:notes?|file|job|card))(?:\s+(?:down|please|on (?:it|the job)))?\s*$/is,
  /\b(?:add|put|chuck|stick|whack)\s+(?:to|in|on)\s+(?:the\s+)?(?:notes?|description)\s+(?:for|of|on|to)\s+(?<who>[^:]*?)\s*(?::|\s-\s|,|\bthat\b)\s*(?<note>.+)$/is,
];
/** A note begins: what follows behind commas goes on with it, as long as it names no figure and no record. */
export const OPENS_NOTE =
  /^(?:(?:please|can you|just|also)\s+)*(?:(?:add|put|make|leave|stick|chuck|whack|pop|save|jot)\s+(?:down\s+)?(?:an?\s+|this\s+|a quick\s+)?notes?\b|notes?\s+(?:to|on|for|against|about|re)\b)/i;
/** How long it will take: no day of its own. */
export const TAKES_SO_LONG =
  /^(?:that|it|this)(?:['’]?ll|\s+will|\s+should|['’]?d)?\s+(?:prob\w*\s+)?(?:takes?|be|need|run)\s+(?:me\s+|us\s+)?(?:about\s+|around\s+|roughly\s+|maybe\s+)?(?:\d+|an?|one|two|three|four|five|six|seven|half a|a couple of|a few)\b.{0,12}\b(?:hours?|hrs?|days?|weeks?)\b[^,;]{0,20}$/i;
/** Facts for whoever goes there, said without "note". */
export const ACCESS =
  /\b(?:keys?|gate ?code|lock ?box|alarm code|code (?:is|for)|access|dogs?|side gate|parking|park (?:in|on|at|round)|ring (?:the )?(?:bell|first|ahead)|call (?:first|ahead)|enter (?:via|through)|under the mat|tenants?|shift worker|allergic|prefers?|only (?:home|there|available))\b/i;
