import { sentences } from '../says/texted.ts';

const ASKS =
  /^(?:(?:hi|hey|hello|gday|g'day|mate|mel|and|also|so|but|ok|just|quick (?:one|question))[\s,.:-]+)*(?:what|when|where|who|why|how|which|can|could|do|does|did|is|are|will|would|should|have|has|any (?:chance|idea|news|update)|want (?:the|a|me|us)|shall|may|am i|need me|wondering)\b/i;
const COURTESY =
  /^(?:how are you|how r u|how's it going|you well|hows things|how you going|all good|ok|yeah|right|alright|eh)\s*\?*$/i;

const MOST = 4;
const LONGEST = 300;

/** What is asked, in the words it was asked in. */
export function questionsIn(said: string): string[] {
  return sentences(said)
    .filter((part) => part.endsWith('?') || ASKS.test(part))
    .map((part) => part.replace(/^(?:hi|hey|hello|g'?day|m[oō]rena|kia ora)\b[^,.!?]{0,20}[,.!]\s*/iu, '').trim())
    .filter((part) => part.length > 3 && !COURTESY.test(part))
    .slice(0, MOST)
    .map((part) => part.slice(0, LONGEST));
}
