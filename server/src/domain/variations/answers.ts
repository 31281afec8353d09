import { Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import { createCall } from '../call.ts';
import { type AnswerParts, type ClientAnswers, createClientAnswers } from '../client-answers.ts';
import { freezeOffer, type OfferSources } from '../freeze-offer.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { variationPaper } from './paper.ts';
import type { VariationRow } from './schema.ts';

interface Stores extends OfferSources {
  variations: Repository<VariationRow>;
}

/** The job of a variation, deleted or not: its client still has to know what they are asked about. */
type JobOf = (view: { record: VariationRow; actor: AnswerActor }) => Promise<ProjectRow | null>;
type AnswerActor = Parameters<typeof createCall>[0];

export const variationTitle = ({ variation_number }: VariationRow, job: ProjectRow | null): string =>
  [`Variation ${variation_number}`, job && `of ${job.job_name}`].filter(Boolean).join(' ');
/** Its job shows it. */
export const variationPath = (job: ProjectRow | null): string =>
  job ? `/job-details?job=${encodeURIComponent(job.job_number)}&tab=money` : '/dashboard';

export function createVariationAnswers(
  { variations, projects, clients, quotes }: Stores,
  parts: AnswerParts,
): ClientAnswers<VariationRow> {
  const jobOf: JobOf = async ({ record, actor }) =>
    (await projects.byIds(createCall(actor, parts.clock), [record.project_id])).get(String(record.project_id)) ?? null;
  return createClientAnswers<VariationRow>(
    {
      table: 'variations',
      taskKey: 'variation-response',
      find: (id) =>
        acrossOwners(variations.model, "whoever has the link of a variation is nobody's user").findOne({
          _id: new Types.ObjectId(id),
          deleted_at: null,
        }),
      write: ({ user_id, _id, version }, fields) =>
        variations.model
          .findOneAndUpdate(
            { user_id, _id, deleted_at: null, response: null, version },
            { $set: { ...fields }, $inc: { version: 1 } },
            { returnDocument: 'after' },
          )
          .lean(),
      contentOf: variationPaper.contentOf,
      freeze: (actor, after, before) =>
        freezeOffer(createCall(actor, parts.clock), { clients, projects, quotes }, variationPaper, after, before),
      stateOf({ status, sent_at }) {
        if (status === 'accepted' || status === 'declined') return status;
        return status === 'draft' || !sent_at ? 'withdrawn' : 'open';
      },
      kind: 'variation',
      titleOf: async (record, actor) => variationTitle(record, await jobOf({ record, actor })),
      pathOf: async (record, actor) => variationPath(await jobOf({ record, actor })),
    },
    parts,
  );
}
