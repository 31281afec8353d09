import { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { block } from '../../../blocks.ts';
import { type KnownRecord, recordLines } from '../../../known.ts';
import { CONTEXT } from '../decide.test-support.ts';
import { plan } from '../plan.ts';
import { read } from '../reading.ts';

const ID = '6a'.repeat(12);
const HEMI: KnownRecord = { kind: 'client', id: ID, name: 'Hemi Walker', lately: 'created' };
const QUOTE: KnownRecord = {
  kind: 'quote',
  id: 'q',
  name: 'Q-1',
  client: 'Hemi Walker',
  about: 'Switchboard upgrade',
  amount: 2200,
  status: 'draft',
  lately: 'created',
};
const JOB: KnownRecord = {
  kind: 'job',
  id: 'spouting',
  name: 'Spouting',
  number: '1001',
  client: 'Hemi Walker',
  amount: 4200,
};
const PINE: KnownRecord = { kind: 'item', id: 'pine', name: '90x45 treated pine (lengths)', quantity: 40, job: '1001' };
const INVOICE: KnownRecord = {
  kind: 'finance',
  id: 'inv',
  name: 'Invoice',
  type: 'invoice',
  amount: 2200,
  client: 'Hemi Walker',
  lately: 'created',
};
const TOOLS = [
  'create_job',
  'update_job',
  'create_quote',
  'update_quote',
  'create_finance_record',
  'update_finance_record',
].concat('mark_invoice_paid', 'send_invoice', 'update_procurement_item', 'create_procurement_item', 'create_task');

/** What the last of a talk comes to: tools and what they are given. Jerry hands over unless `whole`. */
function after(talk: readonly string[], records: KnownRecord[], own: readonly string[] = ['hand_over']) {
  const past = talk.slice(0, -1).map((text, i) => (i % 2 ? new AIMessage(text) : new HumanMessage(text)));
  const text = `${talk.at(-1) ?? ''}\n\n${block('records', recordLines(records))}`;
  return plan(read([new SystemMessage(CONTEXT), ...past, new HumanMessage(text)], [...own, ...TOOLS]));
}
const MADE = ['new customer Hemi Walker', 'Added client Hemi Walker.'];

describe('work of whom the talk is about', () => {
  it('with its price is a job, and no money that changed hands', () => {
    const { calls } = after([...MADE, 'he needs his spouting replaced, 4200 plus gst'], [HEMI]);
    expect(calls).toMatchObject([
      { name: 'create_job', args: { client: ID, job_name: 'Spouting replaced', budget: 4200 } },
    ]);
  });
  it('with the wish for a price is a quote', () => {
    const { calls } = after(
      [...MADE, "he's got a bathroom reno at 7 Shelly Crt, wants a rough price, around 18 grand"],
      [HEMI],
    );
    expect(calls).toMatchObject([
      {
        name: 'hand_over',
        args: { to: [{ assistant: 'renea', request: expect.stringMatching(/^quote for Hemi Walker: bathroom reno/) }] },
      },
    ]);
  });
  it('is not what somebody wants on paper', () => {
    const { calls } = after([...MADE, 'he needs an invoice, 4200 plus gst'], [HEMI]);
    expect(calls.map(({ name }) => name)).not.toContain('create_job');
  });
});

describe('who is booked in, and for when', () => {
  it('has a quote that is no job yet', () =>
    expect(after([...MADE, 'book him in for next wednesday'], [HEMI, QUOTE]).calls).toMatchObject([
      {
        name: 'create_job',
        args: { client: ID, job_name: 'Switchboard upgrade', budget: 2200, date: '2026-11-25' },
      },
    ]));
  it('has a job on file', () =>
    expect(after([...MADE, 'book him in for next wednesday'], [HEMI, JOB]).calls).toMatchObject([
      { name: 'update_job', args: { date: '2026-11-25' } },
    ]));
  it('has nothing yet', () =>
    expect(after([...MADE, 'book him in for next wednesday'], [HEMI]).text).toBe('What is the job for Hemi Walker?'));
});

describe('money of what is on file', () => {
  const own: string[] = [];
  it('a payment without a sum is all of the invoice', () =>
    expect(after([...MADE, 'he paid cash'], [HEMI, INVOICE], own).calls).toMatchObject([
      { name: 'mark_invoice_paid' },
    ]));
  it('a part of it is asked about', () =>
    expect(after([...MADE, 'he paid a deposit in cash'], [HEMI, INVOICE], own).text).toBe('How much is the payment?'));
  it('hours on an invoice come on top', () =>
    expect(
      after([...MADE, 'chuck 4 hrs labour on the invoice at 95 an hour'], [HEMI, INVOICE], own).calls,
    ).toMatchObject([{ name: 'update_finance_record', args: { amount_change: 380 } }]));
  it('a lower price is no refusal', () =>
    expect(after([...MADE, 'he said its too dear, drop it to 1950'], [HEMI, QUOTE], own).calls).toMatchObject([
      { name: 'update_quote', args: { new_total: 1950 } },
    ]));
  it('a bill that was never made is made before it goes', () =>
    expect(after([...MADE, 'send the invoice for job 1001'], [HEMI, JOB], own).calls.map(({ name }) => name)).toEqual([
      'create_finance_record',
      'send_invoice',
    ]));
});

describe('what things are called', () => {
  it('sizes and units are no part of it', () =>
    expect(after(['did it', 'Done.', 'bunnings says the pine is 2 weeks away'], [JOB, PINE], []).calls).toMatchObject([
      { name: 'update_procurement_item', args: { item: 'pine', delivery_date: '2026-12-04' } },
    ]));
  it.each([
    ['order an RCBO x 6', { item_name: 'RCBO', quantity: 6 }],
    ['order tiles 22 sqm', { item_name: 'Tiles (sqm)', quantity: 22 }],
  ])('a count may stand behind it: %s', (message, item) =>
    expect(after([message], [], []).calls[0]?.args).toMatchObject(item),
  );
});

it.each(["that's it for today cheers", 'righto, see ya tomorrow'])('a goodbye asks for nothing: %s', (message) =>
  expect(after([...MADE, message], [HEMI])).toMatchObject({ text: 'No worries. Catch you later.', calls: [] }),
);

describe('what is told of whom the talk is about', () => {
  const own: string[] = [];
  it.each([
    ["he's on 0412 555 010 by the way", { phone: '0412 555 010' }],
    ['his email is hemi@example.org', { email: 'hemi@example.org' }],
    ['he said around 18k', { budget: 18_000 }],
  ])('%s', (message, fields) =>
    expect(after([...MADE, message], [HEMI], ['hand_over', 'update_client']).calls).toMatchObject([
      { name: 'update_client', args: { client: ID, ...fields } },
    ]),
  );
  it('"the quote" is theirs, a sum after the other', () =>
    expect(after([...MADE, 'do up the quote, 9200 labour 6400 materials 2k tiles'], [HEMI], own).calls).toMatchObject([
      {
        name: 'create_quote',
        args: { client: ID, lines: [{ unit_price: 9200 }, { unit_price: 6400 }, { unit_price: 2000 }] },
      },
    ]));
  it('a quote that somebody rang for is a quote', () =>
    expect(
      after(['got a call from a bloke named terry wu 0413 555 120 wants a quote for a bathroom reno'], []).calls,
    ).toMatchObject([
      {
        name: 'hand_over',
        args: { to: [{ assistant: 'renea', request: expect.stringMatching(/^quote for terry wu/) }] },
      },
    ]));
});

describe('what was put in on top', () => {
  const DONE: KnownRecord = { ...JOB, lately: 'changed' };
  const PAID: KnownRecord = { ...INVOICE, name: 'Payment', type: 'payment', amount: 120 };
  it('an extra hour is added to the price', () =>
    expect(after(['finished the spouting, took an extra hour at 95'], [HEMI, JOB]).calls[0]).toMatchObject({
      args: { status: 'completed', budget_change: 95 },
    }));
  it('hours without a rate are kept with the job', () =>
    expect(after([...MADE, 'chuck 1.5 hrs on that job'], [HEMI, DONE]).calls).toMatchObject([
      { name: 'update_job', args: { add_note: '1.5 hours worked' } },
    ]));
  it('another sum of the payment just logged is no second payment', () =>
    expect(after([...MADE, 'nah he paid 150, told me to keep the change'], [PAID, HEMI]).calls).toMatchObject([
      { name: 'update_finance_record', args: { amount: 150 } },
    ]));
  it('when it is due is no answer to how much, and is kept', () => {
    const asked = 'How much is the invoice: the lot, which is $4,200.00 for Spouting, or another amount?';
    const { calls, text } = after(['bill him', asked, 'make it due in 7 days'], [HEMI, DONE], own);
    expect({ calls, text }).toEqual({ calls: [], text: asked });
  });
  const own: string[] = [];
});
