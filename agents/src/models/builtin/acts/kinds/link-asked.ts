import type { KnownRecord } from '../../../../known.ts';
import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { type Act, act, leading, words } from '../act.ts';
import { recordOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, focus, jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { invoiceMeant } from './invoice-meant.ts';

const LINK = '(?:link|url|web address|web page)';
/** "the link to margarets quote", "link for her invoice", "margarets quote link", "wheres the online quote". */
const ASKED = new RegExp(
  [
    `\\b(?:the|a|that|his|her|hers|their|public|share|shareable|online|client|\\S+s) (?:(?:public|share|shareable|online|client|web|quote|invoice|estimate) )*${LINK}\\b`,
    `\\b${LINK} (?:to|for|of|on) (?:the|that|this|his|her|their|my|it\\b|invoice\\b|\\S+s)`,
    `\\b(?:quote|estimate|invoice|bill) ${LINK}\\b`,
    `\\bonline (?:quote|invoice)\\b`,
  ].join('|'),
  'u',
);
/** Asked for by who speaks; what goes to somebody is sent. */
const FOR_ME =
  /\b(?:give|get|show|send|flick|shoot|text|copy|grab|tell|need|want|find|have|got|whats|what|wheres|where|is there|share)\b|^(?:\S+ )?(?:link|url)\b/u;
const TO_THEM =
  /\b(?:send|flick|shoot|text|e-?mail|give|forward|share)\b(?! (?:me|us)\b).*\b(?:him|her|them)\b|\b(?:send|flick|shoot|text|e-?mail|forward|share|give) (?!me\b|us\b|the\b|a\b|that\b)\p{L}+ .*\b(?:link|url)\b|\b(?:link|url|quote|invoice)\b[^.?!]* to (?:him|her|them)$/u;
const OTHER =
  /\b(?:pay(?:ment)?|stripe|square|google|review|zoom|upload|reset|sign ?up|login|log in|calendar|booking|map|website|facebook|supplier|order|statement|variation|expired?|revoke|new link|another link|remind\w*|tasks?|dont|do not)\b|^link\b(?! (?:to|for|of)\b)/u;

/** The page that a client sees of their quote or invoice: where it is. */
export function linkAsked(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text).replace(/[?!.]+$/u, '');
  if (!ASKED.test(said) || !FOR_ME.test(said) || OTHER.test(said)) return null;
  const all = wholeOf(piece.text);
  const paper = paperOf(said, scene);
  if (!paper) return leading(words('The link to what: a quote or an invoice, and whose?', all));
  const client = clientTarget(piece, scene)?.record ?? null;
  const which = paper === 'invoice' ? whichInvoice(piece, scene) : whichQuote(piece, scene, client);
  if (!which) return leading(words(`The link to which ${paper}: whose is it?`, all));
  // what goes to its client is sent
  if (TO_THEM.test(said)) return leading(act(`send_${paper}`, which, client, all));
  const found = paper === 'quote' ? act('find_quote', { ...which, link: true }, client, all) : null;
  return leading(found ?? act('find_finance_record', { type: 'invoice', ...which, link: true }, client, all));
}

function whichInvoice(piece: Piece, scene: Scene): Record<string, unknown> | null {
  const invoice_number = takeInvoiceNumber(piece.text)?.value;
  return invoice_number
    ? { invoice_number, client: recordOf(piece.values.named.client)?.id }
    : invoiceMeant(piece, scene);
}

/** The quote that the talk was about last, unless somebody else's is named; else the one of whom is meant. */
function whichQuote(piece: Piece, scene: Scene, client: KnownRecord | null): Record<string, unknown> | null {
  const { client: named, job } = piece.values.named;
  const last = focus(scene, ['quote']);
  if (last && (!(named ?? job) || last.client === client?.name)) return { quote: last.id };
  const reference = job ? jobTarget(piece, scene)?.reference : (client?.id ?? named?.value.reference);
  return reference ? { [job ? 'job' : 'client']: reference } : null;
}

/** What is named, else what the talk was about last. */
function paperOf(said: string, { history }: Scene): 'quote' | 'invoice' | null {
  for (const text of [
    said,
    ...history
      .slice(-LATEST)
      .map((one) => plainly(one.text))
      .toReversed(),
  ]) {
    const [quote, invoice] = [/\b(?:quot\w*|estimate)\b/u.test(text), /\b(?:invoic\w*|bill)\b/u.test(text)];
    if (quote !== invoice) return quote ? 'quote' : 'invoice';
  }
  return null;
}
const LATEST = 4;
