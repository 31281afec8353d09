import { EXCEPTIONS, type Place, POSTCODES, STATES, TOWN_NAMES } from './places.ts';

const UNKNOWN: Place = { timeZone: 'Australia/Sydney', country: 'AU', state: null };

/**
 * Time zone and country of a business from its location as typed: "Penrith NSW", "Perth", "12 Queen St, Auckland".
 * A state beats a town (Perth TAS is in Tasmania), the last town beats an earlier word (Perth Street, Hobart);
 * a place nobody knows keeps Sydney's time (api.md).
 */
export function locate(location: string): Place {
  const words = ` ${location
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const postcode = words.match(/ (\d{4}) (?!.*\d{4})/)?.[1] ?? '';
  return (
    last(words, EXCEPTIONS) ??
    last(words, STATES) ??
    last(words, TOWN_NAMES) ??
    POSTCODES.find(([pattern]) => pattern.test(postcode))?.[1] ??
    UNKNOWN
  );
}

function last(words: string, names: readonly [string, Place][]): Place | undefined {
  let best = { at: -1, length: 0, place: undefined as Place | undefined };
  for (const [name, place] of names) {
    const at = words.lastIndexOf(` ${name} `);
    if (at > best.at || (at === best.at && at >= 0 && name.length > best.length))
      best = { at, length: name.length, place };
  }
  return best.place;
}

/** Whether the runtime knows this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-AU', { timeZone: name }));
  } catch {
    return false;
  }
}
