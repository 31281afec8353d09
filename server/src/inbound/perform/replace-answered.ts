import type { InboundPlan } from '@smoko/agents';
import type { Intent } from '@smoko/contract';
import type { Actor } from '../../domain/actor.ts';
import type { NewerAnswer } from '../../domain/approvals/replace.ts';
import { createCall } from '../../domain/call.ts';
import type { Domain } from '../../domain/domain.ts';
import type { Match } from '../message.ts';
import type { Performed } from './perform.ts';

/** What is an answer to a quote, and what is one to the day of a job. */
const TO_A_QUOTE: ReadonlySet<Intent> = new Set(['accepts_quote', 'declines_quote', 'counter_offer']);
const TO_A_DAY: ReadonlySet<Intent> = new Set(['reschedule', 'cancel']);

/** Whoever has said something new about a quote, a job, an invoice or an order: what they said before is no proposal any more. */
export async function replaceAnswered(
  { approvalService, executor }: Pick<Domain, 'approvalService' | 'executor'>,
  actor: Actor,
  plan: InboundPlan,
  match: Pick<Match, 'quote_id' | 'project_id' | 'finance_record_id'>,
  { approval_ids }: Pick<Performed, 'approval_ids'>,
): Promise<void> {
  const { sender } = actor;
  // who is not who they say takes nothing back
  if (!sender || sender.suspect) return;
  await approvalService.replaceOlder(createCall(actor, executor.clock), {
    inboxId: sender.inboxId,
    sender: sender.key,
    approvalIds: approval_ids,
    summary: plan.summary,
    about: aboutOf(plan, match),
  });
}

function aboutOf(
  { intent, task, unpaid }: InboundPlan,
  { quote_id, project_id, finance_record_id }: Pick<Match, 'quote_id' | 'project_id' | 'finance_record_id'>,
): NewerAnswer['about'] {
  if (unpaid) return { entity: 'finance_records', id: finance_record_id };
  if (TO_A_QUOTE.has(intent)) return { entity: 'quotes', id: quote_id };
  // fine with the day as it is booked; whoever names another one leaves a to-do
  const isFine = intent === 'confirms_appointment' && task === null;
  return TO_A_DAY.has(intent) || isFine ? { entity: 'projects', id: project_id } : null;
}
