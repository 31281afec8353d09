/** An invoice that a payment may pay, with what is still due of it. Cents. */
export interface Due {
  id: string;
  due: number;
}

/**
 * How much of a payment pays which invoice: what somebody typed stays, the others are filled in their order from what is left
 * of it. `rest`: what pays none of them; less than nothing where more was typed than came in. Cents.
 */
export function fill(
  total: number,
  open: readonly Due[],
  typed: ReadonlyMap<string, number>,
): { parts: ReadonlyMap<string, number>; rest: number } {
  let rest = total - [...typed.values()].reduce((sum, cents) => sum + cents, 0);
  const parts = new Map<string, number>();
  for (const { id, due } of open) {
    const own = typed.get(id);
    const part = own ?? Math.max(0, Math.min(rest, due));
    if (own === undefined) rest -= part;
    parts.set(id, part);
  }
  return { parts, rest };
}
