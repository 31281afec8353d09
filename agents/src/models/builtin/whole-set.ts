import type { AssistantId } from '@smoko/contract';
import { namesSet } from '../../sets.ts';
import { messageToSet } from './decide/message-set.ts';
import { daysIn } from './decide/span.ts';
import { takeDate } from './extract/dates.ts';
import { takeShift } from './extract/shifts.ts';
import { ITEM_STATUS } from './lexicon/item-words.ts';
import { QUALIFIED, SET_ACTIONS, SET_KINDS, type SetAction, type SetOf, UNNAMED } from './lexicon/set-actions.ts';
import { JOB_STATUS, QUOTE_STATUS, statusIn, TASK_STATUS } from './lexicon/statuses.ts';
import type { Reading } from './reading.ts';
import { takeRecord } from './records/take.ts';
import { call, type PlannedCall, type Reply, say } from './reply.ts';
import type { SetRequest } from './set-request.ts';

interface Kind {
  owner: AssistantId;
  list: string;
  rows: string;
  one: string;
  /** How a tool calls the one it is about. */
  ref: string;
  states: readonly [RegExp, string][];
  filter: Record<string, unknown>;
}
const kind = (owner: AssistantId, one: string, many: string, ref: string, more: Partial<Kind> = {}): Kind => ({
  owner,
  list: `list_${many}`,
  rows: many,
  one,
  ref,
  states: [],
  filter: {},
  ...more,
});
const money = (type: string) =>
  kind('renea', 'finance_record', 'finance_records', 'record', { rows: 'records', filter: { type } });
const KINDS: Record<SetOf, Kind> = {
  supplier: kind('sarah', 'supplier', 'suppliers', 'supplier'),
  client: kind('jerry', 'client', 'clients', 'client'),
  task: kind('michelle', 'task', 'tasks', 'task', { states: TASK_STATUS }),
  quote: kind('renea', 'quote', 'quotes', 'quote', { states: QUOTE_STATUS }),
  job: kind('jerry', 'job', 'jobs', 'job', { states: JOB_STATUS }),
  item: kind('sarah', 'procurement_item', 'procurement_items', 'item', { rows: 'items', states: ITEM_STATUS }),
  invoice: money('invoice'),
  expense: money('expense'),
  payment: money('payment'),
};

/** What a request about a whole set of records asks for; null when it is about none, or changes nothing. */
export function setIn(request: string, reading: Reading): SetRequest | null {
  if (!namesSet(request)) return null;
  const text = withoutReason(request.toLowerCase().replace(/[’‘]/g, "'").replace(DAYS_OWN, '$1'));
  if (/\?$|^(?:what|which|who|how|where|when|list|show|count|total|any|is|are|has|have|does|did|do)\b/.test(text))
    return null;
  const action = SET_ACTIONS.find(([, says]) => says.test(text))?.[0];
  if (!action) return null;
  if (action === 'send') return messageToSet(request, reading);
  const of = action === 'paid' ? 'invoice' : (firstKind(text) ?? UNNAMED[action]);
  return of ? change(text, action, of, reading) : null;
}

/** "its raining, shove all of mondays jobs back": why it is asked is no part of it. */
const withoutReason = (text: string): string => {
  const rest = /^[^,]{4,40},\s*(.+)$/.exec(text)?.[1];
  const asks = (said: string) => SET_ACTIONS.some(([, says]) => says.test(said));
  return rest !== undefined && !asks(text) && asks(rest) ? rest : text;
};

/** "next weeks jobs" are the jobs of next week. */
const DAYS_OWN = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|yesterday|week|month)'?s\b/g;

/** "every client I have no job for" is about clients. */
function firstKind(text: string): SetOf | undefined {
  const found = SET_KINDS.map(([of, says]) => ({ of, at: text.search(says) })).filter(({ at }) => at >= 0);
  return found.sort((a, b) => a.at - b.at)[0]?.of;
}

function change(text: string, action: SetAction, of: SetOf, reading: Reading): SetRequest {
  const { owner, list, rows, one, ref, states } = KINDS[of];
  const { fields, does, tool } = whatChanges(text, action, of, reading);
  return {
    owner,
    list: call(list, which(text, action, of, states, reading)).calls[0] as PlannedCall,
    rows,
    does,
    unclear: qualified(text, of, reading),
    each: fields && ((row) => call(tool ?? `update_${one}`, { [ref]: row.id, ...fields }).calls[0] ?? null),
  };
}

/** "all suppliers but Reece", "every client I have no job for": what no list here can tell. */
function qualified(text: string, of: SetOf, reading: Reading): boolean {
  const clause = text.split(/,|\s-\s|\b(?:cause|because|cos|since|as) (?:i|im|we|she|he|they|its)\b/)[0] ?? text;
  if (QUALIFIED.test(clause)) return true;
  const named =
    /\b(?:from|for|with|of|by|at) (?!the list|the books|me\b|us\b|now\b|good\b|(?:next|this|last) |today|tomorrow|\w+day)/.test(
      clause,
    );
  const known = ['client', 'supplier', 'job'] as const;
  return (
    named && of !== 'supplier' && of !== 'client' && !known.some((one) => takeRecord(one, clause, reading.records))
  );
}

/** The filter of the list: only what is said narrows it. What would change nothing is left out. */
function which(text: string, action: SetAction, of: SetOf, states: Kind['states'], reading: Reading) {
  const narrow = (kind: 'client' | 'supplier' | 'job') => takeRecord(kind, text, reading.records)?.reference;
  const deletes = action === 'delete';
  const status = deletes ? statusIn(text, states) : undefined;
  const open = deletes ? undefined : true;
  switch (of) {
    case 'job':
      return { ...daysListed(text, action, reading), status, open, client: narrow('client') };
    case 'task':
      return { ...daysListed(text, action, reading), status, open, job: narrow('job') };
    case 'item':
      return { status, outstanding: open, supplier: narrow('supplier'), job: narrow('job') };
    case 'quote':
      return { status, client: narrow('client') };
    case 'supplier':
    case 'client':
      return {};
    case 'invoice':
      return { ...KINDS.invoice.filter, ...owedIn(text, deletes), client: narrow('client') };
    default:
      return { ...KINDS[of].filter, client: narrow('client') };
  }
}

/** Where they stand now, of what is moved as of everything else. */
function daysListed(text: string, action: SetAction, reading: Reading) {
  const dated = action !== 'move' || takeShift(text) ? daysIn(text, reading.facts) : movedFrom(text, reading);
  return { from: dated?.from, to: dated?.to };
}

/** Late invoices, or those that are owed: what is paid is deleted only where that is not said. */
function owedIn(text: string, deletes: boolean) {
  const late = /\b(?:overdue|late)\b/.test(text);
  const owed = !deletes || /\b(?:owes?|owing|owed|unpaid|outstanding)\b/.test(text);
  return { unpaid: (owed && !late) || undefined, late: late || undefined };
}
/** "push tomorrow's jobs to monday": the first day named is where they stand, the last where they go. */
function movedFrom(text: string, reading: Reading) {
  const to = targetAt(text);
  return to > 0 ? daysIn(text.slice(0, to), reading.facts) : null;
}

/** Where they go: after the last "to", or the last "on" where they are put. */
const targetAt = (text: string): number => {
  const to = text.lastIndexOf(' to ');
  return to < 0 && /\bput\b/.test(text) ? text.lastIndexOf(' on ') : to;
};

interface Planned {
  fields: Record<string, unknown> | null;
  does: string;
  tool?: string;
}

function whatChanges(text: string, action: SetAction, of: SetOf, reading: Reading): Planned {
  const { one, states } = KINDS[of];
  if (action === 'delete') return { fields: {}, does: 'delete them', tool: `delete_${one}` };
  if (action === 'write_off')
    return { fields: {}, does: 'write them off, which deletes them from the books,', tool: `delete_${one}` };
  if (action === 'other') return { fields: null, does: 'change them' };
  if (action === 'paid')
    return { fields: of === 'invoice' ? {} : null, does: 'mark them as paid', tool: 'mark_invoice_paid' };
  if (action === 'cancel') {
    if (of === 'job') return { fields: { status: 'cancelled' }, does: 'cancel them' };
    const gone = of === 'item' || of === 'task';
    return { fields: gone ? {} : null, does: 'delete them', tool: `delete_${one}` };
  }
  if (action === 'move') return { fields: moved(text, of, reading), does: 'move them' };
  const status = statusIn(text, states);
  return {
    fields: status ? { status } : null,
    does: status ? `mark them as ${status.replace('_', ' ')}` : 'change them',
  };
}

const DAY_FIELD: Partial<Record<SetOf, string>> = { job: 'date', task: 'due_date', item: 'delivery_date' };
function moved(text: string, of: SetOf, reading: Reading): Record<string, unknown> | null {
  const field = DAY_FIELD[of];
  if (!field) return null;
  const shift = takeShift(text)?.value.days;
  if (shift !== undefined) return { shift_days: shift };
  const to = targetAt(text);
  const date = to > 0 ? takeDate(text.slice(to + 4), reading.facts)?.value.date : undefined;
  return date ? { [field]: date } : null;
}

/** First the list: what it covers is counted by code. Null for a request about no set. */
export function wholeSet(request: string, reading: Reading): { owner: AssistantId; reply: Reply } | null {
  const set = setIn(request, reading);
  if (!set) return null;
  // whoever lists them has to be able to do it to each of them too
  const own = !reading.router || set.owner === 'jerry';
  if (own && reading.tools.has(set.list.name)) return { owner: set.owner, reply: { text: '', calls: [set.list] } };
  return {
    owner: set.owner,
    reply: say(
      `That covers a whole set of records: "${request.trim()}". Nothing has been changed. Which ones exactly do you mean?`,
    ),
  };
}
