import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { createWhereabouts, inWords } from './whereabouts.ts';

describe('where a network address is', () => {
  it.each([
    ['139.130.4.5', 'Australia'],
    ['203.97.78.43', 'New Zealand'],
    ['2403:5800:100::1', 'Australia'],
    ['127.0.0.1', 'The computer that Smoko runs on'],
    ['192.168.1.20', 'The network that Smoko runs in'],
    // for documentation: nobody has it
    ['203.0.113.7', null],
    ['no address', null],
    [null, null],
  ])('%s', async (address, place) => {
    const whereabouts = await createWhereabouts(null);
    expect(await whereabouts(address)).toBe(place);
  });

  it('a file that is no database of places is named at the start', async () => {
    await expect(createWhereabouts(fileURLToPath(import.meta.url))).rejects.toThrow(ConfigError);
    await expect(createWhereabouts('/nowhere/city.mmdb')).rejects.toThrow('PLACES_DATABASE');
  });
});

describe('a database of towns', () => {
  it.each([
    // as GeoLite2 City says it
    [
      {
        city: { names: { en: 'Geelong' } },
        subdivisions: [{ names: { en: 'Victoria' } }],
        country: { iso_code: 'AU' },
      },
      'Geelong, Victoria, Australia',
    ],
    [{ subdivisions: [{ names: { en: 'Otago' } }], country: { iso_code: 'NZ' } }, 'Otago, New Zealand'],
    // as DB-IP City Lite does in the tables of ip-location-db
    [{ city: 'Auckland', state1: 'Auckland', country_code: 'NZ' }, 'Auckland, New Zealand'],
    [{}, null],
    [null, null],
  ])('%j', (found, place) => expect(inWords(found)).toBe(place));
});
