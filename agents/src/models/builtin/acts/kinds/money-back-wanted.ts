import { type Act, act, leading, words } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { sumIn } from './money-words.ts';

const WANTED =
  /\b(?:wants?|wanted|asks?|asked|asking|after|demands?|demanding|chasing)\b[^.?!]{0,20}\b(?:(?:money|cash|dough|deposit|\$?\d[\d,.]*(?: bucks| dollars)?) back|refund)\b/iu;
const OTHER = /\b(?:remind|text|tell|ring|call|e-?mail|note|quote)\b|\?\s*$/iu;

/** "..., ive refunded him by payid just then": it is done, and only to be written down. */
const IS_DONE =
  /\b(?:i|we)(?:['’]?ve|\s+have)?\s+(?:just\s+|already\s+)?(?:refunded|(?:transferred|sent|paid|given|gave)\s+(?:it|that|him|her|them)\b)|\b(?:put|write|log|record|mark)\s+(?:it|that)\s+(?:down\s+)?as\s+(?:a\s+)?refund(?:ed)?\b/iu;
const NOT_DONE = /\b(?:haven['’]?t|have not|not yet|will|gonna|going to|should|need to|if|when)\b/iu;

/** "dave wants his money back from 1007, 120 bucks": how that is done. It is no work, and no price of any. */
export function moneyBackWanted(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  if (!WANTED.test(text) || OTHER.test(text) || scene.before.length) return null;
  const client = clientTarget(piece, scene)?.record ?? null;
  const sum = IS_DONE.test(text) && !NOT_DONE.test(text) ? sumIn(WANTED.exec(text)?.[0] ?? '') : null;
  if (sum && client)
    return leading(act('refund_client', { client: client.id, amount: sum.value.dollars }, client, wholeOf(text)));
  const told = `I move no money. To take it off an invoice say "credit invoice 1001 $100, and why": what was paid of that becomes credit of ${client?.name ?? 'your client'}. Once you have paid it back, say "refunded ${client?.name ?? 'them'} $100".`;
  return leading(words(told, wholeOf(text), client));
}
