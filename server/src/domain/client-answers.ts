import { createHash } from 'node:crypto';
import { adminTasks } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { RowBase } from '../db/row.ts';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { EventBus } from './events.ts';
import type { Executor } from './executor.ts';
import { fromWire } from './receipts/with-receipt.ts';

/** What the client of a quote or a variation answered. */
export interface ClientAnswer {
  decision: 'accepted' | 'declined';
  name: string;
  reason: string | null;
  at: Date;
  total: number;
}

/** What was accepted, to the letter, with its hash. */
export type Agreed = Record<string, unknown> & { hash: string };

type AnswerState = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** A record that its client can answer. */
export interface Answerable extends RowBase {
  project_id: Types.ObjectId | null;
  total: number;
  response?: ClientAnswer | null | undefined;
}

/** A quote or a variation as its client sees it. */
export interface AnswerView<Row> {
  actor: Actor;
  record: Row;
  state: AnswerState;
  response: ClientAnswer | null;
  /** Of the content shown: an answer is to this and to nothing that came later. */
  seen: string;
}

export interface ClientAnswers<Row> {
  /** null: there is no such record any more. */
  view(id: string): Promise<AnswerView<Row> | null>;
  /** Counts once. `changed`: not what they looked at; `closed`: nothing to answer any more. */
  answer(
    id: string,
    given: { decision: 'accepted' | 'declined'; name: string; reason: string | null; seen: string },
  ): Promise<'done' | 'changed' | 'closed'>;
}

/** What answers are stored with: once, on the version that was looked at. */
interface AnswerFields {
  status: 'accepted' | 'declined';
  response: ClientAnswer;
  agreed: Agreed | null;
  updated_at: Date;
}

/** What differs between the tables that can be answered. */
export interface AnswerTable<Row> {
  table: string;
  find(id: string): Promise<Row | null>;
  /** null where it was answered, changed or withdrawn at this very moment. */
  write(row: Row, fields: AnswerFields): Promise<Row | null>;
  /** What is agreed to: everything the client reads. */
  contentOf(row: Row): Record<string, unknown>;
  stateOf(row: Row, actor: Actor): AnswerState;
  /** What it is called where the tradie is told: "Quote Q-1". */
  titleOf(row: Row, actor: Actor): Promise<string> | string;
  /** What one that is accepted leads to, in words for the tradie; does nothing twice. */
  followed?(actor: Actor, row: Row): Promise<{ record: Row; made: string[] }>;
  /** Of the to-do that tells: an answer tells once. */
  taskKey: string;
}

export interface AnswerParts {
  clock: Clock;
  bus: EventBus;
  executor: Executor;
  ownerOf(userId: string): Promise<Actor | null>;
}

const hashOf = (content: Record<string, unknown>): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** The answers of people who have the link of a record: one answer each, to what they looked at, and the tradie is told. */
export function createClientAnswers<Row extends Answerable>(
  { table, find, write, contentOf, stateOf, titleOf, taskKey, followed }: AnswerTable<Row>,
  { clock, bus, executor, ownerOf }: AnswerParts,
): ClientAnswers<Row> {
  const view: ClientAnswers<Row>['view'] = async (id) => {
    const record = await find(id);
    const actor = record && (await ownerOf(String(record.user_id)));
    if (!record || !actor) return null;
    const response = record.response ?? null;
    return { actor, record, state: stateOf(record, actor), response, seen: hashOf(contentOf(record)) };
  };

  async function tell(actor: Actor, answered: Row, { decision, name, reason }: ClientAnswer): Promise<void> {
    const came = decision === 'accepted' ? await followed?.(actor, answered) : undefined;
    const { record, made } = came ?? { record: answered, made: [] };
    const why = reason ? `: ${reason}` : '';
    const title = await titleOf(record, actor);
    await executor.execute(
      adminTasks.operations.create,
      { ...actor, via: 'automation' },
      fromWire(adminTasks.operations.create, {
        task_name: `${title} ${decision} by ${name}${why}`.slice(0, 200),
        project_id: record.project_id?.toHexString() ?? null,
        notes: made.join(' ') || null,
      }),
      // the same answer tells once, also after a crash
      { key: `${taskKey}:${record._id.toHexString()}` },
    );
  }

  return {
    view,
    async answer(id, { decision, name, reason, seen }) {
      const shown = await view(id);
      if (!shown) return 'closed';
      const { actor, record } = shown;
      if (shown.response) {
        // the form came twice, or its first answer got lost on the way
        if (shown.response.decision !== decision) return 'closed';
        await tell(actor, record, shown.response);
        return 'done';
      }
      if (shown.state !== 'open') return 'closed';
      if (shown.seen !== seen) return 'changed';
      const at = clock.now();
      const response: ClientAnswer = { decision, name, reason, at, total: record.total };
      const agreed = decision === 'accepted' ? { ...contentOf(record), hash: seen } : null;
      const after = await write(record, { status: decision, response, agreed, updated_at: at });
      // answered, changed or withdrawn at this very moment: looked at anew
      if (!after) return this.answer(id, { decision, name, reason, seen });
      bus.emit('record', actor.userId, { table, op: 'UPDATE', id, updated_at: at.toISOString() });
      await tell(actor, after, response);
      return 'done';
    },
  };
}
