import {
  AppError,
  buildRequest,
  type ChatEvent,
  orchestrate,
  readTurn,
  type TurnNews,
  type TurnResult,
  type WireInput,
} from '@smoko/contract';
import { CliError } from '../exit.ts';
import type { Session } from '../session/session.ts';

export type TurnInput = WireInput<typeof orchestrate>;

/** Runs a turn and passes on its events. @throws AppError with the server's message, CliError where the connection broke */
export async function streamTurn(
  session: Session,
  input: TurnInput,
  onEvent: (event: ChatEvent) => void,
): Promise<TurnResult> {
  for await (const update of turnUpdates(session, input)) {
    if (update.type === 'result') return update.result;
    onEvent(update);
  }
  throw connectionLost();
}

const BEGIN_MS = 30_000;

/** A conversation that has begun, with its events so far. */
export interface Begun {
  thread_id: string;
  events: readonly ChatEvent[];
}

/**
 * Begins a conversation with its first message, in one request. Returns as soon as the server has stored both; the turn goes
 * on there. The same message sent again opens the same conversation. @throws as streamTurn
 */
export async function beginThread(session: Session, input: TurnInput & { client_message_id: string }): Promise<Begun> {
  const events: ChatEvent[] = [];
  const options = { timeoutMs: BEGIN_MS, headers: { 'idempotency-key': input.client_message_id } };
  for await (const update of turnUpdates(session, input, options)) {
    // a repeated message is answered with its result only
    if (update.type === 'result') return { thread_id: update.result.thread_id, events };
    events.push(update);
    if (update.type === 'thread') return { thread_id: update.thread_id, events };
  }
  throw connectionLost();
}

interface RequestOptions {
  timeoutMs?: number;
  headers?: Record<string, string>;
}

async function* turnUpdates(
  session: Session,
  input: TurnInput,
  { timeoutMs, headers }: RequestOptions = {},
): AsyncGenerator<TurnNews> {
  const { url: path, body = '' } = buildRequest('', orchestrate, input);
  const response = await session.request(path, {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
    body,
    timeoutMs,
  });
  try {
    yield* readTurn(response);
  } catch (error) {
    throw error instanceof AppError ? error : connectionLost(error);
  }
}

const connectionLost = (cause?: unknown) =>
  new CliError('The connection broke before the answer was complete. See what was done: smoko chat', 1, { cause });
