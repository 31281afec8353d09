import { z } from 'zod';
import { defineOperation } from './operation.ts';
import { dateSchema } from './values.ts';

/** What the terminal takes for a day beside YYYY-MM-DD; read on the business's day, as what is said to the assistants is. */
export const readDay = defineOperation({
  id: 'days.read',
  method: 'GET',
  path: '/api/days',
  risk: 'read',
  tag: 'days',
  summary: 'Read a day as people write it: fri, 3/12, next tuesday; the day comes before the month',
  input: z.strictObject({
    said: z.string().trim().min(1, 'Say which day.').max(60, 'That is more than a day.'),
    /** Of what has happened: without a year it is the last day so called; left out, the next. */
    past: z.enum(['true', 'false'], 'past is true or false.').optional(),
  }),
  output: z.object({ said: z.string(), date: dateSchema }),
});
