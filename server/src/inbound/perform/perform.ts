import { isDeepStrictEqual } from 'node:util';
import type { Change, InboundPlan } from '@smoko/agents';
import { AppError, adminTasks } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Actor } from '../../domain/actor.ts';
import { waitsForYes } from '../../domain/approvals/approvals.ts';
import { createCall } from '../../domain/call.ts';
import type { Domain } from '../../domain/domain.ts';

type Services = Pick<Domain, 'calls' | 'executor' | 'repositories'>;

export interface Performed {
  approval_ids: string[];
  admin_task_id: string | null;
  /** In words: what happened by itself. */
  done: string[];
}

/**
 * Of the message, the operation, the record (or the number of a bill) and what of it is to change: done once, however often
 * the message is worked on. A new day and a new price of one order are two things.
 */
const keyOf = (effects: string, { operation, input }: Pick<Change, 'operation' | 'input'>): string => {
  const { id = '', status = '', supplier_invoice_number: number, ...fields } = input;
  const told = id ? Object.keys(fields).sort() : [];
  return [effects, operation.id, String(id), String(status), ...(number ? [`${number}`] : []), ...told].join(':');
};

/** Carries a plan out through the guard. What the guard refuses is left out: the message itself is on file. */
export async function perform(services: Services, actor: Actor, plan: InboundPlan, today: string): Promise<Performed> {
  const effects = actor.sender?.effectsKey ?? '';
  const result: Performed = { approval_ids: [], admin_task_id: null, done: [] };
  for (const change of plan.changes) {
    const waits = await waiting(services, actor, change);
    if (waits) {
      result.approval_ids.push(waits._id.toHexString());
      continue;
    }
    const { operation, input, ask, details, done, tool } = change;
    const outcome = await allowed(() =>
      services.calls.write(actor, {
        operation,
        input: input,
        key: keyOf(effects, change),
        tool,
        ask,
        details,
        bulk: false,
        done: () => done,
      }),
    );
    if (outcome?.status === 'waiting') result.approval_ids.push(outcome.approval._id.toHexString());
    if (outcome?.status === 'done') result.done.push(done);
  }
  const { task } = plan;
  const listed = task && (await sameTask(services, actor, task.task_name));
  if (listed) result.admin_task_id = listed._id.toHexString();
  else if (task) {
    const operation = adminTasks.operations.create;
    const input = { ...task, due_date: today, assigned_to: 'Self' as const };
    const words = { tool: 'create_task', ask: undefined, details: undefined, bulk: false };
    const key = keyOf(effects, { operation, input: {} });
    const made = await allowed(() =>
      services.calls.write(actor, { operation, input, key, ...words, done: (one) => `Added task "${one.task_name}"` }),
    );
    if (made?.status === 'done') result.admin_task_id = made.output.id;
  }
  return result;
}

/** A change that cannot be made (any more) takes nothing from the rest. */
async function allowed<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return null;
    throw error;
  }
}

/** The same thing asked for by an earlier message, and not decided yet: one card is enough. */
async function waiting({ executor, repositories }: Services, actor: Actor, { operation, input }: Change) {
  const found = await repositories.approvals.model
    .find({
      user_id: new Types.ObjectId(actor.userId),
      operation: operation.id,
      record_id: input.id ? new Types.ObjectId(String(input.id)) : null,
      ...waitsForYes(executor),
    })
    .limit(20)
    .lean();
  return found.find(({ fields }) => isDeepStrictEqual(fields, input));
}

const sameTask = ({ executor, repositories }: Services, actor: Actor, task_name: string) =>
  repositories.adminTasks.findOne(createCall(actor, executor.clock), { task_name, status: 'pending' });
