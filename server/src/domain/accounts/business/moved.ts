import type { DomainInput, updateSettings } from '@smoko/contract';
import type { UserDoc } from '../user.ts';
import { locate } from './locate.ts';

type Where = Pick<UserDoc, 'country' | 'time_zone' | 'place_guessed'>;

/**
 * Where the business is after this change of its settings, as far as that follows from it: a location that is known moves
 * clock and country, and one that nobody knows stays where the business was. Where that was a guess, a GST number tells:
 * only New Zealand has them. What is given by itself counts, and ends the guessing.
 */
export function movedBy(
  input: Omit<DomainInput<typeof updateSettings>, 'version'>,
  { time_zone, place_guessed = false }: Where,
): Partial<Where> {
  if (input.country !== undefined || input.time_zone !== undefined) return { ...moved(), place_guessed: false };
  return moved();

  function moved(): Partial<Where> {
    const { business_location: location, gst_number } = input;
    if (location !== undefined) {
      const place = locate(location, place_guessed ? undefined : time_zone);
      if (!place.guessed || !gst_number)
        return { time_zone: place.timeZone, country: place.country, place_guessed: place.guessed };
    }
    const newZealand = gst_number && (place_guessed || location !== undefined);
    return newZealand ? { time_zone: 'Pacific/Auckland', country: 'NZ', place_guessed: false } : {};
  }
}

/** Said without being asked, until it is put right or found right. */
export const placeWarnings = ({ place_guessed, business_location, country, time_zone }: UserDoc): string[] =>
  place_guessed
    ? [
        `We could not tell where "${business_location}" is, so GST, dates and papers are those of ${NAMES[country]} ` +
          `(${time_zone}). Add its state, or New Zealand, to the location in Settings.`,
      ]
    : [];
const NAMES = { AU: 'Australia', NZ: 'New Zealand' } as const;
