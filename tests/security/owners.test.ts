import { OPERATIONS, type Operation, pathParams } from '@smoko/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, asBearer, PASSWORD, prove, signUp } from '../support/account.ts';
import { createEverything, type Everything, LISTS, MARK, snapshot } from '../support/everything.ts';
import { toOthers } from '../support/outbox.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, get, linked, post, SAMPLES } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Everything;
let mel: Account;
/** Asks for one record after another. */
let own: Account;
let before: Fields;
let session: { id: string };
let factor: { id: string };
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
  dave = await createEverything(server.url);
  session = (await get(dave.owner, '/api/auth/sessions')).data[0] ?? fail();
  await post(dave.owner, '/api/auth/confirm', { password: PASSWORD });
  factor = await post(dave.owner, '/api/auth/factors', { factor_type: 'totp' });
  before = await snapshot(dave.owner);
  own = await signUp(server.url);
  await prove(own);
});
const freshMel = async () => {
  mel = await signUp(server.url);
  await prove(mel);
};
afterAll(() => server.stop());

const fail = (): never => {
  throw new Error('There is no session.');
};

/** The first owner's record that an operation's path names. */
function idFor(operation: Operation): string {
  const [, , first = '', second = ''] = operation.path.split('/');
  const table = first === 'auth' ? second : first;
  const {
    client,
    supplier,
    project,
    task,
    invoice,
    item,
    template,
    attachment,
    quote,
    variation,
    thread,
    receipt,
    approval,
    draft,
    agentMessage,
    update,
    imported,
    optOut,
    device,
    sent,
    statement,
    inboxItem,
  } = dave;
  const rows: Record<string, { id: string }> = {
    clients: client,
    suppliers: supplier,
    projects: project,
    'job-overview': project,
    'admin-tasks': task,
    'finance-records': invoice,
    invoices: invoice,
    'procurement-items': item,
    templates: template,
    attachments: attachment,
    quotes: quote,
    variations: variation,
    threads: thread,
    receipts: receipt,
    approvals: approval,
    drafts: draft,
    'agent-messages': agentMessage,
    'updates-feed': update,
    imports: imported,
    outbox: sent,
    'sent-statements': statement,
    'opt-outs': optOut,
    'push-devices': device,
    inbox: inboxItem,
    sessions: session,
    factors: factor,
  };
  const row = rows[table];
  if (!row) throw new Error(`Say which record of ${table} this test may try to reach.`);
  return row.id;
}

/** A body that would be taken from the owner. */
function bodyFor({ id, method }: Operation): Fields | undefined {
  if (method === 'GET' || method === 'DELETE') return undefined;
  if (id === 'approvals.decide') return { decision: 'approve' };
  if (id === 'invoices.credit') return { amount: 1, reason: 'Taken over' };
  if (id === 'clients.refund') return { amount: 1 };
  if (id === 'projects.bill') return { what: 'deposit', amount: 1 };
  if (id === 'projects.billing-stages') return { stages: [] };
  if (id === 'drafts.decide') return { decision: 'save' };
  if (id === 'auth.factors.verify') return { challenge_id: factor.id, code: '123456' };
  if (id === 'inbox.answer') return { body: 'Taken over' };
  if (id === 'threads.send') return { message: 'Show my jobs' };
  if (id.endsWith('.update')) return /^(templates|attachments)/.test(id) ? { name: 'Taken over.pdf' } : {};
  return {};
}

/** An automation is named by its kind: everybody has one of each. */
const WITH_RECORD = OPERATIONS.filter(({ path }) => pathParams(path).some((name) => name !== 'kind'));
const SIGNED_IN = OPERATIONS.filter(({ access }) => access === 'user');
const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.id, operation] as const);

const send = (account: Pick<Account, 'fetch'>, operation: Operation, id?: string) =>
  account.fetch(
    operation.path.replace('{kind}', 'quote_follow_up').replace(/\{\w+\}/, () => id ?? idFor(operation)),
    {
      method: operation.method,
      json: bodyFor(operation),
    },
  );
const unchanged = async () => expect(await snapshot(dave.owner)).toEqual(before);

describe('another owner', () => {
  it.each(named(WITH_RECORD))('finds nothing with %s, and learns nothing', async (_id, operation) => {
    const real = await expectProblem(await send(own, operation), 404, 'not_found');
    const nothing = await expectProblem(await send(own, operation, '0'.repeat(24)), 404, 'not_found');
    expect({ ...real, request_id: '' }).toEqual({ ...nothing, request_id: '' });
    expect(JSON.stringify(real)).not.toContain(MARK);
  });
});

describe('another owner, further,', () => {
  beforeEach(freshMel);

  it('cannot have the file of a template or an attachment', async () => {
    await expectProblem(await mel.fetch(`/api/templates/${dave.template.id}/file`), 404, 'not_found');
    await expectProblem(await mel.fetch(`/api/attachments/${dave.attachment.id}/file`), 404, 'not_found');
  });

  it('sees none of it in any list, however it is filtered', async () => {
    // the mail that confirms her own address is hers
    const others = (rows: Fields[]) =>
      rows.filter(({ to, message }) => ((message as Fields | undefined)?.to ?? to) !== mel.email);
    for (const path of LISTS) {
      const queries = ['', '?limit=100', `?user_id=${dave.owner.user.id}`, `?q=${MARK}`];
      for (const id of [dave.client.id, dave.project.id, dave.supplier.id, dave.thread.id, dave.invoice.id]) {
        for (const field of [
          'client_id',
          'project_id',
          'supplier_id',
          'job_id',
          'thread_id',
          'invoice_id',
          'record_id',
        ]) {
          queries.push(`?${field}=${id}`);
        }
      }
      for (const query of queries) {
        const response = await mel.fetch(path + query);
        const text = await response.text();
        expect([200, 400]).toContain(response.status);
        if (response.status === 200) expect(others(JSON.parse(text).data), path + query).toEqual([]);
        expect(text).not.toContain(dave.owner.user.id);
        expect(text.replaceAll(`q=${MARK}`, '')).not.toContain(MARK);
      }
    }
  });

  it('cannot page on from a cursor of the first one', async () => {
    const mine = await get(dave.owner, '/api/clients?limit=1');
    expect(mine.next_cursor).toBeTruthy();
    expect((await get(mel, `/api/clients?cursor=${mine.next_cursor}`)).data).toEqual([]);
  });

  it.each([
    ['projects', { job_name: 'x' }, 'client_id', () => dave.client.id],
    ['admin-tasks', { task_name: 'x' }, 'project_id', () => dave.project.id],
    ['finance-records', { type: 'invoice', amount: 1 }, 'project_id', () => dave.project.id],
    ['finance-records', { type: 'invoice', amount: 1 }, 'client_id', () => dave.client.id],
    ['finance-records', { type: 'payment', amount: 1 }, 'invoice_id', () => dave.invoice.id],
    ['procurement-items', { item_name: 'x' }, 'project_id', () => dave.project.id],
    ['procurement-items', { item_name: 'x' }, 'supplier_id', () => dave.supplier.id],
    ['quotes', {}, 'client_id', () => dave.client.id],
    ['quotes', {}, 'project_id', () => dave.project.id],
    ['quotes', {}, 'template_id', () => dave.template.id],
    ['threads', {}, 'job_id', () => dave.project.id],
  ] as const)('cannot link %s to it (%j, %s)', async (table, fields, link, id) => {
    const json = { ...fields, [link]: id() };
    await expectProblem(await mel.fetch(`/api/${table}`, { method: 'POST', json }), 422, 'invalid');
    if (table === 'threads') return;
    const own = await post(mel, `/api/${table}`, fields);
    const change = await mel.fetch(`/api/${table}/${own.id}`, { method: 'PATCH', json: { [link]: id() } });
    expect(await change.text()).not.toContain(MARK);
    expect(change.status).toBe(422);
  });

  it.each([
    ['client_id', () => dave.client.id],
    ['supplier_id', () => dave.supplier.id],
    ['project_id', () => dave.project.id],
  ] as const)('cannot send a message with its %s', async (link, id) => {
    const to = link === 'project_id' ? { to: 'somebody@example.com' } : {};
    const response = await mel.fetch('/api/outbox', { method: 'POST', json: { ...to, [link]: id(), body: 'x' } });
    expect([404, 422]).toContain(response.status);
    expect(await response.text()).not.toContain(MARK);
    expect(await toOthers(mel)).toEqual([]);
  });

  it('cannot speak in its conversations or about its jobs', async () => {
    const say = (json: Fields) => mel.fetch('/api/functions/agent-orchestrator', { method: 'POST', json });
    await expectProblem(await say({ message: 'Hi', thread_id: dave.thread.id }), 404);
    await expectProblem(await say({ message: 'Hi', jobData: { id: dave.project.id } }), 422);
    await expectProblem(await say({ message: 'Hi', jobData: { id: dave.project.id }, thread: {} }), 422);
    await expectProblem(await say({ message: 'Hi', thread: { job_id: dave.project.id } }), 422);
    const thread = await post(mel, '/api/threads');
    for (const address of [`/api/threads/${thread.id}/messages`, '/api/functions/agent-orchestrator']) {
      const json = address.startsWith('/api/threads')
        ? { message: 'Show this job', job_id: dave.project.id }
        : { message: 'Show this job', jobData: { id: dave.project.id }, thread_id: thread.id };
      const response = await mel.fetch(address, { method: 'POST', json });
      expect(response.status, address).toBe(422);
    }
  });

  it('deletes, pays, sends, approves and undoes nothing of it', unchanged);
});

describe('nobody', () => {
  const strangers = {
    'no token': () => ({ fetch: (path: string, init?: RequestInit) => fetch(server.url + path, init) }),
    'a made-up token': () => asBearer(server.url, 'x'.repeat(43)),
    'somebody’s user id as the token': () => asBearer(server.url, dave.owner.user.id),
  };

  it.each(Object.keys(strangers) as (keyof typeof strangers)[])('gets nowhere with %s', async (who) => {
    const stranger = strangers[who]() as Pick<Account, 'fetch'>;
    for (const operation of SIGNED_IN) {
      const problem = await expectProblem(await send(stranger, operation), 401, 'not_authenticated');
      expect(problem.detail).toBe('Not authenticated');
    }
    await expectProblem(await stranger.fetch(`/api/templates/${dave.template.id}/file`), 401);
    await expectProblem(await stranger.fetch(`/api/attachments/${dave.attachment.id}/file`), 401);
    for (const path of ['/api/templates', '/api/settings/logo']) {
      await expectProblem(await stranger.fetch(path, { method: 'POST', body: fileForm('a.pdf') }), 401);
    }
    await unchanged();
  });

  it('is told who they are before anything else: a wrong body and a wrong id are 401 too', async () => {
    for (const operation of SIGNED_IN.filter(({ method }) => method !== 'GET')) {
      const response = await fetch(server.url + operation.path.replace(/\{\w+\}/, 'not-an-id'), {
        method: operation.method,
        ...(operation.method === 'DELETE' ? {} : { body: '{"broken' }),
      });
      await expectProblem(response, 401);
    }
  });
});

describe('fields that are not the caller’s to set', () => {
  beforeEach(freshMel);
  const tables = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];
  it.each(tables)('are refused or recomputed in %s', async (table) => {
    const create = await linked(mel, table);
    const path = `/api/${table.replaceAll('_', '-')}`;
    const forged: Fields = {
      user_id: dave.owner.user.id,
      id: dave.client.id,
      _id: dave.client.id,
      created_at: '2001-01-01T00:00:00Z',
      updated_at: '2001-01-01T00:00:00Z',
      deleted_at: '2001-01-01T00:00:00Z',
      applied_key: 'x',
      words: ['x'],
      job_number_value: 1,
      quote_number_value: 1,
      variation_number_value: 1,
      sent_at: '2001-01-01T00:00:00Z',
      response: { decision: 'accepted' },
      subtotal: 1,
      amount_due: 1,
      amount_paid: 1,
      allocated: 1,
      paid_before: 1,
      refunded: 1,
      sms_opt_out: true,
      client: { name: 'x' },
      $set: { user_id: dave.owner.user.id },
      'user_id.x': 1,
    };
    for (const [name, value] of Object.entries(forged)) {
      const response = await mel.fetch(path, { method: 'POST', json: { ...create, [name]: value } });
      await expectProblem(response, 422, 'invalid');
    }
    expect((await get(mel, path)).data).toEqual([]);
    const made = await post(mel, path, create);
    for (const [name, value] of Object.entries(forged)) {
      const response = await mel.fetch(`${path}/${made.id}`, { method: 'PATCH', json: { [name]: value } });
      await expectProblem(response, 422, 'invalid');
    }
    expect(await get(mel, `${path}/${made.id}`)).toEqual(made);
  });

  it('a new record’s version is not given either', async () => {
    await expectProblem(await mel.fetch('/api/clients', { method: 'POST', json: { name: 'x', version: 9 } }), 422);
  });
});
