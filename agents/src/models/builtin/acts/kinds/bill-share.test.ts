import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'client', id: 'marg', name: 'Margaret Ellison' },
  { kind: 'client', id: 'stan', name: 'Stan Kowalski' },
  {
    kind: 'job',
    id: 'fence',
    name: 'Pool fence',
    number: '1001',
    client: 'Dave Cutler',
    status: 'in_progress',
    amount: 6000,
  },
  { kind: 'job', id: 'bath', name: 'Bathroom reno', number: '1002', client: 'Margaret Ellison', status: 'in_progress' },
];
const said = (message: string, ...talk: string[]) => acts(message, FILE, talk);
const billed = (args: Record<string, unknown>) => ['create_finance_record', { type: 'invoice', ...args }];
const TALK = ['hows the pool fence going', 'Fine'];
const HERS = ['hows margaret going', 'Fine'];

describe('a share of the price of a job is invoiced', () => {
  it.each<[string, Record<string, unknown>, string[]?]>([
    ['claim 50%', { percent_of_budget: 50, job: 'fence' }, TALK],
    ['posts are all in claim 50%', { percent_of_budget: 50, job: 'fence' }, TALK],
    ['30% deposit invoice for margaret', { percent_of_budget: 30, description: 'Deposit', job: 'bath' }],
    ['make her a 30% deposit invoice', { percent_of_budget: 30, description: 'Deposit', job: 'bath' }, HERS],
    ['invoice dave for half', { percent_of_budget: 50, job: 'fence' }],
    ['bill him half up front', { percent_of_budget: 50, description: 'Deposit', job: 'fence' }, TALK],
    ['need a 20 percent progress claim on the bathroom', { percent_of_budget: 20, job: 'bath' }],
    ['progress claim 40% bathroom reno', { percent_of_budget: 40, job: 'bath' }],
    ['claim another 25% on the fence', { percent_of_budget: 25, job: 'fence' }],
    ['bill dave twenty five percent to start', { percent_of_budget: 25, description: 'Deposit', job: 'fence' }],
  ])('%s', (message, args, talk = []) => expect(said(message, ...talk)).toEqual([billed(args)]));
});

describe('a yes with its deposit invoice are two acts', () => {
  const quote = (status: string): KnownRecord => ({
    kind: 'quote',
    id: 'q',
    name: 'Q-1',
    client: 'Stan Kowalski',
    status,
  });
  const deposit = [
    billed({ percent_of_budget: 10, description: 'Deposit', client: 'stan' }),
    ['send_invoice', { client: 'stan', invoice_kind: 'deposit' }],
  ];

  it.each([
    'stan said yes, send him a 10% deposit invoice',
    'stan accepted the quote, send him a 10 percent deposit invoice',
    "stan's happy with it, send him a 10% deposit invoice",
  ])('%s', (message) =>
    expect(acts(message, [quote('sent'), ...FILE])).toEqual([
      ['update_quote', { quote: 'q', status: 'accepted' }],
      ...deposit,
    ]),
  );

  it('of a quote that is accepted already only the second', () =>
    expect(acts('stan said yes, send him a 10% deposit invoice', [quote('accepted'), ...FILE])).toEqual([
      'Quote Q-1 for Stan Kowalski is accepted already.',
      ...deposit,
    ]));

  it('one that is there is changed, not sent as it is', () => {
    const there: KnownRecord = {
      kind: 'finance',
      id: 'd',
      type: 'invoice',
      name: 'Deposit',
      client: 'Stan Kowalski',
      status: 'pending',
    };
    expect(acts('send stan a 10% deposit invoice', [there, ...FILE])).toEqual(deposit);
  });
});

describe('what is left of it is invoiced', () => {
  it.each<[string, Record<string, unknown>, string[]?]>([
    ['bill the rest', { balance: true, job: 'fence' }, TALK],
    ['gates in all finished, bill the rest', { balance: true, job: 'fence' }, TALK],
    ['charge dave the balance', { balance: true, job: 'fence' }],
    ['final invoice for margaret', { balance: true, job: 'bath' }],
    ['invoice dave the remaining', { balance: true, job: 'fence' }],
    ['chuck dave an invoice for the lot', { balance: true, job: 'fence' }],
    ['raise the final claim for the pool fence', { balance: true, job: 'fence' }],
    ['invoice him all up', { balance: true, job: 'fence' }, TALK],
    ['invoice her less the five hundred deposit', { balance: true, less_paid: 500, job: 'bath' }, HERS],
    ['bill dave minus the 500 he gave me', { balance: true, less_paid: 500, job: 'fence' }],
    ['invoice margaret for the quote', { agreed: true, job: 'bath' }],
    ['invoice margaret for what we quoted', { agreed: true, job: 'bath' }],
    ['bill it', { agreed: true, job: 'fence' }, TALK],
  ])('%s', (message, args, talk = []) => expect(said(message, ...talk)).toEqual([billed(args)]));

  it('and goes out, where there is none to be sent', () => {
    const sent = [billed({ agreed: true, job: 'bath' }), ['send_invoice', { job: 'bath' }]];
    expect(said('send her the bill', ...HERS)).toEqual(sent);
    expect(said('all done at margarets. send her the bill')).toEqual([
      ['update_job', { job: 'bath', status: 'completed' }],
      ...sent,
    ]);
  });

  it('beside news of the job', () => {
    expect(said('finished the fence bill him less the five hundred he gave me', 'hows dave', 'Fine')).toEqual([
      ['update_job', { job: 'fence', status: 'completed' }],
      billed({ balance: true, less_paid: 500, job: 'fence' }),
    ]);
  });

  it.each([
    'invoice dave when the fence is done',
    'remind me to bill dave the rest',
    'has dave paid the rest of the bill',
    'double his bill',
    'dont bill her the rest',
  ])('is not meant by: %s', (message) => expect(JSON.stringify(said(message, ...TALK))).not.toContain('"invoice"'));
});

describe('a sum is invoiced', () => {
  it.each<[string, Record<string, unknown>]>([
    ['invoice dave 15 hours at 65 for the fence', { rate: 65, count: 15, job: 'fence' }],
    [
      'bill stan 285 plus gst for the lockout last night',
      { amount: 285, gst: 'plus', client: 'stan', description: 'Lockout' },
    ],
    ['charge stan 120 for the callout', { amount: 120, client: 'stan', description: 'Callout' }],
    ['do stan an invoice 640', { amount: 640, client: 'stan' }],
    ['new invoice for stan 2 days at 520', { rate: 520, count: 2, client: 'stan' }],
    ['invoice stan one thousand two hundred for the deck', { amount: 1200, client: 'stan', description: 'Deck' }],
    ['invoice margaret 450 inc gst', { amount: 450, gst: 'inc', job: 'bath' }],
    [
      'Finally, could you raise an invoice to Margaret for the path edging: 18 metres at $45 per metre, plus GST?',
      { rate: 45, count: 18, gst: 'plus', client: 'marg', description: 'Path edging' },
    ],
  ])('%s', (message, args) => expect(said(message)).toEqual([billed(args)]));
});
