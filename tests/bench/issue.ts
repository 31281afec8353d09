import assert from 'node:assert/strict';
import { signUpOnly } from '../support/account.ts';
import { startServer } from '../support/server.ts';
import { measure, roundsOf } from './harness.ts';
import { type Benchmark, targetsTable, timesTable, timeTarget } from './report.ts';

const INVOICES = { whole: 5, short: 1 };
const PLAIN = 'an invoice is drafted and issued';
const PAPER = 'an invoice is drafted and issued, and its PDF is fetched';
const LINES = ['Hot water unit, 250 L', 'Labour', 'Fittings'].map((description, at) => ({
  description,
  quantity: at + 1,
  unit_price: 185.5 * (at + 1),
}));

type Fetch = Awaited<ReturnType<typeof signUpOnly>>['fetch'];

/** Drafts an invoice of three lines and issues it; answers its id. */
async function issueOne(fetch: Fetch, client_id: string): Promise<string> {
  const draft = await fetch('/api/invoices', { method: 'POST', json: { client_id, lines: LINES } });
  assert.equal(draft.status, 201);
  const { id } = (await draft.json()) as { id: string };
  const issued = await fetch(`/api/invoices/${id}/issue`, { method: 'POST', json: {} });
  assert.equal(issued.status, 200);
  await issued.arrayBuffer();
  return id;
}

async function fetchPaper(fetch: Fetch, id: string): Promise<void> {
  const paper = await fetch(`/api/invoices/${id}/pdf`);
  assert.equal(paper.status, 200);
  assert.equal(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
    '%PDF-',
  );
}

export const benchmark: Benchmark = {
  name: 'issue',
  async run(size) {
    const server = await startServer({ env: { NODE_ENV: 'production', MONGODB_URI: undefined } });
    try {
      const { fetch } = await signUpOnly(server.url);
      await fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556', gst_registered: true } });
      const client = await fetch('/api/clients', { method: 'POST', json: { name: 'Dave' } });
      const { id } = (await client.json()) as { id: string };
      const several = async (one: () => Promise<unknown>) => {
        for (let n = 0; n < INVOICES[size]; n++) await one();
      };
      const samples = await measure({
        variants: [
          { name: PLAIN, block: () => several(() => issueOne(fetch, id)) },
          { name: PAPER, block: () => several(async () => fetchPaper(fetch, await issueOne(fetch, id))) },
        ],
        ...roundsOf(size, { warmUp: 2, rounds: 24 }),
        units: INVOICES[size],
      });
      return {
        title: 'Issuing an invoice, with its paper and without',
        text: 'Milliseconds per invoice of three lines over HTTP, on the built server with its embedded database.',
        tables: [timesTable(samples), targetsTable([timeTarget(samples, PAPER, PLAIN, { most: 3 })])],
      };
    } finally {
      await server.stop();
    }
  },
};
