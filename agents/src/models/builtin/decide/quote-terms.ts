import { takeDate } from '../extract/dates.ts';
import { cut } from '../extract/gap.ts';
import { takeTerms } from '../extract/shifts.ts';
import {
  DEPOSIT,
  DOLLARS_OFF,
  NO_DEPOSIT,
  PERCENT_OFF,
  SAYS_OFF,
  VALID_FOR,
  VALID_UNTIL,
} from '../lexicon/quote-words.ts';
import type { Day } from '../reading.ts';
import type { Draft } from './draft.ts';

export interface Off {
  discount_percent?: number;
  /** Dollars. */
  discount?: number;
}

/** What is taken off the price: "knock 10% off because hes a mate", "less 200". */
export function takeOff(draft: Draft): Off {
  const share = PERCENT_OFF.exec(draft.rest);
  if (share && SAYS_OFF.test(share[0])) {
    draft.rest = cut(draft.rest, share);
    return { discount_percent: Number(share.groups?.p) };
  }
  for (const says of DOLLARS_OFF) {
    const match = says.exec(draft.rest);
    if (!match) continue;
    draft.rest = cut(draft.rest, match);
    const { d = '', k } = match.groups ?? {};
    return { discount: Number(d.replaceAll(',', '')) * (k ? 1_000 : 1) };
  }
  return {};
}

/** What a quote asks for once it is accepted: "with a 30% deposit". */
export function takeDeposit(draft: Draft): { deposit_percent?: number } {
  for (const says of DEPOSIT) {
    const match = says.exec(draft.rest);
    const share = Number(match?.groups?.p);
    if (!match || !(share > 0) || share > 100) continue;
    draft.rest = cut(draft.rest, match);
    return { deposit_percent: share };
  }
  return {};
}

/** "take the deposit off", of a quote on file. */
export function takesNoDeposit(draft: Draft): boolean {
  const match = NO_DEPOSIT.exec(draft.rest);
  if (match) draft.rest = cut(draft.rest, match);
  return match !== null;
}

/** How long a quote stands. */
export function takeValidity(draft: Draft, day: Day): { valid_days?: number; valid_until?: string } {
  for (const says of VALID_FOR) {
    const match = says.exec(draft.rest);
    const { n, u } = match?.groups ?? {};
    const days = match && takeTerms(`in ${n} ${u}`)?.value.days;
    if (!match || !days) continue;
    draft.rest = cut(draft.rest, match);
    return { valid_days: days };
  }
  const until = VALID_UNTIL.exec(draft.rest);
  const after = until && takeDate(draft.rest.slice(until.index + until[0].length), day);
  if (!until || !after) return {};
  draft.rest = `${draft.rest.slice(0, until.index)} ${after.rest}`;
  return { valid_until: after.value.date };
}
