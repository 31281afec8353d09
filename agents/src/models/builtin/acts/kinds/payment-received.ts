import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { paidOn } from './payment-day.ts';
import { keepsRest, methodSaid, SQUARE, withoutKeeping } from './payment-words.ts';

const TITLE =
  '(?:(?:mr|mrs|ms|miss|dr|whaea|matua|koro|kui|nan|nana|aunty|auntie|aunt|uncle|old|young|big|pastor|father)\\.?\\s+)*';
const JUST = '(?:(?:has|have|had|just|jst|finally|already|also|now)\\s+)*';
const SUM = String.raw`\$?(?<n>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?:\s*(?:dollars?|bucks))?`;
const THEIRS =
  '(?:(?:the|her|his|their|my|our|invoice|bill|account|another|me|us|that|it|all|off|up|full|in|cash|by|bank|transfer|eft|card|cheque|rest|balance|remainder|remaining|outstanding|lot|whole|final|last|what|was|is|owed|owes|owing|left|he|she|they|to|of|on|towards?|against|payment|amount|today|yesterday|this|morning|arvo|last|night|now|already|thanks)\\b[\\s,.]*)*';
const END = '[\\s.!]*$';
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:i|we|just)\\s+)*(?:got|received|had|collected|took|banked)\\s+(?:another\\s+)?${SUM}\\s+(?:cash\\s+)?(?:off|from|out of)\\s+${TITLE}(?<who>\\p{L}[\\p{L}'’ -]{1,40}?)\\s*${THEIRS}${END}`,
    'iu',
  ),
  new RegExp(
    `^${TITLE}(?<who>\\p{L}[\\p{L}'’ -]{1,40}?)(?:['’]s)?\\s+${JUST}(?:paid|payed|payd|pay|pays|settled|chipped in|threw|came good with|came through with|squared|fixed|gave|give|sent|coughed up|transferred|deposited|handed|slipped|dropped|chucked)\\s+${THEIRS}(?:${SUM}\\s*${THEIRS})?${END}`,
    'iu',
  ),
  new RegExp(
    `^(?:a\\s+)?(?:part|full|final|progress)?\\s*payment\\s+(?:from|off)\\s+${TITLE}(?<who>\\p{L}[\\p{L}'’ -]{1,40}?)\\s*[,:]?\\s*(?:of\\s+)?${SUM}(?:\\s+(?:off|of|out of|from|on)\\s+(?:the\\s+|her\\s+|his\\s+|their\\s+)?\\$?[\\d,.]+)?\\s*${THEIRS}${END}`,
    'iu',
  ),
];
/** "gave us the keys", "sent me a photo": no money. */
const MONEY =
  /\b(?:payed|payd|paid|pays?|settled|squared|coughed up|cash|invoice|bill|payment|transferred|deposited)\b|\d/iu;
const OTHER =
  /\b(?:if|when|once|until|hasn'?t|havent|not|n't|should|will|quote[ds]?|deposit|remind\w*|text|tell|note|number|code)\b|\?/iu;

/** "whaea june has paid her 460", "hilltop gave us another 1200 today": what came in from somebody on file. */
export function paymentReceived(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (OTHER.test(text) || !MONEY.test(text) || values.phone || values.address || values.email) return null;
  const keep_rest_as_credit = keepsRest(text) || undefined;
  for (const form of FORMS) {
    const { who = '', n } = form.exec(withoutKeeping(text))?.groups ?? {};
    const client = who ? payer(who, piece, scene) : null;
    if (!client) continue;
    const all = wholeOf(text);
    const paid_date = paidOn(piece, scene.facts.today);
    const method = methodSaid(text.replace(who, ' '));
    if (!n) {
      const billed = scene.records.some(
        ({ kind, type, client: of }) => kind === 'finance' && type === 'invoice' && of === client.name,
      );
      return billed || SETTLED.test(text)
        ? leading(
            act(
              'mark_invoice_paid',
              { client: client.id, issued: SQUARE.test(text) || undefined, paid_date, method },
              client,
              all,
            ),
          )
        : null;
    }
    const amount = Number(n.replaceAll(',', ''));
    const args = { type: 'payment', amount, client: client.id, paid_date, method, keep_rest_as_credit };
    return leading(act('create_finance_record', args, client, all));
  }
  return null;
}
const SETTLED = /\b(?:rest|balance|remainder|lot|owed|owing|settled|squared|invoice|bill|account|in full|cash)\b/iu;

const MEANT = /^(?:he|she|they)$/iu;
/** Somebody by name, or whom the talk is about. */
const payer = (who: string, piece: Piece, scene: Scene): KnownRecord | null =>
  MEANT.test(who) ? (clientTarget(piece, scene)?.record ?? null) : named(who, scene);

/** By its name, which may be a month too: behind a title it is hers. */
function named(who: string, { records }: Scene): KnownRecord | null {
  const said = who.toLowerCase().trim().split(/\s+/u);
  const fits = records.filter(({ kind, name }) => {
    if (kind !== 'client') return false;
    const own = name.toLowerCase().split(/\s+/u);
    return said.every((word) => own.includes(word) || own.includes(word.replace(/['’]?s$/u, '')));
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}
