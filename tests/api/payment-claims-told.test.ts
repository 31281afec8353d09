import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

let server: TestServer;
let owner: Account;
/** The built-in model's answer, in one conversation. */
let say: (message: string) => Promise<string>;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-02T01:00:00Z' });
});
afterAll(() => server.stop());

async function business(business_location: string): Promise<void> {
  owner = await signUp(server.url, { business_location });
  say = conversationOf(owner);
  await owner.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true, abn: '51824753556' } });
  const dave = await post(owner, '/api/clients', { name: 'Dave Cutler', email: 'dave@example.org' });
  const budget = { job_budget: 22_000, budget_includes_gst: true };
  await post(owner, '/api/projects', { job_name: 'Deck', client_id: dave.id, ...budget });
}
const invoices = async (): Promise<Fields[]> =>
  (await get<{ data: Fields[] }>(owner, '/api/finance-records?type=invoice')).data;

describe('a payment claim told to the assistants', () => {
  beforeEach(() => business('Penrith NSW'));

  it('is asked about who lives there, made with the answer, and taken back', async () => {
    await say('claim 50% of the deck');
    expect(await invoices()).toMatchObject([{ stage: 'draft', kind: 'progress', amount: 11_000 }]);
    expect(await say('make it a payment claim for the frame and roof')).toContain('do they live there');
    expect(await invoices()).toMatchObject([{ payment_claim: null }]);
    expect(await say("no they don't live there")).toMatch(
      /a payment claim under the law of NSW.*supporting statement/s,
    );
    expect(await invoices()).toMatchObject([
      { payment_claim: { state: 'NSW', home_owner: false, work: 'frame and roof' } },
    ]);
    await say('undo');
    expect(await invoices()).toMatchObject([{ payment_claim: null }]);
  });

  it('says why it cannot be one', async () => {
    await say('claim 50% of the deck');
    expect(await say('make it a payment claim for the drains, its drainage and dave is a home owner')).toContain(
      'not covered by the security of payment law of NSW',
    );
    expect(await invoices()).toMatchObject([{ payment_claim: null }]);
  });
});

describe('a payment claim of a share, in New Zealand', () => {
  it('is drafted, asks when the work was done, says what it is, and tells by when to reply', async () => {
    await business('Auckland');
    const place = { country: 'NZ', time_zone: 'Pacific/Auckland', gst_number: '49091850' };
    await owner.fetch('/api/settings', { method: 'PATCH', json: place });
    expect(await say('payment claim for 40% on daves deck')).toMatch(
      /Recorded draft invoice: \$8,800\.00.*from which day/s,
    );
    expect(await say('from 12 october to 30 october')).toContain('work from Mon 12 Oct 2026 to Fri 30 Oct 2026');
    const claim = { from: '2026-10-12', to: '2026-10-30', work: null };
    expect(await invoices()).toMatchObject([{ kind: 'progress', payment_claim: claim }]);
    await say('send it to dave');
    await say('yes');
    const { data } = await get<{ data: Fields[] }>(owner, '/api/outbox');
    expect(JSON.stringify(data)).toMatch(
      /This is a payment claim made under the Construction Contracts Act 2002.*A reply is due by 30 November 2026/,
    );
    expect(await say('when does dave have to reply to the claim by')).toContain('a reply is due by Mon 30 Nov 2026');
  });
});

describe('a deposit told to the assistants', () => {
  it('over the cap of the state is drafted, and pointed out with its rule', async () => {
    await business('Brisbane QLD');
    const told = await say('invoice dave a 30% deposit for the deck');
    expect(told).toContain('at most 5% of the price: $1,100.00 of $22,000.00. This one is $6,600.00.');
    expect(told).toContain('Queensland Building and Construction Commission Act 1991');
    expect(await invoices()).toMatchObject([{ kind: 'deposit', amount: 6_600 }]);
  });
});
