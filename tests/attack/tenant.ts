import { randomBytes } from 'node:crypto';
import type { Approval, Import, OutboxItem } from '@smoko/contract';
import { drawnPng } from '../../server/src/testing/pictures.ts';
import { type Account, asBearer, PASSWORD, type Request, withJson } from '../support/account.ts';
import { type BrowserSession, browserSession } from '../support/browser-session.ts';
import { docx } from '../support/files.ts';
import { connect, type InboundAddresses, postMail, postText, rawMail, textFields } from '../support/messages.ts';
import { type Fields, fileForm, get, post, SAMPLES } from '../support/samples.ts';
import { until } from '../support/until.ts';

type Row = { id: string } & Fields;

/** A business with a record of every kind, and every way to sign in as it. */
export interface Tenant extends Pick<Account, 'fetch' | 'token' | 'client'> {
  email: string;
  userId: string;
  /** A word that searches find. */
  mark: string;
  /** Stands beside the mark in all of its records and is in nobody's request. */
  secret: string;
  browser: BrowserSession;
  /** A terminal that was signed in by a code. */
  device: Pick<Account, 'fetch' | 'token'>;
  refreshToken: string;
  inbound: InboundAddresses;
  /** By kind, named as in the paths of the API. */
  ids: Record<string, string[]>;
  /** Whose removal can be brought back. */
  deleted: Record<string, string>;
  /** Of the pages that clients get a link to: `/q/...`, `/i/...`, `/v/...`. */
  links: string[];
  /** Requests that were sent with an Idempotency-Key. */
  keyed: { path: string; key: string; body: Fields }[];
  /** Numbers that lists can be asked for. */
  numbers: Record<string, string>;
}

const MAILED_LINK = /\/[qivsu]\/[0-9a-z]{40,}/g;
const tail = (id: string) => id.slice(-6);

/** Signs up in a browser, with bearer tokens of a second sign-in and a terminal that the browser said yes to. */
export async function enter(url: string, mark: string) {
  const browser = browserSession(url);
  const email = await browser.signUp({
    business_name: `${mark} Plumbing`,
    full_name: `${mark} Owner`,
    abn: '51824753556',
  });
  const login = await (
    await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    })
  ).json();
  const { access_token, refresh_token, user } = login as Record<'access_token' | 'refresh_token', string> & {
    user: Row;
  };
  const host = { fetch: (path: string, init: Request = {}) => fetch(`${url}${path}`, withJson(init)) };
  const { device_code, user_code } = await post<Record<'device_code' | 'user_code', string>>(host, '/api/auth/device');
  const yes = { method: 'POST', json: { user_code, approve: true } };
  const answered = await browser.fetch('/api/auth/device/answer', yes);
  if (!answered.ok) throw new Error(`device/answer: ${answered.status} ${await answered.text()}`);
  const taken = await post<{ signed_in: { access_token: string } }>(host, '/api/auth/device/token', { device_code });
  return {
    browser,
    email,
    userId: user.id,
    refreshToken: refresh_token,
    ...asBearer(url, access_token),
    device: asBearer(url, taken.signed_in.access_token),
  };
}

/** Confirms who it is on all three sign-ins: what is sensitive asks for that. */
async function confirm({ browser, fetch, device }: Pick<Tenant, 'browser' | 'fetch' | 'device'>): Promise<void> {
  for (const one of [browser, { fetch }, device]) {
    const answer = await one.fetch('/api/auth/confirm', { method: 'POST', json: { password: PASSWORD } });
    if (!answer.ok) throw new Error(`confirm: ${answer.status} ${await answer.text()}`);
  }
}

export async function fillTenant(url: string, mark: string, secret: string): Promise<Tenant> {
  const entered = await enter(url, mark);
  await confirm(entered);
  const inbound = await connect(entered);
  const tenant: Tenant = { ...entered, mark, secret, inbound, ids: {}, deleted: {}, links: [], keyed: [], numbers: {} };
  await makeTables(tenant);
  await makePapers(tenant);
  await makeTalk(tenant);
  await makeMessages(url, tenant);
  await collect(tenant);
  return tenant;
}

const note = (tenant: Tenant, kind: string, { id }: Row): string => {
  tenant.ids[kind] = [...(tenant.ids[kind] ?? []), id];
  return id;
};
/** Text that says whose it is, and nobody else has. */
const said = ({ mark, secret }: Tenant, what: string) => `${mark} ${secret} ${what}`;
const first = <T>(list: T[] | undefined): T => {
  if (!list?.[0]) throw new Error('There is none.');
  return list[0];
};

/** Some of each table that JSON makes, one of them deleted. */
async function makeTables(tenant: Tenant): Promise<void> {
  const ofJob = () => ({ project_id: first(tenant.ids.projects) });
  const TABLES: [path: string, sample: keyof typeof SAMPLES, text: string, more: () => Fields][] = [
    [
      'clients',
      'clients',
      'job_notes',
      () => ({ name: `${said(tenant, 'Ellison')}`, email: `${tenant.secret}@example.org` }),
    ],
    ['suppliers', 'suppliers', 'specialty', () => ({ name: said(tenant, 'Rexel') })],
    ['projects', 'projects', 'job_name', () => ({ client_id: first(tenant.ids.clients) })],
    ['admin-tasks', 'admin_tasks', 'task_name', ofJob],
    ['finance-records', 'finance_records', 'description', ofJob],
    [
      'procurement-items',
      'procurement_items',
      'item_name',
      () => ({ ...ofJob(), supplier_id: first(tenant.ids.suppliers) }),
    ],
  ];
  for (const [path, sample, text, more] of TABLES) {
    const body = { ...SAMPLES[sample].create, [text]: said(tenant, path), ...more() };
    const row = await post(tenant, `/api/${path}`, body);
    note(tenant, path, row);
    await makeKeyed(tenant, path, SAMPLES[sample].create);
    if (path === 'projects') tenant.numbers.job_number = String(row.job_number);
    const doomed = await post(tenant, `/api/${path}`, {
      ...body,
      ...(path === 'clients' ? { name: said(tenant, 'gone') } : {}),
    });
    await tenant.fetch(`/api/${path}/${doomed.id}`, { method: 'DELETE' });
    tenant.deleted[path] = doomed.id;
  }
}

/** A record with an Idempotency-Key, whose words are everybody's: another business can send the very same request. */
async function makeKeyed(tenant: Tenant, kind: string, body: Fields): Promise<void> {
  const [path, key] = [`/api/${kind}`, `${tenant.mark}-${kind}`];
  const made = await tenant.fetch(path, { method: 'POST', json: body, headers: { 'idempotency-key': key } });
  const row = (await made.json()) as Row;
  if (!made.ok) throw new Error(`${path}: ${made.status} ${JSON.stringify(row)}`);
  tenant.keyed.push({ path, key, body });
  note(tenant, kind, row);
}

/** Files, quotes and invoices: a sent quote and a sent invoice have a link. */
async function makePapers(tenant: Tenant): Promise<void> {
  const [client, project] = [first(tenant.ids.clients), first(tenant.ids.projects)];
  const word = docx([`Dear {client_name}, ${said(tenant, 'template')}`]);
  const template = note(
    tenant,
    'templates',
    await post(tenant, '/api/templates', fileForm(`${tenant.secret}.docx`, word)),
  );
  const form = fileForm(`${tenant.secret}.txt`, said(tenant, 'plan'));
  form.append('project_id', project);
  note(tenant, 'attachments', await post(tenant, '/api/attachments', form));
  for (const [path, doc] of [
    ['templates', `${tenant.secret}-2.docx`],
    ['attachments', `${tenant.secret}-2.docx`],
  ] as const) {
    const doomed = await post(tenant, `/api/${path}`, fileForm(doc, word));
    await tenant.fetch(`/api/${path}/${doomed.id}`, { method: 'DELETE' });
    tenant.deleted[path] = doomed.id;
  }
  const logo = fileForm('logo.png', drawnPng(40, 40, [...randomBytes(3), 255]));
  const settings = await post<{ id: string; logo: string }>(tenant, '/api/settings/logo', logo);
  note(tenant, 'settings/logo', { id: settings.logo });
  const body = {
    ...SAMPLES.quotes.create,
    content: { details: said(tenant, 'details') },
    client_id: client,
    project_id: project,
    template_id: template,
  };
  const [sent, doomed] = [await post(tenant, '/api/quotes', body), await post(tenant, '/api/quotes', body)];
  note(tenant, 'quotes', await post(tenant, '/api/quotes', body));
  note(tenant, 'quotes', sent);
  tenant.numbers.quote_number = String(sent.quote_number);
  await tenant.fetch(`/api/quotes/${doomed.id}`, { method: 'DELETE' });
  tenant.deleted.quotes = doomed.id;
  const invoice = await post(tenant, '/api/invoices', {
    client_id: client,
    amount: 990,
    description: said(tenant, 'invoice'),
  });
  note(tenant, 'finance-records', invoice);
  tenant.numbers.invoice_number = String(invoice.invoice_number);
  const change = { ...SAMPLES.variations.create, project_id: project, description: said(tenant, 'handrail') };
  const [asked, dropped] = [
    await post(tenant, '/api/variations', change),
    await post(tenant, '/api/variations', change),
  ];
  note(tenant, 'variations', await post(tenant, '/api/variations', change));
  note(tenant, 'variations', asked);
  await tenant.fetch(`/api/variations/${dropped.id}`, { method: 'DELETE' });
  tenant.deleted.variations = dropped.id;
  await post(tenant, `/api/variations/${asked.id}/send`, { channel: 'email', note: said(tenant, 'note') });
  const statement = await post(tenant, `/api/clients/${client}/statement/send`, { note: said(tenant, 'note') });
  note(tenant, 'sent-statements', { id: String(statement.statement_id) });
  await post(tenant, `/api/quotes/${sent.id}/send`, { channel: 'email', note: said(tenant, 'note') });
  await post(tenant, `/api/finance-records/${invoice.id}/send`, { channel: 'email', note: said(tenant, 'note') });
  const csv = `Name,Specialty\n${said(tenant, 'Bolts')},Fasteners\n`;
  note(tenant, 'imports', await post<Import & Fields>(tenant, '/api/imports', { table: 'suppliers', csv }));
  note(
    tenant,
    'opt-outs',
    await post(tenant, '/api/opt-outs', { channel: 'email', address: `no-${tenant.secret}@example.com` }),
  );
  await post(tenant, '/api/agent-feedback', { agent_name: 'Jerry', comment: said(tenant, 'comment') });
  // an authenticator that was begun
  note(
    tenant,
    'auth/factors',
    await post(tenant, '/api/auth/factors', { factor_type: 'totp', friendly_name: tenant.secret }),
  );
}

/** A conversation with something done, something that waits for a yes and something drafted. */
async function makeTalk(tenant: Tenant): Promise<void> {
  const say = (message: string, thread_id?: string) =>
    post<{ thread_id: string }>(tenant, '/api/functions/agent-orchestrator', { message, thread_id });
  const { thread_id } = await say(`Add ${tenant.secret} Murphy to my clients please, mobile 0491 578 957`);
  tenant.ids.threads = [thread_id];
  const doomed = await post(tenant, '/api/suppliers', { name: `${tenant.secret} Timber` });
  note(tenant, 'suppliers', doomed);
  await say(`Delete supplier ${String(doomed.name)}`, thread_id);
  // what is put right in the same breath is looked at first
  await say(`New job for ${tenant.secret} Murphy, leaking tap, tuesday no sorry wednesday`, thread_id);
}

/** A text and a mail with a file from people outside, an answer, a draft. */
async function makeMessages(url: string, tenant: Tenant): Promise<void> {
  const { sms: To, email: to } = tenant.inbound;
  const text = await postText(
    url,
    textFields({ From: '+61491570156', To, Body: said(tenant, 'is Thursday still on?') }),
  );
  const from = `${tenant.secret}@example.org`;
  const mail = await postMail(
    url,
    rawMail({ from, to, subject: said(tenant, 'question'), text: said(tenant, 'how much is it?') }),
  );
  if (!text.ok || !mail.ok) throw new Error(`messages: ${text.status} ${mail.status}`);
  const items = await until('two messages in the inbox', async () => {
    const { data } = await get(tenant, '/api/inbox?limit=100');
    return data.length === 2 && data.every(({ status }) => status === 'processed') ? data : null;
  });
  for (const item of items) note(tenant, 'inbox', item);
  await post(tenant, `/api/inbox/${first(items).id}/answer`, { body: said(tenant, 'answer') });
  await post(tenant, '/api/outbox', { client_id: first(tenant.ids.clients), body: said(tenant, 'on the way') });
}

/** Ids of what came about by itself. */
async function collect(tenant: Tenant): Promise<void> {
  for (const kind of [
    'approvals',
    'drafts',
    'receipts',
    'outbox',
    'agent-messages',
    'updates-feed',
    'correspondence',
    'auth/sessions',
  ]) {
    const { data } = await get(tenant, `/api/${kind}${kind.startsWith('auth') ? '' : '?limit=100'}`);
    tenant.ids[kind] = data.map(({ id }) => id);
  }
  const { data: outbox } = await get<{ data: OutboxItem[] }>(tenant, '/api/outbox?limit=100');
  tenant.links = [...new Set(outbox.flatMap(({ body }) => body.match(MAILED_LINK) ?? []))];
  const { data: waiting } = await get<{ data: Approval[] }>(tenant, '/api/approvals?status=pending');
  for (const kind of ['approvals', 'drafts', 'receipts', 'outbox', 'agent-messages']) {
    if (!tenant.ids[kind]?.length) throw new Error(`${tenant.mark} has no ${kind}.`);
  }
  if (!waiting.length || tenant.links.length < 2)
    throw new Error(`Nothing waits, or no links: ${tenant.links.map(tail)}`);
}
