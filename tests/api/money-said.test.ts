import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

type Row = { id: string } & Fields;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
});
afterAll(() => server.stop());

const PLACES = {
  AU: { at: 'Penrith NSW', papers: { abn: '51824753556', gst_registered: true } },
  NZ: { at: 'Auckland', papers: { gst_number: '49-091-850', gst_registered: true } },
} as const;
type Country = keyof typeof PLACES;

/** A registered business with three clients, and the built-in model in one conversation. */
async function office(country: Country) {
  const { at, papers } = PLACES[country];
  const owner: Account = await signUp(server.url, { business_location: at });
  const set = await owner.fetch('/api/settings', { method: 'PATCH', json: papers });
  expect(await set.json()).toMatchObject({ country });
  const person = (name: string) => post(owner, '/api/clients', { name, email: 'someone@example.org' });
  const [margaret, dave, stan] = [
    await person('Margaret Ellison'),
    await person('Dave Cutler'),
    await person('Stan Novak'),
  ];
  const rows = async (path: string): Promise<Row[]> => (await get<{ data: Row[] }>(owner, path)).data;
  const money = (type: string) => rows(`/api/finance-records?type=${type}&sort=created_at`);
  return {
    owner,
    margaret,
    dave,
    stan,
    rows,
    say: conversationOf(owner),
    invoices: () => money('invoice'),
    payments: () => money('payment'),
    quotes: () => rows('/api/quotes?sort=created_at'),
    /** Nothing but what is counted here may come of a message. */
    counts: async () => ({
      money: (await rows('/api/finance-records')).length,
      items: (await rows('/api/procurement-items')).length,
      drafts: (await rows('/api/drafts?status=open')).length,
      waiting: (await rows('/api/approvals?status=pending')).length,
    }),
    /** Issued, of so much with GST. */
    bill: (who: Row, amount: number, more: Fields = {}) =>
      post<Row>(owner, '/api/invoices', { client_id: who.id, amount, description: 'Work', issue: true, ...more }),
    read: (id: string) => get<Row>(owner, `/api/finance-records/${id}`),
    /** Margaret's kitchen at 6,000 before GST. */
    async kitchen(status = 'accepted') {
      const job = await post<Row>(owner, '/api/projects', { job_name: 'Kitchen reno', client_id: margaret.id });
      const lines = [{ description: 'Kitchen', quantity: 1, unit_price: 6000 }];
      const quote = await post<Row>(owner, '/api/quotes', {
        client_id: margaret.id,
        project_id: job.id,
        lines,
        status,
      });
      return { job, quote };
    },
  };
}

/** What is told here of 6,000 before GST: the price, and shares of it with their GST. */
const FIGURES = {
  AU: { whole: [6600, 600], deposit: [1980, 180], half: [3300, 300], rest: [1320, 120] },
  NZ: { whole: [6900, 900], deposit: [2070, 270], half: [3450, 450], rest: [1380, 180] },
} as const;
const sums = (rows: readonly Row[]) => rows.map(({ kind, stage, amount, gst }) => [kind, stage, amount, gst]);

describe.each<Country>(['AU', 'NZ'])('invoices asked for in %s', (country) => {
  const { whole, deposit, half, rest } = FIGURES[country];

  it('invoice margaret for the quote', async () => {
    const { say, kitchen, invoices } = await office(country);
    const { quote } = await kitchen();
    await say('invoice margaret for the quote');
    const all = await invoices();
    expect(sums(all)).toEqual([['standard', 'draft', ...whole]]);
    expect(all).toMatchObject([{ quote_id: quote.id, lines: [{ description: 'Kitchen', total: 6000 }] }]);
  });

  it('invoice her less the five hundred deposit: one that was invoiced is deducted and not said to be paid', async () => {
    const { owner, say, kitchen, invoices } = await office(country);
    const { job } = await kitchen();
    const asked = await post(owner, `/api/projects/${job.id}/billing/invoices`, { what: 'deposit', amount: 500 });
    await post(owner, `/api/invoices/${asked.id}/issue`);
    await say('show me margaret ellison');
    const told = await say('invoice her less the five hundred deposit');
    expect(told).not.toContain('paid already');
    expect((await invoices()).at(-1)).toMatchObject({
      kind: 'final',
      stage: 'draft',
      amount: whole[0] - 500,
      lines: [{ total: whole[0] }, { total: -500 }],
    });
  });

  it('invoice her less the five hundred deposit: money on account comes off what is due', async () => {
    const { owner, say, kitchen, invoices } = await office(country);
    await kitchen();
    await say('margaret paid a 500 deposit');
    expect(await say('invoice her less the five hundred deposit')).toContain('The $500.00 that was paid already');
    const [made] = await invoices();
    expect(made).toMatchObject({ stage: 'draft', amount: whole[0] });
    expect(await post(owner, `/api/invoices/${made?.id}/issue`)).toMatchObject({ amount_due: whole[0] - 500 });
  });

  it('30% deposit invoice, claim 50%, bill the rest', async () => {
    const { say, kitchen, invoices } = await office(country);
    await kitchen();
    await say('show me the kitchen job');
    for (const order of ['30% deposit invoice', 'claim 50%', 'bill the rest']) await say(order);
    expect(sums(await invoices())).toEqual([
      ['deposit', 'draft', ...deposit],
      ['progress', 'draft', ...half],
      ['final', 'draft', ...rest],
    ]);
  });

  it.each(['30% deposit invoice', 'claim 50%', 'bill the rest'])('%s: of which job is asked, once', async (order) => {
    const { say, kitchen, invoices } = await office(country);
    await kitchen();
    expect(await say(order)).toBe('An invoice for which job, or whom?');
    expect(await invoices()).toEqual([]);
    await say('the kitchen reno');
    expect(await invoices()).toHaveLength(1);
  });

  it('add a $400 variation for the handrail', async () => {
    const { say, kitchen, rows } = await office(country);
    const { job } = await kitchen();
    await say('add a $400 variation for the handrail');
    expect(await rows('/api/variations')).toEqual([]);
    await say('the kitchen reno');
    const gst = country === 'AU' ? 40 : 60;
    expect(await rows('/api/variations')).toMatchObject([
      { project_id: job.id, description: 'Handrail', total: 400 + gst, gst, status: 'draft', variation_number: 'V1' },
    ]);
  });

  it('whats left to invoice on the kitchen', async () => {
    const { owner, say, kitchen, counts } = await office(country);
    const { job } = await kitchen();
    await post(owner, `/api/projects/${job.id}/billing/invoices`, { what: 'deposit', amount: 100 }).then(({ id }) =>
      post(owner, `/api/invoices/${id}/issue`),
    );
    const left = (whole[0] - 100).toLocaleString('en-AU', { minimumFractionDigits: 2 });
    expect(await say('whats left to invoice on the kitchen')).toContain(`$${left} left to invoice`);
    expect(await counts()).toEqual({ money: 1, items: 0, drafts: 0, waiting: 0 });
  });
});

describe.each<Country>(['AU', 'NZ'])('money told in %s', (country) => {
  it('she paid 1000 off it, margaret paid the rest', async () => {
    const { say, bill, margaret, payments, read } = await office(country);
    const { id } = await bill(margaret, 3000.55);
    await say('show me margaret ellison');
    await say('she paid 1000 off it');
    expect(await read(id)).toMatchObject({ amount_due: 2000.55, part_paid: true, status: 'pending' });
    await say('margaret paid the rest');
    expect(await read(id)).toMatchObject({ amount_due: 0, status: 'paid' });
    expect((await payments()).map(({ amount, invoice_id }) => [amount, invoice_id])).toEqual([
      [1000, id],
      [2000.55, id],
    ]);
  });

  it('stan paid in full', async () => {
    const { say, bill, stan, dave, payments, read } = await office(country);
    const [his, other] = [await bill(stan, 777.7), await bill(dave, 50)];
    await say('stan paid in full');
    expect(await payments()).toMatchObject([{ amount: 777.7, invoice_id: his.id, client_id: stan.id, unallocated: 0 }]);
    expect([await read(his.id), await read(other.id)]).toMatchObject([{ amount_due: 0 }, { amount_due: 50 }]);
  });

  it('dave paid 500 off invoice 1002', async () => {
    const { say, bill, dave, read } = await office(country);
    const [first, second] = [await bill(dave, 900), await bill(dave, 1840)];
    await say('dave paid 500 off invoice 1002');
    expect([await read(first.id), await read(second.id)]).toMatchObject([{ amount_due: 900 }, { amount_due: 1340 }]);
  });

  it('credit dave $100, tap was faulty', async () => {
    const { say, bill, dave, rows, read, counts } = await office(country);
    const { id } = await bill(dave, 330);
    await say('credit dave $100, tap was faulty');
    expect(await rows('/api/finance-records?type=credit_note')).toMatchObject([
      {
        credit_note_number: 'CN-1001',
        invoice_id: id,
        amount: 100,
        gst: country === 'AU' ? 9.09 : 13.04,
        reason: 'Tap was faulty',
      },
    ]);
    expect(await read(id)).toMatchObject({ amount: 330, amount_credited: 100, amount_due: 230 });
    expect(await counts()).toMatchObject({ money: 2, drafts: 0 });
  });

  it('void that invoice: after a yes', async () => {
    const { say, bill, dave, read } = await office(country);
    const { id } = await bill(dave, 330);
    await say('show me invoice 1001');
    await say('void that invoice');
    expect(await read(id)).toMatchObject({ stage: 'issued', amount_due: 330 });
    await say('yes');
    expect(await read(id)).toMatchObject({ stage: 'void', amount_due: 0, invoice_number: 'INV-1001' });
  });

  it('change invoice 1001 to 2500: what to do instead is said, and it stays', async () => {
    const { say, bill, dave, read, counts } = await office(country);
    const sent = await bill(dave, 2000);
    const told = await say('change invoice 1001 to 2500');
    expect(told).toContain("I can't change invoice INV-1001, because it went out already.");
    expect(told).toContain('invoice the other $500.00 by itself, or void it and make a new one');
    expect(await say('change invoice 1001 to 1500')).toMatch(/credit/i);
    expect(await read(sent.id)).toEqual(sent);
    expect(await counts()).toEqual({ money: 1, items: 0, drafts: 0, waiting: 0 });
  });

  it('statement for dave, who owes me money', async () => {
    const { say, bill, dave, stan, counts } = await office(country);
    await bill(dave, 2000);
    await bill(stan, 350.5);
    const told = await say('statement for dave');
    expect(told).toContain('$2,000.00 owing');
    expect(told).not.toContain('350.50');
    const owed = await say('who owes me money');
    for (const part of ['$2,350.50 in all', 'Dave Cutler', '$2,000.00', 'Stan Novak', '$350.50'])
      expect(owed).toContain(part);
    expect(await counts()).toEqual({ money: 2, items: 0, drafts: 0, waiting: 0 });
  });

  it('how much gst do i owe this quarter', async () => {
    const { owner, say, bill, dave } = await office(country);
    const { id } = await bill(dave, 1150);
    await post(owner, '/api/finance-records', { type: 'payment', amount: 1150, invoice_id: id });
    await post(owner, '/api/finance-records', { type: 'expense', amount: 230, tax: 'gst' });
    const [net, sales, spent] = country === 'AU' ? ['83.64', '104.55', '20.91'] : ['120.00', '150.00', '30.00'];
    expect(await say('how much gst do i owe this quarter')).toContain(
      `$${net} GST to pay from Thu 1 Oct 2026 to Thu 31 Dec 2026: $${sales} on sales less $${spent} on purchases`,
    );
  });

  it('refund dave the 200 he overpaid', async () => {
    const { owner, say, bill, dave, rows } = await office(country);
    await bill(dave, 330);
    await post(owner, '/api/finance-records', { type: 'payment', amount: 530, client_id: dave.id, allow_credit: true });
    expect(await say('refund dave the 200 he overpaid')).toContain('Smoko moves no money');
    expect(await rows('/api/finance-records?type=refund')).toMatchObject([{ amount: 200, client_id: dave.id }]);
    expect(await get(owner, `/api/clients/${dave.id}/account`)).toMatchObject({ credit: 0, due: 0, balance: 0 });
  });
});

describe.each<Country>(['AU', 'NZ'])('quotes talked about in %s', (country) => {
  const rate = country === 'AU' ? 1.1 : 1.15;
  const withGst = (amount: number) => Math.round(amount * rate * 100) / 100;

  it('knock 10 percent off her quote', async () => {
    const { say, kitchen, quotes } = await office(country);
    await kitchen('draft');
    await say('show me margaret ellison');
    await say('knock 10 percent off her quote');
    await say('yes');
    expect(await quotes()).toMatchObject([{ total: withGst(5400), lines: [{ total: 6000 }, { total: -600 }] }]);
  });

  it('give it an optional line, 5 year warranty 250', async () => {
    const { say, kitchen, quotes, counts } = await office(country);
    await kitchen('draft');
    await say("show me margaret's quote");
    await say('give it an optional line, 5 year warranty 250');
    await say('yes');
    expect(await quotes()).toMatchObject([
      {
        total: withGst(6000),
        lines: [{ taken: true }, { description: '5 year warranty', total: 250, optional: true, taken: false }],
      },
    ]);
    expect(await counts()).toEqual({ money: 0, items: 0, drafts: 0, waiting: 0 });
  });

  it('two options: basic 3.2k or premium 4.1k', async () => {
    const { say, kitchen, quotes, counts } = await office(country);
    await kitchen('draft');
    await say("show me margaret's quote");
    await say('two options: basic 3.2k or premium 4.1k');
    await say('yes');
    expect(await quotes()).toMatchObject([
      {
        total: withGst(3200),
        lines: [
          { description: 'Basic', total: 3200, choice: 'Options', taken: true },
          { description: 'Premium', total: 4100, choice: 'Options', taken: false },
        ],
      },
    ]);
    expect(await counts()).toEqual({ money: 0, items: 0, drafts: 0, waiting: 0 });
  });

  it.each(['give it an optional line, 5 year warranty 250', 'two options: basic 3.2k or premium 4.1k'])(
    '%s: of which quote is asked, and nothing is written',
    async (order) => {
      const { say, kitchen, quotes, counts } = await office(country);
      const { quote } = await kitchen('draft');
      expect(await say(order)).toContain('Which quote is that for?');
      expect(await quotes()).toMatchObject([{ id: quote.id, version: 1 }]);
      expect(await counts()).toEqual({ money: 0, items: 0, drafts: 0, waiting: 0 });
    },
  );

  it('same price as last time: to the cent, with its GST once', async () => {
    const { owner, say, dave, quotes } = await office(country);
    const lines = [{ description: 'Gutter clean', quantity: 3, unit: 'h', unit_price: 95.55 }];
    const old = await post<Row>(owner, '/api/quotes', { client_id: dave.id, lines, status: 'accepted' });
    await say('quote dave for a gutter clean, same price as last time');
    await say('yes');
    const [, made] = await quotes();
    expect(made).toMatchObject({ status: 'draft', client_id: dave.id, total: old.total, gst: old.gst, lines });
  });

  it('same price as last time, where there was none or nobody is named, is asked about', async () => {
    const { say, quotes, counts } = await office(country);
    expect(await say('same price as last time')).toBe('Who is the quote for?');
    expect(await say('quote dave for a gutter clean, same price as last time')).toContain('What does it come to');
    expect(await quotes()).toEqual([]);
    expect(await counts()).toEqual({ money: 0, items: 0, drafts: 0, waiting: 0 });
  });
});
