import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading } from '../act.ts';
import { recordOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, isFresh, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { channelSaid, isSentOut } from './account-paper-sent.ts';
import { statementDays } from './asked-account.ts';
import { orderIn } from './sent-out.ts';
import { toldOfInvoice } from './told-of-invoice.ts';

/** "send it to her", right after a statement was shown or a credit note was made: that is what goes. */
export function spokenSent(piece: Piece, scene: Scene): Act | null {
  const order = orderIn(piece.text);
  if (!order || !/^\s*(?:it|that|this|that one)?$/iu.test(order.what) || !(order.what || order.bare || order.to))
    return null;
  const at = scene.history.findLastIndex(({ role }) => role === 'assistant');
  const answer = scene.history[at]?.text ?? '';
  const named = recordOf(piece.values.named.client);
  const all = wholeOf(piece.text);
  const channel = channelSaid(plainly(piece.text));
  const note = NOTE.exec(answer)?.groups?.number;
  if (note) return leading(act('send_credit_note', { number: note, channel }, null, all));
  const name = STATEMENT.exec(answer)?.groups?.name;
  const client = name && scene.records.find((one) => one.kind === 'client' && one.name === name);
  if (!client || (named && named.id !== client.id)) return null;
  const asked = scene.history.slice(0, at).findLast(({ role }) => role === 'user')?.text ?? '';
  return leading(act('send_statement', { client: client.id, ...statementDays(asked, scene), channel }, client, all));
}
const STATEMENT = /(?:^|\n|: )Statement for (?<name>.+?) (?:up to|from|on) \p{L}/u;
/** Made just now, and not one of many that were listed. */
const NOTE = /^(?:\p{L}+: )?(?:Credited|Recorded credit note)\b.*?\b(?<number>CN-\d+)/u;

const KIND = 'final|deposit|progress|last|latest|newest|new|draft|unsent|other';
const TOLD = new RegExp(
  `\\b(?:the|that|this|his|hers?|their|\\p{L}+s)\\s+(?:(?<kind>${KIND})|\\$?(?<sum>\\d[\\d,]*(?:\\.\\d\\d)?))\\s+(?:tax\\s+)?(?:invoice|inv|bill|claim|one)\\b`,
  'u',
);
const VERB = /\b(?:send|flick|shoot|fire|e-?mail|forward|text|sms|ping|resend|re-send)\b/u;
const MAKES =
  /%|\bper ?cent\b|\bhalf\b|\b(?:a|an|another)\s+(?:\S+\s+){0,2}(?:invoice|bill|claim)\b|\b(?:draft|make|do|raise|create) (?:up )?(?:the|a|an)\b/u;
const OTHER = /\b(?:quote|estimate|variation|statement|receipt|credit note|order|photo|message|reminder|when)\b/u;

/** "send karen the final invoice", "send rangi his last one", "send the $886.05 invoice": one that is there goes, told by what it is. */
export function invoiceSent(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const told = TOLD.exec(said)?.groups;
  if (!told || !isSentOut(said) || !VERB.test(said) || MAKES.test(said) || OTHER.test(said)) return null;
  const client = clientTarget(piece, scene);
  const last = LAST.test(told.kind ?? '') ? draftedLast(client?.record ?? null, scene) : null;
  if (!client && !last && !told.sum) return null;
  const which = last ? { record: last.id } : { client: client?.reference, ...ofKind(piece) };
  const about = last ?? client?.record ?? null;
  return leading(act('send_invoice', { ...which, channel: channelSaid(said) }, about, wholeOf(piece.text)));
}
const LAST = /^(?:last|latest|newest|new|draft|unsent)$/u;

/** Its sum, or what it asks for. */
function ofKind(piece: Piece): Record<string, unknown> {
  const text = piece.text.replace(/(?<=\bfinal|\bdeposit|\bprogress)\s+one\b/iu, ' invoice');
  const told = toldOfInvoice({ ...piece, text })?.args;
  return { amount_was: told?.amount_was, invoice_kind: told?.invoice_kind };
}

/** The draft that was made last in this talk; where there is none, the tool takes a draft before what has gone out. */
function draftedLast(owner: KnownRecord | null, { records }: Scene): KnownRecord | null {
  const theirs = records.filter(
    ({ kind, type, status, client }) =>
      kind === 'finance' && type === 'invoice' && status !== 'void' && (!owner || client === owner.name),
  );
  const last = theirs.find(isFresh) ?? theirs.find(({ lately }) => lately);
  return last && !last.invoice ? last : null;
}
