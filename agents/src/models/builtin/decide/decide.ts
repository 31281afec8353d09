import type { Intent } from '../intent.ts';
import type { Reading } from '../reading.ts';
import { type Reply, say } from '../reply.ts';
import { clientCall } from './clients.ts';
import { jobCall } from './jobs.ts';

type Decider = (request: string, intent: Intent, reading: Reading) => Reply;

const DECIDERS: Partial<Record<Intent['entity'], Decider>> = { job: jobCall, client: clientCall };

/** The tool call, or the one question, for a request whose intent is known. */
export function decide(intent: Intent, request: string, reading: Reading): Reply {
  return DECIDERS[intent.entity]?.(request, intent, reading) ?? say('I cannot do that yet.');
}
