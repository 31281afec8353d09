import { OPERATIONS, type Operation } from '@smoko/contract';
import type { Model } from '../models/model.ts';
import { TooMuchWork } from '../understanding/budget.ts';
import type { Incoming } from './book.ts';
import type { Extracted } from './extracted.ts';
import type { Surroundings } from './plan/plan.ts';
import type { InboundPlan } from './plan/shape.ts';

/** A message that takes too much to plan for is told of by how it begins. */
const BEGINNING = 500;

/** What comes of a message: worked out by code, the same for every model. */
export async function planInbound(
  model: Model,
  incoming: Incoming,
  found: Extracted,
  around: Surroundings,
): Promise<InboundPlan> {
  const planned = (message: Incoming) => model.understand('planInbound', [message, found, around]);
  const plan = await planned(incoming).catch((error: unknown) => {
    if (error instanceof TooMuchWork) return planned({ ...incoming, text: incoming.text.slice(0, BEGINNING) });
    throw error;
  });
  return { ...plan, changes: plan.changes.map((change) => ({ ...change, operation: operationOf(change.operation) })) };
}

function operationOf(id: string): Operation {
  const operation = OPERATIONS.find((one) => one.id === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  return operation;
}
