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
const said = (message: string, ...talk: string[]) => acts(message, FILE, talk);
const paid = (args: Record<string, unknown>) => [['create_finance_record', { type: 'payment', ...args }]];
const marked = (args: Record<string, unknown>) => [['mark_invoice_paid', args]];

describe('money that came in', () => {
  it.each<[string, Record<string, unknown>]>([
    ['dave paid 500 off the deadlocks invoice', { amount: 500, client: 'dave', invoice: 'deadlocks' }],
    ['dave threw 200 at it', { amount: 200, client: 'dave' }],
    ['stan 400 cash', { amount: 400, client: 'stan', method: 'cash' }],
    ['dave cash 250', { amount: 250, client: 'dave', method: 'cash' }],
    ['stan payed 3 hundred bucks cash', { amount: 300, client: 'stan', method: 'cash' }],
    ['dave came good with 800 yesterday', { amount: 800, client: 'dave', paid_date: '2026-11-19' }],
    ['paid 450 by dave', { amount: 450, client: 'dave' }],
    [
      'margaret slipped me two thousand in cash this morning as a bit of a deposit',
      { amount: 2000, client: 'marg', paid_date: '2026-11-20', method: 'cash', description: 'Deposit' },
    ],
    ['got 300 off dave', { amount: 300, client: 'dave' }],
    ['dave gave us 300 today', { amount: 300, client: 'dave', paid_date: '2026-11-20' }],
    ['dave paid 6000 rather than the 6600', { amount: 6000, client: 'dave' }],
    ['dave gave me 300 not the 350 he owed', { amount: 300, client: 'dave' }],
    ['dave has paid $6,000 rather than the $6,600', { amount: 6000, client: 'dave' }],
    [
      'dave flicked us 3000 of that progress payment today',
      { amount: 3000, client: 'dave', paid_date: '2026-11-20', invoice: 'progress' },
    ],
    ['I have just found it on the statement, $1,035 from Dave. Please record it.', { amount: 1035, client: 'dave' }],
    [
      "Dave's transfer has come in, but he has paid $6,000. Please record what he actually paid.",
      { amount: 6000, client: 'dave', method: 'bank_transfer' },
    ],
    [
      'dave transferred 660 for the rekey invoice',
      { amount: 660, client: 'dave', method: 'bank_transfer', invoice: 'rekey' },
    ],
  ])('%s', (message, args) => expect(said(message)).toEqual(paid(args)));

  it.each<[string, string | undefined]>([
    ['dave put in 1300 on the 16th, bank says so too. part payment', '2026-11-16'],
    ['dave paid 1300 on the 16th', '2026-11-16'],
    ['dave paid 500 on the 28th', '2026-10-28'],
    ['dave put in 400 the 3rd', '2026-11-03'],
    ['stan transferred 660 on the 19th, the bank shows it', '2026-11-19'],
    ['margaret gave me 300 on the 20th', '2026-11-20'],
    ['dave paid 500 on monday', '2026-11-16'],
    ['dave paid 500 on 12 november', '2026-11-12'],
    ['dave dropped in 500 yesterday', '2026-11-19'],
    ['dave paid 500', undefined],
    // there is no 31st of November before the one to come
    ['dave paid 500 off the 31st invoice', undefined],
  ])('a day that is told with a payment is its day: %s', (message, day) =>
    expect(JSON.stringify(said(message))).toMatch(day ? `"paid_date":"${day}"` : /^(?!.*paid_date)/u),
  );

  it('a day that is still to come is asked about', () =>
    expect(said('dave paid 500 on 3 december')).toEqual([expect.stringMatching(/^On which day was that paid\?/)]));

  it.each([
    'bank says so too. part payment',
    'only a part payment he reckons',
    'the bank reckons its cleared',
    'payment is through he says',
    'bank statement says the same',
    'thats another instalment she said',
  ])('an aside about a payment is no note: %s', (message) =>
    expect(JSON.stringify(said(message, 'has dave paid', 'No payments from Dave Cutler.'))).not.toContain('note'),
  );

  it.each(['dave says the bank behind the fence is boggy', 'dave says theres a dog at the pool fence'])(
    'what is told of the place still is one: %s',
    (message) => expect(JSON.stringify(said(message))).toContain('add_note'),
  );

  it.each<[string, string | undefined]>([
    ['dave paid 1000 off it, bank transfer', 'bank_transfer'],
    ['dave paid 1000 off the pool fence by bank transfer', 'bank_transfer'],
    ['dave transferred 1000', 'bank_transfer'],
    ['dave paid 1000 into the bank', 'bank_transfer'],
    ['dave gave me 1000 cash', 'cash'],
    ['dave paid 1000 on card', 'card'],
    ['dave paid 1000 eftpos', 'card'],
    ['dave paid 1000 by cheque', 'cheque'],
    ['dave sent me 1000 payid', 'payid'],
    ['dave paid 1000', undefined],
    ['dave paid 1000 half cash half card', undefined],
  ])('how it was paid: %s', (message, method) => {
    const found = JSON.stringify(said(message, 'hows the fence', 'Invoice INV-1 for Dave Cutler is pending'));
    if (method) expect(found).toContain(`"method":"${method}"`);
    else expect(found).not.toContain('method');
  });

  it('of whom the talk is about, whatever stands around it', () => {
    const talk = ['invoice dave for the fence', 'Recorded draft invoice: $2,222.00 for Dave Cutler'];
    for (const message of ['hes short this week only gave me 1200', 'they paid 1200 of it', 'he finally gave me 1200'])
      expect(said(message, ...talk)).toEqual(paid({ amount: 1200, client: 'dave' }));
  });

  it('all of an invoice, by what it is for, its sum or what it asks for', () => {
    expect(said('stan paid in full')).toEqual(marked({ client: 'stan' }));
    expect(said('dave transferred the 660 one')).toEqual(
      marked({ client: 'dave', amount_was: 660, method: 'bank_transfer' }),
    );
    expect(said('margaret paid the progress claim')).toEqual(marked({ client: 'marg', invoice_kind: 'progress' }));
    expect(said('the deposit landed', 'hows margaret going', 'Fine')).toEqual(
      marked({ client: 'marg', invoice_kind: 'deposit' }),
    );
    // somebody else pays for the client who is named behind; "one" is no dollar
    expect(said('joanne paid the pool fence one on card')).toEqual(marked({ job: 'fence', method: 'card' }));
  });

  it('the invoice that was asked about just now', () => {
    const talk = ['has margaret paid yet', 'No, invoice INV-1002 for Margaret Ellison is still pending'];
    for (const message of ['just came through', 'yep its in the bank', 'its just come through'])
      expect(said(message, ...talk)).toEqual(marked({ invoice_number: 'INV-1002' }));
  });

  it('a part without its sum is asked about', () => {
    expect(said('dave paid half')).toEqual(['How much is the payment?']);
    expect(said('margaret paid a deposit')).toEqual(['How much is the payment?']);
  });

  it.each([
    'dave has not paid',
    'dave reckons he paid',
    'terry paid 400',
    'dave will pay 400 friday',
    'has dave paid 400',
    'dave gave me the keys',
    'i paid dave 200',
    'we sent margaret 300',
    'remind me dave owes 400 cash',
    'stan wants to pay 400 cash',
    'dave paid for the timber 400',
  ])('is none: %s', (message) => expect(JSON.stringify(said(message))).not.toMatch(/"payment"|mark_invoice_paid/));
});
