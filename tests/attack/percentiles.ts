import type { Random } from '../robustness/random.ts';

/** The value that so large a share of the values does not exceed (nearest rank). NaN without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

const DRAWS = 400;

/** Where a percentile lies with nine chances in ten, by drawing from the values again and again. */
export function uncertainty(values: readonly number[], share: number, random: Random): [low: number, high: number] {
  const drawn = Array.from({ length: DRAWS }, () =>
    percentile(
      values.map(() => random.pick(values)),
      share,
    ),
  );
  return [percentile(drawn, 0.05), percentile(drawn, 0.95)];
}

/** How fast values grow, by the line through them with the least squares: per unit of `x`. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (of: (one: { x: number; y: number }) => number) =>
    points.reduce((sum, one) => sum + of(one), 0) / points.length;
  const [x, y] = [mean((one) => one.x), mean((one) => one.y)];
  const above = points.reduce((sum, one) => sum + (one.x - x) * (one.y - y), 0);
  return above / points.reduce((sum, one) => sum + (one.x - x) ** 2, 0);
}
