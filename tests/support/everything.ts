import { type Account, signUp } from './account.ts';
import { connect, postText, processed, textFields } from './messages.ts';
import { someSubscription } from './push-stand-in.ts';
import { type Fields, fileForm, get, post, SAMPLES } from './samples.ts';

type Row = { id: string } & Fields;

/** An account with a record of every kind there is. */
export interface Everything {
  owner: Account;
  client: Row;
  supplier: Row;
  project: Row;
  task: Row;
  invoice: Row;
  item: Row;
  template: Row;
  attachment: Row;
  quote: Row;
  variation: Row;
  thread: Row;
  receipt: Row;
  approval: Row;
  draft: Row;
  /** As the two views show what the assistants wrote and did. */
  agentMessage: Row;
  update: Row;
  feedback: Row;
  sent: Row;
  /** A statement that was sent. */
  statement: { id: string };
  imported: Row;
  optOut: Row;
  device: Row;
  inboxItem: Row;
}

/** Marks every text of this owner, so that it can be looked for elsewhere. */
export const MARK = 'Zyxwombat';

/** Kept sealed: in no answer, no log and no file. */
export const MODEL_KEY = 'sk-wombat-0123456789-never-to-be-seen';

export async function createEverything(url: string): Promise<Everything> {
  const owner = await signUp(url, { full_name: `${MARK} Owner`, business_name: `${MARK} Plumbing` });
  const marked = (fields: Fields, name: string) => ({ ...fields, [name]: `${MARK} ${String(fields[name])}` });
  const client = await post(owner, '/api/clients', marked(SAMPLES.clients.create, 'name'));
  const before = await post(owner, '/api/suppliers', marked(SAMPLES.suppliers.create, 'name'));
  const json = { specialty: `${MARK} tiles` };
  await owner.fetch(`/api/suppliers/${before.id}`, { method: 'PATCH', json });
  const supplier = await get<Row>(owner, `/api/suppliers/${before.id}`);
  const project = await post(owner, '/api/projects', {
    ...marked(SAMPLES.projects.create, 'job_name'),
    job_number: '7731',
    client_id: client.id,
  });
  const ofJob = { project_id: project.id };
  const task = await post(owner, '/api/admin-tasks', { ...marked(SAMPLES.admin_tasks.create, 'task_name'), ...ofJob });
  const invoice = await post(owner, '/api/finance-records', {
    ...marked(SAMPLES.finance_records.create, 'description'),
    ...ofJob,
  });
  const item = await post(owner, '/api/procurement-items', {
    ...marked(SAMPLES.procurement_items.create, 'item_name'),
    ...ofJob,
    supplier_id: supplier.id,
  });
  const template = await post(owner, '/api/templates', fileForm(`${MARK}.pdf`, `%PDF-1.4\n${MARK}\n`));
  const photo = fileForm(`${MARK}.txt`, `${MARK} plan`);
  photo.append('project_id', project.id);
  const attachment = await post(owner, '/api/attachments', photo);
  const quote = await post(owner, '/api/quotes', {
    ...SAMPLES.quotes.create,
    content: { details: `${MARK} details` },
    client_id: client.id,
    ...ofJob,
    template_id: template.id,
  });
  const variation = await post(owner, '/api/variations', {
    ...marked(SAMPLES.variations.create, 'description'),
    ...ofJob,
  });
  const { thread_id } = await talkToAssistants(owner);
  await chooseModel(owner);
  const first = async (path: string, what: string): Promise<Row> => {
    const [row] = (await get(owner, path)).data;
    if (!row) throw new Error(`There is no ${what}.`);
    return row;
  };
  const feedback = await post(owner, '/api/agent-feedback', { agent_name: 'Jerry', comment: `${MARK} comment` });
  const sent = await post(owner, '/api/outbox', { client_id: client.id, body: `${MARK} is on the way` });
  const { statement_id } = await post(owner, `/api/clients/${client.id}/statement/send`, {});
  const csv = `Name,Specialty\n${MARK} Bolts,Fasteners\n`;
  const imported = await post(owner, '/api/imports', { table: 'suppliers', csv });
  const optOut = await post(owner, '/api/opt-outs', { channel: 'email', address: `${MARK}@example.com` });
  const inboxItem = await textIn(url, owner);
  return {
    owner,
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
    thread: await get(owner, `/api/threads/${thread_id}`),
    receipt: await first('/api/receipts', 'receipt'),
    agentMessage: await first('/api/agent-messages', 'message'),
    update: await first('/api/updates-feed', 'update'),
    approval: await first('/api/approvals?status=pending', 'approval'),
    draft: await first('/api/drafts?status=open', 'draft'),
    feedback,
    sent,
    statement: { id: String(statement_id) },
    imported,
    optOut,
    device: await post(owner, '/api/push-devices', { ...someSubscription() }),
    inboxItem,
  };
}

/** A conversation that leaves something done, something that waits for a yes, and a draft. */
async function talkToAssistants(owner: Account): Promise<{ thread_id: string }> {
  const doomed = await post(owner, '/api/suppliers', { name: `${MARK} Timber` });
  const turn = await post<{ thread_id: string }>(owner, '/api/functions/agent-orchestrator', {
    message: `Add ${MARK} Murphy to my clients please, mobile 0491 578 957`,
  });
  await post(owner, '/api/functions/agent-orchestrator', {
    message: `Delete supplier ${String(doomed.name)}`,
    thread_id: turn.thread_id,
  });
  // the built-in model asks to have a look at what does not read like a name
  await post(owner, '/api/functions/agent-orchestrator', { message: `New job for ${MARK} Murphy, bloody leaking tap` });
  return turn;
}

/** After the talk, which the built-in model answers. */
async function chooseModel(owner: Account): Promise<void> {
  const model = { kind: 'local', base_url: 'http://127.0.0.1:9/v1', model: `${MARK}-large`, key: MODEL_KEY };
  const chosen = await owner.fetch('/api/model', { method: 'PATCH', json: model });
  if (!chosen.ok) throw new Error(`The model was not chosen: ${await chosen.text()}`);
}

/** A text from the client, taken in. */
async function textIn(url: string, owner: Account): Promise<Row> {
  const { sms: To } = await connect(owner);
  const text = textFields({ From: '+61491578957', To, Body: `${MARK} says hello` });
  if (!(await postText(url, text)).ok) throw new Error('The text was not taken.');
  const [inboxItem] = await processed(owner);
  if (!inboxItem) throw new Error('There is no text.');
  return inboxItem;
}

/** Every list of the API. */
export const LISTS = [
  'clients',
  'suppliers',
  'projects',
  'admin-tasks',
  'finance-records',
  'procurement-items',
  'templates',
  'attachments',
  'quotes',
  'variations',
  'agent-messages',
  'updates-feed',
  'agent-feedback',
  'record-changes',
  'threads',
  'approvals',
  'drafts',
  'draft-examples',
  'receipts',
  'outbox',
  'inbox',
  'correspondence',
  'message-history',
  'opt-outs',
  'consent-log',
  'automation-runs',
  'imports',
  'model-uses',
].map((name) => `/api/${name}`);

/** All that an account can see, to compare before and after. */
export async function snapshot(account: Pick<Account, 'fetch'>): Promise<Fields> {
  const seen: Fields = {};
  for (const path of LISTS) seen[path] = (await get(account, `${path}?limit=100`)).data;
  for (const { id } of seen['/api/threads'] as Row[]) {
    seen[`messages of ${id}`] = await get(account, `/api/threads/${id}/messages?limit=100`);
  }
  seen.devices = (await get(account, '/api/push-devices')).data;
  seen.settings = await get(account, '/api/settings');
  // what whoever runs the server set is nobody's
  const { default: _default, ...model } = await get<Fields>(account, '/api/model');
  seen.model = model;
  seen.automations = await get(account, '/api/automations');
  seen.stats = await get(account, '/api/stats');
  return seen;
}
