import { dayMeant } from '../days.ts';
import type { Piece, Scene } from '../scene.ts';

interface Due {
  due_date: string | undefined;
  due_time: string | undefined;
}

/** When a thing to do is due: the one day that is said, and its hour; null where two are, or nobody can tell which day. */
export function dueSaid({ values }: Piece, { facts }: Scene): Due | null {
  const [day, ...more] = values.days;
  const due_date = day ? dayMeant(day, facts.today, undefined, false) : undefined;
  if (more.length || due_date === null) return null;
  return { due_date, due_time: due_date ? (values.time?.value.time ?? undefined) : undefined };
}
