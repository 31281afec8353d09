import type { Letterhead } from '../domain/actor.ts';
import { spacedAbn } from '../domain/spaced-abn.ts';

/** What a business is known by, below its name: its country's numbers, and its licence. */
export function numbersOf({ abn, country, gstRegistered, onPapers }: Letterhead): string[] {
  const { gst_number, nzbn, licence_number } = onPapers ?? {};
  const ofCountry =
    country === 'AU'
      ? [abn && `ABN ${spacedAbn(abn)}`]
      : [gstRegistered && gst_number && `GST number ${gst_number}`, nzbn && `NZBN ${nzbn}`];
  return [...ofCountry, licence_number && `Licence ${licence_number}`].flatMap((number) => number || []);
}
