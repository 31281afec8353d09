import type { Filter } from '../../../db/row-model.ts';
import { undecidedAnswers } from '../../approvals/undecided.ts';
import type { Call } from '../../call.ts';
import type { ClientRow } from '../../clients/schema.ts';
import { type Paper, writtenSince } from '../../inbox/written-since.ts';
import { confirmedBy } from '../../projects/confirmed.ts';
import type { ProjectRow } from '../../projects/schema.ts';
import { dayName, timeName } from '../../told-time.ts';
import { batches, named } from '../batches.ts';
import type { Occasion, Planner, Sources } from '../plan.ts';
import { greeting, shiftDay } from '../words.ts';

const DAY_MS = 86_400_000;
/** Days back in which a client may have asked for another day. */
const LATELY = 14;

/** Tomorrow's jobs that are still on; who has not confirmed is asked to. */
export const appointmentReminders: Planner = (call, sources, { day }) =>
  appointments(call, sources, {
    kind: 'appointment_reminder',
    where: { job_date: shiftDay(day, 1) },
    word: remind,
  });

/**
 * Jobs within so many days, but for tomorrow's, which have their reminder: once for each day that a job is booked for. One that was put on
 * file since yesterday was agreed on just now.
 */
export const appointmentConfirmations: Planner = (call, sources, { day, days }) =>
  appointments(call, sources, {
    kind: 'appointment_confirmation',
    where: {
      job_date: { $gte: shiftDay(day, Math.min(days, 2)), $lte: shiftDay(day, days) },
      created_at: { $lt: new Date(call.clock.now().getTime() - DAY_MS) },
    },
    word: askWhether,
  });

interface Appointments {
  kind: 'appointment_confirmation' | 'appointment_reminder';
  where: Filter<ProjectRow>;
  word: (call: Call, job: Booked) => Worded;
}

interface Booked {
  job: ProjectRow;
  client: ClientRow;
  /** "Sat 21 Nov". */
  day: string;
  /** " at 9:00 am", or nothing. */
  time: string;
  /** ", at 4 Ocean St Kiama", or nothing. */
  place: string;
  confirmed: boolean;
}

type Worded = Pick<Occasion, 'subject' | 'body' | 'mail'>;

/** Jobs that are still on; held where their client has asked to move or to cancel them. */
async function* appointments(
  call: Call,
  { projects, clients, inbox, approvals, notes }: Sources,
  { kind, where, word }: Appointments,
): AsyncIterable<Occasion> {
  const lately = new Date(call.clock.now().getTime() - LATELY * DAY_MS);
  const paperOf = ({ _id, client_id, created_at }: ProjectRow): Paper => ({
    kind: 'job',
    id: _id,
    client_id,
    since: created_at > lately ? created_at : lately,
    undecidedSince: created_at,
    wants: ['reschedule', 'cancel'],
  });
  const undecided = await undecidedAnswers(call, approvals);
  const occasion = ({ _id, job_date }: ProjectRow) => `${_id}:${job_date}`;
  for await (const batch of batches(call, projects, where, { created_at: -1, _id: -1 })) {
    const ahead = batch.filter(({ status }) => status === 'pending' || status === 'in_progress');
    const open = await notes.open(call, kind, ahead.map(occasion));
    const clientOf = await named(call, clients, ahead, 'client_id');
    const said = await writtenSince(call, inbox, ahead.map(paperOf), undecided);
    for (const job of ahead) {
      const client = clientOf(job);
      if (!client || !open.has(occasion(job))) continue;
      const confirmed = confirmedBy(job);
      const day = dayName(job.job_date ?? '');
      const time = job.job_time ? ` at ${timeName(job.job_time)}` : '';
      const address = job.site_address ?? client.address;
      const place = address ? `, at ${address}` : '';
      yield {
        kind,
        occasions: [occasion(job)],
        contact: { kind: 'client', id: client._id.toHexString(), name: client.name },
        record: client,
        links: { client_id: client._id.toHexString(), project_id: job._id.toHexString() },
        ...word(call, { job, client, day, time, place, confirmed: confirmed !== null }),
        about: `Job ${job.job_number}, ${job.job_name}, ${day}${time}`,
        assistant: 'michelle',
        commercial: false,
        held:
          said(paperOf(job)) ?? (confirmed && kind === 'appointment_confirmation' ? `Confirmed ${confirmed}` : null),
      };
    }
  }
}

const REPLY = 'Reply YES to confirm, or tell us a better time';
const RING = 'If that no longer suits, just reply';

function remind(call: Call, { job, client, day, time, place, confirmed }: Booked): Worded {
  const { name, phone } = call.actor.business;
  const ask = confirmed ? RING : REPLY;
  // "tomorrow" would be wrong where it waits for the morning
  const what = `on ${day}${time}, for ${job.job_name}${place}.`;
  return {
    subject: `${name} on ${day}${time}`,
    body: `${greeting(client.name)}, a reminder that we come ${what} ${ask}. ${name}`,
    mail: [
      `A reminder that we come ${what}`,
      confirmed
        ? `${RING} to this email${phone ? ` or ring ${phone}` : ''}.`
        : `${REPLY}${phone ? `: reply, or ring ${phone}` : ''}.`,
    ],
  };
}

function askWhether(call: Call, { job, client, day, time, place }: Booked): Worded {
  const { name, phone } = call.actor.business;
  const what = `booked for ${day}${time}, for ${job.job_name}${place}. Does that suit?`;
  return {
    subject: `${name} on ${day}${time}: does that suit?`,
    body: `${greeting(client.name)}, you are ${what} ${REPLY}. ${name}`,
    mail: [`You are ${what}`, `${REPLY}${phone ? `: reply, or ring ${phone}` : ''}.`],
  };
}
