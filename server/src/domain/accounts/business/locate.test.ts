import { describe, expect, it } from 'vitest';
import { isTimeZone, locate } from './locate.ts';
import { EXCEPTIONS, POSTCODES, STATES, TOWN_NAMES } from './places.ts';

describe('locate', () => {
  it.each([
    ['Penrith NSW', 'Australia/Sydney', 'AU'],
    ['Penrith, NSW 2750', 'Australia/Sydney', 'AU'],
    ['Perth', 'Australia/Perth', 'AU'],
    ['perth wa', 'Australia/Perth', 'AU'],
    ['Perth TAS', 'Australia/Hobart', 'AU'],
    ['12 Perth Street, Hobart', 'Australia/Hobart', 'AU'],
    ['Auckland', 'Pacific/Auckland', 'NZ'],
    ['Taupō', 'Pacific/Auckland', 'NZ'],
    ['Wellington, New Zealand', 'Pacific/Auckland', 'NZ'],
    ['Wellington NSW', 'Australia/Sydney', 'AU'],
    ['Broken Hill NSW', 'Australia/Broken_Hill', 'AU'],
    ['Darwin', 'Australia/Darwin', 'AU'],
    ['Palmerston North', 'Pacific/Auckland', 'NZ'],
    ['Somewhere 4870', 'Australia/Brisbane', 'AU'],
    ['Adelaide SA', 'Australia/Adelaide', 'AU'],
    ['The Shire', 'Australia/Sydney', 'AU'],
    ['', 'Australia/Sydney', 'AU'],
  ])('%s', (location, timeZone, country) => {
    expect(locate(location)).toMatchObject({ timeZone, country });
  });

  it.each([
    ['Ruakituri', 'Pacific/Auckland', 'Pacific/Auckland', 'NZ', false],
    ['Ruakituri 4193', 'Pacific/Auckland', 'Pacific/Auckland', 'NZ', false],
    ['Somewhere 4870', 'Australia/Sydney', 'Australia/Brisbane', 'AU', false],
    ['The Shire', 'Australia/Perth', 'Australia/Perth', 'AU', false],
    ['Penrith NSW', 'Pacific/Auckland', 'Australia/Sydney', 'AU', false],
    ['The Shire', 'Europe/London', 'Australia/Sydney', 'AU', true],
    ['The Shire', 'nonsense', 'Australia/Sydney', 'AU', true],
    ['Somewhere 4870', undefined, 'Australia/Brisbane', 'AU', true],
  ])('%s, typed on a device of %s, is %s', (location, zone, timeZone, country, guessed) => {
    expect(locate(location, zone)).toMatchObject({ timeZone, country, guessed });
  });

  it.each([
    ['Penrith', 'NSW'],
    ['Canberra', 'ACT'],
    ['Fyshwick 2609', 'ACT'],
    ['Jerrabomberra 2619', 'NSW'],
    ['Perth TAS', 'TAS'],
    ['Broken Hill', 'NSW'],
    ['Somewhere 4870', 'QLD'],
    ['Taupō', 'NZ'],
    ['Norfolk Island', null],
    ['The Shire', null],
  ])('%s is in %s', (location, state) => {
    expect(locate(location).state).toBe(state);
  });

  it('names only zones that exist', () => {
    for (const [, place] of [...EXCEPTIONS, ...STATES, ...TOWN_NAMES, ...POSTCODES]) {
      expect(isTimeZone(place.timeZone), place.timeZone).toBe(true);
    }
    expect(isTimeZone('Australia/Penrith')).toBe(false);
  });
});
