import type { Operation } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Fields } from '../../db/repository.ts';
import type { Sender } from '../../domain/actor.ts';
import type { Call } from '../../domain/call.ts';
import type { InboundPolicy } from '../../domain/inbound-policy.ts';
import type { Records } from '../../domain/records.ts';
import { ensure, refused } from './refuse.ts';
import { type RuleStores, writeRules } from './write-rules.ts';

export type InboundPolicyFor = (stores: RuleStores & Pick<Records['repositories'], 'approvals'>) => InboundPolicy;

const MOST_APPROVALS = 5;
const MOST_APPROVALS_A_DAY = 20;
const DAY_MS = 86_400_000;

/** What happens by itself; everything else waits for a yes. */
const ALONE = 'admin-tasks.create';

/** Lists, with the filter that makes them the sender's own; records of the sender carry the same field. */
const READS: Record<string, { filter?: string; whose: 'clientId' | 'supplierId' }> = {
  clients: { whose: 'clientId' },
  projects: { filter: 'client_id', whose: 'clientId' },
  quotes: { filter: 'client_id', whose: 'clientId' },
  'finance-records': { filter: 'client_id', whose: 'clientId' },
  suppliers: { whose: 'supplierId' },
  'procurement-items': { filter: 'supplier_id', whose: 'supplierId' },
};

export const createInboundPolicy: InboundPolicyFor = (stores) => {
  const rules = writeRules(stores);

  /** A flood of messages must not bury the owner: so many cards a message, and a day from one sender. */
  async function spare(call: Call, { inboxId, key }: Sender): Promise<void> {
    const owner = { user_id: new Types.ObjectId(call.actor.userId), key: { $ne: call.key } };
    const since = new Date(call.clock.now().getTime() - DAY_MS);
    const [ofMessage, ofDay] = await Promise.all([
      stores.approvals.model.countDocuments({ ...owner, inbox_id: new Types.ObjectId(inboxId) }),
      stores.approvals.model.countDocuments({ ...owner, sender: key, created_at: { $gt: since } }),
    ]);
    ensure(ofMessage < MOST_APPROVALS && ofDay < MOST_APPROVALS_A_DAY);
  }

  return {
    async write(call, operation, input) {
      const { sender } = call.actor;
      const rule = Object.hasOwn(rules, operation.id) ? rules[operation.id] : undefined;
      if (!sender || !rule || (sender.suspect && operation.id !== ALONE)) throw refused();
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
      ensure(operation.risk === 'read' || operation.id === ALONE);
    },
  };
};

function readingOf(operation: Operation) {
  const [table = '', verb = ''] = operation.id.split('.');
  const rule = Object.hasOwn(READS, table) ? READS[table] : undefined;
  if (!rule) throw refused();
  return { rule, verb };
}
