import { AppError } from '@smoko/contract';
import { errorText } from '../../lib/api.ts';

/**
 * What to say when signing in or up failed. The catalogue's sentence stands for "no"; when the server never got to
 * decide (not reachable, too many tries), saying "incorrect" would be untrue, so its own words are shown.
 */
export function troubleText(error: unknown, catalogue: string): string {
  const undecided = error instanceof AppError && (error.code === 'unavailable' || error.code === 'rate_limited');
  return undecided ? errorText(error) : catalogue;
}
