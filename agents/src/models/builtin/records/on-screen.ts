import type { KnownRecord } from '../../../known.ts';
import { PERSON_WORDS, SCREEN_WORDS } from '../lexicon/pronouns.ts';

/** What has a page of its own, as people point at it. */
const THIS =
  /\bthis (?:client|customer|invoice|bill|payment|deposit|expense|receipt|claim|account)\b|\bthis (?:one )?(?:to|for|as|off|by|now|please|is|was|has)\b/i;
const IT = /\b(?:it|that|that one)\b/i;

/**
 * The records with the one on the screen where it belongs. Who says "this invoice" or "send this" means it, whatever was talked
 * about; "it" and "him" mean it where nothing was made or changed in the conversation lately. It is then read as if the talk had
 * just been about it. A message that points at nothing leaves it a record like any other.
 */
export function shownFirst(records: readonly KnownRecord[], message: string): readonly KnownRecord[] {
  const shown = onScreen(records);
  if (!shown || !points(message, records)) return records;
  const { earlier: _, ...rest } = shown;
  const first: KnownRecord = { ...rest, lately: shown.lately ?? 'changed' };
  return [first, ...records.filter((record) => record !== shown)];
}

const onScreen = (records: readonly KnownRecord[]) => records.find(({ on_screen }) => on_screen);

function points(message: string, records: readonly KnownRecord[]): boolean {
  if (THIS.test(message) || SCREEN_WORDS.test(message)) return true;
  return !records.some(({ lately }) => lately) && (IT.test(message) || PERSON_WORDS.test(message));
}

const THIS_CLIENT = /\bthis (?:client|customer)\b/gi;
const THIS_INVOICE =
  /\bthis (?:invoice|bill|inv)\b|\b(off|against|on|for|towards) this(?= one\b|\s*(?:$|[,.;?!]))(?: one)?/gi;

/** The same words with the name of what is on the screen where they point at it: "new job for this client". */
export function withNames(text: string, records: readonly KnownRecord[]): string {
  const shown = onScreen(records);
  if (shown?.kind === 'client') return text.replace(THIS_CLIENT, shown.name);
  if (shown?.kind !== 'finance' || shown.type !== 'invoice' || !shown.invoice) return text;
  const name = `invoice ${shown.invoice}`;
  return text.replace(THIS_INVOICE, (_, before?: string) => (before ? `${before} ${name}` : name));
}
