import type { AssistantId, Intent, Operation, Urgency } from '@smoko/contract';
import type { Incoming } from '../book.ts';
import type { Extracted } from '../extracted.ts';

/** One change that is wanted, put to the tradie: nothing of it happens without a yes. */
export interface Change {
  operation: Operation;
  /** As the API takes it. */
  input: Record<string, unknown>;
  /** "Move job 3144 - Wardrobe Doors to Fri 27 Nov 2026". */
  ask: string;
  /** Said once it is done by itself. */
  done: string;
  details: string[];
  tool: string;
}

export interface Task {
  task_name: string;
  notes: string | null;
  project_id: string | null;
}

export interface Fact {
  label: string;
  value: string;
}

/** What should come of a message, worked out by code from its fields and the sender's own records. */
export interface InboundPlan {
  intent: Intent;
  summary: string;
  facts: Fact[];
  warnings: string[];
  assistant: AssistantId;
  changes: Change[];
  task: Task | null;
  /** Somebody should be rung; null for machines and whatever can wait. */
  urgent: Urgency | null;
  /** The words of an answer, for the tradie to send. */
  draft: string | null;
  opt_out: boolean;
  /** A payment that was said to be made has not come about: "bank says it bounced". */
  unpaid?: boolean;
}

/** What every part of a plan is made from. */
export interface Given {
  incoming: Incoming;
  found: Extracted;
  /** "Tevita Fonua", or a number or address. */
  who: string;
  /** The tradie's first name. */
  owner: string;
  /** The text in its plain form. */
  said: string;
}

export interface Part {
  changes?: Change[];
  task?: Task | null;
  facts?: Fact[];
  warnings?: string[];
  /** One clause of the summary: "said yes to quote Q-1". */
  clause: string;
  /** The middle of the answer. */
  answer?: string | null;
}

export const fact = (label: string, value: string | null | undefined): Fact[] => (value ? [{ label, value }] : []);
