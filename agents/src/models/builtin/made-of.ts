import type { Understood } from '../../guard/left-over.ts';
import type { Reading } from './reading.ts';
import type { Reply } from './reply.ts';

/** What the calls of a reply make use of: `said`, their arguments, and the records of the block that they name. */
export function madeOf(said: string, calls: Reply['calls'], { records, facts }: Reading): Understood {
  const args = calls.map((one) => one.args);
  const told = JSON.stringify(args);
  const about = records.filter(({ id }) => told.includes(id)).map((record) => JSON.stringify(record));
  return { said, args, records: about, today: facts.today };
}
