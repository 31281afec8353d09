import assert from 'node:assert/strict';
import { shapes } from '../../agents/src/testing/shapes.ts';
import { type Account, signUp } from '../support/account.ts';
import { get, post } from '../support/samples.ts';
import { startServer } from '../support/server.ts';
import { randomFrom } from './harness.ts';
import { type Benchmark, plainTable, type Target, targetsTable } from './report.ts';

/** Ordered one by one in a block, by a new business: what is on file from before would make for other answers. */
const THINGS = 'toilet ladder pump fan vanity oven heater gate window door sink mixer'.split(' ');
const EXTENTS = { whole: { rounds: 10, things: THINGS }, short: { rounds: 1, things: THINGS.slice(0, 2) } };
const LENGTH = 7_990;
const ORCHESTRATOR = '/api/functions/agent-orchestrator';

interface Times {
  turn: number[];
  list: number[];
}

export const benchmark: Benchmark = {
  name: 'neighbours',
  async run(size) {
    const { rounds, things } = EXTENTS[size];
    const server = await startServer({ now: '2026-11-19T22:00:00Z', env: { LOG_LEVEL: 'error' } });
    try {
      const hostile = await signUp(server.url);
      const worst = shapes(LENGTH, randomFrom(1));
      const alone: Times = { turn: [], list: [] };
      const beside: Times = { turn: [], list: [] };
      let sent = 0;
      await work(await signUp(server.url), things, { turn: [], list: [] });
      for (let round = 0; round < rounds; round++) {
        await work(await signUp(server.url), things, alone);
        const neighbour = await signUp(server.url);
        let going = true;
        const flood = (async () => {
          for (; going; sent++)
            await post(hostile, ORCHESTRATOR, { message: `x${sent} ${worst[(sent * 7) % worst.length]?.text}` });
        })();
        try {
          await work(neighbour, things, beside);
        } finally {
          going = false;
          await flood;
        }
      }
      return {
        title: 'Beside a hostile neighbour',
        text: `One business sends a turn of one record ("Order a new ladder") and asks for its list of clients, in turns; alone, and while another sends
messages of ${LENGTH.toLocaleString('en-AU')} characters made to take long, one after the other (${sent} of ${worst.length} shapes: "a," over and over, one long word, quotes within quotes). Blocks
of both follow each other on one built server, milliseconds on the wall.`,
        tables: [table({ alone, beside }), targetsTable(targets(alone, beside))],
      };
    } finally {
      await server.stop();
    }
  },
};

async function work(account: Account, things: readonly string[], into: Times): Promise<void> {
  for (const thing of things) {
    const said = await timed(into.turn, () =>
      post<{ actions: unknown[]; response: string }>(account, ORCHESTRATOR, { message: `Order a new ${thing}` }),
    );
    assert.equal(said.actions.length, 1, said.response);
    await timed(into.list, () => get(account, '/api/clients'));
  }
}

async function timed<T>(into: number[], ask: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await ask();
  into.push(performance.now() - began);
  return answer;
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const table = (all: Record<'alone' | 'beside', Times>) =>
  plainTable(
    ['', 'median ms', 'p99 ms'],
    (['turn', 'list'] as const).flatMap((kind) =>
      (['alone', 'beside'] as const).map((where) => {
        const values = all[where][kind];
        const name = `${kind === 'turn' ? 'a turn' : 'a list'}, ${where === 'alone' ? 'alone' : 'beside the hostile one'}`;
        return [name, percentile(values, 0.5).toFixed(1), percentile(values, 0.99).toFixed(1)];
      }),
    ),
  );

const targets = (alone: Times, beside: Times): Target[] =>
  (['turn', 'list'] as const).map((kind) => ({
    what: `p99 of a ${kind}, beside : alone`,
    value: percentile(beside[kind], 0.99) / percentile(alone[kind], 0.99),
    most: 2,
  }));
