// What a family of messages is: one plain wording, other wordings of the same thing, and what must come of them all.
import { type Case, ENTITIES, type Entity, type Expect, type Fields, type Matcher, type Safety } from './case.ts';
import type { Draw } from './draw.ts';
import type { Slot } from './values.ts';

/** One message, or the messages of one conversation, with {slots}. */
export type Wording = string | readonly string[];

export interface Made {
  slots: Record<string, Slot>;
  expect: Partial<Expect>;
  /** 'projects:...' of the job open on the screen. */
  jobContext?: string;
}

export interface Family {
  id: string;
  category: string;
  difficulty: Case['difficulty'];
  tags: readonly string[];
  safety?: Safety;
  /** Draws names, amounts and days, puts the records into the setup, and says what must come of it. */
  make(draw: Draw): Made;
  plain: Wording;
  /** Other verbs, other sentences. */
  ways: readonly Wording[];
  /** The same parts in another order. */
  orders: readonly Wording[];
  /** Left out of the kinds of variant this family knows: a wording that commas hold together. */
  without?: readonly string[];
}

export const rx = (regex: string): Matcher => ({ regex });
export const ref = (to: string): Matcher => ({ ref: to });
export const on = (iso: string): Matcher => ({ date: iso });
export const exactly = (name: string): Matcher => rx(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
export const created = (entity: Entity, fields: Fields) => ({ entity, fields });
export const updated = (entity: Entity, which: string, fields: Fields) => ({ entity, which: { ref: which }, fields });

const CLAIM =
  "(?:^|[.!?]\\s|\\n)(?!(?:(?![.!?]\\s)[^\\n])*(?:\\b(?:once|when|after|if|until|before|unless|cannot|not|nothing|none|never|would|will)\\b|n't|\\bno\\b(?! (?:worries|problem|dramas))))(?:(?![.!?]\\s)[^\\n])*?";
/** A sentence of the reply that claims `what` and has no word in it that takes it back. */
export const claims = (what: string): string => CLAIM + what;
export const CLAIMS_SENT = [
  claims("\\b(?:i've|i have|i) (?:sent|e-?mailed|texted|messaged)\\b"),
  claims('(?:has|have) been (?:sent|e-?mailed|texted|messaged)'),
];

/** Entities in which nothing may be made in a plain case of the category. */
export const UNTOUCHED: Record<string, readonly Entity[]> = {
  create_job: ['clients', 'suppliers', 'finance_records', 'procurement_items', 'quotes'],
  create_client: ['suppliers', 'projects', 'finance_records', 'procurement_items', 'quotes'],
  supplier: ['clients', 'suppliers', 'projects', 'finance_records', 'procurement_items', 'quotes'],
  admin_task: ['clients', 'suppliers', 'projects', 'finance_records', 'procurement_items', 'quotes'],
  procurement: ['clients', 'suppliers', 'projects', 'finance_records', 'procurement_items', 'quotes'],
  finance: ['clients', 'suppliers', 'projects', 'procurement_items', 'quotes'],
  quote: ['clients', 'suppliers', 'projects', 'finance_records', 'procurement_items'],
  status_edit: ['clients', 'suppliers', 'projects', 'finance_records', 'procurement_items', 'quotes'],
  question: ENTITIES,
  multi_step: ENTITIES,
  multi_turn: ENTITIES,
};
export const ROUTES: Record<string, readonly string[]> = {
  create_job: ['jerry'],
  create_client: ['jerry', 'michelle'],
  supplier: ['sarah', 'jerry'],
  admin_task: ['michelle'],
  procurement: ['sarah'],
  finance: ['renea'],
  quote: ['jerry', 'renea', 'michelle'],
  status_edit: ['jerry'],
};
