import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import { untilFree } from '../tables/until-free.ts';
import type { VariationRow } from './schema.ts';

/** Stores a variation with the next number of its job, from V1 on. */
export function insertNumbered(
  call: Call,
  repository: Repository<VariationRow>,
  jobId: string,
  fields: Written<VariationRow>,
  freeze: (fields: Written<VariationRow>) => Promise<Pick<Written<VariationRow>, 'frozen'>>,
): Promise<VariationRow> {
  const _id = call.newId();
  return untilFree(async () => {
    const value = await nextNumber(call, repository, jobId);
    const numbers = { variation_number: `V${value}`, variation_number_value: value };
    const numbered = { ...fields, _id, project_id: jobId, ...numbers };
    return repository.insert(call, { ...numbered, ...(await freeze(numbered)) });
  });
}

/** Deleted ones too: a number is given once. */
async function nextNumber(call: Call, { model }: Repository<VariationRow>, jobId: string): Promise<number> {
  const ofJob = { user_id: new Types.ObjectId(call.actor.userId), project_id: new Types.ObjectId(jobId) };
  const [last] = await model
    .find({ ...ofJob, variation_number_value: { $gte: 0 } })
    .sort({ variation_number_value: -1 })
    .limit(1)
    .lean();
  return (last?.variation_number_value ?? 0) + 1;
}
