import { AppError, isTaken, type Offered, shownLine, type TaxedLine } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Check } from '../../db/repository-options.ts';
import type { Written } from '../../db/row.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { sameId } from '../same-id.ts';
import { assertNotInvoiced } from './invoiced.ts';
import { quoteTitle } from './quote-names.ts';
import type { QuoteRow } from './schema.ts';

type Line = TaxedLine & Offered & { description: string; quantity: number; unit_price: number; total: number };

/** What a line says, however much of it is left out. */
const wordsOf = (line: Line & { unit?: string | null | undefined }) => {
  const { description, quantity, unit = null, unit_price, total, tax, discount_percent } = shownLine(line);
  const { optional = false, choice = null } = line;
  return [description, quantity, unit, unit_price, total, tax, discount_percent, optional, choice, isTaken(line)];
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

const samePrices = (after: Written<QuoteRow>, before: QuoteRow): boolean =>
  same(after.lines?.map(wordsOf), before.lines.map(wordsOf)) &&
  Boolean(after.prices_include_gst) === Boolean(before.prices_include_gst);

/** It is somebody's, or a job's, and becomes another's. */
const moves = (after: Written<QuoteRow>, before: QuoteRow): boolean =>
  (['client_id', 'project_id'] as const).some((name) => before[name] && !sameId(before[name], after[name]));

/**
 * What was agreed to is the price of its job (decision 57). Whoever changes it, an undo too: its lines change once the
 * acceptance is taken back, as those of a variation do; once it was invoiced neither is taken back or moved any more.
 */
export const staysAccepted =
  (financeRecords: Repository<FinanceRow>): Check<QuoteRow> =>
  async (call, after, before) => {
    if (before?.status !== 'accepted') return;
    const stays = after.status === 'accepted';
    const priced = !samePrices(after, before);
    if (stays && !priced && !moves(after, before)) return;
    await assertNotInvoiced(call, financeRecords, before);
    if (!stays || !priced) return;
    const message = `${quoteTitle(before)} is accepted, so its prices stay. Take it back to draft first, or add a variation to its job.`;
    throw new AppError('conflict', message);
  };
