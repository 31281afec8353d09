import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { MONEY_LEAD, sumIn } from './money-words.ts';
import { paidOn } from './payment-day.ts';

const REFUNDS = new RegExp(
  `${MONEY_LEAD}(?:(?:i|we|ive|weve) (?:just )?)?refund(?:ed)?\\b|\\b(?:give|gave|issue|do|did|make|process|send|sent|put through|sort|organise|owe|record|log)\\b[^.?!]{0,40}\\brefund\\b|^(?=.*(?:\\d|\\b(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)\\b|\\bmoney|\\boverpa|\\bdeposit|\\bcredit)).*\\b(?:give|gave|pay|paid|send|sent|hand|handed|transfer(?:red)?)\\s+(?!me\\b|us\\b|it\\b)(?:\\S+\\s+){1,5}back\\b|\\b(?:give|gave|pay|paid|send|sent)\\s+back\\b[^.?!]{0,30}\\b(?:overpa|credit)`,
  'u',
);
/** "send stan back the 50". */
const SENDS_BACK = /\b(?:send|sent|give|gave|pay|paid)\s+\S+(?:\s+\S+)?\s+back\b[^.?!]*\d/u;
const OTHER =
  /\b(?:remind\w*|notes? (?:that|on)|tasks?|to-?dos?|text|tell (?:him|her|them|\w+ that)|message|credit card|got|get|received|came|quote[ds]?|paid (?:me|us)|if|when|once|asked|wants?|wanted)\b/u;
const ALL =
  /\b(?:what(?:ever)? (?:he|she|they|\w+) (?:overpaid|over paid|paid (?:too much|extra|over))|all of it|the lot|(?:his|her|their|the) (?:(?:whole|full) )?(?:credit|overpayment)|the overpayment|the extra|everything)\b/u;

const OVERPAID = /\b(?:over ?paid|paid twice|overpayment)\b/u;

/** Money that goes back to a client: it is recorded where they have that much credit, and the tool says that none moves. */
export function refunded(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const said = plainly(text);
  if ((!REFUNDS.test(said) && !SENDS_BACK.test(said)) || OTHER.test(said) || values.named.supplier) return null;
  const all = wholeOf(text);
  const { today } = scene.facts;
  const client = clientTarget(piece, scene);
  if (!client) return leading(words('Who was the refund for?', all));
  const bare = blanked(text, values.days);
  const money = sumIn(bare);
  const args = {
    client: client.reference,
    amount: money?.value.dollars,
    all: !money && ALL.test(said) ? true : undefined,
    note: OVERPAID.test(said) ? 'Overpaid' : undefined,
    paid_date: paidOn(piece, today),
  };
  return leading(act('refund_client', args, client.record, all));
}
