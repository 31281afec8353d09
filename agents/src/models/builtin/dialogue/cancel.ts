import { CANCELS, CANCELS_WHY, UNDOES } from '../lexicon/answers.ts';
import type { Reading } from '../reading.ts';
import { jobMeant, touched } from '../records/meant.ts';
import { call, type Reply, say } from '../reply.ts';
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
  if (open && CANCELS_WHY.test(said)) return left(open);
  if (!CANCELS.test(said)) return null;
  if (open) return left(open);
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

const left = ({ request }: Open): Reply => say(`No worries, I have left it. Nothing was done about "${request}".`);

/** What the message before this one made. */
export function justMade(reading: Pick<Reading, 'records' | 'history'>) {
  const answers = exchanges(reading).at(-1)?.answers.join('\n') ?? '';
  const said = answers.toLowerCase();
  // two of the same name are both meant only where the answer named both
  const times = (what: string) => said.split(what).length - 1;
  const seen = new Map<string, number>();
  return touched(reading).filter(({ lately, name, number }) => {
    const told = Math.max(times(name.toLowerCase()), number ? times(number.toLowerCase()) : 0);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return lately === 'created' && count <= told;
  });
}
