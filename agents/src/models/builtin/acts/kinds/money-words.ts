import { cut, sentenceCase, type Taken, tidy } from '../../extract/gap.ts';
import { type Money, takeExpectedAmount, takeMoney } from '../../extract/money.ts';
import { placesOf } from '../found.ts';
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
