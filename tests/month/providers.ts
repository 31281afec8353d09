import { simpleParser } from 'mailparser';
import { type CaughtMail, startMailServer } from '../../server/src/testing/mail-server.ts';
import type { Random } from '../robustness/random.ts';
import { startTwilioStandIn, type TextFate } from '../support/twilio-stand-in.ts';
import type { Received } from './ledger.ts';

/** Silence costs ten seconds each time: so often in a month. */
const SILENCES = 3;
const LATE_MS = 900;

interface Now {
  at: Date;
  phase: number;
}

type Come = Now & ({ mail: CaughtMail } | { text: { to: string; body: string } });

export interface ProvidersOutside {
  /** For a server that sends through them. */
  env: Record<string, string>;
  /** What they took since they were last asked. */
  taken(): Promise<Received[]>;
  /** Awaited when so many more messages have come, before the last one is taken. */
  after(count: number, then: () => Promise<void>): void;
  /** What they did not take. */
  refused(): Promise<Received[]>;
  /** How often something went wrong with them. */
  badLuck(): number;
  close(): Promise<void>;
}

/** Twilio and a mail server on this machine, with good days and bad ones. `now`: what the business's clock shows. */
export async function openProviders(random: Random, now: () => Now): Promise<ProvidersOutside> {
  const taken: Come[] = [];
  const refused: Come[] = [];
  let silences = SILENCES;
  let badLuck = 0;
  let waiting: { count: number; then: () => Promise<void> } | null = null;
  async function arrives() {
    if (waiting && --waiting.count === 0) {
      const { then } = waiting;
      waiting = null;
      await then();
    } else if (random.chance(0.05)) await new Promise((done) => setTimeout(done, random.int(100, LATE_MS)));
  }

  const fate = (): TextFate => {
    const drawn = random.next();
    if (drawn < 0.9) return 'taken';
    badLuck += 1;
    if (drawn < 0.94) return 'busy';
    if (drawn < 0.96) return 'broken';
    if (drawn < 0.99 || silences === 0) return 'taken and broken';
    silences -= 1;
    return 'taken and silent';
  };
  const twilio = await startTwilioStandIn();
  twilio.beforeTaking = arrives;
  twilio.fateOf = ({ to, body }) => {
    const drawn = fate();
    const text = { ...now(), text: { to, body } };
    if (drawn === 'busy' || drawn === 'broken') refused.push(text);
    else taken.push(text);
    return drawn;
  };
  const mails = await startMailServer(async (_, mail) => {
    await arrives();
    const drawn = random.next();
    if (drawn >= 0.96) badLuck += 1;
    if (drawn >= 0.98) {
      refused.push({ ...now(), mail });
      return 451;
    }
    taken.push({ ...now(), mail });
    return drawn >= 0.96 ? 'hang up' : null;
  });

  return {
    env: { ...twilio.env, SMTP_URL: mails.url, MAIL_FROM: 'Smoko <no-reply@smoko.example>' },
    badLuck: () => badLuck,
    after(count, then) {
      waiting = { count, then };
    },
    taken: () => Promise.all(taken.splice(0).map(readOf)),
    refused: () => Promise.all(refused.splice(0).map(readOf)),
    async close() {
      await Promise.all([twilio.close(), mails.close()]);
    },
  };
}

const readOf = async (one: Come): Promise<Received> => ('mail' in one ? ofMail(one) : ofText(one));

const ofText = ({ at, phase, text }: Now & { text: { to: string; body: string } }): Received => ({
  ...{ channel: 'sms', at, phase, to: text.to, text: text.body },
  unsubscribe: null,
});

async function ofMail({ at, phase, mail }: Now & { mail: CaughtMail }): Promise<Received> {
  const { subject = '', text = '', headerLines } = await simpleParser(mail.raw);
  const list = headerLines.find(({ key }) => key === 'list-unsubscribe')?.line.replace(/\s+/g, '') ?? '';
  return {
    ...{ channel: 'email', at, phase, to: String(mail.to[0]).toLowerCase() },
    text: `${subject}\n${text}`,
    unsubscribe: /<([^>]+)>/.exec(list)?.[1] ?? null,
  };
}
