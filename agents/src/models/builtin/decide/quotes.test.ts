import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../known.ts';
import { onlyCall, reply } from '../decide.test-support.ts';

const records: KnownRecord[] = [
  { kind: 'client', id: 'nadia', name: 'Nadia Haddad' },
  { kind: 'client', id: 'luca', name: 'Luca Bianchi' },
  { kind: 'client', id: 'wattle', name: 'Wattlebird Early Learning' },
  { kind: 'client', id: 'emre', name: 'Emre Yildiz' },
];
const told = (message: string) =>
  records.filter(({ name }) =>
    name
      .toLowerCase()
      .split(' ')
      .some((one) => message.toLowerCase().includes(one)),
  );
const called = (message: string) => onlyCall('renea', message, told(message));

describe('new quotes', () => {
  it.each([
    [
      'Quote Nadia Haddad $2,340 to wire up an outdoor spa',
      { client: 'nadia', work: 'Wire up an outdoor spa', amount: 2340 },
    ],
    [
      'Draft a quote for Luca Bianchi: sectional garage door with motor, $3,275 inc GST',
      { client: 'luca', work: 'Sectional garage door with motor', amount: 3275, gst: 'inc' },
    ],
    [
      'do Wattlebird Early Learning a quote for resurfacing the soft-fall, 62 sqm, 11,500',
      { client: 'wattle', work: 'Resurfacing the soft-fall, 62 sqm', amount: 11500 },
    ],
    [
      'emre wants a price on his pool coping, 9.2k but knock 10% off coz hes a mate',
      { client: 'emre', work: 'Pool coping', amount: 9200, discount_percent: 10 },
    ],
    [
      'whip up a price for luca, rebuild the front steps nine fifty plus gst, valid 30 days',
      { client: 'luca', work: 'Rebuild the front steps', amount: 950, gst: 'plus', valid_days: 30 },
    ],
    [
      'give nadia a price on painting the hallway, 1.8k all up, good til 15 december',
      { client: 'nadia', work: 'Painting the hallway', amount: 1800, gst: 'inc', valid_until: '2026-12-15' },
    ],
    [
      'quote nadia 2035 plus gst for a new switchboard with a 30% deposit',
      { client: 'nadia', work: 'New switchboard', amount: 2035, gst: 'plus', deposit_percent: 30 },
    ],
    [
      'do luca a quote for the pergola, 4800 all up, 20 percent up front',
      { client: 'luca', work: 'Pergola', amount: 4800, gst: 'inc', deposit_percent: 20 },
    ],
    ['can you do a quote for luca for 3 downlights', { client: 'luca', work: '3 downlights' }],
  ])('%s', (message, args) => expect(called(message)).toEqual(['create_quote', args]));

  it.each([
    [
      'price up 85m of skirting @ 14.50 a metre + 375 for paint for the haddads',
      [
        { description: 'Skirting', quantity: 85, unit: 'm', unit_price: 14.5 },
        { description: 'Paint', unit_price: 375 },
      ],
      {},
    ],
    [
      'quote luca: labour 16 hours at 90, timber 1,240, tip fees 85, all plus gst',
      [
        { description: 'Labour', quantity: 16, unit: 'h', unit_price: 90 },
        { description: 'Timber', unit_price: 1240 },
        { description: 'Tip fees', unit_price: 85 },
      ],
      { gst: 'plus' },
    ],
    [
      'do luca a price on a new gate: posts 180, gate 640, labour 6 hrs at 85',
      [
        { description: 'Posts', unit_price: 180 },
        { description: 'Gate', unit_price: 640 },
        { description: 'Labour', quantity: 6, unit: 'h', unit_price: 85 },
      ],
      { work: 'New gate' },
    ],
    [
      'emre wants a quote for 4 new shutters at 420 each less 100',
      [{ description: 'New shutters', quantity: 4, unit_price: 420 }],
      { discount: 100 },
    ],
    [
      'quote luca 40 lineal metres of fencing at 85 a metre, less 5%',
      [{ description: 'Fencing', quantity: 40, unit: 'm', unit_price: 85 }],
      { discount_percent: 5 },
    ],
  ])('a line for each price: %s', (message, lines, more) =>
    expect(called(message)[1]).toMatchObject({ lines, ...more }),
  );

  it('asks who it is for and what the work is', () => {
    expect(reply('renea', 'new quote').text).toBe('Who is the quote for, and what is the work?');
    expect(reply('renea', 'quote 900 to paint the fence').text).toBe('Who is the quote for?');
  });
});

describe('quotes of a job on file', () => {
  const shane: KnownRecord = { kind: 'client', id: 'shane', name: 'Shane Murphy' };
  const job: KnownRecord = {
    kind: 'job',
    id: 'j',
    name: 'Switchboard upgrade',
    number: '1001',
    client: 'Shane Murphy',
  };
  const quoted = (message: string) => onlyCall('renea', message, [{ ...job, lately: 'created' }, shane]);

  it.each([
    ['quote for job 1001', {}],
    ['quote it', {}],
    ['do up a quote for that job', {}],
    ["can you do a quote for shane's job", {}],
    ['write shane a quote for the switchboard job', {}],
    ['quote it at 2500 plus gst', { amount: 2500, gst: 'plus' }],
    ['quote for it, 2 yr warranty', { work: 'Switchboard upgrade, 2 yr warranty' }],
  ])('%s', (message, more) =>
    expect(quoted(message)).toEqual(['create_quote', { job: '1001', work: 'Switchboard upgrade', ...more }]),
  );
});

describe('quotes on file', () => {
  it.each([
    ['send quote Q-1763', 'send_quote', { quote: 'Q-1763' }],
    ['flick nadia her quote', 'send_quote', { client: 'nadia' }],
    ['email luca the quote', 'send_quote', { client: 'luca', channel: 'email' }],
    ['mark quote Q-1763 as accepted', 'update_quote', { quote: 'Q-1763', status: 'accepted' }],
    ['luca gave us the nod on his quote', 'update_quote', { client: 'luca', status: 'accepted' }],
    ['nadia knocked back the quote, too dear', 'update_quote', { client: 'nadia', status: 'declined' }],
    ['emre went with someone else', 'update_quote', { client: 'emre', status: 'declined' }],
    ['make lucas quote 2500', 'update_quote', { client: 'luca', new_total: 2500 }],
    ['put a 30% deposit on nadias quote', 'update_quote', { client: 'nadia', deposit_percent: 30 }],
    ['take the deposit off lucas quote', 'update_quote', { client: 'luca', no_deposit: true }],
    ['knock 5% off emres quote', 'update_quote', { client: 'emre', discount_percent: 5 }],
    ['take 200 off emres quote', 'update_quote', { client: 'emre', discount: 200 }],
    ['extend emres quote to 15 dec', 'update_quote', { client: 'emre', valid_until: '2026-12-15' }],
    [
      'add a call out of 90 to lucas quote',
      'update_quote',
      { client: 'luca', add_line: { description: 'Callout', amount: 90 } },
    ],
    ['delete quote Q-1763', 'delete_quote', { quote: 'Q-1763' }],
  ])('%s', (message, tool, args) => expect(called(message)).toEqual([tool, args]));
});

describe('asked for in other orders of words', () => {
  it.each([
    ['te awamutu rsa wants a price on bar cool room panels, 1.2k', 'Te Awamutu Rsa', 'Bar cool room panels'],
    [
      "can we give Cheng's noodle house a price to recoat the kitchen floor, $950",
      "Cheng's noodle house",
      'Recoat the kitchen floor',
    ],
    [
      'QUOTE / Morag Tait / acid wash and seal the cellar floor / $2,400',
      'Morag Tait',
      'Acid wash and seal the cellar floor',
    ],
    [
      'Kahu Lodge requests an estimate on servicing the fireplaces, 650 the lot',
      'Kahu Lodge',
      'Servicing the fireplaces',
    ],
    ['chuck together a quote for anika, paint the front fence, 650', 'Anika', 'Paint the front fence'],
  ])('%s', (message, client, work) => {
    const [call] = reply('renea', message).calls;
    expect([call?.name, call?.args.client, call?.args.work]).toEqual(['create_quote', client, work]);
  });

  it('drafts each of several quotes by itself', () => {
    const text =
      'two prices for anika. one for patching the roof 1,150 and another for a full reroof 16,400. separate quotes';
    const made = reply('renea', text).calls.map(({ args }) => [args.client, args.work, args.amount]);
    expect(made).toEqual([
      ['Anika', 'Patching the roof', 1150],
      ['Anika', 'Full reroof', 16_400],
    ]);
  });

  it.each(['put that in a quote', 'new quote'])('asks rather than makes up a name: %s', (message) => {
    const { calls, text } = reply('renea', message);
    expect(calls).toEqual([]);
    expect(text).toContain('Who is the quote for');
  });
});
