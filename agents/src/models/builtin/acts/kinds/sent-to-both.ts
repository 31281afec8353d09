import type { KnownRecord } from '../../../../known.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import { LATEST, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { channelSaid } from './account-paper-sent.ts';

/** "send them both their quotes", "flick both of them the invoices". */
const BOTH =
  /^(?:(?:and|ok|okay|so|now|right|righto|good|please|can you|you can)[\s,]+)*(?:send|flick|shoot|fire|e-?mail|text|forward)\s+(?:(?:them both|both of them|the both of them|the two of them|them two|both(?: of)?)\s+)(?:(?:their|the|those|his and hers|there)\s+)?(?<kind>quotes?|estimates?|invoices?|bills?)\b(?:\s+(?:off|out|over|now|please|by \p{L}+))*[\s.!]*$/u;

/** The papers of the two whom the talk is about go, each with a yes of its own; where they are not two it is asked whose. */
export function sentToBoth(piece: Piece, scene: Scene): readonly Act[] | Act | null {
  const said = plainly(piece.text);
  const kind = BOTH.exec(said)?.groups?.kind;
  if (!kind || piece.values.named.client) return null;
  const isQuote = /^(?:quote|estimate)/u.test(kind);
  const all = wholeOf(piece.text);
  const pair = pairMeant(scene, isQuote);
  if (!pair) return leading(words(`Which two should I send their ${isQuote ? 'quotes' : 'invoices'} to?`, all));
  const channel = channelSaid(said);
  return pair.map((client) =>
    leading(act(isQuote ? 'send_quote' : 'send_invoice', { client: client.id, channel }, client, all)),
  );
}

/** The two who were named in one breath, or else the only two of whom the talk was lately; each has something to send. */
function pairMeant(scene: Scene, isQuote: boolean): readonly KnownRecord[] | null {
  const turns = scene.history
    .slice(-LATEST)
    .filter(({ role }) => role === 'user')
    .map(({ text }) => clientsIn(text, scene.records))
    .filter((some) => some.length > 0);
  const last = turns.at(-1) ?? [];
  const all = onceEach(turns.flat());
  const touched = scene.records.filter((one) => one.kind === 'client' && one.lately);
  const pair = last.length > 1 ? last : all.length > 0 ? all : onceEach(touched);
  const hasOne = (one: KnownRecord): boolean => scene.records.some((paper) => isUnsent(paper, one, isQuote));
  return pair.length === 2 && pair.every(hasOne) ? pair : null;
}

/** Everybody who is named: "karen lee and sue patel are ready" are two. */
function clientsIn(text: string, records: readonly KnownRecord[]): KnownRecord[] {
  const found: KnownRecord[] = [];
  let left = text;
  while (found.length < MOST_NAMED) {
    const taken = takeRecord('client', left, records);
    if (!taken?.record || found.includes(taken.record)) break;
    found.push(taken.record);
    left = taken.rest;
  }
  return found;
}
const MOST_NAMED = 4;
const onceEach = (some: readonly KnownRecord[]): KnownRecord[] => [
  ...new Map(some.map((one) => [one.id, one])).values(),
];

const isUnsent = ({ kind, type, status, client, invoice }: KnownRecord, of: KnownRecord, quote: boolean): boolean =>
  client === of.name &&
  (quote ? kind === 'quote' && status === 'draft' : kind === 'finance' && type === 'invoice' && !invoice);
