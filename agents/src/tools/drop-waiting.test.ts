import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { deleteClient } from './clients.ts';
import { dropWaiting } from './drop-waiting.ts';

describe('drop_waiting', () => {
  async function waiting() {
    const bench = toolBench();
    furnish(bench.office);
    await bench.run(deleteClient, { client: 'Priya Sharma' });
    await bench.run(deleteClient, { client: 'Declan Murphy' });
    const left = async () => (await bench.office.context.approvals.pending()).map(({ summary }) => summary);
    return { ...bench, left };
  }

  it('drops all that waits, and nothing of it is done', async () => {
    const { run, left, store } = await waiting();
    const { status, summary, approvals } = await run(dropWaiting, {});
    expect([status, summary]).toEqual(['done', 'Not done: Delete client Priya Sharma; Delete client Declan Murphy']);
    expect(approvals.map((card) => card.status)).toEqual(['rejected', 'rejected']);
    expect(await left()).toEqual([]);
    expect(store.rows('clients')).toHaveLength(4);
  });

  it('drops what is named, and says what waits where that fits nothing', async () => {
    const { run, left } = await waiting();
    await run(dropWaiting, { what: ['Delete client Priya Sharma'] });
    expect(await left()).toEqual(['Delete client Declan Murphy']);
    expect(await run(dropWaiting, { what: ['the quote for Rosa'] })).toMatchObject({
      status: 'failed',
      summary: expect.stringContaining('Delete client Declan Murphy'),
    });
  });

  it('says so where nothing waits', async () => {
    const { run } = toolBench();
    expect(await run(dropWaiting, {})).toMatchObject({
      status: 'failed',
      summary: 'Nothing waits for a yes in this conversation, and there is no draft.',
    });
  });
});
