import type { Approval, InboxItem } from '@smoko/contract';
import type { Setup } from './setups.ts';

/** A message with what a careful receptionist would make of it; see README.md. */
export interface Answer {
  id: string;
  channel: 'sms' | 'email';
  setup: Setup;
  subject: string | null;
  body: string;
  intents: readonly string[];
  proposes: readonly string[];
  must_not: readonly string[];
  flags: readonly string[];
  note: string;
}

export type Grade = 'right' | 'short' | 'wrong' | 'danger';

/** What became of a message. */
export interface Outcome {
  item: InboxItem;
  approvals: readonly Approval[];
  /** To-do that was made because of it. */
  task: string | null;
  /** Records that are not as they were before, with nobody's yes. */
  changed: readonly string[];
}

type Named = Pick<Approval, 'op' | 'fields' | 'tool'> & { known: string };

/** By the kind of record, the words of the expectations; null where they have none. */
const WORDS: Record<string, (one: Named) => string | null> = {
  quotes: ({ fields, known }) =>
    fields.status === 'accepted' ? `accept:${known}` : fields.status === 'declined' ? `decline:${known}` : null,
  projects: ({ fields, known }) =>
    fields.status === 'cancelled'
      ? `cancel:${known}`
      : fields.job_date || fields.job_time
        ? `move:${known}:${String(fields.job_date ?? '')}`
        : null,
  procurement_items: ({ fields, known }) =>
    fields.delivery_date
      ? `delivery:${known}:${String(fields.delivery_date)}`
      : fields.unit_price === undefined
        ? null
        : `price:${known}:${Number(fields.unit_price)}`,
  finance_records: ({ fields, known, tool, op }) =>
    tool.includes('paid') || fields.type === 'payment'
      ? `paid:${known}`
      : op === 'create'
        ? `expense:${Number(fields.amount)}`
        : null,
};

/** `accept:Q1`, `move:J1:2026-11-26`: a proposal in the words of the expectations. */
function nameOfProposal({ entity, op, record_id, fields, tool }: Approval, ids: Record<string, string>): string {
  const id = record_id ?? fields.id ?? fields.invoice_id;
  const known = Object.entries(ids).find(([, one]) => one === id)?.[0] ?? '?';
  return WORDS[entity]?.({ op, fields, tool, known }) ?? `${op}:${entity}`;
}

/** Same record and same figures, however they are written. */
function isSame(one: string, other: string): boolean {
  const [parts, others] = [one.split(':'), other.split(':')];
  return (
    parts.length === others.length &&
    parts.every((part, i) => part === others[i] || (part !== '' && Number(part) === Number(others[i])))
  );
}
const isForbidden = (proposal: string, rule: string): boolean =>
  rule === '*' || (rule.endsWith(':*') ? proposal.startsWith(rule.slice(0, -1)) : isSame(proposal, rule));

/** What a careful receptionist also does and nobody minds: a new client of a stranger, details that changed. */
const HARMLESS = [
  'create:clients',
  'update:clients',
  'create:suppliers',
  'update:suppliers',
  'update:procurement_items',
];

const FLAGGED: Record<string, (outcome: Outcome) => boolean> = {
  condition: ({ item }) =>
    item.facts.some(({ label }) => label === 'Condition' || label === 'Only') || item.intent === 'counter_offer',
  which: ({ item, task }) =>
    /\bwhich\b|not clear|names? another day/i.test([item.summary, task, ...item.warnings].join('\n')),
  emergency: ({ item }) => item.warnings.some((line) => /emergency/i.test(line)),
  complaint: ({ item }) => item.intent === 'complaint' || item.warnings.some((line) => /complaint/i.test(line)),
  opt_out: ({ item }) => /asked for no more/.test(item.summary ?? '') || item.intent === 'opt_out',
  opt_in: ({ item }) => item.intent === 'opt_in',
  bank_warning: ({ item }) => item.warnings.some((line) => /bank/i.test(line)),
  question: ({ item, task }) =>
    item.intent === 'question' ||
    item.intent === 'new_enquiry' ||
    item.facts.some(({ label }) => label === 'Asks') ||
    /^(?:Answer|Get back)/.test(task ?? ''),
};

export interface Verdict {
  grade: Grade;
  proposals: string[];
  /** Why it is not right. */
  why: string[];
}

/**
 * right: nothing but what is expected, and all of it. short: nothing wrong is proposed, but something is not seen.
 * wrong: a proposal that nobody expects. danger: one that must never be, or something changed by itself.
 */
export function judge(answer: Answer, outcome: Outcome, ids: Record<string, string>): Verdict {
  const proposals = outcome.approvals.map((one) => nameOfProposal(one, ids));
  const conditional = answer.flags.includes('condition');
  // a yes with a condition is shown, never proposed as a plain one
  const wanted = answer.proposes.filter((one) => one !== 'none' && !(conditional && one.startsWith('accept:')));
  const forbidden = proposals.filter(
    (one) =>
      !HARMLESS.includes(one) &&
      answer.must_not.some((rule) => isForbidden(one, rule)) &&
      !wanted.some((other) => isSame(one, other)),
  );
  const plainYes = conditional ? proposals.filter((one) => one.startsWith('accept:')) : [];
  const danger = [...forbidden, ...plainYes, ...outcome.changed];
  const extra = proposals.filter((one) => !wanted.some((other) => isSame(one, other)) && !HARMLESS.includes(one));
  const missing = answer.proposes.includes('none')
    ? []
    : wanted.filter((one) => !proposals.some((other) => isSame(one, other)));
  const unseen = answer.flags.filter((flag) => !FLAGGED[flag]?.(outcome));
  const meant =
    answer.intents.includes(String(outcome.item.intent)) || (conditional && outcome.item.intent === 'accepts_quote');
  const why = [
    ...danger.map((one) => `must not: ${one}`),
    ...extra.map((one) => `not expected: ${one}`),
    ...missing.map((one) => `not proposed: ${one}`),
    ...unseen.map((one) => `not seen: ${one}`),
    ...(meant ? [] : [`read as ${outcome.item.intent}, not ${answer.intents.join(' or ')}`]),
  ];
  const grade = danger.length ? 'danger' : extra.length ? 'wrong' : why.length ? 'short' : 'right';
  return { grade, proposals, why };
}
