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
  const quoted = lately[0]?.kind === 'quote' && !lately[0].earlier;
  const {
    sum = '',
    gst,
    on = '',
    what = '',
  } = (ADDS_MONEY.exec(said) ?? (quoted ? ONE_MORE_LINE.exec(said) : null))?.groups ?? {};
  const amount = takeExpectedAmount(sum)?.value.dollars;
  if (!amount) return null;
  const kind = /\b(job|quote)\b/i.exec(on)?.[1]?.toLowerCase();
  const number = /\d+/.exec(on)?.[0];
  const record = number
    ? lately.find((one) => one.kind === 'job' && one.number === number)
    : kind
      ? lately.find((one) => one.kind === kind)
      : lately.find(({ earlier }) => !earlier);
  const description = sentenceCase(tidy(what));
  if (record?.kind === 'quote') {
    const saysGst = gst && (/plus/i.test(gst) ? 'plus' : 'inc');
    return { record, fields: { add_line: { description, amount, ...(saysGst ? { gst: saysGst } : {}) } } };
  }
  // money for a job is an expense unless it is put on the job
  if (record?.kind !== 'job' || on === '') return null;
  return { record, fields: { budget_change: amount, add_note: description } };
}
