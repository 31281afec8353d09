import type { Intent } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Call } from '../../domain/call.ts';
import { dayAt } from '../../domain/clock.ts';
import { confirmedBy, confirmer, keepConfirmed } from '../../domain/projects/confirmed.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import type { Records } from '../../domain/records.ts';
import { liveOf } from '../../domain/stats/sum-by.ts';
import { dayName, timeName } from '../../domain/told-time.ts';
import type { Match } from '../message.ts';

type Stores = Pick<Records['repositories'], 'clients' | 'outbox' | 'projects' | 'recordChanges'>;

interface Answer {
  intent: Intent;
  receivedAt: Date;
  /** Something beside a plain yes follows from it. */
  asksMore: boolean;
}

/** What asks a client whether the day of a job suits. */
const ASKS = ['appointment_reminder', 'appointment_confirmation'];
const DAY_MS = 86_400_000;
/** Days that such a question stands. */
const STANDS = 14;
const MOST = 50;

/**
 * A plain yes to "Reply YES to confirm" is kept with the job, as a fact: who said so, and when. Only from the client's own
 * address, only after we asked, and only of the day and time that we asked about. Who then asks for another day, or cancels, takes it back;
 * what they want is proposed as ever. Gives what was noted, in words.
 */
export async function noteAnswerToDay(
  call: Call,
  stores: Stores,
  { contact, verified, project_id }: Pick<Match, 'contact' | 'verified' | 'project_id'>,
  { intent, receivedAt, asksMore }: Answer,
): Promise<string | null> {
  if (contact.kind !== 'client' || !contact.id || !verified) return null;
  if (intent === 'reschedule' || intent === 'cancel') {
    const job = project_id ? await stores.projects.findOne(call, { _id: new Types.ObjectId(project_id) }) : null;
    if (job && confirmedBy(job)) await keepConfirmed(call, stores.projects, job, null);
    return null;
  }
  if (intent !== 'confirms_appointment' || asksMore) return null;
  const asked = await askedAbout(call, stores, contact.id, receivedAt);
  const named = asked.find(({ _id }) => _id.toHexString() === project_id);
  const job = named ?? (asked.length === 1 ? asked[0] : undefined);
  if (!job?.job_date) return null;
  const { job_date: day, job_time: time, job_name } = job;
  const on = dayAt(receivedAt, call.actor.business.timeZone);
  await keepConfirmed(call, stores.projects, job, { day, time, by: confirmer(contact.name), on });
  return `Confirmed ${dayName(day)}${time ? ` at ${timeName(time)}` : ''} for ${job_name}`;
}

/** Whether the message of ours that is answered asked for that yes. */
export async function answersDay(call: Call, outbox: Stores['outbox'], answered: string | null): Promise<boolean> {
  if (!answered) return false;
  const item = await outbox.findOne(call, { _id: new Types.ObjectId(answered) });
  return ASKS.some((kind) => kind === item?.automation);
}

/** Their jobs still ahead that we asked about before that, and that stand where they stood then. */
async function askedAbout(call: Call, stores: Stores, clientId: string, before: Date): Promise<ProjectRow[]> {
  const user_id = new Types.ObjectId(call.actor.userId);
  const questions = await stores.outbox.model
    .find({
      user_id,
      client_id: new Types.ObjectId(clientId),
      automation: { $in: ASKS },
      status: { $in: ['sent', 'delivered'] },
      created_at: { $gt: new Date(before.getTime() - STANDS * DAY_MS), $lte: before },
    })
    .sort({ created_at: -1 })
    .limit(MOST)
    .lean();
  const lastAsked = new Map<string, Date>();
  for (const { project_id, created_at } of questions)
    if (project_id && !lastAsked.has(project_id.toHexString())) lastAsked.set(project_id.toHexString(), created_at);
  const ids = [...lastAsked.keys()].map((id) => new Types.ObjectId(id));
  if (ids.length === 0) return [];
  const [jobs, changes] = await Promise.all([
    stores.projects.model.find({ ...liveOf(call), _id: { $in: ids } }).lean(),
    stores.recordChanges.model.find({ ...liveOf(call), project_id: { $in: ids }, entity: 'projects' }).lean(),
  ]);
  const hasMoved = ({ _id }: ProjectRow) =>
    changes.some(
      ({ record_id, created_at, fields }) =>
        record_id.equals(_id) &&
        created_at > (lastAsked.get(_id.toHexString()) ?? before) &&
        fields.some(({ name }) => name === 'job_date' || name === 'job_time'),
    );
  const today = dayAt(before, call.actor.business.timeZone);
  return jobs.filter(
    (job) =>
      (job.status === 'pending' || job.status === 'in_progress') &&
      job.job_date !== null &&
      job.job_date >= today &&
      !hasMoved(job),
  );
}
