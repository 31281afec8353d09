import type { KnownRecord, TurnContext } from '@smoko/agents';
import type { Call } from '../domain/call.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { ReceiptRow } from '../domain/receipts/receipts.ts';
import type { Told } from './agent-services.ts';
import { type Known, LATELY } from './known/known.ts';
import { POSITIONS_PER_TURN } from './turn-writer.ts';

/** The first turn of its conversation, and for the first time: nothing was said or done there before. */
export const opensThread = ({ position, asked_at }: MessageRow): boolean =>
  position === POSITIONS_PER_TURN && !asked_at;

/** The records that a turn may be about. Looked up at once; again once something was done that may change them. */
export function turnKnown(
  records: Known,
  call: Call,
  run: MessageRow,
  told: Told & { ended(): Promise<unknown> },
): Pick<Told, 'heard'> & Pick<TurnContext, 'known'> {
  const threadId = String(run.thread_id);
  const lately = () => told.ended().then(() => records.lately(call, threadId));
  let early: Promise<KnownRecord[]> | null = opensThread(run) ? Promise.resolve([]) : lately();
  const named = records.named(call, run.content);
  const onScreen = run.on_screen ? records.onScreen(call, run.on_screen) : Promise.resolve([]);
  for (const asked of [early, named, onScreen]) asked.catch(() => {});
  const done: ReceiptRow[] = [];
  /** All that was done here is told as touched lately, and nothing that was found by its name is gone since. */
  const stillNamed = () =>
    done.length <= LATELY && done.every(({ operation }) => /\.(?:create|update)$/.test(operation));
  return {
    heard(receipt) {
      done.push(receipt);
      // what was looked up before knows nothing of it
      early = null;
      told.heard(receipt);
    },
    async known(message, saidBefore) {
      const touched = early ?? lately();
      // later on something may have been made or changed: what assistants did here is told first
      early = null;
      const same = message === run.content && stillNamed();
      const found = await Promise.all([
        touched.then((lately) => onScreen.then((shown) => withShown(lately, shown))),
        same ? named : records.named(call, message),
        saidBefore ? records.mentioned(call, saidBefore) : [],
      ]);
      return once(found.flat());
    },
  };
}

/** What was just made or changed says more than that it is on the screen, and both may be true. */
function withShown(lately: KnownRecord[], shown: readonly KnownRecord[]): KnownRecord[] {
  const ids = new Set(shown.map(({ id }) => id));
  const touched = lately.map((record) => (ids.has(record.id) ? { ...record, on_screen: true as const } : record));
  return [...touched, ...shown];
}

/** Each record where it stands first. */
const once = (records: KnownRecord[]): KnownRecord[] =>
  records.filter(({ id }, i) => records.findIndex((other) => other.id === id) === i);
