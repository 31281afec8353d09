import { BEYOND, type Beyond } from '../../lexicon/beyond.ts';
import { BEYOND_OFFICE } from '../../lexicon/beyond-office.ts';
import { type Act, words } from '../act.ts';
import { asks } from '../asks.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const ALL = [...BEYOND, ...BEYOND_OFFICE];

/** Stories may have these words in them and ask for nothing. */
const MOST_WORDS = 22;

/** What is to be noted, sent or created may have these words in it too. */
const OURS =
  /\b(?:new (?:task|job|client)|tasks?|to-?dos?|remind\w*|reminders?|notes?|on (?:the|my) list|tell (?!me\b|us\b)\w+|text|(?<!voice )message|quote|invoice|bill)\b/;

/** "let olga track my ute", "set my hourly rate to 95", "whats the weather doing": says plainly what Smoko cannot do. */
export const beyond = (piece: Piece, scene: Scene): Act | null => outside(piece, scene, BEYOND);
/** "order us 4 burgers", "print the label": the same, but read before orders and to-dos, which it looks like. */
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

/** An offer of something else is put as a question, so that a yes to it is not taken for a yes to something that waits. */
const asked = (answer: string): string =>
  /\bI can\b(?!['’]t)/.test(answer) && !answer.endsWith('?') ? `${answer} Would you like that?` : answer;
