import type { TurnEvent } from '@smoko/agents';
import { type AssistantId, type ChatMessage, notFound } from '@smoko/contract';
import { Types } from 'mongoose';
import { type Call, idFromKey } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import { asMessage } from '../domain/conversation/records.ts';
import type { ReceiptRow } from '../domain/receipts/receipts.ts';
import { jobOfAll } from './about-job.ts';
import type { Told } from './agent-services.ts';
import type { Decision } from './decisions.ts';
import {
  amendCards,
  applyEvent,
  type Cards,
  fieldsOf,
  type OpenMessage,
  openMessage,
  takeOver,
} from './open-message.ts';

/** Deltas are joined for this long before they are stored and sent. */
const FLUSH_MS = 60;

/** A message as it is written now; more may come in while the database works. */
interface Write {
  current: OpenMessage;
  whole: boolean;
  from: number;
  snapshot: OpenMessage;
}
type Numbered = Write & { seq: number };

export type EndStatus = 'done' | 'failed' | 'stopped';

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

/** An assistant's message: what only a user's message keeps is not written. */
type AnswerRow = Omit<MessageRow, 'asked_at' | 'journal'>;

export interface WriterOptions {
  /** Fields of the thread that keep it this run's. */
  lease(): Record<string, unknown>;
  /** What was decided about these approvals and drafts. */
  decisionsOn(ids: readonly string[]): Promise<Decision[]>;
}

/**
 * Turns what a run emits into stored messages and live events. Every event is stored before it is sent, so a client
 * that was away finds it by its number. `run` is the user's message; ids follow from it, so a retry writes over.
 *
 * Decisions change a message beside the run, in this process or another: each write names the number it goes on from,
 * and one that comes too late takes the decision over and is written again.
 */
export function createTurnWriter(
  conversation: Conversation,
  call: Call,
  run: MessageRow,
  { lease, decisionsOn }: WriterOptions,
): TurnWriter {
  const threadId = String(run.thread_id);
  const runId = String(run.run_id);
  const { model } = conversation.messages;
  const openMessages = new Map<string, OpenMessage>();
  /** Requests that still waited when their card was on file: from then on whoever decides finds the card. */
  const waited = new Set<string>();
  /** What stands behind the cards: a message that is all about one job belongs to that job. */
  const receipts = new Map<string, ReceiptRow>();
  const endings = new Set<Promise<unknown>>();
  const ended = () => Promise.all(endings);
  const asked = run.asked_at ?? run.created_at;
  let timer: NodeJS.Timeout | null = null;
  let queue: Promise<void> = Promise.resolve();

  function open(speaker: string, assistant: AssistantId): OpenMessage {
    const known = openMessages.get(speaker);
    const current = known ?? openMessage(idFromKey(`${runId}:${speaker}`).toHexString(), assistant);
    if (current.assistant !== assistant) current.whole = true;
    current.assistant = assistant;
    openMessages.set(speaker, current);
    return current;
  }

  function touch(current: OpenMessage, whole: boolean): void {
    if (current.status === 'done') current.response_ms ??= call.clock.now().getTime() - asked.getTime();
    current.dirty = true;
    current.whole ||= whole;
    timer ??= setTimeout(flushSoon, FLUSH_MS);
  }

  function flush(ending: EndStatus | null = null): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    queue = queue.catch(() => {}).then(() => write(ending));
    return queue;
  }

  // what could not be written stays to be written: the next flush takes it along, and `finish` tells
  function flushSoon(): void {
    flush().catch(() => {});
  }

  async function write(ending: EndStatus | null): Promise<void> {
    const dirty = [...openMessages.values()].filter((current) => current.dirty);
    if (!dirty.length && !ending) return;
    const writes: Write[] = dirty.map((current) => ({
      current,
      whole: current.whole || current.seq === null,
      from: current.sent,
      snapshot: { ...current },
    }));
    for (const current of dirty) Object.assign(current, { dirty: false, whole: false, sent: current.content.length });
    const kept = await storeAll(writes, ending).catch((error: unknown) => {
      for (const current of dirty) Object.assign(current, { dirty: true, whole: true, seq: null });
      waited.clear();
      throw error;
    });
    if (!kept) await write(ending);
  }

  /** False when something was decided meanwhile: it is to be written again, and nothing is ended yet. */
  async function storeAll(writes: Write[], ending: EndStatus | null): Promise<boolean> {
    const numbers = writes.length + (ending ? 1 : 0);
    const [{ seq }] = await Promise.all([conversation.count(call, threadId, numbers, lease()), ended()]);
    const first = seq - numbers + 1;
    const numbered = writes.map((one, i) => ({ ...one, seq: first + i }));
    const end = ending && { status: ending, seq };
    const cards = freshCards(writes);
    // a card that is only now put on file may have been decided before: that is looked up first
    if (!(await store(numbered, cards.length ? null : end))) return false;
    if (!cards.length) return true;
    return !(await decidedBefore(cards)) && store([], end);
  }

  /** In one step and in order: the turn's end after all its words. False when one was changed meanwhile, and so not written. */
  async function store(writes: Numbered[], end: { status: EndStatus; seq: number } | null): Promise<boolean> {
    const docs = await Promise.all(writes.map(docOf));
    const changes = docs.map(({ _id, user_id: _u, created_at, ...fields }, i) => {
      const from = writes[i]?.snapshot.seq ?? null;
      return { filter: { _id, ...(from === null ? {} : { seq: from }) }, fields, created: { created_at } };
    });
    const ended = end && { filter: { _id: run._id }, fields: end };
    const stored = await conversation.storeAll(call, [...changes, ...(ended ? [ended] : [])]);
    for (const [i, one] of writes.entries()) {
      const { current, seq } = one;
      const doc = docs[i];
      if (i > stored) Object.assign(current, { dirty: true, whole: true });
      else if (i === stored) await meanwhile(current);
      else if (doc) {
        current.seq = seq;
        tell(one, asMessage({ ...doc, asked_at: null, journal: {} }));
      }
    }
    if (stored < changes.length) return false;
    if (end)
      conversation.tell(call, {
        type: 'message',
        thread_id: threadId,
        seq: end.seq,
        message: asMessage({ ...run, ...end }),
      });
    return true;
  }

  function tell({ current, whole, from, snapshot, seq }: Numbered, message: ChatMessage): void {
    if (whole) conversation.tell(call, { type: 'message', thread_id: threadId, seq, message });
    else
      conversation.tell(call, {
        type: 'delta',
        thread_id: threadId,
        seq,
        message_id: current.id,
        offset: from,
        text: snapshot.content.slice(from),
      });
  }

  /** The message on file has changed: what it says of decisions is taken over. */
  async function meanwhile(current: OpenMessage): Promise<void> {
    const stored = await model.findOne({ user_id: run.user_id, _id: current.id }).lean();
    if (!stored) throw notFound('message');
    takeOver(current, stored);
  }

  async function docOf({ current, snapshot, seq }: Numbered): Promise<AnswerRow> {
    const _id = new Types.ObjectId(current.id);
    const at = call.clock.now();
    // one that was begun before the turn was tried again is as old as it was
    const earlier =
      run.asked_at && !current.created_at ? await model.findOne({ user_id: run.user_id, _id }).lean() : null;
    current.created_at ??= earlier?.created_at ?? at;
    return {
      ...fieldsOf(snapshot),
      _id,
      user_id: run.user_id,
      thread_id: run.thread_id,
      run_id: run.run_id,
      job_id: snapshot.job_id ? new Types.ObjectId(snapshot.job_id) : run.job_id,
      client_message_id: null,
      attachments: [],
      role: 'assistant',
      position: run.position + [...openMessages.values()].indexOf(current) + 1,
      seq,
      created_at: current.created_at,
      updated_at: at,
      version: 1,
    };
  }

  /** A request may be decided before its card is on file for the first time: whoever decided found no card to change. */
  async function decidedBefore(fresh: readonly string[]): Promise<boolean> {
    const decisions = await decisionsOn(fresh);
    for (const id of fresh) waited.add(id);
    for (const decision of decisions) amend(decision);
    return decisions.length > 0;
  }

  const freshCards = (writes: readonly Write[]): string[] =>
    writes
      .flatMap(({ snapshot: { approvals, drafts } }) => [
        ...approvals.filter(({ status }) => status === 'pending').map(({ approval_id }) => approval_id),
        ...drafts.filter(({ status }) => status === 'open').map(({ id }) => id),
      ])
      .filter((id) => !waited.has(id));

  const amend: TurnWriter['amend'] = (cards) => {
    for (const current of openMessages.values()) if (amendCards(current, cards)) touch(current, true);
  };

  return {
    messages: () => [...openMessages.values()],
    amend,
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
        touch(open(event.speaker, event.assistant), true);
        return;
      }
      const current = openMessages.get(event.speaker);
      if (!current) return;
      applyEvent(current, event);
      if (event.type === 'receipt')
        current.job_id = jobOfAll(current.receipts.flatMap(({ receipt_id }) => receipts.get(receipt_id) ?? []));
      touch(current, event.type !== 'text');
    },

    async finish(status, error) {
      if (openMessages.size === 0) touch(open('jerry', 'jerry'), true);
      for (const current of openMessages.values()) {
        if (current.status !== 'running') continue;
        Object.assign(current, { status, error: status === 'failed' ? error : null });
        touch(current, true);
      }
      const failed = status === 'done' && [...openMessages.values()].some((current) => current.status === 'failed');
      const ended = failed ? 'failed' : status;
      await flush(ended);
      return ended;
    },
  };
}

/** Messages of one turn stand between the user's message and the next, which comes a hundred places later. */
export const POSITIONS_PER_TURN = 100;
