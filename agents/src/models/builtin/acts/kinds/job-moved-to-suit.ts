import { type Act, act } from '../act.ts';
import { dayMeant } from '../days.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { overlaps } from '../spans.ts';
import type { Found, NamedRecord } from '../values.ts';

/** Somebody named says which day: "pams good with tuesday", "strata wants thursday", "kim can do friday". */
const SUITS =
  /(?:(?:\bis|s|\bare|'re)\s+(?:all\s+)?(?:good|fine|ok|okay|happy|sweet|right|keen|free|up|cool|alright|all right)\s+(?:with|for|on|to do)|\b(?:wants?(?:\s+it)?|prefers?|asked for|said|says|can do|can make|chose|picked|would rather|'d rather|d rather|needs?(?:\s+it)?(?:\s+on)?|goes? for|okayed|agreed (?:to|on)|confirmed))\b/iu;
const NOT =
  /\b(?:can'?t|cant|not|no|won'?t|wont|doesn'?t|never|unless|if|maybe|might|order\w*|deliver\w*|quote|invoice|bill|pay|paid|owes?|remind|ring|call|text|tell|come and look|visit|inspect\w*)\b/i;

/** "she wants the slab in before christmas" tells a limit, and no day to move it to. */
const saysItSuits = (text: string, day: number): boolean =>
  SUITS.test(text) && !NOT.test(text) && !LIMIT.test(text.slice(0, day));
const LIMIT = /\b(?:before|by|until|till?|after|since)\s+(?:the\s+)?$/iu;

/** Whether a record is named by other words than the client: in "pams" the client is meant, though a task has "Pam" in its name. */
export const isNamedElsewhere = (
  other: Found<NamedRecord> | undefined,
  client: Found<NamedRecord> | undefined,
): boolean => other?.spans.some((span) => !client?.spans.some((own) => overlaps(own, span))) ?? false;

/** Moves a client's job to the day that suits them. Only one day is read: another piece may be about somebody else. */
export function jobMovedToSuit(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const { client, job, task, item } = values.named;
  const [day, ...more] = values.days;
  if (
    !day ||
    more.length ||
    !client ||
    isNamedElsewhere(task, client) ||
    isNamedElsewhere(item, client) ||
    !saysItSuits(text, day.start)
  )
    return null;
  const target = jobTarget(piece, scene);
  if (!target) return null;
  const base = target.record?.date;
  const date = day.is === 'shift' ? undefined : dayMeant(day, scene.facts.today, base, true);
  if (date === null) return null;
  const said = SUITS.exec(text);
  const explains = [
    ...client.spans,
    ...(job?.spans ?? []),
    ...values.days,
    ...(values.time?.spans ?? []),
    ...(said ? [{ start: said.index, end: said.index + said[0].length }] : []),
  ];
  const time = values.time?.value.time ?? undefined;
  const shift = day.is === 'shift' ? day.days : undefined;
  return act('update_job', { job: target.reference, date, shift_days: shift, time }, target.record, explains);
}
