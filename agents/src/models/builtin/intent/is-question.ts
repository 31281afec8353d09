import { QUESTION_ENDS, QUESTION_STARTS, REQUEST_STARTS } from '../lexicon/question-forms.ts';

const LEAD =
  /^(?:(?:and|so|but|also|just|quick|question|quick question|wondering|just wondering|do you know|any idea)[,:]?\s+)*/i;
const STARTS = QUESTION_STARTS.map((form) => new RegExp(`^(?:${form})`, 'i'));
const REQUEST = new RegExp(`^(?:${REQUEST_STARTS.join('|')})\\b`, 'i');
const ENDS = new RegExp(`\\b(?:${QUESTION_ENDS.join('|')})\\s*\\?+\\s*$`, 'i');

/**
 * Whether a request asks about what is on file, by how it is put. A question never changes anything, whatever its
 * words are about; "can you order 4 posts?" is no question.
 */
export function isQuestion(request: string): boolean {
  const text = request.trim().replace(LEAD, '').replace(/[’‘]/g, "'");
  if (STARTS.some((start) => start.test(text))) return true;
  return !REQUEST.test(text) && ENDS.test(text);
}
