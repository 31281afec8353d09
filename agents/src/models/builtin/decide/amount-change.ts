import { cut } from '../extract/gap.ts';
import { takeExpectedAmount } from '../extract/money.ts';
import { ADDS, LESS_BY, MORE_BY, SHOULD_BE, WORKED } from '../lexicon/finance-changes.ts';
import { takeSum } from './price.ts';

/** What becomes of an amount on file: another one, or so much more or less. */
export interface AmountChange {
  fields: { amount?: number; amount_change?: number; amount_change_percent?: number };
  rest: string;
}

/** "the 15 dollar parking should've been 51", "needs to go up by 240", "knock 10% off"; null where no such thing is said. */
export function takeAmountChange(text: string): AmountChange | null {
  const now = SHOULD_BE.exec(text);
  const amount = now && takeExpectedAmount(now.groups?.is ?? '')?.value.dollars;
  if (now && amount !== undefined && amount !== null) return { fields: { amount }, rest: cut(text, now) };
  const more = ADDS.test(text) ? takeSum(text) : null;
  // "4 hrs labour on the invoice at 95 an hour": as many as were worked
  const hours = more?.value.each ? WORKED.exec(more.rest) : null;
  const times = more?.value.count ?? (hours ? Number(hours[1]) : 1);
  if (more) return { fields: { amount_change: Math.round(more.value.dollars * 100 * times) / 100 }, rest: more.rest };
  for (const [forms, sign] of [
    [MORE_BY, 1],
    [LESS_BY, -1],
  ] as const) {
    const match = forms.map((says) => says.exec(text)).find((found) => found !== null);
    const by = match?.groups?.by;
    if (!match || by === undefined) continue;
    const percent = /%|per\s?cent/i.test(by) ? Number.parseFloat(by) : null;
    const dollars = percent === null ? takeExpectedAmount(by)?.value.dollars : undefined;
    const fields =
      percent === null
        ? dollars
          ? { amount_change: sign * dollars }
          : null
        : { amount_change_percent: sign * percent };
    if (fields) return { fields, rest: cut(text, match) };
  }
  return null;
}
