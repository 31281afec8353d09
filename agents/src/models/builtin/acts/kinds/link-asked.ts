import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { type Act, act, leading, words } from '../act.ts';
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
  if (paper === 'invoice') {
    const number = takeInvoiceNumber(piece.text)?.value;
    const whose = piece.values.named.client?.value.record?.id;
    const meant = number ? { invoice_number: number, client: whose } : invoiceMeant(piece, scene);
    if (!meant) return leading(words('The link to which invoice: what is its number, or whose is it?', all));
    if (TO_THEM.test(said)) return leading(act('send_invoice', meant, client, all));
    return leading(act('find_finance_record', { type: 'invoice', ...meant, link: true }, client, all));
  }
  const last = focus(scene, ['quote']);
  const named = piece.values.named.client ?? piece.values.named.job;
  const quote = last && (!named || last.client === client?.name) ? last : null;
  const whose = piece.values.named.job
    ? { job: jobTarget(piece, scene)?.reference }
    : { client: client?.id ?? piece.values.named.client?.value.reference };
  const which = quote ? { quote: quote.id } : whose;
  if (!Object.values(which).some(Boolean)) return leading(words('The link to which quote: whose is it?', all));
  if (TO_THEM.test(said)) return leading(act('send_quote', which, quote ?? client, all));
  return leading(act('find_quote', { ...which, link: true }, quote ?? client, all));
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
