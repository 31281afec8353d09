import { QUESTION_ENDS, QUESTION_STARTS, REQUEST_STARTS } from '../lexicon/question-forms.ts';

const LEAD =
  /^(?:(?:and|so|but|also|just|quick|question|quick question|quick one|wondering|just wondering|(?:i(?:'?m| am) |was |just )?wondering|hey|mate|jerry|sarah|renea|michelle|ok|sweet|cool|cheers|thanks|righto|yeah|hang on|wait|sorry|anyway|by the way|btw|out of interest|curious)[,:.!]?\s+)*/i;
/** "can you tell me when ...", "I forget what ...", "do you know if ...": only with a question word behind it. */
const WANTS_TO_KNOW = [
  /^(?:(?:do|would) you (?:know|remember|happen to know)|any (?:idea|clue)|(?:can|could) you (?:tell|show) (?:me|us)|(?:i )?(?:need|want|wanna) to know|(?:i )?(?:can'?t|don'?t) (?:remember|recall|know)|i (?:forget|forgot)|you know)\s+(?:what|which|who|where|how|when|whether|if)(?:['’]?s|['’]?re)?\b/i,
  /^(?:(?:(?:can|could) you )?(?:remind|tell) (?:me|us)|let me know)\s+(?:what|which|who|where|how)(?:['’]?s|['’]?re)?\b(?! to\b)/i,
];
const STARTS = QUESTION_STARTS.map((form) => new RegExp(`^(?:${form})`, 'i'));
const REQUEST = new RegExp(`^(?:${REQUEST_STARTS.join('|')})\\b`, 'i');
const ENDS = new RegExp(`\\b(?:${QUESTION_ENDS.join('|')})\\s*\\?+\\s*$`, 'i');

/**
 * Whether a request asks about what is on file, by how it is put. A question never changes anything, whatever its
 * words are about; "can you order 4 posts?" is no question.
 */
export function isQuestion(request: string): boolean {
  const text = request.trim().replace(LEAD, '').replace(/[’‘]/g, "'");
  if ([...WANTS_TO_KNOW, ...STARTS].some((start) => start.test(text))) return true;
  return !REQUEST.test(text) && ENDS.test(text);
}
