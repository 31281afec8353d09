import type { AssistantId } from '@smoko/contract';
import { ASSISTANT_TEAM } from '../assistants/registry.ts';
import type { TurnInput } from '../context.ts';
import { ONLY_ACTS } from '../models/builtin/acts/only-acts.ts';
import { wholeActs } from '../models/builtin/acts/plan-acts.ts';
import { continuationOf } from '../models/builtin/dialogue/continuation.ts';
import type { Talk } from '../models/builtin/dialogue/talk.ts';
import { tellsOfJob } from '../models/builtin/dialogue/tells-of-job.ts';
import { helpWith } from '../models/builtin/help.ts';
import { normalise } from '../models/builtin/normalise.ts';
import { addressed, clearlyFor, clearOwners } from './addressed.ts';

/** A message, and in whose box it was written. */
export type Received = Pick<TurnInput, 'message' | 'assistant'>;

/**
 * Who gets a message, where code can tell: who is called by name; who keeps the record that it corrects or made the
 * one it asks for again; who is the only one for all it asks; else in whose box it was written. A specialist's box
 * takes what the specialist has tools for; the rest finds its way as if it had been said to Jerry.
 */
export function receiver({ message, assistant: box }: Received, talk: Talk): AssistantId {
  const called = addressed(message, 'jerry');
  if (called !== 'jerry') return called;
  const named = addressed(message, box);
  if (helpWith(normalise(message))) return named;
  const acts = actsFirst(message, talk);
  if (acts.length && acts.every(({ call }) => call === null || can(named, call.name))) return named;
  if (acts.length) {
    const [owner, ...others] = new Set(acts.map((one) => one.owner));
    return owner && !others.length ? owner : 'jerry';
  }
  const on = continuationOf(message, talk);
  if (on && 'owner' in on) return on.owner;
  const about = on ? on.request : message;
  // a job is Jerry's, whatever else is said of its price
  if (named === 'jerry') return tellsOfJob(about) ? named : (clearlyFor(about, talk) ?? named);
  const owners = clearOwners(about, talk);
  if (!owners || owners.every(({ tool }) => tool !== null && can(named, tool))) return named;
  const [first, ...others] = new Set(owners.map(({ owner }) => owner));
  return first && !others.length ? first : 'jerry';
}

/** In a conversation a message is read as acts first; the older rules know what opens one, but for what acts read better. */
function actsFirst(message: string, talk: Talk): ReturnType<typeof wholeActs> {
  const read = wholeActs(message, talk);
  const lead = read.some(({ leads }) => leads) || read.every(({ call }) => call && ONLY_ACTS.has(call.name));
  return talk.history.length || lead ? read : [];
}

const can = (assistant: AssistantId, tool: string): boolean =>
  ASSISTANT_TEAM[assistant].tools.some(({ name }) => name === tool);
