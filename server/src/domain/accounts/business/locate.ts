import { EXCEPTIONS, type Place, POSTCODES, placeOfZone, STATES, TOWN_NAMES } from './places.ts';

const UNKNOWN: Place = { timeZone: 'Australia/Sydney', country: 'AU', state: null };

interface Located extends Place {
  /** Nothing that was said names the place: it is to be told, and gives way to whatever shows better. */
  guessed: boolean;
}

/**
 * Time zone and country of a business from its location as typed: "Penrith NSW", "Perth", "12 Queen St, Auckland".
 * A state beats a town (Perth TAS is in Tasmania), the last town beats an earlier word (Perth Street, Hobart). A place
 * nobody knows is where the device of whoever types it is (`zone`, an IANA name); else an Australian postcode, and last
 * Sydney, are guesses.
 */
export function locate(location: string, zone?: string): Located {
  const words = ` ${location
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const postcode = words.match(/ (\d{4}) (?!.*\d{4})/)?.[1] ?? '';
  const named = last(words, EXCEPTIONS) ?? last(words, STATES) ?? last(words, TOWN_NAMES);
  const here = zone === undefined ? undefined : placeOfZone(zone);
  // a New Zealand postcode looks like an Australian one
  const posted = here?.country === 'NZ' ? undefined : POSTCODES.find(([pattern]) => pattern.test(postcode))?.[1];
  const place = named ?? (here && posted ? posted : here);
  return place ? { ...place, guessed: false } : { ...(posted ?? UNKNOWN), guessed: true };
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
