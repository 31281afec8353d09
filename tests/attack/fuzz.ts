import { inspect } from 'node:util';
import { Random } from '../robustness/random.ts';
import { type Attack, Findings, type Options } from './attack.ts';
import { fuzzedRequest } from './fuzz/request.ts';
import { HOOKS, signedMessage } from './fuzz/webhooks.ts';
import { type Answer, bearer, type Call, inParallel, NoAnswer, send } from './http.ts';
import { kindOf } from './isolation/bodies.ts';
import { credentialsOf } from './isolation/credentials.ts';
import { type Route, readRoutes } from './openapi.ts';
import { residentMegabytes } from './process-memory.ts';
import { startTarget, type Target } from './target.ts';
import { enter, fillTenant } from './tenant.ts';

const COUNT = 20_000;
const AT_ONCE = 6;
/** Of memory that the server may take more of at the end than after a fifth of the requests. */
const MOST_GROWTH_MB = 250;
/** Milliseconds that the server may keep everybody waiting. */
const PATIENCE_MS = 10_000;
/** At once, of one question. */
const HANG_UPS = 4;

/** Requests that fit the document and then do not, in every way a request can be wrong. */
export const attack: Attack = {
  name: 'fuzz',
  async run(options) {
    const target = await startTarget({ env: HOOKS });
    try {
      return await fuzz(target, options);
    } finally {
      await target.stop();
    }
  },
};

/** Not in the document: pages, forms and links for people without an account. */
const PAGES: [method: string, path: string, type: string][] = [
  ['GET', '/', ''],
  ['GET', '/q/{id}', ''],
  ['POST', '/q/{id}', 'application/x-www-form-urlencoded'],
  ['GET', '/i/{id}/pdf', ''],
  ['POST', '/u/{id}', 'application/x-www-form-urlencoded'],
  ['POST', '/support', 'application/x-www-form-urlencoded'],
  ['POST', '/contact', 'application/x-www-form-urlencoded'],
  ['POST', '/demo', 'application/x-www-form-urlencoded'],
  ['POST', '/contact-sales', 'application/x-www-form-urlencoded'],
  ['POST', '/talk', 'application/x-www-form-urlencoded'],
  ['GET', '/thanks', ''],
  ['GET', '/dashboard', ''],
  ['GET', '/assets/{id}', ''],
  ['GET', '/dev/outbox', ''],
  ['GET', '/socket.io/', ''],
  ['POST', '/socket.io/', 'application/json'],
];
const pages = PAGES.map(
  ([method, path, type]): Route => ({
    method,
    path,
    name: `${method} ${path}`,
    signedIn: false,
    query: ['q', 'EIO', 'transport', 'sid'].map((name) => ({ name, schema: { type: 'string' } })),
    body: type === 'application/json' ? { type: 'object' } : undefined,
    types: type ? [type] : [],
  }),
);

async function fuzz(target: Target, { count = COUNT, seed, say }: Options) {
  const { url } = target;
  const watched: Watched = { target, findings: new Findings(), open: new Map(), restarting: null };
  const { findings } = watched;
  const routes = [...(await readRoutes(url)), ...pages];
  const tenant = await fillTenant(url, 'Quokkaloo', 'zqxa7wattle');
  // what ends one's own sign-in is tried as well: on an account for that, which is replaced when it has happened
  let account: SignIns = await enter(url, 'Bilbybrook');
  const statuses = new Map<number, number>();
  let [sent, early, limited] = [0, 0, 0];
  const all = [...Object.values(tenant.ids).flat(), '0'.repeat(24)];
  const numbers = Array.from({ length: count }, (_, i) => i);
  await inParallel(numbers, AT_ONCE, async (i) => {
    const random = new Random(`${seed} ${i}`);
    const route = routes[i % routes.length] as Route;
    const ownAccount = route.path.startsWith('/api/auth/');
    const fitting = tenant.ids[kindOf(route.path)] ?? all;
    const id = (field: string) => random.pick(field.startsWith('/') && random.chance(0.8) ? fitting : all);
    const call = random.chance(0.06)
      ? signedMessage(url, random, tenant.inbound)
      : fuzzedRequest(route, { random, id });
    const credential = random.chance(0.12) ? null : random.pick(credentialsOf(url, ownAccount ? account : tenant));
    const headers = { ...(credential === null ? {} : credential.headers(call.method ?? 'GET')), ...call.headers };
    const answer = await judged(watched, { ...call, headers }, `seed ${seed} request ${i}`);
    if (answer) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer?.status === 429) limited++;
    sent++;
    if (sent === Math.floor(count / 5)) early = await residentMegabytes(target.pid());
    if (ownAccount && sent % 20 === 0 && (await signedOut(url, account))) account = await enter(url, `Bilby${sent}`);
    if (sent % 1_000 === 0) say(`${sent} requests, ${findings.all.length} faults`);
  });
  await hangUps(watched, routes, { rounds: Math.ceil(count / 2_000), tenant, random: new Random(`${seed} hang up`) });
  const late = await residentMegabytes(target.pid());
  await stillWell(target, findings);
  if (late - early > MOST_GROWTH_MB) findings.add('memory grows', `from ${early} MB after a fifth to ${late} MB`);
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, number]) => `${number} x ${status}`);
  say(`${told.join(', ')}; ${limited} told to wait`);
  const five = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, number]) => sum + number, 0);
  const figures =
    `${sent.toLocaleString('en-AU')} requests to ${routes.length} routes, ${five} answers of 5xx, ` +
    `memory ${early} MB after a fifth and ${late} MB at the end, health ok at the end: ${findings.all.some(({ kind }) => kind === 'not well') ? 'no' : 'yes'}`;
  return { summary: `${figures}, ${findings.all.length} faults (seed ${seed})`, figures, findings: findings.all };
}

interface HangUps {
  rounds: number;
  tenant: Awaited<ReturnType<typeof fillTenant>>;
  random: Random;
}

/** Whoever waits for an answer goes away while it is made or sent: everything that can be asked for, some times each. */
async function hangUps(watched: Watched, routes: readonly Route[], { rounds, tenant, random }: HangUps): Promise<void> {
  const asked = routes.filter(({ method, signedIn }) => method === 'GET' && signedIn);
  for (const { path } of Array.from({ length: rounds }, () => asked).flat()) {
    const at = path.replace('{id}', tenant.ids[kindOf(path)]?.[0] ?? '').replace('{kind}', 'quote_follow_up');
    const call = { method: 'GET', path: at, headers: bearer(tenant.token) };
    const cuts = Array.from({ length: HANG_UPS }, () => random.int(1, 20));
    await Promise.all(cuts.map((hangUp, i) => judged(watched, { ...call, hangUp }, `hang-up ${i} of ${at}`)));
  }
}

interface Watched {
  target: Target;
  findings: Findings;
  /** What is being asked just now. */
  open: Map<string, string>;
  restarting: Promise<void> | null;
}

/** Sends a request; what is wrong with the answer is a finding. */
async function judged(watched: Watched, call: Call, label: string): Promise<Answer | undefined> {
  const { target, findings, open } = watched;
  const told = `${label}: ${described(call)}`;
  await watched.restarting;
  open.set(label, told);
  try {
    const answer = await send(target.url, call);
    if (answer.status >= 500)
      findings.add(`${answer.status} from ${placeOf(call)}`, `${told} -> ${answer.text.slice(0, 200)}`);
    return answer;
  } catch (error) {
    // what Node's client itself refuses to send was no request
    if (!(error instanceof NoAnswer)) return undefined;
    if (!(await target.answers(PATIENCE_MS))) await revive(watched);
    // a body that is shorter or longer than it says, or none of HTTP, is hung up on
    else if (/no answer/.test(error.message)) findings.add(`no answer from ${placeOf(call)}`, told);
    return undefined;
  } finally {
    open.delete(label);
  }
}

/** The server has ended, or says nothing: one of the open requests did that. */
function revive(watched: Watched): Promise<void> {
  const { target, findings, open } = watched;
  watched.restarting ??= (async () => {
    const asked = [...open.values()].map((one) => `\n      ${one}`).join('');
    findings.add('the server ended or hangs', `while it was asked:${asked}\n    its last words: ${target.lastWords()}`);
    await target.restart();
    watched.restarting = null;
  })();
  return watched.restarting;
}

const placeOf = ({ method, path }: Call) =>
  `${method} ${path
    .split('?')[0]
    ?.replace(/[0-9a-f]{24}/g, '{id}')
    .slice(0, 60)}`;

function described({ method, path, headers, body, hangUp }: Call): string {
  const text = body instanceof Uint8Array ? Buffer.from(body).toString('latin1') : body;
  const content =
    typeof text === 'string' ? text : inspect(text ?? '', { depth: 8, breakLength: Number.POSITIVE_INFINITY });
  const known = Object.entries(headers ?? {}).filter(
    ([name, value]) => !(name === 'authorization' && String(value).length > 200),
  );
  const cut = hangUp === undefined ? '' : ` (hung up after ${hangUp} ms)`;
  return `${method} ${path.slice(0, 300)}${cut} ${JSON.stringify(Object.fromEntries(known)).slice(0, 300)} ${JSON.stringify(content.slice(0, 400))}`;
}

type SignIns = Awaited<ReturnType<typeof enter>>;

async function signedOut(url: string, { token, device, browser }: SignIns): Promise<boolean> {
  const path = '/api/auth/session';
  const cookie = await browser.fetch(path);
  const others = await Promise.all([token, device.token].map((one) => send(url, { path, headers: bearer(one) })));
  return [cookie, ...others].some(({ status }) => status === 401);
}

/** The server says that it is well, and takes in another business. */
async function stillWell(target: Target, findings: Findings): Promise<void> {
  const health = await send(target.url, { path: '/api/health' });
  if (JSON.parse(health.text).status !== 'ok') findings.add('not well', health.text);
  await enter(target.url, 'Afterwards');
}
