/** Shown in place of an amount that nobody gave and no tool told: "The total is an amount I could not confirm." */
const UNCONFIRMED = 'an amount I could not confirm';

const FIGURE = String.raw`\d[\d,]*(?:\.\d+)?`;
const AMOUNT = new RegExp(String.raw`-?\$\s?(${FIGURE})(\s?k\b)?|\b(${FIGURE})\s?(?:dollars|bucks)\b`, 'gi');
/** The end of a text that may still become an amount. */
const BEGUN = /(?:-|-?\$\s?[\d,]*(?:\.\d*)?\s?k?|(?<![\w.,$])\d[\d,]*(?:\.\d*)?\s?[a-z]{0,6})$/i;
const NUMBER = new RegExp(String.raw`(${FIGURE})(\s?k\b|\s?(?:grand|thousand)\b)?`, 'gi');

/**
 * A model's words on their way to the user: an amount passes only if it stands in what the model was given (the
 * user's words, records, tool results). Sums are for code. Text is held back no longer than an amount may still grow.
 */
export function confirmedAmounts(say: (text: string) => void, given: () => Iterable<string>) {
  let held = '';
  let known: Set<number> | undefined;
  const isKnown = (amount: number) => {
    known ??= new Set([...given()].flatMap(numbersIn));
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

const dollarsOf = (figure: string, thousands: boolean) =>
  Math.round(Number(figure.replaceAll(',', '')) * (thousands ? 100_000 : 100)) / 100;

/** "2.4k" is 2400 as well as 2.4: what is meant is not decided here. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(NUMBER)].flatMap((match) => {
    const plain = dollarsOf(match[1] ?? '', false);
    return match[2] ? [plain, dollarsOf(match[1] ?? '', true)] : [plain];
  });
