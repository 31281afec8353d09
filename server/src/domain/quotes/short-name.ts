import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { RowModel } from '../../db/row-model.ts';
import type { Call } from '../call.ts';
import type { QuoteRow } from './schema.ts';

const PREFIX = 'Q';

type QuoteRows = RowModel<QuoteRow>;

interface Named {
  short_name: string;
  /** What it counts as, so that the next one is another; null: it takes none away. */
  short_name_value: number | null;
}

/** The 13 digits are milliseconds: a number that was made, not chosen. */
const isMade = (quoteNumber: string): boolean => /^Q-\d{13}$/.test(quoteNumber);

/** "Q-77" and "q77" are said as Q77 is, so that one is not given. Longer figures are no count: a year and a number of it. */
const countOf = (quoteNumber: string): number | null => {
  const digits = /^Q-?0*(\d{1,6})$/i.exec(quoteNumber)?.[1];
  return digits ? Number.parseInt(digits, 10) : null;
};

/** A number that the tradie chose himself is what the quote is called by; null for one that was made. */
export const chosenName = (quoteNumber: string): Named | null =>
  isMade(quoteNumber) ? null : { short_name: quoteNumber, short_name_value: countOf(quoteNumber) };

/** The highest that an owner's quotes count up to, deleted ones too: they may come back. 0: none does. */
async function highestOf(user_id: Types.ObjectId, model: QuoteRows): Promise<number> {
  const counted = model.find({ user_id, short_name_value: { $gte: 0 } });
  const [highest] = await counted.sort({ short_name_value: -1 }).limit(1).lean();
  return highest?.short_name_value ?? 0;
}

/** Gives the names that come next, one after the other: Q1, Q2, ... for each business. None that a quote has. */
export async function namesFrom(user_id: Types.ObjectId, model: QuoteRows): Promise<() => Promise<Named>> {
  let value = await highestOf(user_id, model);
  return async () => {
    do value++;
    while (await model.exists({ user_id, short_name: `${PREFIX}${value}` }));
    return { short_name: `${PREFIX}${value}`, short_name_value: value };
  };
}

/** What a new quote is called: by the next short name, unless its number was chosen. */
export async function nextShortName(call: Call, { model }: Repository<QuoteRow>, quoteNumber: string): Promise<Named> {
  const chosen = chosenName(quoteNumber);
  if (chosen) return chosen;
  const next = await namesFrom(new Types.ObjectId(call.actor.userId), model);
  return next();
}
