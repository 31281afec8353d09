import { type Act, act, leading } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import { type Piece, personMeant, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { namedIn } from '../subject.ts';

const LEAD = String.raw`^(?:(?:and|so|but|oh|ok|hey|wait|remind me|tell me|hang on)\s+)*`;
const MORE = String.raw`(?:(?:ever|yet|last|just|already|actually|even|end up|ended up|all)\s+)*`;
const WRITE = String.raw`(?:sen[dt]|sending|text(?:ed|ing)?|e-?mail(?:ed|ing)?|messag(?:e|ed|ing)|tell|telling|told|writ(?:e|ing|ten) to|wrote to|wrote)`;
const BACK = String.raw`(?:repl(?:y|ied)|answer(?:ed)?|respond(?:ed)?|(?:got|get|come|came|been) back (?:to|at) (?:me|us|you)|(?:text(?:ed)?|wr(?:ote|ite|itten)|messaged?|e-?mailed?) (?:me |us )?back)`;

/** "has anything gone out to helen", "what did we last send owen", "what day did i end up telling gail". */
const WENT = new RegExp(
  [
    `${LEAD}(?:has|have|did|was|were)(?:nt)? (?:anything|something|any \\p{L}+|an? (?:text|message|e-?mail|reminder)|the (?:text|message|e-?mail|reminder)) (?:.{0,25} )?(?:sent|sen|go|gone|went)\\b`,
    `${LEAD}(?:has|have|did)(?:nt)? (?:i|we|you|smoko|michelle) ${MORE}(?:sen[dt]|text(?:ed)?|e-?mail(?:ed)?|messaged?) .{2,40} (?:anything|something|a (?:text|message|e-?mail|reminder))\\b`,
    `${LEAD}what (?:have|did|has) (?:i|we|you|smoko|michelle) ${MORE}${WRITE}\\b`,
    `${LEAD}(?:when|what (?:day|time|date)) (?:have|did) (?:i|we|you) ${MORE}${WRITE}\\b(?! me\\b)`,
  ].join('|'),
  'u',
);
/** "has karen replied", "any word from dave", "did he text back", "what did she reply". */
const CAME = new RegExp(
  [
    `${LEAD}(?:has|have|did|does)(?:nt)? (?!i\\b|we\\b|you\\b)(?:\\p{L}+ ){1,4}?${MORE}${BACK}\\b`,
    `${LEAD}(?:is there |was there |there )?any (?:word|repl(?:y|ies)|answers?|response|texts?|messages?|e-?mails?)(?: back| yet| at all)* from\\b`,
    `${LEAD}(?:have|did|had)(?:nt)? (?:i|we|you|anyone) ${MORE}(?:hear|heard)(?: anything| a thing| a word| something)?(?: back)? from\\b`,
    `${LEAD}(?:hear|heard) (?:anything |a word )?(?:back )?from\\b`,
    `${LEAD}what did (?!i\\b|we\\b|you\\b)(?:\\p{L}+ ){1,3}?(?:reply|answer|(?:text|write|e-?mail|message) (?:me|us|back)|say (?:in|back))\\b`,
  ].join('|'),
  'u',
);
/** Papers tell for themselves whether they went out and were answered. */
const OTHER =
  /\b(?:quotes?|invoices?|inv|bills?|receipts?|statements?|orders?|ordered|variations?|claims?|deposit|paid|pay|money|delivered|task|tasks|remind me)\b/u;

/** What was written to and fro with somebody: told from the messages, and of nothing that was said on the phone. */
export function askedMessages(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const direction = WENT.test(said) ? 'out' : CAME.test(said) ? 'in' : null;
  if (!direction || OTHER.test(said) || namedIn(piece, scene, ['item'])) return null;
  const who = whoIsMeant(piece, scene);
  if (!who) return null;
  const yes_no = !/\b(?:what|when)\b/u.test(said);
  const args = { ...who.args, direction, ...(yes_no ? { yes_no } : {}) };
  return leading(act('list_messages', args, who.record, wholeOf(piece.text)));
}

function whoIsMeant(piece: Piece, scene: Scene) {
  const { supplier, client } = piece.values.named;
  const shop = recordOf(supplier);
  if (shop && !client && placesOf(supplier).length) return { args: { supplier: shop.id }, record: shop };
  const person = personMeant(piece, scene);
  return person && { args: { client: person.id }, record: person };
}
