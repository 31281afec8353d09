import { numbersOf } from '../../documents/how-to-pay.ts';
import type { Call } from '../../domain/call.ts';

/** Parts of a message below each other, and who writes. */
export const letter = (call: Call, parts: (string | null)[]): string => {
  const { business } = call.actor;
  return [...parts.filter(Boolean), '', business.name, ...numbersOf(business)].join('\n');
};
