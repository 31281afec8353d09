import { describe, expect, it } from 'vitest';
import { stateOf } from './state-of.ts';

const SYDNEY = { country: 'AU', location: 'Penrith NSW' } as const;

describe('whose law holds', () => {
  it.each([
    [null, 'NSW'],
    ['12 Victoria Street', 'NSW'],
    ['12 Perth Street, Wallsend', 'NSW'],
    ['2750 Old Coast Road', 'NSW'],
    ['4 Banksia Ave, Fremantle WA', 'WA'],
    ['4 Banksia Ave, Fremantle, WA 6160', 'WA'],
    ['1 Mill Rd, Southport 4215', 'QLD'],
    ['9 Alinga St, Canberra ACT 2601, Australia', 'ACT'],
    ['9 Alinga St, Canberra, Australian Capital Territory', 'ACT'],
  ])('%s', (site, state) => {
    expect(stateOf(SYDNEY, site)).toBe(state);
  });

  it('is not told by a place that nobody knows', () => {
    expect(stateOf({ country: 'AU', location: 'The Shire' })).toBeNull();
    expect(stateOf({ country: 'AU', location: 'Auckland' })).toBeNull();
  });

  it('is that of New Zealand there', () => {
    expect(stateOf({ country: 'NZ', location: 'The Shire' }, '12 Queen St, Auckland 1010')).toBe('NZ');
  });
});
