import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { pdfWords } from '../support/pdf-words.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
let quote: Fields & { id: string };
let job: Fields & { id: string };
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await mel.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556', gst_registered: true } });
  const client = await post(mel, '/api/clients', { name: 'Margaret', email: 'margaret@example.org', address: '4 Rd' });
  job = await post(mel, '/api/projects', { job_name: 'Kitchen', client_id: client.id, job_budget: 9000 });
  const lines = [{ description: 'Rewire the kitchen', quantity: 1, unit_price: 6000 }];
  const of = { client_id: client.id, project_id: job.id };
  quote = await post(mel, '/api/quotes', { ...of, lines, status: 'accepted' });
});
afterAll(() => server.stop());

const bill = (json: Fields) => post(mel, `/api/projects/${job.id}/billing/invoices`, json);
const words = async (id: string) => (await pdfWords(await mel.fetch(`/api/invoices/${id}/pdf`))).text;
const vary = (description: string, unit_price: number, status: string) => {
  const lines = [{ description, quantity: 1, unit_price }];
  return post(mel, '/api/variations', { project_id: job.id, description, lines, status });
};
async function pageOf(id: string): Promise<string> {
  const { link } = await get<Fields>(mel, `/api/finance-records/${id}`);
  return (await (await fetch(String(link))).text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

it('a deposit and a claim say how they came about: what was agreed, what was invoiced before, what is left', async () => {
  const deposit = await bill({ what: 'deposit', percent: 10 });
  const first = await post(mel, `/api/invoices/${deposit.id}/issue`);
  const rows = [
    'How this deposit is worked out',
    `Agreed price, quote ${String(quote.short_name)} including GST`,
    'This deposit: 10% of the agreed price',
    '$660.00',
    'Left to invoice after this',
    '$5,940.00',
  ];
  const paper = await words(deposit.id);
  for (const row of rows) expect(paper).toContain(row);

  await vary('Handrail', 400, 'accepted');
  await vary('Nobody agreed to this', 900, 'sent');
  const claim = await bill({ what: 'progress', percent: 50 });
  // a draft that is looked at says the same as the paper that leaves
  const looked = (await pdfWords(await mel.fetch(`/api/invoices/${claim.id}/pdf?preview=true`))).text;
  await post(mel, `/api/invoices/${claim.id}/issue`);
  const said = [
    'How this claim is worked out',
    `Quote ${String(quote.short_name)}`,
    '$6,600.00',
    'Variation V1: Handrail',
    '$440.00',
    'Agreed price including GST',
    '$7,040.00',
    `Before this: invoice ${String(first.invoice_number)} of 4 March 2026`,
    'This claim: 50% of the agreed price',
    '$3,520.00',
    '$2,860.00',
    'Rewire the kitchen, variation V1: Handrail',
  ];
  for (const text of [looked, await words(claim.id), await pageOf(claim.id)]) {
    for (const row of said) expect(text).toContain(row);
    expect(text).not.toContain('Nobody agreed to this');
  }

  // what is agreed later changes nothing of it
  await vary('Later', 1000, 'accepted');
  for (const text of [await words(claim.id), await pageOf(claim.id)]) expect(text).not.toContain('Later');
  expect(await words(deposit.id)).toBe(paper);
  const { frozen } = await get<Fields>(mel, `/api/finance-records/${claim.id}`);
  expect(frozen).toMatchObject({
    basis: {
      agreed: [{ amount: 6600 }, { label: 'Variation V1: Handrail', amount: 440 }],
      before: [{ amount: 660 }],
    },
  });
});

it('the final invoice lists that in its lines, and a job with a budget alone says nothing of it', async () => {
  const rest = await bill({ what: 'rest' });
  expect(await words(rest.id)).not.toContain('worked out');
  const client = await post(mel, '/api/clients', { name: 'Rosa', email: 'rosa@example.org' });
  const shed = await post(mel, '/api/projects', { job_name: 'Shed', client_id: client.id, job_budget: 900 });
  const claim = await post(mel, `/api/projects/${shed.id}/billing/invoices`, { what: 'progress', percent: 50 });
  expect(await words(claim.id)).not.toContain('Agreed price');
});
