import { addFactor, confirmIdentity, createClient, listSessions, login } from '@smoko/contract';
import { Secret, TOTP } from 'otpauth';
import { type Account, asBearer, PASSWORD, signUp } from '../../support/account.ts';
import { connect, postText, processed, textFields } from '../../support/messages.ts';
import { addDevice, type PushStandIn } from '../../support/push-stand-in.ts';
import { type Fields, get, post } from '../../support/samples.ts';
import { until } from '../../support/until.ts';

type Row = { id: string } & Fields;

/** The business that the examples of `smoko --help` are about. */
export interface World {
  owner: Account;
  url: string;
  client: Row;
  job: Row;
}

export async function createWorld(url: string, push: PushStandIn): Promise<World> {
  const owner = await signUp(url, { email: 'dave@example.com' });
  const client = await post(owner, '/api/clients', {
    name: 'Dave Wilson',
    email: 'wilson@example.org',
    phone: '0491 570 156',
    address: '8 Harris St, Parramatta NSW 2150',
  });
  const job = await post(owner, '/api/projects', {
    job_name: 'Switchboard upgrade',
    job_budget: 3500,
    client_id: client.id,
  });
  await post(owner, '/api/suppliers', { name: 'Reece' });
  // one for each example that names one: no command turns a device on
  await addDevice(push, owner);
  await addDevice(push, await signInAgain(url, owner));
  return { owner, url, client, job };
}

/** What stands for something in an example that nobody can know before: `ID`, a code. By command. */
export const VALUES: Record<string, (world: World) => Promise<Record<string, string>>> = {
  'approvals show': async (world) => ({ 4821: await approvalCode(world) }),
  'approvals approve': async (world) => ({ 4821: await approvalCode(world) }),
  'approvals reject': async (world) => ({ 4821: await approvalCode(world) }),
  'drafts show': async (world) => ({ ID: await drafted(world) }),
  'drafts set': async (world) => ({ ID: await drafted(world) }),
  'drafts save': async (world) => ({ ID: await drafted(world) }),
  'drafts discard': async (world) => ({ ID: await drafted(world) }),
  'inbox show': async (world) => ({ ID: await inboxItem(world) }),
  'inbox read': async (world) => ({ ID: await inboxItem(world) }),
  'inbox retry': async (world) => ({ ID: await inboxItem(world) }),
  'inbox answer': async (world) => ({ ID: await inboxItem(world) }),
  'inbox assign': async (world) => ({ ID: await unknownInboxItem(world) }),
  'outbox send': async (world) => ({ ID: await draft(world) }),
  'outbox edit': async (world) => ({ ID: await draft(world) }),
  'outbox rm': async (world) => ({ ID: await draft(world) }),
  'devices test': async ({ owner }) => ({ ID: (await newest(owner, '/api/push-devices')).id }),
  'devices rm': async ({ owner }) => ({ ID: (await newest(owner, '/api/push-devices')).id }),
  'opt-outs rm': async ({ owner }) => ({ ID: (await newest(owner, '/api/opt-outs')).id }),
  'imports undo': async ({ owner }) => ({ ID: (await newest(owner, '/api/imports')).id }),
  'threads show': async ({ owner }) => ({ ID: await threadWith(owner, 'Hello') }),
  'threads retry': async ({ owner }) => ({ ID: await stoppedThread(owner) }),
  'threads undo': async ({ owner }) => ({ ID: await threadWith(owner, 'Add a supplier called Reece Wollongong') }),
  'clients refund': async ({ owner, client }) => {
    await post(owner, '/api/finance-records', {
      type: 'payment',
      amount: 20,
      client_id: client.id,
      allow_credit: true,
    });
    return {};
  },
  'jobs bill': async ({ owner }) => {
    if ((await get<{ data: Row[] }>(owner, '/api/projects?q=Pergola')).data.length) return {};
    const { id } = await post(owner, '/api/clients', { name: 'Pia Nowak' });
    await post(owner, '/api/projects', { job_name: 'Pergola', client_id: id, job_budget: 900 });
    return {};
  },
  'payments add': async ({ owner }) => {
    if ((await get<{ data: Row[] }>(owner, '/api/finance-records?invoice_number=INV-2002')).data.length) return {};
    await owner.fetch('/api/settings', { method: 'PATCH', json: { next_invoice_number: 2002 } });
    const client = await post(owner, '/api/clients', { name: 'Two Invoices' });
    for (const amount of [850, 100])
      await post(owner, '/api/invoices', { client_id: client.id, amount, description: 'Two at once', issue: true });
    return {};
  },
  'payments place': async ({ owner, client }) => {
    const { id } = await post(owner, '/api/finance-records', {
      type: 'payment',
      amount: 15,
      client_id: client.id,
      paid_date: '2026-01-01',
    });
    return { ID: id };
  },
  'clients stop-statement': async ({ owner, client }) => {
    const { statement_id } = await post(owner, `/api/clients/${client.id}/statement/send`, {});
    return { ID: String(statement_id) };
  },
  bas: registered,
  gst: registered,
  'gst-records': registered,
  'invoices claim': async ({ owner, client }) => {
    const lines = [{ description: 'Frame and roof', quantity: 1, unit_price: 4_200 }];
    await post(owner, '/api/invoices', {
      client_id: client.id,
      kind: 'progress',
      description: 'Frame and roof',
      lines,
    });
    return {};
  },
  'invoices void': async ({ owner, client }) => {
    await post(owner, '/api/invoices', { client_id: client.id, amount: 90, description: 'Gutter guard', issue: true });
    return {};
  },
  'quotes accept': async ({ owner, client }) => {
    const lines = [
      { description: 'Basic', quantity: 1, unit_price: 320, choice: 'Tap' },
      { description: 'Premium', quantity: 1, unit_price: 410, choice: 'Tap' },
      { description: '5 year warranty', quantity: 1, unit_price: 250, optional: true },
    ];
    await post(owner, '/api/quotes', { quote_number: 'Q-79', client_id: client.id, lines });
    return {};
  },
  'variations rm': (world) => variation(world, 'Skylight'),
  'variations decline': (world) => variation(world, 'Awning'),
  'variations recall': (world) => variation(world, 'Benchtop', 'sent'),
  undo: async ({ owner }) => ({ ID: await receipt(owner) }),
  'receipts undo': async ({ owner }) => ({ ID: await receipt(owner) }),
  'phone confirm': async ({ owner }) => ({ 123456: await textedCode(owner) }),
  'account sign-out': async ({ url, owner }) => ({ ID: await otherSession(url, owner) }),
  'account tokens rm': async ({ owner }) => {
    await post(owner, '/api/auth/confirm', { password: PASSWORD });
    return { ID: String((await post(owner, '/api/auth/tokens', { name: 'Old script' })).id) };
  },
  'account factors verify': async (world) => {
    factor = await newFactor(world.owner);
    return factor;
  },
  'account factors rm': async () => factor,
  'agents message': async ({ owner }) => ({ ID: (await newest(owner, '/api/agent-messages')).id }),
};

/** Only a business that is registered for GST has any to report. */
async function registered({ owner }: World): Promise<Record<string, string>> {
  await owner.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true, abn: '51824753556' } });
  return {};
}

async function variation(
  { owner, job }: World,
  description: string,
  status = 'draft',
): Promise<Record<string, string>> {
  const lines = [{ description, quantity: 1, unit_price: 480 }];
  await post(owner, '/api/variations', { project_id: job.id, description, lines, status });
  return {};
}

async function receipt(owner: Account): Promise<string> {
  await threadWith(owner, `Add a supplier called Reece ${Date.now()}`);
  return (await newest(owner, '/api/receipts')).id;
}

async function newest(owner: Account, path: string): Promise<Row> {
  const [row] = (await get(owner, path)).data as Row[];
  if (!row) throw new Error(`${path} is empty.`);
  return row;
}

async function approvalCode({ owner }: World): Promise<string> {
  const name = `Old supplier ${Date.now()}`;
  await post(owner, '/api/suppliers', { name });
  await post(owner, '/api/functions/agent-orchestrator', { message: `Delete supplier ${name}` });
  return String((await newest(owner, '/api/approvals?status=pending')).code);
}

/** A job that the built-in model asks to have a look at: its name does not read like one. */
async function drafted({ owner }: World): Promise<string> {
  await post(owner, '/api/functions/agent-orchestrator', { message: 'New job for Dave Wilson, bloody leaking tap' });
  return (await newest(owner, '/api/drafts?status=open')).id;
}

let messages = 0;

async function text(world: World, From: string): Promise<string> {
  const { sms: To } = await connect(world.owner);
  const fields = textFields({ From, To, Body: 'Can you tell me what time you will be here?' });
  if (!(await postText(world.url, fields)).ok) throw new Error('The text was not taken.');
  messages += 1;
  await processed(world.owner, messages);
  return (await newest(world.owner, '/api/inbox')).id;
}

const inboxItem = (world: World) => text(world, '+61491570156');
const unknownInboxItem = (world: World) => text(world, '+61491570737');

/** An answer that was drafted to a message. */
async function draft(world: World): Promise<string> {
  await inboxItem(world);
  return until('a drafted answer', async () => {
    const { data } = await get(world.owner, '/api/outbox?status=draft');
    return (data as Row[])[0]?.id ?? null;
  });
}

async function threadWith(owner: Account, message: string): Promise<string> {
  await post(owner, '/api/functions/agent-orchestrator', { message });
  return (await newest(owner, '/api/threads')).id;
}

/** A conversation whose turn was stopped before it was through. */
function stoppedThread(owner: Account): Promise<string> {
  return until('a turn that was stopped', async () => {
    const { id } = await post(owner, '/api/threads', {});
    await post(owner, `/api/threads/${id}/messages`, { message: 'How many jobs do I have?' });
    await post(owner, `/api/threads/${id}/stop`, {});
    const over = await until('the turn to be over', async () => {
      const { data, thread } = await get(owner, `/api/threads/${id}/messages`);
      return (thread as Fields).running ? null : data;
    });
    return over.some(({ status }) => status === 'stopped') ? id : null;
  });
}

async function textedCode(owner: Account): Promise<string> {
  const { body } = await newest(owner, '/api/outbox?channel=sms');
  const [, code] = /(\d{6}) is your Smoko code/.exec(String(body)) ?? [];
  if (!code) throw new Error(`There is no code in: ${body}`);
  return code;
}

/** Somewhere else where they are signed in. */
async function signInAgain(url: string, { email }: Account) {
  const { access_token = '' } = await createClient({ baseUrl: url }).call(login, { email, password: PASSWORD });
  return asBearer(url, access_token);
}

async function otherSession(url: string, owner: Account): Promise<string> {
  const { client } = await signInAgain(url, owner);
  const { data } = await client.call(listSessions, {});
  const session = data.find(({ current }) => current);
  if (!session) throw new Error('Nobody is signed in there.');
  return session.id;
}

/** The one that is verified, then removed: from then on its owner is signed in in the terminal only. */
let factor: Record<string, string> = {};

async function newFactor({ client }: Account): Promise<Record<string, string>> {
  await client.call(confirmIdentity, { password: PASSWORD });
  const { id, totp } = await client.call(addFactor, { factor_type: 'totp' });
  const secret = Secret.fromBase32(totp?.secret ?? '');
  return { ID: id, 123456: TOTP.generate({ secret }) };
}
