/** Sentences that only say where what was just told belongs, or what is to become of it. */
const ASKING =
  '(?:(?:and|so|then|also|please|pls|just|now|ok|right|yeah|can|could|would|will|you|we|i|ll|want|need|to|might|as well|better)\\s+)*';
const THAT =
  '(?:it|that|this|them|those|these|both|each|the lot|that lot|the whole lot|all (?:of )?(?:it|that|them)|them all|that one|the (?:two|both) of them)';
const TAIL =
  "(?:[\\s,]+(?:please|pls|thanks|thank you(?: so much)?|ta|cheers|mate|will you|would you|can you|no rush|asap|today|now|for (?:me|us)|when you (?:can|get a (?:sec|minute|chance))|while you(?:'re| are) (?:at it|there)))*\\W*$";
const PUT =
  'put|stick|chuck|whack|pop|bung|throw|slap|charge|log|record|note|enter|run|add|allocate|code|tag|lump|shove|order|reorder|buy|grab|book';
const says = (words: string): RegExp => new RegExp(`^[\\s,]*${ASKING}${words}`, 'iu');

const WHERE: readonly RegExp[] = [
  // "put it against the hallway repaint", "whack it on the slab job as a cost", "put them through bunnings"
  says(
    `(?:${PUT})\\s+${THAT}(?:\\s+(?:down|in|up|through|straight|all))?\\s+(?:against|on|onto|to|under|in|into|as|towards?|for|from|off|through|via|with|at)\\s+(?!(?:my|the|our|me)?\\s*(?:to-?do|list|diary|calendar|reminders?)\\b)(?:[^\\s,.;\\d]+\\s*){1,8}${TAIL}`,
  ),
  says(`get\\s+${THAT}\\s+(?:from|off|through|for|on|in)\\s+(?:[^\\s,.;\\d]+\\s*){0,7}${TAIL}`),
  // "it is for Keelan's window seat", "goes against the sleeper wall"
  /^(?:(?:it|that|this|they|these|those|all|both)(?:['’]?(?:s|re|ll be)|\s+(?:is|are|was|were|will be))?\s+)?(?:all\s+|both\s+)?(?:for|goes?|going)(?:\s+(?:on|against|under|to|towards?|in|into|down))?\s+(?:as\s+)?(?!(?:to|a|it|that)\s+(?:be|do|get|go)\b)(?:[^\s,.;\d]+\s*){1,8}\W*$/iu,
  // "order them", "can you order"
  says(`(?:order|re-?order|get|grab|buy|pick up)(?:\\s+(?:${THAT}|some))(?:\\s+(?:in|up|on order|ordered))?${TAIL}`),
  says(`(?:order|re-?order)${TAIL}`),
  // "raise that as an invoice", "put that in a quote", "log both"
  says(
    `(?:${PUT}|raise|do|make|get|write|draft|whip|turn|call|send)\\s+${THAT}(?:\\s+(?:up|in|down|out|through|together))*(?:\\s+(?:as|in|into|on|to))?(?:\\s+(?:an?|the|my|one))?(?:\\s+new)?\\s+(?:quote|estimate|invoice|bill|expense|cost|payment|purchase|receipt|books?|materials?|order)s?(?:\\s+(?:list|order))?(?:\\s+for\\s+(?:him|her|them|me))?${TAIL}`,
  ),
  says(`(?:log|record|enter|book|note)\\s+${THAT}(?:\\s+(?:down|in|up|through))?${TAIL}`),
];
/** "do up the quote will you": for whom and what stands before. */
const THE_QUOTE = says(
  `(?:do|draft|knock|write|get|make|put|whip|work|quote|price|redo|re-?do)(?:\\s+(?:up|out|together))?(?:\\s+${THAT}|\\s+(?:the|that|an?|her|his|their|me an?))?(?:\\s+(?:quote|quotation|estimate|price))?(?:\\s+(?:together|up|out|done|ready|sorted))?(?:\\s+for\\s+(?:him|her|them|that|it|me))?${TAIL}`,
);
/** What is to be said or remembered goes on to its end; a question has ended. */
const OTHER =
  /^(?:(?:just|please|and|can you|could you)\s+)*(?:e-?mail|text|sms|message|msg|send|tell|let|ask|ring|call|phone|remind|nudge|invoice|bill|order|log|record|mark|move|delete|cancel|add|what|who|when|where|how|which|is|are|has|have|did|does)\b/i;
/** "rohan wants his invoice tonight, get it over to him". */
const SENDS_IT = says(
  `(?:get|send|flick|shoot|fire|e-?mail|text|whack|ping|sling|chuck|pop)\\s+${THAT}(?:\\s+(?:over|across|off|out|through|on))*(?:\\s+(?:to\\s+)?(?:him|her|them))?(?:\\s+(?:by|via)\\s+(?:text|sms|e-?mail))?${TAIL}`,
);
const PAPER = /\b(?:invoice|bill|quote|estimate|order)\b/i;
/** "out of roof silicone again!": what is to be got follows. */
const RAN_OUT =
  /^(?:(?:we['’]?re|we are|were|i['’]?m|clean|nearly|almost|all|just|weve|we['’]ve|ive|i['’]ve)\s+)*(?:out of|run(?:ning)? (?:out of|low on|short (?:of|on))|ran out of|low on|short of|down to (?:the|our|my) last|used (?:up )?(?:the last of|all))\s+[^,;\d]{2,45}$/i;
const ASKED = /\?\s*$/;

/** Whether a text only says where the request before it belongs. */
export function saysWhere(text: string, before: string): boolean {
  const polite = /^(?:can|could|would|will)\b/i.test(before.trim());
  if (ASKED.test(before) && !polite) return false;
  if (/^(?:e-?mail|text|sms|message|msg|send|tell|remind|nudge|what|who|when|where|how|which)\b/i.test(before))
    return false;
  if (SENDS_IT.test(text) && PAPER.test(before) && !OTHER.test(before)) return true;
  if (RAN_OUT.test(before) && /^(?:so\s+)?(?:get|grab|order|need|we need|can you get|chuck|put)\b/i.test(text))
    return true;
  if (WHERE.some((form) => form.test(text))) return true;
  return /\b(?:quote|estimate|price|it|that)\b/i.test(text) && THE_QUOTE.test(text) && !OTHER.test(before);
}
