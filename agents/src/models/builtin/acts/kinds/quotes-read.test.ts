import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { madeOf } from './people.test-support.ts';
import { quotedIn } from './priced-lines.ts';

const OFFICE: readonly KnownRecord[] = [
  { kind: 'client', id: 'ted', name: 'Ted Farrow' },
  { kind: 'client', id: 'ina', name: 'Ina Moller' },
  { kind: 'job', id: 'pump', name: 'Bore pump', number: '31', client: 'Ted Farrow', status: 'pending' },
  { kind: 'job', id: 'deck', name: 'Rear deck', number: '32', client: 'Ina Moller', status: 'pending' },
  { kind: 'quote', id: 'q1', name: 'Q-1', client: 'Ina Moller', job: '32', status: 'sent', amount: 8400 },
];
const made = (said: string, records = OFFICE) =>
  madeOf(said, records).map((one) => (typeof one === 'string' ? one : one.args));

describe('lines and their prices', () => {
  it.each<[string, [string, number, number?][]]>([
    [
      'kitchen mixer 280 and new stopcock 145 plus gst',
      [
        ['Kitchen mixer', 280],
        ['New stopcock', 145],
      ],
    ],
    [
      '1850 supply and 420 fit',
      [
        ['Supply', 1850],
        ['Fit', 420],
      ],
    ],
    [
      'pump supply eighteen fifty fit four twenty',
      [
        ['Pump supply', 1850],
        ['Fit', 420],
      ],
    ],
    [
      'clear gutters three hundred and twenty and replace two downpipes at one hundred and eighty each',
      [
        ['Clear gutters', 320],
        ['Replace downpipes', 180, 2],
      ],
    ],
    [
      'labour 6 hours at 95, turf 12 rolls at 11',
      [
        ['Labour', 95, 6],
        ['Turf', 11, 12],
      ],
    ],
    ['6m of 100mm pvc at 22 a metre', [['100mm pvc', 22, 6]]],
    [
      'demo 800, tiling and waterproofing 3k',
      [
        ['Demo', 800],
        ['Tiling and waterproofing', 3000],
      ],
    ],
    [
      'Pump supply $1,850. Fitting $420. Total $2,270 plus GST.',
      [
        ['Pump supply', 1850],
        ['Fitting', 420],
      ],
    ],
    [
      '$1850 for the pump and $420 to fit it',
      [
        ['Pump', 1850],
        ['Fit it', 420],
      ],
    ],
    [
      '4 windows at 900 each and 2 doors at 1,150 each',
      [
        ['Windows', 900, 4],
        ['Doors', 1150, 2],
      ],
    ],
  ])('%s', (said, lines) =>
    expect(
      quotedIn(said)?.lines.map((one) => [one.description, one.unit_price, ...(one.quantity ? [one.quantity] : [])]),
    ).toEqual(lines),
  );

  it.each(['two downpipes 360', 'stage 2', 'pump 1850, fit 420, total 3000', 'plus gst, inc gst 500', 'unit 14'])(
    'what may be one thing or another is not read: %s',
    (said) => expect(quotedIn(said)?.lines ?? []).toEqual([]),
  );

  it('what stands before them all is what it is for', () =>
    expect(quotedIn('a bore pump, 1850 supply and 420 fit')).toMatchObject({ heading: 'Bore pump' }));

  it.each([
    ['6800 with gst inside', 'inc'],
    ['280 ex gst', 'plus'],
    ['280 + gst', 'plus'],
    ['3100 gst included', 'inc'],
    ['500 gst extra', 'plus'],
    ['500', undefined],
  ])('GST of %s', (said, gst) => expect(quotedIn(said)?.gst).toBe(gst));
});

describe('a new quote for somebody on file', () => {
  it.each([
    ['quote for ted, pump 1850 plus gst', { client: 'ted', amount: 1850, gst: 'plus' }],
    [
      'please do the quote for Ted, is bore pump, 1850 with gst inside',
      { work: 'Bore pump', amount: 1850, gst: 'inc' },
    ],
    ['ted wants a quote for a pump, supply 1850 and fit 420', { client: 'ted', work: 'Pump: Supply, Fit' }],
    ['teds pump 1850 quote it up', { client: 'ted', amount: 1850 }],
    ['ted bore pump say 280 plus gst put that in a quote', { client: 'ted', amount: 280, gst: 'plus' }],
    ['do ted a quote, pump 1850', { client: 'ted', amount: 1850 }],
    ['quote the rear deck, timber 4200 and labour 3600', { client: 'ina' }],
  ])('%s', (said, args) => expect(made(said)).toEqual([expect.objectContaining(args)]));

  it('of whom the talk is about, where only work is named', () => {
    const said = 'quote limestone blocks twenty two hundred labour two and a half thousand drainage five hundred';
    const [call] = madeOf(said, OFFICE, [
      ['user', 'when is ted on'],
      ['assistant', 'Job 31 - Bore pump for Ted Farrow.'],
    ]);
    expect(call).toMatchObject({
      args: { client: 'ted', lines: [{ unit_price: 2200 }, { unit_price: 2500 }, { unit_price: 500 }] },
    });
    expect(made(said)).toEqual([]);
  });

  it('without anything in it, it is asked what goes in', () =>
    expect(made('make quote for ted pump')).toEqual([expect.stringMatching(/^What goes in the quote for Ted Farrow/)]));

  it.each([
    'quote for a new bloke kev smith, pump 1850',
    'quote for kev, teds mate, pump 1850',
    'quote ted pump 1850 and the deck for ina 3100',
    'how much did i quote ted',
  ])('not: %s', (said) => expect(JSON.stringify(made(said))).not.toContain('amount'));
});

describe('a change of a quote', () => {
  const lately = [{ ...(OFFICE[4] as KnownRecord), lately: 'created' as const }, ...OFFICE.slice(0, 4)];
  const line = (name: string, fields: object) => ({ quote: 'q1', change_line: { line: name, ...fields } });
  const more = (description: string, amount: number) => ({ quote: 'q1', add_line: { description, amount } });

  it.each<[string, object]>([
    ['make it 14 downlights on inas quote not 12', line('Downlights', { quantity: 14 })],
    ["Change the posts on Ina's quote from 12 to 14.", line('Posts', { quantity: 14 })],
    ['on inas quote the stain is 160 now', line('Stain', { unit_price: 160 })],
    ['drop the boards on inas quote to 120 each', line('Boards', { unit_price: 120 })],
    ["Add 90 to Ina's quote for taking the old deck away.", more('Taking the old deck away', 90)],
    ['inas quote needs another 90 for a skip', more('Skip', 90)],
    ['add a gate 180 to inas quote', more('Gate', 180)],
    ['take the stain off inas quote', { quote: 'q1', remove_lines: ['Stain'] }],
    ['bump inas quote up to 9000', { quote: 'q1', new_total: 9000 }],
  ])('named: %s', (said, args) => expect(made(said)).toEqual([args]));

  it.each<[string, object]>([
    ['make the stain 450', line('Stain', { unit_price: 450 })],
    ['stain should be 450 not 420', line('Stain', { unit_price: 450 })],
    ['labour up to 700', line('Labour', { unit_price: 700 })],
    ['plus 60 for a latch', more('Latch', 60)],
    ['oh and a latch, 60', more('Latch', 60)],
    ['another, latch 60', more('Latch', 60)],
    ['and another one: latch 60', more('Latch', 60)],
    ['another 60, latch', more('Latch', 60)],
    ['leave the stain out', { quote: 'q1', remove_lines: ['Stain'] }],
    ['make it 3200', { quote: 'q1', new_total: 3200 }],
  ])('made just now: %s', (said, args) => expect(made(said, lately)).toEqual([args]));

  it.each([
    ['make it 6', lately],
    ['change the posts to 14 on inas quote', OFFICE],
  ])('how many or how much is asked: %s', (said, records) =>
    expect(made(said, records)).toEqual([expect.stringMatching(/\?$/)]),
  );

  it.each<[string, string]>([
    ['Ina has said yes to her quote.', 'accepted'],
    ['ina reckons its too dear, shes knocked the quote back', 'declined'],
    ['We lost the Moller quote, they went with someone cheaper.', 'declined'],
  ])('%s', (said, status) => expect(made(said)).toEqual([{ quote: 'q1', status }]));
});
