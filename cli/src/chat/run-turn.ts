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
import { fetchFrom } from '../session/reach.ts';
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
  const response = await post(session, input);
  const type = response.headers.get('content-type') ?? '';
  // a proxy or an older server may answer in one piece
  if (!type.startsWith('text/event-stream')) return settle(response.ok, await response.text());
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

async function post(session: Session, input: TurnInput): Promise<Response> {
  const { url, body } = buildRequest(session.url, orchestrate, input);
  const send = async () => {
    const headers = { accept: 'text/event-stream', 'content-type': 'application/json', ...(await session.headers()) };
    return fetchFrom(session.url)(url, { method: 'POST', headers, body });
  };
  const response = await send();
  if (response.status !== 401) return response;
  await response.body?.cancel();
  await session.renewAfter401();
  return send();
}

function settle(ok: boolean, text: string): TurnResult {
  if (!ok) throw toError(text);
  return JSON.parse(text) as TurnResult;
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
