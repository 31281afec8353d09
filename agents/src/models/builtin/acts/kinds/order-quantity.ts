import type { KnownRecord } from '../../../../known.ts';
import { fold, tokens } from '../../../../tools/matching.ts';
import { takeRecord } from '../../records/take.ts';
import { wordsIn } from '../../records/words.ts';
import { type Act, act } from '../act.ts';
import { unexplained } from '../coverage.ts';
import { focus, isFresh, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { AT_END, FEWER, HAVE, IT_IS, MORE_OF_IT, NOW, THE_REST } from './count-words.ts';
import { withoutKept } from './item-named.ts';
import { linesOf, numberOf } from './order-lines.ts';
import { NUMBER } from './order-words.ts';
import { isTalk } from './talk-beside.ts';

const OTHER =
  /[$%]|\b(?:gst|dollars?|bucks|each|per|grand|k|o'?clock|am|pm|hours?|days?|weeks?|phone|number|street|st|road|rd|size|sz|mm|remind|quote|invoice|start|degrees|years?|past|budget|price|deposit|cracked|broken|damaged|smashed)\b/iu;
const TAKES_BACK =
  /\b(?:make|actually|nah|no|sorry|should|it'?s|its|wait|meant|mean|not|instead|only|just|so|oops|bump|up it|drop|cut|change|call it|say|better|scratch|correction|whoops|bugger|allow|round|it is|will do|should do|enough|plenty)\b/iu;

/** Changes the quantity of an order: "make it 44 eh", "no no sorry 5", "found one in the shed so 3", "ten it is". */
export function quantityCorrected(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (values.days.length || values.time?.value.time || values.phone || values.address) return null;
  if (OTHER.test(text) || withoutKept(text) !== text) return null;
  const item = itemMeant(piece, scene);
  if (!item?.quantity) return null;
  const found = lessOf(text, item.quantity) ?? now(text, item, piece, scene) ?? atEnd(text, item, piece, scene);
  if (!found || found === item.quantity) return null;
  return act('update_procurement_item', { item: item.id, quantity: found }, item, wholeOf(text));
}

/** The order that is named, or the one that was made or changed last. */
export function itemMeant({ text, values }: Piece, scene: Scene): KnownRecord | null {
  const named = values.named.item?.value;
  if (named?.record) return named.record;
  const lately = scene.records.filter(isFresh);
  const last = lately.filter(({ kind }) => kind === 'item');
  if (named) return last.find(({ id }) => named.candidates.some((one) => one.id === id)) ?? null;
  const told = countedAs(text, last) ?? byNumber(text, last) ?? toldOf(scene);
  if (told) return told;
  // something else was touched last, so a bare number is not about an old order
  if (lately.length && !last.length) return null;
  return focus(scene, ['item']);
}

const WAS = new RegExp(
  `\\b(?:not|instead of|rather than|did i say|i said|said)\\s+(?:the\\s+)?(?<was>${NUMBER})\\b`,
  'iu',
);
/** Picks the order by its old quantity: "found one so 3" means the one with four, "ten not eight" the one with eight. */
function byNumber(text: string, items: readonly KnownRecord[]): KnownRecord | null {
  const was = numberOf(WAS.exec(text)?.groups?.was ?? '');
  const have = numberOf(HAVE.exec(text)?.groups?.n ?? '');
  const left = numberOf(AT_END.exec(text)?.groups?.n ?? '');
  const due = was ?? (have && left ? have + left : undefined);
  const fits = items.filter(({ quantity }) => quantity === due);
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** The only order that our last answer names (it may have been a draft then that is saved by now). */
function toldOf({ history, records }: Scene): KnownRecord | null {
  const at = history.findLastIndex(({ role }) => role === 'user');
  const answers = history
    .slice(at + 1)
    .map(({ text }) => text)
    .join('\n');
  const told = [...answers.matchAll(/\border item:? ([^\n]{1,60})/giu)].map(
    ([, words = '']) => takeRecord('item', words, records)?.record?.id,
  );
  const [only, ...others] = new Set(told);
  return only && !others.length ? (records.find(({ id }) => id === only) ?? null) : null;
}

/** Picks the order by its unit or name: "42 lengths". */
function countedAs(text: string, items: readonly KnownRecord[]): KnownRecord | null {
  const said = new Set(wordsIn(text).map((word) => word.text.replace(/s$/, '')));
  const fits = items.filter(({ name }) =>
    tokens(name).some((word) => word.length > 2 && said.has(word.replace(/s$/, ''))),
  );
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** The lower quantity where some are there already, or so many fewer are wanted. */
function lessOf(text: string, quantity: number): number | undefined {
  const { off, less, by } = FEWER.exec(text)?.groups ?? {};
  const have = THE_REST.test(text) ? HAVE.exec(text)?.groups?.n : undefined;
  const n = numberOf(off ?? less ?? by ?? have ?? '');
  return n && n < quantity ? quantity - n : undefined;
}

/** The new quantity where a number is said alone or with the item: "make it 44 eh", "ten it is". */
function now(text: string, item: KnownRecord, { values }: Piece, scene: Scene): number | undefined {
  const said = NOW.exec(text) ?? NOW.exec(withoutReason(text));
  const { n, oops = '', end = '', what = '', unit } = said?.groups ?? {};
  if (!n || MORE_OF_IT.test(text)) return undefined;
  const named = values.named.item !== undefined;
  if (what.trim() && !isOfItem(what, item, named)) return undefined;
  // a bare number counts only where it corrects, names the item with a unit, or answers our question
  const isOfOrder = TAKES_BACK.test(`${oops} ${end}`) || (unit && named) || justAsked(scene);
  return isOfOrder ? numberOf(n) : undefined;
}

/** "only 6 brackets, got three on the ute": without the reason behind it. */
function withoutReason(text: string): string {
  const [first = '', ...more] = text.split(/\s*[,.!]\s+/);
  const saysNumber = NOW.test(first) && /\d|\p{L}{3}/u.test(first);
  return more.length && saysNumber && isReason(more.join(', ')) ? first : text;
}

/** Whether words say the order and nothing else. */
const isOfItem = (words: string, item: KnownRecord, named: boolean): boolean =>
  (named || saysItem(words, item)) && unexplained(words, []).every((word) => saysItem(word, item));
/** Small talk that counts no other thing. */
const isReason = (text: string): boolean =>
  isTalk(text) && !(linesOf(text) ?? []).some(({ quantity }) => quantity !== undefined);

const saysItem = (words: string, { name }: KnownRecord): boolean => {
  const own = tokens(name);
  return fold(words)
    .split(' ')
    .filter((word) => word.length > 2)
    .some((word) => own.some((one) => one.startsWith(word.slice(0, 4))));
};

const justAsked = ({ history }: Scene): boolean =>
  /\bhow many\b[^?]*\?/i.test(history.findLast(({ role }) => role === 'assistant')?.text ?? '');

function atEnd(text: string, item: KnownRecord, { values }: Piece, scene: Scene): number | undefined {
  const { why = '', so, lead, n, end = '' } = AT_END.exec(text)?.groups ?? {};
  if (!n || (!so && !lead && !IT_IS.test(end)) || !isTalk(why)) return undefined;
  if (values.named.job || values.named.client || MORE_OF_IT.test(why)) return undefined;
  // where something else was touched last, the number is about that
  const last = scene.records.find(isFresh);
  if (last && last.id !== item.id && last.kind !== 'item') return undefined;
  return numberOf(n);
}
