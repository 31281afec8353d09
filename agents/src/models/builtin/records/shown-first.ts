import type { KnownRecord } from '../../../known.ts';
import { PERSON_WORDS, SCREEN_WORDS } from '../lexicon/pronouns.ts';

/** What has a page of its own, as people point at it. */
const THIS =
  /\b(?:this|the) (?:client|customer|invoice|bill|payment|deposit|expense|receipt|claim|account)\b|\bthis\s*$|\bthis (?:one )?(?:to|for|as|off|by|now|please|is|was|has)\b/i;
const IT = /\b(?:it|that|that one)\b/i;

/**
 * The records with the one on the screen where it belongs. Who says "this invoice" or "send this" means it, whatever was talked
 * about; "it" and "him" mean it where nothing was made or changed in the conversation lately. It is then read as if the talk had
 * just been about it. A message that points at nothing leaves it a record like any other.
 */
export function shownFirst(records: readonly KnownRecord[], message: string): readonly KnownRecord[] {
  const shown = records.find(({ on_screen }) => on_screen);
  if (!shown || !points(message, records)) return records;
  const { earlier: _, ...rest } = shown;
  const first: KnownRecord = { ...rest, lately: shown.lately ?? 'changed' };
  return [first, ...records.filter((record) => record !== shown)];
}

function points(message: string, records: readonly KnownRecord[]): boolean {
  if (THIS.test(message) || SCREEN_WORDS.test(message)) return true;
  return !records.some(({ lately }) => lately) && (IT.test(message) || PERSON_WORDS.test(message));
}
