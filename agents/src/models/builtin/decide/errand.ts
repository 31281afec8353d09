import { GAP, sentenceCase, tidy } from '../extract/gap.ts';
import { ASIDE, CALLED, CHATTER, HEADS, PUT_IN, TAILS } from '../lexicon/task-words.ts';

/** What is to be done, and what was said besides that is worth keeping. */
export interface Errand {
  name: string;
  notes: string[];
}

/** "put 'order skip bin permit' on the list": what is quoted is the errand itself. */
const QUOTED = /(?<=^|[\s:¦])(["'])(\p{L}[^"¦]{3,80}?\s[^"¦]{1,80}?)\1(?=[\s,.¦]|$)/u;
/** A full stop, a comma, a dash; what was taken out is no end by itself: "bring it {date} to the yard". */
const CLAUSE =
  /\s*(?:[,;]|[.!?](?=\s|$)|\s-\s|\n+)[\s,;.¦-]*|\s*¦\s*(?=(?:its|it's|he's|hes|she's|shes|they're|theyre|dont|don't|needs|cause|because|cos|yeah)\b)/i;
/** What leads to what is to be done: "Cody starts on the 7th so the locker has to be cleared". */
const SO =
  /^(.*\S)[\s¦,]+so\s+((?:the|his|her|their|our|my|we|i)\b.*\b(?:has to|have to|needs?|must|gotta|got to|should)\b.*)$/i;

/** The errand in what is left of a request when its day, time and the like are taken out. */
export function errandIn(text: string): Errand {
  const quoted = QUOTED.exec(text)?.[2];
  if (quoted) return { name: cleaned(quoted), notes: [] };
  const said = SO.exec(bare(text));
  if (said?.[1] && said[2]) return { name: cleaned(said[2]), notes: [cleaned(said[1])].filter(Boolean) };
  const clauses = bare(text)
    .split(CLAUSE)
    .map((clause) => bare(clause))
    .filter((clause) => /\p{L}{2}/u.test(clause) && !CHATTER.test(tidy(clause)));
  const [first = '', ...more] = clauses;
  const notes = more.filter((clause) => ASIDE.test(clause)).map(cleaned);
  const name = [first, ...more.filter((clause) => !ASIDE.test(clause))].map(cleaned).filter(Boolean).join(', ');
  return { name: NOTHING.test(name) || SOMEBODY.test(name) || OF_SOMETHING.test(name) ? '' : name, notes };
}

/** Words that name nothing to do. */
const NOTHING =
  /^(?:(?:it|that|this|them|one|to|do|me|i|we|you|a|an|the|my|of|for|in|on|so|and|then|task|reminder|something|things?|stuff|with|list|all|put|make|please|note)\b[\s,]*)*$/i;

/** "put her down for the 7th" names nothing to do for her. */
const SOMEBODY = /^(?:him|her|them|us|he|she|they)$/i;

/** "it all on Glenys's wall" says what is to be done with something else. */
const OF_SOMETHING = /^(?:it|them|em|those)\b(?!\s*(?:is|are|has|needs?)\b)/i;

/** Everything off that only says that it is a to-do, however much of it there is. */
function bare(text: string): string {
  const start = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s¦,:;.!?-]+/, '')
    .replace(CALLED, '')
    .replace(PUT_IN, '$1');
  const head = HEADS.reduce((left, says) => left.replace(says, ''), start);
  const once = TAILS.reduce((left, says) => left.replace(says, ''), head);
  return once === text ? once : bare(once);
}

const cleaned = (text: string): string => sentenceCase(tidy(text.replaceAll(GAP, ' ').replace(/\s+/g, ' ')));
