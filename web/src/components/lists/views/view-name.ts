import { sameName, type View } from '../../../lib/kept-views.ts';

const MOST = 40;

/** What is wrong with a name; undefined where nothing is. */
export function nameTrouble(name: string, others: readonly View[]): string | undefined {
  if (name.trim() === '') return 'Give it a name.';
  if (name.trim().length > MOST) return `A name has at most ${MOST} characters.`;
  return others.some((other) => sameName(other.name, name)) ? 'There is a view with that name.' : undefined;
}
