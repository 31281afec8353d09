import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'client', id: 'marg', name: 'Margaret Ellison' },
  { kind: 'client', id: 'stan', name: 'Stan Kowalski' },
  { kind: 'supplier', id: 'bun', name: 'Bunnings Warrawong' },
  { kind: 'job', id: 'fence', name: 'Pool fence', number: '1001', client: 'Dave Cutler', status: 'in_progress' },
  { kind: 'job', id: 'bath', name: 'Bathroom reno', number: '1002', client: 'Margaret Ellison', status: 'pending' },
];
const said = (message: string, talk: readonly string[] = []) => acts(message, FILE, talk);

describe('a credit', () => {
  it.each<[string, Record<string, unknown>]>([
    ['credit dave $100, tap was faulty', { client: 'dave', amount: 100, reason: 'Tap was faulty' }],
    ['credit $100 on invoice 1001', { invoice_number: '1001', amount: 100 }],
    ['can you credit dave 100', { client: 'dave', amount: 100 }],
    ['chuck a 100 credit on daves invoice', { client: 'dave', amount: 100 }],
    ['give dave a credit of 100, tap was faulty', { client: 'dave', amount: 100, reason: 'Tap was faulty' }],
    ['credit note for invoice 1001 for 100', { invoice_number: '1001', amount: 100 }],
    [
      'raise a credit note for daves invoice, 220, damaged panel',
      { client: 'dave', amount: 220, reason: 'Damaged panel' },
    ],
    ['stan needs a credit of 80 for the wrong tap', { client: 'stan', amount: 80, reason: 'The wrong tap' }],
    [
      'margaret should get 60 credited for the tile we broke',
      { client: 'marg', amount: 60, reason: 'The tile we broke' },
    ],
    ['credit invoice 1001 in full, wrong job', { invoice_number: '1001', all: true, reason: 'Wrong job' }],
    ['credit the lot on invoice 1003', { invoice_number: '1003', all: true }],
    [
      'issue an adjustment note on 1001 for 90, short delivered',
      { invoice_number: '1001', amount: 90, reason: 'Short delivered' },
    ],
    [
      'We overcharged Margaret Ellison by $110 including GST for the pump hire. Please credit her for that.',
      { client: 'marg', amount: 110, reason: 'Overcharged for the pump hire' },
    ],
  ])('%s', (message, args) => expect(said(message)).toEqual([['credit_invoice', args]]));

  it.each<[string, Record<string, unknown>]>([
    ['knock a hundred off daves invoice, faulty tap', { client: 'dave', amount: 100, reason: 'Faulty tap' }],
    ['knock 100 off invoice 1001', { invoice_number: '1001', amount: 100 }],
    [
      'take 50 bucks off inv 1001 cos the tap was faulty',
      { invoice_number: '1001', amount: 50, reason: 'The tap was faulty' },
    ],
    ['shave 150 off inv 1004 for the delay', { invoice_number: '1004', amount: 150, reason: 'The delay' }],
    ['gate sticks a bit so take 110 off daves bill', { client: 'dave', amount: 110, reason: 'Gate sticks a bit' }],
    ['drop 50 off margarets bill because we were late', { client: 'marg', amount: 50, reason: 'We were late' }],
  ])('makes a draft less: %s', (message, args) =>
    expect(said(message)).toEqual([['credit_invoice', { ...args, or_less: true }]]),
  );

  it.each<[string, Record<string, unknown>]>([
    [
      'yes so is correct, 850 plus gst. but dave good customer, give him credit 35 so he pay 900',
      { client: 'dave', amount: 35, leaves: 900, reason: 'Dave good customer' },
    ],
    ['that was 1725 in all but credit dave 115', { client: 'dave', amount: 115 }],
    ['daves invoice should of been 1610 not 1725, credit him the 115', { client: 'dave', amount: 115, leaves: 1610 }],
    ['its 640 plus gst on daves invoice, do him a credit of 40', { client: 'dave', amount: 40 }],
    ['margarets bill was 935, give her a 35 credit', { client: 'marg', amount: 35 }],
    ['credit dave $50 of the 400 on his invoice', { client: 'dave', amount: 50 }],
    ['credit dave 100, 2 taps were faulty', { client: 'dave', amount: 100, reason: '2 taps were faulty' }],
    ['credit dave for the 12 taps, 100', { client: 'dave', amount: 100 }],
    ['dave owes 880, write off the last 40 of it', { client: 'dave', amount: 40, reason: 'Written off' }],
    ['dave was quoted 2000 and billed 2200, credit him so he pays 2000', { client: 'dave', leaves: 2000 }],
  ])('of several sums the one beside it: %s', (message, args) =>
    expect(said(message).filter(Array.isArray)).toEqual([['credit_invoice', expect.objectContaining(args)]]),
  );

  it.each([
    'dave was quoted 2000 and billed 2200, put a credit through for him',
    'its 640 plus gst not 700, give dave a credit',
  ])('none of several that do not stand beside it: %s', (message) =>
    expect(JSON.stringify(said(message))).not.toContain('"amount"'),
  );

  it.each([
    'credit dave 50 or 100',
    'dave reckons i owe him, credit him 50 or 100',
    'give dave a credit of 50 or maybe 80',
  ])('which of two is asked: %s', (message) => {
    const found = said(message).filter(Array.isArray);
    expect(found).toEqual([['credit_invoice', expect.not.objectContaining({ amount: expect.anything() })]]);
  });

  it.each([
    'i owe dave 200, credit it to his next job',
    'dave paid twice, credit him 300 on the next one',
    'how do we stand with dave if i credit him 50',
    'dave wants us to credit him 50, dont',
    'dave wants us to credit him 50',
    'i credited dave 100 yesterday',
    'if he complains, credit dave 50',
    'dave gets 100 credit if he pays by friday',
    'knock 100 off daves bill if he pays cash',
    'dont credit dave 50',
  ])('nothing is credited, and nothing else made of it: %s', (message) =>
    expect(said(message)).toEqual([expect.stringMatching(/^I credited nothing/)]),
  );

  it('nor where somebody asks it', () =>
    expect(JSON.stringify(said('dave is asking, do we credit him 100 or redo it'))).not.toContain('credit_invoice'));

  it('a saying credits nobody', () =>
    expect(JSON.stringify(said('dave is a good bloke, credit where its due, invoice him 300'))).not.toMatch(
      /credit_invoice|I credited/u,
    ));

  it.each([
    'margaret was 850, credit her 50',
    'mate, margaret is whinging again. so credit her 50',
    'margaret ellisons bill was 850 plus gst, give her 50 credit so she pays 800',
    'margaret, credit her 100 off the 850',
    'give margaret a credit of 50 and then charge her 80 for the callout',
    'margaret said the invoice was too dear. credit 10 off',
  ])('no word of it is a reason: %s', (message) => {
    const found = said(message).filter((one) => Array.isArray(one) && one[0] === 'credit_invoice');
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found)).not.toContain('"reason"');
  });

  it.each<[string, string]>([
    ['credit margaret 50 of the 850 for the late start', 'The late start'],
    ['margaret was 850, credit her 50 for the late start', 'The late start'],
    ['credit margaret 50 of the 850 because the tap leaked', 'The tap leaked'],
    ['credit margaret 50 because the taps dont work', 'The taps dont work'],
    ['credit margaret 50 for the tap we never fitted', 'The tap we never fitted'],
  ])('why it is credited: %s', (message, reason) =>
    expect(said(message)).toEqual([['credit_invoice', expect.objectContaining({ amount: 50, reason })]]),
  );

  it('what is left is somebody’s to pay', () =>
    expect(JSON.stringify(said('take 40 off daves invoice, that leaves 30 bucks i lose'))).not.toContain('"leaves"'));

  it('asks which invoice where nothing says it, and never makes anything else', () => {
    for (const message of ['do a credit note', 'credit her for that', 'credit $100'])
      expect(said(message)).toEqual(['Which invoice is the credit for: what is its number, or whose is it?']);
  });

  it.each([
    'paid 88 with the credit card at bunnings',
    'dave paid 2000, keep the rest as credit',
    'dave paid 2000 and only owed 1750, keep the extra as credit for him',
    'knock 100 off daves quote',
    'remind me to credit dave 100 on friday',
    'got a credit of 40 from bunnings',
  ])('is not meant by: %s', (message) => expect(JSON.stringify(said(message))).not.toContain('credit_invoice'));
});

describe('a refund', () => {
  it.each<[string, Record<string, unknown>]>([
    ['refund dave the 200 he overpaid', { client: 'dave', amount: 200, note: 'Overpaid' }],
    ['refund the 200 dave overpaid', { client: 'dave', amount: 200, note: 'Overpaid' }],
    ['dave overpaid by 200 give him a refund', { client: 'dave', amount: 200, note: 'Overpaid' }],
    ['can you do stan a refund of 50', { client: 'stan', amount: 50 }],
    ['send dave back the 200 he overpaid', { client: 'dave', amount: 200, note: 'Overpaid' }],
    ['give stan his 50 bucks back', { client: 'stan', amount: 50 }],
    ['hand dave his fifty back', { client: 'dave', amount: 50 }],
    ['transferred margaret back the 75 she overpaid', { client: 'marg', amount: 75, note: 'Overpaid' }],
    ['i refunded margaret 80 yesterday', { client: 'marg', amount: 80, paid_date: '2026-11-19' }],
    ['paid stan back 35 on monday', { client: 'stan', amount: 35, paid_date: '2026-11-16' }],
    ['pay margaret back her credit', { client: 'marg', all: true }],
    ['refund stan', { client: 'stan' }],
    ['log a 15 dollar refund for margaret', { client: 'marg', amount: 15 }],
  ])('%s', (message, args) => expect(said(message)).toEqual([['refund_client', args]]));

  it('asks whom where nobody is named', () => {
    expect(said('put through a refund of 60')).toEqual(['Who was the refund for?']);
  });

  it.each([
    'remind me to refund dave 200 on friday',
    'got a refund of 45 from bunnings',
    'send the quote back to dave',
    'dave wants 200 back',
  ])('is not meant by: %s', (message) => expect(JSON.stringify(said(message))).not.toContain('refund_client'));
});

describe('what a client owes and has', () => {
  const statement = { statement: true };
  it.each<[string, Record<string, unknown>]>([
    ['statement for dave', { client: 'dave', ...statement }],
    ['Please prepare a statement for Margaret Ellison.', { client: 'marg', ...statement }],
    ['send me stans statement', { client: 'stan', ...statement }],
    ['statement for margaret for october', { client: 'marg', ...statement, from: '2026-10-01', to: '2026-10-31' }],
    ['can i get a statement for stan from 1 july', { client: 'stan', ...statement, from: '2026-07-01' }],
    ['print a statement for dave since august', { client: 'dave', ...statement, from: '2026-08-01' }],
    ['whats daves account look like', { client: 'dave' }],
    ['whats margarets balance', { client: 'marg' }],
    ['has margaret got any credit', { client: 'marg' }],
    ['how much credit has dave got left', { client: 'dave' }],
    ['how does stan stand with us money wise', { client: 'stan' }],
    ['stans account', { client: 'stan' }],
  ])('%s', (message, args) => expect(said(message)).toEqual([['client_account', args]]));

  it('is asked whose it is where nobody says it', () => {
    expect(said('do a statement')).toEqual(['Whose statement is it?']);
  });

  it.each([
    'aged receivables',
    'who owes me money and for how long',
    'show me my debtors',
    'list debtors by age',
    'how overdue is everyone',
    'whats owing and how old is it',
    'whos been owing the longest',
    'break down what im owed by age',
  ])('of everybody by age: %s', (message) => expect(said(message)).toEqual([['aged_receivables', {}]]));

  it.each(['whos over 60 days', 'how much is over 90 days', 'what invoices are past 30 days', 'anyone over 60 days'])(
    'only what is late: %s',
    (message) => expect(said(message)).toEqual([['aged_receivables', { late_only: true }]]),
  );

  it('is paid by what they owed', () => {
    expect(said('margaret has paid what she owed')).toEqual([['mark_invoice_paid', { client: 'marg' }]]);
  });

  it.each([
    'got a statement from bunnings',
    'reconcile the bank statement',
    'need a safe work method statement for daves',
  ])('is not asked by: %s', (message) => expect(JSON.stringify(said(message))).not.toContain('client_account'));
});
