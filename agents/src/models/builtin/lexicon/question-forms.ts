const SUBJECT =
  '(?:i|we|he|she|they|you|it|any|anyone|anybody|anything|everything|all|somebody|someone|(?:that|those|these|the|my|our|his|her|their)\\b.*\\b(?:come|arrive|turn up|show up|pay|get|go|accept|say|ring|call|land|finish|start|cost|sign|reply|answer|ever))';

/** How questions begin. A verb that can also begin a request is here only with what makes it a question. */
export const QUESTION_STARTS: readonly string[] = [
  "(?:what|whats|what's)\\b(?! (?:is )?left (?:goes|can go|to go)\\b)(?! a (?:day|week|shocker|ripper|legend)\\b)(?! about\\b)(?! if\\b)(?! (?:i'?m|i am|we'?re|we are|i|we) (?:charg|quot|ask)\\w*\\b.*\\b(?:goes?|going|is|should|needs?|comes?|drops?|now)\\b)",
  "(?!where (?:it|i|you|we|that|the \\w+)(?:'ve)? (?:says?|said|puts?|wrote|written|has|got)\\b)(?:which|who|whos|who's|whose|whom|where|wheres|where's|whereabouts)\\b",
  "(?:when's|whens|when (?:is|are|was|were|am|do|does|did|will|can|have|has))\\b",
  "(?:how|hows|how's)\\b(?! (?:about|bout))",
  "(?:is|are|am i|was|were|isn't|aren't)\\b(?! (?:done|finished|cancelled|off)\\b)",
  '(?:should|shall|may) (?:i|we)\\b',
  '(?:can|could|do|will|would) (?:you|ya) (?:even|actually|ever)\\b',
  "(?:does|doesn't|do (?:i|we|you|they|the|any|those|these|all|our|my))\\b",
  `(?:did|didn't) ${SUBJECT}\\b`,
  "(?:has|hasn't|have (?:i|we|you|they|the|any|all|those|our|my))\\b",
  '(?:any|anyone|anybody|anything)\\b',
  '(?:show|list|count|view|see|display)\\b(?!.* as (?:done|paid|complete))(?! (?:below|above|attached|this|what .{2,12} sent|the (?:e-?mail|message|text)))',
  "(?:tell me|let me know|give me|get me|read (?:me|out)|remind me|run (?:me )?through|bring up|pull up|look up)\\s+(?:what|whats|what's|who|whos|which|how|where|if i|my|a list|the (?:list|total|details|number|address|phone|email|status))",
  '(?:check|see|find out) (?:if|whether|what|how (?:much|many)|who)\\b',
  '(?:total|tally|sum)(?: up)? (?:my|the|our|all|of|expenses|for|up)\\b',
  'add up\\b',
];

/** Requests, questions by their mark or not: "could you move it to friday?" */
export const REQUEST_STARTS: readonly string[] = [
  'can|could|would|will|should|shall|may|might|mind|please|pls|maybe|perhaps|let|lets|another|same|and|also|then',
  'order|buy|grab|get|need|add|put|chuck|whack|stick|bung|pop|remind|nudge|book|schedule|organise|arrange|invoice|bill|charge|quote|price',
  'raise|draft|write|send|email|text|sms|message|shoot|flick|ask|ring|call|phone|chase|create|make|open|start|set|log|record|enter|save|new',
  'mark|tick|delete|remove|bin|scrap|ditch|cancel|update|change|rename|move|bring|push|shift|pull|bump|knock|take|drop|extend|reschedule|close|finish|assign|pay|yes|yeah|yep|no|nah',
];

/** With a question mark behind them these make a question of a few words: "luca paid yet?", "thuy's number?". */
export const QUESTION_ENDS: readonly string[] = [
  'yet|done|finished|paid|here|arrived|free|booked|on|owing|owed|overdue|late|total|status|budget|left|anything|much|number|mobile|phone|email|address|details|money|us|me|ordered|delivered|accepted|started|due|here|ready|coming|settled|sorted',
];
