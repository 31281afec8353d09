import { createModel, type Model, runTurn, type TurnInput } from '@smoko/agents';
import { Types } from 'mongoose';
import { MongoCheckpointer } from './agent-turn/checkpointer.ts';
import { rawLoop } from './agent-turn/raw-loop.ts';
import { oneAgent, type RunOptions, supervisor, swarm } from './agent-turn/rivals.ts';
import { PLAIN, VEILED } from './agent-turn/script.ts';
import { openShop } from './agent-turn/shop.ts';
import { assertDone, newOffice, toolEnv, toolNames } from './agent-turn/task.ts';
import { type Child, startChild } from './child.ts';
import { measure, roundsOf, type Size, type Variant } from './harness.ts';
import { type Benchmark, type Target, targetsTable, timesTable, timeTarget } from './report.ts';

const SMOKO = 'Smoko';
const SMOKO_VEILED = 'Smoko, veiled message';
const SUPERVISOR = 'langgraph-supervisor';
const SWARM = 'langgraph-swarm';
const SWARM_SARAH = 'langgraph-swarm, Sarah active';
const SUPERVISOR_WHOLE = 'langgraph-supervisor, not streamed';
const SWARM_WHOLE = 'langgraph-swarm, not streamed';
const ONE_AGENT = 'LangChain createAgent, all tools';
const RAW = 'raw loop, routed and not streamed';

/** What an answer cost the model: how often it was asked, and how much it had to read. */
interface Cost {
  calls: number;
  bytes: number;
}

export const benchmark: Benchmark = {
  name: 'agent-turn',
  async run(size) {
    const endpoint = await startChild(new URL('./agent-turn-endpoint.ts', import.meta.url));
    try {
      const baseUrl = `${endpoint.url}/v1`;
      const model = createModel({ kind: 'openai', baseUrl, model: 'scripted' });
      const alone = await graphAlone(endpoint, baseUrl, model, size);
      const durable = await withRecords(endpoint, baseUrl, model, size);
      return {
        title: 'A turn of the assistants',
        text: text(),
        tables: [
          'The graph alone, records in memory, milliseconds of the processor in the process that runs it:',
          ...alone,
          'With durable records, all on one embedded database, milliseconds on the wall:',
          ...durable,
        ],
      };
    } finally {
      await endpoint.end();
    }
  },
};

/** Every way to run the turn on a business in memory. */
async function graphAlone(endpoint: Child, baseURL: string, model: Model, size: Size): Promise<string[]> {
  let office = newOffice();
  let said = '';
  const invocation = { assistant: 'sarah', step: 0, index: 0, tool: 'any' } as const;
  const setting = { baseURL, env: () => toolEnv(office.context.services(invocation), office.context) };
  const variant = (name: string, run: () => Promise<string>): Variant => ({
    name,
    before: () => {
      office = newOffice();
    },
    block: async () => {
      said = await run();
    },
    after: () => assertDone(office.store.rows('procurement-items'), said),
  });
  const smoko = async (message: string) => {
    const input: TurnInput = { message, assistant: 'jerry', history: [] };
    const { signal } = new AbortController();
    let told = '';
    for await (const event of runTurn(model, input, office.context, { signal })) {
      if (event.type === 'text') told += event.text;
    }
    return told;
  };
  const [supervised, swarming, single, raw] = [
    supervisor(setting),
    swarm(setting),
    oneAgent(setting),
    rawLoop(setting),
  ];
  const variants = [
    variant(SMOKO, () => smoko(PLAIN)),
    variant(SMOKO_VEILED, () => smoko(VEILED)),
    variant(SUPERVISOR, () => supervised(PLAIN, { stream: true })),
    variant(SUPERVISOR_WHOLE, () => supervised(PLAIN, { stream: false })),
    variant(SWARM, () => swarming(PLAIN, { stream: true })),
    variant(SWARM_WHOLE, () => swarming(PLAIN, { stream: false })),
    variant(SWARM_SARAH, () => swarming(PLAIN, { stream: true, activeAgent: 'sarah' })),
    variant(ONE_AGENT, () => single(PLAIN, { stream: true })),
    variant(RAW, () => raw(PLAIN)),
  ];
  const costs = await costsOf(endpoint, variants);
  const samples = await measure({ variants, ...roundsOf(size, { warmUp: 5, rounds: 60 }), clock: 'processor' });
  const cost = (name: string) => costs.get(name) ?? { calls: Number.NaN, bytes: Number.NaN };
  const columns = {
    'model calls': (name: string) => String(cost(name).calls),
    'prompt bytes': (name: string) => cost(name).bytes.toLocaleString('en-AU'),
    'about tokens': (name: string) => Math.round(cost(name).bytes / 4).toLocaleString('en-AU'),
  };
  const best = [SUPERVISOR, SWARM].toSorted((a, b) => cost(a).bytes - cost(b).bytes)[0] ?? SWARM;
  const prompts = (of: string, over: string, bounds: Pick<Target, 'most'> = {}): Target => ({
    what: `prompt bytes, ${of} : ${over}`,
    value: cost(of).bytes / cost(over).bytes,
    ...bounds,
  });
  const targets: Target[] = [
    { what: `model calls, ${SMOKO}`, value: cost(SMOKO).calls, most: 3, digits: 0 },
    { what: `model calls, ${SMOKO_VEILED}`, value: cost(SMOKO_VEILED).calls, digits: 0 },
    prompts(SMOKO, best, { most: 0.65 }),
    prompts(SMOKO_VEILED, best),
    prompts(SMOKO, SWARM_SARAH),
    timeTarget(samples, SMOKO, SUPERVISOR, { most: 0.5 }),
    timeTarget(samples, SMOKO, SUPERVISOR_WHOLE),
    timeTarget(samples, SMOKO_VEILED, SUPERVISOR),
    timeTarget(samples, SMOKO, SWARM),
    timeTarget(samples, SMOKO, SWARM_SARAH),
    timeTarget(samples, SMOKO, RAW),
  ];
  return [timesTable(samples, columns), targetsTable(targets)];
}

/** The same with everything written down: Smoko's whole server turn, the rivals' checkpoints and the order itself. */
async function withRecords(endpoint: Child, baseURL: string, model: Model, size: Size): Promise<string[]> {
  const shop = await openShop(model);
  try {
    const checkpointer = new MongoCheckpointer(shop.db);
    await checkpointer.prepare();
    const { context } = newOffice();
    let owner = await shop.newOwner();
    let said = '';
    const variant = (name: string, run: () => Promise<string>): Variant => ({
      name,
      before: async () => {
        owner = await shop.newOwner();
      },
      block: async () => {
        said = await run();
      },
      after: async () => assertDone(await shop.ordered(owner), said),
    });
    const setting = { baseURL, checkpointer, env: () => toolEnv(shop.services(owner), context) };
    const options = (durability: 'async' | 'sync'): RunOptions => {
      return { stream: true, threadId: new Types.ObjectId().toHexString(), durability };
    };
    const [supervised, swarming] = [supervisor(setting), swarm(setting)];
    const variants = [
      variant(SMOKO, () => shop.say(owner, PLAIN)),
      variant(SMOKO_VEILED, () => shop.say(owner, VEILED)),
      variant(SUPERVISOR, () => supervised(PLAIN, options('async'))),
      variant(`${SUPERVISOR}, durability sync`, () => supervised(PLAIN, options('sync'))),
      variant(SWARM, () => swarming(PLAIN, options('async'))),
      variant(`${SWARM}, durability sync`, () => swarming(PLAIN, options('sync'))),
    ];
    await costsOf(endpoint, variants);
    const samples = await measure({ variants, ...roundsOf(size, { warmUp: 3, rounds: 45 }) });
    const targets = [
      timeTarget(samples, SMOKO, SUPERVISOR, { most: 0.7 }),
      timeTarget(samples, SMOKO, `${SUPERVISOR}, durability sync`),
      timeTarget(samples, SMOKO_VEILED, SUPERVISOR),
      timeTarget(samples, SMOKO, SWARM),
      timeTarget(samples, SMOKO, `${SWARM}, durability sync`),
    ];
    return [timesTable(samples), targetsTable(targets)];
  } finally {
    await shop.close();
  }
}

/** Each variant once, its end checked, before anything is timed. */
async function costsOf(endpoint: Child, variants: readonly Variant[]): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  const counted = async () => (await (await fetch(`${endpoint.url}/counted`)).json()) as Cost;
  for (const { name, before, block, after } of variants) {
    await before?.();
    await counted();
    await block();
    await after?.();
    costs.set(name, await counted());
  }
  return costs;
}

const text = () => `"${PLAIN}": an order placed
and a list read, by a scripted endpoint that answers at once and decides from each request alone. All have the same ${toolNames().size} tools
with the same descriptions and checks, the same four assistants with the same prompts, and the same model client, and begin at
Jerry ("Sarah active": at Sarah). All stream, unless it says otherwise. Smoko decides in code what is certain: who gets a plain
message, and which of an assistant's tools it is plainly not about. "Veiled" is the same wish worded so that neither is certain:
"${VEILED}". With records, Smoko's side is the
server's whole turn (messages, journal, receipts, the order); the rivals' is their checkpoints and the order. Tokens are bytes by
four.`;
