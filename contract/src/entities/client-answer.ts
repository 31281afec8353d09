import { z } from 'zod';
import { instantSchema, moneySchema } from '../values.ts';

/** What the client of a quote or a variation answered by its link. */
export const clientAnswerSchema = z.object({
  decision: z.enum(['accepted', 'declined']),
  name: z.string(),
  reason: z.string().nullable(),
  at: instantSchema,
  total: moneySchema,
});
