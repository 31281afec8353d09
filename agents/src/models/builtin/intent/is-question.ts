import { QUESTION_ENDS, QUESTION_STARTS, REQUEST_STARTS } from '../lexicon/question-forms.ts';

const LEAD =
  /^(?:(?:and|so|but|also|just|quick|question|quick question|quick one|(?:one )?(?:last|more) (?:one|thing|question)(?=[,:])|wondering|just wondering|(?:i(?:'?m| am) |was |just )?wondering|hey|mate|jerry|sarah|renea|michelle|ok|sweet|cool|cheers|thanks|righto|yeah|hang on|wait|sorry|anyway|by the way|btw|out of interest|curious)[,:.!]?\s+)*/i;
/** "can you tell me when ...", "I forget what ...", "do you know if ...": only with a question word behind it. */
const WANTS_TO_KNOW = [
  /^(?:(?:do|would) you (?:know|remember|happen to know)|any (?:idea|clue)|(?:can|could) you (?:tell|show) (?:me|us)|(?:i )?(?:need|want|wanna) to know|(?:i )?(?:can'?t|don'?t) (?:remember|recall|know)|i (?:forget|forgot)|you know(?!\s+what[\s,]+(?:just\s+)?(?:delete|scrap|bin|wipe|cancel|leave|forget|send|text|tell|make|move|push|put|order|do|get)\b))\s+(?:what|which|who|where|how|when|whether|if)(?:['’]?s|['’]?re)?\b/i,
  /^(?:(?:(?:can|could) you )?(?:remind|tell) (?:me|us)|let me know)\s+(?:what|which|who|where|how)(?:['’]?s|['’]?re)?\b(?! to\b)/i,
];
/** "the skylights: when do they land?", "im at the Bellamys gate, what do i punch in", "it is 1650, how much is gst". */
const LED_UP =
  /^(?:the|my|our|re|about|that|those|these)\b[^?:,]{3,60}[:,]\s*(?:who|what|when|where|how|which|has|have|is|are|did)\b|^(?:i'?m|i am|we'?re)\s+(?:at|out|on|here|standing|parked|in)\b[^?]{0,60}[,.-]\s*(?:what|how|where|is there|whats)\b|^[^?]{3,80}[.,]\s*how much of (?:it|that|this)\b/i;
/** "would i be mad to ...": thought aloud, and nothing is ordered. */
const AIRED = /^(?:would|will) (?:i|we) be (?:mad|crazy|nuts|silly|stupid|daft|dreaming)\b/i;
/** "nats price?", "wades address?": whose and what, and the mark. */
const OF_WHOM =
  /^\p{L}[\p{L}'’]*s(?:\s+\p{L}[\p{L}'’]*){0,2}\s+(?:price|quote|total|budget|number|phone|address|e-?mail|balance|date|day|time)\s*\?+$/iu;
const STARTS = QUESTION_STARTS.map((form) => new RegExp(`^(?:${form})`, 'i'));
const REQUEST = new RegExp(`^(?:${REQUEST_STARTS.join('|')})\\b`, 'i');
const ENDS = new RegExp(`\\b(?:${QUESTION_ENDS.join('|')})\\s*\\?+\\s*$`, 'i');

/**
 * Whether a request asks about what is on file, by how it is put. A question never changes anything, whatever its
 * words are about; "can you order 4 posts?" is no question.
 */
export function isQuestion(request: string): boolean {
  const text = request.trim().replace(LEAD, '').replace(/[’‘]/g, "'");
  if (LED_UP.test(text) || AIRED.test(text) || OF_WHOM.test(text)) return true;
  if ([...WANTS_TO_KNOW, ...STARTS].some((start) => start.test(text))) return true;
  return !REQUEST.test(text) && ENDS.test(text);
}
