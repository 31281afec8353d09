import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface CaughtMail {
  from: string;
  to: string[];
  /** As it came over the wire. */
  raw: string;
}

export interface MailServer {
  url: string;
  mails: CaughtMail[];
  /** How often somebody tried to hand over a mail. */
  attempts: number;
  close(): Promise<void>;
}

type Refusal = number | 'hang up' | null;

/**
 * A real SMTP server on a free port. `refuse` says, by the number of the attempt, with which code it refuses a mail, or that it
 * takes it and hangs up before it says so; it may take its time.
 */
export async function startMailServer(
  refuse: (attempt: number, mail: CaughtMail) => Refusal | Promise<Refusal> = () => null,
): Promise<MailServer> {
  const caught: Pick<MailServer, 'mails' | 'attempts'> = { mails: [], attempts: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream: SMTPServerDataStream, session, done) {
      caught.attempts += 1;
      const attempt = caught.attempts;
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      const answer = async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        const mail = { from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() };
        const code = await refuse(attempt, mail);
        if (typeof code === 'number') return done(Object.assign(new Error('Not now'), { responseCode: code }));
        caught.mails.push(mail);
        if (code === 'hang up') sockets.get(session.remotePort)?.destroy();
        else done();
      };
      stream.on('end', () => void answer());
    },
  });
  const sockets = new Map<number, Socket>();
  server.server.on('connection', (socket: Socket) => {
    const port = Number(socket.remotePort);
    sockets.set(port, socket);
    socket.once('close', () => sockets.delete(port));
  });
  // whoever is killed in the middle of a mail hangs up
  server.on('error', () => undefined);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(caught, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((done) => server.close(() => done())),
  });
}
