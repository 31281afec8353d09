// A process of the soak's own: hostile neighbours, each with an account, in small doses, until it is ended.
import { io } from 'socket.io-client';
import { Random } from '../../robustness/random.ts';
import { PASSWORD, signUp } from '../../support/account.ts';
import { connect } from '../../support/messages.ts';
import { SHAPES } from '../chat/shapes.ts';
import { hostileFiles } from '../files/hostile-files.ts';
import { fuzzedRequest } from '../fuzz/request.ts';
import { signedMessage } from '../fuzz/webhooks.ts';
import { bearer, type Call, send } from '../http.ts';
import { keptSignedIn, type SignedIn } from '../keep-signed-in.ts';
import { readRoutes } from '../openapi.ts';

const [, , url = '', seed = '0', emails = ''] = process.argv;
const random = new Random(seed);
const SECOND = 1_000;
const MOST_BYTES = 2_000_000;
/** Everybody who guesses comes from another address of this machine. */
const guesserAddress = () => `127.0.0.${random.int(2, 60)}`;

const account = await signUp(url, { business_name: 'Fuzzer' });
const inbound = await connect(account);
const fuzzer = keptSignedIn(url, account);
const talker = keptSignedIn(url, await signUp(url, { business_name: 'Talker' }));
const filer = keptSignedIn(url, await signUp(url, { business_name: 'Filer' }));
const routes = (await readRoutes(url)).filter(({ path }) => !path.startsWith('/api/auth/'));
const files = hostileFiles(random).filter(({ what }) => !/\d MB|bomb|100,000/.test(what));
const owners = emails.split(',');

/** Nobody here minds the answer. */
const quietly = (call: Call) => send(url, { patience: 20 * SECOND, ...call }).catch(() => {});
const as = (who: SignedIn, call: Call) =>
  who.ask((token) => quietly({ ...call, headers: { ...bearer(token), ...call.headers } }));

const fuzz = () => {
  const call = random.chance(0.1)
    ? signedMessage(url, random, inbound)
    : fuzzedRequest(random.pick(routes), { random, id: () => '0'.repeat(24) });
  return as(fuzzer, call);
};

const probe = () => as(talker, { path: `/api/clients/${random.int(0, 1e9).toString(16).padStart(24, 'a')}` });

const guess = () => {
  const body = { email: random.pick(owners), password: `${PASSWORD}${random.int(0, 999)}` };
  return quietly({ method: 'POST', path: '/api/auth/login', body, from: guesserAddress() });
};

const talk = () => {
  const [, message] = random.pick(SHAPES);
  return as(talker, { method: 'POST', path: '/api/functions/agent-orchestrator', body: { message } });
};

const upload = () => {
  const { name, content } = random.pick(files);
  if (content.length > MOST_BYTES) return Promise.resolve();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(content)]), name);
  const sent = (token: string) =>
    fetch(`${url}/api/templates`, { method: 'POST', body: form, headers: bearer(token) }).then((answer) =>
      answer.text(),
    );
  return filer.ask(sent).catch(() => {});
};

const load = () => {
  const csv = `Name\n${Array.from({ length: 1_000 }, () => `Bulk ${random.int(0, 1e9)}`).join('\n')}\n`;
  return as(filer, { method: 'POST', path: '/api/imports', body: { table: 'clients', csv } });
};

const knock = async () => {
  const socket = io(url, {
    auth: { token: random.chance(0.5) ? 'nonsense' : talker.token },
    forceNew: true,
    reconnection: false,
  });
  await new Promise((done) => setTimeout(done, 2 * SECOND));
  socket.close();
};

/** One at a time of each, with a pause behind it. */
async function forever(work: () => Promise<unknown>, pauseMs: number): Promise<never> {
  for (;;) {
    await work();
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

process.stdout.write('ready\n');
await Promise.all([
  forever(fuzz, SECOND / 2),
  forever(probe, SECOND / 2),
  forever(guess, SECOND),
  forever(talk, 15 * SECOND),
  forever(upload, 10 * SECOND),
  forever(load, 60 * SECOND),
  forever(knock, 5 * SECOND),
]);
