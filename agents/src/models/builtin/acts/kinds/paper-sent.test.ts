import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts, FILE } from './words.test-support.ts';

const invoice = (id: string, more: Partial<KnownRecord>): KnownRecord => ({
  ...{ kind: 'finance', id, name: 'Patio', type: 'invoice', client: 'Rosa Bianchi', status: 'pending' },
  ...more,
});
const DRAFT = invoice('draft', { amount: 886.05, lately: 'created' });
const RECORDS = [DRAFT, invoice('old', { amount: 1980, invoice: 'INV-1002' }), ...FILE];
const VARIATION =
  'Renea: Added variation V1, Extra floor waste, $313.50 inc GST, job 201 - Patio roof. It is a draft: send it';
const STATEMENT = 'Renea: Statement for Rosa Bianchi up to Sat 28 Nov 2026: $0.00 owing\n- invoice INV-1001';

describe('what was spoken of last goes', () => {
  it.each(['send it to rosa', 'send it', 'flick it to her', 'yeah send that to her', 'can you send it to rosa'])(
    'a variation, though an invoice was made before: %s',
    (message) =>
      expect(acts(message, RECORDS, ['variation on rosas patio, floor waste 285 plus gst', VARIATION])).toEqual([
        ['send_variation', { variation: 'V1', job: '201' }],
      ]),
  );

  it.each(['send it to her', 'send it', 'flick it to rosa', 'email that to her'])('a statement: %s', (message) =>
    expect(JSON.stringify(acts(message, RECORDS, ['statement for rosa', STATEMENT]))).toContain(
      '["send_statement",{"client":"rosa"',
    ),
  );

  it('a statement of the days that were asked for, and to nobody else', () => {
    expect(acts('send it to her', RECORDS, ['statement for rosa for october', STATEMENT])).toEqual([
      ['send_statement', { client: 'rosa', from: '2026-10-01', to: '2026-10-31' }],
    ]);
    expect(JSON.stringify(acts('send it to tui', RECORDS, ['statement for rosa', STATEMENT]))).not.toContain(
      'send_statement',
    );
  });

  it('a credit note', () =>
    expect(
      acts('send it to her', FILE, ['credit rosa 120', 'Credited $120.00 of INV-1, CN-1001, $860.00 due']),
    ).toEqual([['send_credit_note', { number: 'CN-1001' }]]));
});

describe('an invoice that is there', () => {
  it.each<[string, Record<string, unknown>]>([
    ['send rosa the final invoice', { client: 'rosa', invoice_kind: 'final' }],
    ['send rosa the final one', { client: 'rosa', invoice_kind: 'final' }],
    ['flick rosa her deposit invoice', { client: 'rosa', invoice_kind: 'deposit' }],
    ['send the progress claim to rosa', { client: 'rosa', invoice_kind: 'progress' }],
    ['send rosa the $886.05 invoice', { client: 'rosa', amount_was: 886.05 }],
    ['email rosa the 1980 one', { client: 'rosa', amount_was: 1980, channel: 'email' }],
    ['send rosa her latest invoice', { record: 'draft' }],
    ['send rosa her last invoice', { record: 'draft' }],
    ['send the draft one', { record: 'draft' }],
    ['send her the new invoice', { record: 'draft' }],
  ])('is told by what it is: %s', (message, args) =>
    expect(
      acts(message, RECORDS, ['bill the rest of rosas patio', 'Recorded draft invoice: $886.05 for Rosa Bianchi']),
    ).toEqual([['send_invoice', args]]),
  );

  it('one of so much is made, or the draft of it changed, before it goes', () =>
    expect(acts('send rosa a 30% deposit invoice', RECORDS)).toEqual([
      ['create_finance_record', { type: 'invoice', percent_of_budget: 30, description: 'Deposit', job: 'patio' }],
      ['send_invoice', { job: 'patio', invoice_kind: 'deposit' }],
    ]));

  it.each([
    'send rosa a final invoice',
    'send rosa the final quote',
    'remind me to send rosa the final invoice',
    'dont send rosa the final invoice',
    'send rosa the final invoice tomorrow',
    'send me the final invoice',
    'draft the final invoice for rosa',
  ])('no sending at once: %s', (message) =>
    expect(JSON.stringify(acts(message, RECORDS))).not.toContain('"send_invoice"'),
  );
});
