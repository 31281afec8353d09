import { type Act, act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { invoiceMeant } from './invoice-meant.ts';

const WHEN =
  /\b(?:when|whens|by when|how long|what (?:day|date)|whats the (?:deadline|last day|due date|date|cut ?off)|(?:what|which) (?:day|date)|how many days|what is the (?:deadline|last day))\b/u;
const REPLY =
  /\b(?:repl(?:y|ies)|respond|response|answer|object|dispute|(?:payment|pay) schedules?|get back to (?:me|us))\b/u;
const CLAIM = /\b(?:payment claims?|claims?|(?:payment|pay) schedules?|inv(?:oice)?)\b/u;
const OTHER = /\b(?:text|message|e-?mail|quote[ds]?|variation|call|phone|insurance|remind|task)\b/u;

/** A number that stands alone is an invoice's: "the schedule on INV-1001". */
const NUMBER = /\b(inv-?\d{3,})\b/iu;

/** "when does rangi have to reply to the claim by": what the law gives them, of the payment claim that is meant. */
export function askedReply(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (!WHEN.test(said) || !REPLY.test(said) || OTHER.test(said)) return null;
  const last = scene.history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  if (!CLAIM.test(said) && !/\bpayment claim\b/iu.test(last)) return null;
  const { record, invoice_kind: _, ...meant } = invoiceMeant(piece, scene, NUMBER) ?? {};
  // the words before "claim" name no invoice
  const which =
    typeof record === 'string' && /^[0-9a-f]{24}$|^\S+$/u.test(record) && !Object.keys(meant).length
      ? { record }
      : meant;
  return leading(act('find_finance_record', { ...which, claim: true }, null, wholeOf(piece.text)));
}
