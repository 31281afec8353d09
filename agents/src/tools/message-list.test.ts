import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { listMessages } from './message-list.ts';

function bench() {
  const made = toolBench();
  const { priya, stratco, hotWater } = furnish(made);
  const { messages } = made.store;
  const hers = { channel: 'sms', client_id: priya.id, project_id: hotWater.id };
  messages.push(
    {
      direction: 'in',
      at: '2026-11-19T05:20:00Z',
      message: { ...hers, from: '+61491570156', from_name: 'Priya Sharma', subject: null, body: 'Friday is\nfine' },
    },
    {
      direction: 'out',
      at: '2026-11-18T22:00:00Z',
      message: { ...hers, to: '+61491570156', to_name: 'Priya Sharma', subject: null, body: 'Friday?', status: 'sent' },
    },
    {
      direction: 'out',
      at: '2026-11-17T22:00:00Z',
      message: {
        channel: 'email',
        supplier_id: stratco.id,
        to: 'orders@stratco.example.net',
        to_name: null,
        subject: 'Order',
        body: 'x'.repeat(200),
        status: 'failed',
      },
    },
  );
  return (args: object) => made.run(listMessages, args);
}

describe('what was written to and fro', () => {
  it('with a client, newest first, in the time of the business', async () => {
    const { summary, data } = await bench()({ client: 'Priya' });
    expect(summary).toBe(
      `2 messages with Priya Sharma:
- Thu 19 Nov 2026, 4:20pm, text from Priya Sharma: "Friday is fine"
- Thu 19 Nov 2026, 9am, text to Priya Sharma: "Friday?"`,
    );
    expect(data).toMatchObject({
      count: 2,
      messages: [
        { direction: 'in', their_words: 'Friday is fine' },
        { direction: 'out', our_words: 'Friday?', status: 'sent' },
      ],
    });
  });

  it('one way, on some days, or about a job', async () => {
    const run = bench();
    expect((await run({ client: 'Priya', direction: 'in', yes_no: true })).summary).toMatch(
      /^Yes: 1 message from Priya Sharma:\n/,
    );
    expect((await run({ client: 'Priya', direction: 'out', to: '2026-11-18' })).summary).toBe(
      'No messages to Priya Sharma up to Wed 18 Nov 2026',
    );
    expect((await run({ job: 'hot water' })).summary).toMatch(/^2 messages about job 1001 - Hot water replacement/);
    expect((await run({ direction: 'in' })).summary).toMatch(/^1 message that came in:\n/);
  });

  it('says of what did not go that it did not, and the beginning of long words', async () => {
    const { summary } = await bench()({ supplier: 'Stratco' });
    expect(summary).toContain('e-mail to orders@stratco.example.net, did not go: "Order - xxx');
    expect(summary.length).toBeLessThan(300);
  });

  it('nobody of that name, and two people at once, are told', async () => {
    const run = bench();
    expect((await run({ client: 'Zed' })).status).toBe('failed');
    expect((await run({ client: 'Priya', supplier: 'Stratco' })).summary).toMatch(/Give either/);
  });
});
