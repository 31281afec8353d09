// What the client of a quote may choose: lines that are optional, and options of which one is taken.
import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading, words } from '../act.ts';
import type { Span } from '../spans.ts';
import { wordsOf } from './priced-lines.ts';
import { amountOf, PRICE } from './quote-prices.ts';

type Gst = 'inc' | 'plus' | undefined;
type Fields = Record<string, unknown>;

const VERB =
  "(?:and|also|then|please|can you|could you|add|give|put|chuck|throw|whack|stick|pop|include|offer|make|do|with|plus|there(?:'?s| is| are)|it (?:has|comes with)|let'?s (?:add|give|offer))";
const WHOM = '(?:(?:the|her|his|their) quote|it|that|her|him|them)';
const BEGIN = `^(?:${VERB}\\s+|${WHOM}\\s+|(?:in|on|to|as|an?|the|some)\\s+)*`;

/** "give it an optional line, 5 year warranty 250", "optional extra: flyscreens 180". */
const OPTIONAL_FIRST = new RegExp(
  `${BEGIN}optional(?:ly)?\\b(?:\\s+(?:line|extra|item|add[- ]?on|upgrade|bit|part))?(?:\\s+(?:to|on|in|for)\\s+${WHOM})?(?:\\s+(?:for|of|at))?[\\s,:;-]*(?:an?\\s+|the\\s+|some\\s+)?(?<rest>.+)$`,
  'iu',
);
/** "add a 5 year warranty for 250 as an option", "flyscreens 180 if she wants it". */
const OPTIONAL_LAST = new RegExp(
  `${BEGIN}(?<rest>.+?)[\\s,]+(?:as an option(?:al (?:line|extra|item|one))?(?: (?:that )?(?:he|she|they) can (?:tick|take|choose|pick))?|as an extra (?:he|she|they) can (?:tick|take)|as optional|optional(?: extra)?|(?:but )?(?:only )?if (?:s?he|they) (?:wants?|likes?) (?:it|them|that))$`,
  'iu',
);
const PRICE_LAST = new RegExp(
  `^(?<what>.*\\p{L}.*?)[\\s,]+(?:(?:at|for|is|thats|that's|@|costs?)\\s+)?${PRICE}(?:\\s+extra)?$`,
  'iu',
);
const PRICE_FIRST = new RegExp(`^${PRICE}\\s+(?:for|to)\\s+(?:an?\\s+|the\\s+|some\\s+)?(?<what>.*\\p{L}.*)$`, 'iu');

/** "two options: basic 3.2k or premium 4.1k". */
const OPTIONS = new RegExp(
  `${BEGIN}(?:(?:two|2|three|3|four|4|a couple of|a few|some|these)\\s+)?(?:options?|choices?|versions?)\\b(?:\\s+(?:for|to|on)\\s+${WHOM})?[\\s,:;-]*(?<rest>.+)$`,
  'iu',
);
const BETWEEN = /\s*(?:,\s*or\s+|\bor\b|,\s*and\s+|\band\b|,(?!\d{3}\b)|;|\/)\s*/iu;
const MOST_OPTIONS = 6;

/** A line that the client may tick, as it is added to the quote; null where it is none or has no price. */
function optionalIn(said: string, gst: Gst): Fields | null {
  const rest = (OPTIONAL_FIRST.exec(said) ?? OPTIONAL_LAST.exec(said))?.groups?.rest;
  const line = rest === undefined ? null : pricedIn(rest);
  return line && { add_line: { ...line, ...(gst ? { gst } : {}), optional: true } };
}

/** Two options or more, each with its price; null where something of them is not understood. */
function optionsIn(said: string): { description: string; amount: number }[] | null {
  const rest = OPTIONS.exec(said)?.groups?.rest;
  if (rest === undefined) return null;
  const parts = rest.split(BETWEEN).filter(Boolean);
  const lines = parts.flatMap((part) => pricedIn(part) ?? []);
  return lines.length === parts.length && lines.length > 1 && lines.length <= MOST_OPTIONS ? lines : null;
}

function pricedIn(text: string): { description: string; amount: number } | null {
  const { p, what } = (PRICE_LAST.exec(text) ?? PRICE_FIRST.exec(text))?.groups ?? {};
  const description = wordsOf((what ?? '').replace(/^(?:and|plus|a|an|the)\s+/iu, ''));
  const amount = amountOf(p ?? '');
  // "basic 3200 premium 4100" is two of them
  const several = /(?<!\d)\d{3,}(?!\d)/u.test(description);
  return p && description && amount > 0 && !several ? { description, amount } : null;
}

const OFFERED = /\b(?:optional(?:ly)?|as an option|(?:options|choices|versions)\b.*\d)/iu;
/** The same words where no quote was spoken of last: of the client's one open quote, else it is asked which. */
export function offeredToWhom(
  { said, gst }: Omit<Said, 'instead'>,
  theirs: readonly KnownRecord[],
  all: readonly Span[],
) {
  if (!OFFERED.test(said) || !(optionalIn(said, gst) || optionsIn(said))) return null;
  const [only, ...others] = theirs;
  if (only && !others.length) return quoteOffered({ said, gst, instead: false }, only, all);
  return leading(words('Which quote is that for? Say it once more with whose quote it is.', all));
}

/** "she took the premium one", "they're going with premium and the warranty". */
const TOOK =
  /^(?:so\s+)?(?:s?he|they|\p{L}+)(?:['’]?(?:s|re|ll|ve))?\s+(?:(?:has|have|is|are|will)\s+)?(?:took|taken|takes?|chose|chosen|chooses|picked|picks|going with|went with|goes with|go with|gone for|went for|going for)\s+(?:the\s+)?(?<what>\p{L}[^$]{2,80}?)(?:\s+(?:one|option|package|version))?$/iu;

/** Lines of the quote that its client took, by their words; null where one of them is not in it. */
function tookIn(said: string, about: string): string[] | null {
  const what = TOOK.exec(said)?.groups?.what;
  const parts = (what ?? '').split(BETWEEN).map((part) => part.replace(/^(?:the|an?)\s+|\s+(?:one|option)$/giu, ''));
  const isThere = (part: string) => part.length > 2 && about.toLowerCase().includes(part.toLowerCase());
  return what && parts.every(isThere) ? parts : null;
}

interface Said {
  said: string;
  gst: Gst;
  /** "instead" was said. */
  instead: boolean;
}

/** What the client of a quote may choose, or chose. Options take the place of a price like theirs; else that is asked about. */
export function quoteOffered({ said, gst, instead }: Said, quote: KnownRecord, all: readonly Span[]): Act | null {
  const change = (fields: Fields) => act('update_quote', { quote: quote.id, ...fields }, quote, all);
  const optional = optionalIn(said, gst);
  if (optional) return change(optional);
  const accepted_lines = quote.status === 'accepted' ? null : tookIn(said, quote.about ?? '');
  if (accepted_lines) return change({ accepted_lines });
  const lines = optionsIn(said);
  if (!lines) return null;
  if (!quote.amount) return change({ add_choice: { lines } });
  const prices = lines.map(({ amount }) => amount);
  const alike = quote.amount >= Math.min(...prices) / 2 && quote.amount <= Math.max(...prices) * 2;
  if (alike || instead) return change({ add_choice: { lines, instead: true } });
  const question = `Do the options take the place of the $${quote.amount.toLocaleString('en-AU', { minimumFractionDigits: 2 })} so far? Say them again with "instead" if so.`;
  return leading(words(question, all, quote));
}
