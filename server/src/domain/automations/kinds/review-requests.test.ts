import {
  addOptOut,
  type Client,
  clients,
  createCreditNote,
  financeRecords,
  listAutomations,
  markPaid,
  previewAutomation,
  projects,
  sendMessage,
} from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aged } from '../../../testing/aged.ts';
import { openTestDomain, type TestDomain } from '../../../testing/domain.ts';
import type { Actor } from '../../actor.ts';

/** Friday 20 November 2026, 09:00 in Sydney. */
const NOW = '2026-11-19T22:00:00Z';
const LINK = 'https://g.page/r/carmody/review';

let testDomain: TestDomain;
let mel: Actor;
let karen: Client;
beforeAll(async () => {
  testDomain = await openTestDomain({ now: NOW });
});
afterAll(() => testDomain.close());
beforeEach(async () => {
  const actor = testDomain.newActor();
  mel = { ...actor, business: { ...actor.business, reviewLink: LINK } };
  karen = await call(mel, clients.operations.create, { name: 'Karen Wu', email: 'karen@example.com' });
});

const call: TestDomain['call'] = (...args) => testDomain.call(...args);
const past = () => aged(testDomain, mel, NOW);
const preview = async () => (await call(mel, previewAutomation, { kind: 'review_request' })).data;
const held = async () => (await preview()).map((one) => one.held);

/** A job that was completed so many days ago, and an invoice of it that was paid on that day. */
async function doneAndPaid(days: number, paid_date: string, client_id = karen.id) {
  const job = await call(mel, projects.operations.create, { job_name: 'Deck repair', client_id });
  const invoice = await invoiced(job.id, client_id);
  await call(mel, markPaid, { id: invoice.id, paid_date });
  await completed(job.id, days);
  return { job, invoice };
}
const invoiced = (project_id: string, client_id = karen.id) =>
  call(mel, financeRecords.operations.create, { type: 'invoice', amount: 500, client_id, project_id });
async function completed(id: string, days: number) {
  await call(mel, projects.operations.update, { id, status: 'completed' });
  await past().changedAgo(id, days);
}

describe('a review is asked for', () => {
  it('some days after the job is completed and paid, whichever came later', async () => {
    await doneAndPaid(4, '2026-11-10');
    const [only, ...others] = await preview();
    expect(others).toEqual([]);
    expect(only).toMatchObject({ channel: 'email', to: 'karen@example.com', held: null });
    expect(only?.body).toBe(
      [
        'Hi Karen,',
        'Thanks for having us for Deck repair.',
        `If you were happy with it, a short review would help us a lot: ${LINK}`,
        'Anything not right? Just reply to this email, and we will look at it.',
        'Kind regards,\nCarmody Trades',
      ].join('\n\n'),
    );
  });

  it('but not too early, long after, or while something of it is still to be paid', async () => {
    await doneAndPaid(2, '2026-11-10');
    await doneAndPaid(10, '2026-11-18');
    await doneAndPaid(40, '2026-10-10');
    const { job } = await doneAndPaid(4, '2026-11-10');
    await invoiced(job.id);
    const open = await call(mel, projects.operations.create, { job_name: 'Not done', client_id: karen.id });
    await call(mel, markPaid, { id: (await invoiced(open.id)).id, paid_date: '2026-11-15' });
    expect(await preview()).toEqual([]);
  });

  it('not of jobs that came in as completed, from old books', async () => {
    const old = { job_name: 'Old', client_id: karen.id, status: 'completed' as const, job_date: '2025-03-01' };
    const { id } = await call(mel, projects.operations.create, old);
    await call(mel, markPaid, { id: (await invoiced(id)).id, paid_date: '2025-03-20' });
    expect(await preview()).toEqual([]);
  });

  it('once in a run where two jobs of one client are done', async () => {
    await doneAndPaid(4, '2026-11-10');
    await doneAndPaid(5, '2026-11-10');
    expect((await held()).sort()).toEqual(['Karen Wu was asked within the last year', null].sort());
  });
});

describe('nobody is asked for a review', () => {
  it('without a link, and the automation says what is missing', async () => {
    const { reviewLink: _, ...business } = mel.business;
    await doneAndPaid(4, '2026-11-10');
    expect((await call(mel, listAutomations, {})).data.filter(({ missing }) => missing)).toEqual([]);
    mel = { ...mel, business };
    expect(await held()).toEqual(['Add your review link in Settings first: until then nothing goes.']);
    const missing = (await call(mel, listAutomations, {})).data.filter((one) => one.missing);
    expect(missing.map(({ kind }) => kind)).toEqual(['review_request']);
  });

  it('who asked for no more emails of the kind', async () => {
    await doneAndPaid(4, '2026-11-10');
    await call(mel, addOptOut, { channel: 'email', address: 'karen@example.com' });
    expect(await held()).toEqual(['Karen Wu asked for no more emails of this kind']);
  });

  it('who complained, about whatever, answered or not', async () => {
    await doneAndPaid(4, '2026-11-10');
    await past().wrote(karen, 20, { body: 'The gate still sticks', intent: 'complaint' });
    await call(mel, sendMessage, { client_id: karen.id, body: 'We will have a look' });
    expect(await held()).toEqual(['Karen Wu wrote on Sat 31 Oct: "The gate still sticks"']);
  });

  it('whose question nobody answered; once it is, they are', async () => {
    await doneAndPaid(4, '2026-11-10');
    await past().wrote(karen, 3, { body: 'Ta, all paid', intent: 'says_paid' });
    expect(await held()).toEqual([null]);
    await past().wrote(karen, 2, { body: 'When can I paint it?', intent: 'question' });
    expect(await held()).toEqual(['Karen Wu wrote on Wed 18 Nov: "When can I paint it?"']);
    await call(mel, sendMessage, { client_id: karen.id, body: 'After a week' });
    expect(await held()).toEqual([null]);
  });

  it('again within a year, for another job either', async () => {
    await doneAndPaid(4, '2026-11-10');
    const notes = testDomain.domain.repositories.projects.model.db.model('automation_notes');
    const note = { user_id: mel.userId, kind: 'review_request', occasion: `client:${karen.id}` };
    const asked = (days: number) =>
      notes.updateOne(note, { at: new Date(Date.parse(NOW) - days * 86_400_000) }, { upsert: true });
    await asked(360);
    expect(await held()).toEqual(['Karen Wu was asked within the last year']);
    await asked(370);
    expect(await held()).toEqual([null]);
  });

  it('where money was credited', async () => {
    const { job } = await doneAndPaid(4, '2026-11-10');
    const other = await invoiced(job.id);
    await call(mel, createCreditNote, { id: other.id, reason: 'Goodwill' });
    expect((await held()).filter((why) => why === null)).toEqual([]);
  });
});
