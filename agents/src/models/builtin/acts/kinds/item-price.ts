import type { KnownRecord } from '../../../../known.ts';
import { type Act, act } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { itemNamed } from './item-named.ts';
import { UNIT } from './order-words.ts';
import { isTalk } from './talk-beside.ts';

const SUM = String.raw`\$?(?<n>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)`;
const MONEY = String.raw`(?:\s*(?:dollars?|bucks?))`;
const EACH = `(?:\\s*(?:each(?:\\s+one)?|ea|apiece|a\\s*piece|per\\s+\\p{L}+|an?\\s+(?:${UNIT})|\\/\\s?\\p{L}+))`;
const NOW = '(?:[\\s,]+(?:now|this time|these days))?';
const WAS = String.raw`(?:[\s,]+(?:not|instead of|rather than|was|used to be)\s+\$?(?<was>\d+(?:\.\d{1,2})?))`;
const IS =
  "(?:(?:the\\s+)?(?:new\\s+)?(?:prices?|cost|they|it|its|it's|theyre|they're)\\s+)?(?:(?:is|are|has|have|been|being|gone|go|goes|going|went|came|come|comes|should be|will be|now|just|all|in|at|got|get)\\s+)*";

/** A change of the price: "went up 35 bucks", "60 dollar each dearer". */
const BY_SO_MUCH: readonly RegExp[] = [
  new RegExp(
    `^${IS}(?<way>up|down|dearer|cheaper|risen|rose|increased|dropped|more|less)\\s+(?:in price\\s+)?(?:by\\s+)?(?:about\\s+|another\\s+)?${SUM}(?<money>${MONEY})?(?<each>${EACH})?$`,
    'iu',
  ),
  new RegExp(
    `^${IS}${SUM}(?<money>${MONEY})?(?<each>${EACH})?\\s+(?<way>dearer|cheaper|more expensive|higher|lower)(?<all>${EACH})?$`,
    'iu',
  ),
];
/** A new price: "are 55 a box now not 52", "have gone up to 60 each". */
const TO_SO_MUCH = new RegExp(
  `^${IS}(?<way>(?:up|down|risen|dropped)\\s+)?(?:(?:from\\s+\\$?(?<from>\\d+(?:\\.\\d{1,2})?)\\s+)?to\\s+)?${SUM}(?<money>${MONEY})?(?<each>${EACH})?${NOW}${WAS}?${NOW}$`,
  'iu',
);
const AROUND =
  /\b(?:please|pls|thanks|cheers|mate|can you|could you|fix|change|update|correct|adjust|it|that|them|the|this|in|on|order|price|for|cost|so|and|sorry)\b|[.!;,]/giu;
/** Words that make a bare number a price. */
const PRICED = /\b(?:prices?|costs?|dearer|cheaper|expensive)\b|\$/iu;
const PER_UNIT = new RegExp(`\\d\\s*(?:an?|per)\\s+(?:${UNIT})\\b`, 'iu');
const OTHER =
  /\b(?:remind|invoice|bill|quote|text|message|deliver\w*|late|budget|paid|gst|add|another|extra)\b|%|\?\s*$/iu;

/** Changes the unit price of an order: "tapware went up 35 bucks, fix it", "screws are 55 a box now not 52". */
export function itemPrice(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (OTHER.test(text) || values.days.length || values.phone || values.address || values.email) return null;
  const named = itemNamed(text, scene);
  const price = named && priceIn(named.rest, named.item, PRICED.test(text), PER_UNIT.test(text));
  if (!named || !price || price === named.item.amount) return null;
  return act('update_procurement_item', { item: named.item.id, unit_price: price }, named.item, wholeOf(text));
}

/** The new unit price. `priced`: some word says it is a price; `each`: the number is followed by a unit that stands in the item's name. */
function priceIn(text: string, item: KnownRecord, priced: boolean, each: boolean): number | null {
  const clause = priceClause(text, each);
  if (clause === null) return null;
  const rise = riseIn(clause, priced);
  return rise ? risen(item.amount, rise) : priceSaid(clause, item, priced);
}

/** The one part that has a number; null where another number is said, or anything that is to be done. */
function priceClause(text: string, each: boolean): string | null {
  // the unit of "60 a box" was taken out as part of the name "Nails, box"
  const said = text
    .replace(each ? /(?<=\d)\s*¦/u : /$^/u, ' each ')
    .replaceAll('¦', ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  // the request itself may follow: "..., please fix in order"
  const parts = said.split(/\s*[,.;!]\s+/u);
  const first = parts.find((part) => /\d/u.test(part)) ?? said;
  const others = parts.filter((part) => part !== first).join(' ');
  if (/\d/u.test(others) || !isTalk(others.replace(AROUND, ' '))) return null;
  return first.replace(/^(?:the|please|so|and|prices? (?:of|for|on))\s+/iu, '').replace(/[\s.!,]+$/u, '');
}

interface Rise {
  by: number;
  /** It fell. */
  less: boolean;
}
/** "went up 35 bucks", where something says that it is money. */
function riseIn(clause: string, priced: boolean): Rise | null {
  for (const form of BY_SO_MUCH) {
    const { n, way = '', money, each, all } = form.exec(clause)?.groups ?? {};
    if (n && (priced || money || each || all))
      return { by: dollars(n), less: /down|cheaper|dropped|less|lower/iu.test(way) };
  }
  return null;
}

const risen = (amount: number | undefined, { by, less }: Rise): number | null =>
  amount && (!less || by < amount) ? cents(less ? amount - by : amount + by) : null;

/** "are 55 a box now not 52". */
function priceSaid(clause: string, { amount = 0, quantity }: KnownRecord, priced: boolean): number | null {
  const { n, money, each, was, from } = TO_SO_MUCH.exec(clause)?.groups ?? {};
  if (!n) return null;
  const before = Number(was ?? from ?? Number.NaN);
  // a number that is not the price may be how many there are
  const known = before === amount && before !== quantity;
  return priced || money || each || known ? cents(dollars(n)) : null;
}

const dollars = (said: string): number => Number(said.replaceAll(',', ''));
const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
