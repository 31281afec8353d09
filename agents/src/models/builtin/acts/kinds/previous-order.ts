import type { KnownRecord } from '../../../../known.ts';
import { tokens } from '../../../../tools/matching.ts';
import { takeRecord } from '../../records/take.ts';
import { focus, type Scene } from '../scene.ts';
import type { OrderLine } from './order-lines.ts';

/** What was ordered before that a line asks more of: by its words, by what it is counted in, or the one of the talk. */
export function previousOrder({ name, unit }: Pick<OrderLine, 'name' | 'unit'>, scene: Scene): KnownRecord | null {
  const items = scene.records.filter(({ kind }) => kind === 'item');
  const named = name ? takeRecord('item', name, items) : null;
  if (named?.record) return named.record;
  if (named) return named.candidates.find(({ lately }) => lately) ?? null;
  const stem = unit ? tokens(unit)[0]?.replace(/s$/, '') : undefined;
  const fits = stem ? items.filter((one) => tokens(one.name).some((word) => word.replace(/s$/, '') === stem)) : [];
  const [only, ...others] = fits;
  if (only && !others.length) return only;
  return name ? null : focus(scene, ['item']);
}

const SAME_SHOP =
  /[\s,]*\b(?:from\s+|off\s+|at\s+)?(?:the\s+)?same\s+(?:mob|shop|place|supplier|people|guys?|crowd|store|yard|outfit|lot|joint)(?:\s+(?:as|like)\s+(?:last time|before|always|we (?:had|got|used)(?: before| last time)?))?(?=\s*(?:[,.;!]|$|\$?\d|\b(?:by|for|and|on)\b))/iu;
/** "2 more drums, same mob": they come from where they came from before. */
export function withoutSameShop(said: string): { text: string; same: boolean } {
  const text = said.replace(SAME_SHOP, ' ');
  return { text, same: text !== said };
}
