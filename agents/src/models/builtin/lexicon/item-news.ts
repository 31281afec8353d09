// What suppliers say of an order that changes neither its count nor its price nor its day. One list per idea.
import { alternatives } from './alternatives.ts';

/** It will not come as ordered, or did not: kept in the notes of the order. */
export const ITEM_NEWS = new RegExp(
  `\\b(?:${alternatives(`
    (?:running |be |is |are |'s |'re |its |theyre )late | late | delayed | held up | (?:on )?back ?-?order(?:ed)? | out of stock | no stock | not in stock | sold out | discontinued |
    (?:turned up|came|arrived|come)? ?(?:\\w+ )?short | missing | damaged | broken | cracked | bent | wrong (?:size|colour|color|ones?|length|type|model|brand) | stuck (?:at|in|on) | on the boat`)})\\b`,
  'i',
);
/** Whoever said so is no part of what is kept. */
const WHO_SAID =
  /^(?:(?:and|oh|ah|so|ok|nah|btw)[\s,]+)*(?:(?:the\s+)?(?:rep|guy|bloke|driver|yard|shop|girl|lady|fella|counter|office)|they|he|she)?\s*(?:from\s+¦\s*)?(?:just\s+)?(?:rang|called|texted|emailed|messaged)?\s*(?:and\s+)?(?:says?|said|reckons?|tells? me|told me|saying)\s+(?:that\s+)?/i;

/** What is kept of it. */
export const newsIn = (said: string): string => {
  const told = said.replace(WHO_SAID, '').replace(/^(?:¦|[\s,.])+|[\s,.!]+$/g, '');
  return told.charAt(0).toUpperCase() + told.slice(1);
};

/** What something turned out to cost: "pump came in at 185". */
export const CAME_IN_AT =
  /^(?:(?:and|the)\s+)*(?<what>\p{L}[\p{L}\s'-]{2,40}?)\s+(?:c[ao]me (?:in|out) at|c[ao]me to|cost(?:s)?(?: me| us)?|ended up(?: at)?|(?:was|is|were|are))\s+\$?(?<sum>\d[\d,]*(?:\.\d{1,2})?)(?:\s*(?:bucks|dollars))?(?:\s*(?:each|ea|an? \p{L}+))?[\s.!]*$/iu;
