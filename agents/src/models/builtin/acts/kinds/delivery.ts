import type { KnownRecord } from '../../../../known.ts';
import { tokens } from '../../../../tools/matching.ts';
import { SMALL, smallNumber } from '../../extract/numbers.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act } from '../act.ts';
import { dayMeant, type SaidDay } from '../days.ts';
import { focus, isFresh, jobOfRecord, onlyJobOf, type Piece, type Scene } from '../scene.ts';
import { daysBeforeJob } from './days-before-job.ts';
import { PARTED } from './scheduled.ts';
import { isTalk } from './talk-beside.ts';
import { RECURS } from './task-words.ts';

/** Words about when an order comes. */
const COMES =
  /\b(?:deliver\w*|delivery|com(?:e|es|ing)|arriv\w*|turn(?:ing)? up|get here|here (?:on|by)|there (?:on|by)|drop(?:ped|ping)?(?: (?:it|them))? off|on ?site|late|delay\w*|held up|back ?order\w*|not (?:here |in )?(?:till|until)|wo?n'?t be (?:here|in)|due|expected|eta|in stock|out of stock|can wait|says?|said|reckons?|rang|call(?:ed|s)?|truck|pushed back|pick(?:ing)? (?:it|them|those) up|land(?:s|ing)?|ship\w*|bring(?:s|ing)?|send(?:s|ing)? (?:it|them))\b/iu;
const OTHER =
  /\b(?:remind|reminder|invoice|quote|bill|paid|deposit|text|e-?mail|message|tell|ask|let (?:him|her|them)|arrived|delivered (?:today|already|this)|turned up|rocked up|start(?:ing)? (?:him|her|the|on)|council|inspector|look at|meet|ring (?:him|her|me)|call (?:him|her|me))\b/iu;
const BOTH =
  /\b(?:both|all|everything|the lot|all of (?:it|them)|the two|them|they|theyre|they're|it|its|it's|that|those|order|delivery)\b/iu;
const ALL = /\b(?:both|all|everything|the lot|all of (?:it|them)|the two of them|the whole order|they all)\b/iu;
const REST = /\b(?:the rest|the others?|everything else|the other (?:two|stuff|bits|ones))\b/iu;
const LATE = new RegExp(
  `\\b(?:late|delayed|behind|pushed back|held up|running late|put back)\\s+(?:by\\s+)?(?:about\\s+|another\\s+)?(?<a>${SMALL}|another)\\s+(?<au>day|week|fortnight)s?\\b|\\b(?<b>${SMALL}|another)\\s+(?<bu>day|week|fortnight)s?\\s+(?:late|delay(?:ed)?|behind|later|more)\\b|\\banother\\s+(?:(?<c>${SMALL})\\s+)?(?<cu>day|week|fortnight)s?\\b`,
  'iu',
);
const LENGTH: Readonly<Record<string, number>> = { day: 1, week: 7, fortnight: 14 };

/** "stone company call, late 3 day", "bricks next thursday the rest the day before": sets the delivery day of orders. */
export function delivery(piece: Piece, scene: Scene): readonly Act[] | null {
  const { text, values } = piece;
  if (RECURS.test(text) || OTHER.test(text) || values.phone || values.address || /[$%]/.test(text)) return null;
  // the clause behind it is about when work is done
  if (PARTED.test(text)) return null;
  const rest = REST.exec(text);
  if (rest) return parted(piece, scene, rest.index);
  const items = itemsIn(text, piece, scene);
  if (!items.length || !COMES.test(text)) return null;
  const when = whenIn(text, values.days, items, scene);
  if (!when) return null;
  return items.flatMap((item) => {
    const date = when.shift === undefined ? when.date(item) : undefined;
    if (date === null || (when.shift !== undefined && !item.date)) return [];
    return changed(item, { delivery_date: date, shift_days: when.shift }, text.length);
  });
}

const changed = (item: KnownRecord, fields: Record<string, unknown>, end: number): Act =>
  act('update_procurement_item', { item: item.id, ...fields }, item, [{ start: 0, end }]);

/** "bricks next thursday the rest the day before": the second day may be counted from the first. */
function parted({ text, values }: Piece, scene: Scene, at: number): readonly Act[] | null {
  const first = text.slice(0, at);
  const days = values.days.filter(({ start }) => start < at);
  const named = itemsNamed(first, scene);
  if (!named.length || days.length !== 1) return null;
  const [said] = days;
  const date = said && dayMeant(said, scene.facts.today, named[0]?.date, false);
  if (!date) return null;
  const others = together(named[0], scene).filter((one) => !named.some(({ id }) => id === one.id));
  if (!others.length) return null;
  const behind = text.slice(at);
  const own = values.days.find(({ start }) => start >= at);
  const before = /\b(?:the\s+)?(?<n>day|week|(?:two|2) days) before\b/iu.exec(behind)?.groups?.n;
  const after = /\bthe\s+(?<n>day|week) after\b/iu.exec(behind)?.groups?.n;
  const step = before ? -(LENGTH[before] ?? 2) : after ? (LENGTH[after] ?? 1) : undefined;
  const second = step === undefined ? own && dayMeant(own, scene.facts.today, date, false) : plusDays(date, step);
  if (!second) return null;
  return [
    ...named.map((item) => changed(item, { delivery_date: date }, text.length)),
    ...others.map((item) => changed(item, { delivery_date: second }, text.length)),
  ];
}

const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

interface When {
  shift?: number;
  date: (item: KnownRecord) => string | null;
}

function whenIn(text: string, days: readonly SaidDay[], items: readonly KnownRecord[], scene: Scene): When | null {
  const ahead = daysBeforeJob(text, scene, items[0] ? jobOfRecord(items[0], scene.records) : null);
  if (ahead) return { date: () => ahead };
  const late = LATE.exec(text)?.groups;
  if (late && !days.some(({ is }) => is === 'date')) {
    const n = late.a ?? late.b ?? late.c ?? 'one';
    const unit = (late.au ?? late.bu ?? late.cu ?? 'day').toLowerCase();
    return { shift: (/another/i.test(n) ? 1 : smallNumber(n) || 1) * (LENGTH[unit] ?? 1), date: () => null };
  }
  const day = days.at(-1);
  if (!day || days.length > 2) return null;
  if (day.is === 'shift') return { shift: day.days, date: () => null };
  return { date: (item) => dayMeant(day, scene.facts.today, item.date, false) };
}

/** The open orders that a text is about: by name, by shop, or the ones under discussion. */
function itemsIn(text: string, { values }: Piece, scene: Scene): readonly KnownRecord[] {
  const theirsAll = ofJob(text, values, scene);
  if (theirsAll.length) return theirsAll;
  const named = itemsNamed(text, scene);
  if (named.length) return named;
  const open = openItems(scene);
  const shop = values.named.supplier?.value.record;
  const theirs = shop ? open.filter(({ supplier }) => supplier === shop.name) : [];
  if (shop && theirs.length) return theirs.length === 1 || ALL.test(text) ? theirs : [];
  const caller = callerIn(text, open);
  if (caller) return [caller];
  const last = focus(scene, ['item']);
  const latest = scene.records.find(isFresh);
  if (!last || last.status === 'delivered') return [];
  if (ALL.test(text)) return together(last, scene);
  return BOTH.test(text) && (!latest || latest.kind === 'item') && isTalk(text.replace(COMES, ' ')) ? [last] : [];
}

const GOODS =
  /\b(?:everything|(?:all|the whole lot) (?:of )?(?:the |that |his |her |their |\p{L}+['’]?s )?(?:stuff|gear|materials?|orders?|deliver(?:y|ies)|things|bits)|all (?:the )?(?:stuff|gear|materials?|orders?|deliveries)|all (?:of )?(?:it|that)|the lot)\b/iu;
/** "all of trevor's stuff needs to come by tuesday": the open orders of that job. */
function ofJob(text: string, { named }: Piece['values'], scene: Scene): readonly KnownRecord[] {
  const client = named.client?.value.record;
  const job = named.job?.value.record ?? (client && onlyJobOf(client, scene.records));
  return job && GOODS.test(text) ? openItems(scene).filter((one) => one.job === job.number) : [];
}

const openItems = ({ records }: Scene): KnownRecord[] =>
  records.filter(({ kind, status }) => kind === 'item' && status !== 'delivered');

/** The items whose names are said, each by its own words. */
function itemsNamed(text: string, scene: Scene): readonly KnownRecord[] {
  const found: KnownRecord[] = [];
  let left = text;
  for (let i = 0; i < 4; i++) {
    const one = takeRecord('item', left, openItems(scene));
    if (!one?.record) break;
    found.push(one.record);
    left = one.rest;
  }
  return found;
}

/** "stone company call": the orders whose name has the trade of the shop in it. */
function callerIn(text: string, open: readonly KnownRecord[]): KnownRecord | null {
  const who = /\b(?<what>\p{L}{4,})\s+(?:company|mob|people|place|shop|supplier|guys?|lot|crew|yard|fella)\b/iu.exec(
    text,
  )?.groups?.what;
  const fits = who
    ? open.filter(({ name }) => tokens(name).some((word) => word.startsWith(who.toLowerCase().slice(0, 5))))
    : [];
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** The orders made along with it: in this conversation, else for the same job. */
function together(item: KnownRecord | undefined, scene: Scene): KnownRecord[] {
  const open = openItems(scene);
  const lately = open.filter((one) => one.lately);
  if (item?.lately && lately.length > 1) return lately;
  const job = item?.job;
  const same = job ? open.filter((one) => one.job === job) : open;
  return same.length > 1 || !item ? same : [item];
}
