import { AppError } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { shiftDay } from '../../domain/automations/words.ts';
import type { Call } from '../../domain/call.ts';
import { dayAt } from '../../domain/clock.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import type { InboxRow } from '../../domain/inbox/store.ts';
import { type Paper, supplierWroteSince, writtenSince } from '../../domain/inbox/written-since.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';
import { clockAt, dayName } from '../../domain/told-time.ts';

export interface Chased {
  projects: Repository<ProjectRow>;
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
  inbox: Repository<InboxRow>;
}
type Reminder = Pick<
  OutboxRow,
  'automation' | 'client_id' | 'supplier_id' | 'project_id' | 'quote_id' | 'finance_record_id' | 'created_at'
>;

const DAY_MS = 86_400_000;

/** Why what an automation wrote does not go any more, where it was to go more than a day ago: it is of then. Else null. */
export function staleSince(
  call: Call,
  {
    automation,
    created_at,
    queued_at,
    not_before,
  }: Pick<OutboxRow, 'automation' | 'created_at' | 'queued_at' | 'not_before'>,
): string | null {
  const since = queued_at ?? created_at;
  const meant = not_before && not_before > since ? not_before : since;
  if (!automation || call.clock.now().getTime() - meant.getTime() <= DAY_MS) return null;
  return `It was to go on ${dayName(dayAt(meant, call.actor.business.timeZone))}, and could not. It is too late now, so it stays here.`;
}

/**
 * Why a reminder has nothing to ask for any more, in words for people: the quote was answered, the invoice paid, the job moved, or
 * their client or supplier has written since it was written. null where it still has, and for every other message.
 */
export async function overSince(call: Call, item: Reminder, chased: Chased): Promise<string | null> {
  const { automation, quote_id, finance_record_id, project_id, supplier_id, created_at } = item;
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
  if (automation === 'appointment_reminder' && project_id) return reminderOver(call, { ...item, project_id }, chased);
  if (automation === 'appointment_confirmation' && project_id)
    return appointmentOver(call, { ...item, project_id }, chased);
  if (isAboutWorkDone(automation) && project_id)
    return answerTo(call, item, { kind: 'job', id: project_id }, chased, 'message');
  if (automation === 'supplier_chase' && supplier_id) {
    return staying(await supplierWroteSince(call, chased.inbox, supplier_id, created_at));
  }
  return null;
}

const isAboutWorkDone = (automation: Reminder['automation']): boolean =>
  automation === 'review_request' || automation === 'service_due';

type OfJob = Reminder & { project_id: Types.ObjectId };

/** Of a message about the day of a job: that is over, off or without a day, or somebody asked for another. */
async function appointmentOver(call: Call, item: OfJob, chased: Chased): Promise<string | null> {
  const job = await chased.projects.findOne(call, { _id: item.project_id });
  if (!isAhead(call, job)) return 'That job is over, off or without a day now, so its message stays here.';
  return answerToDay(call, item, chased);
}

/** The same of what was written the day before: it is of that next day alone. */
async function reminderOver(call: Call, item: OfJob, chased: Chased): Promise<string | null> {
  const job = await chased.projects.findOne(call, { _id: item.project_id });
  const day = shiftDay(dayAt(item.created_at, call.actor.business.timeZone), 1);
  if (!isAhead(call, job) || job?.job_date !== day)
    return 'That job has begun, is off or on another day, so its reminder stays here.';
  return answerToDay(call, item, chased);
}

function isAhead(call: Call, job: Pick<ProjectRow, 'status' | 'job_date' | 'job_time'> | null): boolean {
  if (!job?.job_date || (job.status !== 'pending' && job.status !== 'in_progress')) return false;
  const today = call.today();
  if (job.job_date > today) return true;
  const hasBegun = job.job_time !== null && job.job_time <= clockAt(call.clock.now(), call.actor.business.timeZone);
  return job.job_date === today && !hasBegun;
}

const answerToDay = (call: Call, item: OfJob, chased: Chased) =>
  answerTo(call, item, { kind: 'job', id: item.project_id, wants: ['reschedule', 'cancel'] }, chased);

const staying = (why: string | null, what = 'reminder'): string | null => why && `${why}. So this ${what} stays here.`;

async function answerTo(
  call: Call,
  { client_id, created_at }: Reminder,
  paper: Pick<Paper, 'kind' | 'id' | 'wants'>,
  { inbox }: Chased,
  what = 'reminder',
): Promise<string | null> {
  const asked = { ...paper, client_id, since: created_at };
  return staying((await writtenSince(call, inbox, [asked]))(asked), what);
}

/** Throws 409 with those words. */
export async function assertNotOver(call: Call, item: Reminder, chased: Chased): Promise<void> {
  const why = await overSince(call, item, chased);
  if (why) throw new AppError('conflict', why);
}
