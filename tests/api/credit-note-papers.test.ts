import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());

/** A business with an issued invoice of $330.00 for Rosa. */
async function invoiced(settings: Fields) {
  const mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
  await mel.fetch('/api/settings', { method: 'PATCH', json: settings });
  const client = await post(mel, '/api/clients', { name: 'Rosa Delgado', address: '4 Hill St' });
  const invoice = await post(mel, '/api/invoices', {
    client_id: client.id,
    amount: 330,
    description: 'Tap',
    issue: true,
  });
  const credit = (json: Fields) => post(mel, `/api/invoices/${invoice.id}/credit-notes`, json);
  async function paperOf(id: string) {
    const response = await mel.fetch(`/api/finance-records/${id}/pdf`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
    return { name: response.headers.get('content-disposition') ?? '', text: text.replace(/\s+/g, ' ') };
  }
  return { mel, client, invoice, credit, paperOf };
}

const AU = { country: 'AU', abn: '51824753556', gst_registered: true };

describe('a credit note on paper', () => {
  it('is an adjustment note in Australia: whose, of which invoice, why, and how much GST', async () => {
    const { mel, client, credit, paperOf } = await invoiced(AU);
    const note = await credit({ amount: 110, reason: 'The tap was faulty' });
    expect(note.frozen).toMatchObject({
      heading: 'Adjustment Note CN-1001',
      seller: { name: 'Carmody Electrical', abn: '51824753556', gst_registered: true },
      buyer: { name: 'Rosa Delgado', address: '4 Hill St' },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const { name, text } = await paperOf(note.id);
    expect(name).toContain('Adjustment Note CN-1001.pdf');
    for (const part of [
      'Adjustment Note CN-1001',
      'ABN 51 824 753 556',
      'Date: 4 March 2026',
      'Rosa Delgado',
      'Less to pay of Tax Invoice INV-1001 of 4 March 2026.',
      'Reason: The tap was faulty',
      'Total including GST $110.00',
      'GST included $10.00',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('How to pay');
    // what left stays as it left
    await mel.fetch('/api/settings', { method: 'PATCH', json: { business_name: 'Other' } });
    await mel.fetch(`/api/clients/${client.id}`, { method: 'PATCH', json: { name: 'Somebody' } });
    expect((await paperOf(note.id)).text).toBe(text);
    const other = await signUp(server.url);
    await expectProblem(await other.fetch(`/api/finance-records/${note.id}/pdf`), 404, 'not_found');
  });

  it('has the lines it was made of', async () => {
    const { credit, paperOf } = await invoiced(AU);
    const lines = [{ description: 'Washer', quantity: 2, unit_price: 5.5 }];
    const { text } = await paperOf((await credit({ lines, reason: 'Not used' })).id);
    for (const part of ['Washer', '$5.50', '$11.00', 'GST included $1.00']) expect(text).toContain(part);
  });

  it.each([
    ['in New Zealand', { country: 'NZ', gst_number: '49-091-850', gst_registered: true }, 'GST included $14.35'],
    ['without GST', { country: 'AU', gst_registered: false }, 'Total $110.00'],
  ])('%s is a credit note', async (_, settings, sum) => {
    const { credit, paperOf } = await invoiced(settings);
    const note = await credit({ amount: 110, reason: 'Too much' });
    const { text } = await paperOf(note.id);
    expect(text).toContain('Credit Note CN-1001');
    expect(text).toContain(sum);
    expect(text).not.toContain('Adjustment');
  });

  it('is found by its number', async () => {
    const { mel, credit } = await invoiced(AU);
    const note = await credit({ amount: 110, reason: 'Too much' });
    const { data } = await get(mel, '/api/finance-records?credit_note_number=CN-1001');
    expect(data).toEqual([note]);
  });

  it('is deleted only while nobody else may have it', async () => {
    const { mel, invoice, credit, paperOf } = await invoiced(AU);
    const remove = (id: string) => mel.fetch(`/api/finance-records/${id}`, { method: 'DELETE' });
    const slip = await credit({ amount: 10, reason: 'A slip' });
    expect((await remove(slip.id)).status).toBe(204);
    const note = await credit({ amount: 110, reason: 'Too much' });
    await paperOf(note.id);
    const refused = await expectProblem(await remove(note.id), 409, 'issued');
    expect(refused.detail).toBe(
      `Adjustment note ${note.credit_note_number} went out already, so it stays on file. To ask for that money after all, make a new invoice.`,
    );
    // nobody is told to delete what cannot be deleted
    const changing = mel.fetch(`/api/finance-records/${note.id}`, { method: 'PATCH', json: { amount: 90 } });
    expect((await expectProblem(await changing, 409, 'issued')).detail).toBe(
      `Adjustment note ${note.credit_note_number} went out already, so it stays as it is. To ask for that money after all, make a new invoice.`,
    );
    expect(await get(mel, `/api/finance-records/${invoice.id}`)).toMatchObject({ amount_due: 220 });
  });

  it('money that was spent has no paper', async () => {
    const { mel } = await invoiced(AU);
    const spent = await post(mel, '/api/finance-records', { type: 'expense', amount: 50 });
    await expectProblem(await mel.fetch(`/api/finance-records/${spent.id}/pdf`), 422, 'invalid');
  });
});
