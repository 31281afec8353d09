import type { InboxItem } from '@smoko/contract';
import { createTransport } from 'nodemailer';
import { afterAll, expect, it } from 'vitest';
import { seeded } from '../../crash/random.ts';
import { type Account, asBearer, signUp } from '../../support/account.ts';
import { connect, type InboundAddresses, postText, textFields } from '../../support/messages.ts';
import { removeDir, tempDir } from '../../support/paths.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { FULL, report } from './figures.ts';

const MESSAGES = FULL ? 1_000 : 40;
const MOST_TIMES = 5;
const AT_ONCE = 6;
const KILLS = FULL ? 4 : 1;
/** A busy machine may take its time. */
const LIMIT_MS = 500_000;

const random = seeded('deliveries');
const upTo = (limit: number) => Math.floor(random() * limit);
function shuffled<T>(all: readonly T[]): T[] {
  const left = [...all];
  return all.map(() => left.splice(upTo(left.length), 1)[0] as T);
}

const dataDir = tempDir('smoko-deliveries');
const start = () => startServer({ dataDir, env: { SMTP_IN_PORT: '0', LOG_LEVEL: 'error', MONGODB_URI: undefined } });
let server: TestServer;
afterAll(async () => {
  await server.stop();
  removeDir(dataDir);
});

/** True once the server has said that it has it. */
type Send = () => Promise<boolean>;
const port = () => Number(/mail in +port (\d+)/.exec(server.output())?.[1]);

/** By text and by mail, in turn; no two say the same. */
function message(number: number, own: InboundAddresses): Send {
  const from = number % 20;
  if (number % 3 === 0) {
    const mail = {
      from: `client${from}@example.org`,
      to: own.email,
      subject: `Question ${number}`,
      text: `Number ${number}: when can you come?`,
      messageId: `<delivery-${number}@mail.example.com>`,
    };
    return async () => {
      const transport = createTransport({ host: '127.0.0.1', port: port(), secure: false });
      return transport.sendMail(mail).then(
        () => true,
        () => false,
      );
    };
  }
  const fields = textFields({
    From: `+6149157${String(1_000 + from)}`,
    To: own.sms,
    Body: `Number ${number}: when can you come?`,
  });
  return () =>
    postText(server.url, fields).then(
      ({ ok }) => ok,
      () => false,
    );
}

interface Page {
  data: InboxItem[];
  next_cursor: string | null;
}
async function everything(account: Pick<Account, 'fetch'>, path: string): Promise<InboxItem[]> {
  const all: InboxItem[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const page = (await (await account.fetch(`${path}?limit=100${query}`)).json()) as Page;
    all.push(...page.data);
    cursor = page.next_cursor;
  }
  return all;
}

it(`${MESSAGES} messages, each handed over up to ${MOST_TIMES} times, with a kill -9 in between: each is handled once`, async () => {
  server = await start();
  const mel = await signUp(server.url);
  const own = await connect(mel);
  const messages = Array.from({ length: MESSAGES }, (_, number) => message(number, own));
  const sendings = shuffled(messages.flatMap((send) => Array.from({ length: 1 + upTo(MOST_TIMES) }, () => send)));
  const handed = sendings.length;
  const dieAt = new Set(Array.from({ length: KILLS }, (_, i) => Math.floor(((i + 1) * handed) / (KILLS + 1))));

  let sent = 0;
  let dying: Promise<void> | null = null;
  const waiting = [...sendings];
  /** As a provider does it: again, until it is told that the message is there. */
  async function deliver(): Promise<void> {
    for (let send = waiting.shift(); send; send = waiting.shift()) {
      sent += 1;
      if (dieAt.delete(sent)) {
        // not waited for: others are being handed over while it dies
        dying = server.kill().then(async () => {
          server = await start();
        });
      }
      const again = send;
      await until(
        'a message to be taken',
        async () => {
          await dying;
          return again();
        },
        LIMIT_MS,
      );
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, deliver));

  const account = asBearer(server.url, mel.token);
  const items = await until(
    'everything to be handled',
    async () => {
      const all = await everything(account, '/api/inbox');
      return all.some(({ status }) => status === 'received') ? null : all;
    },
    LIMIT_MS,
  );
  expect(items.filter(({ status }) => status !== 'processed')).toEqual([]);
  const numbers = items.map(({ body }) => Number(/Number (\d+)/.exec(body)?.[1])).toSorted((a, b) => a - b);
  expect(numbers).toEqual(messages.map((_, number) => number));
  const tasks = items.flatMap(({ admin_task_id }) => admin_task_id ?? []);
  const made = (await everything(account, '/api/admin-tasks')).map(({ id }) => id);
  expect(made.toSorted()).toEqual([...new Set(tasks)].toSorted());
  report(
    'Deliveries',
    `${MESSAGES} messages handed over ${handed} times by HTTP and SMTP, ${KILLS} kill -9 in between: ${items.length} handled, 0 lost, 0 twice`,
  );
});
