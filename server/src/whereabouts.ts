import { createRequire } from 'node:module';
import { isIPv6 } from 'node:net';
import maxmind, { type Reader, type Response } from 'maxmind';
import { addressScope } from './address-scope.ts';
import { ConfigError } from './config.ts';

/** What databases of places say of an address: those of countries the first alone; MaxMind's and DB-IP's nest their names. */
interface Located {
  country_code?: string;
  country?: { iso_code?: string };
  city?: string | { names?: { en?: string } };
  state1?: string;
  subdivisions?: readonly { names?: { en?: string } }[];
}

/** In words, for people: "Brisbane, Queensland, Australia", "New Zealand". Null where nobody knows. */
export type Whereabouts = (address: string | null) => Promise<string | null>;

const COUNTRIES = new Intl.DisplayNames('en-AU', { type: 'region' });

/**
 * Says where network addresses are, by a MaxMind database (MMDB) that lies on this machine; nobody else is asked. `file`:
 * its path; null for that of countries, which comes with Smoko and is read when it is first needed. Throws ConfigError for
 * a file that is no such database.
 */
export async function createWhereabouts(file: string | null): Promise<Whereabouts> {
  let opened: Promise<Reader<Located & Response>> | null = null;
  const database = () => {
    opened ??= maxmind.open<Located & Response>(file ?? countriesFile());
    return opened;
  };
  if (file !== null)
    await database().catch((error: Error) => {
      throw new ConfigError(`PLACES_DATABASE is no database of places: ${error.message}`);
    });
  return async (address) => {
    if (address === null) return null;
    const scope = addressScope(address);
    if (scope === 'loopback') return 'The computer that Smoko runs on';
    if (scope === 'private') return 'The network that Smoko runs in';
    if (scope === 'never') return null;
    const places = await database();
    // such a database answers a longer address with whatever its first bits lead to
    if (isIPv6(address) && places.metadata.ipVersion === 4) return null;
    return inWords(places.get(address));
  };
}

const countriesFile = () =>
  createRequire(import.meta.url).resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');

/** What was found of an address, for people: the town, its state and country, or as much of it as is known. */
export function inWords(found: Located | null): string | null {
  const city = typeof found?.city === 'string' ? found.city : found?.city?.names?.en;
  const state = found?.state1 ?? found?.subdivisions?.[0]?.names?.en;
  const code = found?.country_code ?? found?.country?.iso_code;
  const country = code && COUNTRIES.of(code);
  const parts = [city, state === city ? null : state, country].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}
