import { type Intent, intentSchema } from '@smoko/contract';
import { z } from 'zod';

const line = (most: number) => z.string().trim().max(most);
const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);

const newsSchema = z.object({
  /** As they call it. */
  name: line(120),
  date: day.nullable(),
  state: z.enum(['confirmed', 'delayed', 'priced']),
  price: z.number().nonnegative().nullable(),
});
export type ItemNews = z.infer<typeof newsSchema>;

/** Everything that is ever taken from a message: bounded, and never more than information. */
export const extractedSchema = z.object({
  intent: intentSchema,
  /** What is said besides: "no thanks, and take me off this list". */
  also: z.array(intentSchema).max(4),
  new_date: day.nullable(),
  new_time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .nullable(),
  /** Dollars. */
  amount: z.number().nonnegative().max(10_000_000).nullable(),
  /** Of quotes, jobs, invoices, orders, as written. */
  numbers: z.array(line(40)).max(10),
  items: z.array(newsSchema).max(20),
  due_date: day.nullable(),
  invoice_number: line(40).nullable(),
  questions: z.array(line(300)).max(4),
  /** Of who is enquiring, or whose details changed. */
  name: line(80).nullable(),
  phone: line(40).nullable(),
  email: line(120).nullable(),
  address: line(160).nullable(),
  /** What they want done. */
  work: line(300).nullable(),
  /** Back at work on this day. */
  away_until: day.nullable(),
  urgent: z.boolean(),
});
export type Extracted = z.infer<typeof extractedSchema>;

export const nothing = (intent: Intent): Extracted => ({
  intent,
  also: [],
  new_date: null,
  new_time: null,
  amount: null,
  numbers: [],
  items: [],
  due_date: null,
  invoice_number: null,
  questions: [],
  name: null,
  phone: null,
  email: null,
  address: null,
  work: null,
  away_until: null,
  urgent: false,
});

export const says = (found: Extracted, intent: Intent): boolean =>
  found.intent === intent || found.also.includes(intent);
