import assert from 'node:assert/strict';
import { signUpOnly } from '../support/account.ts';
import { startServer } from '../support/server.ts';
import { measure, roundsOf, type Size, type Variant } from './harness.ts';
import { type HttpConnection, httpConnection, load } from './list/connection.ts';
import { databaseUri } from './list/seed.ts';
import { DAY_MS, seedMoney } from './money/seed.ts';
import { type Benchmark, targetsTable, timesTable, timeTarget } from './report.ts';

const RECORDS = { whole: { small: 1_000, large: 100_000 }, short: { small: 300, large: 600 } };
const REQUESTS = { whole: 5, short: 1 };
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
const QUARTER = `from=${daysAgo(90)}&to=${daysAgo(0)}`;

/** What is asked for, by what it is called. */
const ASKED = {
  'what is owed, on the dashboard': () => '/api/dashboard',
  'aged receivables': () => '/api/aged-receivables',
  "a client's account": (client: string) => `/api/clients/${client}/account`,
  'GST of a quarter, cash': () => `/api/tax/gst?${QUARTER}&basis=cash`,
  'GST of a quarter, accrual': () => `/api/tax/gst?${QUARTER}&basis=accrual`,
  // added up over everything there ever was: told for scale
  'the sums of the finance page': () => '/api/finance-totals',
} as const;
type What = keyof typeof ASKED;

/** A real server, and one owner with so many finance records on it. */
async function openBooks(records: number) {
  const server = await startServer({
    env: { NODE_ENV: 'production', MONGODB_URI: undefined },
  });
  const { user, token, fetch } = await signUpOnly(server.url);
  const settings = await fetch('/api/settings', {
    method: 'PATCH',
    json: { abn: '51824753556', gst_registered: true },
  });
  assert.equal(settings.status, 200);
  const client = await seedMoney(databaseUri(server.dataDir), user.id, records);
  return { server, client, connect: () => httpConnection(server.url, { authorization: `Bearer ${token}` }) };
}
type Books = Awaited<ReturnType<typeof openBooks>>;

const nameOf = (what: string, records: number) => `${what}, ${records.toLocaleString('en-AU')} records`;

function variant(what: What, { connect, client }: Books, records: number, size: Size): Variant {
  let connection: HttpConnection | undefined;
  return {
    name: nameOf(what, records),
    before: async () => {
      connection = await connect();
    },
    block: () => (connection ? load([connection], ASKED[what](client), REQUESTS[size]) : undefined),
    after: () => connection?.close(),
  };
}

/** Both have the same 60 invoices open and the same work in the quarter: what is asked for is as much for either. */
async function assertSameWork(small: Books, large: Books): Promise<void> {
  const asked = async ({ connect, client }: Books, what: What) => {
    const connection = await connect();
    const answer: unknown = JSON.parse(await connection.get(ASKED[what](client)));
    connection.close();
    return answer;
  };
  const [one, other] = await Promise.all([small, large].map((books) => asked(books, 'aged receivables')));
  assert.deepEqual(Object.keys(Object(one)), Object.keys(Object(other)));
  assert.ok(JSON.stringify(one).length > 1_000, 'there is something owed');
}

export const benchmark: Benchmark = {
  name: 'money',
  async run(size) {
    const { small, large } = RECORDS[size];
    const [few, many] = [await openBooks(small), await openBooks(large)];
    try {
      await assertSameWork(few, many);
      const asked = Object.keys(ASKED) as What[];
      const samples = await measure({
        variants: asked.flatMap((what) => [variant(what, few, small, size), variant(what, many, large, size)]),
        ...roundsOf(size, { warmUp: 2, rounds: 16 }),
        units: REQUESTS[size],
      });
      return {
        title: 'What is owed, and the GST of a quarter',
        text: TEXT,
        tables: [
          timesTable(samples),
          targetsTable(
            asked.map((what) =>
              timeTarget(
                samples,
                nameOf(what, large),
                nameOf(what, small),
                what.startsWith('the sums') ? {} : { most: 1.5 },
              ),
            ),
          ),
        ],
      };
    } finally {
      await Promise.all([few.server.stop(), many.server.stop()]);
    }
  },
};

const TEXT = `Milliseconds per request over one kept-alive connection, on the built server with its embedded database. A business that has
a hundred times the records has them for a hundred times as long and for as many more clients; either has 60 invoices open, three
records a day, and about 20 records for each client.`;
