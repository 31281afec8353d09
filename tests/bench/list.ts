import assert from 'node:assert/strict';
import { type Project, projects } from '@smoko/contract';
import { signUpOnly } from '../support/account.ts';
import { startServer } from '../support/server.ts';
import { startChild } from './child.ts';
import { measure, roundsOf, type Size, type Variant } from './harness.ts';
import { type HttpConnection, httpConnection, load } from './list/connection.ts';
import { databaseUri, seedJobs } from './list/seed.ts';
import { type Benchmark, targetsTable, timesTable, timeTarget } from './report.ts';

const JOBS = { whole: { small: 1_000, large: 100_000 }, short: { small: 100, large: 300 } };
const LIMIT = 20;
const CONNECTIONS = 4;
const REQUESTS = { whole: 60, short: 2 };

interface Page {
  data: Project[];
  next_cursor: string | null;
}

/** A real server, and one owner with so many jobs on it. */
async function openShop(jobs: number) {
  const server = await startServer({ env: { NODE_ENV: 'production', MONGODB_URI: undefined } });
  const { user, token, client } = await signUpOnly(server.url);
  await seedJobs(databaseUri(server.dataDir), user.id, jobs);
  const page = (limit: number, cursor?: string): Promise<Page> =>
    client.call(projects.operations.list, { limit, ...(cursor ? { cursor } : {}) });
  return { server, user, page, jobs, connect: () => httpConnection(server.url, { authorization: `Bearer ${token}` }) };
}

type Connect = () => Promise<HttpConnection>;

/** Connections are opened anew before each block: a server closes those that were idle for a few seconds. */
function requests(name: string, connect: Connect, path: string, size: Size): Variant {
  let connections: HttpConnection[] = [];
  return {
    name,
    before: async () => {
      connections = await Promise.all(Array.from({ length: CONNECTIONS }, connect));
    },
    block: () => load(connections, path, REQUESTS[size]),
    after: () => {
      for (const connection of connections) connection.close();
    },
  };
}

/** Walks to the end as a client would, and gives the address of the last full page. */
async function lastPage({ page, jobs }: Awaited<ReturnType<typeof openShop>>): Promise<string> {
  const steps = [...Array<number>(jobs / 100 - 1).fill(100), ...Array<number>(100 / LIMIT - 1).fill(LIMIT)];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (const limit of steps) {
    const { data, next_cursor } = await page(limit, cursor);
    for (const { id } of data) seen.add(id);
    cursor = next_cursor ?? undefined;
  }
  const last = await page(LIMIT, cursor);
  for (const { id } of last.data) seen.add(id);
  assert.equal(seen.size, jobs, 'the walk met every job once');
  assert.equal(last.data.length, LIMIT);
  assert.equal(last.next_cursor, null);
  return `${FIRST}&cursor=${cursor}`;
}

const FIRST = `/api/projects?limit=${LIMIT}`;
const SMALL_FIRST = 'Smoko, 1,000 jobs, first page';
const LARGE_FIRST = 'Smoko, 100,000 jobs, first page';
const LARGE_LAST = 'Smoko, 100,000 jobs, last page';
const BARE = 'bare Express and driver, 100,000 jobs, first page';

export const benchmark: Benchmark = {
  name: 'list',
  async run(size) {
    const [small, large] = [await openShop(JOBS[size].small), await openShop(JOBS[size].large)];
    const bare = await startChild(new URL('./list-bare.ts', import.meta.url), [
      databaseUri(large.server.dataDir),
      large.user.id,
    ]);
    const connectBare = () => httpConnection(bare.url);
    try {
      const last = await lastPage(large);
      await assertSameAnswer(large.connect, connectBare);
      const samples = await measure({
        variants: [
          requests(SMALL_FIRST, small.connect, FIRST, size),
          requests(LARGE_FIRST, large.connect, FIRST, size),
          requests(LARGE_LAST, large.connect, last, size),
          requests(BARE, connectBare, FIRST, size),
        ],
        ...roundsOf(size, { warmUp: 8, rounds: 40 }),
        units: REQUESTS[size],
      });
      return {
        title: 'A page of a long list',
        text: TEXT,
        tables: [
          timesTable(samples),
          targetsTable([
            timeTarget(samples, LARGE_FIRST, SMALL_FIRST, { most: 1.25 }),
            timeTarget(samples, LARGE_LAST, LARGE_FIRST, { most: 1.2 }),
            { ...timeTarget(samples, BARE, LARGE_FIRST, { least: 0.7 }), what: 'requests a second, Smoko : bare' },
          ]),
        ],
      };
    } finally {
      await Promise.all([bare.end(), small.server.stop(), large.server.stop()]);
    }
  },
};

const TEXT = `\`GET ${FIRST}\` over ${CONNECTIONS} kept-alive connections, milliseconds per request. Smoko is the built server with its
embedded database, sign-in, validation and log; the bare one is Express and the MongoDB driver on the same database, with the
same index and the same JSON, and nothing else. The last page is reached by paging through all of it.`;

async function assertSameAnswer(...sides: Connect[]): Promise<void> {
  const answers: Page[] = [];
  for (const connect of sides) {
    const connection = await connect();
    answers.push(JSON.parse(await connection.get(FIRST)));
    connection.close();
  }
  const [one, ...others] = answers;
  assert.equal(one?.data.length, LIMIT);
  for (const other of others) assert.deepEqual(other, one);
}
