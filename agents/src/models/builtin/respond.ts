import { closingWords } from './answer.ts';
import { notInAnswer } from './answers-asked.ts';
import { eachOfSet } from './each-of-set.ts';
import { whereFilesAre } from './filing.ts';
import { perhapsSupplier } from './perhaps-supplier.ts';
import { plan } from './plan.ts';
import type { Reading } from './reading.ts';
import { type Reply, say } from './reply.ts';
import { NOT_SENT, SAVE_FIRST, sendMade, waitsToBeSaved, wasNotSent } from './send-made.ts';
import { write } from './write.ts';

/** What was done or found; what a question asked for and is not in it is said not to be. */
function closing(reading: Reading): string {
  const { message, results } = reading;
  const words = closingWords(results);
  const more = waitsToBeSaved(reading) ? `\n${SAVE_FIRST}` : wasNotSent(reading) ? `\n${NOT_SENT}` : '';
  const told = `${words}${more}`;
  const lacks = notInAnswer(message, results, told);
  return lacks ? `${told}\n\n${lacks}` : told;
}

/** One answer: words about results, a text when there are no tools, else what to do about the message. */
export function respond(reading: Reading): Reply {
  if (reading.tools.size === 0) return say(write(reading));
  if (reading.results.length)
    return perhapsSupplier(reading) ?? eachOfSet(reading) ?? sendMade(reading) ?? say(closing(reading));
  const reply = plan(reading);
  const where = reply.calls.length === 0 ? whereFilesAre(reading) : null;
  return where === null ? reply : say(where);
}
