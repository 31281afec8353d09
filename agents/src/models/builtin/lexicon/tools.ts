import type { AssistantId } from '@smoko/contract';

/** Which assistant does what, for routing: the tools of each entity by what they do to it. */
export type Entity = 'job' | 'client' | 'supplier' | 'task' | 'finance' | 'item' | 'quote';
export type Verb = 'create' | 'find' | 'list' | 'update' | 'delete';

export const OWNER: Readonly<Record<Entity, AssistantId>> = {
  job: 'jerry',
  client: 'jerry',
  supplier: 'sarah',
  item: 'sarah',
  task: 'michelle',
  finance: 'renea',
  quote: 'renea',
};

const NAMES: Readonly<Record<Entity, [one: string, many: string]>> = {
  job: ['job', 'jobs'],
  client: ['client', 'clients'],
  supplier: ['supplier', 'suppliers'],
  task: ['task', 'tasks'],
  finance: ['finance_record', 'finance_records'],
  item: ['procurement_item', 'procurement_items'],
  quote: ['quote', 'quotes'],
};
export const toolFor = (verb: Verb, entity: Entity): string => `${verb}_${NAMES[entity][verb === 'list' ? 1 : 0]}`;

/** Words for each kind of record. Longer and rarer words first: an "order item" is an item, "job quote" a quote. */
export const NOUNS: readonly [Entity, RegExp][] = [
  ['quote', /\b(quotes?|quotation|estimate)\b/],
  ['finance', /\b(invoices?|bills?|payments?|expenses?|finance records?|deposit)\b/],
  ['task', /\b(tasks?|to-?dos?|reminders?)\b/],
  ['item', /\b(order items?|procurement items?|items?|materials?|orders?|deliver(?:y|ies))\b/],
  ['supplier', /\bsuppliers?\b/],
  ['client', /\b(clients?|customers?)\b/],
  ['job', /\b(jobs?|projects?)\b/],
];
