import { addMonths, format } from 'date-fns';
import type { Filter } from '../../../db/row-model.ts';
import type { Call } from '../../call.ts';
import type { ClientRow } from '../../clients/schema.ts';
import { waitsForAnswer } from '../../inbox/waits-for-answer.ts';
import type { ProjectRow } from '../../projects/schema.ts';
import { liveOf } from '../../stats/sum-by.ts';
import { dayName } from '../../told-time.ts';
import { batches, named } from '../batches.ts';
import type { Occasion, Planner, Sources } from '../plan.ts';
import { SERVICE_WINDOW } from '../rules.ts';
import { greeting, shiftDay } from '../words.ts';

/**
 * Completed jobs that are due again some days from now, by the months that stand in them, once for each time. Held where the
 * client has the same on the books already, or waits for an answer of ours.
 */
export const servicesDue: Planner = async function* (call, sources, { day, days }) {
  const { projects, clients, notes } = sources;
  const last = shiftDay(day, days);
  const first = shiftDay(last, -SERVICE_WINDOW);
  const done: Filter<ProjectRow> = {
    repeat_months: { $gt: 0 },
    status: 'completed',
    client_id: { $ne: null },
    job_date: { $ne: null },
  };
  for await (const batch of batches(call, projects, done, { job_date: 1, _id: 1 })) {
    const due = batch.filter((job) => dueAgain(job) >= first && dueAgain(job) <= last);
    const open = await notes.open(call, 'service_due', due.map(occasionOf));
    const clientOf = await named(call, clients, due, 'client_id');
    const booked = await bookedAgain(call, sources, due);
    const waits = await waitsForAnswer(
      call,
      sources,
      due.map(({ client_id }) => client_id),
    );
    for (const job of due) {
      const client = clientOf(job);
      if (!client || !open.has(occasionOf(job))) continue;
      yield offer(call, job, client, booked(job) ?? waits(client._id));
    }
  }
};

/** The day, `YYYY-MM-DD`: of the 31st the last of a shorter month. '' where nothing says when. */
function dueAgain({ job_date, repeat_months }: Pick<ProjectRow, 'job_date' | 'repeat_months'>): string {
  return job_date && repeat_months ? format(addMonths(`${job_date}T00:00:00`, repeat_months), 'yyyy-MM-dd') : '';
}

const occasionOf = (job: ProjectRow): string => `${job._id}:${dueAgain(job)}`;

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Of these jobs, why they need no asking: the client has a job of the same name that is ahead, or was done since. */
async function bookedAgain(
  call: Call,
  { projects }: Sources,
  jobs: readonly ProjectRow[],
): Promise<(job: ProjectRow) => string | null> {
  const clients = jobs.flatMap(({ client_id }) => client_id ?? []);
  if (clients.length === 0) return () => null;
  const others = await projects.model
    .find({
      ...liveOf(call),
      client_id: { $in: clients },
      status: { $ne: 'cancelled' },
    })
    .lean();
  return (job) => {
    const again = others.find(
      (one) =>
        !one._id.equals(job._id) &&
        String(one.client_id) === String(job.client_id) &&
        sameName(one.job_name, job.job_name) &&
        (one.status !== 'completed' || (one.job_date ?? '') > (job.job_date ?? '')),
    );
    if (!again) return null;
    const when = again.job_date ? ` for ${dayName(again.job_date)}` : '';
    return again.status === 'completed'
      ? `Done again since: job ${again.job_number}`
      : `On the books already: job ${again.job_number}${when}`;
  };
}

function offer(call: Call, job: ProjectRow, client: ClientRow, held: string | null): Occasion {
  const { name } = call.actor.business;
  const when = dayName(dueAgain(job));
  const what = `it is ${months(job.repeat_months ?? 0)} since ${job.job_name}`;
  return {
    kind: 'service_due',
    occasions: [occasionOf(job)],
    contact: { kind: 'client', id: client._id.toHexString(), name: client.name },
    record: client,
    links: { client_id: client._id.toHexString(), project_id: job._id.toHexString() },
    subject: `${job.job_name} is due again - ${name}`,
    body: `${greeting(client.name)}, around ${when} ${what}, so it is due again. Would you like us to book it in? Just reply with a day that suits. ${name}`,
    mail: [
      `Around ${when} ${what}, so it is due again.`,
      'Would you like us to book it in? Just reply with a day that suits.',
    ],
    about: `Job ${job.job_number}, ${job.job_name}, due again ${when}`,
    assistant: 'michelle',
    commercial: true,
    held,
  };
}

const months = (count: number): string =>
  count % 12 === 0 ? (count === 12 ? 'a year' : `${count / 12} years`) : count === 1 ? 'a month' : `${count} months`;
