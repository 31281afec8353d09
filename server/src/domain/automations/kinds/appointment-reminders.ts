import { dayName, timeName } from '../../told-time.ts';
import { batches, named } from '../batches.ts';
import type { Planner } from '../plan.ts';
import { greeting, shiftDay } from '../words.ts';

/** Tomorrow's jobs that are still on. */
export const appointmentReminders: Planner = async function* (call, { projects, clients, notes }, { day }) {
  const tomorrow = shiftDay(day, 1);
  const { name, phone } = call.actor.business;
  for await (const batch of batches(call, projects, { job_date: tomorrow }, { created_at: -1, _id: -1 })) {
    const ahead = batch.filter(({ status }) => status === 'pending' || status === 'in_progress');
    const occasion = ({ _id }: { _id: unknown }) => `${_id}:${tomorrow}`;
    const open = await notes.open(call, 'appointment_reminder', ahead.map(occasion));
    const clientOf = await named(call, clients, ahead, 'client_id');
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
        held: null,
      };
    }
  }
};
