import { type Approval, AUTOMATIONS, type Automation, type OutboxItem } from '@smoko/contract';
import { Random } from '../robustness/random.ts';
import type { Account } from '../support/account.ts';
import { SEED } from '../support/seed.ts';
import type { Phase } from './calendar.ts';
import type { Decision, Ledger } from './ledger.ts';
import type { Person } from './people.ts';
import { STARTS, type Thing } from './things.ts';

type Fields = Record<string, unknown>;
type Signed = Pick<Account, 'fetch'>;
const AT_ONCE = 3;

/** Does it for all of them, a few at a time. */
export async function each<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

export async function ask<T>(account: Signed, path: string): Promise<T> {
  const response = await account.fetch(`/api/${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Of all pages of a list. */
export async function all<T>(account: Signed, path: string): Promise<T[]> {
  const found: T[] = [];
  for (let cursor = ''; ; ) {
    const and = path.includes('?') ? '&' : '?';
    const page = await ask<{ data: T[]; next_cursor?: string | null }>(
      account,
      `${path}${and}limit=100${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    );
    found.push(...page.data);
    if (!page.next_cursor) return found;
    cursor = page.next_cursor;
  }
}

/** Puts something on file; asked a second time under the same key it is there once. */
async function add(account: Signed, path: string, json: Fields, key: string): Promise<{ id: string }> {
  const headers = { 'idempotency-key': key };
  const response = await account.fetch(`/api/${path}`, { method: 'POST', json, headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { id: string };
}

export async function putOnFile(account: Signed, people: readonly Person[]): Promise<void> {
  await each(people, async (person) => {
    const { name, phone, email } = person;
    person.id = (await add(account, `${person.kind}s`, { name, phone, email }, `person ${name}`)).id;
  });
}

/** Every automation there is, by itself. */
export async function turnOn(account: Signed, time: string): Promise<void> {
  for (const kind of AUTOMATIONS) {
    const json = { enabled: true, mode: 'send', time };
    const response = await account.fetch(`/api/automations/${kind}`, { method: 'PATCH', json });
    if (!response.ok) throw new Error(`${kind} answered ${response.status}: ${await response.text()}`);
  }
}
export const automationsOf = async (account: Signed): Promise<Automation[]> =>
  (await ask<{ data: Automation[] }>(account, 'automations')).data;

/** What begins with this start of the server: put on file, and quotes are sent. */
export async function begin(account: Signed, things: readonly Thing[], ledger: Ledger, phase: Phase): Promise<void> {
  const start = async (thing: Thing) => {
    const [path, fields] = onFile(thing);
    const key = `${thing.kind} ${thing.title}`;
    thing.id ||= (await add(account, path, fields, key)).id;
    if (thing.kind === 'quote') await send(account, `quotes/${thing.id}/send`, key, ledger, phase);
  };
  // what is invoiced of a job comes after the job
  await each(
    things.filter(({ job }) => job === null),
    start,
  );
  await each(
    things.filter(({ job }) => job !== null),
    start,
  );
}

function onFile(thing: Thing): [path: string, fields: Fields] {
  const { kind, person, title, cents, day, job } = thing;
  const client_id = person.id;
  const amount = cents / 100;
  switch (kind) {
    case 'quote': {
      const lines = [{ description: title, quantity: 1, unit_price: amount }];
      return ['quotes', { client_id, content: { details: title }, lines, prices_include_gst: true }];
    }
    case 'appointment':
      return ['projects', { client_id, job_name: title, job_date: day, job_time: STARTS }];
    case 'order': {
      const order = { item_name: title, quantity: 2, unit_price: amount, status: 'ordered', delivery_date: day };
      return ['procurement-items', { supplier_id: person.id, ...order }];
    }
    case 'invoice':
      return job
        ? [
            'invoices',
            { project_id: job.id, client_id, amount, kind: 'deposit', due_date: day, issue: true, confirm_over: true },
          ]
        : ['finance-records', { type: 'invoice', client_id, amount, description: title, due_date: day }];
  }
}

/** Sends something with their own hand. Whoever can or may not be written to is told so, and nothing goes. */
async function send(account: Signed, path: string, key: string, ledger: Ledger, { index }: Phase): Promise<void> {
  const headers = { 'idempotency-key': `send ${key}` };
  const response = await account.fetch(`/api/${path}`, { method: 'POST', json: {}, headers });
  if (response.status === 422 || response.status === 409) return;
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  const { to, body } = (await response.json()) as OutboxItem;
  ledger.sendings.push({ to: to.toLowerCase(), text: body, phase: index });
}

/** What somebody decides, about what, follows from the seed and the words alone. */
const mindOf = (words: string): Random => new Random(`${SEED}:${words}`);

/** Goes through what waits for a yes: some of it is approved, some declined, some left where it is. */
export async function decide(account: Signed, ledger: Ledger, phase: Phase): Promise<void> {
  await hearAgain(account, ledger);
  const pending = await all<Approval>(account, 'approvals?status=pending');
  for (const { id, entity, record_id, fields, op, summary, inbox_id } of pending) {
    const mind = mindOf(`${summary} ${JSON.stringify(fields.body ?? '')}`).next();
    if (inbox_id === null || mind > 0.6) continue;
    const decision = mind < 0.4 ? 'approve' : 'reject';
    const sends = op === 'send' && decision === 'approve';
    const said = { entity, record: record_id, fields, phase: phase.index };
    if (sends) noteSending(ledger, phase, fields);
    ledger.unheard.set(id, said);
    const decided = await account.fetch(`/api/approvals/${id}`, { method: 'POST', json: { decision } });
    ledger.unheard.delete(id);
    // something they said since may have taken its place
    if (decided.status === 409) continue;
    if (!decided.ok) throw new Error(`approvals answered ${decided.status}: ${await decided.text()}`);
    note(ledger, (await decided.json()) as Approval, said);
  }
}

/** Whoever heard no answer to a yes looks whether it counts. */
async function hearAgain(account: Signed, ledger: Ledger): Promise<void> {
  for (const [id, said] of ledger.unheard) {
    note(ledger, await ask<Approval>(account, `approvals/${id}`), said);
    ledger.unheard.delete(id);
  }
}

function note({ approved, declined }: Ledger, { status }: Approval, said: Decision): void {
  if (status === 'approved') approved.push(said);
  if (status === 'rejected') declined.push(said);
}

function noteSending(
  { sendings, things, letters }: Ledger,
  { index }: Phase,
  { body, client_id, supplier_id }: Fields,
) {
  const whom = [...things].find(({ person }) => person.id === (client_id ?? supplier_id))?.person;
  const reached = whom ? [whom.mobile, whom.email] : letters.map(({ from }) => from);
  for (const to of reached) if (to) sendings.push({ to: to.toLowerCase(), text: String(body), phase: index });
}

/** Sends some of the answers that were drafted. */
export async function sendDrafts(account: Signed, ledger: Ledger, phase: Phase): Promise<void> {
  for (const { id, body, to } of await all<OutboxItem>(account, 'outbox?status=draft')) {
    if (mindOf(`${to} ${body}`).chance(0.15)) await send(account, `outbox/${id}/send`, id, ledger, phase);
  }
}
