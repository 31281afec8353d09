import { AppError } from '@smoko/contract';
import type { Call } from '../call.ts';

/** The day on which the report has to be with the ATO, of the year that ended before. */
const DUE = '08-28';

export interface TparYear {
  year: number;
  from: string;
  to: string;
  due_on: string;
  so_far: boolean;
}

/** The year to 30 June that is asked for, else the last one that is over. Throws australia_only. */
export function tparYear(call: Call, asked: number | undefined): TparYear {
  if (call.actor.business.country !== 'AU')
    throw new AppError(
      'australia_only',
      'The Taxable payments annual report is for the Australian Taxation Office. Your business is in New Zealand, so there is none to make.',
    );
  const today = call.today();
  const now = Number.parseInt(today.slice(0, 4), 10);
  const year = asked ?? (today > `${now}-06-30` ? now : now - 1);
  const to = `${year}-06-30`;
  return { year, from: `${year - 1}-07-01`, to, due_on: `${year}-${DUE}`, so_far: today <= to };
}
