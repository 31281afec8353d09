import type { KnownRecord } from '../../../../known.ts';
import { GAP } from '../../extract/gap.ts';
import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { type Money, takeMoney } from '../../extract/money.ts';
import { FIRST_NAMES } from '../../lexicon/first-names.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import { reasonsIn } from '../reasons.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, type Span, spanOf, wholeOf } from '../spans.ts';
import { invoiceMeant } from './invoice-meant.ts';
import { sumIn, withoutOne } from './money-words.ts';
import { dayOfPaying, paidOn } from './payment-day.ts';
import {
  ASIDE,
  CAME,
  EXPECTED,
  FROM,
  HOW,
  NEWS,
  OTHER,
  OUTGOING,
  PARTLY,
  PLAINLY_PAID,
  RATHER,
  SAID_WITH,
  TERSE,
} from './payment-told-words.ts';
import { keepsRest, methodSaid, SQUARE, withoutKeeping } from './payment-words.ts';
import { type ToldOfInvoice, toldOfInvoice } from './told-of-invoice.ts';

/**
 * Money that came in, however it is told: "dave paid 500 off the deadlocks invoice", "hes short, only gave me 1200", "raj 400
 * cash", "just came through". Whoever paid is somebody on file, and every figure is the sum, the day or the invoice.
 */
export function paymentTold(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const news = text.replace(ASIDE, '').replace(RATHER, '');
  if (OTHER.test(news) || OUTGOING.test(news) || isOfElse(piece) || takeInvoiceNumber(text)) return null;
  if (EXPECTED.test(news)) return stillToCome(piece, scene);
  const told = toldOfInvoice(piece);
  const ofInvoice = told ? [told.span] : [];
  const rather = [...text.matchAll(RATHER)].map(spanOf);
  const said = { text: withoutKeeping(blanked(text, [...values.days, ...ofInvoice, ...rather])), values };
  const verb = verbOf(said, text, scene);
  const client = verb && payer(piece, scene);
  if (!client) return null;
  const money = sumPaid(said);
  if (money === 'several') return null;
  const explains = [
    ...verb,
    ...forThem(piece, verb),
    ...ofInvoice,
    ...placesOf(values.named.client, values.named.job),
    // any other day is told of something else, which whoever reads that has to see
    ...[dayOfPaying(piece) ?? []].flat(),
    ...(money ? [money.span] : []),
    ...wordsWith(text),
    ...reasonsIn(text, values),
  ];
  const method = methodSaid(blanked(text, placesOf(values.named.client, values.named.job)));
  const args = { ...paidBy(client, piece), paid_date: paidOn(piece, scene.facts.today), method };
  if (!money) return withoutSum({ text, told: told?.args, args, client, explains }, piece, scene);
  // never today's day in place of one that was said
  if (!args.paid_date && toldFor(piece)) return leading(words(WHEN_PAID, wholeOf(text), client));
  const invoice = told ? invoiceSaid(told.args) : undefined;
  const keep_rest_as_credit = keepsRest(text) || undefined;
  const description = /\bdeposit\b/iu.test(text) ? 'Deposit' : undefined;
  const paid = { type: 'payment', amount: money.value.dollars, ...args, invoice, keep_rest_as_credit, description };
  return leading(act('create_finance_record', paid, client, explains));
}

/** No sum: all of it where that is plain, else perhaps nothing came in. */
function withoutSum(told: Told, piece: Piece, scene: Scene): Act | null {
  const { today } = scene.facts;
  // "he is in friday"
  if (!told.args.paid_date && piece.values.days.some((day) => 'date' in day && day.date > today)) return null;
  return isPlainlyPaid(piece, scene) ? paidInFull(told, piece, scene) : askedIfPaid(told.client, piece, scene);
}

/** Money that is expected is nothing to record yet: where it could be read as a payment it is said so. */
function stillToCome(piece: Piece, scene: Scene): Act | null {
  const client = COMING.test(piece.text) && /\d/u.test(piece.text) ? payer(piece, scene) : null;
  return (
    client && leading(words(`Tell me when it is in from ${client.name}. Nothing was recorded.`, wholeOf(piece.text)))
  );
}
const COMING = /\bexpect\w*\b|\bcoming\b|\bdue\b/iu;
const WHEN_PAID = 'On which day was that paid? The day you said is still to come. Nothing was recorded.';
/** "paid 1300 on 3 december": the day of the payment, not of what it is for. */
function toldFor(piece: Piece): boolean {
  const { text } = piece;
  const day = dayOfPaying(piece);
  return day?.is === 'date' && /\b(?:on|dated)\s*(?:the\s+)?$/iu.test(text.slice(0, day.end - ownLength(text, day)));
}
/** How long the day itself is, without the word before it. */
const ownLength = (text: string, { start, end }: Span): number =>
  text.slice(start, end).replace(/^(?:on|dated)\s+/iu, '').length;

/** "bruce gave me" says nothing of money; "just came through" does where it was asked about. */
const isPlainlyPaid = ({ text, values }: Piece, scene: Scene): boolean =>
  PLAINLY_PAID.test(text) || (NEWS.test(text) && isAskedOf(scene) && !cameThemselves(text, values));

/** "sue came in", after "has sue paid": perhaps she did. */
const askedIfPaid = ({ name }: KnownRecord, { text, values }: Piece, scene: Scene): Act | null =>
  NEWS.test(text) && isAskedOf(scene) && cameThemselves(text, values)
    ? leading(words(`Did ${name} pay then? Tell me how much, or that it was all of it.`, wholeOf(text)))
    : null;

/** "sue came in": a person, and no money of theirs. */
const cameThemselves = (text: string, { named }: Piece['values']): boolean =>
  placesOf(named.client).some(
    ({ start, end }) =>
      FIRST_NAMES.has(text.slice(start, end).split(/\s/)[0]?.toLowerCase() ?? '') && CAME_IN.test(text.slice(end)),
  );
const CAME_IN =
  /^\s*(?:just\s+|also\s+)?(?:came|popped|dropped) (?:in|by|round|past)\b(?!\s+(?:cash|full|with|to (?:the|my|our))\b)/iu;
const isAskedOf = ({ history }: Scene): boolean =>
  history.slice(-2).some((one) => /\b(?:paid|pay|invoice|owes?|deposit|owing|due)\b/iu.test(one.text));

/** Contact details, a day to come or a shop: the message is about something else. */
const isOfElse = ({ values }: Piece): boolean =>
  [values.phone, values.email, values.address, values.named.supplier, values.time?.value.time].some(Boolean);

/** The words that tell that money came in. */
function verbOf({ text, values }: Piece, whole: string, scene: Scene): Span[] | null {
  const came = CAME.exec(text) ?? FROM.exec(text);
  if (came) return [spanOf(came)];
  const terse = values.named.client && TERSE.exec(text);
  if (terse) return [spanOf(terse)];
  const news = NEWS.exec(text);
  return news && (values.named.client || isAskedOf(scene) || /\b(?:payment|money|deposit|transfer)\b/iu.test(whole))
    ? [spanOf(news)]
    : null;
}

/** Somebody by name, whose job it is, or whom the talk is about; null where two are named or nobody is. */
function payer(piece: Piece, scene: Scene): KnownRecord | null {
  const { client, job } = piece.values.named;
  if (client) {
    const others = takeRecord('client', blanked(piece.text, client.spans), scene.records)?.record;
    return others && others.id !== client.value.record?.id ? null : client.value.record;
  }
  // "terry paid": somebody who is not on file is nobody whom the talk is about
  if (!job && STRANGER.test(piece.text)) return null;
  return clientTarget(piece, scene)?.record ?? null;
}
const STRANGER =
  /^(?:(?:and|so|oh|ok|yeah|yep|hey|just|also|but)[\s,]+)*(?!(?:he|she|they|hes|shes|theyre|it|its|that|thats|the|this|his|her|their|money|payment|deposit|got|received|recieved|banked|collected|took|just|been|only|cash|finally|full|part|all|yep|rest|balance|came|landed|gave|paid|payed|hit|in|gone|went|cleared|we|i|i've|we've|ive|weve)\b)\p{L}[\p{L}'’-]+\s/iu;

/** "joanne paid the cafe one": somebody pays for a client who is named behind. */
function forThem({ text, values }: Piece, [verb]: readonly Span[]): Span[] {
  const named = placesOf(values.named.client, values.named.job);
  const front = verb ? text.slice(0, verb.start) : '';
  const isBehind = verb !== undefined && named.length > 0 && named.every(({ start }) => start > verb.start);
  return isBehind && /^\s*\p{L}[\p{L}'’-]+(?:\s+(?:just|has|finally))?\s*$/u.test(front)
    ? [{ start: 0, end: front.length }]
    : [];
}

/** "gave us 3000 of the claim": a part of a sum, and no number of things. */
const PART_OF = /(?<=\d)\s+of(?=\s+(?:the|that|this|his|her|their|it|what)\b)/giu;
type Sum = { value: Money; span: Span };
/** The only sum that is said; 'several' where there are more. */
function sumPaid({ text, values }: Piece): Sum | 'several' | null {
  const others = withoutOne(blanked(text, placesOf(values.named.client, values.named.job)));
  const bare = others.replace(PART_OF, (said) => ' '.repeat(said.length));
  const taken = takeMoney(bare) ?? sumIn(bare);
  if (!taken) return /\d/u.test(bare) ? 'several' : null;
  if (taken.value.each || /\d/u.test(taken.rest.replaceAll(GAP, ' '))) return 'several';
  const start = bare.indexOf(taken.text ?? '');
  return { value: taken.value, span: { start, end: start + (taken.text ?? '').length } };
}

const wordsWith = (text: string): Span[] =>
  [HOW, SAID_WITH, ASIDE, RATHER].flatMap((says) => [...text.matchAll(says)].map(spanOf));

/** A job that is named is what was paid for, else whatever the client owes. */
function paidBy(client: KnownRecord, { values }: Piece): Record<string, string> {
  const job = recordOf(values.named.job);
  return job?.client === client.name ? { job: job.id } : { client: client.id };
}

/** As the tool takes it: "deposit", "$660.00", "deadlocks". */
const invoiceSaid = ({ amount_was, invoice_kind, record }: ToldOfInvoice): string | undefined =>
  amount_was === undefined ? (invoice_kind ?? record) : `$${amount_was.toFixed(2)}`;

interface Told {
  text: string;
  told: ToldOfInvoice | undefined;
  args: Record<string, unknown>;
  client: KnownRecord;
  explains: readonly Span[];
}
/** No sum: the invoice that is meant was paid; of a part it is asked how much. */
function paidInFull({ text, told, args, client, explains }: Told, piece: Piece, scene: Scene): Act | null {
  if (PARTLY.test(text.replace(/\bpart(?:y|ies)\b/giu, ' ')) && told?.invoice_kind === undefined)
    return leading(words('How much is the payment?', explains, client));
  const named = piece.values.named.client ?? piece.values.named.job;
  const { paid_date, method, ...whose } = args;
  const meant = told || named ? { ...whose, ...told } : (invoiceMeant(piece, scene) ?? whose);
  return leading(
    act('mark_invoice_paid', { ...meant, issued: SQUARE.test(text) || undefined, paid_date, method }, client, explains),
  );
}
