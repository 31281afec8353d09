import type { KnownRecord } from '../../../../known.ts';
import { alternatives } from '../../lexicon/alternatives.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act } from '../act.ts';
import { jobOfRecord, onlyOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { itemNamed, itemsOfTalk, withoutKept } from './item-named.ts';
import { numberOf } from './order-lines.ts';
import { NUMBER, UNIT } from './order-words.ts';
import { isTalk } from './talk-beside.ts';

const OTHER =
  /\b(?:remind\w*|invoice|bill|quote|text|e-?mail|message|tell|ask|let (?:him|her|them)|ring|call (?:him|her|them|reece)|paid|deposit|if|unless|until|when|who|what|how many|should (?:i|we)|each)\b|[$%]|\?\s*$/iu;

/** Changes the quantity or shop of an order, or drops it: "palings should be 70 not 60", "get those from bunnings instead", "we dont need the skip any more". */
export function itemChanged(piece: Piece, scene: Scene): readonly Act[] | null {
  const { text, values } = piece;
  if (OTHER.test(text) || values.phone || values.email || values.address) return null;
  const found =
    fromOther(text, scene) ??
    fromThere(text, scene) ??
    (values.days.length ? null : (counted(withoutKept(text), scene) ?? off(text, scene)));
  return found?.map(([item, tool, fields]) => act(tool, { item: item.id, ...fields }, item, wholeOf(text))) ?? null;
}

type Change = [item: KnownRecord, tool: string, fields: Record<string, unknown>];
const update = (item: KnownRecord, fields: Record<string, unknown>): Change => [
  item,
  'update_procurement_item',
  fields,
];

const N = `(?:${NUMBER})(?:\\s*(?:${UNIT})\\b)?(?:\\s+of\\s+(?:them|those|it|em))?`;
const CHANGES = alternatives(
  `change | make | up | bump | drop | cut | increase | reduce | bring | take | put | adjust | update | alter | raise | lower | set`,
);
const WAS = `(?:[\\s,]+(?:not|instead of|rather than|from)\\s+(?:the\\s+)?${N})`;
const THEM = '(?:(?:it|them|that|those)\\s+)?';
const COUNTS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:i|we|you)\\s+)?(?:said|had|have|put|ordered|asked)\\s+${N}[\\s,]+(?:so\\s+|but\\s+)?(?:make|change|need|want|should be|meant)\\s+${THEM}(?:to\\s+)?(?<n>${NUMBER})(?:\\s*(?:${UNIT})\\b)?$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:we|i)\\s+)?(?:only|just)\\s+(?:need|want)\\s+(?<n>${NUMBER})(?:\\s*(?:${UNIT})\\b)?${WAS}?$`,
    'iu',
  ),
  new RegExp(
    `^(?:${CHANGES})?\\s*${THEM}(?:up |down )?from\\s+${N}\\s+(?:up |down )?to\\s+(?<n>${NUMBER})(?:\\s*(?:${UNIT}))?$`,
    'iu',
  ),
  new RegExp(
    `^(?:${CHANGES})\\s+${THEM}(?:up\\s+|down\\s+)?(?:to\\s+)?(?<n>${NUMBER})(?:\\s*(?:${UNIT})\\b)?${WAS}?$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:it|they|we|i)\\s+)?(?:should be|should've been|should have been|needs? to be|has to be|have to be|was meant to be|only needs?|we only need|just need)\\s+(?<n>${NUMBER})(?:\\s*(?:${UNIT})\\b)?${WAS}?$`,
    'iu',
  ),
  new RegExp(
    `^(?:change\\b[\\s,]*)?(?:(?:it|they|we|i)\\s+)?(?:is|are|its|it's|needs?|want|wants)\\s+(?<n>${NUMBER})(?:\\s*(?:${UNIT})\\b)?${WAS}$`,
    'iu',
  ),
  new RegExp(`^change\\b[\\s,]*(?:(?:we|i)\\s+)?(?:needs?|want|to)\\s+(?<n>${NUMBER})(?:\\s*(?:${UNIT})\\b)?$`, 'iu'),
  new RegExp(`^(?<n>${NUMBER})(?:\\s*(?:${UNIT})\\b)?${WAS}$`, 'iu'),
];
const SPARE = new RegExp(
  `^(?:add|chuck(?: in| on)?|throw(?: in| on)?|put(?: in| on)?|get|order|grab)\\s+(?:another\\s+)?(?<n>${NUMBER}|an?)\\s+(?:spares?|extra)(?:\\s+(?:to|on)\\s+(?:it|that|them|the order))?$`,
  'iu',
);
const BY_SO_MANY = new RegExp(`^(?:bump|up|increase|raise|put|lift)\\s+${THEM}(?:up\\s+)?by\\s+(?<n>${NUMBER})$`, 'iu');
const AROUND =
  /\b(?:please|pls|thanks|ta|cheers|mate|no|sorry|actually|oops|wait|can you|could you|instead|now|order(?:s|ed)?|for (?:the|a|that)?|on the|the|of|job)\b|[,.!;]/giu;

/** Another quantity of the item that is named; "add two spare" is added to it. */
function counted(text: string, scene: Scene): Change[] | null {
  const named = itemNamed(text, scene);
  const item = named?.item ?? onlyOf(itemsOfTalk(scene));
  if (!item?.quantity) return null;
  const said = withoutPlace(named?.rest ?? text, item, scene)
    .replaceAll('¦', ' ')
    .replace(AROUND, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const more = numberIn(said, [BY_SO_MANY]) || numberIn(said, [SPARE]);
  if (more) return [update(item, { quantity: item.quantity + more })];
  const now = named && numberIn(said, COUNTS);
  return now && now !== item.quantity ? [update(item, { quantity: now })] : null;
}

/** The number of the first form that it is said in; "a spare" is one. */
function numberIn(said: string, forms: readonly RegExp[]): number | undefined {
  const n = forms.map((form) => form.exec(said)?.groups?.n).find(Boolean);
  return n ? numberOf(n.replace(/^an?$/i, 'one')) : undefined;
}
/** The text without the names of the job that the order is for and of its client. */
function withoutPlace(text: string, item: KnownRecord, { records }: Scene): string {
  const job = jobOfRecord(item, records);
  if (!job) return text;
  // the job's number is left out of the match: a number here is a quantity
  const { number: _, ...named } = job;
  const found = takeRecord('job', text, [named], { byClient: true });
  return found?.rest ?? text;
}

const SHOP = /\b(?:from|to|off|at|with|through|via|over to|try|use|using)\s+(?<shop>[^,.;]{2,40})/giu;
const SHOP_FIRST = /^(?<shop>[^,.;]{2,30}?)\s+(?:for|can (?:do|supply))\s+/iu;
const OTHERWISE = /\b(?:instead|not|rather than|change|switch|swap|move)\b/iu;
const PLURAL = /\b(?:those|them|em|all|both|everything|these|they)\b/iu;
const IT = /\b(?:it|that|those|them|em|all|both|these|this|they|everything)\b/iu;
const NOT_SHOP =
  /\b(?:not|instead of|rather than)\s+(?:from\s+|off\s+|at\s+)?(?<shop>[^,.;]{2,30}?)(?=$|[,.;]|\s+(?:get|order|use|try|please))/iu;

/** Moves orders to another shop: "get those from bunnings instead", "bunnings for the hangers not bowens". */
function fromOther(text: string, scene: Scene): Change[] | null {
  if (!OTHERWISE.test(text) || /\d/.test(text)) return null;
  const said = text.replace(NOT_SHOP, ' ');
  const shops = [...said.matchAll(SHOP)].map(({ groups }) => groups?.shop ?? '');
  const first = SHOP_FIRST.exec(said)?.groups?.shop;
  const shop = [...shops, first ?? ''].map((one) => takeRecord('supplier', one, scene.records)?.record).find(Boolean);
  if (!shop) return null;
  const named = itemNamed(said, scene);
  const talked = named || !IT.test(text) ? [] : itemsOfTalk(scene);
  const items = named ? [named.item] : PLURAL.test(text) || talked.length === 1 ? talked.slice(0, MOST) : [];
  const changed = items.filter(({ supplier }) => supplier !== shop.name);
  return changed.length ? changed.map((item) => update(item, { new_supplier: shop.id })) : null;
}
const MOST = 6;

/** Names the shop of what was just ordered: "and off bowens", "get them from reece". */
const FROM_THERE =
  /^(?:(?:and|oh|also|please|just|actually|bugger)[\s,]+)*(?:(?:get|order|grab|buy)\s+(?:it|them|em|those|that)\s+)?(?:off|from)\s+(?:the\s+)?(?<shop>\p{L}[^,.;\d]{1,30})$/iu;
function fromThere(text: string, scene: Scene): Change[] | null {
  const said = FROM_THERE.exec(text.replace(/[\s.!]+$/u, ''))?.groups?.shop;
  const found = said ? takeRecord('supplier', said, scene.records) : null;
  const shop = found?.record;
  if (!shop || !isTalk(found.rest.replaceAll('¦', ' '))) return null;
  const items = itemsOfTalk(scene);
  const [only, ...others] = items;
  if (!only || (others.length && !PLURAL.test(text))) return null;
  const changed = items.slice(0, MOST).filter(({ supplier }) => supplier !== shop.name);
  return changed.length ? changed.map((item) => update(item, { new_supplier: shop.id })) : null;
}

const OFF =
  /^(?<before>.{0,60}?)\b(?:(?:(?:don'?t|do not|no longer|won'?t) (?:need|want)|cancel|scrap|ditch|call off|get rid of|forget|lose)\s+(?:about\s+)?(?:(?:the|that|those|his|her|their|our|\p{L}+['’]?s)\s+)?(?:order (?:for|of)\s+(?:the\s+)?)?)(?<what>.+)$/isu;

/** Deletes an order, which waits for a yes: "we dont need the skip for the garage anymore, sunil has a trailer". */
function off(text: string, scene: Scene): Change[] | null {
  const { before = '', what } = OFF.exec(text)?.groups ?? {};
  if (!what || /\d/.test(what) || !isTalk(before.replace(/\b(?:please|can you|could you)\b/giu, ''))) return null;
  const named = itemNamed(what, scene);
  // the item has to follow the verb, not come up later in the sentence
  if (!named || named.rest.indexOf('¦') > FAR) return null;
  const rest = named.rest.replace(
    /\b(?:cancel|scrap|please|delete|call)\s+(?:it|them|that)(?:\s+off)?\b|\bplease\b/giu,
    ' ',
  );
  if (!isTalk(rest) || /\b(?:job|quote|reminder|task)\b/iu.test(what.slice(0, FAR))) return null;
  return [[named.item, 'delete_procurement_item', {}]];
}
const FAR = 12;
