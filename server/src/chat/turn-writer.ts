import type { TurnEvent } from '@smoko/agents';
import { type ApprovalCard, type AssistantId, type ChatMessage, notFound, type ReceiptCard } from '@smoko/contract';
import type { StoredDoc } from '../db/stored.ts';
import { type Call, idFromKey } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import { asMessage } from '../domain/conversation/records.ts';
import type { Decision } from './decisions.ts';
import { amendDraft, applyEvent, type Draft, fieldsOf, newDraft, takeOver } from './draft.ts';

/** Deltas are joined for this long before they are stored and sent. */
const FLUSH_MS = 40;

/** A draft as it is written now; more may come in while the database works. */
interface Write {
  draft: Draft;
  whole: boolean;
  from: number;
  snapshot: Draft;
}

export type EndStatus = 'done' | 'failed' | 'stopped';

export interface TurnWriter {
  apply(event: TurnEvent): void;
  /** A card of this turn was decided or undone while the turn goes on: what is stored next must not set it back. */
  amend(cards: { receipt?: ReceiptCard | null; approval?: ApprovalCard }): void;
  /**
   * Ends every message that is still open and stores the rest; then, under numbers counted in one go, the user's
   * message: a turn that has ended has all its words on file. A turn in which somebody failed has failed: resolves
   * with how it ended.
   */
  finish(status: EndStatus, error: string | null): Promise<EndStatus>;
  messages(): readonly Draft[];
}

export interface WriterOptions {
  /** Fields of the thread that keep it this run's. */
  lease(): Record<string, unknown>;
  /** What was decided about these requests. */
  decisionsOn(approvalIds: readonly string[]): Promise<Decision[]>;
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
  run: StoredDoc,
  { lease, decisionsOn }: WriterOptions,
): TurnWriter {
  const threadId = String(run.thread_id);
  const runId = String(run.run_id);
  const { model } = conversation.messages;
  const drafts = new Map<string, Draft>();
  /** Requests that still waited when their card was on file: from then on whoever decides finds the card. */
  const waited = new Set<string>();
  const asked = (run.asked_at ?? run.created_at) as Date;
  let timer: NodeJS.Timeout | null = null;
  let queue: Promise<void> = Promise.resolve();

  function open(speaker: string, assistant: AssistantId): Draft {
    const known = drafts.get(speaker);
    const draft = known ?? newDraft(idFromKey(`${runId}:${speaker}`).toHexString(), assistant);
    if (draft.assistant !== assistant) draft.whole = true;
    draft.assistant = assistant;
    drafts.set(speaker, draft);
    return draft;
  }

  function touch(draft: Draft, whole: boolean): void {
    if (draft.status === 'done') draft.response_ms ??= call.clock.now().getTime() - asked.getTime();
    draft.dirty = true;
    draft.whole ||= whole;
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
    const dirty = [...drafts.values()].filter((draft) => draft.dirty);
    if (!dirty.length && !ending) return;
    const writes: Write[] = dirty.map((draft) => ({
      draft,
      whole: draft.whole || draft.seq === null,
      from: draft.sent,
      snapshot: { ...draft },
    }));
    for (const draft of dirty) Object.assign(draft, { dirty: false, whole: false, sent: draft.content.length });
    const kept = await storeAll(writes, ending).catch((error: unknown) => {
      for (const draft of dirty) Object.assign(draft, { dirty: true, whole: true, seq: null });
      waited.clear();
      throw error;
    });
    if (!kept) await write(ending);
  }

  /** False when something was decided meanwhile: it is to be written again, and nothing is ended yet. */
  async function storeAll(writes: Write[], ending: EndStatus | null): Promise<boolean> {
    const numbers = writes.length + (ending ? 1 : 0);
    const thread = await conversation.count(call, threadId, numbers, lease());
    const first = Number(thread.seq) - numbers + 1;
    const stored = await Promise.all(
      writes.map(async (one, i) => ({ ...one, seq: first + i, message: await store(one, first + i) })),
    );
    for (const { message, ...one } of stored) if (message) tell(one, message);
    const late = stored.some(({ message }) => !message);
    if ((await decidedBefore(writes)) || late) return false;
    if (ending) await conversation.changeAs(call, Number(thread.seq), String(run._id), { status: ending });
    return true;
  }

  function tell({ draft, whole, from, snapshot, seq }: Write & { seq: number }, message: ChatMessage): void {
    if (whole) conversation.tell(call, { type: 'message', thread_id: threadId, seq, message });
    else
      conversation.tell(call, {
        type: 'delta',
        thread_id: threadId,
        seq,
        message_id: draft.id,
        offset: from,
        text: snapshot.content.slice(from),
      });
  }

  /** Null when the message on file has changed: what it says of decisions is taken over. */
  async function store({ draft, snapshot }: Write, seq: number): Promise<ChatMessage | null> {
    const doc = await (snapshot.seq === null ? storeFirst(draft, snapshot, seq) : storeNext(snapshot, seq));
    if (doc) {
      draft.seq = seq;
      return asMessage(doc);
    }
    const stored = await model.findOne({ user_id: run.user_id, _id: draft.id }).lean<StoredDoc>();
    if (!stored) throw notFound('message');
    takeOver(draft, stored);
    return null;
  }

  function storeFirst(draft: Draft, snapshot: Draft, seq: number): Promise<StoredDoc | null> {
    const place = { thread_id: run.thread_id, run_id: run.run_id, job_id: run.job_id ?? null };
    const position = Number(run.position) + [...drafts.values()].indexOf(draft) + 1;
    const at = call.clock.now();
    return model
      .findOneAndUpdate(
        { user_id: run.user_id, _id: draft.id },
        {
          $set: { ...fieldsOf(snapshot), ...place, role: 'assistant', position, seq, updated_at: at, version: 1 },
          $setOnInsert: { created_at: at },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<StoredDoc>()
      .exec();
  }

  const storeNext = (snapshot: Draft, seq: number): Promise<StoredDoc | null> =>
    model
      .findOneAndUpdate(
        { user_id: run.user_id, _id: snapshot.id, seq: snapshot.seq },
        { $set: { ...fieldsOf(snapshot), seq, updated_at: call.clock.now() } },
        { returnDocument: 'after' },
      )
      .lean<StoredDoc>()
      .exec();

  /** A request may be decided before its card is on file for the first time: whoever decided found no card to change. */
  async function decidedBefore(writes: Write[]): Promise<boolean> {
    const cards = writes.flatMap(({ snapshot }) => snapshot.approvals);
    const fresh = cards.filter(({ approval_id, status }) => status === 'pending' && !waited.has(approval_id));
    if (!fresh.length) return false;
    const decisions = await decisionsOn(fresh.map(({ approval_id }) => approval_id));
    for (const { approval_id } of fresh) waited.add(approval_id);
    for (const decision of decisions) amend(decision);
    return decisions.length > 0;
  }

  const amend: TurnWriter['amend'] = (cards) => {
    for (const draft of drafts.values()) if (amendDraft(draft, cards)) touch(draft, true);
  };

  return {
    messages: () => [...drafts.values()],
    amend,

    apply(event) {
      if (event.type === 'speaker') {
        // who speaks is shown and on file while the model still thinks; one that answers at once is written once
        touch(open(event.speaker, event.assistant), true);
        return;
      }
      const draft = drafts.get(event.speaker);
      if (!draft) return;
      applyEvent(draft, event);
      touch(draft, event.type !== 'text');
    },

    async finish(status, error) {
      if (drafts.size === 0) touch(open('jerry', 'jerry'), true);
      for (const draft of drafts.values()) {
        if (draft.status !== 'running') continue;
        Object.assign(draft, { status, error: status === 'failed' ? error : null });
        touch(draft, true);
      }
      const failed = status === 'done' && [...drafts.values()].some((draft) => draft.status === 'failed');
      const ended = failed ? 'failed' : status;
      await flush(ended);
      return ended;
    },
  };
}

/** Messages of one turn stand between the user's message and the next, which comes a hundred places later. */
export const POSITIONS_PER_TURN = 100;
