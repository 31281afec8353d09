import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { pdfWords } from '../support/pdf-words.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

type Row = { id: string } & Fields;

let server: TestServer;
let mel: Account;
let rosa: Row;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await mel.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556', gst_registered: true } });
  rosa = await post(mel, '/api/clients', { name: 'Rosa', email: 'rosa@example.org' });
});

const line = (description: string, unit_price: number, more: Fields = {}) => ({
  description,
  quantity: 1,
  unit_price,
  ...more,
});
/** $2,024 with GST. */
const BOARD = line('Switchboard', 1840);
const WARRANTY = line('5 year warranty', 250, { optional: true });
const BASIC = line('Basic', 3200, { choice: 'Package' });
const PREMIUM = line('Premium', 4100, { choice: 'Package' });

const give = (lines: object[], fields: Fields = {}) =>
  mel.fetch('/api/quotes', {
    method: 'POST',
    json: { client_id: rosa.id, content: { details: 'Switchboard upgrade' }, lines, ...fields },
  });
const quoted = async (lines: object[], fields?: Fields) => (await give(lines, fields)).json() as Promise<Row>;
const send = (id: string, fields: Fields) => mel.fetch(`/api/quotes/${id}`, { method: 'PATCH', json: fields });
const patch = async (id: string, fields: Fields) => (await send(id, fields)).json() as Promise<Row>;
const rows = async (path: string) => (await get<{ data: Row[] }>(mel, path)).data;
const takenOf = (quote: Row) => (quote.lines as { taken: boolean }[]).map(({ taken }) => taken);

describe('an optional line', () => {
  it('is in no total, whichever way it is given', async () => {
    const quote = await quoted([BOARD, WARRANTY], { deposit_percent: 10 });
    expect(quote).toMatchObject({ subtotal: 1840, gst: 184, total: 2024, deposit: 202.4 });
    expect(quote.lines).toMatchObject([
      { description: 'Switchboard', optional: false, choice: null, taken: true },
      { description: '5 year warranty', optional: true, choice: null, taken: false, total: 250 },
    ]);
    expect(await patch(quote.id, { lines: [WARRANTY, BOARD] })).toMatchObject({ total: 2024 });
    expect(await patch(quote.id, { prices_include_gst: true })).toMatchObject({ total: 1840 });
    const sums = await post(mel, '/api/quote-totals', { lines: [BOARD, WARRANTY] });
    expect(sums).toMatchObject({ total: 2024, lines: [{ taken: true }, { taken: false }] });
    expect(await quoted([WARRANTY])).toMatchObject({ total: 0 });
  });

  it('is taken with the yes: it is in the price, the deposit and the invoice then', async () => {
    const { id } = await quoted([BOARD, WARRANTY], { deposit_percent: 10 });
    expect(await patch(id, { status: 'accepted', taken: [1] })).toMatchObject({ total: 2299, deposit: 229.9 });
    const [job] = await rows('/api/projects');
    expect(job).toMatchObject({ job_name: 'Switchboard upgrade', job_budget: 2299 });
    expect(await get(mel, `/api/projects/${String(job?.id)}/billing`)).toMatchObject({ price: { total: 2299 } });
    expect(await rows('/api/finance-records?type=invoice')).toMatchObject([{ kind: 'deposit', amount: 229.9 }]);
  });

  it('that was not taken is in no invoice', async () => {
    const { id } = await quoted([BOARD, WARRANTY]);
    expect(await patch(id, { status: 'accepted' })).toMatchObject({ total: 2024 });
    const invoice = await post(mel, '/api/invoices', { quote_id: id });
    expect(invoice).toMatchObject({ amount: 2024, gst: 184, lines: [{ description: 'Switchboard', total: 1840 }] });
  });

  it('leaves the total again when the yes is taken back', async () => {
    const { id } = await quoted([BOARD, WARRANTY]);
    await patch(id, { status: 'accepted', taken: [1] });
    const back = await patch(id, { status: 'sent' });
    expect([back.total, takenOf(back)]).toEqual([2024, [true, false]]);
  });

  it('is not taken before there is a yes', async () => {
    const message = 'An optional line is taken once the quote is accepted.';
    const taken = { ...WARRANTY, taken: true };
    const { id } = await quoted([BOARD, WARRANTY]);
    for (const refused of [
      await give([BOARD, taken]),
      await send(id, { lines: [BOARD, taken] }),
      await send(id, { taken: [1] }),
    ])
      expect(await expectProblem(refused, 422, 'invalid')).toMatchObject({
        errors: [{ path: 'lines.1.taken', message }],
      });
    expect(await get(mel, `/api/quotes/${id}`)).toMatchObject({ total: 2024, version: 1 });
  });
});

describe('a choice', () => {
  it('counts its first line, or the one that the tradie says', async () => {
    expect(await quoted([BOARD, BASIC, PREMIUM])).toMatchObject({ total: 5544 });
    const quote = await quoted([BOARD, BASIC, { ...PREMIUM, taken: true }]);
    expect([quote.total, takenOf(quote)]).toEqual([6534, [true, false, true]]);
  });

  it('comes to what was taken, in the price and the invoice', async () => {
    const { id } = await quoted([BASIC, PREMIUM, WARRANTY]);
    const quote = await patch(id, { status: 'accepted', taken: [1] });
    expect([quote.total, takenOf(quote)]).toEqual([4510, [false, true, false]]);
    const invoice = await post(mel, '/api/invoices', { quote_id: id });
    expect(invoice).toMatchObject({ amount: 4510, lines: [{ description: 'Premium' }] });
  });
});

describe('what makes no sense', () => {
  it.each([
    [
      [BOARD, { ...WARRANTY, choice: 'Package' }],
      'lines.1.choice',
      'A line is optional or part of a choice, not both.',
    ],
    [[BOARD, BASIC], 'lines.1.choice', 'A choice has at least two lines: "Package" has one.'],
    [
      [
        { ...BASIC, taken: true },
        { ...PREMIUM, taken: true },
      ],
      'lines.1.taken',
      'Only one line of "Package" can be taken.',
    ],
    [[{ ...BOARD, taken: false }], 'lines.0.taken', 'A line that always counts is optional first.'],
    [[{ ...BOARD, optional: 'yes' }], 'lines.0.optional', 'optional is true or false.'],
    [[{ ...BASIC, choice: '  ' }, PREMIUM], 'lines.0.choice', 'Say what the choice is about'],
  ])('of lines: %j', async (lines, path, message) => {
    const { errors } = (await expectProblem(await give(lines), 422, 'invalid')) as unknown as { errors: Fields[] };
    expect(errors).toContainEqual(expect.objectContaining({ path, message }));
  });

  it.each([
    [[9], 'There is no line 10 in this quote.'],
    [[0], 'Line 1 is in the quote anyway: say only what is optional or a choice.'],
    [[1, 2], 'Take one of "Package", not 2.'],
    [[-1], 'Lines are counted from 0.'],
    [[0.5], 'Lines are counted from 0.'],
  ])('of what is taken: %j', async (taken, message) => {
    const { id } = await quoted([BOARD, BASIC, PREMIUM]);
    const refused = await expectProblem(await send(id, { status: 'accepted', taken }), 422, 'invalid');
    expect(JSON.stringify(refused)).toContain(JSON.stringify(message).slice(1, -1));
    expect(await get(mel, `/api/quotes/${id}`)).toMatchObject({ status: 'draft', total: 5544, version: 1 });
    expect(await rows('/api/projects')).toEqual([]);
  });
});

describe('by its link', () => {
  let quote: Row;
  let link: string;
  beforeEach(async () => {
    quote = await quoted([BOARD, BASIC, PREMIUM, WARRANTY], { deposit_percent: 10 });
    await post(mel, `/api/quotes/${quote.id}/send`);
    link = String((await get(mel, `/api/quotes/${quote.id}`)).link);
  });
  const page = async (query = '') => (await fetch(`${link}${query}`)).text();
  const hidden = (name: string, html: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  /** What a form with these ticks sends from a page that was looked at with `query`. */
  async function answer(ticks: [name: string, value: string][], query = '') {
    const html = await page(query);
    const body = new URLSearchParams([
      ['decision', 'accepted'],
      ['name', 'Rosa'],
      ['seen', hidden('seen', html)],
      ['total', hidden('total', html)],
      ...ticks,
    ]);
    return fetch(link, { method: 'POST', body, redirect: 'manual' });
  }
  const now = () => get<Row>(mel, `/api/quotes/${quote.id}`);

  it('shows the choices and the extras apart, and what ticks come to', async () => {
    const html = await page();
    expect(html).toContain('<legend>Package: choose one</legend>');
    expect(html).toContain('<legend>Optional extras</legend>');
    expect(html).toContain('$5,544.00');
    const ticked = await page('?choice-0=2&take=3');
    expect(ticked).toContain('$6,809.00');
    expect(ticked).toContain('$680.90');
    expect(hidden('total', ticked)).toBe('680900');
  });

  it('says what each adds with its GST, on the page, on paper and in the mail', async () => {
    const adds = ['$275.00 including GST', '$3,520.00 including GST', '$4,510.00 including GST'];
    const { text } = await pdfWords(await fetch(`${link}/pdf`));
    const [mail] = await rows('/api/outbox?channel=email');
    for (const words of [await page(), text, String(mail?.body)]) for (const add of adds) expect(words).toContain(add);
    // what is in it anyway is added up below
    expect(text).not.toContain('$2,024.00 including GST');
    await patch(quote.id, { prices_include_gst: true });
    expect(await page()).not.toMatch(/\$[\d,.]+ including GST/);
  });

  it('the client takes what they tick, at the total they read', async () => {
    const ticks: [string, string][] = [
      ['choice-0', '2'],
      ['take', '3'],
    ];
    expect((await answer(ticks, '?choice-0=2&take=3')).status).toBe(303);
    const after = await now();
    expect(after).toMatchObject({
      status: 'accepted',
      total: 6809,
      deposit: 680.9,
      response: { decision: 'accepted', name: 'Rosa', total: 6809, taken: [2, 3] },
    });
    expect(takenOf(after)).toEqual([true, false, true, true]);
    expect(await rows('/api/projects')).toMatchObject([{ job_budget: 6809 }]);
    expect(await rows('/api/finance-records?type=invoice')).toMatchObject([{ kind: 'deposit', amount: 680.9 }]);
    await expectProblem(await send(quote.id, { taken: [1] }), 409, 'conflict');
    const html = await page();
    expect(html).toContain('Premium');
    expect(html).not.toContain('Basic');
  });

  it('a tick whose sum they have not read is read first', async () => {
    const early = await answer([
      ['choice-0', '1'],
      ['take', '3'],
    ]);
    const html = await early.text();
    expect([early.status, hidden('total', html)]).toEqual([409, '581900']);
    expect(html).toContain('With what you ticked it comes to $5,819.00');
    expect(html).toMatch(/value="3"[^>]* checked/);
    expect(await now()).toMatchObject({ status: 'sent', total: 5544, response: null });
  });

  it.each<[string, [string, string][]]>([
    ['none of a choice', [['take', '3']]],
    [
      'two of a choice',
      [
        ['choice-0', '1'],
        ['choice-1', '2'],
      ],
    ],
    [
      'a line that is in it anyway',
      [
        ['choice-0', '1'],
        ['take', '0'],
      ],
    ],
    [
      'a line that is not there',
      [
        ['choice-0', '1'],
        ['take', '40'],
      ],
    ],
    [
      'no number',
      [
        ['choice-0', '1'],
        ['take', 'x'.repeat(50)],
      ],
    ],
  ])('%s is refused, and nothing is written', async (_, ticks) => {
    const refused = await answer(ticks);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('role="alert"')]);
    expect(await now()).toMatchObject({ status: 'sent', total: 5544, response: null });
    expect(await rows('/api/projects')).toEqual([]);
  });

  it('is declined whatever is ticked', async () => {
    const body = new URLSearchParams({ decision: 'declined', name: 'Rosa', seen: hidden('seen', await page()) });
    expect((await fetch(link, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    expect(await now()).toMatchObject({ status: 'declined', total: 5544, response: { taken: [] } });
  });
});
