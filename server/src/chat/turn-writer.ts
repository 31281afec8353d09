import type { TurnEvent } from '@smoko/agents';
import type { Call } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import type { ReceiptRow } from '../domain/receipts/receipts.ts';
import { jobOfAll } from './about-job.ts';
import type { Told } from './agent-services.ts';
import { applyEvent, type Cards, type OpenMessage } from './open-message.ts';
import { createSpeakers } from './speakers.ts';
import { createTurnStore, type EndStatus, type StoreOptions } from './turn-store.ts';

/** Deltas are joined for this long before they are stored and sent. */
const FLUSH_MS = 60;

export interface TurnWriter extends Told {
  apply(event: TurnEvent): void;
  /** When every receipt that was said to be ending has its end on file; a message never shows one before. */
  ended(): Promise<unknown>;
  /** A card of this turn was decided or undone while the turn goes on: what is stored next must not set it back. */
  amend(cards: Cards): void;
  /**
   * Ends every message that is still open and stores the rest; then, under numbers counted in one go, the user's
   * message: a turn that has ended has all its words on file. A turn in which somebody failed has failed: resolves
   * with how it ended.
   */
  finish(status: EndStatus, error: string | null): Promise<EndStatus>;
  messages(): readonly OpenMessage[];
}

/** Turns what a run emits into stored messages and live events. `run` is the user's message; ids follow from it, so a retry writes over. */
export function createTurnWriter(
  conversation: Conversation,
  call: Call,
  run: MessageRow,
  options: StoreOptions,
): TurnWriter {
  /** What stands behind the cards: a message that is all about one job belongs to that job. */
  const receipts = new Map<string, ReceiptRow>();
  const endings = new Set<Promise<unknown>>();
  const ended = () => Promise.all(endings);
  const speakers = createSpeakers(run, call.clock, () => flushes.soon());
  const flushes = createFlushes(createTurnStore(conversation, call, run, speakers, ended, options));
  const { touch } = speakers;

  return {
    messages: speakers.all,
    amend: speakers.amend,
    heard: (receipt) => receipts.set(receipt._id.toHexString(), receipt),
    ending(written) {
      endings.add(written);
      written.then(
        () => endings.delete(written),
        // whoever waits for it hears of it
        () => {},
      );
    },
    ended,

    apply(event) {
      if (event.type === 'speaker') {
        // who speaks is shown and on file while the model still thinks; one that answers at once is written once
        touch(speakers.open(event.speaker, event.assistant), true);
        return;
      }
      const current = speakers.find(event.speaker);
      if (!current) return;
      applyEvent(current, event);
      if (event.type === 'receipt')
        current.job_id = jobOfAll(current.receipts.flatMap(({ receipt_id }) => receipts.get(receipt_id) ?? []));
      touch(current, event.type !== 'text');
    },

    async finish(status, error) {
      if (speakers.all().length === 0) touch(speakers.open('jerry', 'jerry'), true);
      for (const current of speakers.all()) {
        if (current.status !== 'running') continue;
        Object.assign(current, { status, error: status === 'failed' ? error : null });
        touch(current, true);
      }
      const failed = status === 'done' && speakers.all().some((current) => current.status === 'failed');
      const ending = failed ? 'failed' : status;
      await flushes.now(ending);
      return ending;
    },
  };
}

/** Writes one after the other, and what comes in quick succession in one go. */
function createFlushes(write: (ending: EndStatus | null) => Promise<void>) {
  let timer: NodeJS.Timeout | null = null;
  let queue: Promise<void> = Promise.resolve();

  function now(ending: EndStatus | null = null): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    queue = queue.catch(() => {}).then(() => write(ending));
    return queue;
  }

  return {
    now,
    soon(): void {
      // what could not be written stays to be written: the next flush takes it along, and the turn's end tells
      timer ??= setTimeout(() => void now().catch(() => {}), FLUSH_MS);
    },
  };
}

/** Messages of one turn stand between the user's message and the next, which comes a hundred places later. */
export const POSITIONS_PER_TURN = 100;
