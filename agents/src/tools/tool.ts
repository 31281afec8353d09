import { AppError, type ApprovalCard, type DraftCard, frozen, type ReceiptCard } from '@smoko/contract';
import type { z } from 'zod';
import type { Ability } from '../abilities.ts';
import type { JobOnScreen, Outcome, Services } from '../context.ts';
import { loosen } from './loosen.ts';
import { type Parameters, toParameters } from './parameters.ts';
import { ToolProblem } from './problem.ts';

/** What a tool has to work with: the owner's operations, the business's day, and what is on the screen. */
export interface ToolEnv {
  services: Services;
  /** `YYYY-MM-DD` in the business's zone. */
  today: string;
  /** The business's zone. */
  timeZone: string;
  country: 'AU' | 'NZ';
  job: JobOnScreen | null;
  /** The conversation. */
  threadId: string;
  /** The message names a set ("all", "everyone"): changes of records on file then wait for a yes. */
  bulk: boolean;
  /** What waits for a yes in this conversation or lies in it as a draft, since before this turn; it can be dropped only. */
  waiting: {
    list(): Promise<readonly { id: string; summary: string; draft: boolean }[]>;
    /** The approval as it then stands, where it was one. */
    drop(one: { id: string; draft: boolean }): Promise<ApprovalCard[]>;
  };
  /** Keeps what was worked out before anything is written, so that a retry after a crash writes the same. */
  remember<T>(make: () => Promise<T>): Promise<T>;
}

/** Where nothing of the owner's can be dropped: messages from outside. */
export const NOTHING_WAITS: ToolEnv['waiting'] = frozen({ list: async () => [], drop: async () => [] });

export interface ToolResult {
  status: 'read' | 'done' | 'waiting' | 'draft' | 'failed';
  /** One sentence made by code from stored values; what an assistant says is built from it. */
  summary: string;
  /** More for the model, compact. */
  data?: Record<string, unknown>;
  receipts: ReceiptCard[];
  approvals: ApprovalCard[];
  drafts: DraftCard[];
}

export interface Tool {
  name: string;
  description: string;
  parameters: Parameters;
  /** Shown while it runs: "Creating the job". */
  doing: string;
  /** What it lets the assistants do that they would decline without it. */
  gives?: readonly Ability[] | undefined;
  /** Checks the arguments and runs. Never throws, except for an abort. */
  run(args: unknown, env: ToolEnv): Promise<ToolResult>;
}

interface Declared<S extends z.ZodObject> {
  name: string;
  description: string;
  doing: string;
  args: S;
  /** What the assistants need not decline any more once this tool is theirs. */
  gives?: readonly Ability[] | undefined;
  /** Arguments that say the same thing in different ways: with two of a group one would be passed over. */
  either?: readonly (readonly (keyof z.output<S> & string)[])[] | undefined;
  run(args: z.output<S>, env: ToolEnv): Promise<ToolResult>;
}

/** Declares a tool: arguments in people's terms, checked before anything is done. */
export function defineTool<S extends z.ZodObject>(declared: Declared<S>): Tool {
  const { name, description, doing, args: schema, gives, either = [] } = declared;
  const parameters = toParameters(schema);
  return {
    name,
    description,
    doing,
    gives,
    parameters,
    async run(raw, env) {
      const checked = schema.safeParse(loosen(raw, parameters));
      if (!checked.success) return failed(`${explain(checked.error)} Correct the arguments and call ${name} again.`);
      for (const group of either) {
        const said = group.filter((one) => checked.data[one] !== undefined);
        if (said.length > 1) return failed(`Give either ${said.join(' or ')}, not both, and call ${name} again.`);
      }
      try {
        return await declared.run(checked.data, env);
      } catch (error) {
        return fromError(error);
      }
    },
  };
}

export const failed = (summary: string, data?: Record<string, unknown>): ToolResult => ({
  status: 'failed',
  summary,
  ...(data ? { data } : {}),
  receipts: [],
  approvals: [],
  drafts: [],
});

export const read = (summary: string, data?: Record<string, unknown>): ToolResult => ({
  status: 'read',
  summary,
  ...(data ? { data } : {}),
  receipts: [],
  approvals: [],
  drafts: [],
});

/** The result of a write: its receipt's or approval's own words, and the fields worth knowing. */
export function wrote<T>(outcome: Outcome<T>, words: string, data: (output: T) => Record<string, unknown>): ToolResult {
  if (outcome.status === 'waiting') {
    const { approval } = outcome;
    const summary = approval.summary;
    const data = { details: approval.details };
    return { status: 'waiting', summary, data, receipts: [], approvals: [approval], drafts: [] };
  }
  if (outcome.status === 'draft') {
    const { draft } = outcome;
    const data = { fields: draft.fields, check: draft.doubts.map(({ words, why }) => `${words}: ${why}`) };
    return { status: 'draft', summary: draft.summary, data, receipts: [], approvals: [], drafts: [draft] };
  }
  return {
    status: 'done',
    summary: words,
    data: data(outcome.output),
    receipts: [outcome.also?.receipt, outcome.receipt].filter((receipt) => receipt != null),
    approvals: [],
    drafts: [],
  };
}

/** A result that was carried out, with one more sentence. */
export const remarked = (result: ToolResult, remark: string | null): ToolResult =>
  remark && result.status === 'done' ? { ...result, summary: `${result.summary}. ${remark}` } : result;

/** What the model gets to read. */
export function toModelText(result: ToolResult): string {
  const { status, summary, data } = result;
  if (status === 'failed') return JSON.stringify({ ok: false, error: summary, ...data });
  if (status === 'waiting') {
    return JSON.stringify({ ok: true, waits_for_yes: true, summary, note: 'Nothing has been done yet.', ...data });
  }
  if (status === 'draft') {
    const note = 'Nothing is stored yet. The user sees a card with this: they check it and save it with one tap.';
    return JSON.stringify({ ok: true, draft: true, summary, note, ...data });
  }
  return JSON.stringify({ ok: true, summary, ...data });
}

function fromError(error: unknown): ToolResult {
  if (error instanceof ToolProblem) return failed(error.message, error.data);
  if (error instanceof AppError) return failed(error.message, { code: error.code });
  if (error instanceof Error && error.name === 'AbortError') throw error;
  return failed('Something went wrong on our side, so this was not done. Try again in a moment.');
}

function explain(error: z.ZodError): string {
  return error.issues
    .slice(0, 4)
    .map((issue) => `${issue.path.join('.') || 'arguments'}: ${issue.message}`)
    .join(' ');
}
