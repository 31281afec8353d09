import {
  AppError,
  buildRequest,
  type ChatEvent,
  type ErrorCode,
  orchestrate,
  type Problem,
  type WireInput,
  type WireOutput,
} from '@smoko/contract';
import { CliError } from '../exit.ts';
import type { Session } from '../session/session.ts';
import { parseSse } from './sse.ts';

const CHAT_EVENTS: ReadonlySet<string> = new Set(['message', 'delta', 'thread']);

export type TurnInput = WireInput<typeof orchestrate>;
export type TurnResult = WireOutput<typeof orchestrate>;

/** One whole turn, told event by event. @throws AppError with the server's words, CliError when the line broke. */
export async function streamTurn(
  session: Session,
  input: TurnInput,
  onEvent: (event: ChatEvent) => void,
): Promise<TurnResult> {
  const { url: path, body = '' } = buildRequest('', orchestrate, input);
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
  const response = await session.request(path, { method: 'POST', headers, body });
  const type = response.headers.get('content-type') ?? '';
  // a proxy or an older server may answer in one piece
  if (!type.startsWith('text/event-stream')) return (await response.json()) as TurnResult;
  try {
    for await (const { event, data } of parseSse(response.body ?? new ReadableStream())) {
      if (event === 'result') return JSON.parse(data) as TurnResult;
      if (event === 'error') throw toError(data);
      if (CHAT_EVENTS.has(event)) onEvent(JSON.parse(data) as ChatEvent);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw lineBroke(error);
  }
  throw lineBroke();
}

function toError(text: string): AppError {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    return new AppError((problem.code ?? 'internal') as ErrorCode, problem.detail ?? 'The turn could not be finished.');
  } catch {
    return new AppError('internal', 'The turn could not be finished. Try again.');
  }
}

const lineBroke = (cause?: unknown) =>
  new CliError('The connection broke before the answer was complete. See what was done: smoko chat', 1, { cause });
