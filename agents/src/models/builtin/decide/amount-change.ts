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
export const takeAmountChange = (text: string): AmountChange | null =>
  newAmount(text) ?? addedAmount(text) ?? raisedOrLowered(text);

/** "should've been 51". */
function newAmount(text: string): AmountChange | null {
  const match = SHOULD_BE.exec(text);
  const amount = match && takeExpectedAmount(match.groups?.is ?? '')?.value.dollars;
  return match && typeof amount === 'number' ? { fields: { amount }, rest: cut(text, match) } : null;
}

/** "put another 150 on her invoice", and by the hour. */
function addedAmount(text: string): AmountChange | null {
  const more = ADDS.test(text) ? takeSum(text) : null;
  if (!more) return null;
  // "4 hrs labour on the invoice at 95 an hour": as many as were worked
  const hours = more.value.each ? WORKED.exec(more.rest) : null;
  const times = more.value.count ?? (hours ? Number(hours[1]) : 1);
  return { fields: { amount_change: Math.round(more.value.dollars * 100 * times) / 100 }, rest: more.rest };
}

/** "up by 240", "10% less". */
function raisedOrLowered(text: string): AmountChange | null {
  for (const [forms, sign] of [
    [MORE_BY, 1],
    [LESS_BY, -1],
  ] as const) {
    const match = forms.map((says) => says.exec(text)).find((found) => found !== null);
    const fields = match && changeBy(match.groups?.by ?? '', sign);
    if (match && fields) return { fields, rest: cut(text, match) };
  }
  return null;
}

function changeBy(said: string, sign: 1 | -1): AmountChange['fields'] | null {
  if (/%|per\s?cent/i.test(said)) return { amount_change_percent: sign * Number.parseFloat(said) };
  const dollars = takeExpectedAmount(said)?.value.dollars;
  return dollars ? { amount_change: sign * dollars } : null;
}
