import { type DomainOutput, listNewAnswers, NEW_ANSWERS, seeNewAnswers } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import { type Call, type Implementation, implement } from './call.ts';
import type { ClientAnswer } from './client-answers.ts';
import type { EventBus } from './events.ts';
import type { ProjectRow } from './projects/schema.ts';
import { quotePath } from './quotes/answers.ts';
import { quoteTitle } from './quotes/quote-names.ts';
import type { QuoteRow } from './quotes/schema.ts';
import { liveOf } from './stats/sum-by.ts';
import { variationPath, variationTitle } from './variations/answers.ts';
import type { VariationRow } from './variations/schema.ts';

interface Sources {
  quotes: Repository<QuoteRow>;
  variations: Repository<VariationRow>;
  projects: Repository<ProjectRow>;
}

type Answer = DomainOutput<typeof listNewAnswers>['data'][number];
/** What of a record is told of its answer. */
interface Found extends Pick<Answer, 'kind' | 'title' | 'path'> {
  row: QuoteRow | VariationRow;
}

/** What clients answered by a link since the tradie last looked: the badge of the menu, and what the quotes begin with. */
export function newAnswerImplementations(sources: Sources, bus: EventBus): Implementation[] {
  const { quotes, variations, projects } = sources;
  const unseen = (call: Call) => ({ ...liveOf(call), answer_new: true as const });
  const latest = { 'response.at': -1 } as const;

  async function found(call: Call): Promise<Found[]> {
    const [quoted, varied] = await Promise.all([
      quotes.model.find(unseen(call)).sort(latest).limit(NEW_ANSWERS).lean(),
      variations.model.find(unseen(call)).sort(latest).limit(NEW_ANSWERS).lean(),
    ]);
    const jobs = await projects.byIds(
      call,
      varied.map(({ project_id }) => project_id),
    );
    const jobOf = ({ project_id }: VariationRow) => jobs.get(project_id.toHexString()) ?? null;
    return [
      ...quoted.map((row) => ({ row, kind: 'quote' as const, title: quoteTitle(row), path: quotePath(row) })),
      ...varied.map((row) => ({
        row,
        kind: 'variation' as const,
        title: variationTitle(row, jobOf(row)),
        path: variationPath(jobOf(row)),
      })),
    ];
  }

  /** Says so to whatever shows them: a badge in another window goes too. */
  async function see(call: Call, { model, table }: Repository<QuoteRow> | Repository<VariationRow>, ids?: string[]) {
    const named = ids ? { _id: { $in: ids.map((id) => new Types.ObjectId(id)) } } : {};
    const rows = await model.find({ ...unseen(call), ...named }, { _id: 1 }).lean();
    if (!rows.length) return 0;
    const _id = { $in: rows.map((row) => row._id) };
    // no change of the record: an open form goes on, and there is nothing to take back
    const { modifiedCount } = await model.updateMany({ ...unseen(call), _id }, { $set: { answer_new: null } });
    const updated_at = call.clock.now().toISOString();
    for (const row of rows)
      bus.emit('record', call.actor.userId, { table, op: 'UPDATE', id: row._id.toHexString(), updated_at });
    return modifiedCount;
  }

  return [
    implement(listNewAnswers, async (call) => {
      const answers = (await found(call)).flatMap(({ row, ...told }) =>
        row.response ? [{ ...told, id: row._id.toHexString(), ...answerOf(row.response) }] : [],
      );
      return { data: answers.sort((a, b) => b.at.localeCompare(a.at)).slice(0, NEW_ANSWERS) };
    }),
    implement(seeNewAnswers, async (call, { ids }) => ({
      seen: (await see(call, quotes, ids)) + (await see(call, variations, ids)),
    })),
  ];
}

const answerOf = ({ decision, name, reason, at, total }: ClientAnswer) => ({
  decision,
  name,
  reason,
  at: at.toISOString(),
  total,
});
