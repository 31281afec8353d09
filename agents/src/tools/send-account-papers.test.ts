import { describe, expect, it } from 'vitest';
import { furnish, toolBench } from '../testing/tool-env.ts';
import { sendCreditNote, sendReceipt, sendStatement } from './send-account-papers.ts';

function bench() {
  const made = toolBench();
  const people = furnish(made.office);
  const put = (fields: Record<string, unknown>) =>
    made.store.insert('finance-records', { client_id: people.priya.id, status: 'paid', ...fields });
  return { ...made, ...people, put };
}

describe('a statement', () => {
  it('goes after a yes, by the way that reaches the client, with the days that were said', async () => {
    const { run } = bench();
    const { status, approvals, receipts } = await run(sendStatement, {
      client: 'Priya',
      from: '2026-10-01',
      to: '2026-10-31',
      note: 'As promised.',
    });
    expect([status, receipts]).toEqual(['waiting', []]);
    expect(approvals[0]?.summary).toBe('Send Priya Sharma their statement from Thu 1 Oct 2026 to Sat 31 Oct 2026');
    expect(approvals[0]?.details).toEqual(['To: Priya Sharma, priya@example.org', 'As promised.']);
  });

  it('says what is missing, or which days are none, before anybody is asked', async () => {
    const { run } = bench();
    const { summary, approvals } = await run(sendStatement, { client: 'Aoife' });
    expect(summary).toContain('Aoife Murphy has no email address or phone number on file');
    expect(approvals).toEqual([]);
    expect((await run(sendStatement, { client: 'Priya', from: '2026-11-02', to: '2026-11-01' })).summary).toContain(
      'ends after it begins',
    );
  });
});

describe('a receipt', () => {
  it('is of the latest money that came in from the client', async () => {
    const { run, put } = bench();
    put({ type: 'payment', amount: 40, paid_date: '2026-11-02' });
    put({ type: 'payment', amount: 60, paid_date: '2026-11-18', method: 'cash' });
    put({ type: 'payment', amount: 70, status: 'pending' });
    const { status, approvals } = await run(sendReceipt, { client: 'Priya', channel: 'sms' });
    expect(status).toBe('waiting');
    expect(approvals[0]?.summary).toBe(
      'Send Priya Sharma the receipt of $60.00 from Priya Sharma, received Wed 18 Nov 2026, by cash',
    );
    expect(approvals[0]?.details[0]).toBe('To: Priya Sharma, 0491 570 156');
    expect((await run(sendReceipt, { client: 'Priya', amount_was: 40 })).approvals[0]?.summary).toContain('$40.00');
  });

  it('of a refund only where that was said', async () => {
    const { run, put } = bench();
    put({ type: 'payment', amount: 40, paid_date: '2026-11-02' });
    expect((await run(sendReceipt, { client: 'Priya', refund: true })).summary).toContain('No refund');
    put({ type: 'refund', amount: 15, paid_date: '2026-11-19' });
    expect((await run(sendReceipt, { client: 'Priya', refund: true })).approvals[0]?.summary).toBe(
      'Send Priya Sharma the receipt of the refund of $15.00, paid back Thu 19 Nov 2026',
    );
  });

  it('of money that has not come in there is none; of several people’s it asks whose', async () => {
    const { run, put, declan } = bench();
    put({ type: 'payment', amount: 70, status: 'pending' });
    expect((await run(sendReceipt, { client: 'Priya' })).summary).toContain('has not come in yet');
    put({ type: 'payment', amount: 40, paid_date: '2026-11-02' });
    put({ type: 'payment', amount: 50, paid_date: '2026-11-03', client_id: declan.id });
    expect((await run(sendReceipt, {})).summary).toMatch(/^2 payments fit .*Which one\?$/);
  });
});

describe('a credit note', () => {
  it('is the latest of the client, or the one of the number', async () => {
    const { run, put } = bench();
    put({ type: 'credit_note', amount: 110, credit_note_number: 'CN-1001', issued_on: '2026-11-02' });
    put({ type: 'credit_note', amount: 20, credit_note_number: 'CN-1002', issued_on: '2026-11-05' });
    const asked = async (args: object) => (await run(sendCreditNote, args)).approvals[0]?.summary;
    expect(await asked({ client: 'Priya' })).toBe('Send Priya Sharma credit note CN-1002, $20.00 for Priya Sharma');
    expect(await asked({ number: 'cn 1001' })).toContain('credit note CN-1001, $110.00');
    expect((await run(sendCreditNote, { number: 'CN-1003' })).summary).toContain('No credit note');
    expect((await run(sendCreditNote, { client: 'Declan' })).summary).toContain('No credit note');
  });
});
