import { meaningOf } from './dialogue/turn.ts';
import { ownMessage } from './for-team.ts';
import type { Reading, ToolResultSeen } from './reading.ts';
import { type PlannedCall, type Reply, say } from './reply.ts';
import type { Row, SetRequest } from './set-request.ts';
import { setIn } from './whole-set.ts';

/** More than this is not put up for a yes at once: nobody reads it. */
const MOST = 12;

/**
 * After the list of a whole set: the change of each of its records, all of which wait for a yes, and then the words
 * that say what waits. Null when the message is about no set.
 */
export function eachOfSet(reading: Reading): Reply | null {
  const sets = meaningOf(reading).requests.flatMap((part) => setIn(ownMessage(part).request, reading) ?? []);
  for (const set of sets) {
    const list = listOf(set, reading);
    if (!list) continue;
    if (Number(list.data?.count) === 0)
      return say(
        `${list.summary.replace(/[.\s]*$/, '.')} So there is nothing to ${set.does.replace(/ (?:them|to)$/, '')}.`,
      );
    const rows = (list.data?.[set.rows] ?? []) as Row[];
    const calls = forEach(set, rows);
    const made = reading.results.filter(({ tool }) => calls.some(({ name }) => name === tool));
    if (made.length) return say(waiting(set, made, reading.results));
    const refusal = notYet(set, list, calls);
    return refusal ? say(refusal) : { text: '', calls };
  }
  return null;
}

/** Its list, where only one of that kind found anything: which of two is meant cannot be told. */
function listOf(set: SetRequest, { results }: Reading): ToolResultSeen | undefined {
  const lists = results.filter(({ tool, ok }) => ok && tool === set.list.name);
  const some = lists.filter(({ data }) => Number(data?.count) !== 0);
  return some.length === 1 ? some[0] : lists[0];
}

/** One call for each, two for nobody: a client who owes twice gets one message. */
function forEach(set: SetRequest, rows: Row[]): PlannedCall[] {
  const calls = rows.flatMap((row) => set.each?.(row) ?? []);
  const seen = new Set<string>();
  return calls.filter((one) => {
    const key = JSON.stringify(one);
    return !seen.has(key) && seen.add(key);
  });
}

function notYet(set: SetRequest, list: ToolResultSeen, calls: PlannedCall[]): string | null {
  const nothing = 'Nothing has been changed or sent.';
  if (set.asks) return `${list.summary}\n${nothing} ${set.asks}`;
  if (set.unclear) return `${list.summary}\n${nothing} Which of these do you mean? Name them and I will ${set.does}.`;
  if (!calls.length) return `${list.summary}\n${nothing} Which of these, and what exactly should I do with them?`;
  if (calls.length > MOST || Number(list.data?.count) > calls.length + MOST)
    return `${list.summary}\n${nothing} That is too many for one yes. Which ones should I ${set.does.replace(/ (?:them|to)\b/, '')}?`;
  return null;
}

/** What waits, by name; and what could not be got ready. */
function waiting(set: SetRequest, made: ToolResultSeen[], all: ToolResultSeen[]): string {
  const waits = made.filter((one) => one.waits).map(({ summary }) => `- ${summary}`);
  const rest = all.filter((one) => !one.waits && !(one.ok && one.tool === set.list.name)).map(({ summary }) => summary);
  const count = waits.length === 1 ? 'this' : `all ${waits.length}`;
  const words = set.words ? `\nThe words: "${set.words}"` : '';
  const ask = `Nothing has been changed or sent. To ${set.does.replace(/ to$/, '')} waits for your yes:\n${waits.join('\n')}${words}`;
  const unique = [...new Set(rest)].join('\n');
  return [unique, waits.length ? `${ask}\nShall I go ahead with ${count}?` : ''].filter(Boolean).join('\n');
}
