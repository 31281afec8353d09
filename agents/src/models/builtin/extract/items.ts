import { COUNTS, ONES } from '../lexicon/number-words.ts';
import { COUNT_UNITS, MEASURES } from '../lexicon/units.ts';
import { GAP, sentenceCase, tidy } from './gap.ts';
import { takeMoney } from './money.ts';
import { takeSupplier } from './references.ts';

export interface Item {
  item_name: string;
  quantity?: number;
  unit_price?: number;
  supplier?: string;
}

const UNIT = COUNT_UNITS.join('|');
const MEASURE = MEASURES.join('|');
const WORDS = [...Object.keys(COUNTS), ...Object.keys(ONES)].sort((a, b) => b.length - a.length).join('|');
/** A count, never a size: "3x", "8 sheets of", "a doz". "250L tank" and "2400x1200 ply" begin with a size. */
const COUNT = new RegExp(
  `^(?:(\\d+)\\s*(?:x|×|off)\\s+|(\\d+)(?=\\s+(?!(?:mm|cm|amp|watt|volt)\\b))\\s+|(${WORDS})(?=\\s)\\s+)(?:more\\s+)?(?:(${UNIT})(?:\\s+of)?\\s+|(${MEASURE})\\s+(?:of\\s+)?)?`,
  'i',
);
const JOINT =
  /\s*(?:[,;\n]|\s\+\s|\b(?:and|plus|&)\b)\s*(?=(?:an?\s|some\s|\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|doz|half|one)\b))/gi;

/** The materials of an order, each with its count, price and shop. */
export function itemsOf(text: string): Item[] {
  return text
    .split(JOINT)
    .map((part) => part?.trim() ?? '')
    .filter((part) => tidy(part) !== '')
    .flatMap((part) => {
      const item = itemOf(part);
      return item ? [item] : [];
    });
}

function itemOf(text: string): Item | null {
  const money = takeMoney(text);
  const shop = takeSupplier(money?.rest ?? text);
  const rest = tidy((shop?.rest ?? money?.rest ?? text).replaceAll(GAP, ' ')).replace(
    /^(?:some|more|another|the|me)\s+/i,
    '',
  );
  const count = COUNT.exec(rest);
  const quantity = count ? countOf(count) : undefined;
  const name = tidy(count ? rest.slice(count[0].length) : rest);
  if (!name) return null;
  const unit = count?.[5] ? `${name} (${count[5]})` : count?.[4] ? `${name} (${count[4].toLowerCase()})` : name;
  const unit_price = money ? perUnit(money.value.dollars, money.value.each, quantity) : undefined;
  return {
    item_name: sentenceCase(unit),
    ...(quantity ? { quantity } : {}),
    ...(unit_price === undefined ? {} : { unit_price }),
    ...(shop ? { supplier: shop.value } : {}),
  };
}

/** A price without "each" is the price of one only where one is bought; otherwise nobody said what one costs. */
const perUnit = (dollars: number, each: boolean, quantity = 1): number | undefined =>
  each || quantity === 1 ? dollars : undefined;

function countOf(match: RegExpExecArray): number | undefined {
  const [, times, plain, word] = match;
  if (times ?? plain) return Number(times ?? plain);
  const said = (word ?? '').toLowerCase();
  return COUNTS[said] ?? ONES[said];
}
