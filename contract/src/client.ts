import { z } from 'zod';
import { AppError, type ErrorCode, type Problem } from './errors.ts';
import { type Operation, pathParams, type WireInput, type WireOutput } from './operation.ts';
import { retryAfterOf } from './retry-after.ts';

export interface ClientOptions {
  /** '' for the page's own origin. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  /** Sent with every request; called each time, so that a token may change. */
  headers?: () => Record<string, string> | Promise<Record<string, string>>;
  /** Called once on 401; true means "signed in again, repeat the request". */
  onUnauthorized?: () => Promise<boolean>;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Same key and body: done once, however often it is sent. */
  idempotencyKey?: string;
}

interface Attempt extends CallOptions {
  accept: string;
}

export interface ApiClient {
  call<T extends Operation>(operation: T, input: WireInput<T>, options?: CallOptions): Promise<WireOutput<T>>;
  /** The answer as a stream of events, to be read by who asked; a server may still answer in one piece. */
  stream<T extends Operation>(operation: T, input: WireInput<T>, options?: CallOptions): Promise<Response>;
}

export const unreachable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'Smoko cannot be reached. Check your connection and try again.', { cause });

/** A typed client of the API: one function for all operations. Failures are AppErrors with the server's words. */
export function createClient(options: ClientOptions): ApiClient {
  const send = options.fetch ?? globalThis.fetch;

  async function attempt(operation: Operation, input: Record<string, unknown>, call: Attempt): Promise<Response> {
    const { url, body } = buildRequest(options.baseUrl, operation, input);
    const headers: Record<string, string> = { accept: call.accept, ...(await options.headers?.()) };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
    try {
      return await send(url, {
        method: operation.method,
        headers,
        credentials: 'same-origin',
        ...(body === undefined ? {} : { body }),
        ...(call.signal ? { signal: call.signal } : {}),
      });
    } catch (cause) {
      if (call.signal?.aborted) throw cause;
      throw unreachable(cause);
    }
  }

  async function answered(operation: Operation, input: unknown, call: Attempt): Promise<Response> {
    const fields = (input ?? {}) as Record<string, unknown>;
    let response = await attempt(operation, fields, call);
    if (response.status === 401 && operation.access === 'user' && (await options.onUnauthorized?.())) {
      response = await attempt(operation, fields, call);
    }
    if (!response.ok) throw problemToError(response, await textOf(response, call));
    return response;
  }

  /** A connection may end in the middle of an answer too. */
  async function textOf(response: Response, { signal }: CallOptions): Promise<string> {
    try {
      return await response.text();
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw unreachable(cause);
    }
  }

  return {
    async call(operation, input, call) {
      const response = await answered(operation, input, { ...call, accept: 'application/json' });
      const text = await textOf(response, call ?? {});
      // what the server sends is taken to be what the operation declares: it is encoded by the same schema
      return (text === '' ? null : JSON.parse(text)) as never;
    },
    stream: (operation, input, call) => answered(operation, input, { ...call, accept: 'text/event-stream' }),
  };
}

/** URL and JSON body of a call: path parameters first, the rest into the query (GET, DELETE) or the body. */
export function buildRequest(baseUrl: string, operation: Operation, input: Record<string, unknown>) {
  const names = pathParams(operation.path);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const rest = Object.entries(input).filter(([name, value]) => !names.includes(name) && value !== undefined);
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    const query = new URLSearchParams(rest.map(([name, value]): [string, string] => [name, String(value)])).toString();
    return { url: `${baseUrl}${path}${query ? `?${query}` : ''}`, body: undefined };
  }
  return { url: `${baseUrl}${path}`, body: JSON.stringify(Object.fromEntries(rest)) };
}

const ODD_ANSWER = 'Smoko cannot be reached properly right now. Please try again in a minute.';

/** What a failed answer says, as the error that people see. */
export function problemToError(response: Pick<Response, 'status' | 'headers'>, text: string): AppError {
  let problem: Partial<Problem> = {};
  try {
    problem = z.looseObject({}).parse(JSON.parse(text));
  } catch {
    // not a problem document: a proxy in between answered
  }
  const retryAfter = retryAfterOf(response.headers);
  const code = (problem.code ?? (response.status >= 500 ? 'unavailable' : 'malformed')) as ErrorCode;
  return new AppError(code, problem.detail ?? ODD_ANSWER, {
    ...(problem.errors ? { errors: problem.errors } : {}),
    ...(retryAfter ? { retryAfter } : {}),
  });
}
