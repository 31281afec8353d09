import { COUNTS, ONES } from '../../lexicon/number-words.ts';
import { SMALL, smallNumber } from '../../extract/numbers.ts';
import { takeRecord } from '../../records/take.ts';
import { COUNT_UNITS } from '../../lexicon/units.ts';
import { type Act, act } from '../act.ts';
import { focus, type Piece, type Scene } from '../scene.ts';

const COUNT = new RegExp(
  `^(?:(?:nah|no|sorry|wait|actually|oops|yeah|and|oh|hang on)[\\s,]+)*(?:(?:make|better make|call)\\s+(?:it|that|them)|make|it'?s|its|should be|need|get)?\\s*(?<n>\\d{1,4}|${SMALL})(?:\\s+(?:${COUNT_UNITS.join('|')}))?(?:\\s+(?:of\\s+)?(?:the|them|those|em))?\\s*(?<rest>.*)$`,
  'iu',
);
const WAS =
  /^(?:\s*(?:not|instead of|rather than)\s+(?:\d+|\p{L}+)|\s*(?:eh|instead|sorry|please|mate|actually|now))*\s*$/iu;

/** "make it 44 eh", "actually make that 12 downlights": another number of what was just ordered. */
export function howMany({ text, values }: Piece, scene: Scene): Act | null {
  if (
    values.days.length ||
    values.time ||
    values.phone ||
    values.address ||
    /[$%]|\b(?:gst|dollars?|bucks|each|per|grand|k)\b/i.test(text)
  )
    return null;
  const { n, rest = '' } = COUNT.exec(text)?.groups ?? {};
  if (!n || !/\b(?:make|actually|nah|no|sorry|should be|it'?s|its|wait)\b/i.test(text)) return null;
  const item = values.named.item?.value.record ?? (values.named.item ? null : focus(scene, ['item']));
  const lately = scene.records.find((one) => one.lately);
  // the number belongs to what was ordered last, not to any order there ever was
  if (!item || (lately && lately.kind !== 'item' && !values.named.item && !orderedJustNow(scene))) return null;
  const quantity = /^\d+$/.test(n) ? Number(n) : (COUNTS[n.toLowerCase()] ?? ONES[n.toLowerCase()] ?? smallNumber(n));
  if (!quantity || quantity === item.quantity) return null;
  if (!values.named.item && !WAS.test(rest)) return null;
  const at = text.indexOf(n);
  const explains = [{ start: at, end: at + n.length }, ...(values.named.item?.spans ?? [])];
  return act('update_procurement_item', { item: item.id, quantity }, item, explains);
}

const orderedJustNow = ({ history, records }: Scene): boolean => {
  const last = history.findLast(({ role }) => role === 'user')?.text ?? '';
  return /\d/.test(last) && takeRecord('item', last, records) !== null;
};
