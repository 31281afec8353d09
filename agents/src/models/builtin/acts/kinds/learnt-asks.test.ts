import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';
import { madeOf } from './people.test-support.ts';

const id = (n: number): string => n.toString(16).padStart(24, '0');
const FILE: KnownRecord[] = [
  { kind: 'client', id: id(1), name: 'Oscar Winfield' },
  { kind: 'client', id: id(2), name: 'Deb Lacey' },
  {
    kind: 'job',
    id: id(3),
    name: 'Window Clean',
    number: '410',
    client: 'Oscar Winfield',
    status: 'completed',
    date: '2026-04-02',
    amount: 180,
  },
  {
    kind: 'job',
    id: id(4),
    name: 'Roof Wash',
    number: '432',
    client: 'Oscar Winfield',
    status: 'completed',
    date: '2026-09-11',
    amount: 420,
  },
  {
    kind: 'job',
    id: id(5),
    name: 'Lacey Shed',
    number: '440',
    client: 'Deb Lacey',
    status: 'in_progress',
    date: '2026-11-16',
  },
  { kind: 'supplier', id: id(6), name: 'Bowerman Timber' },
  {
    kind: 'quote',
    id: id(7),
    name: 'Q-1',
    client: 'Deb Lacey',
    status: 'draft',
    about: 'Shed door. Total $900',
    amount: 900,
  },
];

describe('the work that was done last, once more', () => {
  it.each([
    ['Mr Winfield wants the same again as last time, monday', { job: id(4), date: '2026-11-23' }],
    ['book oscar in for the same as last year on tuesday 10am', { job: id(4), date: '2026-11-24', time: '10:00' }],
    ['same job as last time for oscar please', { job: id(4) }],
  ])('%s', (said, args) => expect(callsOf(said, FILE)).toEqual([['repeat_job', args]]));

  it('says so where nothing was done', () =>
    expect(madeOf('deb wants the same as last time', FILE)).toEqual([expect.stringMatching(/^I have no job done/)]));

  it.each([
    'oscar wants the same as last time but cheaper',
    'oscar wants the same as last time and the shed done',
    'order the same as last time for oscar',
    'quote oscar the same as last year',
  ])('leaves alone: %s', (said) => expect(callsOf(said, FILE).map(([name]) => name)).not.toContain('repeat_job'));
});

describe('when somebody was last gone to', () => {
  it.each(['when were we last at oscars', 'how long since i was out at winfields', 'when did i last go to see oscar'])(
    '%s',
    (said) => expect(callsOf(said, FILE)).toEqual([['list_jobs', { client: id(1), to: '2026-11-20', rank: 'latest' }]]),
  );
  it.each(['when did oscar last pay', 'when did we last order for oscar'])('asks of other records: %s', (said) =>
    expect(callsOf(said, FILE)).not.toContainEqual(['list_jobs', expect.objectContaining({ rank: 'latest' })]),
  );
});

describe('trips that are paid by the go', () => {
  it.each([
    ['2 ute loads to the dump at 45 each, put it on the lacey shed', 90, id(5)],
    ['4 trips to the tip @ $38.50 a load', 154, undefined],
    ['did six tip runs at 30 a pop', 180, undefined],
  ])('%s', (said, amount, job) =>
    expect(callsOf(said, FILE)).toEqual([
      ['create_finance_record', expect.objectContaining({ type: 'expense', amount, ...(job ? { job } : {}) })],
    ]),
  );
  it.each([
    'order 3 tip trailers at 64 each',
    'quote 3 loads to the tip at 64 a pop',
    '3 loads to the tip at 64 each on the brown job',
  ])('leaves alone: %s', (said) =>
    expect(callsOf(said, FILE).map(([name]) => name)).not.toContain('create_finance_record'),
  );
});

describe('what a quote comes to, and what it says', () => {
  it.each([
    [
      "bring deb's quote down to 850 even and say it covers the lock",
      [
        ['update_quote', { quote: id(7), new_total: 850 }],
        ['update_quote', { quote: id(7), add_text: 'Covers the lock.' }],
      ],
    ],
    ["drop deb's quote to 800 flat", [['update_quote', { quote: id(7), new_total: 800 }]]],
  ])('%s', (said, calls) => expect(callsOf(said, FILE)).toEqual(calls));
});

describe('a sum that was written down wrongly', () => {
  it('is found by itself', () =>
    expect(callsOf("that 81.20 on lacey's job should've been 18.20, mixed them up", FILE)).toEqual([
      ['update_finance_record', { amount_was: 81.2, amount: 18.2 }],
    ]));
  it.each(['that 900 for deb should have been 950', 'the 2.40 post should be 2.70'])('is no other sum: %s', (said) =>
    expect(callsOf(said, FILE).map(([name]) => name)).not.toContain('update_finance_record'),
  );
});

describe('where what was just ordered comes from', () => {
  const JUST: KnownRecord[] = [{ kind: 'item', id: id(9), name: 'Sleepers', quantity: 10, lately: 'created' }, ...FILE];
  it.each([
    ['oh and off bowerman', [['update_procurement_item', { item: id(9), new_supplier: id(6) }]]],
    [
      'bugger, 14. and from bowermans',
      [
        ['update_procurement_item', { item: id(9), quantity: 14 }],
        ['update_procurement_item', { item: id(9), new_supplier: id(6) }],
      ],
    ],
  ])('%s', (said, calls) => expect(callsOf(said, JUST)).toEqual(calls));
});

describe('a job in front of a dash', () => {
  it('is whom the lines are for', () =>
    expect(callsOf('lacey shed - 6 sheets ply, 2 boxes screws from bowerman', FILE)).toEqual([
      ['create_procurement_item', expect.objectContaining({ quantity: 6, job: id(5), supplier: id(6) })],
      ['create_procurement_item', expect.objectContaining({ quantity: 2, job: id(5), supplier: id(6) })],
    ]));
});

describe('what is not ours is declined', () => {
  it.each([
    'can you play back the voice message from oscar',
    'have a listen to oscars voicemail',
    'smith roofing uses smoko as well, how much do they charge',
    'dunedin drains got smoko too, whats their hourly',
  ])('%s', (said) => expect(madeOf(said, FILE)).toEqual([expect.stringMatching(/^I can't/)]));
});

describe('a pasted signature', () => {
  it('gives no notes of its greeting or of what was asked', () => {
    const said =
      'save this lady as a client\n\nMany thanks,\nNoor Haddad\nPh: 0491 570 313\nnoor@example.org\n\nThink before printing this email';
    expect(callsOf(said, FILE)).toEqual([
      ['create_client', { name: 'Noor Haddad', phone: '0491 570 313', email: 'noor@example.org' }],
    ]);
  });
});

describe('what somebody still has to pay', () => {
  it.each([
    'how much has deb still got to go',
    'hows much has deb got left to pay',
    'how much does deb still have to pay',
    'how much more has deb got to come',
  ])('%s', (said) => expect(callsOf(said, FILE)).toEqual([['client_account', { client: id(2) }]]));

  it.each(['how much have we got to go on the shed', 'how much is there still to go on the lacey shed'])(
    'is not asked by: %s',
    (said) => expect(callsOf(said, FILE).map(([name]) => name)).not.toContain('client_account'),
  );
});

describe('a word for the job, said on its way', () => {
  it.each([
    ['can you pop on there that the hatch on the lacey shed is under the rug', 'The hatch is under the rug'],
    ['add in that the green bin at the lacey shed is round the side', 'The green bin is round the side'],
    ['chuck in that the key for the lacey shed is next door', 'The key is next door'],
  ])('%s', (said, add_note) => expect(callsOf(said, FILE)).toEqual([['update_job', { job: id(5), add_note }]]));
});

describe('a slip that is called one', () => {
  it.each(['no sorry it was eighteen hundred', 'sorry that was two and a half grand'])('is no small talk: %s', (said) =>
    expect(madeOf(said, FILE)).not.toContain('No worries at all.'),
  );
});

describe('what an invoice that was just drafted comes to', () => {
  const drafted: KnownRecord = {
    kind: 'finance',
    id: id(8),
    name: 'Camera',
    client: 'Deb Lacey',
    due: 1035,
    lately: 'created',
  };
  it.each(["what's that come to all together with the gst", 'how much is it altogether'])('%s', (said) =>
    expect(callsOf(said, [...FILE.filter(({ kind }) => kind !== 'quote'), drafted])).toEqual([
      ['find_finance_record', { record: id(8) }],
    ]),
  );
});
