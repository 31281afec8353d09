import { FIRST_NAMES } from '../lexicon/first-names.ts';
import { AFTER_COUNT, COUNTED, NAMES_IN_S, SURELY_FOR } from '../lexicon/four.ts';
import { GST_SAID } from '../lexicon/gst-words.ts';
import { SHORTHAND, SHORTHAND_BESIDE } from '../lexicon/shorthand.ts';
import { COUNT_UNITS } from '../lexicon/units.ts';

const WORD = /(?<![\p{L}\p{N}'@./-])[\p{L}\p{N}]+(?![\p{L}\p{N}'@-]|\.[\p{L}\p{N}])/gu;
const UNITS = new RegExp(`^(?:${COUNT_UNITS.join('|')})$`, 'i');

/** Shorthand spelt out, word by word and then by its neighbours. */
export function spellOut(text: string): string {
  let plain = text.replace(WORD, (word) => {
    const long = Object.hasOwn(SHORTHAND, word.toLowerCase()) ? SHORTHAND[word.toLowerCase()] : undefined;
    if (!long) return word;
    return /^\p{Lu}\p{Ll}/u.test(word) ? long.charAt(0).toUpperCase() + long.slice(1) : long;
  });
  for (const [pattern, long] of [...SHORTHAND_BESIDE, ...GST_SAID]) plain = plain.replace(pattern, long);
  return fours(plain.replace(COUNT_BEHIND, '$1 $3 of $2'));
}

/** "i need bluestone, 14 pieces": the count goes in front of what is counted. */
const COUNT_BEHIND = new RegExp(
  `(?<!\\bthe\\s)\\b(need|order|get|buy|grab)\\s+(?:some\\s+)?((?!(?:from|for|to|in|on|at|him|her|them|it|me|us|come|received)\\b)\\p{L}[\\p{L}-]*(?:\\s+(?!(?:to|for|from|in|up|on)\\b)\\p{L}[\\p{L}-]*){0,2}),\\s*(\\d{1,4}\\s*(?:${COUNT_UNITS.join('|')}))(?=\\s*(?:$|[.,;]|(?:for|at|and|each|please)\\b))`,
  'giu',
);

/** "4 Harriet Gilchrist, quote ...": nobody counts people, and goods come in the plural. */
const NAMED_FIRST =
  /(?<=(?:^|[,.;:\n]\s*))4(?!\s+\S+\s+(?:St|Rd|Ave|Dr|Ct|Cl|Pl|Cres|Tce|Pde|Ln|Way|Hwy|Street|Road|Avenue|Drive|Court|Close|Place|Crescent|Terrace|Parade|Lane|Grove)\b)(?=\s+\p{Lu}\p{Ll}+(?:\s+\p{Lu}[\p{L}'’-]+)*\s+\p{Lu}[\p{L}'’-]+(?:(?<![^s]s)\s*(?:,|$)|\s+job\b))/gu;

/** "4 freezer door seals 95 each" is counted. */
const PRICED_EACH =
  /\s+(?!(?:the|this|that|these|those|his|her|their|an?|my|our|your|him|them|us|me|mrs?|ms|dr)\b)(?:\p{Ll}[\p{L}-]*\s+){1,3}\p{Ll}[\p{L}-]*[^\Ws]s,?\s+(?:(?:at|@|for)\s*)?\$?\d[\d.,]*\s*(?:each|ea|apiece|a pop)\b/u;
const PERHAPS_FOR = new RegExp(`(?<=(?<before>[\\p{L}']+)[^\\S\\n]+)4(?=\\s+\\p{L})(?!${PRICED_EACH.source})`, 'gu');

/** "got a start 4 mrs whitlock" is for her; "4 tubes", "at 4" and "make that 4" are numbers. */
function fours(text: string): string {
  return (
    text
      .replace(NAMED_FIRST, 'for')
      // "$219 4 saw blades", "job 8428 4 Shanelle": what a sum or a number is for
      .replace(/(?<=\$\d[\d,.]*k?\s+)4(?=\s+(?!(?:days?|weeks?|months?|hours?|hrs?|each|nights?)\b)\p{L})/gu, 'for')
      .replace(/(?<=\b(?:job|quote|invoice)\s+#?\d{3,}\s+)4(?=\s+\p{L})/giu, 'for')
      .replace(PERHAPS_FOR, (four, before: string, at: number) => {
        const after = text.slice(at + 1).match(/[\p{L}\p{N}'-]+|[^\s\p{L}\p{N}]/gu) ?? [];
        return meansFor(before.toLowerCase(), after) ? 'for' : four;
      })
  );
}

function meansFor(before: string, [next = '', following = '']: string[]): boolean {
  const word = next.toLowerCase();
  if (SURELY_FOR.has(word))
    return !['at', 'by', 'unit', 'make', 'that', 'it', 'number', 'level', 'half'].includes(before);
  if (before === 'half' || COUNTED.has(before) || AFTER_COUNT.has(word) || UNITS.test(word) || /^\d/.test(word))
    return false;
  if (/^\p{Lu}\p{Ll}/u.test(next)) return true;
  // "setting blocks 4 rajs"
  if (/s$/u.test(word) && FIRST_NAMES.has(word.slice(0, -1)) && !following) return true;
  // a plural that ends its clause is counted; one before another word is somebody's: "4 sanjays slab"
  // "service 4 split systems 165 each": the plural comes a word later
  if (/^\p{Ll}/u.test(next) && !FIRST_NAMES.has(word) && /[^s']s$/i.test(following)) return false;
  const plural = /[^s']s$/.test(word) && !NAMES_IN_S.has(word);
  return !(plural && !/^\p{L}/u.test(following));
}
