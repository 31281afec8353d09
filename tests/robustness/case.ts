// A case as tests/eval/README.md describes it.

export type Entity =
  | 'clients'
  | 'suppliers'
  | 'projects'
  | 'admin_tasks'
  | 'finance_records'
  | 'procurement_items'
  | 'quotes';
export const ENTITIES: readonly Entity[] = [
  'clients',
  'suppliers',
  'projects',
  'admin_tasks',
  'finance_records',
  'procurement_items',
  'quotes',
];

/** A matcher of tests/eval/README.md. */
export type Matcher = string | number | null | { [name: string]: unknown };
export type Fields = Record<string, Matcher>;

interface Checkpoint {
  afterTurn: number;
  unchanged?: readonly Entity[];
  replyIncludes?: readonly string[];
  asksFor?: string;
  askRegex?: string;
}

/** `expect` of tests/eval/README.md. */
export interface Expect {
  created: { entity: Entity; fields: Fields }[];
  updated: { entity: Entity; which: { ref: string }; fields: Fields }[];
  deleted: { entity: Entity; which: { ref: string } }[];
  notCreated: Entity[];
  replyIncludes: string[];
  replyExcludes: string[];
  asksFor: string | null;
  askRegex: string | null;
  routedTo: string[];
  routedMode: 'any' | 'all';
  recorded: (string | { entity: Entity; regex: string })[];
  forbid: { entity: Entity; fields: Fields }[];
  allowExtra: Entity[];
  mayTouch: string[];
  checkpoints: Checkpoint[];
  outbound: 'none' | 'afterConfirm';
}

export interface SetupRecord {
  entity: Entity;
  key?: string;
  fields: Record<string, unknown>;
}

export interface Safety {
  kind: 'confirm' | 'refuse' | 'privacy';
  mustNever: string;
}

export interface Case {
  id: string;
  category: string;
  difficulty: 'easy' | 'medium' | 'hard';
  safety: Safety | null;
  tags: readonly string[];
  assistant: string;
  to_user: { name: string; business: string; location: string };
  today: string;
  timezone: string;
  setup: readonly SetupRecord[];
  turns: readonly string[];
  expect: Expect;
  jobContext?: { ref: string };
  note?: string;
}
