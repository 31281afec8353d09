/** "60 for the ply", "$340", "145,", "2 motors at 260", "95 each": a price, as it stands among the words of another. */
const PRICE =
  /\$\s?\d|(?:^|,)\s*\d{2,5}\s*(?:,|$)|(?<![\d.,x-])\d{2,5}(?:\.\d\d)?\s+for\s+(?:the|an?|his|her|their|some|materials)\b|(?<![\d.,x-])\d{2,}(?:\.\d\d)?\s*(?:each|ea|apiece|a pop)\b|(?:\bat|@)\s*\$?\d{2,}(?:\.\d\d)?(?=\s*(?:$|[,;]|\/|\b(?:each|ea|an?|per|and|plus|inc|ex|apiece)\b))/iu;

const SAY_EACH =
  'I read one price of several there, and I leave none out. What does each part come to? Say them like "3 hours at 95, callout 80, the ply 60".';

/** The question where the words of what is billed or quoted hold a price that is not in its sum; null where they hold none. */
export const ifPriceIsLeft = (words: string): string | null => (PRICE.test(words) ? SAY_EACH : null);
