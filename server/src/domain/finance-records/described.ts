import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import type { FinanceRow } from './schema.ts';

type Said = { description?: string | null | undefined };

/**
 * Whether the words of money were given as its description, in a form or a terminal. What an assistant makes of talk ("Other,
 * same") is the tradie's own note: no statement shows it to a client.
 */
export function describedBy(
  { actor: { via, agent } }: { actor: Pick<Call['actor'], 'via' | 'agent'> },
  { description }: Said,
  before: Pick<FinanceRow, 'description'> | null,
): Pick<Written<FinanceRow>, 'described_by_hand'> {
  if (description === undefined || description === (before?.description ?? null)) return {};
  return { described_by_hand: Boolean(description) && !agent && (via === 'web' || via === 'cli') };
}
