import type { KnownRecord } from '../../../../known.ts';
import { type Share, takeShare } from '../../extract/shares.ts';
import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, isFresh, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { invoiceMeant } from './invoice-meant.ts';

/** "knock 10 percent off", "give her ten per cent off", "a 10% discount for stan", "make it 5% less". */
const LESS =
  /\b(?:off|discount(?:ed)?|less|cheaper|down|mates rates?)\b|\b(?:knock|take|drop|shave|chop|cut|reduce|lower)\b/u;
/** Of something that is on file: not a price to be set, not a share to be invoiced. */
const OTHER =
  /\b(?:a deposit|deposit of|(?:percent|per cent|pct) (?:up ?front )?deposit|claim|up ?front|remind\w*|tasks?|notes?|text|tell (?:him|her|them)|message|order(?:ed)?|supplier|budget|hours?|wages?|every|all (?:my|the|of)|hourly|line|labour|materials)\b|%\s*deposit\b|\d[\d,.]*\s*(?:plus|\+|inc|ex)\s*gst|\$/u;
const QUOTE = /\bquot\w*|\bestimate\b/u;
const INVOICE = /\b(?:invoices?|inv|bills?|billed|deposit)\b/u;

/** A percent off what was quoted or invoiced: a draft comes to less, an issued invoice is credited. */
export function discounted(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  // "quote luca 40 metres at 85, less 5%": it goes with what is said before
  if (scene.before.length) return null;
  const share = LESS.test(said) && !OTHER.test(said) ? takeShare(piece.text) : null;
  if (!share || !isPercent(share.value) || piece.values.named.supplier) return null;
  // "drop his deposit to 10%" says what it is, not what comes off
  if (/\bdeposit\b.*\bto (?:only )?(?:\d|\p{L}+ per ?cent)/u.test(said)) return null;
  // another figure beside it is a price
  if (/\d/.test(share.rest)) return null;
  const all = wholeOf(piece.text);
  const of = paperMeant(said, scene);
  if (of) return discountOn(of, share.value.percent, piece, scene);
  return leading(words(`${share.value.percent}% off what: the quote or the invoice, and whose?`, all));
}
const isPercent = ({ percent }: Share): boolean => percent > 0 && percent <= 100;

function discountOn(of: 'quote' | 'invoice', percent: number, piece: Piece, scene: Scene): Act {
  const all = wholeOf(piece.text);
  if (of === 'invoice') {
    // "daves deposit" is the invoice that asks for it
    const text = piece.text.replace(/\bdeposit\b(?!\s+(?:invoice|bill|claim))/iu, 'deposit invoice');
    const meant = invoiceMeant({ ...piece, text }, scene) ?? {};
    return leading(act('credit_invoice', { ...meant, percent, or_less: true, reason: 'Discount' }, null, all));
  }
  const quote = quoteMeant(piece, scene);
  const client = clientTarget(piece, scene);
  const which = quote ? { quote: quote.id } : { client: client?.reference };
  return leading(act('update_quote', { ...which, discount_percent: percent }, quote ?? client?.record ?? null, all));
}

/** What is named; else the paper that was made, changed or spoken of last; null where nothing tells. */
function paperMeant(said: string, scene: Scene): 'quote' | 'invoice' | null {
  if (QUOTE.test(said)) return 'quote';
  if (INVOICE.test(said)) return 'invoice';
  const last =
    scene.records.find((one) => isFresh(one) && isPaper(one)) ??
    scene.records.find((one) => one.lately && isPaper(one));
  if (last) return last.kind === 'quote' ? 'quote' : 'invoice';
  for (const { text } of scene.history.slice(-LATEST).toReversed()) {
    const [quoted, invoiced] = [QUOTE.test(text.toLowerCase()), INVOICE.test(text.toLowerCase())];
    if (quoted !== invoiced) return quoted ? 'quote' : 'invoice';
  }
  return null;
}
const LATEST = 4;
const isPaper = ({ kind, type, status }: KnownRecord): boolean =>
  kind === 'quote' || (kind === 'finance' && type === 'invoice' && status !== 'paid' && status !== 'void');

function quoteMeant(piece: Piece, scene: Scene): KnownRecord | null {
  const client = clientTarget(piece, scene)?.record;
  const quotes = scene.records.filter(({ kind }) => kind === 'quote');
  const theirs = client ? quotes.filter((one) => one.client === client.name) : quotes;
  return theirs.find(isFresh) ?? theirs.find(({ lately }) => lately) ?? null;
}
