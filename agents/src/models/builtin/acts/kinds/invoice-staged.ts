import { takeMoney } from '../../extract/money.ts';
import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { invoiceMeant } from './invoice-meant.ts';
import { toldOfInvoice } from './told-of-invoice.ts';

const LEAD =
  '(?:(?:and|also|then|please|pls|can you|could you|now|ok|okay|yeah|yep|nah|no|righto|right|hey|mate|just|so|actually|sorry)[\\s,]+)*';
/** One that is there: "the", "dave cutlers"; never "an invoice". */
const NAMED = '(?:the|that|this|his|her|their|my|(?!(?:an?|new)\\b)(?:\\S+\\s+){0,2}?\\S+s)';
/** "void that invoice", "void 1001", "void it". An insurance or a warranty is no invoice. */
const VOIDS = new RegExp(
  `^${LEAD}void\\s+(?:it|that|this|(?:${NAMED}\\s+)*(?:last\\s+)?(?:tax\\s+)?(?:invoice|inv|bill|one)\\b|#?\\d)`,
  'u',
);
/** "issue the invoice", "issue it": one that is there, not one to be made. */
const ISSUES = new RegExp(
  `^${LEAD}issue\\s+(?:it|that|this|(?:${NAMED}\\s+)+(?:(?!for\\b|to\\b)\\S+\\s+){0,3}?(?:invoice|bill|one))\\b`,
  'u',
);
/** "the 660 one was a double up, void it": what is said of it stands in front. */
const VOIDS_IT =
  /(?:^|[\s,])void(?:ed)?\s+(?:it|that|this|that one|this one|(?:the|that|his|her|their)\s+(?:\S+\s+){0,4}(?:invoice|inv|bill|one|claim))(?:\s+(?:please|pls|for me|would you|will ya|mate))*[\s.!]*$/u;
const OTHER = /\b(?:remind\w*|tasks?|notes?|tell|message|refunds?|credit)\b/u;

/** An invoice that is on file is issued, or voided. */
export function invoiceStaged(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const tool = VOIDS.test(said) || VOIDS_IT.test(said) ? 'void_invoice' : ISSUES.test(said) ? 'issue_invoice' : null;
  if (!tool || OTHER.test(said) || takeMoney(withoutInvoice(piece))) return null;
  const all = wholeOf(piece.text);
  const meant = invoiceMeant(piece, scene, VOIDED);
  if (!meant) return leading(words(`Which invoice should I ${tool === 'void_invoice' ? 'void' : 'issue'}?`, all));
  return leading(act(tool, meant, null, all));
}

/** The sum that an invoice is told by is none of the order. */
function withoutInvoice(piece: Piece): string {
  const told = toldOfInvoice(piece);
  return told ? blanked(piece.text, [told.span]) : piece.text;
}

/** "void 1001". */
const VOIDED = /\bvoid\s+#?(\d{3,6})\b/iu;
