import { type Act, act, leading } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** What a payment of more than is owed was answered with (tools/payments.ts). */
const ASKED =
  /Only \$(?<due>[\d,.]+) is still due (?:of invoice (?<invoice>\S*\d)|by (?<client>[^.?]+?)|on job (?<job>\S+?))\. Shall I record \$[\d,.]+, or \$(?<all>[\d,.]+) with \$[\d,.]+ kept as\b/u;
const CREDIT = /\b(?:credit|keep (?:it|the|his|her|their|that)|the lot|all of it|the whole|the second|the full)\b/iu;
const DUE =
  /\b(?:what'?s? (?:is )?(?:due|owed|owing|left)|whats (?:due|owed|owing|left)|just (?:the|what|that)|only (?:the|what)|the first|no credit|not the credit|what (?:he|she|they) owes?)\b/iu;
const OTHER = /\b(?:don'?t|dont|neither|nothing|leave it|forget|remind|invoice (?:him|her|them))\b|\?\s*$/iu;
const MOST_WORDS = 12;

/** "keep the rest as credit", "just what's due": which of the two that were offered is to be recorded. */
export function overPaid({ text }: Piece, { history, records }: Scene): Act | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.text ?? '';
  const asked = ASKED.exec(last)?.groups;
  if (!asked || OTHER.test(text) || text.split(/\s+/).length > MOST_WORDS) return null;
  const dollars = (said = '') => Number(said.replaceAll(',', ''));
  const [due, all] = [dollars(asked.due), dollars(asked.all)];
  const sum = dollars(/\$?(\d[\d,]*(?:\.\d\d)?)/u.exec(text)?.[1]);
  const onlyDue = DUE.test(text) || sum === due;
  if (!onlyDue && !CREDIT.test(text) && sum !== all) return null;
  const client = records.find(({ kind, name }) => kind === 'client' && name === asked.client);
  const args = {
    type: 'payment',
    amount: onlyDue ? due : all,
    invoice: asked.invoice,
    client: client?.id ?? asked.client,
    job: asked.job,
    keep_rest_as_credit: onlyDue ? undefined : true,
  };
  return leading(act('create_finance_record', args, client ?? null, wholeOf(text)));
}
