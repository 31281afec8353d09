import { sentenceCase, tidy } from '../../extract/gap.ts';
import { type Act, act } from '../act.ts';
import { focus, type Piece, type Scene } from '../scene.ts';

const HERE =
  /\b(?:turned up|rocked up|arrived|showed up|delivered|(?:is|are|'?s|'?re|theyre|its|it's)\s+here|came (?:in|today|this morning)|landed|got (?:here|delivered)|dropped off|picked (?:up|them up|it up))\b/i;
const NOT_YET =
  /\b(?:not|n't|hasnt|havent|when|if|once|until|till|should|will|due|tomorrow|next|gets|supposed|meant)\b/i;
/** Money lands and comes in too. */
const OTHER = /\b(?:deposit|payment|money|paid|pay|invoice|quote|cash|transfer|bank)\b|\$/i;
const AMISS =
  /\b(?:broken|cracked|damaged|smashed|scratched|bent|missing|short|wrong|faulty|dented|chipped|busted|stuffed|dud)\b/i;

/** "blocks turned up but twelve are broken": an order is here, and what is amiss with it is noted. */
export function arrived({ text, values }: Piece, scene: Scene): Act | null {
  const match = HERE.exec(text);
  if (!match || OTHER.test(text) || NOT_YET.test(text.slice(0, match.index + match[0].length))) return null;
  const item = values.named.item?.value.record ?? (values.named.item ? null : focus(scene, ['item']));
  if (!item || item.status === 'delivered') return null;
  const said = text.slice(match.index + match[0].length);
  const amiss = AMISS.test(said);
  const note = amiss ? sentenceCase(tidy(said.replace(/^[\s,]*(?:but|though|and|however|only)\s+/i, ''))) : undefined;
  const explains = [
    { start: match.index, end: amiss ? text.length : match.index + match[0].length },
    ...(values.named.item?.spans ?? []),
    ...values.days,
  ];
  return act('update_procurement_item', { item: item.id, status: 'delivered', add_note: note }, item, explains);
}
