import { BEYOND } from '../../lexicon/beyond.ts';
import { type Act, words } from '../act.ts';
import { asks } from '../asks.ts';
import { plainly } from '../plainly.ts';
import type { Piece } from '../scene.ts';

/** A story may hold any of these words. */
const MOST_WORDS = 22;

/** What is to be written down, sent or made may hold any of these words too. */
const OURS =
  /\b(?:new (?:task|job|client)|tasks?|to-?dos?|remind\w*|reminders?|notes?|on (?:the|my) list|tell (?:him|her|them|\w+)|text|message|quote|invoice|bill)\b/;

/** "let olga track my ute", "set my hourly rate to 95", "whats the weather doing": what Smoko cannot do is said plainly. */
export function beyond({ text }: Piece): Act | null {
  const said = plainly(text);
  if (said.split(' ').length > MOST_WORDS) return null;
  if (OURS.test(said) && !asks(text)) return null;
  const found = BEYOND.find(({ says, not }) => says.test(said) && !not?.test(said));
  return found ? words(asked(found.answer), [{ start: 0, end: text.length }]) : null;
}

/** What is offered instead is asked, so that a yes to it is none to something else that waits. */
const asked = (answer: string): string =>
  /\bI can\b(?!['’]t)/.test(answer) && !answer.endsWith('?') ? `${answer} Would you like that?` : answer;
