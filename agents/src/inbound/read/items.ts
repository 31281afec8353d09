import { datesIn } from '../../models/builtin/extract/dates.ts';
import type { BookItem } from '../book.ts';
import type { ItemNews } from '../extracted.ts';
import { CONFIRM, DELAY, PRICE_CHANGE } from '../says/suppliers.ts';
import { amountsIn } from './amounts.ts';

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

const ALL =
  /\b(?:your order|the order|the lot|everything|all (?:of )?(?:it|items|goods|your)|whole order|your (?:delivery|gear|goods|materials|stuff)|it|they|them|order)\b/i;

/** Which of the items on order a message tells of, and what. */
export function itemNews(text: string, items: readonly BookItem[], today: string): ItemNews[] {
  const pieces = text
    .split(/\n+|(?<=[.!?;])\s+|,?\s+(?:but|however|while|whereas)\s+/i)
    .filter((piece) => piece.trim());
  const told = pieces.flatMap((piece, at) => {
    const named = namedIn(piece, items);
    // the day may stand in the sentence after: "Sarking is delayed. New ETA 10/12."
    const next = pieces[at + 1] ?? '';
    const whole =
      datesIn(piece, { today }).length === 0 && namedIn(next, items).length === 0 ? `${piece} ${next}` : piece;
    return named.map((item) => ({ item, piece: whole }));
  });
  if (told.length) return unique(told.map(({ item, piece }) => newsOf(item, piece, today)));
  const tells = (CONFIRM.test(text) || DELAY.test(text)) && !/\?\s*$/.test(text);
  const open = items.filter(({ status }) => status !== 'delivered');
  const dates = datesIn(text, { today });
  if (
    tells &&
    open.length &&
    (open.length === 1 || ALL.test(text)) &&
    new Set(dates.map(({ date }) => date)).size === 1
  )
    return open.map((item) => newsOf(item, text, today));
  return [];
}

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

function newsOf(item: BookItem, piece: string, today: string): ItemNews {
  const dates = datesIn(piece, { today }).map(({ date }) => date);
  const date = dates.filter((one) => one !== item.delivery_date).at(-1) ?? dates[0] ?? null;
  const later = date !== null && item.delivery_date !== null && date > item.delivery_date;
  const late = DELAY.test(piece) || (later && !CONFIRM.test(piece));
  const priced = PRICE_CHANGE.test(piece);
  const state = late ? 'delayed' : priced && !CONFIRM.test(piece) ? 'priced' : 'confirmed';
  return { name: item.item_name, date, state, price: priced ? (amountsIn(piece).at(-1) ?? null) : null };
}

const unique = (news: ItemNews[]): ItemNews[] => [...new Map(news.map((one) => [one.name, one])).values()];
