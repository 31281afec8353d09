import { AppError, type Doubt, type Operation, type WireInput, type WireOutput } from '@smoko/contract';
import type { Actor } from '../actor.ts';
import type { Also } from '../drafts/drafts.ts';
import type { Kept } from '../receipts/with-receipt.ts';

/** What an assistant asks for, with the words (made by code) that people will read. */
export interface AgentWrite<T extends Operation> {
  operation: T;
  input: WireInput<T>;
  /** Of the invocation: repeated after a crash, it does nothing twice. */
  key: string;
  /** Of the turn: on file before the first effect. */
  journal?: Kept;
  /** Takes the writing of the receipt's end, which nothing here waits for. */
  ending?: (written: Promise<unknown>) => void;
  /** Nothing of the turn is on file yet. */
  first?: boolean;
  tool: string;
  ask: string | undefined;
  details: string[] | undefined;
  bulk: boolean | undefined;
  /** What nobody said, or was said and not used: then it is drafted, to be checked. */
  doubts?: readonly Doubt[] | undefined;
  /** Nothing in it is doubted, and it is drafted all the same. */
  unsure?: boolean | undefined;
  /** A record that has to be made before: only a draft takes it, what is done at once is called one by one. */
  also?: Also | undefined;
  done: (output: WireOutput<T>) => string;
}

const OPS = { create: 'create', update: 'update', delete: 'delete', send: 'send' } as const;
/** `projects.create` -> create; what is named otherwise changes a record. */
export const opOf = (operation: Operation) => OPS[operation.id.split('.').at(-1) as keyof typeof OPS] ?? 'update';

/** What a form can show: a record with its fields. What acts on one (marks it paid, sends it) is done or waits for a yes. */
export const canBeDrafted = (operation: Operation): boolean => /\.(?:create|update)$/.test(operation.id);

export const entityOf = (operation: Operation): string =>
  operation.id === 'messages.send' ? 'outbox' : operation.tag.replaceAll('-', '_');

/** The assistant, its model, and the turn it works in. */
export function byWhom({ agent }: Actor) {
  if (!agent) throw new AppError('internal', 'An assistant call without an assistant.');
  const { assistant, model, threadId, runId } = agent;
  return { assistant, model, threadId, runId };
}

/** The record that is to be changed (null for a new one) and its fields. */
export function recordIn<T extends Operation>(input: WireInput<T>) {
  const { id, version: _, ...fields } = input as Record<string, unknown>;
  return { recordId: (id as string | undefined) ?? null, fields };
}

/** What takes the place of drafts that lie open in the conversation. */
export const newerOf = <T extends Operation>(
  actor: Actor,
  { operation, input }: Pick<AgentWrite<T>, 'operation' | 'input'>,
) => {
  const { threadId, runId } = byWhom(actor);
  return { operation: operation.id, entity: entityOf(operation), ...recordIn(input), threadId, runId };
};
