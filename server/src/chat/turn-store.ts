import { type ChatEvent, type ChatMessage, notFound } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Call } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow } from '../domain/conversation/models.ts';
import { asMessage } from '../domain/conversation/records.ts';
import type { Decision } from './decisions.ts';
import { fieldsOf, type OpenMessage, takeOver } from './open-message.ts';
import type { Speakers } from './speakers.ts';
import { createUndecidedCards } from './undecided-cards.ts';

/** How a turn ends. */
export type EndStatus = 'done' | 'failed' | 'stopped';

/** A message as it is written now; more may come in while the database works. */
interface Write {
  current: OpenMessage;
  whole: boolean;
  from: number;
  snapshot: OpenMessage;
}
type Numbered = Write & { seq: number };

export interface StoreOptions {
  /** Fields of the thread that keep it this run's. */
  lease(): Record<string, unknown>;
  /** What was decided about these approvals and drafts. */
  decisionsOn(ids: readonly string[]): Promise<Decision[]>;
}

/**
 * Puts the messages of a turn on file and tells of them. Every event is stored before it is sent, so a client that was
 * away finds it by its number. `run` is the user's message. `ended`: when every receipt that was said to be ending has
 * its end on file.
 *
 * Decisions change a message beside the run, in this process or another: each write names the number it goes on from,
 * and one that comes too late takes the decision over and is written again.
 */
export function createTurnStore(
  conversation: Conversation,
  call: Call,
  run: MessageRow,
  speakers: Speakers,
  ended: () => Promise<unknown>,
  { lease, decisionsOn }: StoreOptions,
) {
  const threadId = String(run.thread_id);
  const { model } = conversation.messages;
  const undecided = createUndecidedCards(decisionsOn, speakers);

  return write;

  /** Writes whatever has changed; with `ending` also how the turn ended, after all its words. */
  async function write(ending: EndStatus | null): Promise<void> {
    const dirty = speakers.all().filter((current) => current.dirty);
    if (!dirty.length && !ending) return;
    const writes = dirty.map(asWrite);
    for (const current of dirty) Object.assign(current, { dirty: false, whole: false, sent: current.content.length });
    const kept = await storeAll(writes, ending).catch((error: unknown) => {
      for (const current of dirty) Object.assign(current, { dirty: true, whole: true, seq: null });
      undecided.forget();
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
    const cards = undecided.newIn(writes.map(({ snapshot }) => snapshot));
    // a card that is only now put on file may have been decided before: that is looked up first
    if (!(await store(numbered, cards.length ? null : end))) return false;
    if (!cards.length) return true;
    return !(await undecided.decidedBefore(cards)) && store([], end);
  }

  /** In one step and in order: the turn's end after all its words. False when one was changed meanwhile, and so not written. */
  async function store(writes: Numbered[], end: { status: EndStatus; seq: number } | null): Promise<boolean> {
    const rows = await Promise.all(writes.map(rowOf));
    const changes = rows.map(({ _id, user_id: _u, created_at, ...fields }, i) => {
      const from = writes[i]?.snapshot.seq ?? null;
      return { filter: { _id, ...(from === null ? {} : { seq: from }) }, fields, created: { created_at } };
    });
    const ended = end && { filter: { _id: run._id }, fields: end };
    const stored = await conversation.storeAll(call, [...changes, ...(ended ? [ended] : [])]);
    for (const [i, one] of writes.entries()) {
      const row = rows[i];
      if (i > stored) Object.assign(one.current, { dirty: true, whole: true });
      else if (i === stored) await meanwhile(one.current);
      else if (row) {
        one.current.seq = one.seq;
        conversation.tell(call, newsOf(one, asMessage({ ...row, asked_at: null, journal: {}, on_screen: null })));
      }
    }
    if (stored < changes.length) return false;
    if (end) {
      const message = asMessage({ ...run, ...end });
      conversation.tell(call, { type: 'message', thread_id: threadId, seq: end.seq, message });
    }
    return true;
  }

  /** The message on file has changed: what it says of decisions is taken over. */
  async function meanwhile(current: OpenMessage): Promise<void> {
    const stored = await model.findOne({ user_id: run.user_id, _id: current.id }).lean();
    if (!stored) throw notFound('message');
    takeOver(current, stored);
  }

  async function rowOf({ current, snapshot, seq }: Numbered): Promise<AnswerRow> {
    const now = call.clock.now();
    current.created_at ??= (await begunBefore(current.id)) ?? now;
    const position = run.position + speakers.all().indexOf(current) + 1;
    return answerRow(run, snapshot, { position, seq, created_at: current.created_at, updated_at: now });
  }

  /** A message that was begun before the turn was tried again is as old as it was. */
  async function begunBefore(id: string): Promise<Date | undefined> {
    if (!run.asked_at) return undefined;
    return (await model.findOne({ user_id: run.user_id, _id: id }).lean())?.created_at;
  }
}

/** An assistant's message: what only a user's message keeps is not written. */
type AnswerRow = Omit<MessageRow, 'asked_at' | 'journal' | 'on_screen'>;

/** What goes on file of a message of this turn. */
const answerRow = (
  run: MessageRow,
  message: OpenMessage,
  place: Pick<MessageRow, 'position' | 'seq' | 'created_at' | 'updated_at'>,
): AnswerRow => ({
  ...fieldsOf(message),
  _id: new Types.ObjectId(message.id),
  user_id: run.user_id,
  thread_id: run.thread_id,
  run_id: run.run_id,
  job_id: message.job_id ? new Types.ObjectId(message.job_id) : run.job_id,
  client_message_id: null,
  attachments: [],
  role: 'assistant',
  version: 1,
  ...place,
});

/** The whole message, or only the text that came since it was told last. */
function newsOf({ current, whole, from, snapshot, seq }: Numbered, message: ChatMessage): ChatEvent {
  const { thread_id } = message;
  if (whole) return { type: 'message', thread_id, seq, message };
  return { type: 'delta', thread_id, seq, message_id: current.id, offset: from, text: snapshot.content.slice(from) };
}

const asWrite = (current: OpenMessage): Write => ({
  current,
  whole: current.whole || current.seq === null,
  from: current.sent,
  snapshot: { ...current },
});
