import { sentences, texted } from '../says/texted.ts';

const ASKS =
  /^(?:(?:hi|hey|hello|gday|g'day|m[aā]l[oō]|talofa|bula|kia ora|m[oō]rena|sorry|mate|mel|and|also|so|but|ok|just(?! (?:do|have|will)\b)|(?:just )?(?:checking|confirming|asking)|quick (?:one|question))[\s,.:-]+)*(?:what|whats|when|whens|where|wheres|who|whos|why|how|hows|which|can(?!'t(?! (?:you|u|ya|yous|we|i|it|they|he|she)\b))|could|do(?! (?:it|this|that)\b)|does|did|is|are|was|were|will|would|should|have|has|any (?:chance|idea|news|update)|want (?:the|a|me|us)|shall|may|am i|need me|wondering)\b/iu;
/** "Will confirm when I have them": what is told without an "I". */
const TELLS =
  /^(?:will|would|can|could|have|has|did|do|should|may)(?: \p{L}+ly| also| just| still| not)? (?!you\b|u\b|ya\b|yous\b|i\b|we\b|it\b|its\b|this\b|that\b|they\b|he\b|she\b|there\b|the\b|your\b|my\b|our\b|an?\b|any|some|one\b|both\b|every|these\b|those\b|someone|anyone)(?=\p{Ll})/iu;
/** "Ok will let you know". */
const OPENING = /^(?:(?:ok|okay|yes|yep|thanks|sorry|and|also|so|but)[\s,.:-]+)+/i;
const COURTESY =
  /^(?:how are you|how r u|how's it going|you well|hows things|how you going|all good|ok|yeah|right|alright|eh)\s*\?*$/i;

const MOST = 4;
const LONGEST = 300;

/** "Come and have a look next week?" asks nothing anew behind its "and". */
const OPENS =
  'what|when|where|who|why|how|which|can|could|do(?= (?:you|u|ya|yous|we|i|they)\\b)|does|did|is|are|will|would|should|have(?= (?:you|u|ya|yous|we|i|they)\\b)|has|want|shall|may|any';
/** "happy with that so lock us in 👍 want the deposit now?": only the end of it is the question. */
const LAST_CLAUSE = new RegExp(
  `.*(?:[,;:)]|\\s-|\\p{Extended_Pictographic}|\\b(?:and|but|also))\\s*(?<asked>(?:${OPENS})\\b[^?]{6,}\\?+)$`,
  'isu',
);
const GREETING = /^(?:hi|hey|hello|g'?day|m[oō]rena|kia ora)\b[^,.!?]{0,20}[,.!]\s*/iu;

/** What is asked, in the sender's own words. */
export function questionsIn(text: string): string[] {
  return sentences(text)
    .filter((part) => part.endsWith('?') || (ASKS.test(texted(part)) && !TELLS.test(texted(part).replace(OPENING, ''))))
    .map((part) => LAST_CLAUSE.exec(part)?.groups?.asked ?? part.replace(GREETING, '').trim())
    .filter((part) => part.length > 3 && !COURTESY.test(part))
    .slice(0, MOST)
    .map((part) => part.slice(0, LONGEST));
}
