/** Shown in place of an amount that nobody gave and no tool told: "The total is an amount I could not confirm." */
const UNCONFIRMED = 'an amount I could not confirm';

const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`;
const AMOUNT = new RegExp(String.raw`-?\$\s?(${FIGURE})(\s?k\b)?|\b(${FIGURE})\s?(?:dollars|bucks)\b`, 'gi');
/** The end of a text that may still become an amount. */
const BEGUN = /(?:-|-?\$\s?[\d,]*(?:\.\d*)?\s?k?|(?<![\w.,$])\d[\d,]*(?:\.\d*)?\s?[a-z]{0,6})$/i;
const NUMBER = new RegExp(String.raw`(${FIGURE})(\s?k\b|\s?(?:grand|thousand)\b)?`, 'gi');

/**
 * A model's words on their way to the user: an amount passes only if it stands in what the model was given (the
 * user's words, records, tool results), or if code finds it to be what order items on file come to. Text is held back
 * no longer than an amount may still grow.
 */
export function confirmedAmounts(say: (text: string) => void, given: () => Iterable<string>) {
  let held = '';
  let known: Set<number> | undefined;
  const isKnown = (amount: number) => {
    known ??= knownIn([...given()]);
    return known.has(amount);
  };
  const checked = (text: string) =>
    text.replace(AMOUNT, (said, figure?: string, thousands?: string, spelt?: string) =>
      isKnown(dollarsOf(figure ?? spelt ?? '', Boolean(thousands))) ? said : UNCONFIRMED,
    );
  return {
    text(chunk: string): void {
      held += chunk;
      const at = BEGUN.exec(held)?.index ?? held.length;
      const ready = held.slice(0, at);
      held = held.slice(at);
      if (ready) say(checked(ready));
    },
    end(): void {
      if (held) say(checked(held));
      held = '';
    },
  };
}

const knownIn = (texts: readonly string[]): Set<number> =>
  new Set([...texts.flatMap(numbersIn), ...sumsOf(texts.flatMap(lineTotalsIn))]);

/** Of an order item as it is shown to models: `"quantity":60,"unit_price":4.2`. */
const ITEM = /"quantity":(\d+(?:\.\d+)?),"unit_price":(\d+(?:\.\d+)?)/g;
/** In cents. */
const lineTotalsIn = (text: string): number[] =>
  [...text.matchAll(ITEM)]
    .map(([, quantity, price]) => Math.round(Number(quantity) * Number(price) * 100))
    .filter(Boolean);

/** Order items that are added up: every choice of them is a sum, so that there may not be many. */
const MOST_ADDED = 10;
/** What any of them come to together, in dollars. */
function sumsOf(cents: readonly number[]): number[] {
  const added = [...new Set(cents)].slice(0, MOST_ADDED);
  let sums = [0];
  for (const one of added) sums = sums.concat(sums.map((sum) => sum + one));
  return sums.map((sum) => sum / 100);
}

const dollarsOf = (figure: string, thousands: boolean) =>
  Math.round(Number(figure.replaceAll(',', '')) * (thousands ? 100_000 : 100)) / 100;

/** "2.4k" is 2400 as well as 2.4: what is meant is not decided here. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(NUMBER)].flatMap((match) => {
    const plain = dollarsOf(match[1] ?? '', false);
    return match[2] ? [plain, dollarsOf(match[1] ?? '', true)] : [plain];
  });
