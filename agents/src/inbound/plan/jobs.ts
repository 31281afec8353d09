import { projects } from '@smoko/contract';
import { datesIn } from '../../models/builtin/extract/dates.ts';
import { clock, day, dayAndTime } from '../../tools/format.ts';
import type { BookJob } from '../book.ts';
import type { Extracted } from '../extracted.ts';
import { clashingDay, eitherDay } from '../read/exact-days.ts';
import { chosenJob } from './choose.ts';
import { fact, type Given, type Part } from './shape.ts';

const update = projects.operations.update;
const jobName = ({ job_number, job_name }: BookJob): string => `job ${job_number} - ${job_name}`;
const theJob = ({ incoming, said }: Given): BookJob | null =>
  chosenJob(incoming.book, incoming.about.project_id, said, incoming.today);

const manyJobs = ({ incoming }: Given): string =>
  incoming.book.jobs
    .filter(({ status }) => status === 'pending' || status === 'in_progress')
    .map(jobName)
    .join(', ');

export function reschedules(given: Given): Part {
  const { found, incoming } = given;
  const either = eitherDay(given.said, incoming.today);
  if (either && found.new_date !== null && either.includes(found.new_date)) return eitherOf(given, either);
  const clash = clashingDay(incoming.text, incoming.today);
  return clash && (found.new_date === null || found.new_date === clash.date) ? whichDay(given, clash) : moves(given);
}

/** The day and the hour that are asked for: "at 10 instead of 8" is on the day that is booked. */
function wantedIn({ new_date, new_time }: Extracted, job: BookJob | null, today: string) {
  const date = new_date ?? (new_time ? (job?.job_date ?? null) : null);
  const wanted = date ? (dayAndTime(date, new_time) ?? day(date)) : new_time ? clock(new_time) : null;
  const fields = { ...(date ? { job_date: date } : {}), ...(new_time ? { job_time: new_time } : {}) };
  return { wanted, fields, early: date !== null && date < today };
}

function moves(given: Given): Part {
  const { who, owner, found, incoming } = given;
  const job = theJob(given);
  const { fields, early, wanted } = wantedIn(found, job, incoming.today);
  const facts = [
    ...fact('Job', job && jobName(job)),
    ...fact('Booked for', job && dayAndTime(job.job_date, job.job_time)),
    ...fact('New day', wanted),
  ];
  const answer = `${owner} will check the diary and confirm a day with you.`;
  if (!job || !wanted) {
    const about = job ? `: ${jobName(job)}` : '';
    return {
      clause: wanted ? `asks for ${wanted}` : 'asks for another day',
      task: {
        task_name: `Find a day with ${who}${wanted ? ` (${wanted})` : ''}${about}`,
        notes: job ? null : manyJobs(given) || null,
        project_id: job?.id ?? null,
      },
      facts,
      answer,
    };
  }
  return {
    clause: `asks to move ${jobName(job)} to ${wanted}`,
    changes: early
      ? []
      : [
          {
            operation: update,
            input: { id: job.id, ...fields },
            ask: `Move ${jobName(job)} to ${wanted} for ${who}`,
            done: `Moved ${jobName(job)} to ${wanted}`,
            details: [`Was: ${dayAndTime(job.job_date, job.job_time) ?? 'no day'}`, `New: ${wanted}`],
            tool: 'update_job',
          },
        ],
    task: { task_name: `Confirm ${wanted} with ${who}: ${jobName(job)}`, notes: null, project_id: job.id },
    facts,
    answer,
  };
}

/** Two days would do: which it is, the tradie settles. */
function eitherOf(given: Given, days: readonly string[]): Part {
  const { who, owner } = given;
  const job = theJob(given);
  const wanted = days.map((one) => day(one)).join(' or ');
  return {
    clause: `asks for another day, but it is not clear which: ${wanted}`,
    task: {
      task_name: `Settle a day with ${who}, ${wanted}${job ? `: ${jobName(job)}` : ''}`,
      notes: null,
      project_id: job?.id ?? null,
    },
    facts: job ? [...fact('Job', jobName(job)), ...fact('Booked for', dayAndTime(job.job_date, job.job_time))] : [],
    answer: `${owner} will check the diary and confirm a day with you.`,
  };
}

/** Weekday and number do not go together: a guess would be wrong half of the time. */
function whichDay(given: Given, { text, date }: { text: string; date: string }): Part {
  const { who, owner } = given;
  const job = theJob(given);
  const clash = `"${text}" does not go together, as that would be ${day(date)}`;
  return {
    clause: `asks for another day, but it is not clear which: ${clash}`,
    task: {
      task_name: `Ask ${who} which day they mean${job ? `: ${jobName(job)}` : ''}`,
      notes: `They wrote ${clash}.`,
      project_id: job?.id ?? null,
    },
    facts: job ? [...fact('Job', jobName(job)), ...fact('Booked for', dayAndTime(job.job_date, job.job_time))] : [],
    warnings: [`The day is not clear: ${clash}.`],
    answer: `${owner} will check the diary and confirm a day with you.`,
  };
}

export function cancels(given: Given): Part {
  const { who, owner } = given;
  const job = theJob(given);
  if (!job)
    return {
      clause: 'wants to cancel',
      task: { task_name: `Ask ${who} what they want to cancel`, notes: manyJobs(given) || null, project_id: null },
      answer: `${owner} will be in touch about the rest.`,
    };
  return {
    clause: `wants to cancel ${jobName(job)}`,
    changes: [
      {
        operation: update,
        input: { id: job.id, status: 'cancelled' },
        ask: `Cancel ${jobName(job)}: ${who} no longer needs it`,
        done: `Cancelled ${jobName(job)}`,
        details: ['Status: cancelled', 'Check what is ordered or paid already.'],
        tool: 'update_job',
      },
    ],
    task: {
      task_name: `${who} wants to cancel ${jobName(job)}: check orders and deposit`,
      notes: null,
      project_id: job.id,
    },
    facts: [...fact('Job', jobName(job)), ...fact('Booked for', dayAndTime(job.job_date, job.job_time))],
    answer: `${owner} will be in touch about the rest.`,
  };
}

export function confirmsDay(given: Given): Part {
  const { who, incoming, said } = given;
  const job = theJob(given);
  const booked = job && dayAndTime(job.job_date, job.job_time);
  const facts = [...fact('Job', job && jobName(job)), ...fact('Booked for', booked)];
  const named = datesIn(said, { today: incoming.today }).map(({ date }) => date);
  if (job?.job_date && named.length > 0 && !named.includes(job.job_date)) {
    const other = named.map((date) => day(date)).join(' or ');
    return {
      clause: `is fine with ${other}, but ${jobName(job)} is booked for ${booked}`,
      task: {
        task_name: `Tell ${who} the day: they wrote ${other}, ${jobName(job)} is booked for ${booked}`,
        notes: null,
        project_id: job.id,
      },
      facts,
      warnings: ['They name another day than the one that is booked.'],
    };
  }
  return { clause: job ? `is fine with ${booked ?? 'the day'} for ${jobName(job)}` : 'is fine with the day', facts };
}

/** Away on the day of a job: worth knowing. */
export function isAway(given: Given): Part {
  const { found, who, incoming } = given;
  const back = found.away_until;
  const job = incoming.book.jobs.find(
    ({ job_date, status }) =>
      job_date !== null &&
      back !== null &&
      job_date >= incoming.today &&
      job_date < back &&
      status !== 'completed' &&
      status !== 'cancelled',
  );
  return {
    clause: back ? `is away, back ${day(back)} (automatic reply)` : 'sent an automatic reply',
    task: job
      ? {
          task_name: `${who} is away until ${day(back ?? '')}, and ${jobName(job)} is on ${day(job.job_date ?? '')}: check with them`,
          notes: null,
          project_id: job.id,
        }
      : null,
    facts: fact('Back', back && day(back)),
  };
}
