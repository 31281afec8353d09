import { CANNOT } from './lexicon/cannot.ts';

/** Words for what nobody here can do, or null. Pretends nothing. */
export function decline(request: string): string | null {
  const text = request.toLowerCase();
  return CANNOT.find(({ says }) => says.test(text))?.answer ?? null;
}
