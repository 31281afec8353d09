import { money } from '../../../../tools/format.ts';
import { type Act, act, leading, words } from '../act.ts';
import { recordOf } from '../found.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** Ordered, not told: "took a deposit" came in. */
const ASKS =
  /^(?:(?:can you|could you|please|pls|lets|let'?s|just|and|ok|okay|so|now|then|also|we (?:want|need)|i (?:want|need)|want to|need to|gotta)\s+)*(?:take|get|grab|collect|charge|request|raise|ask\s+(?:\S+\s+){0,3}for|hit\s+(?:\S+\s+){1,3}(?:for|with|up for))\s+/iu;
const SHARE =
  /(?:an?\s+|the\s+|his\s+|her\s+|their\s+)?(?<n>\d{1,2}(?:\.\d+)?)\s?(?:%|per ?cent|percent|pct)(?:\s+(?:as\s+)?(?:an?\s+)?)?\s*deposit\b/iu;
const SUM =
  /\b(?:an?|the|his|her|their)\s+\$?(?<n>\d[\d,]*(?:\.\d\d)?)\s+(?:(?:dollars?|bucks)\s+)?deposit\b|\bdeposit\s+of\s+\$?(?<of>\d[\d,]*(?:\.\d\d)?)(?!\d|\s?%)/iu;
const ELSE =
  /\b(?:invoice|bill|paid|came|received|already|landed|quote|remind|note|task|text|tell|message|cash|if|when|once)\b/iu;

/**
 * "take a 30% deposit on it": money that is asked for and has not come in. A share of a job is an invoice for it; of a sum
 * it is asked which is meant. Never a payment that nobody made.
 */
export function depositAsked(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  if (!ASKS.test(text) || ELSE.test(text)) return null;
  const all = wholeOf(text);
  const percent = Number(SHARE.exec(text)?.groups?.n);
  if (percent) {
    const job = jobTarget(piece, scene);
    if (!job) return leading(words(`A ${percent}% deposit of which job?`, all));
    const args = { type: 'invoice', percent_of_budget: percent, job: job.reference, description: 'Deposit' };
    return leading(act('create_finance_record', args, job.record, all));
  }
  const { n, of } = SUM.exec(text)?.groups ?? {};
  const sum = Number((n ?? of ?? '').replaceAll(',', ''));
  if (!sum) return null;
  const who = recordOf(piece.values.named.client)?.name;
  const from = who ? ` from ${who}` : '';
  return leading(words(`Is that an invoice for a deposit of ${money(sum)}${from}, or has it come in already?`, all));
}
