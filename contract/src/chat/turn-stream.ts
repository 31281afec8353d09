import { AppError, type ErrorCode, type Problem } from '../errors.ts';
import type { WireOutput } from '../operation.ts';
import { type ChatEvent, chatEventSchema } from './events.ts';
import type { orchestrate } from './operations.ts';
import { parseSse } from './sse.ts';

export type TurnResult = WireOutput<typeof orchestrate>;

/** What is told of a turn: its events, and how it ended. */
export type TurnNews = ChatEvent | { type: 'result'; result: TurnResult };

/**
 * The orchestrator's answer to a request that accepts `text/event-stream`, as it comes in. Whoever stops reading leaves the
 * turn to itself. @throws AppError in the server's words, and whatever the connection throws when it breaks
 */
export async function* readTurn(response: Response): AsyncGenerator<TurnNews> {
  const type = response.headers.get('content-type') ?? '';
  // a proxy or an older server may answer in one piece; so is a request that was answered before
  if (!type.startsWith('text/event-stream')) {
    yield { type: 'result', result: (await response.json()) as TurnResult };
    return;
  }
  for await (const { event, data } of parseSse(chunksOf(response))) {
    if (event === 'error') throw toError(data);
    const value: unknown = JSON.parse(data);
    if (event === 'result') yield { type: 'result', result: value as TurnResult };
    else {
      const known = chatEventSchema.safeParse(value);
      if (known.success) yield known.data;
    }
  }
}

/** Not every browser can go over a stream by itself. */
async function* chunksOf({ body }: Response): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // what is not read any more needs no connection; one that has broken has said so already
    reader.cancel().catch(() => undefined);
  }
}

function toError(text: string): AppError {
  try {
    const problem = JSON.parse(text) as Partial<Problem>;
    return new AppError((problem.code ?? 'internal') as ErrorCode, problem.detail ?? 'The turn could not be finished.');
  } catch {
    return new AppError('internal', 'The turn could not be finished. Try again.');
  }
}
