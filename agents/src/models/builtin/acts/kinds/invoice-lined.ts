import type { KnownRecord } from '../../../../known.ts';
import { tidy } from '../../extract/gap.ts';
import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { takeTerms } from '../../extract/shifts.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import { clientTarget, jobTarget, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { dueIn } from './invoice-due.ts';
import { goesOn } from './invoice-goes-on.ts';
import { invoicePriced } from './invoice-priced.ts';
import { ORDER, ORDERED_LAST, OTHER_THAN_LINES, TAKES_OFF, THERE } from './invoice-words.ts';
import { isAllPriced, unpricedIn } from './lines-complete.ts';
import { type Quoted, quotedIn } from './priced-lines.ts';

/** "invoice dave for 3 hours at 95, 2 taps at 140 each and a callout of 80": an invoice with a line for each price. None is left out: what is not read whole is asked about. */
export function invoiceLined(piece: Piece, scene: Scene): Act | null {
  const text = piece.text.replace(/\?\s*$/u, '');
  const body = isOfElse(piece, text) ? null : bodyOf(piece, text);
  if (body === null || goesOn(piece.text, scene)) return null;
  const terms = takeTerms(body);
  const whose = whoseIn((terms?.rest ?? body).replace(DUE_LEFT, ' '), piece, scene);
  if (!whose) return null;
  const all = wholeOf(piece.text);
  const asked = (question: string): Act => leading(words(question, all, whose.about));
  const found = readIn(body, whose.rest, isList(body) && !invoicePriced(piece, scene));
  if (found === null) return null;
  if (typeof found === 'string') return asked(found);
  const when = dueIn(piece, scene, terms?.value.days);
  if (when === null) return null;
  if (whose.ask) return asked(whose.ask);
  const { heading, more, lines, gst } = found;
  const description = heading || more || undefined;
  return leading(act('create_invoice', { ...whose.args, lines, gst, ...when, description }, whose.about, all));
}

/** The lines, what to ask where they are not all plain, or null where it is no invoice with lines. `isUnclear`: no other reader takes it. */
function readIn(body: string, text: string, isUnclear: boolean): Quoted | string | null {
  const ifUnclear = (question: string): string | null => (isUnclear ? question : null);
  if (NO_GST.test(body)) return ifUnclear(ALL_TAXED);
  if (TAKES_OFF.test(body)) return ifUnclear(NO_DISCOUNT);
  const found = quotedIn(text);
  if (!found) return ifUnclear(SAY_EACH);
  const isWhole = isAllPriced(found, text);
  if (found.lines.length < 2) return isWhole ? null : ifUnclear(SAY_EACH);
  return isWhole ? found : `What does "${unpricedIn(found)}" come to? Say the invoice once more with its price.`;
}

const SAY_EACH =
  'I could not make out every line of that invoice, and I leave none out. Say each with its price: "3 hours at 95, 2 taps at 140 each, callout 80".';
const ALL_TAXED =
  "I can't leave the GST off one line: it is worked out for all of an invoice. Say the invoice once more without that line, or with GST on all of it.";
const NO_DISCOUNT =
  'Say that invoice without what comes off, and then tell me which line it comes off: "knock 50 off the labour".';
/** What is left of "due in 14 days" and "due friday" without the day. */
const DUE_LEFT = /[\s,]*\b(?:due|payable|pay(?:able)? by|to be paid)\b(?:\s+(?:by|on|in|within))?(?=\s*(?:¦|$|[,.]))/iu;
const NO_GST = /\bgst[\s-]?free\b|\b(?:no|without|not? plus|excluding any) gst\b|\bgst exempt\b/iu;

const isOfElse = ({ values }: Piece, text: string): boolean =>
  OTHER_THAN_LINES.test(text) ||
  THERE.test(text) ||
  takeInvoiceNumber(text) !== null ||
  [values.phone, values.email, values.address, values.named.supplier, values.time?.value.time].some(Boolean);

/** What stands behind the order, or before it where that comes last; names and days are blanked. Null where no invoice is ordered. */
function bodyOf({ values }: Piece, text: string): string | null {
  const bare = blanked(text, [...values.days, ...placesOf(values.named.client, values.named.job)]);
  const order = ORDER.exec(text);
  if (order) return bare.slice(order[0].length);
  const last = ORDERED_LAST.exec(bare);
  return last && last.index > 0 ? bare.slice(0, last.index) : null;
}

/** More than one price is said, as of a list: "at 95", "140 each", "18.50 a metre". */
function isList(body: string): boolean {
  const figures = body.replace(NUMBERED, ' ').match(/\d[\d,.]*/gu)?.length ?? 0;
  return figures >= 3 && (PRICED_EACH.test(body) || /\b(?:total|all up|altogether)\b/iu.test(body));
}
const NUMBERED = /\b(?:lot|unit|no\.?|number|job|stage|level|flat|#)\s*#?\d+/giu;
const PRICED_EACH =
  /(?:\bat|@)\s*\$?\d|\d\s*(?:each|ea|apiece|a pop)\b|\d\s*(?:\/|per\s|an?\s)\s*(?:h|hr|hour|m|metre|sqm|day|km|bag|box|sheet|length)\b/iu;

interface Whose {
  args: { client?: string; job?: string };
  about: KnownRecord | null;
  rest: string;
  /** What is to be asked first. */
  ask?: string;
}

/** Whose invoice it is, and what is left to be read: never somebody of the talk where a name was said. */
function whoseIn(body: string, piece: Piece, scene: Scene): Whose | null {
  const { client, job } = piece.values.named;
  const rest = body.replace(JOB_WORD, ' ');
  if (client || job) return namedIn(rest, body, piece, scene);
  const said = NAME_FIRST.exec(rest)?.groups?.name?.trim();
  if (said && !PRONOUN.test(said)) {
    const left = rest.slice((NAME_FIRST.exec(rest)?.[0] ?? '').length);
    return JOB_WORD.test(body)
      ? { args: { job: said }, about: null, rest: left }
      : { args: { client: said }, about: null, rest: left };
  }
  const bare = rest.replace(PRONOUN, ' ');
  const meant = clientTarget(piece, scene)?.record;
  if (meant?.kind !== 'client') return { args: {}, about: null, rest: bare, ask: 'Who is that invoice for?' };
  return { args: { client: meant.id }, about: meant, rest: bare };
}
const JOB_WORD =
  /^(?<the>[\s¦]*(?:(?:for|on|to)\s+)?(?:(?:the|his|her|their|that)\s+)?[\s¦]*?)(?:['’]?s\s+)?(?:job|project|reno)\b/iu;
const NAME_FIRST =
  /^\s*(?:the\s+|for\s+(?=\p{Lu}))?(?<name>\p{L}[\p{L}'’-]*(?:\s+(?!for\b|at\b|on\b)\p{L}[\p{L}'’-]*){0,2}?)(?=\s+(?:job\b|for\b|on\b)|\s*:|\s*,|\s+(?=\$?\d))/iu;
const PRONOUN = /^\s*(?:him|her|them|it|that|up|for)(?=\s|$|[,:])/iu;

function namedIn(rest: string, body: string, piece: Piece, scene: Scene): Whose | null {
  const { client, job } = piece.values.named;
  const owner = recordOf(client);
  const named = recordOf(job);
  if (owner && named?.client && named.client !== owner.name) return null;
  // two people in it: whose it is stays open
  if (client && takeRecord('client', blanked(piece.text, placesOf(client)), scene.records)?.record) return null;
  const target = job || JOB_WORD.test(body) ? jobTarget(piece, scene) : null;
  const words = tidy(rest.replace(/^[\s¦]*['’]s\b/u, ' '));
  if (target) return { args: { job: target.reference }, about: target.record, rest: words };
  if (!client) return null;
  return { args: { client: owner?.id ?? client.value.reference }, about: owner, rest: words };
}
