import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface Call {
  method?: string;
  path: string;
  headers?: OutgoingHttpHeaders;
  /** An object is sent as JSON. */
  body?: string | Uint8Array | object | undefined;
  /** Another address of this machine to come from, 127.0.0.x. */
  from?: string;
  /** Milliseconds after which nobody waits any more. */
  patience?: number;
  /** Milliseconds after which the connection is cut off, answered or not. */
  hangUp?: number;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** Milliseconds until the whole answer was there. */
  took: number;
}

/** The server hung up or said nothing in time: no HTTP answer. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

const PATIENCE_MS = 30_000;
const SOCKETS = 256;
const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });

/**
 * One request as it is given, also where fetch would refuse to send it. Rejects with NoAnswer where none came. A
 * connection that the server closed while it was idle is tried once more, as any client does.
 */
export async function send(url: string, call: Call): Promise<Answer> {
  try {
    return await once(url, call);
  } catch (error) {
    const { code, reused } = error as { code?: string; reused?: boolean };
    if (reused && (code === 'ECONNRESET' || code === 'EPIPE')) return once(url, call);
    throw error;
  }
}

function once(url: string, { method = 'GET', path, headers = {}, body, from, patience = PATIENCE_MS, hangUp }: Call) {
  const { hostname, port } = new URL(url);
  const json = typeof body === 'object' && !(body instanceof Uint8Array);
  const content = body === undefined ? undefined : json ? JSON.stringify(body) : body;
  const length = content === undefined ? {} : { 'content-length': Buffer.byteLength(content) };
  const all = { ...(json ? { 'content-type': 'application/json' } : {}), ...length, ...headers };
  const began = performance.now();
  return new Promise<Answer>((done, fail) => {
    const options = { hostname, port, method, path, headers: all, agent, localAddress: from, timeout: patience };
    const req = request(options, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', (error) => fail(nothing(error)));
      res.on('end', () => {
        const whole = Buffer.concat(chunks);
        const { statusCode: status = 0, headers: given } = res;
        done({ status, headers: given, body: whole, text: whole.toString('utf8'), took: performance.now() - began });
      });
    });
    const nothing = (error: Error) =>
      Object.assign(new NoAnswer(`${method} ${path.slice(0, 100)}: ${error.message}`, { cause: error }), {
        code: (error as NodeJS.ErrnoException).code,
        reused: req.reusedSocket,
      });
    const timer = setTimeout(() => req.destroy(new Error(`no answer within ${patience} ms`)), patience);
    const cut = hangUp === undefined ? undefined : setTimeout(() => req.destroy(new Error('hung up')), hangUp);
    req.on('close', () => {
      clearTimeout(timer);
      clearTimeout(cut);
    });
    req.on('error', (error) => fail(nothing(error)));
    req.end(content);
  });
}

export const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

/** The JSON of an answer; undefined where it is none. */
export function jsonOf<T = Record<string, unknown>>({ text }: Pick<Answer, 'text'>): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}

/** Does the work of all items, so many at a time, in order. */
export async function inParallel<T>(items: Iterable<T>, atOnce: number, work: (item: T) => Promise<void>) {
  const queue = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
