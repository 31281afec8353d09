import type { KnownRecord } from '../../../../known.ts';
import { addDays, clock } from '../../../../tools/format.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { jobJustMade } from '../../extract/references.ts';
import { isDeed } from '../../lexicon/done-to.ts';
import { wantedOn } from '../../people/wanted-on.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading } from '../act.ts';
import { dayMeant } from '../days.ts';
import { focus, isFresh, jobOfRecord, type Piece, type Scene } from '../scene.ts';
import { blanked, type Span } from '../spans.ts';
import { lastSaid } from '../subject.ts';
import { valuesIn } from '../values.ts';
import { takeBeforeJob } from './days-before-job.ts';
import { noteFromRemark } from './note-from-remark.ts';
import { withoutHedges } from './order-hedged.ts';
import { isThing, linesOf, type OrderLine } from './order-lines.ts';
import { jobBehindShop, jobIn, onItsOrder, shopIn } from './order-place.ts';
import { withPricesMarked } from './order-prices.ts';
import { AROUND, DELIVERED, HEAD, NUMBER, SHORT_OF, UNIT, VERB_INSIDE, VERB_LAST } from './order-words.ts';
import { plainOrder } from './plain-order.ts';
import { previousOrder, withoutSameShop } from './previous-order.ts';
import { storyTold } from './story.ts';
import { isTalk, PASTED } from './talk-beside.ts';

/** Other things are asked for in the same words. */
const OTHER =
  /\b(?:remind|reminders?|don'?t let me forget|invoice|bill|quote|text|e-?mail|message|ring|call|tell|tasks?|to-?dos?|book(?:ed)?|new (?:client|job|customer|supplier)|paid|spent|owes?|cancel|delete|scrap|get rid of|instead of|turned up|arrived|rocked up|get (?:him|her|them|the \w+(?: \w+)?) to|go ahead|accepted|gst|grand|kick(?:s|ing)? off|remember to|don'?t forget|back[- ]?order(?:ed)?|says?|reckons?|(?:add|put|make|leave) (?:a|another|this|the)? ?(?:quick )?notes?)\b/iu;
const SAME_PRICE = /\s*\b(?:(?:at|for) (?:the )?)?same (?:price|rate|cost)\b/iu;
/** "a cylinder from Plumbing World, 1890 plus GST": what it costs, behind it. */
const TAXED_LAST = /,\s*\$?\d[\d,]*(?:\.\d{1,2})?\s*(?:plus|\+|inc(?:l|luding)?|ex(?:cl)?)\.?\s*gst[\s.!]*$/iu;
const KETTLE = /\b(?:put|pop|stick|whack)\w* the (?:kettle|jug|billy) on\b/iu;
/** Several shops, or a job that is made in the same breath: read by whoever knows both. */
const TOLD_APART =
  /\b(?:on|to) (?:the|our) (?!order|list|account|shopping|materials?)\p{L}+(?: \p{L}+)? (?:order|account|list)\b|\btake\b.*\boff\b|\bboth\s+\p{L}+|\bfor (?:it|him|her(?!\s+\p{L})|them)\b|\b(?:from|off)\s.*\b(?:from|off)\s/iu;
/** "gas - 2 bottles": only a shop or a job stands before a dash. */
const DASHED = /^(?<who>(?:\p{L}+ ){1,4})- \d/u;
/** What is chucked on is an order where the order is named. */
const CHUCKED =
  /^(?:(?:and|so|oh|also|can you|could you|please|just)[\s,]+)*(?:chuck|throw|whack|bung|stick|pop|put)\b/iu;
const ON_ORDER = /\b(?:order|list|from|off)\b|\bdown(?=\s*$|\s+(?:for|on)\b)/iu;
const COUNTED = new RegExp(`\\b(?:${NUMBER})\\s*(?:${UNIT})\\b|\\b\\d+\\s*x\\s|\\sx\\s?\\d+\\b|\\bdoz(?:en)?\\b`, 'iu');
const LIKE_ORDER = new RegExp(`\\b(?:an?|some|another|more|${NUMBER})\\b`, 'iu');
/** "get" and "need" ask for much else besides. */
const WEAK =
  /^(?:(?:and|so|oh|also|can you|could you|i|we|please|just|ok)[\s,]+)*(?:jot|write|note|mark|list|wants?|get|need|needs|i need|we need|put|add|pick|chuck|throw|whack|bung|stick|pop|hire|have|short|low|out)\b/iu;

function isTold(text: string, scene: Scene): boolean {
  const piece = { text, values: valuesIn(text, scene) };
  return noteFromRemark(piece, scene) !== null || storyTold(piece, scene) !== null;
}

/** "label kit and isolator, one and one": each count to its own. */
const countsFirst = (text: string): string => text.replace(COUNTS_BEHIND, '$<lead>$<n> $<a> and $<m> $<b>');
const COUNTS_BEHIND = new RegExp(
  `^(?<lead>(?:(?:also|and|please|i|we|need|want|order|get|buy)\\s+)*)(?<a>(?!\\d)\\p{L}[^,]{2,40}?)\\s+and\\s+(?<b>(?!\\d)\\p{L}[^,]{2,40}?),\\s*(?<n>${NUMBER})\\s+and\\s+(?<m>${NUMBER})\\b`,
  'iu',
);

/** "we need 12 more posts, can you order those". */
const ASKED_LAST =
  /[\s,]*\b(?:can|could|will|would)\s+(?:you|ya|u)\s+(?:please\s+)?(?:order|get|grab|sort)\s+(?:those|them|that|it|some|these)(?:\s+(?:for (?:me|us)|please|in))*\s*\??\s*$/iu;

/** "order 4 box tiles and 9 bags glue from Stratco", "board 6 piece, hinge 18. order": lines of the order list. */
export function orderNew(piece: Piece, scene: Scene): readonly Act[] | null {
  const asked = askedIn(piece, scene);
  if (!asked) return null;
  const from = fromWhere(asked, piece, scene);
  if (!from) return null;
  const { said, text, ahead } = asked;
  const { shop, job, purpose, rest } = from;
  const lines = linesOf(rest);
  const placed = job !== null || goesOn(scene);
  if (!lines || lines.some(isDone)) return null;
  if (!isOrder(said, lines, shop.known || (ahead !== null && placed), placed, text)) return null;
  const about = job ?? said.job(scene) ?? (GOES_ON.test(text) ? jobOfLast(scene) : null);
  const delivery = ahead ? ahead.date : deliveredOn(piece, scene, about);
  if (delivery === null) return null;
  const notes = notesOf([said.note ?? purpose, asked.open && sentenceCase(asked.open)], delivery, piece);
  const priced = lines.length === 1 && !ALL_UP.test(text);
  const given = { shop: shop.reference, about, priced, delivery, notes, all: { start: 0, end: piece.text.length } };
  return actsOf(
    asked.same ? lines.map((line) => ({ ...line, again: true })) : lines,
    SAME_PRICE.test(text),
    given,
    scene,
  );
}

/** What they read of a sum in decide/ themselves. */
const ALL_UP = /\b(?:all up|total|altogether|the lot)\b/iu;

function notesOf(told: (string | undefined)[], delivery: string | undefined, { values }: Piece): string | undefined {
  const time = values.time?.value.time;
  const at = time && delivery ? `Delivery at ${clock(time)}` : undefined;
  return [...told, at].filter(Boolean).join('. ') || undefined;
}

/** What is ordered is a thing; "the floor done" is a deed. */
const isDone = ({ name, quantity = 1 }: OrderLine): boolean =>
  quantity === 1 && isDeed(name.replace(/\s+(?:for|at)\s.*$/iu, ''));

interface AskedFor {
  /** What the order is read from, without what it waits for. */
  text: string;
  said: Parted;
  /** What is left open: "or whatever they have". */
  open: string | undefined;
  /** From the same shop as the last. */
  same: boolean;
  ahead: ReturnType<typeof takeBeforeJob>;
}

/** What is asked for, where it is an order and nothing else is told beside it. */
function askedIn(piece: Piece, scene: Scene): AskedFor | null {
  const { text: plain, note: open } = withoutHedges(plainOrder(countsFirst(piece.text.replace(ASKED_LAST, '')), scene));
  const { text: whole, same } = withoutSameShop(onItsOrder(plain, scene));
  const ahead = takeBeforeJob(whole, scene, jobIn(whole, scene).record);
  const text = ahead ? ahead.rest.replace(DELIVERED, ' ').trim() : whole;
  if (isOther(text, plain, piece, scene)) return null;
  const said = parted(text);
  // what is told before it is kept by itself
  const [sentence = ''] = text.split(/(?<=\p{L}{2})[.!?]\s+(?=\S)/u, 1);
  if ((said.before && isTold(said.before, scene)) || (sentence !== text && isTold(sentence, scene))) return null;
  return { text, said, open, same, ahead };
}

interface FromWhere {
  shop: { reference?: string | undefined; known: boolean };
  job: KnownRecord | null;
  purpose: string | undefined;
  /** The things alone. */
  rest: string;
}

/** Where it comes from and what it is for; null where that is several, or something else stands before the order. */
function fromWhere({ said, same }: AskedFor, piece: Piece, scene: Scene): FromWhere | null {
  const first = said.before === '' ? null : lead(said.before, scene);
  if (said.before !== '' && !first) return null;
  const own = jobIn(jobBehindShop(withPricesMarked(said.order), scene), scene);
  // "4 traps for the laundry and 2 for the deck": each its own
  const another = own.record && jobIn(own.rest, scene).record;
  if (another && another.id !== own.record?.id) return null;
  const job = own.record ?? first?.job ?? null;
  const last = same ? lastShop(scene) : undefined;
  const bare = withoutDays(own.rest, piece, piece.text);
  const there = last ? { reference: last, known: true, rest: bare } : shopIn(bare, scene);
  const shop = there.known ? there : { reference: first?.shop, known: first?.shop !== undefined };
  const priced = there.rest.replace(SAME_PRICE, ' ');
  return { shop, job, ...purposeIn(priced.replace(AROUND, ' ').replace(/\s+/g, ' '), job !== null) };
}

interface Given {
  shop: string | undefined;
  about: KnownRecord | null;
  /** One thing, whose sum is read here. */
  priced: boolean;
  delivery: string | undefined;
  notes: string | undefined;
  all: Span;
}
function actsOf(lines: readonly OrderLine[], samePrice: boolean, given: Given, scene: Scene): readonly Act[] | null {
  const { shop, about, priced, delivery, notes, all } = given;
  const made = jobJustMade({ doneSoFar: [...(scene.doneSoFar ?? [])] });
  const acts: Act[] = [];
  for (const line of lines) {
    const args = argsOf(line, scene, about, samePrice);
    if (!args) return null;
    const where = {
      supplier: (line.shop ? shop : undefined) ?? args.supplier,
      job: about?.id ?? args.job ?? made,
      delivery_date: delivery,
      notes,
    };
    const one = act('create_procurement_item', { ...args, ...where }, null, [all]);
    // the rules in decide/ lose the one sum of an order
    acts.push(priced && (line.total ?? line.price) !== undefined ? leading(one) : one);
  }
  return acts;
}

/** Where what was talked about last comes from. */
const lastShop = (scene: Scene): string | undefined =>
  (lastSaid(scene, ['item']) ?? focus(scene, ['item']))?.supplier ?? lastSaid(scene, ['supplier'])?.name;
/** Something else is asked for, or it belongs to several shops or jobs. */
function isOther(text: string, plain: string, { values }: Piece, scene: Scene): boolean {
  const dashed = DASHED.exec(text)?.groups?.who;
  if (dashed && !shopIn(dashed, scene).known && !jobIn(`${dashed}, `, scene).record) return true;
  if (TOLD_APART.test(text) || (CHUCKED.test(plain) && !ON_ORDER.test(plain))) return true;
  if (values.phone || values.email || values.address) return true;
  return (
    OTHER.test(text.replace(TAXED_LAST, ' ')) ||
    KETTLE.test(text) ||
    wantedOn(text) !== null ||
    PASTED.test(text) ||
    /\?\s*$/.test(text)
  );
}

/** The day that is said, where it is one; null where nobody can tell which. */
function deliveredOn({ text, values }: Piece, scene: Scene, about: KnownRecord | null): string | null | undefined {
  const day = values.days.at(-1);
  if (values.days.length > 1) return null;
  const onDay = day && dayMeant(day, scene.facts.today, about?.date, false);
  return onDay && day && BEFORE.test(text.slice(0, day.start)) ? addDays(onDay, -1) : onDay;
}

/** "need em before monday": the day before it at the latest. */
const BEFORE = /\b(?:before|ahead of)\s+(?:the\s+|this\s+|next\s+)?$/iu;

/** What stands before the verb: where it is for or from, or talk; null where it is something else. */
function lead(text: string, scene: Scene): { job: KnownRecord | null; shop: string | undefined } | null {
  // "mr chen bathroom, buy 5 ...": a part by itself
  const job = jobIn(/[,:.]\s*$/u.test(text) ? text : `${text}, `, scene);
  const shop = shopIn(job.rest, scene);
  return isTalk(shop.rest) ? { job: job.record, shop: shop.reference } : null;
}

/** "and 4 rolls of sarking too": for the job of the line that was just made. */
const GOES_ON = /^(?:oh\s+)?(?:and|also|plus)\b|\b(?:too|as well)\W*$/iu;
function jobOfLast({ records }: Scene): KnownRecord | null {
  const last = records.find(({ kind, lately, earlier }) => kind === 'item' && lately === 'created' && !earlier);
  return last ? jobOfRecord(last, records) : null;
}

const FOR_WHAT = /\s+for\s+(?:the|his|her|their|our|my)\s+(?<what>\p{L}+(?:\s+\p{L}+){0,3})(?=\s*(?:[,.;§]|$))/iu;
/** "for the kitchen", where that is no job on file: it is kept in the notes. */
function purposeIn(text: string, placed: boolean): { purpose: string | undefined; rest: string } {
  const match = placed ? null : FOR_WHAT.exec(text);
  if (!match?.groups?.what) return { purpose: undefined, rest: text };
  return { purpose: sentenceCase(match[0].trim()), rest: text.replace(match[0], ' ') };
}

interface Parted {
  /** What is said before the verb. */
  before: string;
  order: string;
  verb: 'strong' | 'weak' | null;
  /** What was told before it, where that is more than talk. */
  note: string | undefined;
  job: (scene: Scene) => KnownRecord | null;
}

/** The order itself, without the verb, and what is said before it. */
function parted(text: string): Parted {
  const label = text
    .replace(/^\p{L}{1,2}:\s*/u, '')
    .replace(/^(?:(?:materials?|shopping) )?list for (?=[^\n:]{2,40}:\s*\n)/iu, 'order for ')
    .replace(/^(?:(?:sarah|jerry)(?: love| mate)?|and|also|plus|oh)[\s,]+/iu, '');
  const short = SHORT_OF.exec(label)?.groups;
  if (short?.n)
    return parted(`order ${[short.n, short.unit, short.what].filter(Boolean).join(' ')}${short.more ?? ''}`);
  const head = HEAD.exec(label);
  const none = { before: '', note: undefined, job: () => null };
  // "we need 4 bends, order them"
  const order = head && label.slice(head[0].length).replace(VERB_LAST, '');
  if (head && order !== null) return { ...none, order, verb: WEAK.test(head[0]) ? 'weak' : 'strong' };
  const last = VERB_LAST.exec(label);
  if (last) return { ...behindTold(label.slice(0, last.index)), verb: 'strong' };
  const inside = VERB_INSIDE.exec(label)?.groups;
  if (inside?.order) return { ...parted(inside.order), before: inside.before ?? '' };
  return { ...none, order: label, verb: null };
}

/** "Peter wardrobe door colour he choose Walnut. board 6 piece": what is told of the job first is kept with the order. */
function behindTold(text: string): Omit<Parted, 'verb'> {
  const match = /^(?<told>[^.!]{12,90})[.!]\s+(?<order>.+)$/su.exec(text);
  const told = match?.groups?.told ?? '';
  if (!match || !/\b(?:he|she|they|is|want|wants|cho(?:o)?se|picked|colour|like)\b/iu.test(told))
    return { before: '', order: text, note: undefined, job: () => null };
  const job = (scene: Scene) => takeRecord('job', told, scene.records, { byClient: true })?.record ?? null;
  return { before: '', order: match.groups?.order ?? '', note: sentenceCase(tidy(told)), job };
}

function isOrder(
  { verb, note }: Parted,
  lines: readonly OrderLine[],
  shop: boolean,
  placed: boolean,
  text: string,
): boolean {
  const counted = lines.filter(({ quantity }) => quantity !== undefined).length;
  if (note && !counted) return false;
  if (verb === 'strong') return counted > 0 || shop || LIKE_ORDER.test(text) || lines.length === 1;
  if (verb === 'weak') return (counted > 0 || shop) && (LIKE_ORDER.test(text) || COUNTED.test(text));
  if (!counted) return false;
  if (shop || lines.some(({ again }) => again)) return shop || !lines.some(isHuge);
  const hasUnits = COUNTED.test(text) || lines.some(({ unit }) => unit);
  return placed && hasUnits && counted === lines.length && !lines.some(isHuge);
}
/** So many of one thing, with no unit: rather a size or a sum. */
const isHuge = ({ quantity = 1, unit }: OrderLine): boolean => quantity > 200 && !unit;

/** Something was ordered just before. */
const goesOn = ({ records }: Scene): boolean => records.some((one) => one.kind === 'item' && isFresh(one));

const priceOf = ({ price, total }: OrderLine): { unit_price?: number | undefined; total?: number | undefined } =>
  total === undefined ? { unit_price: price } : { total };

interface ItemArgs extends ReturnType<typeof priceOf> {
  item_name: string;
  quantity?: number | undefined;
  unit?: string | undefined;
  supplier?: string | undefined;
  job?: string | undefined;
}

/** What goes into a line; null where it is more of something that nobody can tell. */
function argsOf(line: OrderLine, scene: Scene, job: KnownRecord | null, samePrice: boolean): ItemArgs | null {
  const before = line.again ? previousOrder(line, scene) : null;
  if (line.again && !before && !isThing(line.name)) return null;
  const unit = line.unit && !/^(?:each|pieces?|pcs?|units?)$/i.test(line.unit) ? ` (${line.unit})` : '';
  // half a cube is no count: the tool writes it into the name
  if (!before && line.quantity !== undefined && !Number.isInteger(line.quantity))
    return { item_name: line.name, quantity: line.quantity, unit: line.unit, ...priceOf(line) };
  if (!before) return { item_name: `${line.name}${unit}`, quantity: line.quantity, ...priceOf(line) };
  return {
    item_name: before.name,
    quantity: line.quantity,
    ...priceOf(line),
    ...(samePrice && before.amount && line.price === undefined ? { unit_price: before.amount } : {}),
    supplier: before.supplier,
    job: job ? undefined : jobOfRecord(before, scene.records)?.id,
  };
}

/** The text without the days and what leads up to them. */
function withoutDays(text: string, { values }: Piece, whole: string): string {
  const days = values.days.map(({ start, end }) => whole.slice(start, end));
  if (values.time?.value.time) days.push(...values.time.spans.map(({ start, end }) => whole.slice(start, end)));
  let rest = text;
  let cut = false;
  for (const day of days) {
    const at = rest.indexOf(day);
    if (at < 0) continue;
    const lead =
      /(?:\b(?:for|by|on|at|to|this|next|coming|before|until)\s+)*$/iu.exec(rest.slice(0, at))?.[0].length ?? 0;
    rest = blanked(rest, [{ start: at - lead, end: at + day.length }]);
    cut = true;
  }
  return cut ? rest.replace(DELIVERED, ' ') : rest;
}
