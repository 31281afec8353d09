// What is said of one line of a quote or an invoice that is there: how many, how much, one more, one off.
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { RATE_UNITS } from '../../lexicon/rate-units.ts';
import { numberOf } from './order-lines.ts';
import { type PricedLine, quotedIn, wordsOf } from './priced-lines.ts';
import {
  ADDS,
  ADDS_COUNTED,
  ADDS_PRICE_FIRST,
  ADDS_PRICE_LAST,
  ADDS_TOLD,
  COUNT_OF_UNITS,
  COUNT_SAID,
  COUNT_TO_UNITS,
  FROM_TO,
  LINE_LESS,
  LINE_MORE,
  LINE_TO,
  NO_LINE,
  TAKES_OFF,
} from './quote-change-words.ts';
import { amountOf } from './quote-prices.ts';

/** One line that is different: words of it, and what of it. */
interface ChangedLine {
  line: string;
  quantity?: number;
  /** What it is counted in, as it was said. */
  unit?: string;
  /** Dollars; of one where `each` was said. */
  unit_price?: number;
  each?: boolean;
  /** Dollars more on the whole line. */
  price_change?: number;
}
export interface LineChanged {
  change?: ChangedLine;
  add?: readonly PricedLine[];
  remove?: readonly string[];
}
interface About {
  /** GST was said: only what is added can be meant. */
  taxed: boolean;
  /** The quote or invoice was named beside it. */
  named: boolean;
}

/** What is changed, in a sentence without the words around it and with its numbers in figures; null where that is not plain. */
export function lineChangeIn(said: string, { taxed, named }: About): LineChanged | null {
  const change = countIn(said);
  if (change) return taxed ? null : { change };
  const add = addedIn(said);
  if (add) return { add };
  if (taxed) return null;
  const other = lineIn(said);
  return other ? { change: other } : takenOff(said, named);
}

function countIn(said: string): ChangedLine | null {
  const match = COUNT_SAID.exec(said)?.groups ?? FROM_TO.exec(said)?.groups;
  const [quantity, was] = [numberOf(match?.n ?? ''), numberOf(match?.was ?? '')];
  if (!match?.what || !quantity || !was || NO_LINE.test(match.what)) return unitsIn(said);
  // of two sums hardly one counts anything
  if (FROM_TO.test(said) && (quantity >= LEAST_SUM || was >= LEAST_SUM))
    return { line: lineNamed(match.what), unit_price: quantity };
  return unitsIn(said) ?? { line: lineNamed(match.what), quantity };
}
const LEAST_SUM = 100;

/** "make the labour 5 hours", "it was 5 hours not 3": of what is counted in them. */
function unitsIn(said: string): ChangedLine | null {
  const { what, n, unit: per } = (COUNT_TO_UNITS.exec(said) ?? COUNT_OF_UNITS.exec(said))?.groups ?? {};
  const quantity = numberOf(n ?? '');
  const unit = per && RATE_UNITS.get(per.toLowerCase());
  if (!quantity || !unit || (what && NO_LINE.test(what)) || !ORDERS.test(said)) return null;
  return { line: what ? lineNamed(what) : unit, quantity, unit };
}

/** "the fence is 20 metres" tells something; it changes no line. */
const ORDERS =
  /^(?:make|change|put|set|bump|drop|bring)\b|\bshould(?:'ve| have)? be(?:en)?\b|\b(?:not|instead of|rather than)\b/iu;

function lineIn(said: string): ChangedLine | null {
  const less = LINE_LESS.exec(said)?.groups;
  const more = less ?? LINE_MORE.exec(said)?.groups;
  if (more?.p && more.what && !NO_LINE.test(more.what)) {
    const by = amountOf(more.p);
    return { line: lineNamed(more.what), price_change: less ? -by : by };
  }
  const { a, b, p, each } = LINE_TO.exec(said)?.groups ?? {};
  const what = a ?? b;
  if (!what || !p || NO_LINE.test(what) || LITTLE.test(what) || what.split(/\s+/).length > MOST_WORDS) return null;
  const price = amountOf(p);
  if (price < LEAST && !each) return null;
  return { line: lineNamed(what), unit_price: price, ...(each ? { each: true } : {}) };
}
/** "change dave's invoice to 350": with the invoice's own words off, nothing is left that a line could be called by. */
const LITTLE = /^(?:(?:to|up|down|at|for|of|is|be|from|and|the|it|that|now)(?:\s+|$))+$/iu;
const MOST_WORDS = 4;
const LEAST = 20;

function addedIn(said: string): readonly PricedLine[] | null {
  const counted = ADDS_COUNTED.exec(said)?.groups?.line;
  const lines = counted ? (quotedIn(counted)?.lines ?? []) : [];
  if (lines[0]?.quantity && lines.length === 1) return lines;
  const { p, what } =
    ADDS_TOLD.exec(said)?.groups ?? ADDS_PRICE_FIRST.exec(said)?.groups ?? ADDS_PRICE_LAST.exec(said)?.groups ?? {};
  const description = wordsOf(what ?? '');
  if (p && description && !/\d/.test(description) && !NO_LINE.test(description))
    return [{ description, unit_price: amountOf(p) }];
  return severalIn(said);
}

/** "add rubbish removal 60 and a skip 380": a line for each. */
function severalIn(said: string): readonly PricedLine[] | null {
  const rest = ADDS.exec(said)?.groups?.rest;
  const found = rest === undefined ? null : quotedIn(rest);
  const plain = found && !found.more && !found.heading && found.lines.length > 0;
  return plain && found.lines.every(({ description }) => description && !NO_LINE.test(description))
    ? found.lines
    : null;
}

function takenOff(said: string, named: boolean): LineChanged | null {
  const what = TAKES_OFF.exec(said)?.groups?.what;
  const off = what && (named || /\b(?:off|out|line|remove|delete|drop|lose|scrap|ditch|leave)\b/i.test(said));
  return off && !NO_LINE.test(what) && what.split(/\s+/).length <= MOST_WORDS ? { remove: [lineNamed(what)] } : null;
}

/** What a line is called, of the words for it. */
export const lineNamed = (what: string): string =>
  sentenceCase(tidy(what.replace(/(?:\s+(?:price|line|bit|part|cost|up|down|now))+$/iu, '')));
