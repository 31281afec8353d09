import type { TurnEvent } from '@smoko/agents';
import type { Activity, ApprovalCard, AssistantId, ChatMessage, ReceiptCard } from '@smoko/contract';
import type { StoredDoc } from '../db/stored.ts';
import { type Call, idFromKey } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import { agentName, asMessage } from '../domain/conversation/records.ts';

/** Deltas are joined for this long before they are stored and sent. */
const FLUSH_MS = 40;

interface Draft {
  id: string;
  assistant: AssistantId;
  content: string;
  /** Length of what clients already have. */
  sent: number;
  status: ChatMessage['status'];
  error: string | null;
  activities: Activity[];
  receipts: ReceiptCard[];
  approvals: ApprovalCard[];
  /** More than text has changed: send the whole message. */
  whole: boolean;
  stored: boolean;
  dirty: boolean;
}

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
   * message: a turn that has ended has all its words on file. A turn in which somebody failed has failed.
   */
  finish(status: EndStatus, error: string | null): Promise<void>;
  messages(): readonly Draft[];
}

/**
 * Turns what a run emits into stored messages and live events. Every event is stored before it is sent, so a client
 * that was away finds it by its number. `run` is the user's message; ids follow from it, so a retry writes over.
 */
export function createTurnWriter(
  conversation: Conversation,
  call: Call,
  run: StoredDoc,
  lease: () => Record<string, unknown>,
): TurnWriter {
  const threadId = String(run.thread_id);
  const runId = String(run.run_id);
  const drafts = new Map<string, Draft>();
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
      whole: draft.whole || !draft.stored,
      from: draft.sent,
      snapshot: { ...draft },
    }));
    for (const draft of dirty) Object.assign(draft, { dirty: false, whole: false, sent: draft.content.length });
    await storeAll(writes, ending).catch((error: unknown) => {
      for (const draft of dirty) Object.assign(draft, { dirty: true, whole: true, stored: false });
      throw error;
    });
  }

  async function storeAll(writes: Write[], ending: EndStatus | null): Promise<void> {
    const numbers = writes.length + (ending ? 1 : 0);
    const thread = await conversation.count(call, threadId, numbers, lease());
    const first = Number(thread.seq) - numbers + 1;
    const stored = await Promise.all(
      writes.map(async (one, i) => ({
        ...one,
        seq: first + i,
        message: await store(one.draft, one.snapshot, first + i),
      })),
    );
    for (const { draft, whole, from, snapshot, seq, message } of stored) {
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
    if (ending) await conversation.changeAs(call, Number(thread.seq), String(run._id), threadId, { status: ending });
  }

  async function store(draft: Draft, snapshot: Draft, seq: number): Promise<ChatMessage> {
    const { content, status, error, activities, receipts, approvals, assistant } = snapshot;
    const fields = {
      content,
      status,
      error,
      activities,
      receipts,
      approvals,
      assistant,
      agent: agentName(assistant),
      seq,
    };
    const { model } = conversation.messages;
    if (!draft.stored) {
      draft.stored = true;
      const place = { thread_id: run.thread_id, run_id: run.run_id, job_id: run.job_id ?? null };
      const position = Number(run.position) + [...drafts.values()].indexOf(draft) + 1;
      const at = call.clock.now();
      const doc = await model
        .findOneAndUpdate(
          { user_id: run.user_id, _id: draft.id },
          {
            $set: { ...fields, ...place, role: 'assistant', position, updated_at: at, version: 1 },
            $setOnInsert: { created_at: at },
          },
          { upsert: true, returnDocument: 'after' },
        )
        .lean<StoredDoc>();
      return asMessage(doc);
    }
    const doc = await model
      .findOneAndUpdate(
        { user_id: run.user_id, _id: draft.id },
        { $set: { ...fields, updated_at: call.clock.now() } },
        { returnDocument: 'after' },
      )
      .lean<StoredDoc>();
    return asMessage(doc as StoredDoc);
  }

  return {
    messages: () => [...drafts.values()],

    apply(event) {
      if (event.type === 'speaker') {
        const known = drafts.has(event.speaker);
        touch(open(event.speaker, event.assistant), true);
        // who speaks is shown at once, and is on file while the model still thinks
        if (!known) flushSoon();
        return;
      }
      const draft = drafts.get(event.speaker);
      if (!draft) return;
      if (event.type === 'text') draft.content += event.text;
      if (event.type === 'activity') draft.activities = withActivity(draft.activities, event);
      if (event.type === 'receipt')
        draft.receipts = [...draft.receipts.filter((r) => r.receipt_id !== event.receipt.receipt_id), event.receipt];
      if (event.type === 'approval')
        draft.approvals = [
          ...draft.approvals.filter((a) => a.approval_id !== event.approval.approval_id),
          event.approval,
        ];
      if (event.type === 'speaker-done')
        Object.assign(draft, { status: event.error ? 'failed' : 'done', error: event.error });
      touch(draft, event.type !== 'text');
    },

    amend({ receipt, approval }) {
      for (const draft of drafts.values()) {
        const asked = approval && draft.approvals.some((card) => card.approval_id === approval.approval_id);
        const done = receipt && draft.receipts.some((card) => card.receipt_id === receipt.receipt_id);
        if (!asked && !done) continue;
        if (asked)
          draft.approvals = draft.approvals.map((card) =>
            card.approval_id === approval.approval_id ? approval : card,
          );
        if (receipt)
          draft.receipts = done
            ? draft.receipts.map((card) => (card.receipt_id === receipt.receipt_id ? receipt : card))
            : [...draft.receipts, receipt];
        touch(draft, true);
      }
    },

    async finish(status, error) {
      if (drafts.size === 0) touch(open('jerry', 'jerry'), true);
      for (const draft of drafts.values()) {
        if (draft.status !== 'running') continue;
        Object.assign(draft, { status, error: status === 'failed' ? error : null });
        touch(draft, true);
      }
      const failed = status === 'done' && [...drafts.values()].some((draft) => draft.status === 'failed');
      await flush(failed ? 'failed' : status);
    },
  };
}

/** Messages of one turn stand between the user's message and the next, which comes a hundred places later. */
export const POSITIONS_PER_TURN = 100;

const newDraft = (id: string, assistant: AssistantId): Draft => ({
  id,
  assistant,
  content: '',
  sent: 0,
  status: 'running',
  error: null,
  activities: [],
  receipts: [],
  approvals: [],
  whole: true,
  stored: false,
  dirty: true,
});

function withActivity(activities: Activity[], { id, tool, label, status }: Activity): Activity[] {
  const at = activities.findIndex((other) => other.id === id);
  return at < 0 ? [...activities, { id, tool, label, status }] : activities.with(at, { id, tool, label, status });
}
