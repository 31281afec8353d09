// A door in front of a server that takes mails as the raw webhook does and hands them over by SMTP; the rest goes through.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { INBOUND } from '../support/messages.ts';
import { startServer } from '../support/server.ts';

const MAIL = '/api/channels/email/inbound';

interface Door {
  url: string;
  /** What the runner has to know: the server's secrets, and its own address, which texts are signed for. */
  env: Record<string, string>;
  /** Mails that went over SMTP. */
  mails(): number;
  close(): Promise<void>;
}

/** Starts a server with an SMTP listener, and the door. */
export async function startDoor(now: string): Promise<Door> {
  const server = await startServer({ now, env: { SMTP_IN_PORT: '0' } });
  const port = Number(/mail in +port (\d+)/.exec(server.output())?.[1]);
  let mails = 0;
  const door = createServer((incoming, answer) => {
    const done = incoming.url === MAIL ? deliver(incoming, answer, port) : pass(incoming, answer, server.url);
    if (incoming.url === MAIL) mails += 1;
    done.catch((error: unknown) => answer.writeHead(502).end(String(error)));
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    env: { ...INBOUND, PUBLIC_URL: server.url },
    mails: () => mails,
    async close() {
      door.closeAllConnections();
      door.close();
      await server.stop();
    },
  };
}

async function deliver(incoming: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
  const raw = await buffer(incoming);
  const { from, to } = await simpleParser(raw);
  const envelope = { from: from?.value[0]?.address ?? '', to: [to].flat().flatMap((one) => one?.text ?? []) };
  await createTransport({ host: '127.0.0.1', port, secure: false }).sendMail({ envelope, raw });
  answer.writeHead(202, { 'content-type': 'application/json' }).end('{}');
}

async function pass(incoming: IncomingMessage, answer: ServerResponse, to: string): Promise<void> {
  const { method, headers, url } = incoming;
  const outgoing = request(new URL(url ?? '/', to), { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  outgoing.on('error', (error) => answer.destroy(error));
  incoming.pipe(outgoing);
}
