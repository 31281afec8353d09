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
const PAID: readonly KnownRecord[] = [
  {
    kind: 'finance',
    id: 'p1',
    name: 'Bathroom reno',
    type: 'payment',
    client: 'Margaret Ellison',
    amount: 500,
    status: 'paid',
    lately: 'created',
  },
  ...FILE,
];
const said = (message: string, talk: readonly string[] = [], records = FILE) => acts(message, records, talk);
const HER = ['how much does margaret owe', 'Margaret Ellison owes $450.00 on 1 invoice'];

describe('a statement goes to its client', () => {
  it.each<[string, Record<string, unknown>]>([
    ['send dave his statement', { client: 'dave' }],
    ['send dave a statement', { client: 'dave' }],
    ['email margaret her statement', { client: 'marg', channel: 'email' }],
    ['can you flick stan a statement please', { client: 'stan' }],
    ['text dave his statement', { client: 'dave', channel: 'sms' }],
    ['send a statement to margaret by email', { client: 'marg', channel: 'email' }],
    ['shoot margaret a statement for october', { client: 'marg', from: '2026-10-01', to: '2026-10-31' }],
    ['send stan his statement since august', { client: 'stan', from: '2026-08-01' }],
    ['Could you please send Margaret Ellison her account statement?', { client: 'marg' }],
    ['ok send daves statement to him', { client: 'dave' }],
  ])('%s', (message, args) => expect(said(message)).toEqual([['send_statement', args]]));

  it('of whom the talk is', () =>
    expect(said('email her a statement', HER)).toEqual([['send_statement', { client: 'marg', channel: 'email' }]]));

  it.each([
    'send me daves statement',
    'dont send dave his statement yet',
    'remind me to send dave his statement',
    'send dave his statement if he rings',
    'send the bank statement to the accountant',
    'show me daves statement',
  ])('but nothing goes out by: %s', (message) => expect(JSON.stringify(said(message))).not.toContain('send_statement'));
});

describe('a receipt goes to whoever paid', () => {
  it.each<[string, Record<string, unknown>]>([
    ['send dave the receipt', { client: 'dave' }],
    ['email margaret a receipt', { client: 'marg', channel: 'email' }],
    ['can you text stan his receipt', { client: 'stan', channel: 'sms' }],
    ['send dave a receipt for invoice 1002', { client: 'dave', invoice_number: '1002' }],
    ['flick margaret a receipt for the $500', { client: 'marg', amount_was: 500 }],
    ['send stan a receipt for the refund', { client: 'stan', refund: true }],
    ['Please email the receipt to Margaret Ellison.', { client: 'marg', channel: 'email' }],
  ])('%s', (message, args) => expect(said(message)).toEqual([['send_receipt', args]]));

  it('of the money that was put on file just now', () => {
    expect(said('email her the receipt', [], PAID)).toEqual([['send_receipt', { record: 'p1', channel: 'email' }]]);
    expect(said('send dave the receipt', [], PAID)).toEqual([['send_receipt', { client: 'dave' }]]);
  });

  it('of whom the talk is; asked for where nobody is meant', () => {
    expect(said('send her the receipt', HER)).toEqual([['send_receipt', { client: 'marg' }]]);
    expect(said('send the receipt')).toEqual(['Whose receipt should I send?']);
  });

  it.each([
    'send me the receipt',
    'got a receipt from bunnings for 84',
    'send the bunnings receipt to the accountant',
    'get the receipt off dave',
    'dont send margaret a receipt',
    'upload the receipt for dave',
  ])('but nothing goes out by: %s', (message) => expect(JSON.stringify(said(message))).not.toContain('send_receipt'));
});

describe('a credit note goes to its client', () => {
  it.each<[string, Record<string, unknown>]>([
    ['send dave the credit note', { client: 'dave' }],
    ['email margaret her credit note', { client: 'marg', channel: 'email' }],
    ['send credit note CN-1001 to dave', { number: 'CN-1001' }],
    ['text stan cn 1002', { number: 'CN-1002', channel: 'sms' }],
  ])('%s', (message, args) => expect(said(message)).toEqual([['send_credit_note', args]]));

  it('one that is not there yet is made, not sent', () => {
    expect(said('send dave a credit note for 100, tap was faulty')).toEqual([
      ['credit_invoice', { client: 'dave', amount: 100, reason: 'Tap was faulty' }],
    ]);
  });
});
