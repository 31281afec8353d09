import { AppError, type Operation } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { Sender } from '../../domain/actor.ts';
import type { Call } from '../../domain/call.ts';
import type { InboundPolicy } from '../../domain/inbound-policy.ts';
import type { Records } from '../../domain/records.ts';

type Repositories = Pick<
  Records['repositories'],
  'clients' | 'projects' | 'quotes' | 'financeRecords' | 'procurementItems' | 'receipts' | 'approvals' | 'inbox'
>;
export type InboundPolicyFor = (repositories: Repositories) => InboundPolicy;

const MOST_TASKS = 3;
const MOST_WITH_TASKS_A_DAY = 20;
const MOST_APPROVALS = 5;
const MOST_APPROVALS_A_DAY = 20;
const DAY_MS = 86_400_000;

const refused = () => new AppError('forbidden', 'An outside message cannot do that.');
/** By itself: a to-do, and the day on which a known supplier delivers its own order. */
const ALONE = new Set(['admin-tasks.create', 'procurement-items.update']);

/** Lists, with the filter that makes them the sender's own; records of the sender carry the same field. */
const READS: Record<string, { filter?: string; whose: 'clientId' | 'supplierId' }> = {
  clients: { whose: 'clientId' },
  projects: { filter: 'client_id', whose: 'clientId' },
  quotes: { filter: 'client_id', whose: 'clientId' },
  'finance-records': { filter: 'client_id', whose: 'clientId' },
  suppliers: { whose: 'supplierId' },
  'procurement-items': { filter: 'supplier_id', whose: 'supplierId' },
};

type Rule = (call: Call, sender: Sender, input: Fields) => Promise<'alone' | 'ask'>;
const only = (input: Fields, ...names: string[]): void => {
  for (const [name, value] of Object.entries(input)) {
    if (!names.includes(name) && value !== undefined && value !== null) throw refused();
  }
};
const ensure = (holds: boolean): void => {
  if (!holds) throw refused();
};

export const createInboundPolicy: InboundPolicyFor = (repositories) => {
  const { projects, quotes, financeRecords, procurementItems, receipts, approvals, inbox } = repositories;

  /** The stored record, which must be the sender's: a record of somebody else is refused like everything else. */
  async function theirs(call: Call, repository: Repository, id: unknown, field: string, whose: string | null) {
    const record = await repository.get(call, String(id)).catch(() => null);
    if (whose === null || String(record?.[field]) !== whose) throw refused();
  }

  /** Messages of the same sender, of the last day, that left a to-do. */
  async function withTasksToday(call: Call, inboxId: string): Promise<number> {
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

  const rules: Record<string, Rule> = {
    async 'admin-tasks.create'(call, { clientId, inboxId }, input) {
      only(input, 'task_name', 'notes', 'due_date', 'due_time', 'project_id', 'assigned_to', 'status');
      ensure(input.status === undefined || input.status === 'pending');
      if (input.project_id) await theirs(call, projects, input.project_id, 'client_id', clientId);
      const made = { user_id: new Types.ObjectId(call.actor.userId), run_id: new Types.ObjectId(inboxId) };
      const before = await receipts.model.countDocuments({ ...made, entity: 'admin_tasks', key: { $ne: call.key } });
      ensure(before < MOST_TASKS && (await withTasksToday(call, inboxId)) < MOST_WITH_TASKS_A_DAY);
      return 'alone';
    },
    async 'procurement-items.update'(call, { supplierId, verified }, input) {
      only(input, 'id', 'delivery_date', 'status');
      ensure(input.status === undefined || input.status === 'ordered');
      await theirs(call, procurementItems, input.id, 'supplier_id', supplierId);
      return verified && input.status === undefined ? 'alone' : 'ask';
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
    async 'finance-records.create'(_, { supplierId }, input) {
      only(input, 'type', 'amount', 'status', 'due_date', 'description');
      ensure(supplierId !== null && input.type === 'expense' && input.status === 'pending');
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

  /** A flood of messages must not bury the owner: so many cards a message, and a day from one sender. */
  async function spare(call: Call, { inboxId, key }: Sender): Promise<void> {
    const owner = { user_id: new Types.ObjectId(call.actor.userId), key: { $ne: call.key } };
    const since = new Date(call.clock.now().getTime() - DAY_MS);
    const [ofMessage, ofDay] = await Promise.all([
      approvals.model.countDocuments({ ...owner, inbox_id: new Types.ObjectId(inboxId) }),
      approvals.model.countDocuments({ ...owner, sender: key, created_at: { $gt: since } }),
    ]);
    ensure(ofMessage < MOST_APPROVALS && ofDay < MOST_APPROVALS_A_DAY);
  }

  return {
    async write(call, operation, input) {
      const { sender } = call.actor;
      const rule = Object.hasOwn(rules, operation.id) ? rules[operation.id] : undefined;
      if (!sender || !rule || (sender.suspect && operation.id !== 'admin-tasks.create')) throw refused();
      const verdict = await rule(call, sender, input as Fields);
      if (verdict === 'ask') await spare(call, sender);
      return verdict;
    },
    narrow(sender, operation, input) {
      const { rule, verb } = readingOf(operation);
      const id = sender[rule.whose];
      ensure(id !== null && (verb === 'list' || verb === 'get'));
      return verb === 'list' && rule.filter ? { ...(input as Fields), [rule.filter]: id } : input;
    },
    own(sender, operation, output) {
      const { rule, verb } = readingOf(operation);
      const isTheirs = (row: Fields) => row[rule.filter ?? 'id'] === sender[rule.whose];
      if (verb === 'list') {
        const page = output as { data: Fields[] };
        return { ...page, data: page.data.filter(isTheirs) };
      }
      ensure(isTheirs(output as Fields));
      return output;
    },
    mayRun(_, operation) {
      ensure(operation.risk === 'read' || ALONE.has(operation.id));
    },
  };
};

function readingOf(operation: Operation) {
  const [table = '', verb = ''] = operation.id.split('.');
  const rule = Object.hasOwn(READS, table) ? READS[table] : undefined;
  if (!rule) throw refused();
  return { rule, verb };
}
