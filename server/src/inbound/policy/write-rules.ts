import { Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { Sender } from '../../domain/actor.ts';
import type { Call } from '../../domain/call.ts';
import type { Records } from '../../domain/records.ts';
import { ensure, only, refused } from './refuse.ts';

const MOST_TASKS = 3;
const MOST_WITH_TASKS_A_DAY = 20;
const DAY_MS = 86_400_000;

/** Whether what a message proposes is done by itself or waits for a yes. Throws where it is neither. */
type Rule = (call: Call, sender: Sender, input: Fields) => Promise<'alone' | 'ask'>;

export type RuleStores = Pick<
  Records['repositories'],
  'projects' | 'quotes' | 'financeRecords' | 'procurementItems' | 'receipts' | 'inbox' | 'suppliers'
>;

/** The stored record, which must be the sender's: a record of somebody else is refused like everything else. */
async function theirs(call: Call, repository: Repository, id: unknown, field: string, whose: string | null) {
  const record = await repository.get(call, `${id}`).catch(() => null);
  if (whose === null || String(record?.[field]) !== whose) throw refused();
}

/** What a supplier's bill may say of the expense that is put to the tradie. */
const OF_A_BILL = [
  'type',
  'amount',
  'status',
  'due_date',
  'paid_date',
  'description',
  'supplier_id',
  'supplier_invoice_number',
  'tax',
  'gst',
  'project_id',
  'attachment_id',
];

async function onFile(call: Call, repository: Repository, id: unknown): Promise<void> {
  await repository.get(call, String(id)).catch(() => {
    throw refused();
  });
}

/** The file that was kept of that very message. */
async function cameWith(call: Call, inbox: RuleStores['inbox'], inboxId: string, id: unknown): Promise<void> {
  const message = await inbox.findOne(call, { _id: new Types.ObjectId(inboxId) });
  ensure(message?.attachments?.some((kept) => kept.id === id) === true);
}

/** Messages of the same sender, of the last day, that left a to-do. */
async function withTasksToday(call: Call, inbox: RuleStores['inbox'], inboxId: string): Promise<number> {
  const _id = new Types.ObjectId(inboxId);
  const message = await inbox.findOne(call, { _id });
  if (!message) return 0;
  return inbox.model.countDocuments({
    user_id: new Types.ObjectId(call.actor.userId),
    correspondence_id: message.correspondence_id,
    received_at: { $gt: new Date(call.clock.now().getTime() - DAY_MS) },
    admin_task_id: { $ne: null },
    _id: { $ne: _id },
  });
}

/** The writing operations that a message from outside may lead to, each with what it may say; there are no others. */
export function writeRules(stores: RuleStores): Record<string, Rule> {
  const { projects, quotes, financeRecords, procurementItems, receipts, inbox, suppliers } = stores;
  return {
    async 'admin-tasks.create'(call, { clientId, inboxId }, input) {
      only(input, 'task_name', 'notes', 'due_date', 'due_time', 'project_id', 'assigned_to', 'status');
      ensure(input.status === undefined || input.status === 'pending');
      if (input.project_id) await theirs(call, projects, input.project_id, 'client_id', clientId);
      const made = { user_id: new Types.ObjectId(call.actor.userId), run_id: new Types.ObjectId(inboxId) };
      const before = await receipts.model.countDocuments({ ...made, entity: 'admin_tasks', key: { $ne: call.key } });
      ensure(before < MOST_TASKS && (await withTasksToday(call, inbox, inboxId)) < MOST_WITH_TASKS_A_DAY);
      return 'alone';
    },
    async 'procurement-items.update'(call, { supplierId }, input) {
      only(input, 'id', 'delivery_date', 'status', 'unit_price');
      ensure(input.status === undefined || input.status === 'ordered');
      await theirs(call, procurementItems, input.id, 'supplier_id', supplierId);
      return 'ask';
    },
    async 'quotes.update'(call, { clientId }, input) {
      only(input, 'id', 'status');
      ensure(input.status === 'accepted' || input.status === 'declined');
      await theirs(call, quotes, input.id, 'client_id', clientId);
      return 'ask';
    },
    async 'projects.update'(call, { clientId }, input) {
      only(input, 'id', 'job_date', 'job_time', 'status');
      ensure(input.status === undefined || input.status === 'cancelled');
      await theirs(call, projects, input.id, 'client_id', clientId);
      return 'ask';
    },
    async 'finance-records.mark-paid'(call, { clientId }, input) {
      only(input, 'id');
      await theirs(call, financeRecords, input.id, 'client_id', clientId);
      return 'ask';
    },
    async 'finance-records.create'(call, { supplierId, owner, inboxId }, input) {
      only(input, ...OF_A_BILL);
      ensure((supplierId !== null || owner === true) && input.type === 'expense');
      ensure(input.status === 'pending' || input.status === 'paid');
      if (owner && input.supplier_id) await onFile(call, suppliers, input.supplier_id);
      else ensure((input.supplier_id ?? supplierId) === supplierId);
      if (input.project_id) await onFile(call, projects, input.project_id);
      if (input.attachment_id) await cameWith(call, inbox, inboxId, input.attachment_id);
      return 'ask';
    },
    async 'clients.create'(_, { clientId, supplierId }, input) {
      only(input, 'name', 'phone', 'email', 'address', 'job_notes');
      ensure(clientId === null && supplierId === null);
      return 'ask';
    },
    async 'clients.update'(_, { clientId, verified }, input) {
      only(input, 'id', 'phone', 'email', 'address');
      ensure(verified && clientId !== null && input.id === clientId);
      return 'ask';
    },
    async 'messages.send'(_, { clientId, supplierId }, input) {
      only(input, 'channel', 'client_id', 'supplier_id', 'subject', 'body');
      ensure((input.client_id ?? null) === clientId && (input.supplier_id ?? null) === supplierId);
      ensure(clientId !== null || supplierId !== null);
      return 'ask';
    },
  };
}
