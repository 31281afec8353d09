import { z } from 'zod';
import { defineOperation } from '../operation.ts';
import { idSchema, instantSchema, sumSchema } from '../values.ts';

/** Of one client, the latest first: what a list of them shows at most. */
export const SENT_STATEMENTS = 20;

/** A statement as it was sent. Its link shows it as it was then, with what is owed today. */
export const sentStatementSchema = z.object({
  id: idSchema,
  client_id: idSchema,
  /** null: from the beginning. */
  from: z.string().nullable(),
  to: z.string(),
  /** What was owed at its end; below zero is credit. */
  closing: sumSchema,
  /** When it last went out. */
  sent_at: instantSchema,
  /** Where its client sees it; null once it was stopped. */
  link: z.string().nullable(),
  stopped_at: instantSchema.nullable(),
});
export type SentStatement = z.input<typeof sentStatementSchema>;

export const listSentStatements = defineOperation({
  id: 'clients.sent-statements',
  method: 'GET',
  path: '/api/clients/{id}/sent-statements',
  risk: 'read',
  tag: 'clients',
  summary: 'List the statements that went to a client, with their links',
  input: z.strictObject({ id: idSchema }),
  output: z.object({ data: z.array(sentStatementSchema).max(SENT_STATEMENTS) }),
});

/** For good: sent once more, the same statement gets another link. */
export const stopStatementLink = defineOperation({
  id: 'sent-statements.stop',
  method: 'POST',
  path: '/api/sent-statements/{id}/stop',
  risk: 'write',
  tag: 'clients',
  summary: 'Stop the link of a statement that was sent',
  input: z.strictObject({ id: idSchema }),
  output: sentStatementSchema,
});

export const sentStatementOperations = [listSentStatements, stopStatementLink];
