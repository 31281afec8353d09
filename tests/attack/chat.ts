import { Random } from '../robustness/random.ts';
import { type Account, signUp } from '../support/account.ts';
import {
  connect,
  type InboundAddresses,
  inboxOf,
  postMail,
  postText,
  rawMail,
  textFields,
} from '../support/messages.ts';
import { type Attack, Findings, type Options } from './attack.ts';
import { SHAPES } from './chat/shapes.ts';
import { bearer, NoAnswer, send } from './http.ts';
import { percentile } from './percentiles.ts';
import { startTarget, type Target } from './target.ts';

const COUNT = 110;
const NEIGHBOURS = 3;
const PAUSE_MS = 60;
/** How long a hostile message may take before nobody waits any more, and a neighbour's own request. */
const [MOST_MS, FROZEN_MS] = [60_000, 10_000];
/** A neighbour's p99 beside hostile messages, in times of that without; from so many samples on. */
const [MOST_RATIO, ENOUGH] = [3, 300];
/** A hostile turn, in times of an ordinary one. */
const MOST_TURN = 50;
const ALONE_SAMPLES = 300;
/** What a visitor may ask. */
const VISITOR_LENGTH = 500;

/** One business says what is hard to understand, as long as it may be, while its neighbours work. */
export const attack: Attack = {
  name: 'chat',
  async run(options) {
    const target = await startTarget();
    try {
      return await chat(target, options);
    } finally {
      await target.stop();
    }
  },
};

interface Scene {
  target: Target;
  hostile: Account;
  inbound: InboundAddresses;
}

type EntryPoint = (scene: Scene, text: string) => Promise<number>;
const say =
  (path: string, body: (text: string) => object): EntryPoint =>
  async ({ target, hostile }, text) => {
    const call = { method: 'POST', path, headers: bearer(hostile.token), body: body(text), patience: MOST_MS };
    return (await send(target.url, call)).status;
  };

/** The ways by which words come in that somebody has to understand. */
const ENTRY_POINTS: readonly [string, EntryPoint][] = [
  ['conversation', say('/api/functions/agent-orchestrator', (message) => ({ message }))],
  ['Renea', say('/api/functions/agent-orchestrator', (message) => ({ message, assistant: 'renea' }))],
  ['quick quote', say('/api/quote-drafts', (details) => ({ details }))],
  ['writer', say('/api/functions/ai-assistant', (message) => ({ message }))],
  ['visitor', say('/api/visitor-chat', (text) => ({ message: text.slice(0, VISITOR_LENGTH) }))],
  [
    'text',
    async ({ target, inbound, ...scene }, Body) => {
      const text = textFields({ From: '+61491570156', To: inbound.sms, Body });
      return understood(scene, await postText(target.url, text));
    },
  ],
  [
    'mail',
    async ({ target, inbound, ...scene }, text) => {
      const mail = rawMail({ from: 'a@example.org', to: inbound.email, subject: 'Job', text });
      return understood(scene, await postMail(target.url, mail));
    },
  ],
];

/** A message from outside is answered at once and read later: that is waited for. */
async function understood({ hostile }: Pick<Scene, 'hostile'>, { status }: Response): Promise<number> {
  const end = performance.now() + MOST_MS;
  while ((await inboxOf(hostile)).some((item) => item.status === 'received')) {
    if (performance.now() > end) throw new NoAnswer('a message is never done');
    await pause(PAUSE_MS);
  }
  return status;
}

async function chat(target: Target, { count = COUNT, seed, say: tell }: Options) {
  const findings = new Findings();
  const hostile = await signUp(target.url, { business_name: 'Mallory Pty Ltd' });
  const scene: Scene = { target, hostile, inbound: await connect(hostile) };
  const neighbours: Account[] = [];
  for (let i = 0; i < NEIGHBOURS; i++) neighbours.push(await signUp(target.url, { business_name: `Neighbour ${i}` }));
  const alone = await workBeside(target, neighbours, async (took) => {
    while (took.all.length < Math.min(ALONE_SAMPLES, count * 10)) await pause(50);
  });
  const ordinary = percentile(alone.turns, 0.5);
  const random = new Random(String(seed));
  const pairs = SHAPES.flatMap((shape) => ENTRY_POINTS.map((entryPoint) => ({ shape, entryPoint, at: random.next() })));
  // what is most said first: every shape to an assistant, then the other entry points
  const order = pairs.sort((a, b) => rank(a) - rank(b) || a.at - b.at).slice(0, count);
  const with_ = await workBeside(target, neighbours, async (took) => {
    for (const [i, { shape, entryPoint }] of order.entries()) {
      await sayOne(scene, took, { shape, entryPoint, ordinary }, findings);
      if ((i + 1) % 20 === 0) tell(`${i + 1} messages, ${findings.all.length} faults`);
    }
  });
  const [before, beside] = [percentile(alone.all, 0.99), percentile(with_.all, 0.99)];
  const ratio = beside / before;
  if (alone.all.length >= ENOUGH && with_.all.length >= ENOUGH && ratio > MOST_RATIO) {
    findings.add(
      'neighbours wait',
      `p99 ${beside.toFixed(0)} ms beside hostile messages, ${before.toFixed(0)} ms without: ${ratio.toFixed(1)} times`,
    );
  }
  const figures =
    `${order.length} hostile messages of ${SHAPES.length} shapes by ${ENTRY_POINTS.length} entry points; ${with_.all.length} answers to ${NEIGHBOURS} neighbours meanwhile, ` +
    `their p99 ${ratio.toFixed(1)} times that without (${alone.all.length} samples); longest ${Math.max(...with_.all, 0).toFixed(0)} ms`;
  return { summary: `${figures}; ${findings.all.length} faults`, figures, findings: findings.all };
}

const rank = ({ entryPoint: [name] }: { entryPoint: [string, EntryPoint] | readonly [string, EntryPoint] }) =>
  name === 'conversation' ? 0 : 1;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

interface Took {
  /** Milliseconds of every answer to a neighbour, and of those to what they said. */
  all: number[];
  turns: number[];
  /** When the last of them came. */
  last: number;
  frozen: boolean;
}

/** Neighbours say something, look at a list and write something, over and over, while something else is done. */
async function workBeside(target: Target, neighbours: readonly Account[], work: (took: Took) => Promise<void>) {
  const took: Took = { all: [], turns: [], last: performance.now(), frozen: false };
  let over = false;
  const life = async ({ token }: Account) => {
    for (let i = 0; !over; i++) {
      for (const call of day(i)) {
        const answer = await send(target.url, { ...call, headers: bearer(token), patience: FROZEN_MS }).catch(
          (error) => {
            if (!(error instanceof NoAnswer)) throw error;
            if (/no answer/.test(error.message)) took.frozen = true;
          },
        );
        await pause(PAUSE_MS);
        if (!answer) continue;
        took.last = performance.now();
        took.all.push(answer.took);
        if (call.path.includes('functions')) took.turns.push(answer.took);
      }
    }
  };
  const lives = neighbours.map(life);
  await work(took).finally(() => {
    over = true;
  });
  await Promise.all(lives);
  return took;
}

const day = (i: number) => [
  { method: 'POST', path: '/api/functions/agent-orchestrator', body: { message: 'What is on tomorrow?' } },
  { path: '/api/projects?limit=20' },
  { method: 'POST', path: '/api/suppliers', body: { name: `Supplier ${i}` } },
  { path: '/api/dashboard' },
];

interface Said {
  shape: readonly [string, string];
  entryPoint: readonly [string, EntryPoint];
  ordinary: number;
}

/** One hostile message; the neighbours' answers have to go on. */
async function sayOne(
  scene: Scene,
  took: Took,
  { shape: [what, text], entryPoint: [name, entryPoint], ordinary }: Said,
  findings: Findings,
) {
  const { target } = scene;
  const began = performance.now();
  took.frozen = false;
  const turn = entryPoint(scene, text).then(
    (status) => {
      if (status >= 500) findings.add(`${name}: ${status}`, what);
      return 'answered';
    },
    () => 'no answer',
  );
  const frozen = (async () => {
    while (!took.frozen && performance.now() - began < MOST_MS) await pause(PAUSE_MS);
    return took.frozen ? 'frozen' : 'endless';
  })();
  const outcome = await Promise.race([turn, frozen]);
  const ms = performance.now() - began;
  if (outcome !== 'answered' || took.frozen) {
    findings.add(
      `${name}: ${took.frozen ? 'everybody had to wait' : outcome}`,
      `${JSON.stringify(what)} x ${text.length} characters, ${(ms / 1000).toFixed(1)} s`,
    );
    await target.restart();
    await turn;
    return;
  }
  if (ms > MOST_TURN * ordinary) {
    findings.add(
      `${name}: slow`,
      `${JSON.stringify(what)}: ${ms.toFixed(0)} ms, ${(ms / ordinary).toFixed(0)} times an ordinary turn`,
    );
  }
}
