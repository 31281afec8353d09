import { simpleParser } from 'mailparser';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { Random } from '../robustness/random.ts';
import { signUpOnly } from '../support/account.ts';
import { startTwilioStandIn, type TwilioStandIn } from '../support/twilio-stand-in.ts';
import { until } from '../support/until.ts';
import { type Attack, Findings, type Options } from './attack.ts';
import { bearer, send } from './http.ts';
import { type Done, type Outside, type Worker, wordOf, workUntil } from './kills/work.ts';
import { startTarget, type Target } from './target.ts';

const COUNT = 60;
const WORKERS = 4;
/** Of the load before a kill, in milliseconds. */
const [SOONEST, LATEST] = [150, 2_500];
/** A morning: texts do not wait for the night to end. */
const MORNING = Date.parse('2026-11-24T00:00:00Z');
/** So that what is on its way arrives before it is counted. */
const SETTLE_MS = 30_000;

/** Kill -9 at random moments under load: what was acknowledged is there, nothing is half, nothing went out twice. */
export const attack: Attack = {
  name: 'kills',
  async run(options) {
    const [twilio, mailbox] = [await startTwilioStandIn(), await startMailServer()];
    const began = Date.now();
    const target = await startTarget({
      now: () => new Date(MORNING + Date.now() - began),
      env: { ...twilio.env, SMTP_URL: mailbox.url, MAIL_FROM: 'Smoko <post@smoko.example>' },
    });
    try {
      return await kills({ target, twilio, mailbox }, options);
    } finally {
      await target.stop();
      await twilio.close();
      await mailbox.close();
    }
  },
};

interface Scene {
  target: Target;
  twilio: TwilioStandIn;
  mailbox: MailServer;
}

async function kills({ target, twilio, mailbox }: Scene, { count = COUNT, seed, say }: Options) {
  const findings = new Findings();
  const workers: Worker[] = [];
  for (let i = 0; i < WORKERS; i++) workers.push(await settleIn(target.url, mailbox, `Worker ${i}`));
  const outside = countOutside(twilio, mailbox);
  const random = new Random(String(seed));
  const all: Done[] = [];
  for (let round = 0; round < count; round++) {
    const done = await underLoad(target, workers, random, round);
    await target.restart();
    for (const { kind, again } of done) {
      const trouble = await again();
      if (trouble) findings.add(`${kind}: not taken when sent again`, `round ${round}: ${trouble}`);
    }
    // what goes out may still be on its way: that is counted at the end
    for (const one of done.filter(({ kind }) => !OUTBOUND.has(kind))) await look(one, `round ${round}`);
    all.push(...done);
    if ((round + 1) % 10 === 0) say(`${round + 1} kills, ${all.length} things done, ${findings.all.length} faults`);
  }
  await settled(all, outside);
  // once more all of them, through all the kills that came after
  for (const one of all) await look(one, 'at the end');

  async function look({ kind, check }: Done, when: string): Promise<void> {
    const trouble = await check(outside).catch((error: unknown) => String(error));
    if (trouble) findings.add(`${kind}: lost, half or twice`, `${when}: ${trouble}`);
  }
  const acknowledged = all.filter((one) => one.acknowledged).length;
  const by = new Map<string, number>();
  for (const { kind } of all) by.set(kind, (by.get(kind) ?? 0) + 1);
  say([...by].map(([kind, number]) => `${kind} ${number}`).join(', '));
  const figures =
    `${count} kill -9, ${acknowledged} acknowledged and ${all.length - acknowledged} cut-off requests, ` +
    `${twilio.texts.length} texts and ${mailbox.mails.length} mails outside, ${findings.all.length} lost, half or twice`;
  return { summary: `${figures} (seed ${seed})`, figures, findings: findings.all };
}

const OUTBOUND = new Set(['text', 'quote sent']);

/** Everybody works until the server is killed in the middle of it. */
async function underLoad(target: Target, workers: readonly Worker[], random: Random, round: number): Promise<Done[]> {
  let over = false;
  const working = workers.map((worker, i) =>
    workUntil(() => over, worker, new Random(`${random.next()}`), `Zu${wordOf(round)}${'vwyz'[i % WORKERS]}o`),
  );
  await new Promise((done) => setTimeout(done, random.int(SOONEST, LATEST)));
  over = true;
  await target.kill();
  return (await Promise.all(working)).flat();
}

/** A business whose address is confirmed by the mail that went out. */
async function settleIn(url: string, { mails }: MailServer, name: string): Promise<Worker> {
  const { token, email } = await signUpOnly(url, { business_name: name });
  const raw = await until(`a mail to ${email}`, () => mails.find(({ to }) => to.includes(email))?.raw);
  const { text = '' } = await simpleParser(raw);
  const [, link] = /token=([\w-]+)/.exec(text) ?? [];
  const answer = await send(url, {
    method: 'POST',
    path: '/api/auth/verify-email',
    headers: bearer(token),
    body: { token: link },
  });
  if (answer.status !== 200) throw new Error(`verify-email: ${answer.status} ${answer.text}`);
  return { url, token, name };
}

function countOutside({ texts }: TwilioStandIn, { mails }: MailServer): Outside {
  return {
    texts: (words) => texts.filter(({ body }) => body.endsWith(words) || body.includes(`${words}\n`)).length,
    mails: (words) => mails.filter(({ raw }) => new RegExp(`^Subject:.*\\b${words}\\b`, 'm').test(raw)).length,
  };
}

/** Waits, for so long, until nothing is on its way any more. */
async function settled(all: readonly Done[], outside: Outside): Promise<void> {
  const outbound = all.filter(({ kind }) => OUTBOUND.has(kind));
  const end = Date.now() + SETTLE_MS;
  for (const { check } of outbound) {
    while (Date.now() < end && /is still/.test((await check(outside)) ?? '')) {
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}
