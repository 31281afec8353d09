import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** Handles a request. A returned value is sent as JSON; without one, the handler writes the response. */
export type Handler = (call: Call, response: ServerResponse) => unknown;

export interface FakeServer {
  url: string;
  calls: Call[];
  close(): Promise<void>;
}

/** Starts an HTTP server on a free port with handlers by route: `{'GET /api/projects': () => page}`. */
export async function startFakeServer(handlers: Record<string, Handler>): Promise<FakeServer> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void answer(request, response, handlers, calls);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handlers: Record<string, Handler>,
  calls: Call[],
) {
  const url = new URL(request.url ?? '/', 'http://fake');
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const call: Call = {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: request.headers['content-type'] === 'application/json' ? JSON.parse(text) : { text },
  };
  calls.push(call);
  const key = `${call.method} ${call.path}`;
  const handler = handlers[key] ?? handlers[key.replace(/[0-9a-f]{24}/, '{id}')];
  if (!handler) return problem(response, 404, 'not_found', 'That record could not be found.');
  const value = await handler(call, response);
  if (response.headersSent || value === undefined) return;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

export function problem(response: ServerResponse, status: number, code: string, detail: string): void {
  response.writeHead(status, { 'content-type': 'application/problem+json' });
  response.end(JSON.stringify({ type: 'about:blank', title: code, status, code, detail }));
}

/** Writes frames of a server-sent event stream and ends it. */
export function streamFrames(response: ServerResponse, frames: [event: string, data: unknown][]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const [event, data] of frames) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  response.end();
}
