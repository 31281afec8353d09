import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

type Row = { id: string } & Fields;

let server: TestServer;
let owner: Account;
let dave: Row;
/** The built-in model's answer, in one conversation. */
let say: (message: string) => Promise<string>;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  owner = await signUp(server.url);
  say = conversationOf(owner);
  await settings({ abn: '51824753556', gst_registered: true });
  dave = await post(owner, '/api/clients', { name: 'Dave Cutler', email: 'dave@example.org' });
});

const settings = async (json: Fields) => {
  const response = await owner.fetch('/api/settings', { method: 'PATCH', json });
  expect(response.status).toBe(200);
};
const all = async (path: string): Promise<Row[]> => (await get<{ data: Row[] }>(owner, path)).data;
const invoices = () => all('/api/finance-records?type=invoice&sort=created_at');
const drafts = () => all('/api/drafts?status=open');
const codesOf = (draft: Row | undefined) => ((draft?.warnings ?? []) as { code: string }[]).map(({ code }) => code);
const line = (description: string, quantity: number, unit_price: number, unit: string | null = null) => ({
  description,
  quantity,
  unit,
  unit_price,
});
const ORDER = 'invoice Dave Cutler for 3 hours at 95 an hour, 2 taps at 140 each and a call-out of 80';

describe('an invoice with lines, told', () => {
  it('is drafted with a line for each price, plus GST, and its sums are said', async () => {
    const said = await say(`${ORDER}, plus gst`);
    expect(said).toContain('Labour: 3 h x $95.00 = $285.00; Taps: 2 x $140.00 = $280.00; Callout: $80.00');
    expect(said).toContain('$645.00 plus GST $64.50');
    const [made, another] = await invoices();
    expect(another).toBeUndefined();
    expect(made).toMatchObject({
      stage: 'draft',
      client_id: dave.id,
      amount: 709.5,
      subtotal: 645,
      gst: 64.5,
      prices_include_gst: false,
      lines: [line('Labour', 3, 95, 'h'), line('Taps', 2, 140), line('Callout', 1, 80)],
    });
  });

  it('says with the question whether to send it what would refuse it', async () => {
    await settings({ abn: null });
    await say(`${ORDER}, plus gst`);
    expect(await say('email that invoice to Dave Cutler')).toMatch(
      /^Send invoice .*before it can go: A tax invoice needs your ABN\. Add it in Settings\.\) - this waits for your yes/,
    );
    await settings({ abn: '51824753556' });
    expect(await say('yes')).toMatch(/^Done: Sent invoice/);
  });

  it('holds its GST where that was said, or where the settings mean it', async () => {
    await say(`${ORDER} inc gst`);
    expect(await invoices()).toMatchObject([{ amount: 645, gst: 58.64, prices_include_gst: true }]);
    await settings({ prices_spoken_gst: 'inc' });
    await say('invoice Dave Cutler for 2.5 hours at 110 and a washer at 12.50');
    expect((await invoices())[1]).toMatchObject({ amount: 287.5, prices_include_gst: true });
  });

  it('gets the 15 % of New Zealand, and none of a business without GST', async () => {
    await settings({ country: 'NZ', abn: null, gst_number: '49-091-850' });
    await say(`${ORDER}, plus gst`);
    expect(await invoices()).toMatchObject([{ amount: 741.75, gst: 96.75, subtotal: 645 }]);
    await settings({ gst_registered: false });
    expect(await say(`${ORDER}, plus gst`)).toContain('No GST was added');
    expect((await invoices())[1]).toMatchObject({ amount: 645, gst: 0 });
  });

  it('is filed under the job that is named, and asks before it goes over what was agreed', async () => {
    const job = await post(owner, '/api/projects', { job_name: 'Pool fence', client_id: dave.id });
    const lines = [{ description: 'Fence', quantity: 1, unit_price: 500 }];
    const quote = { client_id: dave.id, project_id: job.id, lines, prices_include_gst: true };
    await post(owner, '/api/quotes', { ...quote, content: { details: 'Fence' }, status: 'accepted' });
    expect(await say('bill the pool fence job: 12 metres of pipe at 18.50, labour 4 hrs at 110')).toContain(
      '$228.20 more than the $500.00 that was agreed',
    );
    expect(await invoices()).toEqual([]);
    await say('bill the pool fence job: 12 metres of pipe at 18.50, labour 2 hrs at 110 inc gst');
    expect(await invoices()).toMatchObject([
      { project_id: job.id, amount: 442, lines: [line('Pipe', 12, 18.5, 'm'), line('Labour', 2, 110, 'h')] },
    ]);
  });

  it('is not made with one of its lines left out, nor with a line free of GST', async () => {
    for (const message of [
      'invoice Dave Cutler for labour and 2 taps at 140 each, callout 80',
      'invoice Dave Cutler for 3 hours, 2 taps at 140 each and a callout of 80',
      'invoice Dave Cutler for labour 285, taps 280, callout 80, total 700',
      'invoice Dave Cutler for 3 hours at 95, 2 taps at 140 each, callout 80 gst free',
    ])
      expect(await say(message), message).toMatch(/come to\?|Say each with its price|GST off one line/u);
    expect(await invoices()).toEqual([]);
    expect(await drafts()).toEqual([]);
  });
});

describe('the lines of a draft invoice, put right', () => {
  it('one is counted anew, one comes off, one is added', async () => {
    await say(`${ORDER}, plus gst`);
    await say('make the labour 5 hours');
    expect(await drafts()).toMatchObject([{ tool: 'change_invoice_lines', op: 'update' }]);
    await say('yes');
    expect(await invoices()).toMatchObject([{ amount: 918.5, gst: 83.5, lines: [line('Labour', 5, 95, 'h'), {}, {}] }]);
    await say('take the call-out off the invoice');
    await say('yes');
    expect(await invoices()).toMatchObject([{ amount: 830.5, lines: [{}, {}] }]);
    await say('add a line for rubbish removal 60');
    await say('yes');
    expect(await invoices()).toMatchObject([
      { amount: 896.5, gst: 81.5, lines: [{}, {}, line('Rubbish removal', 1, 60)] },
    ]);
    expect(await say('make the taps 150')).toContain('the price of one, or of all 2?');
    expect(await invoices()).toMatchObject([{ amount: 896.5 }]);
  });

  it('in its card, before it is saved; what would be too much is said there', async () => {
    const job = await post(owner, '/api/projects', { job_name: 'Pool fence', client_id: dave.id });
    const quote = { client_id: dave.id, project_id: job.id, content: { details: 'Fence' }, status: 'accepted' };
    await post(owner, '/api/quotes', { ...quote, lines: [{ description: 'Fence', quantity: 1, unit_price: 300 }] });
    await settings({ abn: null });
    // "extra" makes it one to look at
    await say('bill the pool fence job: 3 hours extra labour at 95, 2 posts at 40 each, card surcharge 12');
    const [card] = await drafts();
    expect(card).toMatchObject({ fields: { lines: [{}, {}, {}], project_id: job.id } });
    expect(String(card?.summary)).toContain('total $414.70 inc GST');
    expect(codesOf(card)).toEqual(['surcharge', 'paper_lacks', 'over_price']);
    await say('take the surcharge off');
    await say('make the labour 2 hours');
    const [now, older] = await drafts();
    expect(older).toBeUndefined();
    expect(now?.fields).toMatchObject({
      lines: [
        { quantity: 2, unit_price: 95 },
        { quantity: 2, unit_price: 40 },
      ],
    });
    expect(codesOf(now)).toEqual(['paper_lacks']);
    await say('yes');
    expect(await invoices()).toMatchObject([{ amount: 297, gst: 27, stage: 'draft' }]);
  });

  it('an issued one stays as it is, with what can be done instead', async () => {
    await say(`${ORDER}, plus gst`);
    const [made] = await invoices();
    await post(owner, `/api/invoices/${made?.id}/issue`, {});
    expect(await say('add a line for rubbish removal 60 to the invoice')).toMatch(/went out already.*another invoice/u);
    expect(await invoices()).toMatchObject([{ stage: 'issued', amount: 709.5 }]);
    const patch = { lines: [{ description: 'Tap', quantity: 1, unit_price: 5 }] };
    const refused = await owner.fetch(`/api/finance-records/${made?.id}`, { method: 'PATCH', json: patch });
    expect(refused.status).toBe(409);
  });
});

it('lines are changed over the API as far as they may be', async () => {
  const lines = [{ description: 'Labour', quantity: 3, unit_price: 95 }];
  const made = await post(owner, '/api/invoices', { client_id: dave.id, lines });
  const patch = async (json: Fields, id = made.id) => {
    const response = await owner.fetch(`/api/finance-records/${id}`, { method: 'PATCH', json });
    return { status: response.status, body: (await response.json()) as Fields };
  };
  expect((await patch({ lines: [...lines, { description: 'Tap', quantity: 2, unit_price: 140 }] })).body).toMatchObject(
    {
      amount: 621.5,
      gst: 56.5,
      amount_due: 621.5,
    },
  );
  expect((await patch({ prices_include_gst: true })).body).toMatchObject({ amount: 565, gst: 51.36 });
  expect(await patch({ lines, amount: 5 })).toMatchObject({ status: 422 });
  expect(await patch({ lines: [] })).toMatchObject({ status: 422 });
  const payment = await post(owner, '/api/finance-records', { type: 'payment', amount: 50, client_id: dave.id });
  expect(await patch({ lines }, payment.id)).toMatchObject({ status: 422 });
});
