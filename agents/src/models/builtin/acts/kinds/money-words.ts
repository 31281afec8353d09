import { cut, sentenceCase, type Taken, tidy } from '../../extract/gap.ts';
import { type Money, takeExpectedAmount, takeMoney } from '../../extract/money.ts';
import { placesOf } from '../found.ts';
import { blanked, spanOf } from '../spans.ts';
import type { Values } from '../values.ts';

/** What may stand in front of an order. */
export const MONEY_LEAD =
  '^(?:(?:and|also|then|please|pls|can you|could you|would you|now|ok|okay|yeah|yep|hey|mate|just|so|lets|we need to|i need to|need to|gotta|want to|i want to)[\\s,]+)*';

/** "the pool fence one": no dollar. Everything stays where it is. */
export const withoutOne = (text: string): string =>
  text.replace(/\bone\b(?!\s+(?:hundred|thousand|grand|dollars?|bucks?|and a half)\b)/giu, '   ');

/** The one sum of an order about money, however it is said. */
export function sumIn(text: string): Taken<Money> | null {
  const money = takeMoney(text) ?? takeExpectedAmount(text);
  if (money) return money;
  const [figure, another] = [...text.matchAll(FIGURE)];
  if (!figure || another) return null;
  const dollars = Number(figure[0].replace(/[$,]/gu, ''));
  return { value: { dollars, gst: null, each: false }, rest: cut(text, figure), text: figure[0] };
}
const FIGURE =
  /(?<![\d.,/-])\$?\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?(?![\d/-]|\s*(?:%|st\b|nd\b|rd\b|th\b|x\b|mm\b|m\b))/giu;

/**
 * The sum that stands with the word of an order: "850 plus gst, but give her credit 35 so she pays 900" is 35. `beside`: how
 * it stands there, the sum as `sum`. Of several sums none of which stands there it is null: never the first, never the largest.
 */
export function sumBeside(text: string, beside: readonly RegExp[]): Taken<Money> | null {
  const figures = [...text.matchAll(FIGURE)].filter(({ index, 0: said }) =>
    isSum(said, text.slice(index + said.length)),
  );
  const [only] = figures;
  if (figures.length < 2 && !(only && OF_ELSE.test(text.slice(0, only.index)))) return sumIn(text);
  const starts = beside.flatMap((says) =>
    [...text.matchAll(says)].map(({ index, 0: all, groups }) => index + all.lastIndexOf(groups?.sum ?? '')),
  );
  const [own, another] = figures.filter(({ index }) => starts.includes(index));
  if (!own || another) return null;
  return sumIn(blanked(text, figures.filter((one) => one !== own).map(spanOf)));
}
/** "billed 2200, put a credit through": the sum of something else. */
const OF_ELSE =
  /(?<!\bover[- ]?)\b(?:quoted|billed|charged|invoiced|owe[sd]?|(?:bill|invoice|quote|price) (?:was|is|of|for))\s+(?:(?:him|her|them|me|us|at|about|the)\s+)*$/iu;
/** "2 taps", "12 panels": how many of something is no sum. */
const isSum = (said: string, behind: string): boolean =>
  said.includes('$') || /^\s?(?:dollars?|bucks)\b/iu.test(behind) || (/\d{2}/u.test(said) && !COUNTED.test(behind));
const COUNTED =
  /^\s+(?!(?:plus|minus|less|inc|incl|ex|gst|of|on|off|for|to|from|so|and|but|or|in|by|at|not|as|was|is|his|this|its|cash|bucks)\b)(?:\p{L}+\s+)?\p{L}{3,}(?<!s)s\b/iu;
/** A sum in figures, as `sumBeside` is told where it stands. */
export const SUM_BESIDE = String.raw`(?<sum>\$?\d{1,6}(?:,\d{3})*(?:\.\d{1,2})?)(?![\d%])`;

/** "we overcharged her $110 for the pump hire": that is the reason. */
const OVERCHARGED = /\bover ?(?:charged|billed|invoiced)\b[^.?!]*?\bfor\s+(?<why>[^.?!,]+)/iu;
/** "gate sticks a bit so take 110 off her bill". */
const IN_FRONT =
  /^(?<why>\p{L}[^,;:]{3,60}?)(?:\s+so|,\s*so)\s+(?:please\s+|can you\s+|just\s+)*(?:knock|take|chop|shave|cut|lop|drop|deduct|credit|give)\b/iu;
const BECAUSE = /\b(?:because|cos|coz|cause|bc|since|as (?=the\b|he\b|she\b|they\b|we\b|it\b|i\b))\s*(?<why>.+)$/iu;
const BEHIND = /(?:[,;:]|\.\s|\s-\s)(?<why>[^,;:]*\p{L}{3}.*)$/u;
const FOR =
  /\bfor\s+(?<why>(?:the|a|an|his|her|their|that|being|not|taking|making|my|our|doing|having|late|faulty|broken|damaged|dodgy|wrong)\b.+)$/iu;
/** What stands between the sum and the reason. */
const LEADS =
  /^(?:[\s,;:.-]|\b(?:the|an?|his|her|their|my|our)\b(?=\s*[,;:])|\b(?:credit|credited|back|off|from|on)\b(?:\s+for\b)?)+/iu;
/** What is no reason: courtesy, and the order itself. */
const NO_REASON =
  /^(?:please|thanks|thank you|ta|cheers|mate|ok|yeah|yep|can you|would you|now|today|all of it|the lot|the whole (?:thing|lot|amount)|in full|fully|would ya|eh|credit\b.*|give\b.*|off|from|on|that|it|this|them|by)?$/iu;

/** Why money is credited or paid back, in the words of whoever said it; undefined where nobody said it. */
export function reasonIn(text: string, { named }: Values): string | undefined {
  const over = tidy(OVERCHARGED.exec(text)?.groups?.why ?? '');
  if (over) return `Overcharged for ${over}`;
  const whose = placesOf(named.client);
  // only where the name stands in what is left: places are those of the whole text
  const rest = whose.length ? withoutName(text, named.client?.value.record?.name) : text;
  for (const form of [IN_FRONT, BECAUSE, BEHIND, FOR]) {
    const why = tidy((form.exec(rest)?.groups?.why ?? '').replace(LEADS, '')).replace(/[\s.!]+$/u, '');
    if (/\p{L}{3}/u.test(why) && !NO_REASON.test(why)) return sentenceCase(why);
  }
  return undefined;
}

/** "for dave": to whom it goes is no reason. */
function withoutName(text: string, name: string | undefined): string {
  const parts = (name ?? '').split(/\s+/u).filter((part) => part.length > 1);
  return parts.reduce((left, part) => {
    const plain = part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
    return left.replace(new RegExp(`(?:\\b(?:for|to|of)\\s+)?(?<!\\p{L})${plain}(?:['’]?s)?(?!\\p{L})`, 'giu'), ' ');
  }, text);
}
