import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

interface CaughtMail {
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

/** A real SMTP server on a free port. `refuse` says, by the number of the attempt, with which code it refuses. */
export async function startMailServer(refuse: (attempt: number) => number | null = () => null): Promise<MailServer> {
  const caught: Pick<MailServer, 'mails' | 'attempts'> = { mails: [], attempts: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream: SMTPServerDataStream, session, done) {
      caught.attempts += 1;
      const code = refuse(caught.attempts);
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (code !== null) return done(Object.assign(new Error('Not now'), { responseCode: code }));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        caught.mails.push({ from, to: rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
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
