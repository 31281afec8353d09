import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, type Problem } from '@smoko/contract';
import type { RequestHandler } from 'express';

export type Refusal = [
  status: number,
  code: 'malformed' | 'too_large' | 'not_found' | 'method_not_allowed',
  detail: string,
];

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** What Node's HTTP parser says, by its code. */
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', 'The address or the headers of this request are too long.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too_large', 'The chunk extensions of this request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'malformed', 'The request did not come to its end in time.'],
};
const NO_HTTP: Refusal = [400, 'malformed', 'That is not HTTP as this server understands it.'];

/** RFC 9457, like every other refusal. */
export function problemOf([status, code, detail]: Refusal, requestId: string): Problem {
  const title = STATUS_CODES[status] ?? 'Error';
  return { type: `/api/docs#error-${code}`, title, status, detail, code, request_id: requestId };
}

/** A whole answer on a line on which no request could be read, and the line's end. */
export function refuseOn(socket: Duplex, refusal: Refusal): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify(problemOf(refusal, requestId));
  const head = [
    `HTTP/1.1 ${refusal[0]} ${STATUS_CODES[refusal[0]]}`,
    'Connection: close',
    `Content-Type: ${PROBLEM_TYPE}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${requestId}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.on('error', () => {});
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/**
 * What never becomes a request, or no ordinary one, is refused in the same form as everything else: what Node cannot
 * parse, what expects something unknown, what wants another protocol where there is none. `upgrades` tells the addresses
 * that do speak another protocol.
 */
export function refuseBadRequests(server: Server, upgrades: (req: IncomingMessage) => boolean): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: ServerResponse }) => {
    // nothing is written into the middle of an answer, as Node itself does it
    const begun = socket._httpMessage?.headersSent ?? false;
    if (begun || error.code === 'ECONNRESET') socket.destroy();
    else refuseOn(socket, REFUSALS[error.code ?? ''] ?? NO_HTTP);
  });
  // by itself Node would ask for the body before anybody has looked at the head: bodies/parsed-by.ts does it later
  server.on('checkContinue', (req, res) => server.emit('request', req, res));
  server.on('checkExpectation', ({ socket }) =>
    refuseOn(socket, [417, 'malformed', 'Nothing but 100-continue can be expected.']),
  );
  server.on('upgrade', (req, socket) => {
    if (!upgrades(req)) refuseOn(socket, [400, 'malformed', 'This address speaks HTTP and no other protocol.']);
  });
  server.on('connect', (_req, socket) =>
    refuseOn(socket, [405, 'method_not_allowed', 'CONNECT is not something this address does.']),
  );
}

/**
 * One Host, or nobody knows whom it is meant for (RFC 9112, 3.2; in place of Node's own check, which says nothing), and a
 * path that can be decoded.
 */
export const readable: RequestHandler = ({ httpVersionMajor, httpVersionMinor, rawHeaders, path }, _res, next) => {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length;
  const old = httpVersionMajor === 1 && httpVersionMinor === 0;
  if (hosts > 1 || (hosts === 0 && !old)) throw new AppError('malformed', 'Send one Host header.');
  try {
    decodeURIComponent(path);
  } catch (cause) {
    throw new AppError('malformed', 'The address has a percent sign that stands for nothing.', { cause });
  }
  next();
};
