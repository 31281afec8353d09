import { normalise } from '../../normalise.ts';
import type { Scene } from '../scene.ts';

/** What the whole message says before and after a piece of it; null where the message is not known. */
export function around(text: string, { message, original }: Scene): { before: string; after: string } | null {
  const whole = normalise(original ?? message ?? '');
  const at = whole.indexOf(text);
  return at < 0 ? null : { before: whole.slice(0, at), after: whole.slice(at + text.length) };
}
