import type { AssistantId } from '@smoko/contract';

/** Which assistant does what, for routing: the tools of each entity by what they do to it. */
export type Entity = 'job' | 'client' | 'supplier' | 'task' | 'finance' | 'item' | 'quote';
export type Verb = 'create' | 'find' | 'list' | 'update' | 'delete';

const OWNER: Readonly<Record<Entity, AssistantId>> = {
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
const toolFor = (verb: Verb, entity: Entity): string => `${verb}_${NAMES[entity][verb === 'list' ? 1 : 0]}`;

/** Tools that are none of the five, and what they are about. */
const OTHERS: readonly [tool: string, Entity, Verb, AssistantId][] = [
  ['show_schedule', 'task', 'list', 'michelle'],
  ['send_order', 'item', 'update', 'sarah'],
  ['send_message', 'client', 'update', 'michelle'],
  ['on_my_way', 'client', 'update', 'michelle'],
  ['list_messages', 'client', 'list', 'michelle'],
  ['last_price', 'quote', 'find', 'renea'],
  ['create_invoice', 'finance', 'create', 'renea'],
  ['change_invoice_lines', 'finance', 'update', 'renea'],
  ['mark_invoice_paid', 'finance', 'update', 'renea'],
  ['send_invoice', 'finance', 'update', 'renea'],
  ['issue_invoice', 'finance', 'update', 'renea'],
  ['void_invoice', 'finance', 'update', 'renea'],
  ['set_payment_claim', 'finance', 'update', 'renea'],
  ['credit_invoice', 'finance', 'update', 'renea'],
  ['refund_client', 'finance', 'create', 'renea'],
  ['client_account', 'finance', 'list', 'renea'],
  ['aged_receivables', 'finance', 'list', 'renea'],
  ['payments_to_place', 'finance', 'list', 'renea'],
  ['place_payment', 'finance', 'update', 'renea'],
  ['contractor_payments', 'finance', 'list', 'renea'],
  ['job_billing', 'finance', 'list', 'renea'],
  ['explain_total', 'finance', 'list', 'renea'],
  ['add_variation', 'finance', 'create', 'renea'],
  ['update_variation', 'finance', 'update', 'renea'],
  ['send_variation', 'finance', 'update', 'renea'],
  ['send_receipt', 'finance', 'update', 'renea'],
  ['send_credit_note', 'finance', 'update', 'renea'],
  ['send_statement', 'finance', 'update', 'renea'],
  ['send_quote', 'quote', 'update', 'renea'],
];

interface ToolOf {
  tool: string;
  entity: Entity;
  verb: Verb;
  owner: AssistantId;
}

/** Whose a tool is: by its entry here, else by the entity that its name ends with ("repeat_job"). */
export function ownerOf(tool: string): AssistantId {
  const entity = (Object.keys(NAMES) as Entity[]).find((one) => tool.endsWith(`_${NAMES[one][0]}`));
  return TOOLS.get(tool)?.owner ?? (entity ? OWNER[entity] : 'jerry');
}

/** Every tool by its name, but for those that only acts and language models call. */
export function toolsOf(): ReadonlyMap<string, ToolOf> {
  const verbs: Verb[] = ['create', 'find', 'list', 'update', 'delete'];
  const five = (Object.keys(NAMES) as Entity[]).flatMap((entity) =>
    verbs.map((verb) => ({ tool: toolFor(verb, entity), entity, verb, owner: OWNER[entity] })),
  );
  const others = OTHERS.map(([tool, entity, verb, owner]) => ({ tool, entity, verb, owner }));
  return new Map([...five, ...others].map((one) => [one.tool, one]));
}
const TOOLS = toolsOf();
