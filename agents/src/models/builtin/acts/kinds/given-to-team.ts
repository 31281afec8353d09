import { sentenceCase, tidy } from '../../extract/gap.ts';
import { type Act, act, leading } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { dueSaid } from './task-due.ts';
import { RECURS } from './task-words.ts';

/** "tell Michelle to ring the council friday": what nobody here can do at once is put on her list. */
const GIVES =
  /^(?:(?:and|also|please|pls|can you|could you|just)[\s,]+)*(?:tell|get|ask|have)\s+(?<who>michelle|sarah|renea|jerry)\s+to\s+(?<what>(?:ring|call|phone|chase(?: up)?|follow up|see|visit|check (?:with|on)|find out|look into|sort(?: out)?|organi[sz]e|arrange)\s+\p{L}.{2,80})$/iu;

/** "task for renea, chase the other half in a fortnight". */
const FOR_THEM =
  /^(?:(?:and|also|please|pls|new|add|put|make|another|a|can you)[\s,]+)*(?:task|to-?do|job|one)\s+for\s+(?<who>michelle|sarah|renea|jerry)\s*[,:-]\s*(?:to\s+)?(?<what>\p{L}.{4,80})$/iu;

/** "put a job on reneas list to go through the receipts": a job for one of the team is a to-do. */
const ON_LIST =
  /^(?:(?:and|also|please|pls|can you|could you|just)[\s,]+)*(?:put|add|pop|chuck|stick|whack)\s+(?:(?:an?|one|another)\s+(?:new\s+)?(?:job|task|to-?do|thing|note|reminder)\s+)?(?:on|to|onto)\s+(?<who>michelle|sarah|renea|jerry)(?:['’]?s)?\s+(?:to-?do\s+)?list\s*[,:-]?\s*to\s+(?<what>\p{L}.{4,80})$/iu;

/** A thing to do for one of the team, by name. */
export function givenToTeam(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const due = RECURS.test(text) || /[$?]/u.test(text) ? null : dueSaid(piece, scene);
  const bare = blanked(text, [...values.days, ...(values.time?.spans ?? [])]).trimEnd();
  // alone it is read with its job by the rules for tasks
  const beside = scene.message !== undefined && scene.message.length > text.length + 1 && !values.named.job;
  const { who, what } = (GIVES.exec(bare) ?? ON_LIST.exec(bare) ?? (beside ? FOR_THEM.exec(bare) : null))?.groups ?? {};
  if (!due || !who || !what) return null;
  const name = tidy(what.replace(/\s+/gu, ' ').replace(/\s+(?:on|by|at|before|for)$/iu, ''));
  const args = { task_name: sentenceCase(name), assigned_to: sentenceCase(who.toLowerCase()), ...due };
  return leading(act('create_task', args, null, wholeOf(text)));
}
