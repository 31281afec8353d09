import type { KnownRecord } from '../../../known.ts';
import { takeAmountChange } from '../decide/amount-change.ts';
import { type Draft, draftOf } from '../decide/draft.ts';
import { takeDate } from '../extract/dates.ts';
import { GAP } from '../extract/gap.ts';
import { takeExpectedAmount } from '../extract/money.ts';
import { takeRecord } from '../records/take.ts';
import type { Talk } from './talk.ts';

type Fields = Record<string, unknown>;

/**
 * What a message changes of an invoice, a payment or an expense: its job, its amount, its day, together or alone. A
 * client stands for the only job they have. Null where somebody is named whose job is not plain.
 */
export function financeFields(
  text: string,
  record: KnownRecord,
  around: Talk,
): { fields: Fields; rest: string } | null {
  const draft = draftOf(text);
  const by = takeAmountChange(draft.rest);
  if (by) draft.rest = by.rest;
  const where = takeJob(draft, record, around.records);
  if (!where) return null;
  const date = draft.take(takeDate(draft.rest, around.facts))?.date;
  // a payment cannot have come in on a day in the future
  if (date && record.type === 'payment' && date > around.facts.today) return null;
  const money = by ? undefined : draft.take(takeExpectedAmount(draft.rest));
  const amount = by ? by.fields : money ? { amount: money.dollars, ...(money.gst ? { gst: money.gst } : {}) } : {};
  const when = date ? { [record.type === 'payment' ? 'paid_date' : 'due_date']: date } : {};
  return { fields: { ...where, ...amount, ...when }, rest: draft.rest };
}

/** The job that is named, or the only one of the client who is; none where it is the record's already. */
export function takeJob(
  draft: Draft,
  record: KnownRecord,
  records: readonly KnownRecord[],
): { new_job?: string } | null {
  const job = takeRecord('job', draft.rest, records);
  if (job) draft.rest = job.rest;
  const client = takeRecord('client', draft.rest, records);
  if (client) draft.rest = client.rest.replaceAll(GAP, ' ').replace(/\bjob\b/i, ' ');
  if (job) return job.record && job.record.number === record.job ? {} : { new_job: job.reference };
  if (!client || client.record?.name === record.client) return {};
  const theirs = records.filter((one) => one.kind === 'job' && one.client === client.record?.name);
  const [only] = theirs;
  if (only && theirs.length === 1 && only.number === record.job) return {};
  return client.record && only && theirs.length === 1 ? { new_job: only.id } : null;
}
