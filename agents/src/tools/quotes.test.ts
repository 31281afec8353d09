import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { sendMessage } from './messages.ts';
import { findQuote, listQuotes } from './quote-list.ts';
import { createQuote, deleteQuote, updateQuote } from './quotes.ts';
import { sendQuote } from './send-quote.ts';

function bench(options: Parameters<typeof toolBench>[0] = {}) {
  const made = toolBench(options);
  const filed = furnish(made.office);
  const coping = made.store.insert('quotes', {
    client_id: filed.priya.id,
    quote_number: 'Q-1763',
    content: { details: 'Pool coping, 38 lm. Total $8,280 inc GST.', aiGenerated: '', template: null },
  });
  return { ...made, ...filed, coping, last: () => made.store.rows('quotes').at(-1) };
}
const details = (quote: Record<string, unknown> | undefined) =>
  (quote?.content as { details: string } | undefined)?.details;

describe('quote tools', () => {
  it('drafts one whose total is what was said, where prices are said with GST', async () => {
    const { run, last, ngaire } = bench({ spoken: 'inc' });
    const result = await run(createQuote, {
      client: 'Ngaire',
      work: 'Wire up an outdoor spa',
      amount: 2340,
      valid_days: 14,
    });
    expect(result.summary).toMatch(
      /^Drafted quote Q-\d+ for Ngaire Hōhepa, \$2,340\.00 inc GST, Wire up an outdoor spa, valid until Fri 4 Dec 2026$/,
    );
    expect(last()).toMatchObject({ client_id: ngaire.id, total: 2340, status: 'draft' });
    expect(details(last())).toBe('Wire up an outdoor spa\nTotal $2,340.00 inc GST');
  });

  it('without a price there is none', async () => {
    const { run, last } = bench();
    await run(createQuote, { client: 'Ngaire', work: 'New deck' });
    expect(last()).toMatchObject({ lines: [] });
    expect(details(last())).toBe('New deck');
  });

  it('takes the price of the job where none is said, plus GST where its notes say so', async () => {
    const { run, store, last } = bench();
    const priced = { job_name: 'Switchboard', job_budget: 2200, job_description: '$2,200.00 plus GST. Afternoon' };
    store.insert('projects', { ...priced, job_number: '4001', status: 'pending' });
    await run(createQuote, { job: '4001', work: 'Switchboard' });
    expect(last()).toMatchObject({ lines: [{ unit_price: 2200 }], prices_include_gst: false, total: 2420 });
    await run(createQuote, { job: '4001', work: 'Switchboard', amount: 2500 });
    expect(last()).toMatchObject({ total: 2750 });
  });

  it('makes a client who is not on file', async () => {
    const { run, store } = bench();
    const result = await run(createQuote, {
      client: 'Bob Brown',
      client_phone: '0491 570 159',
      work: 'Downlights',
      amount: 450,
    });
    expect(result.summary).toContain('Added client Bob Brown, 0491 570 159');
    expect(store.rows('clients')).toHaveLength(5);
  });

  it('finds by number, client and words; lists', async () => {
    const { run } = bench();
    for (const which of [{ quote: 'Q-1763' }, { client: 'Priya' }, { quote: 'coping' }]) {
      expect((await run(findQuote, which)).summary).toMatch(/^Quote Q-1763 for Priya Sharma, \$8,280\.00/);
    }
    expect((await run(listQuotes, { status: 'sent' })).summary).toBe('No sent quotes');
    expect((await run(listQuotes, {})).data?.count).toBe(1);
  });

  it('tells what each line comes to; what was accepted was sent before', async () => {
    const { store, run, ngaire } = bench();
    const lines = [
      { description: 'Gate hung', quantity: 1, unit: null, unit_price: 420 },
      { description: 'Labour', quantity: 12, unit: 'hours', unit_price: 95 },
    ];
    const content = { details: 'Balustrade', aiGenerated: '', template: null };
    const quote = store.insert('quotes', {
      quote_number: 'Q-1',
      client_id: ngaire.id,
      content,
      lines,
      status: 'draft',
    });
    const told = '. Its lines, before GST:\n- Gate hung: $420.00\n- Labour: 12 hours x $95.00 = $1,140.00';
    expect((await run(findQuote, { client: 'Ngaire', is: 'sent' })).summary).toMatch(/^No: Quote /);
    expect((await run(findQuote, { client: 'Ngaire' })).summary).toContain(told);
    expect((await run(listQuotes, { client: 'Ngaire' })).summary).toContain(told);
    store.update('quotes', String(quote.id), { status: 'accepted' });
    expect((await run(findQuote, { client: 'Ngaire', is: 'sent' })).summary).toMatch(/^Yes: Quote /);
    expect((await run(listQuotes, { client: 'Ngaire', is: 'sent' })).summary).toMatch(/^Yes: 1 quote/);
  });

  it('finds it by what it is called, however that is said', async () => {
    const { run, store, priya } = bench();
    const line = [{ description: 'Deck', quantity: 1, unit_price: 900 }];
    const names = { quote_number: 'Q-1763400000012', short_name: 'Q12' };
    store.insert('quotes', { client_id: priya.id, ...names, lines: line });
    store.insert('quotes', { client_id: priya.id, quote_number: 'Q-1763400000001', short_name: 'Q1', lines: line });
    for (const quote of ['Q12', 'q12', 'q 12', 'Q-12', 'quote 12', 'quote no. 12', '12', 'Q-1763400000012']) {
      expect((await run(findQuote, { quote })).summary, quote).toMatch(/^Quote Q12 for Priya Sharma, /);
      expect((await run(findQuote, { quote, client: 'Priya' })).summary, quote).toMatch(
        /^Quote Q12 for Priya Sharma, /,
      );
    }
    expect((await run(findQuote, { quote: 'Q12' })).data?.quote).toMatchObject({
      quote: 'Q12',
      quote_number: 'Q-1763400000012',
    });
  });

  it('adds a line and works out the new total, also of a quote that is only text', async () => {
    const { run, store, coping } = bench();
    await run(updateQuote, {
      client: 'Priya',
      add_line: { description: 'Extra isolator', amount: 150 },
      valid_days: 14,
    });
    const quote = store.get('quotes', coping.id);
    expect(details(quote)).toBe(
      'Pool coping, 38 lm. Total $8,280 inc GST.\nExtra isolator: $150.00. Total $8,430.00\nValid until Fri 4 Dec 2026',
    );
    expect(quote).toMatchObject({ valid_until: '2026-12-04', total: 8430, prices_include_gst: true });
    expect(quote.lines).toMatchObject([
      { description: 'As quoted', unit_price: 8280 },
      { description: 'Extra isolator', unit_price: 150 },
    ]);
  });

  it.each([
    [{ discount_percent: 5 }, 7866, 'New total $7,866.00'],
    [{ discount: 200 }, 8080, 'New total $8,080.00'],
    [{ new_total: 8000 }, 8000, 'New total $8,000.00'],
  ])('changes the price and keeps the text: %j', async (change, total, says) => {
    const { run, store, coping } = bench();
    await run(updateQuote, { client: 'Priya', ...change });
    const after = store.rows('quotes').find(({ id }) => id === coping.id);
    expect(after?.total).toBe(total);
    expect(details(after)).toContain('8,280');
    expect(details(after)).toContain(says);
  });

  it('adds a line to lines', async () => {
    const { run, store, last } = bench({ spoken: 'inc' });
    await run(createQuote, { client: 'Ngaire', work: 'Spa', amount: 2200 });
    await run(updateQuote, { client: 'Ngaire', add_line: { description: 'Isolator', amount: 110 } });
    expect(last()?.lines).toHaveLength(2);
    expect(store.rows('quotes').at(-1)?.total).toBe(2310);
    await run(updateQuote, { client: 'Ngaire', add_line: { description: 'Call-out', amount: 60, gst: 'plus' } });
    expect(last()).toMatchObject({ total: 2376, prices_include_gst: true });
    expect(details(last())).toMatch(/Call-out: \$60\.00 plus GST = \$66\.00\. Total \$2,376\.00$/);
  });

  it('"plus GST" of a business that is not registered: none is added, and that is said', async () => {
    const { run, last } = bench({ registered: false });
    const drafted = await run(createQuote, { client: 'Ngaire', work: 'Spa', amount: 2200, gst: 'plus' });
    expect(last()).toMatchObject({ gst: 0, total: 2200, prices_include_gst: false });
    expect(details(last())).toBe('Spa\n$2,200.00 plus GST: nil, not registered for GST. Total $2,200.00');
    const remark = 'because the business settings say it is not registered for GST. If it is, change that there';
    expect(drafted.summary).toContain(`No GST was added, ${remark}`);
    expect(drafted.receipts[0]?.summary).not.toContain('No GST');
    const added = await run(updateQuote, {
      client: 'Ngaire',
      add_line: { description: 'Call-out', amount: 60, gst: 'inc' },
    });
    expect(added.summary).toContain(`It shows no GST, ${remark}`);
    expect(last()).toMatchObject({ gst: 0, total: 2260 });
    expect((await run(createQuote, { client: 'Ngaire', work: 'Deck', amount: 100 })).summary).not.toContain('GST');
  });

  it('sending and deleting wait', async () => {
    const { run, office, store } = bench();
    const send = await run(sendQuote, { quote: 'Q-1763', channel: 'sms' });
    expect(send.approvals[0]).toMatchObject({
      summary: 'Send quote Q-1763 for Priya Sharma, $8,280.00 to Priya Sharma',
    });
    expect(send.approvals[0]?.details[0]).toBe('To: Priya Sharma, 0491 570 156');
    expect((await run(deleteQuote, { quote: 'Q-1763' })).status).toBe('waiting');
    expect(office.sent).toEqual([]);
    expect(store.rows('quotes')).toHaveLength(1);
  });
});

describe('send_message', () => {
  it('waits, with address and words', async () => {
    const { run, office } = bench();
    const result = await run(sendMessage, { to: 'Priya', message: 'Running late.', channel: 'sms' });
    expect(result.approvals[0]).toMatchObject({
      summary: 'Send SMS to Priya Sharma: "Running late."',
      details: ['To: Priya Sharma, 0491 570 156', 'Running late.'],
    });
    expect(office.sent).toEqual([]);
    await office.context.approvals.decide(result.approvals[0]?.approval_id ?? '', 'approve');
    expect(office.sent).toMatchObject([{ body: 'Running late.', channel: 'sms' }]);
  });

  it('goes the way the business prefers, and says where to', async () => {
    const { run, office } = bench({ preferred: 'sms' });
    const message = await run(sendMessage, { to: 'Priya', message: 'Running late.' });
    const quote = await run(sendQuote, { quote: 'Q-1763' });
    for (const { approvals } of [message, quote]) {
      expect(approvals[0]?.details[0]).toBe('To: Priya Sharma, 0491 570 156');
      await office.context.approvals.decide(approvals[0]?.approval_id ?? '', 'approve');
    }
    expect(office.sent).toMatchObject([{ channel: 'sms' }, { channel: 'sms' }]);
  });

  it('knows suppliers and bare addresses, and says what is missing', async () => {
    const { run } = bench();
    expect((await run(sendMessage, { to: 'Stratco', message: 'Hi' })).summary).toBe(
      'Send message to Stratco Albion Park: "Hi"',
    );
    expect((await run(sendMessage, { to: 'new@example.org', message: 'Hi' })).summary).toBe(
      'Send message to new@example.org: "Hi"',
    );
    expect((await run(sendMessage, { to: 'Aoife', message: 'Hi' })).summary).toMatch(
      /has no email address or phone number/,
    );
    expect((await run(sendMessage, { to: 'Murphy', message: 'Hi' })).summary).toMatch(/Which one\?$/);
    expect((await run(sendMessage, { to: 'Nobody', message: 'Hi' })).status).toBe('failed');
  });
});
