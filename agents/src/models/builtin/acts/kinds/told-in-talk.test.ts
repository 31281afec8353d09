import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  {
    kind: 'job',
    id: 'bond',
    name: 'Bond clean',
    number: '1001',
    client: 'Anneliese Brandt',
    lately: 'created',
    status: 'pending',
  },
  { kind: 'client', id: 'anne', name: 'Anneliese Brandt', lately: 'created' },
  { kind: 'client', id: 'yvonne', name: 'Yvonne Baker' },
  { kind: 'client', id: 'moana', name: 'Moana Kelleher' },
  { kind: 'supplier', id: 'west', name: 'Westside Door Supplies' },
  { kind: 'job', id: 'spray', name: 'General spray', number: '92', client: 'Yvonne Baker', status: 'pending' },
  { kind: 'job', id: 'gully', name: 'Blocked gully', number: '77', client: 'Moana Kelleher', status: 'in_progress' },
];
const said = (message: string, talk: readonly string[] = [], records = FILE) => acts(message, records, talk);
const NEW = [
  'new customer Anneliese Brandt, she want bond clean on wednesday',
  'Created job 1001 - Bond clean for Anneliese Brandt.',
];

describe('the price of a job that was just made', () => {
  it.each<[string, object]>([
    ['price for her is 420 all together', { budget: 420 }],
    ['the price for her is 420', { budget: 420 }],
    ['price for that one is $420', { budget: 420 }],
    ['and price for her will be 420 plus gst', { budget: 420, budget_includes_gst: false }],
    ['price for it is 420 inc gst', { budget: 420, budget_includes_gst: true }],
    ['price for her is 1,420 in total', { budget: 1420 }],
    ['so price for this job is 420', { budget: 420 }],
  ])('%s', (message, args) => expect(said(message, NEW)).toEqual([['update_job', { job: 'bond', ...args }]]));

  it('becomes a quote where one is ordered', () =>
    expect(said('price for her is 1150 with gst inside, do the quote', NEW)).toEqual([
      ['create_quote', { client: 'anne', job: 'bond', work: 'Bond clean', amount: 1150, gst: 'inc' }],
    ]));

  it.each([
    'price for her is too high she reckons',
    'price for her was 420 on friday',
    'price for her was 420',
    'price for it was 420 last time',
    'price for copper is 420',
    'price for her is 85 each visit',
    'whats the price for her',
    'price for 3 rooms is 420 and the hall is 90',
    'send her the price for it',
  ])('is not told by: %s', (message) => expect(JSON.stringify(said(message, NEW))).not.toContain('"budget"'));

  it('is none where a quote lies open', () => {
    const quoted: KnownRecord[] = [
      { kind: 'quote', id: 'q', name: 'Q-1', client: 'Anneliese Brandt', status: 'draft', amount: 500 },
      ...FILE,
    ];
    expect(JSON.stringify(said('price for her is 420 all together', NEW, quoted))).not.toContain('"budget"');
  });
});

describe('money that came in for what was never invoiced', () => {
  const both = (args: object, whose: object) => [
    ['create_finance_record', { type: 'invoice', amount: 242, gst: 'inc', ...whose }],
    ['mark_invoice_paid', { ...whose, amount_was: 242, ...args }],
  ];
  it.each<[string, object]>([
    ['yvonne squared me up 242 cash. do her an invoice for it and mark it paid', { method: 'cash' }],
    ['yvonne paid 242. make an invoice and mark it paid', {}],
    ['yvonne gave me 242 cash, whack up an invoice and mark it paid', { method: 'cash' }],
    ['yvonne paid 242 by bank transfer, can you make bill and put paid', { method: 'bank_transfer' }],
    ['yvonne paid 242 yesterday. raise an invoice for that and mark it as paid', { paid_date: '2026-11-19' }],
    ['yvonne transferred 242. bill her and mark it paid', { method: 'bank_transfer' }],
  ])('%s', (message, args) => expect(said(message)).toEqual(both(args, { client: 'yvonne' })));

  it.each([
    'yvonne paid 242 cash, mark it paid',
    'yvonne paid 242. do her an invoice for the next one',
    'do yvonne an invoice for the spray and mark the job done',
    'yvonne paid. do her an invoice and send it',
    'yvonne paid 850 plus gst, do an invoice and mark it paid',
    'got 300 cash from yvonne, no gst, do her an invoice and mark it paid',
    'yvonne paid half, 425, make an invoice for the lot and mark it paid',
    'yvonne paid 300 on her account, make an invoice and mark it paid',
    'yvonne paid the 500 deposit, do her an invoice and mark it paid',
    'yvonne paid 400 off her invoice, make an invoice and mark it paid',
    'yvonne paid 400 of the 850, do her an invoice and mark it paid',
  ])('is not told by: %s', (message) =>
    expect(JSON.stringify(said(message))).not.toMatch(/"invoice".*mark_invoice_paid/u),
  );
});

describe('a story with a bill at its end', () => {
  it.each([
    "I was down at Moana Kelleher's yesterday and you would not believe the roots in that gully. Anyway it took me four hours at ninety five and the jetter's two hundred and eighty for the day. Write her up a bill would you, plus the GST.",
    'moana kellehers gully was a shocker. it took me 4 hours at 95 and the jetter 280. bill her for it plus gst',
    'finally done at moana kellehers. it was 4 hours at 95 and jetter 280. make her a bill please, plus gst',
  ])('%s', (message) =>
    expect(said(message)).toContainEqual([
      'create_invoice',
      expect.objectContaining({
        client: 'moana',
        gst: 'plus',
        lines: [expect.objectContaining({ quantity: 4, unit_price: 95 }), expect.objectContaining({ unit_price: 280 })],
      }),
    ]),
  );

  it('when we were there is no new day for the job', () => {
    for (const message of [
      'i was at moana kellehers yesterday, took me 4 hours at 95 and 200 in parts. write her up a bill would you plus gst',
      'went to moana kellehers yesterday, took me 4 hours at 95 and 200 in parts. write her up a bill, plus gst',
    ])
      expect(said(message)).toEqual([['create_invoice', expect.objectContaining({ client: 'moana', gst: 'plus' })]]);
  });

  it.each(['so it was 1 ', 'so it was 1 2 3 4 ', '1 , so ', ', and it took 1 '])('noise is no price: %s', (noise) => {
    for (const front of ['', 'price for her is '])
      expect(JSON.stringify(said(`${front}${noise.repeat(1200 / noise.length)}. write her up a bill`))).not.toContain(
        'create_invoice',
      );
  });

  it.each([
    'it took me 4 hours at moanas. write her a note',
    'moana says it took her four hours to clean up. write her a message',
    'moana wants a bill at the end of the month',
  ])('is no invoice: %s', (message) => expect(JSON.stringify(said(message))).not.toContain('create_invoice'));
});

describe('a bill that a supplier sent', () => {
  const TALK = ['westside door supplies have stuffed me again', 'Righto.'];
  it.each<[string, object]>([
    [
      'their bill for the motors is 693 inc, inv 55120. not paying it till the doors sorted',
      { amount: 693, gst: 'inc', description: 'Motors, invoice 55120' },
    ],
    ['their bill for the rollers is 120 plus gst, not paid yet', { amount: 120, gst: 'plus', description: 'Rollers' }],
    ['westside door supplies bill is 480 inc gst, due next friday', { amount: 480, gst: 'inc' }],
    ['the bill for the motors was $693, havent paid it', { amount: 693, description: 'Motors' }],
  ])('%s', (message, args) =>
    expect(said(message, TALK)).toEqual([
      [
        'create_finance_record',
        expect.objectContaining({ type: 'expense', status: 'pending', supplier: 'Westside Door Supplies', ...args }),
      ],
    ]),
  );

  it.each([
    'yvonnes bill is 693 inc, not paid yet',
    'the bill for yvonne is 693, due next friday',
    'her bill is 693, not paying it till the door is sorted she reckons',
    'make her bill 693',
  ])('is not meant by: %s', (message) => expect(JSON.stringify(said(message, TALK))).not.toContain('"expense"'));

  it('is nobody’s where no supplier was spoken of', () =>
    expect(JSON.stringify(said('their bill is 693 inc, not paying it yet'))).not.toContain('"expense"'));
});

describe('what goes to both', () => {
  const QUOTED: KnownRecord[] = [
    { kind: 'quote', id: 'q1', name: 'Q-1', client: 'Yvonne Baker', status: 'draft', amount: 500 },
    { kind: 'quote', id: 'q2', name: 'Q-2', client: 'Moana Kelleher', status: 'draft', amount: 700 },
    { kind: 'quote', id: 'q3', name: 'Q-3', client: 'Tom Walker', status: 'draft', amount: 900 },
    { kind: 'client', id: 'tom', name: 'Tom Walker' },
    { kind: 'client', id: 'jess', name: 'Jess Moran' },
    ...FILE.filter(({ lately }) => !lately),
  ];
  const TALK = ['yvonne reckons its steep, do her 108 a metre', 'Changed.', 'and the same for moana', 'Changed.'];
  it.each([
    'send them both their quotes',
    'flick both of them the quotes please',
    'ok send both their quotes',
    'email them both their quotes',
  ])('%s', (message) => {
    const sent = said(message, TALK, QUOTED);
    expect(sent).toHaveLength(2);
    expect(JSON.stringify(sent)).toMatch(
      /send_quote.*yvonne.*send_quote.*moana|send_quote.*moana.*send_quote.*yvonne/u,
    );
  });

  it.each(['send yvonne both her quotes', 'tell them both the quotes are coming', 'send her the quote'])(
    'is not meant by: %s',
    (message) => expect(JSON.stringify(said(message, TALK, QUOTED))).not.toMatch(/send_quote.*send_quote/u),
  );

  it('takes both who are named in one breath', () => {
    for (const before of [
      ['yvonne and moana are ready', 'Righto.'],
      ['tom walker is moving', 'Righto.', 'yvonne baker and moana kelleher want theirs', 'Righto.'],
    ])
      expect(said('send them both their quotes', before, QUOTED)).toEqual([
        ['send_quote', { client: 'yvonne' }],
        ['send_quote', { client: 'moana' }],
      ]);
  });

  const WHICH = 'Which two should I send their quotes to?';
  it.each<[string, readonly string[]]>([
    ['one of them has none', ['yvonne and jess moran are ready', 'Righto.']],
    ['three were named', ['yvonne is ready', 'Ok.', 'moana too', 'Ok.', 'tom walker moved', 'Ok.']],
    ['only one was', ['yvonne is ready', 'Ok.']],
  ])('asks which where %s', (_, before) =>
    expect(said('send them both their quotes', before, QUOTED)).toEqual([WHICH]),
  );

  it('asks where they are not two', () =>
    expect(said('send them both their quotes', ['hello', 'Hello.'], FILE.slice(2))).toEqual([
      'Which two should I send their quotes to?',
    ]));
});

it('the hour of the first job is told with it', () => {
  for (const message of ['wheres my first job monday and what time', 'where am i first on monday and what time'])
    expect(said(message)).toEqual([['show_schedule', expect.objectContaining({ from: '2026-11-23' })]]);
});

it.each<[string, string | undefined]>([
  ['bought paint 88.50 on the 16th', '2026-11-16'],
  ['spent 64.90 on tape yesterday', '2026-11-19'],
  ['spent 120 on screws on the 3rd', '2026-11-03'],
  ['bought paint 88.50', undefined],
  ['bought 16th century paint 88.50', undefined],
])('the day that is told with what was bought is its day: %s', (message, day) =>
  expect(JSON.stringify(said(message))).toMatch(day ? `"paid_date":"${day}"` : /^(?!.*paid_date)/u),
);

describe('a paper that goes as a text or a mail', () => {
  const MADE: KnownRecord[] = [
    { kind: 'quote', id: 'q', name: 'Q-1', client: 'Yvonne Baker', status: 'draft', amount: 1150, lately: 'created' },
    ...FILE.filter(({ lately }) => !lately),
  ];
  const BILLED: KnownRecord[] = [
    {
      kind: 'finance',
      id: 'inv',
      name: 'Spray',
      type: 'invoice',
      client: 'Yvonne Baker',
      status: 'pending',
      amount: 242,
      lately: 'created',
    },
    ...FILE.filter(({ lately }) => !lately),
  ];
  const TALK = ['quote yvonne 1150 for the spray', 'Drafted quote Q-1 for Yvonne Baker, $1,150.00 inc GST.'];
  const BILL = ['invoice yvonne 242', 'Recorded draft invoice: $242.00 for Yvonne Baker.'];

  it.each(['text her the quote', 'sms her that quote please', 'text her her quote', 'ping her the quote by text'])(
    '%s',
    (message) => expect(said(message, TALK, MADE)).toEqual([['send_quote', { quote: 'q', channel: 'sms' }]]),
  );
  it.each([
    'flick it to her email',
    'send it to her email',
    'shoot that to her email address',
    'ok send it to her e-mail',
  ])('%s', (message) =>
    expect(said(message, BILL, BILLED)).toEqual([['send_invoice', { record: 'inv', channel: 'email' }]]),
  );
  it.each(['text her the quote is coming', 'text her that im late', 'text her the gate code', 'put it in her email'])(
    'no paper goes with: %s',
    (message) => expect(JSON.stringify(said(message, TALK, MADE))).not.toContain('send_quote'),
  );
});
