import { wordsLeft } from '../../guard/left-over.ts';
import { asks } from './acts/asks.ts';
import type { Reading } from './reading.ts';
import type { Reply } from './reply.ts';

/** What shows one record, or what there is of somebody. */
const SHOWS = /^(?:find_(?!procurement_item$)|list_(?:jobs|quotes|tasks)$)/;
/** How a question is put, of whatever it is asked. */
const ASKING = new Set(
  `count underway havent hasnt shown far sure still altogether money currently past left board anyone paying again yet ever actually
   remember exactly roughly supposed mate reckon lately recently nowadays days thing stuff remind wondering wrote`.split(
    /\s+/u,
  ),
);

/** A question of which a word is in nothing that the older rules look up: what is shown may not be its answer, and is said to be so. */
export function partRead(reply: Reply, { message, records, facts }: Reading): Reply {
  const { calls, text } = reply;
  if (text || !calls.length || !calls.every(({ name }) => SHOWS.test(name)) || !asks(message)) return reply;
  const args = calls.map((one) => one.args);
  const told = JSON.stringify(args);
  const about = records.filter(({ id }) => told.includes(id)).map((record) => JSON.stringify(record));
  const left = wordsLeft({ said: message, args, records: about, today: facts.today }).filter(
    (word) => !ASKING.has(word),
  );
  if (!left.length) return reply;
  const words = left.map((word) => `"${word}"`).join(' and ');
  return { ...reply, text: `I did not get ${words}, so this may not be your answer:\n\n` };
}
