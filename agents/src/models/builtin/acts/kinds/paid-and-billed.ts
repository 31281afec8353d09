import { type Act, act, leading } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { valuesIn } from '../values.ts';
import { paymentTold } from './payment-told.ts';

/** "..., do her an invoice for it and mark it paid": behind what was paid. */
const BILL_IT =
  /[\s,.;-]+(?:(?:so|and|but|then|please|pls|can you|could you|you can|just|i never made? (?:the|a) (?:bill|invoice)|but i never make the bill)[\s,.]+)*(?:do|make|write|raise|draft|create|whack|knock|whip|put|get|give|send|chuck|bill|invoice)\s+(?:(?:up|him|her|them|me|through|a|an|the)\s+)*(?:(?:tax\s+)?(?:invoice|bill|receipt)\s+)?(?:up\s+)?(?:(?:for|of)\s+(?:it|that|him|her|them|the lot)\s+)?(?:and|then|,)\s+(?:then\s+)?(?:mark|put|make|set|tick|call)\s+(?:(?:it|that|as|off|the invoice|the bill|down)\s+)*paid[\s.!]*$/iu;

/** A part of it, a deposit, their account, an invoice that is there, or a price without its GST: what to bill is not what was paid. */
const NOT_ALL =
  /\b(?:half|part(?:ly)?|some|deposit|account|towards?|instal?ment|progress|claim|credit|invoices?|bills?|off|of the|rest|balance|owe[sd]?|but|not|never|hasn['’]?t)\b|\b(?:plus|no|ex\w*|before|without|less|minus)\s+(?:the\s+)?(?:gst|tax)\b|\+\s*gst/iu;
/** "i never made a bill": that is why it is ordered now. */
const NEVER_BILLED =
  /\b(?:but\s+)?i\s+(?:never|didn['’]?t|didnt|havent|haven['’]?t)\s+(?:\p{L}+\s+){0,2}(?:an?|the)\s+(?:bill|invoice)\b/iu;
const FOR_THE_LOT = /\b(?:the lot|the rest|all of it|everything|plus|gst)\b/iu;

/** Money that came in for work that was never invoiced: the invoice of that sum, and that it is paid. Never the payment alone. */
export function paidAndBilled(piece: Piece, scene: Scene): readonly Act[] | null {
  const { text } = piece;
  const order = BILL_IT.exec(text);
  if (!order || order.index === 0 || !/\b(?:invoice|bill)\b/iu.test(order[0])) return null;
  const front = text.slice(0, order.index);
  if (NOT_ALL.test(front.replace(NEVER_BILLED, ' ')) || FOR_THE_LOT.test(order[0])) return null;
  const paid = paymentTold({ text: front, values: valuesIn(front, scene) }, scene);
  const args = paid?.call?.args;
  if (paid?.call?.name !== 'create_finance_record' || args?.type !== 'payment' || !args.amount) return null;
  const { amount, client, job, paid_date, method } = args;
  const all = wholeOf(text);
  const whose = job ? { job } : { client };
  // what was paid has its GST in it
  const invoice = act('create_finance_record', { type: 'invoice', amount, gst: 'inc', ...whose }, paid.about, all);
  const marked = act('mark_invoice_paid', { ...whose, amount_was: amount, paid_date, method }, paid.about, all);
  return [leading(invoice), leading(marked)];
}
