import { closingWords } from './answer.ts';
import { eachOfSet } from './each-of-set.ts';
import { whereFilesAre } from './filing.ts';
import { perhapsSupplier } from './perhaps-supplier.ts';
import { plan } from './plan.ts';
import type { Reading } from './reading.ts';
import { type Reply, say } from './reply.ts';
import { write } from './write.ts';

/** One answer: words about results, a text when there are no tools, else what to do about the message. */
export function respond(reading: Reading): Reply {
  if (reading.tools.size === 0) return say(write(reading));
  if (reading.results.length)
    return perhapsSupplier(reading) ?? eachOfSet(reading) ?? say(closingWords(reading.results));
  const reply = plan(reading);
  const where = reply.calls.length === 0 ? whereFilesAre(reading) : null;
  return where === null ? reply : say(where);
}
