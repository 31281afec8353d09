import { describe, expect, it } from 'vitest';
import type { Services } from '../context.ts';
import { waitingIn } from '../graph/waiting-in.ts';
import { fakeOffice } from '../testing/office.ts';
import { furnish } from '../testing/tool-env.ts';
import { deleteClient } from '../tools/clients.ts';
import { dropWaiting } from '../tools/drop-waiting.ts';
import type { Tool } from '../tools/tool.ts';
import { ASSISTANT_TEAM } from './registry.ts';

/** A business in which every argument of every tool can make a difference. */
function office() {
  const made = fakeOffice({ today: '2026-11-20' });
  const { store } = made;
  const { priya, aoife, declan, hotWater, slab, stratco, mitre } = furnish(made);
  store.update('suppliers', String(stratco.id), { phone: '02 7010 4500' });
  store.update('suppliers', String(mitre.id), { email: 'trade@mitre.example.net' });
  store.update('clients', String(declan.id), { email: 'declan@example.org' });
  const posts = { item_name: 'Posts', unit_price: 10, delivery_date: '2026-11-30' };
  store.insert('procurement-items', { ...posts, supplier_id: stratco.id, project_id: hotWater.id });
  store.insert('procurement-items', { item_name: 'Cement', quantity: 2 });
  store.insert('admin-tasks', { task_name: 'Ring council', due_date: '2026-12-02' });
  store.insert('admin-tasks', { task_name: 'Wash the ute' });
  const invoice = { type: 'invoice', amount: 500, status: 'pending', client_id: priya.id, project_id: hotWater.id };
  store.insert('finance-records', { ...invoice, gst: 45.45, description: 'Deposit', due_date: '2026-12-01' });
  store.insert('finance-records', {
    ...invoice,
    amount: 300,
    description: 'Fence, second half',
    stage: 'draft',
    due_date: '2026-12-08',
  });
  store.insert('finance-records', { type: 'payment', amount: 90, client_id: declan.id });
  store.insert('finance-records', { type: 'payment', amount: 40, client_id: priya.id, project_id: slab.id });
  const hers = { client_id: priya.id, project_id: hotWater.id };
  const received = { type: 'payment', status: 'paid', client_id: declan.id };
  store.insert('finance-records', { ...received, amount: 60, paid_date: '2026-11-17', project_id: slab.id });
  store.insert('finance-records', { ...received, amount: 70, paid_date: '2026-11-18' });
  const note = { ...hers, type: 'credit_note', amount: 20, status: 'paid', issued_on: '2026-11-18' };
  store.insert('finance-records', { ...note, credit_note_number: 'CN-1001' });
  for (const [description, job] of [
    ['Skylight', hotWater],
    ['Handrail', slab],
  ] as const)
    store.insert('variations', {
      project_id: job.id,
      client_id: job.client_id,
      description,
      lines: [{ description, quantity: 1, unit: null, unit_price: 400 }],
    });
  const lines = [
    { description: 'Mixer', quantity: 1, unit: null, unit_price: 280 },
    { description: 'Install', quantity: 2, unit: 'h', unit_price: 110 },
  ];
  const content = { details: 'Tap', aiGenerated: '', template: null };
  store.insert('quotes', { quote_number: 'Q-1', client_id: priya.id, content, lines, prices_include_gst: true });
  for (const [direction, at, about] of [
    ['in', '2026-11-19T03:00:00Z', { client_id: priya.id, project_id: hotWater.id, from: '+61491570156' }],
    ['out', '2026-11-18T03:00:00Z', { supplier_id: stratco.id, to_name: 'Stratco Albion Park', status: 'sent' }],
  ] as const)
    store.messages.push({ direction, at, message: { channel: 'sms', subject: null, body: 'On Friday?', ...about } });
  return { made, ids: { aoife, slab } };
}

/** What every tool is called with at least, so that it does something. */
const BASE: Record<string, Record<string, unknown>> = {
  undo_last: {},
  drop_waiting: {},
  create_job: { job_name: 'Fence' },
  repeat_job: { job: 'hot water' },
  find_job: { job: 'hot water' },
  list_jobs: {},
  update_job: { job: 'hot water', job_name: 'Boiler' },
  delete_job: { job: 'hot water' },
  create_client: { name: 'Zed Young' },
  find_client: { client: 'Aoife' },
  list_clients: {},
  update_client: { client: 'Aoife', name: 'Aoife Byrne' },
  delete_client: { client: 'Aoife' },
  create_task: { task_name: 'Sweep' },
  find_task: { task: 'ute' },
  list_tasks: {},
  update_task: { task: 'council', task_name: 'Ring the council' },
  delete_task: { task: 'ute' },
  send_message: { to: 'Declan', message: 'See you then' },
  on_my_way: { job: 'hot water' },
  list_messages: {},
  show_schedule: {},
  list_finance_records: {},
  create_finance_record: { type: 'expense', amount: 80 },
  find_finance_record: { record: 'Deposit' },
  update_finance_record: { record: 'Fence, second half', description: 'Half now' },
  delete_finance_record: { record: 'Deposit' },
  mark_invoice_paid: { record: 'Fence, second half' },
  send_invoice: { record: 'Deposit' },
  send_receipt: { client: 'Declan' },
  send_credit_note: { client: 'Priya' },
  send_statement: { client: 'Priya' },
  issue_invoice: { record: 'Fence, second half' },
  void_invoice: { record: 'Deposit' },
  set_payment_claim: { record: 'Fence, second half' },
  credit_invoice: { client: 'Priya', amount: 50, reason: 'Tap was faulty' },
  refund_client: { client: 'Declan', amount: 20 },
  client_account: { client: 'Priya' },
  aged_receivables: {},
  payments_to_place: {},
  place_payment: { client: 'Declan', amount_was: 70, keep_as_credit: true },
  contractor_payments: {},
  job_billing: { job: 'hot water' },
  explain_total: { of: 'invoice', record: 'Deposit' },
  create_invoice: { client: 'Priya', lines: [{ description: 'Labour', quantity: 3, unit_price: 95 }] },
  change_invoice_lines: { record: 'second half', add_lines: [{ description: 'Tip fees', unit_price: 60 }] },
  add_variation: { job: 'hot water', description: 'Handrail', amount: 400 },
  update_variation: { variation: 'Skylight', description: 'Skylight and flashing' },
  send_variation: { variation: 'Skylight' },
  create_quote: { work: 'Deck', amount: 900, client: 'Aoife' },
  find_quote: { quote: 'Q-1' },
  list_quotes: {},
  update_quote: { quote: 'Q-1', status: 'sent' },
  delete_quote: { quote: 'Q-1' },
  send_quote: { quote: 'Q-1' },
  last_price: { item: 'posts' },
  create_procurement_item: { item_name: 'Sand' },
  find_procurement_item: { item: 'Cement' },
  list_procurement_items: {},
  update_procurement_item: { item: 'Posts', new_name: 'Fence posts' },
  delete_procurement_item: { item: 'Posts' },
  send_order: { supplier: 'Stratco' },
  create_supplier: { name: 'Bowens' },
  find_supplier: { supplier: 'Mitre 10' },
  list_suppliers: {},
  update_supplier: { supplier: 'Mitre 10', name: 'Mitre Ten' },
  delete_supplier: { supplier: 'Mitre 10' },
};

/** A value of an argument that is not what the tool takes when it is left out, and where it says which record: another one. */
const SAMPLE: Record<string, unknown> = {
  client: 'Ngaire',
  client_phone: '0491 570 999',
  client_email: 'new@example.org',
  client_address: '9 New St',
  new_client: 'Ngaire',
  phone: '0491 570 999',
  email: 'new@example.org',
  address: '9 New St',
  job: 'Shed Slab',
  new_job: 'Shed Slab',
  supplier: 'Mitre 10',
  new_supplier: 'Mitre 10',
  time: '09:30',
  due_time: '09:30',
  search: 'nothing of that name',
  place: 'Dapto',
  status: 'pending',
  assigned_to: 'Self',
  from: '2027-01-01',
  to: '2020-01-01',
  channel: 'sms',
  type: 'payment',
  'update_job.clear': ['date'],
  'update_task.clear': ['due_date'],
  'update_procurement_item.clear': ['delivery_date'],
  what: ['Delete client Aoife Murphy'],
  record: 'f'.repeat(24),
  quote: 'Q-9',
  lines: [{ description: 'Deck', unit_price: 5 }],
  add_line: { description: 'Take away', amount: 90 },
  change_line: { line: 'Install', quantity: 3 },
  remove_lines: ['Install'],
  accepted_lines: ['Mixer'],
  gst: 'inc',
  balance: true,
  variation: 'V9',
  'credit_invoice.amount': 60,
  'credit_invoice.gst': 'plus',
  'update_variation.status': 'accepted',
  'update_variation.job': 'Shed Slab',
  'change_invoice_lines.gst': 'plus',
  'add_variation.lines': [{ description: 'Post', unit_price: 30 }],
  shift_days: 3,
  days_before: 2,
  valid_days: 30,
  due_in_days: 7,
  by: 'client',
  day: 'made',
  rank: 'biggest',
  part: 'morning',
  'create_job.status': 'completed',
  'update_job.status': 'completed',
  'update_task.status': 'completed',
  'update_procurement_item.status': 'ordered',
  'update_quote.status': 'accepted',
  'create_finance_record.status': 'pending',
  'update_finance_record.status': 'overdue',
  'create_quote.job': 'hot water',
  'find_job.wants': 'description',
  'find_job.is': 'pending',
  'find_client.wants': 'phone',
  'find_task.wants': 'due day',
  'find_task.is': 'pending',
  'find_quote.is': 'draft',
  'list_quotes.is': 'draft',
  'find_procurement_item.wants': 'price',
  'find_procurement_item.is': ['pending'],
  'find_supplier.wants': 'address',
};
const valueFor = (tool: Tool, name: string): unknown => {
  const { type, enum: choices } = tool.parameters.properties[name] ?? {};
  const known = SAMPLE[`${tool.name}.${name}`] ?? SAMPLE[name];
  if (known !== undefined) return known;
  if (choices) return choices.at(-1);
  if (/date|until/.test(name)) return '2026-12-24';
  return { number: 7, integer: 7, boolean: true }[type ?? ''] ?? `Other ${name}`;
};

/** Everything a call comes to: what it answers, and what it asked the office to do. Of a look-up also what it read. */
async function trace(tool: Tool, args: Record<string, unknown>): Promise<string> {
  const { made } = office();
  const seen: unknown[] = [];
  const services = made.context.services({ assistant: 'jerry', step: 0, index: 0, tool: tool.name });
  const watched: Services = {
    read: (operation, input) => {
      seen.push(['read', operation.id, input]);
      return services.read(operation, input);
    },
    write: (operation, input, words) => {
      seen.push(['write', operation.id, input, words.ask, words.details]);
      return services.write(operation, input, words);
    },
  };
  const { today, timeZone, country, job, threadId } = made.context;
  const env = {
    services: watched,
    today,
    timeZone,
    country,
    job,
    threadId,
    bulk: false,
    waiting: waitingIn(made.context),
    remember: <T>(make: () => Promise<T>) => make(),
  };
  if (tool === dropWaiting) {
    for (const [index, client] of ['Aoife Murphy', 'Declan Murphy'].entries()) {
      const place = { assistant: 'jerry', step: 1, index, tool: deleteClient.name } as const;
      await deleteClient.run({ client }, { ...env, services: made.context.services(place) });
    }
  }
  const { status, summary, data } = await tool.run(args, env);
  const acts = status === 'read' ? seen : seen.filter((one) => (one as unknown[])[0] === 'write');
  return JSON.stringify({ status, summary, data, acts });
}

const TOOLS = [
  ...new Map(
    Object.values(ASSISTANT_TEAM).flatMap(({ tools }) => tools.map((tool): [string, Tool] => [tool.name, tool])),
  ).values(),
];
const optional = (tool: Tool) =>
  Object.keys(tool.parameters.properties).filter((name) => BASE[tool.name]?.[name] === undefined);

describe('an argument of a tool is used, or refused', () => {
  it('of every tool there is', () => expect(TOOLS.map(({ name }) => name).sort()).toEqual(Object.keys(BASE).sort()));

  it.each(TOOLS.flatMap((tool) => optional(tool).map((name): [string, string, Tool] => [tool.name, name, tool])))(
    '%s: %s',
    async (_, name, tool) => {
      const base = BASE[tool.name] ?? {};
      const without = await trace(tool, base);
      // the office in memory takes nothing back: what undo asks for is all there is to see
      const acts = !without.includes('"status":"failed"') || without.includes('["write"');
      expect(acts, 'the base does something').toBe(true);
      expect(await trace(tool, { ...base, [name]: valueFor(tool, name) })).not.toBe(without);
    },
  );
});
