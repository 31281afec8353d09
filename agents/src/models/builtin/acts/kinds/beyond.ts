import { BEYOND, type Beyond } from '../../lexicon/beyond.ts';
import { BEYOND_OFFICE } from '../../lexicon/beyond-office.ts';
import { type Act, words } from '../act.ts';
import { asks } from '../asks.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const ALL = [...BEYOND, ...BEYOND_OFFICE];

/** A story may hold any of these words. */
const MOST_WORDS = 22;

/** What is to be written down, sent or made may hold any of these words too. */
const OURS =
  /\b(?:new (?:task|job|client)|tasks?|to-?dos?|remind\w*|reminders?|notes?|on (?:the|my) list|tell (?!me\b|us\b)\w+|text|(?<!voice )message|quote|invoice|bill)\b/;

/** "let olga track my ute", "set my hourly rate to 95", "whats the weather doing": what Smoko cannot do is said plainly. */
export const beyond = (piece: Piece, scene: Scene): Act | null => outside(piece, scene, BEYOND);
/** "order us 4 burgers", "print the label": read before any order or to-do is. */
export const beyondOffice = (piece: Piece, scene: Scene): Act | null => outside(piece, scene, BEYOND_OFFICE);

function outside({ text }: Piece, { facts: { cannot } }: Scene, list: readonly Beyond[]): Act | null {
  const said = plainly(text);
  if (said.split(' ').length > MOST_WORDS) return null;
  if (OURS.test(said) && !asks(text)) return null;
  const found = list.find(
    ({ ability, says, not }) => (cannot?.has(ability) ?? true) && says.test(said) && !not?.test(said),
  );
  return found ? words(asked(found.answer), wholeOf(text)) : null;
}

/** Whether a reply is nothing but what cannot be done. */
export const isBeyond = (said: string): boolean => ALL.some(({ answer }) => said === asked(answer));

/** What is offered instead is asked, so that a yes to it is none to something else that waits. */
const asked = (answer: string): string =>
  /\bI can\b(?!['’]t)/.test(answer) && !answer.endsWith('?') ? `${answer} Would you like that?` : answer;
