import { saysQuote } from '@smoko/contract';
import { datesIn } from '../../models/builtin/extract/dates.ts';
import type { Book, BookInvoice, BookJob, BookQuote } from '../book.ts';
import { bareHour } from '../read/days.ts';

const CLOSE_CENTS = 1;
const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}]{4,}/gu) ?? []).map((word) => word.replace(/s$/, '')));
const shared = (name: string, said: Set<string>): number => [...wordsOf(name)].filter((word) => said.has(word)).length;

/** The one that fits best; null when nothing tells several apart. */
function best<T>(all: readonly T[], score: (one: T) => number): T | null {
  const ranked = all.map((one) => ({ one, score: score(one) })).sort((a, b) => b.score - a.score);
  const [first, second] = ranked;
  if (!first) return null;
  return !second || first.score > second.score ? first.one : null;
}

/** The job a message is about: named, or the only one still to come. */
export function chosenJob(book: Book, id: string | null, said: string, today: string): BookJob | null {
  const open = book.jobs.filter(({ status }) => status === 'pending' || status === 'in_progress');
  const known = book.jobs.find((job) => job.id === id);
  // one that is over neither moves nor stands for another
  if (known) return open.includes(known) ? known : null;
  const words = wordsOf(said);
  const days = new Set(datesIn(said, { today }).map(({ date }) => date));
  return best(
    open,
    (job) =>
      (said.includes(job.job_number) ? 8 : 0) +
      2 * shared(job.job_name, words) +
      (job.job_date && days.has(job.job_date) ? 3 : 0) +
      // "at 2 instead of 10", of the one at ten
      (bareHour(said, job.job_time) !== null ? 3 : 0) +
      (job.job_date && job.job_date >= today ? 1 : 0),
  );
}

export function chosenQuote(book: Book, id: string | null, said: string, amount: number | null): BookQuote | null {
  const known = book.quotes.find((quote) => quote.id === id);
  if (known) return known;
  const open = book.quotes.filter(({ status }) => status === 'sent' || status === 'draft');
  const words = wordsOf(said);
  return best(
    open,
    (quote) =>
      (saysQuote(said, quote) ? 8 : 0) +
      2 * shared(quote.title, words) +
      (amount !== null && quote.total !== null && Math.abs(amount - quote.total) < CLOSE_CENTS ? 4 : 0) +
      (quote.status === 'sent' ? 1 : 0),
  );
}

export function chosenInvoice(book: Book, id: string | null, said: string, amount: number | null): BookInvoice | null {
  const known = book.invoices.find((invoice) => invoice.id === id);
  // one that is named and paid already stands for no other
  if (known || id !== null) return known ?? null;
  const words = wordsOf(said);
  return best(
    book.invoices,
    (invoice) =>
      (amount !== null && Math.abs(amount - invoice.amount) < CLOSE_CENTS ? 8 : 0) +
      2 * shared(`${invoice.job ?? ''} ${invoice.description ?? ''}`, words),
  );
}
