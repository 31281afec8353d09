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

/** One whole turn, told event by event. @throws AppError with the server's words, CliError when the line broke. */
export async function streamTurn(
  session: Session,
  input: TurnInput,
  onEvent: (event: ChatEvent) => void,
): Promise<TurnResult> {
  for await (const told of tell(session, input)) {
    if (told.type === 'result') return told.result;
    onEvent(told);
  }
  throw lineBroke();
}

const BEGIN_MS = 30_000;

/** A conversation that has begun, and what was told of it by then. */
export interface Begun {
  thread_id: string;
  events: readonly ChatEvent[];
}

/**
 * Begins a conversation with its first message, in one request, and leaves the turn to itself as soon as the server has
 * both. The same message again is the same conversation. @throws as streamTurn
 */
export async function beginThread(session: Session, input: TurnInput & { client_message_id: string }): Promise<Begun> {
  const events: ChatEvent[] = [];
  const options = { timeoutMs: BEGIN_MS, headers: { 'idempotency-key': input.client_message_id } };
  for await (const told of tell(session, input, options)) {
    // a message that was sent before is answered with its result alone
    if (told.type === 'result') return { thread_id: told.result.thread_id, events };
    events.push(told);
    if (told.type === 'thread') return { thread_id: told.thread_id, events };
  }
  throw lineBroke();
}

interface RequestOptions {
  timeoutMs?: number;
  headers?: Record<string, string>;
}

async function* tell(
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
    throw error instanceof AppError ? error : lineBroke(error);
  }
}

const lineBroke = (cause?: unknown) =>
  new CliError('The connection broke before the answer was complete. See what was done: smoko chat', 1, { cause });
