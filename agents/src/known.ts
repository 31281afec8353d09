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
  /** Of a person, a job, a task, an item; what a quote is called; what a finance record is for. */
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
  /** HH:MM, of a job or a task. */
  time: z.string().optional(),
  /** What a quote is for, as its text begins. */
  about: z.string().optional(),
  amount: z.number().optional(),
  /** Of an invoice that is paid in part: what is still due of its amount. */
  due: z.number().optional(),
  quantity: z.number().optional(),
  /** Number of an invoice. */
  invoice: z.string().optional(),
  /** What was done to it lately in this conversation, latest first; left out when it is only named. */
  lately: z.enum(['created', 'changed']).optional(),
  /** It was changed here since it was created. */
  changed_since: z.literal(true).optional(),
  /** The person looks at it: "this" means it. */
  on_screen: z.literal(true).optional(),
  /** Only before the latest turn that did anything: "it" is hardly this one. */
  earlier: z.literal(true).optional(),
});
export type KnownRecord = z.infer<typeof knownRecordSchema>;

/**
 * What a field of a kind is called where a model reads it: as the tools call it, so that a number of the job an
 * invoice is for is not taken for the invoice's own.
 */
const SHOWN: Readonly<Record<KnownKind, Readonly<Record<string, string>>>> = {
  client: {},
  supplier: {},
  job: { name: 'job_name', number: 'job_number', amount: 'budget' },
  task: { name: 'task', job: 'on_job', date: 'due_date', time: 'due_time' },
  item: { name: 'item', job: 'on_job', date: 'delivery_date', amount: 'unit_price' },
  quote: { name: 'quote', job: 'on_job', amount: 'total' },
  finance: { name: 'what_for', invoice: 'invoice_number', job: 'on_job', date: 'due_date', due: 'amount_due' },
};

/** For a prompt: one JSON object a line. */
export const recordLines = (records: readonly KnownRecord[]): string =>
  records.map((record) => JSON.stringify(shown(record))).join('\n');

/** An invoice is shown as one, not as a finance record of that type. */
function shown({ kind, type, id, ...facts }: KnownRecord): Record<string, unknown> {
  const named = Object.entries(facts).map(([key, value]) => [SHOWN[kind][key] ?? key, value]);
  return { kind: kind === 'finance' && type ? type : kind, id, ...(Object.fromEntries(named) as object) };
}

/** What `recordLines` wrote; lines that are no record are left out. */
export function readRecordLines(text: string): KnownRecord[] {
  return text.split('\n').flatMap((line) => {
    try {
      const read = knownRecordSchema.safeParse(asKnown(JSON.parse(line)));
      return read.success ? [read.data] : [];
    } catch {
      return [];
    }
  });
}

function asKnown(line: Readonly<Record<string, unknown>>): unknown {
  const { kind: told, ...facts } = line;
  const kind = KNOWN_KINDS.find((one) => one === told) ?? 'finance';
  const names = Object.fromEntries(Object.entries(SHOWN[kind]).map(([key, name]) => [name, key]));
  const named = Object.entries(facts).map(([key, value]) => [names[key] ?? key, value]);
  // a line without a kind is about something else than a record
  if (typeof told !== 'string') return null;
  return { kind, ...(kind === told ? {} : { type: told }), ...(Object.fromEntries(named) as object) };
}

/** Where a conversation stands beside its records, in words made by code. */
export interface Standing {
  /** Open money and quotes of the clients that are named, and what is on for them: not named themselves. */
  beside: readonly KnownRecord[];
  /** Waits for a yes, oldest first. */
  waiting: readonly { summary: string; details: readonly string[] }[];
  /** Lies as a draft, oldest first: what of it is doubtful and what it lacks. */
  drafts: readonly { summary: string; check: readonly string[]; missing: readonly string[] }[];
  /** What was sent or deleted here lately and so is no record any more, latest first. */
  gone: readonly string[];
}

/** The same for a prompt: one JSON object a line; the lines of no record have no kind. */
export const standingLines = ({ beside, waiting, drafts, gone }: Standing): string =>
  [
    recordLines(beside),
    ...waiting.map(({ summary, details }) => JSON.stringify({ waits_for_yes: summary, details })),
    ...drafts.map(({ summary, check, missing }) =>
      JSON.stringify({ draft: summary, ...(check.length ? { check } : {}), ...(missing.length ? { missing } : {}) }),
    ),
    ...gone.map((done) => JSON.stringify({ done_here: done })),
  ]
    .filter(Boolean)
    .join('\n');
