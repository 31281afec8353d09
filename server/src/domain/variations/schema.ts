import { type FrozenPaper, VARIATION_STATUSES, variations } from '@smoko/contract';
import type { RowIn } from '../../db/schema.ts';
import {
  flagOff,
  later,
  link,
  moment,
  number,
  oneOf,
  pricedLines,
  requiredCents,
  requiredLink,
  requiredNumber,
  requiredText,
  shapedOrNone,
  yesOrNull,
} from '../../db/stored-fields.ts';
import type { Agreed, ClientAnswer } from '../client-answers.ts';
import { tableSchema } from '../tables/table-store.ts';

export const schema = tableSchema(variations, {
  project_id: requiredLink,
  client_id: link,
  variation_number: requiredText,
  /** 1 of `V1`. */
  variation_number_value: requiredNumber,
  description: requiredText,
  lines: pricedLines,
  prices_include_gst: flagOff,
  subtotal: requiredCents,
  gst: requiredCents,
  total: requiredCents,
  status: oneOf(VARIATION_STATUSES),
  sent_at: moment,
  response: shapedOrNone<ClientAnswer>(),
  agreed: shapedOrNone<Agreed>(),
  /** Whose paper it is, once it is out (freeze-offer.ts). */
  frozen: later(shapedOrNone<FrozenPaper>()),
  /** How often its link was replaced. */
  link_version: later(number),
  /** Its client answered by the link, and nobody has looked at that. */
  answer_new: later(yesOrNull),
});
// the next number of a job; deleted ones keep theirs
schema.index(
  { user_id: 1, project_id: 1, variation_number_value: -1 },
  { unique: true, partialFilterExpression: { variation_number_value: { $type: 'number' } } },
);
// what is agreed of a job, for its price
schema.index({ user_id: 1, deleted_at: 1, project_id: 1, status: 1 });
// what its client answered and nobody has looked at
schema.index({ user_id: 1, answer_new: 1 }, { partialFilterExpression: { answer_new: true } });

export type VariationRow = RowIn<typeof schema>;
