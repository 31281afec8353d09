import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { LIMITS } from '@smoko/contract';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Logger } from '../../logging.ts';
import { networkOf } from '../../network.ts';
import type { Intake } from './intake.ts';
import { readHead } from './mail-head.ts';

export interface SmtpSettings {
  port: number;
  host: string;
  /** Paths of the certificate and its key; null = no TLS. */
  tls: { cert: string; key: string } | null;
}

export interface SmtpListener {
  port: number;
  close(): Promise<void>;
}

const AT_ONCE_PER_ADDRESS = 20;
const AT_ONCE = 200;
const IDLE_MS = 60_000;
const RECIPIENTS = 20;

const refusal = (code: number, words: string): Error => Object.assign(new Error(words), { responseCode: code });

/** How many connections are open, by the network they come from. */
function countConnections() {
  const open = new Map<string, number>();
  return {
    /** How many there are now, this one included. */
    opened(address: string): number {
      const network = networkOf(address);
      const count = (open.get(network) ?? 0) + 1;
      open.set(network, count);
      return count;
    },
    closed(address: string): void {
      const network = networkOf(address);
      const count = (open.get(network) ?? 1) - 1;
      if (count > 0) open.set(network, count);
      else open.delete(network);
    },
  };
}

/** The whole mail; null when it is larger than may be. Rejects when the sender hangs up half way through. */
function readWhole(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    // read to its end all the same: the answer comes after it
    if (size <= LIMITS.uploadBytes) chunks.push(chunk);
  });
  return new Promise((done, fail) => {
    stream.on('error', fail);
    stream.on('end', () => done(size > LIMITS.uploadBytes || stream.sizeExceeded ? null : Buffer.concat(chunks)));
  });
}

/** Puts a mail on file for each business that it is addressed to. */
async function deliver(intake: Intake, raw: Buffer, session: SMTPServerSession): Promise<void> {
  const { mailFrom, rcptTo } = session.envelope;
  const head = await readHead(raw);
  const from = mailFrom ? mailFrom.address : '';
  const envelope = { ip: session.remoteAddress, helo: String(session.hostNameAppearsAs || ''), mailFrom: from };
  for (const { address: to } of rcptTo) {
    const userId = await intake.ownerOf('email', to);
    const sender = head.from?.address ?? (from || 'unknown');
    // the account went between RCPT and DATA: nobody is there any more
    if (userId)
      await intake.take(userId, { channel: 'email', from: sender, to, raw, envelope, messageId: head.messageId });
  }
}

/**
 * Takes mail for the businesses' own addresses, and for nobody else's. A mail counts as taken (250) once it is on file;
 * until then it is the sender's to send again.
 */
export async function openSmtp(settings: SmtpSettings, intake: Intake, log: Logger): Promise<SmtpListener> {
  const { SMTPServer: Server } = await import('smtp-server');
  const connections = countConnections();
  const { tls } = settings;

  const server: SMTPServer = new Server({
    banner: 'Smoko',
    size: LIMITS.uploadBytes,
    maxClients: AT_ONCE,
    socketTimeout: IDLE_MS,
    closeTimeout: 2_000,
    logger: false,
    disableReverseLookup: true,
    // nobody signs in here: there is nothing to send for them
    authOptional: true,
    disabledCommands: ['AUTH', ...(tls ? [] : (['STARTTLS'] as const))],
    ...(tls ? { cert: readFileSync(tls.cert), key: readFileSync(tls.key) } : {}),

    onConnect({ remoteAddress }, done) {
      const tooMany = connections.opened(remoteAddress) > AT_ONCE_PER_ADDRESS;
      done(tooMany ? refusal(421, 'Too many connections from your address, try again later') : null);
    },
    onClose: ({ remoteAddress }) => connections.closed(remoteAddress),
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= RECIPIENTS) return done(refusal(452, '4.5.3 Too many recipients'));
      intake.ownerOf('email', address).then(
        (userId) => done(userId ? null : refusal(550, '5.1.1 No such address here')),
        () => done(refusal(451, '4.3.0 Try again later')),
      );
    },
    onData(stream, session, done) {
      readWhole(stream).then((raw) => {
        if (!raw) return done(refusal(552, '5.3.4 The mail is larger than 25 MB'));
        deliver(intake, raw, session).then(
          () => done(),
          (err: unknown) => {
            log.error({ err }, 'a mail could not be put on file');
            done(refusal(451, '4.3.0 Try again later'));
          },
        );
      }, done);
    },
  });
  server.on('error', (err) => log.warn({ err }, 'SMTP connection failed'));
  await new Promise<void>((done, fail) => {
    const refused = (error: Error) => fail(Object.assign(error, { setBy: 'SMTP_IN_PORT' }));
    server.server.once('error', refused);
    server.listen(settings.port, settings.host, () => {
      server.server.off('error', refused);
      done();
    });
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
