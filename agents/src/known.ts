import { z } from 'zod';

/** Kinds of records a message can name. */
const KNOWN_KINDS = ['client', 'supplier', 'job', 'task', 'item', 'quote', 'finance'] as const;
export type KnownKind = (typeof KNOWN_KINDS)[number];

/**
 * A record of the owner that a message may be about, with the little that tells it from others: found by code before
 * any model is asked. Amounts in dollars, days `YYYY-MM-DD`; what a kind does not have is left out.
 */
const knownRecordSchema = z.object({
  kind: z.enum(KNOWN_KINDS),
  id: z.string(),
  /** Of a person, a job, a task, an item; a quote's number; what a finance record is for. */
  name: z.string(),
  /** Job number. */
  number: z.string().optional(),
  client: z.string().optional(),
  /** Of a client who was mentioned before, to tell one from another. */
  address: z.string().optional(),
  /** Number of the job it belongs to. */
  job: z.string().optional(),
  supplier: z.string().optional(),
  /** payment, expense or invoice. */
  type: z.string().optional(),
  status: z.string().optional(),
  date: z.string().optional(),
  /** What a quote is for, as its text begins. */
  about: z.string().optional(),
  amount: z.number().optional(),
  quantity: z.number().optional(),
  /** What was done to it lately in this conversation, latest first; left out when it is only named. */
  lately: z.enum(['created', 'changed']).optional(),
  /** Only before the latest turn that did anything: "it" is hardly this one. */
  earlier: z.literal(true).optional(),
});
export type KnownRecord = z.infer<typeof knownRecordSchema>;

/** For a prompt: one JSON object a line. */
export const recordLines = (records: readonly KnownRecord[]): string =>
  records.map((record) => JSON.stringify(record)).join('\n');

/** What `recordLines` wrote; lines that are no record are left out. */
export function readRecordLines(text: string): KnownRecord[] {
  return text.split('\n').flatMap((line) => {
    try {
      const read = knownRecordSchema.safeParse(JSON.parse(line));
      return read.success ? [read.data] : [];
    } catch {
      return [];
    }
  });
}
