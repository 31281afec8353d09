import type { AutomationKind } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Actor } from '../actor.ts';
import { type ApprovalRow, storeApproval } from '../approvals/approvals.ts';
import { soonOver } from '../approvals/how-long.ts';
import { createCall, idFromKey } from '../call.ts';
import type { Clock } from '../clock.ts';
import type { EventBus } from '../events.ts';
import type { Outbox } from '../outbox/outgoing.ts';
import { sizeWords } from '../outbox/size-words.ts';
import type { Planned } from './plan.ts';
import type { Rule } from './rules.ts';

interface Parts {
  outbox: Outbox;
  approvals: Repository<ApprovalRow>;
  bus: EventBus;
  clock: Clock;
}

type Addressed = Planned & { channel: NonNullable<Planned['channel']>; to: string };

const NAMES: Record<AutomationKind, string> = {
  quote_follow_up: 'a quote follow-up',
  invoice_reminder: 'an invoice reminder',
  overdue_reminder: 'an overdue reminder',
  appointment_confirmation: 'a question whether the day suits',
  appointment_reminder: 'an appointment reminder',
  review_request: 'a request for a review',
  service_due: 'that a service is due',
  supplier_chase: 'a question about your order',
  monday_summary: 'the Monday summary',
};

/**
 * Puts one message in the outbox: to leave, as a draft, or as a draft with an approval that sends it. Its ids follow from
 * its occasion: written again after a crash it is on file once.
 */
export async function writeMessage(parts: Parts, actor: Actor, mode: Rule['mode'], message: Addressed): Promise<void> {
  const { outbox, approvals, bus, clock } = parts;
  const { kind, channel, to, subject, body, links, commercial, contact, about } = message;
  const key = `automation:${kind}:${idFromKey(message.occasions.join('+')).toHexString()}`;
  const call = createCall({ ...actor, via: 'automation' }, clock, { key });
  const item = await outbox.put(call, {
    channel,
    to,
    subject: channel === 'email' ? subject : null,
    body,
    links,
    automation: kind,
    commercial,
    ...(mode === 'send' ? {} : { draft: mode === 'ask' ? 'waiting_approval' : 'draft' }),
  });
  if (mode === 'ask') {
    await storeApproval(call, approvals, {
      operation: 'outbox.send',
      op: 'send',
      entity: 'outbox',
      recordId: item.id,
      fields: { id: item.id },
      tool: 'automation',
      summary: `Send ${contact.name} ${NAMES[kind]}`,
      details: [about, `To: ${to}`, ...body.split(/\n+/), sizeWords(item.parts)],
      assistant: message.assistant,
      model: 'automation',
      threadId: null,
      runId: null,
      key,
      expires_at: soonOver(clock),
    });
  }
  for (const { entity, record_id } of call.changes) {
    bus.emit('record', actor.userId, {
      table: entity,
      op: 'INSERT',
      id: record_id,
      updated_at: clock.now().toISOString(),
    });
  }
}

export const isAddressed = (message: Planned): message is Addressed =>
  message.held === null && message.channel !== null && message.to !== null;
