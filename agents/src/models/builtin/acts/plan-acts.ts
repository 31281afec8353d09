import type { AssistantId } from '@smoko/contract';
import type { Talk } from '../dialogue/talk.ts';
import { isWork } from '../lexicon/work.ts';
import { normalise } from '../normalise.ts';
import type { Reading } from '../reading.ts';
import { wordsIn } from '../records/words.ts';
import type { Reply } from '../reply.ts';
import { type Acts, actsIn, type ReadAct } from './read-acts.ts';

/** Words that may stay over in a message that is understood: one is more often a filler that nobody has listed. */
const MOST_LEFT = 1;

/** Whether the acts explain all of a message. Somebody who is not on file and does something is not to be passed over. */
const isWhole = ({ acts, rest }: Acts): boolean =>
  acts.length > 0 &&
  rest.length === 0 &&
  acts.every(({ left, text }) => left.length <= MOST_LEFT && !opensWith(text, left));

const opensWith = (text: string, [word]: readonly string[]): boolean =>
  word !== undefined && wordsIn(text)[0]?.text === word && !isWork(word);

/** Whether what they explain can be done by itself. */
const isPartly = ({ acts }: Acts): boolean =>
  acts.length > 0 && acts.every(({ left, text }) => !left.length || !opensWith(text, left));

/** The acts of a message that are all that it says; none where something of it stays unexplained. */
export function wholeActs(message: string, talk: Talk): readonly ReadAct[] {
  const read = actsIn(normalise(message), talk);
  return isWhole(read) ? read.acts : [];
}

/**
 * What is done about a message that acts explain: this assistant's own, and the others' parts handed over. Null where
 * they do not, or where nothing of it is this assistant's. `some`: what they explain of it, with the rest told.
 */
export function planActs(reading: Reading, some = false): Reply | null {
  const read = actsIn(normalise(reading.original ?? reading.message), reading);
  if (some ? !isPartly(read) : !isWhole(read)) return null;
  const given = reading.original === null ? read.acts : read.acts.filter(({ text }) => reading.message.includes(text));
  const own = given.filter(({ call }) => call === null || reading.tools.has(call.name));
  const others = given.filter((one) => !own.includes(one));
  if (!given.length || (others.length && !reading.router)) return null;
  const calls = own.flatMap(({ call }) => call ?? []);
  // whoever hands parts on says what is to be said
  const words = reading.original === null ? own.flatMap(({ say }) => say ?? []) : [];
  if (others.length) calls.push({ name: 'hand_over', args: { to: parts(others) } });
  if (some && read.rest.length) words.push(`I did not follow "${read.rest.join('", "')}".`);
  return { text: words.join('\n') + (words.length && calls.length ? '\n\n' : ''), calls };
}

function parts(acts: readonly ReadAct[]): { assistant: AssistantId; request: string }[] {
  const owners = [...new Set(acts.map(({ owner }) => owner))];
  return owners.map((assistant) => ({
    assistant,
    // several acts of one piece are said once
    request: [...new Set(acts.filter(({ owner }) => owner === assistant).map(({ text }) => text))].join('\n'),
  }));
}
