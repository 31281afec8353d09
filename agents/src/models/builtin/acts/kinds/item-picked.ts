import { type Act, act } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { itemsOfTalk } from './item-named.ts';
import { FORGOTTEN } from './order-hedged.ts';

const PICK =
  /^(?:(?:yeah|yep|oh|ah|ok|so|nah|no|um|actually|it'?s|its|it was|make it|go with|get|make that|i think)[\s,]+)*(?:the\s+)?(?<pick>[\p{L}\d]{1,12}(?:\s*[\p{L}]{1,8})?)(?:\s+(?:one|ones|please|mate|sorry|i think|it is))*[\s.!]*$/iu;

/** "the 24" behind "24 volt or 12 volt i forget": puts the choice into the name of the order. */
export function itemPicked({ text }: Piece, scene: Scene): Act | null {
  const pick = PICK.exec(text)?.groups?.pick?.toLowerCase();
  const before = scene.history.findLast(({ role }) => role === 'user')?.text ?? '';
  const open = FORGOTTEN.exec(before)?.groups?.which;
  const [item, ...more] = itemsOfTalk(scene);
  if (!pick || !open || !item || more.length) return null;
  const [word = ''] = pick.split(/\s+/);
  const fits = open.split(/\s+or\s+/i).filter((one) => one.toLowerCase().split(/\s+/).includes(word));
  const [only, ...others] = fits;
  if (!only || others.length) return null;
  return act('update_procurement_item', { item: item.id, new_name: `${item.name} ${only}` }, item, wholeOf(text));
}
