import { wordsLeft } from '../../guard/left-over.ts';
import { asks } from './acts/asks.ts';
import { madeOf } from './made-of.ts';
import type { Reading } from './reading.ts';
import type { Reply } from './reply.ts';

const SHOWS = /^(?:find|list|show)_/;
/** How a question is put, of whatever it is asked. */
const ASKING = new Set(
  `count underway havent hasnt shown far sure still altogether money currently past left board anyone paying owed again yet ever actually
   remember exactly roughly supposed mate reckon lately recently nowadays days thing stuff remind wondering wrote written nothing leave outstanding present
   whove quarter turn turns place settle settled coughed lads boys happy ae aye chur`.split(/\s+/u),
);

/** A question of which a word is in nothing that the older rules look up: what is shown may not be its answer, and is said to be so. */
export function partRead(reply: Reply, reading: Reading): Reply {
  const { calls, text } = reply;
  const { message, records } = reading;
  if (text || !calls.length || !calls.every(({ name }) => SHOWS.test(name)) || !asks(message)) return reply;
  const made = madeOf(message, calls, reading);
  // "when do the motels taps come": whose they are is no riddle
  const names = records.map(({ name, client }) => `${name} ${client ?? ''}`);
  const left = wordsLeft({ ...made, records: [...made.records, ...names] }).filter((word) => !ASKING.has(word));
  if (!left.length) return reply;
  const words = left.map((word) => `"${word}"`).join(' and ');
  return { ...reply, text: `I did not get ${words}, so this may not be your answer:\n\n` };
}
