import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts, FILE } from './words.test-support.ts';

type Line = [what: string, price: number, quantity?: number, unit?: string];
/** The lines of the one invoice that a message comes to, and the rest of its arguments. */
function invoiceOf(message: string, said: readonly string[] = []) {
  const found = acts(message, FILE, said) as [string, Record<string, unknown>][];
  expect(found).toHaveLength(1);
  const [[tool, { lines, ...rest }]] = found as [[string, Record<string, unknown>]];
  expect(tool).toBe('create_invoice');
  const told = (lines as { description: string; unit_price: number; quantity?: number; unit?: string }[]).map(
    ({ description, unit_price, quantity, unit }): unknown[] => [
      description,
      unit_price,
      ...(quantity === undefined ? [] : [quantity]),
      ...(unit === undefined ? [] : [unit]),
    ],
  );
  return { lines: told, rest };
}
const LABOUR: Line = ['Labour', 95, 3, 'h'];
const TAPS: Line = ['Taps', 140, 2];

describe('an invoice with lines', () => {
  it.each<[string, Line[], Record<string, unknown>]>([
    [
      'invoice Rosa for 3 hours at 95 an hour, 2 taps at 140 each and a call-out of 80, plus gst',
      [LABOUR, TAPS, ['Callout', 80]],
      { client: 'rosa', gst: 'plus' },
    ],
    [
      'bill the patio roof job: 12 metres of pipe at 18.50, labour 4 hrs at 110',
      [
        ['Pipe', 18.5, 12, 'm'],
        ['Labour', 110, 4, 'h'],
      ],
      { job: 'patio' },
    ],
    ['bill the Bianchi job: 3 hours at 95, 2 taps at 140 each', [LABOUR, TAPS], { job: 'patio' }],
    [
      'invoice dave cutler for 3 hours at 95 and 2 taps at 140 each inc gst',
      [LABOUR, TAPS],
      { client: 'dave1', gst: 'inc' },
    ],
    ['invoice dave for 3 hours at 95 and 2 taps at 140 each', [LABOUR, TAPS], { client: 'dave' }],
    ['invoice Bob Brown for 3 hours at 95 and 2 taps at 140 each', [LABOUR, TAPS], { client: 'Bob Brown' }],
    [
      'charge tui 2.5 hours at 90 and a couple of taps at 140 each',
      [['Labour', 90, 2.5, 'h'], TAPS],
      { client: 'tui' },
    ],
    [
      'do rosa an invoice: six downlights at 45 each, four hours labour at 95, callout 80',
      [
        ['Downlights', 45, 6],
        ['Labour', 95, 4, 'h'],
        ['Callout', 80],
      ],
      { client: 'rosa' },
    ],
    [
      'can you invoice rosa for 8 sqm of tiling at 75 and 2 bags of grout at 32 each plus gst',
      [
        ['Tiling', 75, 8, 'sqm'],
        ['Grout', 32, 2, 'bag'],
      ],
      { client: 'rosa', gst: 'plus' },
    ],
    ['invoice tui 3h @ 95, 2 taps @ 140, $80 callout', [LABOUR, TAPS, ['Callout', 80]], { client: 'tui' }],
    ['3 hours at 95 and 2 taps at 140 each, invoice rosa for that', [LABOUR, TAPS], { client: 'rosa' }],
    [
      'send rosa a bill for 3 hours at 95 plus 2 taps at 140 each plus gst',
      [LABOUR, TAPS],
      { client: 'rosa', gst: 'plus' },
    ],
    [
      'invoice rosa for fixing the toilet: 3 hours at 95, cistern 210, due in 7 days',
      [LABOUR, ['Cistern', 210]],
      { client: 'rosa', description: 'Fixing the toilet', due_date: '2026-11-27' },
    ],
    [
      'invoice rosa for supply and fit 4 lights at 85 each and 2 fans at 240 each',
      [
        ['Supply and fit lights', 85, 4],
        ['Fans', 240, 2],
      ],
      { client: 'rosa' },
    ],
    [
      'invoice rosa for labour 285, taps 280, callout 80, total 645',
      [
        ['Labour', 285],
        ['Taps', 280],
        ['Callout', 80],
      ],
      { client: 'rosa' },
    ],
    [
      'invoice tui two and a half hours at 90, one tap 140 and half an hour at 60',
      [
        ['Labour', 90, 2.5, 'h'],
        ['Tap', 140],
        ['Labour', 60, 0.5, 'h'],
      ],
      { client: 'tui' },
    ],
    [
      'invoice tui for labour 6 hours at 95, travel 40 km at 1.20 and 450 for the heater',
      [
        ['Labour', 95, 6, 'h'],
        ['Travel', 1.2, 40, 'km'],
        ['Heater', 450],
      ],
      { client: 'tui' },
    ],
  ])('%s', (message, lines, args) => {
    const { lines: told, rest } = invoiceOf(message);
    expect(told).toEqual(lines);
    expect(rest).toMatchObject(args);
  });

  it('of many lines, however long it is', () => {
    const things = ['pipe', 'elbows', 'clips', 'valves', 'taps', 'wastes', 'traps', 'hoses', 'gaskets', 'bolts'];
    const listed = things.map((thing, i) => `${i + 2} ${thing} at ${i + 10}.50 each`);
    const { lines } = invoiceOf(`invoice rosa for ${listed.join(', ')} and labour 3 hours at 95 plus gst`);
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toEqual(LABOUR);
  });

  it('for whom the talk is about, where nobody is named', () => {
    const talk = ['hows rosa going', 'Rosa Bianchi: Patio roof, Wed 2 Dec'];
    expect(invoiceOf('invoice her for 3 hours at 95 and 2 taps at 140 each', talk).rest).toEqual({ client: 'rosa' });
    expect(acts('invoice him for 3 hours at 95 and 2 taps at 140 each')).toEqual(['Who is that invoice for?']);
    // somebody who is not on file is never taken for whom the talk was about
    expect(invoiceOf('invoice Bob for 3 hours at 95 and 2 taps at 140 each', talk).rest).toEqual({ client: 'Bob' });
  });

  it('beside something else that is asked for', () =>
    expect(acts('invoice rosa for 3 hours at 95, 2 taps at 140 each and order 4 more taps')).toEqual([
      ['create_invoice', expect.objectContaining({ client: 'rosa' })],
      ['create_procurement_item', { item_name: 'Taps', quantity: 4 }],
    ]));
});

describe('is asked about, and never made with a line left out', () => {
  it.each([
    ['invoice rosa for labour and 2 taps at 140 each, callout 80', 'What does "Labour" come to?'],
    ['invoice rosa for taps, labour 3 hours at 95, callout 80', 'What does "Taps" come to?'],
    ['invoice rosa for 3 hours at 95, callout 80, rubbish removal', 'What does "Rubbish removal" come to?'],
    ['invoice rosa for 3 hours, 2 taps at 140 each and a callout of 80', 'Say each with its price'],
    ['invoice rosa for labour 285, taps 280, callout 80, total 700', 'Say each with its price'],
    ['invoice rosa for 14 downlights at 38 supply and fit, 1 dimmer 65', 'Say each with its price'],
    ['invoice rosa for 3 hours at 95, two taps 280 and callout 80', 'Say each with its price'],
    ['invoice rosa for 3 hours at 95, 2 taps at 140 each, plus gst, callout 80 inc gst', 'Say each with its price'],
    ['invoice rosa for 3 hours at 95, 2 taps at 140 each, gst free', 'GST off one line'],
    ['invoice rosa for 3 hours at 95, callout 80 gst-free and 2 taps at 140 each', 'GST off one line'],
    ['invoice rosa for labour 3 hours at 95, travel 40 km at 1.20, callout 80 and 10% off', 'what comes off'],
    ['invoice rosa 3 hours at 95, 2 taps at 140 each, less 50', 'what comes off'],
  ])('%s', (message, question) => expect(acts(message)).toEqual([expect.stringContaining(question)]));
});

describe('is no invoice with lines', () => {
  it.each([
    'invoice rosa 500 for the tap',
    'invoice rosa 15 hours at 65',
    'invoice rosa less the 500 deposit',
    'invoice rosa for half of it',
    'quote rosa 3 hours at 95 and 2 taps at 140 each',
    'rosa paid 300 off the invoice and 200 cash',
    'did i invoice rosa for the 3 hours at 95 and the 2 taps at 140 each?',
    'remind me to invoice rosa for 3 hours at 95 and 2 taps at 140 each',
    "don't invoice rosa for the 3 hours at 95 and the 2 taps at 140 each",
    'invoice rosa 500 and dave cutler 300',
    'make rosas invoice 3 hours at 95 and 2 taps at 140 each',
    'order 2 taps at 140 each and 3 lengths of pipe at 18.50',
  ])('%s', (message) => expect(JSON.stringify(acts(message))).not.toContain('create_invoice'));
});

const DRAFT: KnownRecord = {
  kind: 'finance',
  id: 'inv',
  name: 'Labour, Taps, Callout',
  type: 'invoice',
  client: 'Rosa Bianchi',
  status: 'pending',
  amount: 709.5,
  lately: 'created',
};
const TALK = [
  'invoice rosa for 3 hours ...',
  'Recorded draft invoice: $709.50 for Rosa Bianchi, Labour, Taps, Callout',
];

describe('the lines of an invoice that was made just now', () => {
  it.each<[string, Record<string, unknown>]>([
    ['make the labour 5 hours', { change_line: { line: 'Labour', quantity: 5, unit: 'h' } }],
    ['labour should be 2.5 hrs not 3', { change_line: { line: 'Labour', quantity: 2.5, unit: 'h' } }],
    ['make the labour two and a half hours', { change_line: { line: 'Labour', quantity: 2.5, unit: 'h' } }],
    ['it should be 3 taps not 2', { change_line: { line: 'Taps', quantity: 3 } }],
    ['take the call-out off', { remove_lines: ['Callout'] }],
    ['drop the callout', { remove_lines: ['Callout'] }],
    ['leave out the taps', { remove_lines: ['Taps'] }],
    ['add a line for rubbish removal 60', { add_lines: [{ description: 'Rubbish removal', unit_price: 60 }] }],
    ['add another line, tip fees 45', { add_lines: [{ description: 'Tip fees', unit_price: 45 }] }],
    ['add 2 elbows at 12 each', { add_lines: [{ description: 'Elbows', quantity: 2, unit_price: 12 }] }],
    [
      'add rubbish removal 60 and a skip 380 to the invoice',
      {
        add_lines: [
          { description: 'Rubbish removal', unit_price: 60 },
          { description: 'Skip', unit_price: 380 },
        ],
      },
    ],
    ['add tip fees 66 inc gst', { add_lines: [{ description: 'Tip fees', unit_price: 66 }], gst: 'inc' }],
    ['make the taps 150 each', { change_line: { line: 'Taps', unit_price: 150 } }],
    ['make the callout 90', { change_line: { line: 'Callout', price: 90 } }],
    ['knock 20 off the callout', { change_line: { line: 'Callout', price_change: -20 } }],
  ])('%s', (message, args) =>
    expect(acts(message, [DRAFT, ...FILE], TALK)).toEqual([['change_invoice_lines', { record: 'inv', ...args }]]),
  );

  it('or of one that is named', () =>
    expect(acts('take the callout off rosas invoice')).toEqual([
      ['change_invoice_lines', { client: 'rosa', remove_lines: ['Callout'] }],
    ]));

  it.each([
    'plus 60 for fuel',
    'the fence is 20 metres',
    'make it 16 hours',
    'make it due in 14 days',
    'add a reminder to call rosa',
    'whats the callout on it?',
    'take back the invoice',
    'order 2 taps at 140 each',
  ])('are not what is said by %s', (message) =>
    expect(JSON.stringify(acts(message, [DRAFT, ...FILE], TALK))).not.toContain('change_invoice_lines'),
  );
});

it('a variation with several prices gets a line for each', () => {
  expect(acts('add a variation to the patio roof job: 3 hours at 95 and 2 posts at 40 each plus gst')).toEqual([
    [
      'add_variation',
      {
        job: 'patio',
        gst: 'plus',
        lines: [
          { description: 'Labour', quantity: 3, unit: 'h', unit_price: 95 },
          { description: 'Posts', quantity: 2, unit_price: 40 },
        ],
      },
    ],
  ]);
  expect(acts('add a variation on the patio roof for labour and 2 posts at 40 each, skip 380')).toEqual([
    expect.stringContaining('What does "Labour" come to?'),
  ]);
});
