import type { KnownRecord } from '../../../known.ts';
import { PERSON_WORDS, SCREEN_WORDS } from '../lexicon/pronouns.ts';

/** What has a page of its own, as people point at it. */
const THIS =
  /\bthis (?:client|customer|supplier|invoice|bill|payment|deposit|expense|receipt|claim|account)\b|\bthis (?:one )?(?:to|for|as|off|by|now|please|is|was|has)\b/i;
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
const THIS_SUPPLIER = /\bthis (?:supplier|merchant|mob)\b/gi;
/** "Order 10 lengths from them": only somebody one buys from. */
const FROM_THEM = /\b(from) (?:them|here|this lot|these guys)\b/gi;
const THIS_INVOICE = /\bthis (?:invoice|bill|inv)\b/gi;
const ENDS = String.raw`(?=\s*$|\s*[,.;:?!]|\s+(?:to|off|by|now|please|pls|again|for|and|then|today|tomorrow|as)\b)`;
const DONE_WITH = 'send|resend|e-?mail|text|void|credit|issue|chase|off|against|towards?|paid|on|for';
const ASKED = "is|was|has|when(?:['’]?s| is| was)|who(?:['’]?s| is)|what(?:['’]?s| is)|why(?:['’]?s| is)|how much is";
const STATE = String.raw`(?=\s+(?:been|paid|due|overdue|late|sent|for|settled|owing|still|about|worth|issued|void)\b)`;
const THIS_DONE = new RegExp(String.raw`\b(${DONE_WITH})\s+this(?: one)?\b${ENDS}`, 'gi');
const THIS_ASKED = new RegExp(String.raw`^\s*(${ASKED})\s+this\b${STATE}`, 'i');
const IT_DONE = new RegExp(
  String.raw`\b(send|resend|e-?mail|void|credit|issue|off|against|towards?)\s+(?:it|that)\b${ENDS}`,
  'gi',
);
const IT_ASKED = new RegExp(String.raw`^\s*(${ASKED})\s+(?:it|that)\b${STATE}`, 'i');

/** The same words with the name of what is on the screen where they point at it: "new job for this client", "is this paid". */
export function withNames(text: string, records: readonly KnownRecord[]): string {
  const shown = onScreen(records);
  const isTalkedOver = records.some(({ lately, on_screen }) => lately && !on_screen);
  if (shown?.kind === 'client') return text.replace(THIS_CLIENT, () => shown.name);
  if (shown?.kind === 'supplier') {
    const named = text.replace(THIS_SUPPLIER, () => shown.name);
    return isTalkedOver ? named : named.replace(FROM_THEM, (_, from: string) => `${from} ${shown.name}`);
  }
  if (shown?.kind !== 'finance' || shown.type !== 'invoice' || !shown.invoice) return text;
  const name = `invoice ${shown.invoice}`;
  const behind = (_: string, before: string) => `${before} ${name}`;
  const named = text.replace(THIS_INVOICE, name).replace(THIS_DONE, behind).replace(THIS_ASKED, behind);
  // what was just made or changed is "it" before what is only looked at
  if (isTalkedOver) return named;
  return named.replace(IT_DONE, behind).replace(IT_ASKED, behind);
}

/** The job that is looked at, where it was told among the records. `jobOnScreen` begins with its number. */
export function jobOnScreen(
  { jobOnScreen: told }: { jobOnScreen?: string | null | undefined },
  records: readonly KnownRecord[],
): KnownRecord | null {
  const [number] = told?.split(' ') ?? [];
  return records.find((one) => one.kind === 'job' && number !== undefined && one.number === number) ?? null;
}
