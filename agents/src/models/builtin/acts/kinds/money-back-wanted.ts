import { type Act, leading, words } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const WANTED =
  /\b(?:wants?|wanted|asks?|asked|asking|after|demands?|demanding|chasing)\b[^.?!]{0,20}\b(?:(?:money|cash|dough|deposit|\$?\d[\d,.]*(?: bucks| dollars)?) back|refund)\b/iu;
const OTHER = /\b(?:remind|text|tell|ring|call|e-?mail|note|quote)\b|\?\s*$/iu;

/** "dave wants his money back from 1007, 120 bucks": how that is done. It is no work, and no price of any. */
export function moneyBackWanted(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  if (!WANTED.test(text) || OTHER.test(text) || scene.before.length) return null;
  const client = clientTarget(piece, scene)?.record ?? null;
  const told = `I move no money. To take it off an invoice say "credit invoice 1001 $100, and why": what was paid of that becomes credit of ${client?.name ?? 'your client'}. Once you have paid it back, say "refunded ${client?.name ?? 'them'} $100".`;
  return leading(words(told, wholeOf(text), client));
}
