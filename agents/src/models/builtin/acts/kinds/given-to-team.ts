import { sentenceCase, tidy } from '../../extract/gap.ts';
import { type Act, act, leading } from '../act.ts';
import { dayMeant } from '../days.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { RECURS } from './task-words.ts';

/** "tell Michelle to ring the council friday": what nobody here can do at once is put on her list. */
const GIVES =
  /^(?:(?:and|also|please|pls|can you|could you|just)[\s,]+)*(?:tell|get|ask|have)\s+(?<who>michelle|sarah|renea|jerry)\s+to\s+(?<what>(?:ring|call|phone|chase(?: up)?|follow up|see|visit|check (?:with|on)|find out|look into|sort(?: out)?|organi[sz]e|arrange)\s+\p{L}.{2,80})$/iu;

/** A thing to do for one of the team, by name. */
export function givenToTeam({ text, values }: Piece, scene: Scene): Act | null {
  const [day, ...more] = values.days;
  if (more.length || RECURS.test(text) || /[$?]/u.test(text)) return null;
  const bare = blanked(text, [...values.days, ...(values.time?.spans ?? [])]).trimEnd();
  const { who, what } = GIVES.exec(bare)?.groups ?? {};
  const due_date = day ? dayMeant(day, scene.facts.today, undefined, false) : undefined;
  if (!who || !what || due_date === null) return null;
  const name = tidy(what.replace(/\s+/gu, ' ').replace(/\s+(?:on|by|at|before|for)$/iu, ''));
  const due_time = due_date ? (values.time?.value.time ?? undefined) : undefined;
  const args = { task_name: sentenceCase(name), assigned_to: sentenceCase(who.toLowerCase()), due_date, due_time };
  return leading(act('create_task', args, null, wholeOf(text)));
}
