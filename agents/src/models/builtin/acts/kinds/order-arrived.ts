import type { KnownRecord } from '../../../../known.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act } from '../act.ts';
import type { SaidDay } from '../days.ts';
import { placesOf, recordOf } from '../found.ts';
import { focus, isFresh, type Piece, type Scene } from '../scene.ts';
import { type Span, spanOf, wholeOf } from '../spans.ts';
import { isTalk } from './talk-beside.ts';

const HERE =
  /\b(?:(?:just |all |finally |already )*(?:turned up|rocked up|rolled (?:up|in)|pulled (?:up|in)|arrived|showed up|shown up|delivered|landed|lobbed(?: up)?|dropped off|unloaded|been dropped|come in|came(?: in| off the truck)?(?= (?:today|this morning|just now|early|already|yesterday|but|with only)|\s*[,.!]|\s*$)|came in|come already|got (?:here|delivered)|made it here)|(?:is|are|'?s|'?re|theyre|its|it's|they|all|stuff|now|been)\s+(?:all\s+|already\s+|finally\s+|now\s+)*(?:here|on ?site|in the (?:shed|yard|ute)|sitting (?:here|on|in|out)\b.*)(?! (?:on|by|at|to|for)\b)|(?:i(?:'ve)?|we(?:'ve)?|just)\s+(?:just\s+)?(?:picked up|collected|unloaded|received|signed for)|^collected|^(?:just\s+)?got (?:the|all|both|his|her|our)\b(?=.*\b(?:all (?:there|here|good|of (?:it|them))|today|this (?:morning|arvo)|yesterday|everything(?:'?s| is) (?:there|here))\b)|picked (?:up|them up|it up)|truck(?:'s| is|s)? here|have come|has come)\b/iu;
const NOT_YET =
  /\b(?:not|n't|hasnt|havent|didnt|isnt|arent|when|if|once|until|till|should|will|due|tomorrow|next|gets|supposed|meant|to be|want|need|order|nothing|still waiting)\b/iu;
/** Money "lands" and "comes in" as well: such messages are about payments, not deliveries. */
const OTHER = /\bat\s+\$?\d|\b(?:deposit|payment|money|paid|pay|invoice|quote|cash|transfer|bank)\b|\$/i;
const AMISS =
  /\b(?:broken|cracked|damaged|smashed|scratched|bent|missing|short|wrong|faulty|dented|chipped|busted|stuffed|dud|leaking|rusty|warped|split|ripped|only \w+ of|only (?:got|\d+|one|two|three|four|five|six|half)\b|instead of|not right|no good)\b/iu;
/** What stands before it: "today but ...", "though ...". */
const BEFORE_AMISS =
  /^[\s,]*(?:(?:today|this (?:morning|arvo|afternoon)|just now|early|yesterday)[\s,]*)?(?:but|though|and|however|only(?= \w+ (?:is|are|was|were)))\s+/i;
/** Where no item is named, the text has to point at one in some way: "landed today" alone may be about money. */
const IT =
  /\b(?:it|its|it's|they|theyre|they're|them|that|those|these|all|everything|both|order|delivery|stuff|gear|truck|parcel|the \p{L}+)\b/iu;
const TO_COME =
  /^\s*(?:the\s+)?(?:\p{L}+\s+)?(?:day\s+|morning\s+|week\s+)?(?:before|by(?! (?:the )?(?:truck|courier))|on(?! (?:the|a|his|their) (?:truck|ute|back|trailer))|for|ahead of|of the)\b/iu;
/** "picked up the tiles for carla": here "for" says whose job it is, not when the order is due. */
const FETCHED = /\b(?:picked|collected|unloaded|received|signed)\b/iu;
/** "only 18 of the gib turned up": the rest is still to come. */
const ONLY_SOME = /\b(?:only|just|half|some|most|part)\b(?!\s+(?:now|got|turned|came))/iu;
const isAhead =
  (today: string) =>
  (day: SaidDay): boolean =>
    !('date' in day) || day.date > today;
/** A person has arrived, not an order: "hes here", "I'm on site". */
const PERSON =
  /^(?:[\p{L}]+[\s,]+){0,2}(?:he|she|i|we|hes|he's|shes|she's|i'm|im|we're)\s+(?:is |are |just |now |already )*(?:here|on ?site|arrived|turned up|rocked up)\b/iu;
const ALL =
  /\b(?:all(?! (?:good|right|sweet|fine|ok|sorted|set)\b)|everything|the lot|both|whole order|all of (?:it|them))\b/iu;

/** Marks an order as delivered and notes what is wrong with it: "blocks turned up but twelve are broken", "it just rolled up on the truck". */
export function orderArrived(piece: Piece, scene: Scene): readonly Act[] | null {
  const { text } = piece;
  const here = arrivalIn(text);
  const items = here ? itemsIn(piece, scene) : [];
  if (!here || !items.length || isToCome(here, piece, scene)) return null;
  if (ONLY_SOME.test(text.slice(0, here.start))) {
    const note = sentenceCase(tidy(text));
    return items.map((item) => act('update_procurement_item', { item: item.id, add_note: note }, item, wholeOf(text)));
  }
  const after = text.slice(here.end);
  const amiss = AMISS.test(after);
  const note = amiss ? sentenceCase(tidy(after.replace(BEFORE_AMISS, ''))) : undefined;
  const explains = explainedBy(here, piece, amiss);
  return items.map((item) =>
    act('update_procurement_item', { item: item.id, status: 'delivered', add_note: note }, item, explains),
  );
}

/** The words that say a delivery is here; null where a person or money arrived, or where it is still to come. */
function arrivalIn(text: string): Span | null {
  const match = HERE.exec(text);
  if (!match || PERSON.test(text) || /\?\s*$/.test(text) || OTHER.test(text)) return null;
  const here = spanOf(match);
  return NOT_YET.test(text.slice(0, here.end)) ? null : here;
}

/** Tells when it will come rather than that it came: "both delivered the day before". */
const isToCome = (here: Span, { text, values }: Piece, { facts }: Scene): boolean =>
  (TO_COME.test(text.slice(here.end)) && !FETCHED.test(text.slice(here.start, here.end))) ||
  values.days.some(isAhead(facts.today));

/** Small talk around the arrival counts as read with it; anything else is left for another reader. */
function explainedBy(here: Span, { text, values }: Piece, amiss: boolean): Span[] {
  const around = `${text.slice(0, here.start)} ${amiss ? '' : text.slice(here.end)}`;
  if (isTalk(around) && !values.time?.value.time) return wholeOf(text);
  const { item, supplier } = values.named;
  return [{ start: here.start, end: amiss ? text.length : here.end }, ...placesOf(item, supplier), ...values.days];
}

/** The orders that arrived: the one named, those of the shop named, or the one talked about last. */
function itemsIn({ text, values }: Piece, scene: Scene): readonly KnownRecord[] {
  const open = scene.records.filter(({ kind, status }) => kind === 'item' && status !== 'delivered');
  const named = takeRecord('item', text, open);
  if (named?.record) return [named.record];
  if (named?.candidates.length) return ofSeveral(named.candidates, text);
  const { supplier, job, client } = values.named;
  const shop = recordOf(supplier);
  if (shop) {
    const theirs = open.filter((one) => one.supplier === shop.name);
    return theirs.length === 1 || ALL.test(text) ? theirs : [];
  }
  return job || client || !IT.test(text) ? [] : lastSpokenOf(open, text, scene);
}

/** Of several orders that fit the name: the one touched in this conversation, or all of them where "all" is said. */
function ofSeveral(candidates: readonly KnownRecord[], text: string): readonly KnownRecord[] {
  const lately = candidates.filter((one) => one.lately);
  if (lately.length === 1) return lately;
  return ALL.test(text) ? candidates : [];
}

/** The order that "it" means, or the orders that "all of it" means. */
function lastSpokenOf(open: readonly KnownRecord[], text: string, scene: Scene): readonly KnownRecord[] {
  const lately = open.filter(isFresh);
  if (ALL.test(text) && lately.length > 1) return lately;
  const last = focus(scene, ['item']);
  const latest = scene.records.find(isFresh);
  // "he's here": the last thing touched was no order, so this is hardly about one
  if (latest && latest.kind !== 'item' && !isOfOrders(scene)) return [];
  return last && last.status !== 'delivered' ? [last] : [];
}

/** Whether the last two messages name an order. */
const isOfOrders = ({ history, records }: Scene): boolean =>
  history.slice(-2).some(({ text }) => takeRecord('item', text, records) !== null);
