import { LIMITS } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { png } from '../support/files.ts';
import { toOthers } from '../support/outbox.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

const NOW = '2026-03-04T09:00:00Z';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer({ now: NOW });
});
beforeEach(async () => {
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const patch = (path: string, json: Fields) => dave.fetch(path, { method: 'PATCH', json });

describe('settings', () => {
  it('show the business as it signed up', async () => {
    const settings = await get(dave, '/api/settings');
    expect(settings).toMatchObject({
      full_name: 'Dave Carmody',
      business_name: 'Carmody Electrical',
      business_location: 'Penrith NSW',
      time_zone: 'Australia/Sydney',
      country: 'AU',
      gst_registered: false,
      gst_rounding: 'total',
      notices: 'all',
      preferred_channel: 'email',
      version: 0,
      abn: null,
      plan: 'starter',
      jobs_this_month: 0,
      warnings: [],
    });
    const days = (new Date(String(settings.trial_ends_at)).getTime() - new Date(NOW).getTime()) / 86_400_000;
    expect(Math.round(days)).toBe(15);
  });

  it('change what is named; a new place brings its zone', async () => {
    expect(await (await patch('/api/settings', { business_name: 'Carmody & Sons' })).json()).toMatchObject({
      business_name: 'Carmody & Sons',
      full_name: 'Dave Carmody',
    });
    expect(await (await patch('/api/settings', { business_location: 'Perth' })).json()).toMatchObject({
      time_zone: 'Australia/Perth',
    });
    const both = { business_location: 'Auckland', time_zone: 'Pacific/Chatham' };
    expect(await (await patch('/api/settings', both)).json()).toMatchObject(both);
    expect(await get(dave, '/api/settings')).toMatchObject(both);
  });

  it.each([
    [{ time_zone: 'Mars/Olympus' }, 'That time zone is not known. Use a name like Australia/Perth.'],
    [{ time_zone: '../../etc/passwd' }, 'That time zone is not known. Use a name like Australia/Perth.'],
    [{ country: 'UK' }, 'Country is AU or NZ.'],
    [{ gst_rounding: 'never' }, 'GST is rounded on the total or on each line.'],
    [{ notices: 'some' }, 'Notices are all, approvals or none.'],
    [{ preferred_channel: 'fax' }, 'Channel is sms or email.'],
    [{ business_name: '' }, 'Business name is required'],
    [{ abn: '12' }, 'ABN should be 11 digits'],
    [{ plan: 'business' }, 'Unknown field: plan'],
    [{ trial_ends_at: '2099-01-01T00:00:00Z' }, 'Unknown field: trial_ends_at'],
    [{ email: 'x@example.com' }, 'Unknown field: email'],
    [{ password_hash: 'x' }, 'Unknown field: password_hash'],
    [{ gst_registered: 'yes' }, ''],
  ])('%j is refused: %s', async (json, message) => {
    const before = await get(dave, '/api/settings');
    const { errors } = await expectProblem(await patch('/api/settings', json), 422, 'invalid');
    if (message) expect(errors?.map((error) => error.message)).toContain(message);
    expect(await get(dave, '/api/settings')).toEqual(before);
  });

  it('are not written over by somebody who read them before they were changed', async () => {
    const nz = {
      version: 0,
      business_location: 'Perth',
      country: 'NZ',
      notices: 'approvals',
      preferred_channel: 'sms',
    };
    const saved = {
      country: 'NZ',
      time_zone: 'Australia/Perth',
      notices: 'approvals',
      preferred_channel: 'sms',
      version: 1,
    };
    expect(await (await patch('/api/settings', nz)).json()).toMatchObject(saved);
    const late = await expectProblem(
      await patch('/api/settings', { version: 0, full_name: 'D. Carmody' }),
      409,
      'conflict',
    );
    expect(late.errors).toMatchObject([{ path: 'version' }]);
    expect(await get(dave, '/api/settings')).toMatchObject({ ...saved, full_name: 'Dave Carmody' });
    const line = { version: 1, gst_rounding: 'line' };
    expect(await (await patch('/api/settings', line)).json()).toMatchObject({ gst_rounding: 'line', version: 2 });
  });

  it('warn of an ABN whose sum is wrong', async () => {
    expect(await (await patch('/api/settings', { abn: '51824753557' })).json()).toMatchObject({
      abn: '51824753557',
      warnings: ["That ABN doesn't look right - please check it"],
    });
    expect(await (await patch('/api/settings', { abn: '' })).json()).toMatchObject({ abn: null, warnings: [] });
  });
});

describe('stats', () => {
  it('count the owner’s own records; revenue is what was paid', async () => {
    for (const status of ['pending', 'pending', 'in_progress', 'completed', 'cancelled']) {
      await post(dave, '/api/projects', { job_name: 'x', status });
    }
    for (const status of ['pending', 'in_progress', 'completed']) {
      await post(dave, '/api/admin-tasks', { task_name: 'x', status });
    }
    const records = [
      { type: 'payment', amount: 100.1 },
      { type: 'payment', amount: 200.2 },
      { type: 'payment', amount: 1000, status: 'pending' },
      { type: 'invoice', amount: 5000, status: 'paid' },
      { type: 'expense', amount: 70 },
    ];
    for (const record of records) await post(dave, '/api/finance-records', record);
    const gone = await post(dave, '/api/finance-records', { type: 'payment', amount: 999 });
    await dave.fetch(`/api/finance-records/${gone.id}`, { method: 'DELETE' });
    expect(await get(dave, '/api/stats')).toEqual({
      jobs: { pending: 2, in_progress: 1, completed: 1, cancelled: 1 },
      total_jobs: 5,
      completed_jobs: 1,
      pending_tasks: 2,
      total_revenue: 300.3,
    });
    expect(await get(await signUp(server.url), '/api/stats')).toMatchObject({ total_jobs: 0, total_revenue: 0 });
  });
});

describe('the outbox', () => {
  const DEVELOPMENT = { status: 'sent', transport: 'development', reason: null };

  it('keeps a message to a client: email where there is an address, else a text', async () => {
    const both = await post(dave, '/api/clients', { name: 'Rosa', email: 'rosa@example.org', phone: '0491 570 156' });
    const phone = await post(dave, '/api/clients', { name: 'Hemi', phone: '0491 570 157' });
    expect(await post(dave, '/api/outbox', { client_id: both.id, body: 'On my way' })).toMatchObject({
      ...DEVELOPMENT,
      channel: 'email',
      to: 'rosa@example.org',
      subject: 'Carmody Electrical',
      body: 'On my way',
      client_id: both.id,
    });
    expect(await post(dave, '/api/outbox', { client_id: both.id, channel: 'sms', body: 'x' })).toMatchObject({
      channel: 'sms',
      to: '+61491570156',
      subject: null,
    });
    expect(await post(dave, '/api/outbox', { client_id: phone.id, body: 'x' })).toMatchObject({ to: '+61491570157' });
    const { data } = await get(dave, '/api/outbox?channel=sms');
    expect(data.map(({ to }) => to)).toEqual(['+61491570157', '+61491570156']);
  });

  it('goes the way the business prefers, where that reaches them', async () => {
    await patch('/api/settings', { preferred_channel: 'sms' });
    const phones = { Rosa: '0491 570 156', Toll: '1300 975 707' };
    const sent: unknown[] = [];
    for (const [name, phone] of Object.entries(phones)) {
      const client = await post(dave, '/api/clients', { name, phone, email: 'both@example.org' });
      sent.push((await post(dave, '/api/outbox', { client_id: client.id, body: 'x' })).to);
    }
    const mail = await post(dave, '/api/suppliers', { name: 'Reece', email: 'reece@example.org' });
    sent.push((await post(dave, '/api/outbox', { supplier_id: mail.id, body: 'x' })).to);
    expect(sent).toEqual(['+61491570156', 'both@example.org', 'reece@example.org']);
  });

  it.each([
    [{ body: 'x' }, 'Say who it goes to: one client, one supplier or one address.'],
    [{ body: 'x', to: 'nobody@' }, 'Please enter a valid email address'],
    [{ body: 'x', to: '12' }, '12 is not a phone number a text can go to.'],
    [
      { body: 'x', to: '13 13 14' },
      'No text can reach 13 13 14: it is a landline or a service number. Ring them, or send an email.',
    ],
    [{ body: 'x', to: 'a@example.com', channel: 'sms' }, 'A text needs a phone number, not an email address.'],
    [{ body: 'x', to: 'a@example.com\r\nBcc: b@example.com' }, 'Please enter a valid email address'],
    [{ body: ' ', to: 'a@example.com' }, 'Write a message first.'],
    [{ body: 'x', to: 'a@example.com', status: 'delivered' }, 'Unknown field: status'],
    [{ body: 'x', to: 'a@example.com', transport: 'smtp' }, 'Unknown field: transport'],
  ])('%j is refused: %s', async (json, message) => {
    const { detail } = await expectProblem(await dave.fetch('/api/outbox', { method: 'POST', json }), 422, 'invalid');
    expect(detail).toBe(message);
    expect(await toOthers(dave)).toEqual([]);
  });

  it('a quote goes out with its lines and is sent from then on', async () => {
    const client = await post(dave, '/api/clients', { name: 'Rosa', email: 'rosa@example.org' });
    const lines = [{ description: 'Downlights', quantity: 6, unit_price: 45.5 }];
    const quote = await post(dave, '/api/quotes', { client_id: client.id, lines, valid_until: '2026-04-01' });
    const item = await post(dave, `/api/quotes/${quote.id}/send`, { note: 'As discussed' });
    expect(item).toMatchObject({ ...DEVELOPMENT, to: 'rosa@example.org', quote_id: quote.id });
    for (const part of ['As discussed', String(quote.short_name), 'Downlights', '$273.00', '1 April 2026']) {
      expect(item.body).toContain(part);
    }
    expect(await get(dave, `/api/quotes/${quote.id}`)).toMatchObject({ status: 'sent' });
    const bare = await post(dave, '/api/quotes', {});
    const { detail } = await expectProblem(await dave.fetch(`/api/quotes/${bare.id}/send`, { method: 'POST' }), 422);
    expect(detail).toBe('That quote has no client yet. Add one first.');
  });

  it('an invoice goes out; nothing else of the books does', async () => {
    const client = await post(dave, '/api/clients', { name: 'Rosa', email: 'rosa@example.org' });
    const record = (type: string) => post(dave, '/api/finance-records', { type, amount: 1850, client_id: client.id });
    const invoice = await record('invoice');
    const item = await post(dave, `/api/finance-records/${invoice.id}/send`);
    expect(item).toMatchObject({ ...DEVELOPMENT, finance_record_id: invoice.id });
    expect(item.body).toContain('$1,850.00');
    const expense = await record('expense');
    await expectProblem(await dave.fetch(`/api/finance-records/${expense.id}/send`, { method: 'POST' }), 422);
  });
});

describe('feedback', () => {
  it('keeps a rating with what the assistant last said', async () => {
    expect(await post(dave, '/api/agent-feedback', { agent_name: 'Jerry' })).toMatchObject({
      agent_name: 'Jerry',
      rating: 5,
      comment: null,
      response_text: null,
    });
    const { response } = await post<{ response: string }>(dave, '/api/functions/agent-orchestrator', {
      message: 'Show my jobs',
    });
    const made = await post(dave, '/api/agent-feedback', { agent_name: 'Jerry', rating: 2, comment: 'Too chatty' });
    expect(made).toMatchObject({ rating: 2, comment: 'Too chatty', response_text: response, user_id: dave.user.id });
    expect((await get(dave, '/api/agent-feedback?rating=2')).data).toEqual([made]);
    expect((await get(dave, '/api/agent-feedback?sort=-rating')).data.map(({ rating }) => rating)).toEqual([5, 2]);
  });

  it.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 2.5 },
    { rating: '5' },
    { agent_name: 'Bob' },
    { response_text: 'x' },
  ])('%j is refused', async (change) => {
    const json = { agent_name: 'Jerry', ...change };
    await expectProblem(await dave.fetch('/api/agent-feedback', { method: 'POST', json }), 422, 'invalid');
  });

  it('is not changed or deleted', async () => {
    const made = await post(dave, '/api/agent-feedback', { agent_name: 'Sarah' });
    for (const method of ['PATCH', 'DELETE', 'GET']) {
      expect([404, 405]).toContain((await dave.fetch(`/api/agent-feedback/${made.id}`, { method })).status);
    }
  });
});

describe('templates', () => {
  const upload = (form: FormData) => dave.fetch('/api/templates', { method: 'POST', body: form });

  it('are kept and given back byte for byte', async () => {
    const content = png(100_000);
    const made = await post(dave, '/api/templates', fileForm('Plan Ōtara.PNG', content));
    expect(made).toMatchObject({ name: 'Plan Ōtara.PNG', file_type: 'png', file_size: content.length });
    expect(made.file_path).toMatch(new RegExp(`^${dave.user.id}/\\d+\\.png$`));
    const file = await dave.fetch(`/api/templates/${made.id}/file`);
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(content);
    await dave.fetch(`/api/templates/${made.id}`, { method: 'DELETE' });
    await expectProblem(await dave.fetch(`/api/templates/${made.id}/file`), 404);
  });

  it.each(['../../evil.pdf', '..\\..\\evil.pdf', '/etc/evil.pdf', 'C:\\evil.pdf'])(
    'a name is never a path: %s',
    async (name) => {
      const made = await post(dave, '/api/templates', fileForm(name));
      expect(made.name).toBe('evil.pdf');
      expect(made.file_path).toMatch(/^[0-9a-f]{24}\/\d+\.pdf$/);
    },
  );

  it.each([
    ['evil.html', '<script>alert(1)</script>'],
    ['evil.svg', '<svg/>'],
    ['evil.pdf.exe', 'MZ'],
    ['no-ending', 'x'],
    ['fake.pdf', '<html></html>'],
    ['fake.png', 'GIF89a'],
    ['fake.txt', 'a\u0000b'],
    ['empty.pdf', ''],
  ])('%s is refused', async (name, content) => {
    const { errors } = await expectProblem(await upload(fileForm(name, content)), 422, 'invalid');
    expect(errors?.[0]?.path).toBe('file');
    expect((await get(dave, '/api/templates')).data).toEqual([]);
  });

  it('refuses no file, two files, another field and another type', async () => {
    const { detail } = await expectProblem(await upload(new FormData()), 422);
    expect(detail).toBe('Please select a file to upload.');
    const two = fileForm('a.pdf');
    two.append('file', new Blob(['%PDF-']), 'b.pdf');
    await expectProblem(await upload(two), 422, 'invalid');
    await expectProblem(await upload(fileForm('a.pdf', '%PDF-', 'other')), 422, 'invalid');
    await expectProblem(await dave.fetch('/api/templates', { method: 'POST', json: { file: 'x' } }), 415);
    expect((await get(dave, '/api/templates')).data).toEqual([]);
  });

  it('takes 25 MB and not a byte more', async () => {
    const content = new Uint8Array(LIMITS.uploadBytes + 1);
    content.set([0x25, 0x50, 0x44, 0x46]);
    await expectProblem(await upload(fileForm('big.pdf', content)), 413, 'too_large');
    expect(
      (
        await upload(
          fileForm('big.pdf', content.subarray(1).fill(0x20).with(0, 0x25).with(1, 0x50).with(2, 0x44).with(3, 0x46)),
        )
      ).status,
    ).toBe(201);
  });
});
