import type { Filter } from '../../../db/row-model.ts';
import { waitsForYes } from '../../approvals/approvals.ts';
import type { Call } from '../../call.ts';
import type { FinanceRow } from '../../finance-records/schema.ts';
import { OWED } from '../../finance-records/stages.ts';
import { dollars } from '../../money.ts';
import type { ProjectRow } from '../../projects/schema.ts';
import { liveOf, sumBy } from '../../stats/sum-by.ts';
import { dayName, timeName } from '../../told-time.ts';
import type { Planner, Sources } from '../plan.ts';
import { shiftDay } from '../words.ts';

const MOST_JOBS = 10;
const ACTIVE: Filter<ProjectRow> = { status: { $in: ['pending', 'in_progress'] } };

/** Last week's money, this week's jobs, what is overdue and what waits; counted and added up by the database. */
export const mondaySummary: Planner = async function* (call, sources, { day }) {
  const occasion = day;
  if (!(await sources.notes.open(call, 'monday_summary', [occasion])).size) return;
  const [money, jobs, owed, waits] = await Promise.all([
    lastWeeksMoney(call, sources, day),
    thisWeeksJobs(call, sources, day),
    overdue(call, sources, day),
    waiting(call, sources),
  ]);
  yield {
    kind: 'monday_summary',
    occasions: [occasion],
    contact: { kind: 'owner', id: null, name: call.actor.fullName },
    record: null,
    links: {},
    subject: `Your week from ${dayName(day)}`,
    body: [money, jobs, owed, waits].join('\n\n'),
    about: `The week from ${dayName(day)}`,
    assistant: 'jerry',
    commercial: false,
    held: null,
  };
};

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

async function lastWeeksMoney(call: Call, { financeRecords }: Sources, day: string): Promise<string> {
  const week: Filter<FinanceRow> = { status: 'paid', paid_date: { $gte: shiftDay(day, -7), $lt: day } };
  const [income, spent] = await Promise.all(
    (['payment', 'expense'] satisfies FinanceRow['type'][]).map((type) =>
      sumBy(call, financeRecords, { by: null, of: 'amount', where: { type, ...week } }),
    ),
  );
  const [money, expenses] = [income?.[0], spent?.[0]];
  return [
    'Last week',
    `- Money in: ${dollars(money?.total ?? 0)} (${many(money?.count ?? 0, 'payment')})`,
    `- Money out: ${dollars(expenses?.total ?? 0)} (${many(expenses?.count ?? 0, 'expense')})`,
  ].join('\n');
}

async function thisWeeksJobs(call: Call, { projects }: Sources, day: string): Promise<string> {
  const where = { ...liveOf(call), ...ACTIVE, job_date: { $gte: day, $lt: shiftDay(day, 7) } };
  const [count, first] = await Promise.all([
    projects.model.countDocuments(where),
    projects.model.find(where).sort({ job_date: 1, _id: 1 }).limit(MOST_JOBS).lean(),
  ]);
  const lines = first.map((job) => {
    const time = job.job_time ? ` ${timeName(job.job_time)}` : '';
    return `- ${dayName(String(job.job_date))}${time}: ${job.job_name} (${job.job_number})`;
  });
  const rest = count > first.length ? [`- and ${count - first.length} more`] : [];
  return [`This week: ${many(count, 'job')}`, ...lines, ...rest].join('\n');
}

async function overdue(call: Call, { financeRecords }: Sources, day: string): Promise<string> {
  const where: Filter<FinanceRow> = {
    ...OWED,
    due_date: { $gte: '', $lt: day },
  };
  const [sum] = await sumBy(call, financeRecords, { by: null, of: 'amount_due', where });
  return sum ? `Overdue: ${many(sum.count, 'invoice')}, ${dollars(sum.total)}` : 'Overdue: nothing';
}

async function waiting(call: Call, { approvals, quotes }: Sources): Promise<string> {
  const { user_id, deleted_at } = liveOf(call);
  const [yes, unanswered] = await Promise.all([
    approvals.model.countDocuments({ user_id, ...waitsForYes(call) }),
    quotes.model.countDocuments({ user_id, deleted_at, status: 'sent' }),
  ]);
  return [
    'Waiting',
    `- ${many(yes, 'approval')} for your yes`,
    `- ${many(unanswered, 'quote')} without an answer`,
  ].join('\n');
}
