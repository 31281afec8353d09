// How an invoice is asked for, and what is something else. One list per idea.

/** "invoice westbuild 15 hours at 65 for lot 14", "bill nia 285 plus gst for the lockout". */
export const ORDER =
  /^(?:(?:and|also|then|ok|okay|so|now|just|please|pls|can you|could you|yeah|yep|righto|hey|mate|lets|i need to|need to|gotta)[\s,]+)*(?:(?:invoice|bill|charge)\b|(?:make|do|raise|draft|create|write|send|new)\s+(?:up\s+)?(?:(?:an?|the|new|him|her|them|\p{L}+)\s+){0,3}?(?:tax\s+)?(?:invoice|bill)\b)/iu;
export const OTHER =
  /\b(?:quote|remind\w*|task|text|tell|message|when|if|once|until|don'?t|dont|paid|pays|owes?|void|credit|refund|deposit|half|third|quarter|per ?cent|less|minus|off|balance|rest|claim|each of|instal?ments?|split|every|weekly|monthly|change|make it|wrong|not|eom|end of (?:the )?month)\b|%|\?/iu;
/** The same of an invoice with lines, which may be for half an hour or a change of taps. */
export const OTHER_THAN_LINES =
  /\b(?:quote|remind\w*|tasks?|text (?:him|her|them|\p{L}+ (?:that|when|about))|tell|message|when|if|once|until|don'?t|dont|paid|pays|owes?|void|credit|refund|deposit|half(?! an? (?:hour|day))(?<!and a half)|third|quarter|balance|rest|claim|each of|instal?ments?|split|weekly|monthly|make it|wrong|not|optional|order|book|ring|call (?:him|her|them)|eom|end of (?:the )?month)\b|\?/iu;
/** "..., put that on an invoice for dave", "..., bill him for that". */
export const ORDERED_LAST =
  /[\s,.;-]+(?:(?:please|pls|can you|could you|just|and|so|then)[\s,]+)*(?:(?:put|chuck|whack|stick|pop)\s+(?:(?:it|that|this|them|those|all that)\s+)?(?:all\s+)?(?:on|in|into|onto)\s+(?:an?|the|\p{L}+['’]?s)\s+(?:new\s+)?(?:invoice|bill)|(?:invoice|bill|charge)(?:\s+(?:it|that|him|her|them|this|those))?)(?:\s+(?:up|out))?(?:\s+(?:to|for)(?:\s+(?:it|that|him|her|them|this|those|the lot|all that))?)?(?:\s+(?:please|pls|mate|thanks|ta))*[\s.!]*$/iu;
/** "make daves bill 900": one that is there. */
export const THERE =
  /\b(?:make|change|set|put|bump)\s+(?:his|her|their|that|the|this|\p{L}+['’]?s)\s+(?:(?!for\b|to\b|from\b)\p{L}+\s+){0,3}?(?:invoice|inv|bill)\b/iu;

/** Something comes off: no line of an invoice by itself. */
export const TAKES_OFF = /\d\s*%|\bper ?cent\b|\boff\b|\b(?:less|minus)\b|\bdiscount\b/iu;
