import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, isFresh, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "can you flick", "righto now email": an order to send begins so. */
const LEAD =
  '(?:(?:and|also|then|please|pls|can you|could you|will you|would you|now|ok|okay|yeah|yep|yes|just|so|righto|right|good|great|cheers|mate|hey|renea|go ahead and)[\\s,!.]+)*';
const VERB = '(?:re-?)?(?:send|flick|shoot|fire|e-?mail|forward|text|sms|ping|message|zap|whack|get)';
const SENDS = new RegExp(`^${LEAD}${VERB}\\b`, 'u');
/** To nobody outside, not now, or not at all. */
const ELSEWHERE =
  /\b(?:me|us|myself|accountant|bookkeeper|ato|ird|insurance|insurer)\b|\b(?:remind\w*|tasks?|to-?dos?|if|unless|when|once|until|after|dont|do not|never|not yet|tomorrow|later|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|every|quote[ds]?|photo|picture|scan|upload|attach)\b/u;
/** "get rosa the receipt" sends it; "get the receipt from dave" does not. */
const FETCHES = new RegExp(`^${LEAD}get\\b.*\\b(?:from|off|for me)\\b`, 'u');
const RECEIPT = /\breceipt\b/u;
const CREDIT_NOTE = /\b(?:credit|adjustment) note\b|\bcn ?-? ?\d{3,}\b/u;
const NUMBER = /\b(?:credit|adjustment) note\s*(?:no\.?|number|#)?\s*(?:cn)?[\s-]*(\d{3,})\b|\bcn[\s-]*(\d{3,})\b/iu;
/** "a credit note of $100" makes one. */
const MAKES = /\bcredit note\b.*\b(?:for|of)\b.*\d/u;
const SUM =
  /\$\s?(\d[\d,]*(?:\.\d\d)?)|\bfor (?:the|that|his|her|their) (\d[\d,]*(?:\.\d\d)?)(?: (?:bucks|dollars|payment))?\b/iu;

/** Whether something is ordered to go to somebody outside, at once. */
export const isSentOut = (said: string): boolean => SENDS.test(said) && !ELSEWHERE.test(said) && !FETCHES.test(said);

/** By which way, where that is said. */
export const channelSaid = (said: string): 'email' | 'sms' | undefined =>
  /\be-?mail\b/u.test(said) ? 'email' : /\b(?:text|sms)\b/u.test(said) ? 'sms' : undefined;

/** "email her the receipt", "send dave the credit note": it goes to its client, after a yes. */
export function accountPaperSent(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const note = CREDIT_NOTE.test(said);
  if (!isSentOut(said) || !(note || RECEIPT.test(said)) || piece.values.named.supplier) return null;
  const number = note ? (NUMBER.exec(piece.text)?.slice(1).find(Boolean) ?? null) : null;
  if (note && !number && MAKES.test(said)) return null;
  return note ? noteSent(piece, scene, said, number) : receiptSent(piece, scene, said);
}

function noteSent(piece: Piece, scene: Scene, said: string, number: string | null): Act {
  const all = wholeOf(piece.text);
  const channel = channelSaid(said);
  if (number) return leading(act('send_credit_note', { number: `CN-${number}`, channel }, null, all));
  const client = clientTarget(piece, scene);
  if (!client) return leading(words('Whose credit note should I send?', all));
  return leading(act('send_credit_note', { client: client.reference, channel }, client.record, all));
}

function receiptSent(piece: Piece, scene: Scene, said: string): Act {
  const all = wholeOf(piece.text);
  const channel = channelSaid(said);
  const refund = /\brefund\b/u.test(said) || undefined;
  const invoice_number = takeInvoiceNumber(piece.text)?.value;
  const client = clientTarget(piece, scene);
  // the money that was put on file just now is what the receipt is of
  const paid = scene.records.find((one) => one.kind === 'finance' && one.type === 'payment' && isFresh(one));
  const ofThem = paid && (!client?.record || paid.client === client.record.name);
  if (ofThem && !refund && !invoice_number)
    return leading(act('send_receipt', { record: paid.id, channel }, paid, all));
  if (!client && !invoice_number) return leading(words('Whose receipt should I send?', all));
  const sum = SUM.exec(piece.text)?.slice(1).find(Boolean);
  const amount_was = sum ? Number(sum.replaceAll(',', '')) : undefined;
  const args = { client: client?.reference, invoice_number, amount_was, refund, channel };
  return leading(act('send_receipt', args, client?.record ?? null, all));
}
