import type { OwnDate } from '../../models/builtin/extract/own-dates.ts';
import type { Between, BookItem, Incoming } from '../book.ts';
import type { ItemNews } from '../extracted.ts';
import { CIRCULAR, CONFIRM, DELAY, GENERAL_PRICES, OTHER_PRODUCT, PRICE_CHANGE } from '../says/suppliers.ts';
import { amountsIn } from './amounts.ts';
import { eitherDay, exactDays } from './exact-days.ts';

const SMALL = new Set([
  'the',
  'and',
  'for',
  'with',
  'per',
  'pack',
  'box',
  'roll',
  'rolls',
  'sheet',
  'sheets',
  'bag',
  'bags',
  'of',
  'mm',
  'set',
]);
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=\w{3})(?:ies)$/, 'y')
    .replace(/(?<=\w{3}[^s])s$/, '');
const wordsOf = (name: string): string[] =>
  (name.match(/[\p{L}\d]+/gu) ?? []).map(stem).filter((word) => word.length > 2 && !SMALL.has(word));

/** How well a piece of text names an item: the share of the item's words in it. */
function fit(item: BookItem, text: string): number {
  const said = new Set(wordsOf(text));
  const words = wordsOf(item.item_name);
  return words.length ? words.filter((word) => said.has(word)).length / words.length : 0;
}

/** Of several items on order, all of them. "Your order" may be any of several. */
const ALL =
  /\b(?:(?:whole|entire|complete|full) order|the (?:whole )?lot|everything|both|all (?:of )?(?:it|items?|goods|your|the|them|\d+)|all (?:here|in|good|set|ready|packed|picked|up)|your (?:delivery|gear|goods|materials|stuff)|they|them)\b/i;
const A_PART =
  /\b(?:one|two|some|part|parts|most|half|bits?|a (?:few|couple|line)|an item|the rest|balance|remainder)(?: \S+)? (?:of|from|on)\b|\b(?:part|partial|split)[- ](?:order|delivery|shipment|shipped|supplied)\b|\b(?:an|one|another) (?:item|line|thing|product)\b/i;

/** Whether it tells of an order of which several items are open, and does not say which of them it is about. */
export const isUnclearWhich = (text: string, items: readonly BookItem[]): boolean =>
  items.length > 1 && namedIn(text, items).length === 0 && (A_PART.test(text) || !ALL.test(text));

/** Which of the items on order a message tells of, and what. */
function itemNews(text: string, items: readonly BookItem[], today: string): ItemNews[] {
  // what goes up for everybody says nothing of what is on order
  if ((GENERAL_PRICES.test(text) && PRICE_CHANGE.test(text)) || isCircular(text)) return [];
  const pieces = text
    .split(/\n+|(?<=[.!?;])\s+|,?\s+(?:but|however|while|whereas)\s+/i)
    .filter((piece) => piece.trim() && !CIRCULAR.test(piece));
  const isPriceList = NEW_PRICES.test(text);
  const told = pieces
    .flatMap((piece) => eachOfItems(piece, items))
    .flatMap((piece, at, all) => {
      const named = namedIn(piece.replace(UNCHANGED, ' '), items);
      // the day may stand in the sentence after: "Sarking is delayed. New ETA 10/12."
      const next = all[at + 1] ?? '';
      const whole = daysOf(piece, today).length === 0 && namedIn(next, items).length === 0 ? `${piece} ${next}` : piece;
      return named.map((item) => ({ item, piece: whole }));
    });
  if (told.length) return unique(told.map(({ item, piece }) => newsOf(item, piece, today, isPriceList)));
  const tells = (CONFIRM.test(text) || DELAY.test(text)) && !/\?\s*$/.test(text);
  const open = items.filter(({ status }) => status !== 'delivered');
  const dates = daysOf(text, today);
  if (tells && open.length && !isUnclearWhich(text, open) && isOneDay(dates, open))
    return open.map((item) => newsOf(item, text, today));
  return [];
}

/** "Decking has slipped to Mon 30th, hangers still tues": each item with what is said of it. */
function eachOfItems(piece: string, items: readonly BookItem[]): string[] {
  if (namedIn(piece, items).length < 2) return [piece];
  const parts: string[] = [];
  for (const part of piece.split(/,\s+/)) {
    const before = parts.pop();
    const isNext = before !== undefined && namedIn(part, items).length > 0 && namedIn(before, items).length > 0;
    if (before === undefined) parts.push(part);
    else if (isNext) parts.push(before, part);
    else parts.push(`${before}, ${part}`);
  }
  // "decking, hangers and posts come Friday": what is said stands with the last of them
  return parts.every((part) => SAYS_WHEN.test(part)) ? parts : [piece];
}
const SAYS_WHEN =
  /\d|\b(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|late|delayed|fine|ok|as (?:planned|booked|ordered)|still|on time)/i;

/** Of answers between the lines of what was asked: each of the one item that is named above it. */
const itemNewsBetween = (between: readonly Between[], items: readonly BookItem[], today: string): ItemNews[] =>
  unique(
    between.flatMap(({ over, said }) => {
      const [item, ...others] = namedIn(over.split('\n').at(-1) ?? '', items);
      return item && others.length === 0 ? [newsOf(item, said, today)] : [];
    }),
  );

/** To all customers; the holidays below a confirmation of one's own order make none of it. */
export const isCircular = (text: string): boolean => CIRCULAR.test(text) && !OF_ONE_ORDER.test(text);
const OF_ONE_ORDER =
  /\bthank(?:s| you) for your order\b|\border (?:confirmation|acknowledge?ment)\b|\b(?:sales )?order (?:no\.?|number|#)\s?:?\s?\S*\d/i;

/** What a supplier's message tells of what is on order. */
export function newsIn(text: string, { book, between, today }: Incoming): ItemNews[] {
  const told = itemNewsBetween(between ?? [], book.items, today);
  return told.length > 0 ? told : itemNews(text, book.items, today);
}

/** One day, beside the one on which it should have come. */
function isOneDay(dates: readonly { date: string }[], open: readonly BookItem[]): boolean {
  const named = [...new Set(dates.map(({ date }) => date))];
  return named.length === 1 || named.filter((one) => open.every((item) => item.delivery_date !== one)).length === 1;
}

/** "No change to the hangers". */
const UNCHANGED =
  /\b(?:no change (?:to|on|for|with)|except(?: for)?|apart from|but not|not)(?: the| your| ya)? [\p{L}\d]+(?: [\p{L}\d]+)?/giu;

/** By at least half of its words, or by one that no other item has. */
function namedIn(piece: string, items: readonly BookItem[]): BookItem[] {
  const said = new Set(wordsOf(piece));
  const only = (item: BookItem): boolean =>
    wordsOf(item.item_name).some(
      (word) => said.has(word) && !items.some((other) => other !== item && wordsOf(other.item_name).includes(word)),
    );
  const scored = items
    .map((item) => ({ item, score: fit(item, piece) }))
    .filter(({ item, score }) => score >= 0.5 || (score > 0 && only(item)));
  const whole = scored.filter(({ score }) => score === 1);
  return (whole.length ? whole : scored).map(({ item }) => item);
}

/** The days of what was ordered: not those on which something else could come. */
const daysOf = (piece: string, today: string): readonly OwnDate[] =>
  OTHER_PRODUCT.test(piece) || eitherDay(piece, today)
    ? []
    : exactDays(piece, today, { weekEnds: true }).filter(
        ({ index }) => !OTHER_DATE.test(piece.slice(0, index)) && !DONE.test(piece.slice(0, index)),
      );
/** It is there already. */
const DONE = /(?<!\bbe )\bdelivered\s*:\s*$/i;
/** Of the paper, or when more is known. */
const OTHER_DATE =
  /\b(?:previous(?:ly)?|old|original|was|date of (?:this )?(?:notice|issue|invoice|order)|printed|issued|leaves?(?: here| us)?|dispatch(?:e[ds])?|despatch(?:e[ds])?|ships?|collected|signed|(?:up|rise|rising|increase|prices?|%)(?: [\d.]+ ?%?)? (?:from|on|as of)|chase|chasing|try again|check (?:again|back)|follow(?:ing)? up|(?:from|effective|starting|as of|as at)|know more|more news|let you know|update you|ring you|call you)\b[^.!?;\n]{0,24}$/i;

/** What stands below it has its price from now on. */
const NEW_PRICES = /\b(?:new|revised|updated) (?:prices?|pricing)\b[^\n]{0,60}:\s*(?:\n|$)/i;

function newsOf(item: BookItem, piece: string, today: string, isPriceList = false): ItemNews {
  const part = PARTLY.exec(piece);
  if (part) return restOf(item, piece.slice(part.index + part[0].length), today);
  const dates = daysOf(piece, today).map(({ date }) => date);
  const date = arrivalIn(piece, today) ?? dates.filter((one) => one !== item.delivery_date).at(-1) ?? dates[0] ?? null;
  const later = date !== null && item.delivery_date !== null && date > item.delivery_date;
  const late =
    DELAY.test(piece) || (later && (!CONFIRM.test(piece) || /\binstead\b|\bsorry\b|\bunfortunately\b/i.test(piece)));
  const priced = PRICE_CHANGE.test(piece) || (isPriceList && amountsIn(piece).length === 1);
  const state = late ? 'delayed' : priced && !CONFIRM.test(piece) ? 'priced' : 'confirmed';
  // the day of a price is none of a delivery
  return {
    name: item.item_name,
    date: state === 'priced' ? null : date,
    state,
    price: priced ? newPrice(piece) : null,
  };
}

/** "1 of 2 sent today, other to follow": what came is a part, and the day is that of the rest, where it is said. */
const PARTLY =
  /\b(?:\d+|one|two|three|some|half|most|part)(?: out)? of (?:the |your |those |them\b)?(?=[^.!?\n]{0,80}\b(?:rest|others?|balance|remainder|remaining|missing|short|back ?order(?:ed)?)\b)/i;
function restOf(item: BookItem, after: string, today: string): ItemNews {
  const rest = after.slice(
    Math.max(0, after.search(/\b(?:rest|others?|balance|remainder|remaining|missing|short|back ?order)/i)),
  );
  const date = daysOf(rest, today).at(-1)?.date ?? null;
  return { name: item.item_name, date, state: 'delayed', price: null };
}

/** "Leaves here Monday, with you Tuesday": the day it comes, where that is said. */
const arrivalIn = (piece: string, today: string): string | null =>
  daysOf(piece, today).findLast(({ index }) => ARRIVES.test(piece.slice(0, index)))?.date ?? null;
const ARRIVES =
  /\b(?:with you|arriv\p{L}*|(?:be )?(?:there|on site)|lands?|deliver(?:ed|y|ing)?(?: to you| to site)?)(?: (?:on|by|is|for|will be|the|now|:))*\s*$/iu;

/** "From $1,480 to $1,590", "$1,545 instead of $1,480": what it costs from now on, in dollars. */
function newPrice(piece: string): number | null {
  const now = piece.replace(OLD_PRICE, ' ');
  const left = amountsIn(now);
  const [bare] = [...now.matchAll(BARE)].map(([, figure]) => Number((figure ?? '').replaceAll(',', '')));
  return left.length === 1 ? (left[0] ?? null) : (amountsIn(piece).at(-1) ?? bare ?? null);
}
/** "Is 1545 now", "gone to 12.35 each", "now 945 + GST". */
const BARE =
  /\b(?:is|are|now|to|at)\s+(\d{1,3}(?:,\d{3})+|\d{2,6}(?:\.\d{2})?)(?=\s*(?:now|each|ea\b|a length|per|\+|plus|ex\b|[,.(]|$))/gi;
const OLD_PRICE =
  /\b(?:instead of|rather than|not|(?:up |down )?from|was|were|used to be|old price(?: of| was)?|previously)\s+(?:at |about )?\$?\s?[\d,]+(?:\.\d{1,2})?/gi;

const unique = (news: ItemNews[]): ItemNews[] => [...new Map(news.map((one) => [one.name, one])).values()];
