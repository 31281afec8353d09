import { fold, tokens } from '../../../../tools/matching.ts';
import { sentenceCase } from '../../extract/gap.ts';
import { type Act, act, leading, words } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { PASTED } from './talk-beside.ts';
import { tasksTold } from './task-fit.ts';
import { RECURS } from './task-words.ts';

const WHO = String.raw`(?:(?:my|the)\s+(?:wife|husband|son|daughter|brother|mate|apprentice|offsider|missus)\s+)?(?<who>\p{L}[\p{L}'’-]+)`;
const DOES = `(?:do|sort|handle|take care of|take|ring|call|pick|get|book|send|pay|drop|return|measure|check|order|draw|chase|fix|wash|clean|look after|deal with|finish)`;
/** Whom a thing to do is given to, by how it is put. */
const GIVEN: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:get|have|ask|let|make)\s+${WHO}\s+(?:to\s+|can\s+)?${DOES}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:give|hand|pass|assign|swap|leave|switch|reassign|flick|change)\b.{0,50}?\s(?:over\s+)?(?:to|for|with)\s+${WHO}(?:\s+(?:to do|to sort|instead|now|please|pls|then|mate|thanks|can do it|he do it|she do it))*(?:[\s,.!]+(?:he|she|they|he'?s|she'?s)\b.*)?[\s.!]*$`,
    'iu',
  ),
  new RegExp(String.raw`\bgive\s+${WHO}\s+the\b`, 'iu'),
  new RegExp(String.raw`(?:^|[,.]\s*)${WHO}\s+(?:can|will|'ll|is gonna|is going to|has to|to)\s+${DOES}\b`, 'iu'),
  new RegExp(String.raw`\b(?:is|are|'s)\s+(?:for|on|with)\s+${WHO}(?:\s+(?:now|instead|to do))*[\s.!]*$`, 'iu'),
];
const NOBODY =
  /^(?:it|that|this|them|those|these|him|her|us|the|to|a|an|you|your|someone|somebody|later|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|done|ready|we|they|he|she|who|and|so|bit|client|customer|council|supplier)$/iu;
const MYSELF = /\b(?:i'?ll|i will|i can|give (?:it|that) to me|leave (?:it|that) (?:with|to) me|myself)\b/iu;
const TEAM = /^(?:jerry|michelle|sarah|renea)$/iu;
const MONEY = /[$%]|\b(?:text|e-?mail|message|remind me)\b/iu;

/** "get kane to do the tip run instead", "the site photos, give those to moana": somebody else does what is on the list. */
export function taskGiven({ text, values }: Piece, scene: Scene): Act | null {
  if (/\?\s*$/.test(text) || PASTED.test(text) || RECURS.test(text) || MONEY.test(text) || values.days.length)
    return null;
  const [fit, ...others] = tasksTold(text, scene);
  if (!fit) return whichTask(text);
  if (others.length || !(fit.said * 2 >= fit.of || (fit.verb && fit.said > 0))) return null;
  const { task } = fit;
  const found = GIVEN.map((says) => says.exec(text)?.groups?.who).find((said) => said && !NOBODY.test(said));
  const name = found && sentenceCase(found);
  const span = wholeOf(text);
  if (!name || /^me$/iu.test(name))
    return MYSELF.test(text) && /\b(?:myself|to me|with me)\b/iu.test(text)
      ? leading(act('update_task', { task: task.id, assigned_to: 'Self' }, task, span))
      : null;
  if (TEAM.test(name)) return leading(act('update_task', { task: task.id, assigned_to: name }, task, span));
  // whoever is in its name is whom it is about
  if (tokens(task.name).includes(fold(name).trim())) return null;
  return leading(act('update_task', { task: task.id, add_note: `${name} to do it` }, task, span));
}

/** A thing to do is spoken of that is not at hand: nothing is made of it. */
function whichTask(text: string): Act | null {
  if (
    !/\b(?:the|that|this) (?:task|to-?do|reminder)\b/iu.test(text) ||
    !/\b(?:give|hand|pass|assign|swap)\b/iu.test(text)
  )
    return null;
  return leading(words('Which to-do is that, and who is to do it?', wholeOf(text)));
}
