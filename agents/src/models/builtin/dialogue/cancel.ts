import { CANCELS, UNDOES } from '../lexicon/answers.ts';
import type { Reading } from '../reading.ts';
import { call, type Reply, say } from '../reply.ts';
import { jobMeant, touched } from './meant.ts';
import type { Open } from './pending.ts';
import { exchanges } from './talk.ts';

const DELETE = {
  client: ['delete_client', 'client'],
  supplier: ['delete_supplier', 'supplier'],
  job: ['delete_job', 'job'],
  task: ['delete_task', 'task'],
  item: ['delete_procurement_item', 'item'],
  quote: ['delete_quote', 'quote'],
  finance: ['delete_finance_record', 'record'],
} as const;

/**
 * "never mind", "scrap that": what was still open is dropped; what was just made is put up for deletion, which waits
 * for a yes. Null when the message gives nothing up.
 */
export function givenUp(said: string, open: Open | null, reading: Reading): Reply | null {
  if (!CANCELS.test(said)) return null;
  if (open) return say(`No worries, I have left it. Nothing was done about "${open.request}".`);
  const made = justMade(reading);
  // "cancel it" may mean what the talk was about
  if (!made.length && UNDOES.test(said) && /\b(?:it|that)\b/i.test(said) && jobMeant(said, reading)) return null;
  if (!made.length || !UNDOES.test(said)) return say('No worries, nothing more was done.');
  const calls = made.flatMap(({ kind, id }) => {
    const [tool, ref] = DELETE[kind];
    return reading.tools.has(tool) ? call(tool, { [ref]: id }).calls : [];
  });
  return calls.length ? { text: '', calls } : say('No worries. Say which one and I will take it off.');
}

/** What the message before this one made. */
export function justMade(reading: Pick<Reading, 'records' | 'history'>) {
  const answers = exchanges(reading).at(-1)?.answers.join('\n') ?? '';
  const said = answers.toLowerCase();
  return touched(reading).filter(
    ({ lately, name, number }) =>
      lately === 'created' && (said.includes(name.toLowerCase()) || (number && said.includes(number))),
  );
}
