import { type DomainInput, financeOverview, OVERVIEW_GROUPS, OVERVIEW_RECORDS } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import { wordsOf } from '../../db/search-words.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientReference } from '../clients/clients.ts';
import { startOf } from '../clock.ts';
import type { ProjectReference } from '../projects/projects.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';
import { DRAFTS, ISSUED } from './stages.ts';

type Asked = DomainInput<typeof financeOverview>;
/** Jobs of one client that are looked through. */
const MOST_JOBS = 1_000;
/** Drafts are told beside, and void ones ask for nothing. */
const COUNTED: Filter<FinanceRow> = { $nor: [{ type: 'invoice', stage: { $in: ['draft', 'void'] } }] };
// only an invoice has something due
const SUMS = { count: { $sum: 1 }, total: { $sum: '$amount' }, due: { $sum: '$amount_due' } };

interface Sums {
  count: number;
  total: number;
  due: number;
}

const allOf = (parts: readonly Sums[]): Sums =>
  parts.reduce(
    (all, { count, total, due }) => ({ count: all.count + count, total: all.total + total, due: all.due + due }),
    { count: 0, total: 0, due: 0 },
  );

/** Sums by the database: one pass over the owner's records that fit, whatever they are. */
export function overviewImplementation(
  repository: Repository<FinanceRow>,
  service: Pick<FinanceRecords, 'present'>,
  named: { client: ClientReference; project: ProjectReference },
): Implementation {
  return implement(financeOverview, async (call, asked) => {
    const fits = [conditions(call, asked), await theirs(call, asked)];
    const match = (where: Filter<FinanceRow>) => ({ ...liveOf(call), $and: [...fits, where] });
    const sumsOf = (where: Filter<FinanceRow>) =>
      repository.model.aggregate<Sums & { _id: FinanceRow['type'] }>([
        { $match: match(where) },
        { $group: { _id: '$type', ...SUMS } },
        { $sort: { _id: 1 } },
      ]);
    const [types, [drafts], docs, groups] = await Promise.all([
      sumsOf(COUNTED),
      sumsOf(DRAFTS),
      repository.model
        .find(match(COUNTED))
        .sort(asked.type === 'invoice' ? { due_date: 1, _id: 1 } : { created_at: -1, _id: -1 })
        .limit(OVERVIEW_RECORDS)
        .lean(),
      asked.by ? grouped(call, match(COUNTED), asked.by, isOwed(asked) ? 'due' : 'total') : [],
    ]);
    const records = await service.present(call, docs);
    const beside = { count: drafts?.count ?? 0, total: drafts?.total ?? 0 };
    return {
      ...allOf(types),
      drafts: beside,
      types: types.map(({ _id: type, count, total, due }) => ({ type, count, total, due })),
      records,
      groups,
    };
  });

  /** Of a client, or of a job of theirs when the record itself names nobody. */
  async function theirs(call: Call, { client_id }: Asked): Promise<Filter<FinanceRow>> {
    if (!client_id) return {};
    const client = new Types.ObjectId(client_id);
    const jobs = await named.project.repository.model
      .find({ user_id: new Types.ObjectId(call.actor.userId), deleted_at: null, client_id: client })
      .select({ _id: 1 })
      .limit(MOST_JOBS)
      .lean();
    return { $or: [{ client_id: client }, { client_id: null, project_id: { $in: jobs.map(({ _id }) => _id) } }] };
  }

  async function grouped(call: Call, match: Filter<FinanceRow>, by: 'client' | 'project', first: 'due' | 'total') {
    const found = await repository.model.aggregate<Sums & { _id: Types.ObjectId | null }>([
      { $match: match },
      { $group: { _id: `$${named[by].field}`, ...SUMS } },
      { $sort: { [first]: -1, _id: 1 } },
      { $limit: OVERVIEW_GROUPS },
    ]);
    const names = await namesOf(
      call,
      found.map(({ _id }) => _id),
      by,
    );
    return found.map(({ _id, count, total, due }) => {
      const id = _id?.toHexString() ?? null;
      return { id, name: (id && names.get(id)) ?? null, count, total, due };
    });
  }

  async function namesOf(call: Call, ids: (Types.ObjectId | null)[], by: 'client' | 'project') {
    if (by === 'client') {
      const clients = await named.client.repository.byIds(call, ids);
      return new Map([...clients].map(([id, { name }]) => [id, name]));
    }
    const jobs = await named.project.repository.byIds(call, ids);
    return new Map([...jobs].map(([id, { job_number, job_name }]) => [id, `${job_number} - ${job_name}`]));
  }
}

/** What is asked about is what is still to come in, so whoever owes most is told first. */
const isOwed = ({ unpaid, late }: Asked): boolean => unpaid === 'true' || late === 'true';

function conditions(call: Call, asked: Asked): Filter<FinanceRow> {
  const { type, status, project_id, q } = asked;
  const { timeZone } = call.actor.business;
  const all: Filter<FinanceRow>[] = [
    asked.unpaid === 'true' ? { status: { $ne: 'paid' } } : {},
    asked.late === 'true' ? lateOn(call.today()) : {},
    asked.from || asked.to ? within(asked, timeZone) : {},
    q?.trim() ? { words: { $all: wordsOf(q) } } : {},
  ];
  const and = all.filter((one) => Object.keys(one).length);
  return {
    ...(type ? { type } : {}),
    ...(status ? { status } : {}),
    ...(project_id ? { project_id: new Types.ObjectId(project_id) } : {}),
    ...(and.length ? { $and: and } : {}),
  };
}

/** An invoice that is due today is not late. */
const lateOn = (day: string): Filter<FinanceRow> => ({
  ...ISSUED,
  $or: [{ status: 'overdue' }, { status: 'pending', due_date: { $gte: '', $lt: day } }],
});

function within({ from, to, day }: Asked, timeZone: string): Filter<FinanceRow> {
  const days = { $gte: from ?? '', ...(to ? { $lte: to } : {}) };
  const made = {
    ...(from ? { $gte: startOf(from, timeZone) } : {}),
    ...(to ? { $lt: startOf(to, timeZone, 1) } : {}),
  };
  if (day === 'due') return { due_date: days };
  if (day === 'paid') return { paid_date: days };
  if (day === 'made') return { created_at: made };
  return {
    $or: [
      { paid_date: days },
      { paid_date: null, due_date: days },
      { paid_date: null, due_date: null, created_at: made },
    ],
  };
}
