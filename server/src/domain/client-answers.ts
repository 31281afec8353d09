import { createHash } from 'node:crypto';
import { adminTasks, type FrozenPaper } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import type { RowBase } from '../db/row.ts';
import type { Actor } from './actor.ts';
import type { Clock } from './clock.ts';
import type { EventBus } from './events.ts';
import type { Executor } from './executor.ts';
import { keepChange } from './history/keep-changes.ts';
import type { RecordChangeRow } from './history/store.ts';
import type { LinkVersion } from './paper-token.ts';
import { fromWire } from './receipts/with-receipt.ts';

/** What the client of a quote or a variation answered. */
export interface ClientAnswer {
  decision: 'accepted' | 'declined';
  name: string;
  reason: string | null;
  at: Date;
  total: number;
  /** Of a quote: the optional lines and those of the choices, by their places. */
  taken?: number[];
}

/** What was accepted, to the letter, with its hash. */
export type Agreed = Record<string, unknown> & { hash: string };

type AnswerState = 'open' | 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** A record that its client can answer. */
export interface Answerable extends RowBase {
  project_id: Types.ObjectId | null;
  client_id?: Types.ObjectId | null;
  total: number;
  gst: number;
  response?: ClientAnswer | null | undefined;
  frozen?: FrozenPaper | null | undefined;
  link_version?: LinkVersion;
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
  /**
   * null: there is no such record any more. `taken`: as it would be with these of its lines, while it can be answered.
   * Throws invalid for what cannot be taken.
   */
  view(id: string, taken?: readonly number[] | null): Promise<AnswerView<Row> | null>;
  /**
   * Counts once. `changed`: not what they looked at; `other_total`: what they took comes to another sum than they read;
   * `closed`: nothing to answer any more. Throws invalid for what cannot be taken.
   */
  answer(id: string, given: Given): Promise<'done' | 'changed' | 'closed' | 'other_total'>;
}

interface Given {
  decision: 'accepted' | 'declined';
  name: string;
  reason: string | null;
  seen: string;
  /** What they took of what is optional or a choice, by place. */
  taken?: number[];
  /** What they read that it comes to with these. */
  total?: number | null;
}

/** What answers are stored with: once, on the version that was looked at. */
interface AnswerFields {
  status: 'accepted' | 'declined';
  response: ClientAnswer;
  agreed: Agreed | null;
  /** Until the tradie looks at it. */
  answer_new: true;
  frozen?: FrozenPaper | null;
  updated_at: Date;
}

/** What differs between the tables that can be answered. */
export interface AnswerTable<Row> {
  table: 'quotes' | 'variations';
  find(id: string): Promise<Row | null>;
  /** null where it was answered, changed or withdrawn at this very moment. */
  write(row: Row, fields: AnswerFields, took: Partial<Row>): Promise<Row | null>;
  /** What is agreed to: everything the client reads. */
  contentOf(row: Row): Record<string, unknown>;
  stateOf(row: Row, actor: Actor): AnswerState;
  kind: 'quote' | 'variation';
  /** What it is called where the tradie is told: "Quote Q-1". */
  titleOf(row: Row, actor: Actor): Promise<string> | string;
  /** Where the tradie sees it. */
  pathOf(row: Row, actor: Actor): Promise<string> | string;
  /** What the record becomes with what they took of it; null where nothing is left to them. Throws invalid for what cannot be taken. */
  /** The head of its paper as it stays once it is answered. */
  freeze(actor: Actor, after: Row, before: Row | null): Promise<{ frozen?: FrozenPaper | null }>;
  taking?(row: Row, actor: Actor, taken: readonly number[]): Taken<Row> | null;
  /** What one that is accepted leads to, in words for the tradie; does nothing twice. */
  followed?(actor: Actor, row: Row): Promise<{ record: Row; made: string[] }>;
  /** Of the to-do that tells: an answer tells once. */
  taskKey: string;
}

/** The fields that follow from what was taken. */
type Taken<Row> = Partial<Row> & { total: number };

export interface AnswerParts {
  clock: Clock;
  bus: EventBus;
  executor: Executor;
  ownerOf(userId: string): Promise<Actor | null>;
  /** Where it is kept for the timeline that they answered. */
  changes: Repository<RecordChangeRow>;
  /** What their messages had proposed about it is over: they have answered on its page. */
  answeredOnPage(actor: Actor, entity: string, record: Types.ObjectId, words: string): Promise<void>;
}

const hashOf = (content: Record<string, unknown>): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** What an answer leads to, and how the tradie is told of it: once, whatever comes in between. */
function createTell<Row extends Answerable>(
  { table, kind, titleOf, pathOf, taskKey, followed }: AnswerTable<Row>,
  { bus, executor, answeredOnPage }: AnswerParts,
) {
  return async (actor: Actor, answered: Row, { decision, name, reason }: ClientAnswer): Promise<void> => {
    const words = `${await titleOf(answered, actor)} ${decision} by ${name} on its page`;
    await answeredOnPage(actor, table, answered._id, words);
    const came = decision === 'accepted' ? await followed?.(actor, answered) : undefined;
    const { record, made } = came ?? { record: answered, made: [] };
    const key = `${taskKey}:${record._id.toHexString()}`;
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
      { key },
    );
    const { project_id, client_id = null, total, gst } = record;
    const path = await pathOf(record, actor);
    const record_id = record._id.toHexString();
    bus.emit('answered', actor.userId, {
      key,
      record_id,
      kind,
      title,
      decision,
      total,
      gst,
      path,
      project_id,
      client_id,
      made,
    });
  };
}

/** The answers of people who have the link of a record: one answer each, to what they looked at, and the tradie is told. */
export function createClientAnswers<Row extends Answerable>(
  answered: AnswerTable<Row>,
  parts: AnswerParts,
): ClientAnswers<Row> {
  const { table, find, write, contentOf, stateOf, taking, freeze } = answered;
  const { clock, bus, ownerOf, changes } = parts;
  const tell = createTell(answered, parts);
  const view: ClientAnswers<Row>['view'] = async (id, taken = null) => {
    const record = await find(id);
    const actor = record && (await ownerOf(record.user_id.toHexString()));
    if (!record || !actor) return null;
    const response = record.response ?? null;
    const state = stateOf(record, actor);
    // one that went out before heads were frozen is headed as its business is now
    const found = { ...record, ...(record.frozen ? {} : await freeze(actor, record, null)) };
    const shown = taken && state === 'open' ? { ...found, ...taking?.(record, actor, taken) } : found;
    return { actor, record: shown, state, response, seen: hashOf(contentOf(record)) };
  };

  return {
    view,
    async answer(id, given) {
      const { decision, name, reason, seen, taken = [] } = given;
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
      const took = decision === 'accepted' ? taking?.(record, actor, taken) : null;
      if (took && took.total !== given.total) return 'other_total';
      const at = clock.now();
      const { total } = took ?? record;
      const response: ClientAnswer = { decision, name, reason, at, total, ...(took ? { taken } : {}) };
      const agreed = decision === 'accepted' ? { ...contentOf(record), hash: seen, ...(took ? { took } : {}) } : null;
      const frozen = await freeze(actor, { ...record, ...took, status: decision }, record);
      const after = await write(
        record,
        { status: decision, response, agreed, ...frozen, answer_new: true, updated_at: at },
        took ?? {},
      );
      // answered, changed or withdrawn at this very moment: looked at anew
      if (!after) return this.answer(id, given);
      await keepChange(changes, table, record, after, at, name);
      bus.emit('record', actor.userId, { table, op: 'UPDATE', id, updated_at: at.toISOString() });
      await tell(actor, after, response);
      return 'done';
    },
  };
}
