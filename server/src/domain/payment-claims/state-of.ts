import type { ClaimState } from '@smoko/contract';
import { locate } from '../accounts/business/locate.ts';
import { POSTCODES, STATES } from '../accounts/business/places.ts';
import type { Business } from '../actor.ts';

/** At the end of an address without its signs: the state, a postcode, or both. A street may be called Victoria, a house 2750. */
const END = new RegExp(` (${STATES.map(([words]) => words).join('|')})(?: \\d{4})?(?: australia)?$`);
const POSTCODE_AT_END = / (\d{4})(?: australia)?$/;

/**
 * Whose law holds for work: where the job is, as far as its address ends with a state or a postcode, else where the
 * business says that it is. null where neither tells.
 */
export function stateOf(
  { country, location }: Pick<Business, 'country' | 'location'>,
  site?: string | null,
): ClaimState | null {
  // the postcodes of New Zealand have four digits too
  if (country === 'NZ') return 'NZ';
  const at = stateAtEnd(site ?? '') ?? locate(location).state;
  return at === 'NZ' ? null : at;
}

function stateAtEnd(address: string): ClaimState | null {
  const said = address
    .toLowerCase()
    .split(/[\s,.]+/)
    .filter(Boolean)
    .join(' ');
  const words = END.exec(said)?.[1];
  if (words) return STATES.find(([name]) => name === words)?.[1].state ?? null;
  const postcode = POSTCODE_AT_END.exec(said)?.[1];
  return (postcode && POSTCODES.find(([pattern]) => pattern.test(postcode))?.[1].state) || null;
}
