import { AppError } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import type { InboxRow } from '../../domain/inbox/store.ts';
import { type Paper, writtenSince } from '../../domain/inbox/written-since.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';

export interface Chased {
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
  projects: Repository<ProjectRow>;
  inbox: Repository<InboxRow>;
}
type Reminder = Pick<
  OutboxRow,
  'automation' | 'client_id' | 'quote_id' | 'finance_record_id' | 'project_id' | 'created_at'
>;

const APPOINTMENTS = ['appointment_confirmation', 'appointment_reminder'];

/**
 * Why a reminder has nothing to ask for any more, in words for people: the quote was answered, the invoice paid, or their
 * client has written since it was written. null where it still has, and for every other message.
 */
export async function overSince(call: Call, item: Reminder, chased: Chased): Promise<string | null> {
  const { automation, quote_id, finance_record_id, project_id } = item;
  if (automation === 'quote_follow_up' && quote_id) {
    const quote = await chased.quotes.findOne(call, { _id: quote_id });
    if (quote?.status !== 'sent') return 'That quote is answered or gone, so its follow-up stays here.';
    return answerTo(call, item, { kind: 'quote', id: quote_id }, chased);
  }
  if ((automation === 'invoice_reminder' || automation === 'overdue_reminder') && finance_record_id) {
    const invoice = await chased.financeRecords.findOne(call, { _id: finance_record_id });
    const isOpen = invoice && invoice.stage !== 'void' && (invoice.amount_due ?? invoice.amount) > 0;
    if (!isOpen) return 'Nothing of that invoice is due any more, so its reminder stays here.';
    return answerTo(call, item, { kind: 'invoice', id: finance_record_id }, chased);
  }
  if (APPOINTMENTS.some((kind) => kind === automation) && project_id)
    return appointmentOver(call, { ...item, project_id }, chased);
  if (automation === 'review_request' && project_id)
    return answerTo(call, item, { kind: 'job', id: project_id }, chased, 'message');
  return null;
}

/** The same of a message about the day of a job. */
async function appointmentOver(
  call: Call,
  item: Reminder & { project_id: Types.ObjectId },
  chased: Chased,
): Promise<string | null> {
  const job = await chased.projects.findOne(call, { _id: item.project_id });
  const isOn = job?.status === 'pending' || job?.status === 'in_progress';
  if (!isOn || !job.job_date || job.job_date < call.today())
    return 'That job is over, off or without a day now, so its message stays here.';
  return answerTo(call, item, { kind: 'job', id: item.project_id, wants: ['reschedule', 'cancel'] }, chased);
}

async function answerTo(
  call: Call,
  { client_id, created_at }: Reminder,
  paper: Pick<Paper, 'kind' | 'id' | 'wants'>,
  { inbox }: Chased,
  what = 'reminder',
): Promise<string | null> {
  const asked = { ...paper, client_id, since: created_at };
  const answer = (await writtenSince(call, inbox, [asked]))(asked);
  return answer && `${answer}. So this ${what} stays here.`;
}

/** Throws 409 with those words. */
export async function assertNotOver(call: Call, item: Reminder, chased: Chased): Promise<void> {
  const why = await overSince(call, item, chased);
  if (why) throw new AppError('conflict', why);
}
