import type { Types } from 'mongoose';
import type { Filter } from '../../../db/row-model.ts';
import type { Call } from '../../call.ts';
import type { ClientRow } from '../../clients/schema.ts';
import { dayAt } from '../../clock.ts';
import type { FinanceRow } from '../../finance-records/schema.ts';
import { ISSUED } from '../../finance-records/stages.ts';
import type { RecordChangeRow } from '../../history/store.ts';
import { waitsForAnswer } from '../../inbox/waits-for-answer.ts';
import type { ProjectRow } from '../../projects/schema.ts';
import { liveOf } from '../../stats/sum-by.ts';
import { batches, named } from '../batches.ts';
import type { Occasion, Planner, Sources } from '../plan.ts';
import { NO_REVIEW_LINK, REVIEW_AGAIN, REVIEW_WINDOW } from '../rules.ts';
import { greeting, shiftDay } from '../words.ts';

const DAY_MS = 86_400_000;
/** A job was completed then, as its history has it. */
const isCompletion = ({ fields }: Pick<RecordChangeRow, 'fields'>): boolean =>
  fields.some(({ name, after }) => name === 'status' && after === 'completed');

interface Days {
  first: string;
  last: string;
}

/**
 * Completed jobs of which every invoice is paid, some days after the later of the two, once each; a client is asked once a
 * year. Held where something is wrong between them: a complaint, words that nobody answered, money that was given back.
 */
export const reviewRequests: Planner = async function* (call, sources, { day, days }) {
  const { projects, clients, notes } = sources;
  const last = shiftDay(day, -days);
  const within = { first: shiftDay(last, -REVIEW_WINDOW), last };
  const _id = { $in: await lately(call, sources, within) };
  const year = new Date(call.clock.now().getTime() - REVIEW_AGAIN * DAY_MS);
  const asked = new Set<string>();
  const done: Filter<ProjectRow> = { _id, status: 'completed', client_id: { $ne: null } };
  for await (const batch of batches(call, projects, done, { created_at: -1, _id: -1 })) {
    const open = await notes.open(call, 'review_request', batch.map(ofJob));
    const books = await booksOf(call, sources, batch);
    const due = batch.filter((job) => {
      const since = books(job).since;
      return open.has(ofJob(job)) && since !== null && since >= within.first && since <= within.last;
    });
    const clientOf = await named(call, clients, due, 'client_id');
    const free = await notes.open(call, 'review_request', due.map(ofClient), year);
    const waits = await waitsForAnswer(
      call,
      sources,
      due.map(({ client_id }) => client_id),
    );
    for (const job of due) {
      const client = clientOf(job);
      if (!client) continue;
      const again = asked.has(ofClient(job)) || !free.has(ofClient(job));
      const held =
        (call.actor.business.reviewLink ? null : NO_REVIEW_LINK) ??
        (again ? `${client.name} was asked within the last year` : null) ??
        books(job).givenBack ??
        waits(client._id);
      if (!held) asked.add(ofClient(job));
      yield request(call, job, client, held);
    }
  }
};

const ofJob = ({ _id }: Pick<ProjectRow, '_id'>) => _id.toHexString();
const ofClient = ({ client_id }: { client_id: unknown }) => `client:${client_id}`;

/** Jobs that were completed, or had an invoice paid, in these days; a day more on either side, as instants are cut elsewhere. */
async function lately(
  call: Call,
  { recordChanges, financeRecords }: Sources,
  { first, last }: Days,
): Promise<Types.ObjectId[]> {
  const created_at = {
    $gte: new Date(`${shiftDay(first, -1)}T00:00:00Z`),
    $lt: new Date(`${shiftDay(last, 2)}T00:00:00Z`),
  };
  const [changes, paid] = await Promise.all([
    recordChanges.model.find({ ...liveOf(call), entity: 'projects', created_at }).lean(),
    financeRecords.model
      .find({ ...liveOf(call), ...ISSUED, status: 'paid', paid_date: { $gte: first, $lte: last } })
      .lean(),
  ]);
  const completed = changes.filter(isCompletion).map(({ record_id }) => record_id);
  const ids = [...completed, ...paid.flatMap(({ project_id }) => project_id ?? [])];
  return [...new Map(ids.map((id) => [id.toHexString(), id])).values()];
}

interface Book {
  /** The day from which it was both completed and paid; null while it is not. */
  since: string | null;
  /** Why its money says that not all went well. */
  givenBack: string | null;
}

/** What is on file of these jobs' money, and when they were completed. */
async function booksOf(
  call: Call,
  { recordChanges, financeRecords }: Sources,
  jobs: readonly ProjectRow[],
): Promise<(job: ProjectRow) => Book> {
  const ids = jobs.map(({ _id }) => _id);
  const [changes, records] = await Promise.all([
    recordChanges.model
      .find({ ...liveOf(call), entity: 'projects', project_id: { $in: ids } })
      .sort({ created_at: -1 })
      .lean(),
    financeRecords.model
      .find({
        ...liveOf(call),
        project_id: { $in: ids },
        type: { $in: ['invoice', 'payment', 'credit_note', 'refund'] },
      })
      .lean(),
  ]);
  const completions = changes.filter(isCompletion);
  const { timeZone } = call.actor.business;
  return (job) => {
    const money = records.filter(({ project_id }) => project_id?.equals(job._id));
    return {
      since: laterOf(completedOn(job, completions, timeZone), paidOn(money)),
      givenBack: money.some(isGivenBack) ? 'Money was credited or paid back on this job' : null,
    };
  };
}

/** As its history has it. One that was put on file as completed, from old books, was so on its day. */
function completedOn(job: ProjectRow, completions: readonly RecordChangeRow[], timeZone: string): string {
  const change = completions.find(({ record_id }) => record_id.equals(job._id));
  return change ? dayAt(change.created_at, timeZone) : (job.job_date ?? dayAt(job.created_at, timeZone));
}

/** When the last of its invoices was paid; null where one is not, or there is none. A draft is still to be asked for. */
function paidOn(money: readonly FinanceRow[]): string | null {
  const invoices = money.filter(({ type, stage }) => type === 'invoice' && stage !== 'void');
  if (invoices.length === 0 || invoices.some(({ status, paid_date }) => status !== 'paid' || !paid_date)) return null;
  return invoices.flatMap(({ paid_date }) => paid_date ?? []).reduce((one, other) => (one > other ? one : other));
}

const laterOf = (day: string, paid: string | null): string | null => (paid === null ? null : day > paid ? day : paid);

const isGivenBack = ({ type, amount_credited, refunded }: FinanceRow): boolean =>
  type === 'credit_note' || type === 'refund' || (amount_credited ?? 0) > 0 || (refunded ?? 0) > 0;

function request(call: Call, job: ProjectRow, client: ClientRow, held: string | null): Occasion {
  const { name, reviewLink = '' } = call.actor.business;
  const thanks = `thanks for having us for ${job.job_name}.`;
  return {
    kind: 'review_request',
    occasions: [ofJob(job), ofClient(job)],
    contact: { kind: 'client', id: client._id.toHexString(), name: client.name },
    record: client,
    links: { client_id: client._id.toHexString(), project_id: job._id.toHexString() },
    subject: `How did we do? - ${name}`,
    body: `${greeting(client.name)}, ${thanks} If you were happy with it, a short review would help us a lot: ${reviewLink} - anything not right? Just reply. ${name}`,
    mail: [
      `Thanks for having us for ${job.job_name}.`,
      `If you were happy with it, a short review would help us a lot: ${reviewLink}`,
      'Anything not right? Just reply to this email, and we will look at it.',
    ],
    about: `Job ${job.job_number}, ${job.job_name}, completed and paid`,
    assistant: 'michelle',
    commercial: true,
    held,
  };
}
