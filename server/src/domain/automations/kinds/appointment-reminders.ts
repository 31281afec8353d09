import { type Paper, writtenSince } from '../../inbox/written-since.ts';
import type { ProjectRow } from '../../projects/schema.ts';
import { dayName, timeName } from '../../told-time.ts';
import { batches, named } from '../batches.ts';
import type { Planner } from '../plan.ts';
import { greeting, shiftDay } from '../words.ts';

const DAY_MS = 86_400_000;
/** Days back in which a client may have asked for another day. */
const LATELY = 14;

/** Tomorrow's jobs that are still on; held where their client has asked to move or to cancel it. */
export const appointmentReminders: Planner = async function* (call, { projects, clients, inbox, notes }, { day }) {
  const tomorrow = shiftDay(day, 1);
  const { name, phone } = call.actor.business;
  const lately = new Date(call.clock.now().getTime() - LATELY * DAY_MS);
  const paperOf = ({ _id, client_id, created_at }: ProjectRow): Paper => ({
    kind: 'job',
    id: _id,
    client_id,
    since: created_at > lately ? created_at : lately,
    wants: ['reschedule', 'cancel'],
  });
  for await (const batch of batches(call, projects, { job_date: tomorrow }, { created_at: -1, _id: -1 })) {
    const ahead = batch.filter(({ status }) => status === 'pending' || status === 'in_progress');
    const occasion = ({ _id }: { _id: unknown }) => `${_id}:${tomorrow}`;
    const open = await notes.open(call, 'appointment_reminder', ahead.map(occasion));
    const clientOf = await named(call, clients, ahead, 'client_id');
    const said = await writtenSince(call, inbox, ahead.map(paperOf));
    for (const job of ahead) {
      const client = clientOf(job);
      if (!client || !open.has(occasion(job))) continue;
      const time = job.job_time ? ` at ${timeName(String(job.job_time))}` : '';
      const address = job.site_address ?? client.address;
      const place = address ? `, at ${address}` : '';
      yield {
        kind: 'appointment_reminder',
        occasions: [occasion(job)],
        contact: { kind: 'client', id: String(client._id), name: String(client.name) },
        record: client,
        links: { client_id: String(client._id), project_id: String(job._id) },
        subject: `${name} tomorrow${time}`,
        body: `${greeting(String(client.name))}, a reminder that we come tomorrow, ${dayName(tomorrow)}${time}, for ${job.job_name}${place}. If that no longer suits, just reply. ${name}`,
        mail: [
          `A reminder that we come tomorrow, ${dayName(tomorrow)}${time}, for ${job.job_name}${place}.`,
          `If that no longer suits, just reply to this email${phone ? ` or ring ${phone}` : ''}.`,
        ],
        about: `Job ${job.job_number}, ${job.job_name}, ${dayName(tomorrow)}${time}`,
        assistant: 'michelle',
        commercial: false,
        held: said(paperOf(job)),
      };
    }
  }
};
