import type { KnownRecord } from '../../../known.ts';
import { sentenceCase, tidy } from '../extract/gap.ts';
import { takeExpectedAmount } from '../extract/money.ts';
import { ADDS_MONEY, ONE_MORE_LINE } from '../lexicon/adds-money.ts';

/** What is added, and to which of the records this conversation made or changed. */
export interface MoreMoney {
  record: KnownRecord;
  fields: Record<string, unknown>;
}

/** "add 300 for the gate" to what was just quoted, "chuck another 150 on that job for the power point". */
export function moreMoney(said: string, lately: readonly KnownRecord[]): MoreMoney | null {
  const justQuoted = lately[0]?.kind === 'quote' && !lately[0].earlier;
  const match = ADDS_MONEY.exec(said) ?? (justQuoted ? ONE_MORE_LINE.exec(said) : null);
  const { sum = '', gst, on = '', what = '' } = match?.groups ?? {};
  const amount = takeExpectedAmount(sum)?.value.dollars;
  const record = recordMeant(on, lately);
  if (!amount || !record) return null;
  const description = sentenceCase(tidy(what));
  if (record.kind === 'quote') return { record, fields: { add_line: { description, amount, ...gstSaid(gst) } } };
  // money for a job is an expense unless it is put on the job
  if (record.kind !== 'job' || on === '') return null;
  const budget_includes_gst = gst ? !/plus/i.test(gst) : undefined;
  return { record, fields: { budget_change: amount, budget_includes_gst, add_note: description } };
}

/** "on job 1042", "on that quote"; what was made or changed last where neither is said. */
function recordMeant(on: string, lately: readonly KnownRecord[]): KnownRecord | undefined {
  const number = /\d+/.exec(on)?.[0];
  if (number) return lately.find((one) => one.kind === 'job' && one.number === number);
  const kind = /\b(job|quote)\b/i.exec(on)?.[1]?.toLowerCase();
  return kind ? lately.find((one) => one.kind === kind) : lately.find(({ earlier }) => !earlier);
}

const gstSaid = (said: string | undefined): { gst?: 'plus' | 'inc' } =>
  said ? { gst: /plus/i.test(said) ? 'plus' : 'inc' } : {};
