import type { Statement } from './store.ts';

/** What is late of a statement that ends today, less the credit that is not used; null of one that ends before. Cents. */
export function overdueOf({ aged, closing }: Pick<Statement, 'aged' | 'closing'>): number | null {
  if (!aged) return null;
  return Math.max(0, Math.min(aged.total - aged.buckets.current, closing));
}
