import { alternatives } from '../../lexicon/alternatives.ts';
import { opens } from '../../lexicon/openers.ts';
import { type Act, act, leading } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { dueSaid } from './task-due.ts';
import { nameOf } from './to-do.ts';

const MANY = alternatives('a couple of | couple of | couple | a few | few | two | three | four | five | some | [2-6]');
/** "two things for monday: return the plate and get josie to sign". */
const LISTED = new RegExp(
  `^(?:(?:ok|so|right|righto|and|also|morning|i (?:have|got|need)|we (?:have|got)|there(?:'s| is| are)?|put|add|remind me of|need)\\s+)*(?:(?:${MANY})\\s+(?:things?|jobs?|tasks?|reminders?|to-?\\s?dos?|bits)(?:\\s+to do)?|to-?\\s?dos?|reminders?|my list|remind me)\\s*(?:for me\\s+)?(?:for|on|by|4)?\\s*[:,-]\\s*(?<all>.+)$`,
  'iu',
);
const PARTED = /\s*(?:[;,]|\.\s)\s*(?:(?:and|then|also)\s+)?|\s+(?:and|then|also)\s+/iu;
/** What somebody does, as the first word of a thing to do. */
export const VERB =
  /^(?:to\s+)?(?:ring|call|phone|chase|get|pick|drop|return|take|bring|pay|wash|clean|fix|sort|check|book|order|buy|grab|collect|measure|charge|load|renew|lodge|send|ask|see|meet|find|follow|organi[sz]e|service|sharpen|fill|print|sign|talk|speak|look|hire|tell|text|email|finish|do|go|write|put|make|cut|move|empty|post|submit|back up|review|update|water|feed|grease|top up|empty|reconcile|tidy|sweep|run|test|put out|start|lock|give|mow|vacuum|restock|count|prune|invoice)\b/iu;
const MOST = 6;

/** Several things to do, told as a list with its day: each is a to-do of its own. */
export function toDos(piece: Piece, scene: Scene): readonly Act[] | null {
  const { text, values } = piece;
  const due = dueSaid(piece, scene);
  const bare = blanked(text, [...values.days, ...(values.time?.spans ?? [])]);
  const all = LISTED.exec(bare.replace(/\s+/g, ' '))?.groups?.all;
  const parts = all?.split(PARTED).filter((part) => part.trim() !== '') ?? [];
  if (!due || parts.length < 2 || parts.length > MOST) return null;
  if (!parts.every((part) => (VERB.test(part) || opens(part)) && /\s/.test(part.trim()))) return null;
  return parts.map((part) =>
    leading(
      act(
        'create_task',
        { task_name: nameOf(part.replace(/^to\s+/iu, ''), { text: part, values }, scene), ...due },
        null,
        wholeOf(text),
      ),
    ),
  );
}
