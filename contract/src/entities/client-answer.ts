import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { idSchema, instantSchema, moneySchema } from '../values.ts';

/** What the client of a quote or a variation answered by its link. */
export const clientAnswerSchema = z.object({
  decision: z.enum(['accepted', 'declined']),
  name: z.string(),
  reason: z.string().nullable(),
  at: instantSchema,
  total: moneySchema,
});

/** Answers that nobody has looked at: what is listed, and what is said to be seen, at most. */
export const NEW_ANSWERS = 100;

/** An answer by the link that the tradie has not looked at yet. */
const newAnswerSchema = clientAnswerSchema.extend({
  /** Of the quote or the variation. */
  id: idSchema,
  kind: z.enum(['quote', 'variation']),
  /** "Quote Q-1", "Variation V1 of Deck". */
  title: z.string(),
  /** Where it is looked at in the app. */
  path: z.string(),
});
export type NewAnswer = z.input<typeof newAnswerSchema>;

export const listNewAnswers = defineOperation({
  id: 'client-answers.list-new',
  method: 'GET',
  path: '/api/new-answers',
  risk: 'read',
  tag: 'quotes',
  summary:
    'List what clients answered to quotes and variations by their links and nobody has looked at yet, latest first',
  input: z.strictObject({}),
  output: z.object({ data: z.array(newAnswerSchema).max(NEW_ANSWERS) }),
});

/** The same again, or for what was never answered, does nothing. */
export const seeNewAnswers = defineOperation({
  id: 'client-answers.seen',
  method: 'POST',
  path: '/api/new-answers/seen',
  risk: 'write',
  tag: 'quotes',
  summary: 'Say that answers of clients were looked at',
  input: z.strictObject({
    /** Of the quotes and variations; left out: all there are. */
    ids: z.array(idSchema).max(NEW_ANSWERS, `At most ${NEW_ANSWERS} at once.`).optional(),
  }),
  output: z.object({
    /** Quotes and variations whose answer is now seen. */
    seen: z.int(),
  }),
});

export const clientAnswerOperations = [listNewAnswers, seeNewAnswers];
