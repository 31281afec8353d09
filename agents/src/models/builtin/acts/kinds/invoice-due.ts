import type { Piece, Scene } from '../scene.ts';

const DUE = /\b(?:due|payable|pay(?:able)? by|by|within|terms)\b/iu;

/** When it is due: a day that is said to be one. A day that has gone says when it was done; any other is unclear: null. */
export function dueIn({ text, values }: Piece, { facts }: Scene, days: number | undefined) {
  if (days !== undefined) return { due_in_days: days };
  const day = values.days.at(-1);
  if (!day) return {};
  if (!('date' in day)) return null;
  if (day.date <= facts.today) return {};
  return DUE.test(text) && values.days.length === 1 ? { due_date: day.date } : null;
}
