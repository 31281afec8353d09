import { sentenceCase, tidy } from '../../extract/gap.ts';
import { type Act, act, leading } from '../act.ts';
import { asks } from '../asks.ts';
import { unexplained } from '../coverage.ts';
import { dayMeant } from '../days.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { valuesIn } from '../values.ts';
import { PARTS_OF_DAY, REMIND } from './task-words.ts';

/** A request of its own before it: that is not what to be reminded of. */
const REQUEST =
  /[$?:\n]|^(?:not|nah|no|later|busy|flat out|yeah|ok|sorry|can'?t talk)\b|\bflat out\b|\b(?:order|invoice|quote|bill|text|e-?mail|send|book|move|push|shift|cancel|delete|add|put|make|create|change|update|new job|paid|mark|tell|remind)\b/iu;
const OF_IT = /\b(?:about|of|on)\s+(?:it|that|this|them)\b/giu;
const PART = new RegExp(`\\b(?:${PARTS_OF_DAY}|lunch ?time|first thing|please|pls|mate|again)\\b`, 'giu');
const NAMED_PART = new RegExp(`\\b(?:${PARTS_OF_DAY})\\b`, 'iu');
const LITTLE =
  /\b(?:on|at|for|the|in|by|this|next|please|pls|mate|thanks|ta|cheers|will you|would you|ok|lol|too)\b/giu;
const [SHORTEST, LONGEST] = [2, 12];

/** Something told in a few words, and no request or question. */
function isThing(told: string): boolean {
  const length = told.split(/\s+/u).length;
  if (length < SHORTEST || length > LONGEST || REQUEST.test(told)) return false;
  return !asks(told) && unexplained(told, []).length > 0;
}

/** "truck regos due mon, remind me sunday night": what is told is the thing, and the day behind "remind me" is when. */
export function factReminded({ text }: Piece, scene: Scene): Act | null {
  const remind = REMIND.exec(text);
  if (!remind || !/\bme\b/iu.test(remind[0])) return null;
  const told = tidy(text.slice(0, remind.index)).replace(/[\s,.;-]+(?:so|and|can you|could you|please|pls)*$/iu, '');
  if (!isThing(told)) return null;
  const when = text.slice(remind.index + remind[0].length);
  const { days, time } = valuesIn(when, { records: [], facts: scene.facts });
  const [day, another] = days;
  const left = blanked(when, [...days, ...(time?.spans ?? [])])
    .replace(OF_IT, ' ')
    .replace(PART, ' ');
  if (!day || another || day.is === 'shift' || /\p{L}/u.test(left.replace(LITTLE, ' '))) return null;
  const due = dayMeant(day, scene.facts.today, undefined, false);
  if (!due) return null;
  const [part] = when.match(NAMED_PART) ?? [];
  const args = {
    task_name: sentenceCase(told),
    due_date: due,
    due_time: time?.value.time ?? undefined,
    assigned_to: 'Self',
    notes: part && !time?.value.time ? sentenceCase(part) : undefined,
  };
  return leading(act('create_task', args, null, wholeOf(text)));
}
