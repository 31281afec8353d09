import { COUNT_UNITS } from '../models/builtin/lexicon/units.ts';
import type { Ungrounded } from './doubts.ts';
import { itemName } from './item-name.ts';

type Args = Readonly<Record<string, unknown>>;

/** What says whose a payment is. */
const WHOSE = ['client', 'job', 'invoice', 'quote', 'supplier'];

/** A payment on no record and from nobody: whoever paid was named by a word that was not read, or not at all. */
export const fromNobody = (tool: string, args: Args): boolean =>
  tool === 'create_finance_record' && args.type === 'payment' && WHOSE.every((name) => args[name] === undefined);

const SEVERAL = COUNT_UNITS.map((unit) => unit.replace(/s\?$/u, 's')).join('|');
const OF_SEVERAL = new RegExp(`^(?:${SEVERAL})\\s+of\\s`, 'iu');
/** "Sheets of ply" without a count: one is hardly meant. */
export function uncounted(tool: string, args: Args): string[] {
  const name = itemName(args);
  return tool === 'create_procurement_item' &&
    name !== undefined &&
    args.quantity === undefined &&
    OF_SEVERAL.test(name)
    ? [name]
    : [];
}

const TELLS =
  /^(?:(?:now|so|anyway|well|turns out)\s+(?:he|she|they|we)\b|(?:he|she|they)\s+(?:reckons?|changed)\b|[\p{L}'’]+(?:\s+has)?\s+changed\s+(?:her|his|their)\s+minds?\b)|\bput\b.{1,40}\bback\b.{0,20}\b(?:day|date|time|was|were)\s*$/iu;
/** "note for bob: he reckons the leak is behind the shower": as it was said. */
const CALLED_NOTE =
  /(?<!\p{L})(?:notes?|memo|write (?:it )?down|jot|add (?:to|on|that)|put (?:down|in that)|keep in mind|for the record|fyi|description)(?!\p{L})/iu;
/** A story around a request, about to be kept as what a job is: nobody called it a note. */
export const storyKept = (tool: string, args: Args, said: string): Ungrounded[] =>
  tool === 'update_job' && !CALLED_NOTE.test(said)
    ? Object.entries(args).flatMap(([path, value]) =>
        /^(?:description|add_note|notes)$/u.test(path) && typeof value === 'string' && TELLS.test(value)
          ? [{ path, value }]
          : [],
      )
    : [];
