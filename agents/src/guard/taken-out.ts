import type { Ungrounded } from './doubts.ts';
import { figuresIn } from './numbers-in.ts';

/** "9m of pipe not 6": what stands behind "not" was taken out by whoever said it. */
const NOT = /(?<!\p{L})not\s+(?:at\s+)?(\$?\s?\d[\d,]*(?:\.\d+)?)(?!\s?(?:%|until|till|before|after))/giu;

/** Numbers of a call that the message takes out. */
export function takenOut(args: Readonly<Record<string, unknown>>, said: string): Ungrounded[] {
  const out = new Set([...said.matchAll(NOT)].flatMap(([, figure = '']) => figuresIn(figure).flat()));
  return out.size === 0 ? [] : numbersOf(args).filter(({ value }) => typeof value === 'number' && out.has(value));
}

function numbersOf(held: unknown, path = ''): Ungrounded[] {
  if (typeof held === 'number') return [{ path, value: held }];
  if (held === null || typeof held !== 'object') return [];
  return Object.entries(held).flatMap(([name, inner]) => numbersOf(inner, path ? `${path}.${name}` : name));
}
