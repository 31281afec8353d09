import type { KnownRecord } from '../../../../known.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import { isFresh, LATEST, type Piece, type Scene } from '../scene.ts';
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
  const spoken = spokenOf(scene);
  const unsent = spoken.filter((one) => scene.records.some((paper) => isUnsent(paper, one, isQuote)));
  const just = namedIn(scene, JUST);
  const [first, second, third] = [just, unsent].find((some) => some.length === 2) ?? spoken;
  if (!first || !second || third)
    return leading(words(`Which two should I send their ${isQuote ? 'quotes' : 'invoices'} to?`, all));
  const channel = channelSaid(said);
  return [first, second].map((client) =>
    leading(act(isQuote ? 'send_quote' : 'send_invoice', { client: client.id, channel }, client, all)),
  );
}

/** The clients whom the latest turns named or changed. */
function spokenOf(scene: Scene): KnownRecord[] {
  const touched = scene.records.filter((one) => one.kind === 'client' && (isFresh(one) || one.lately));
  return onceEach([...namedIn(scene, LATEST), ...touched]);
}

/** Of so many things that were said, ours and theirs, whom the user named. */
const namedIn = ({ records, history }: Scene, latest: number): KnownRecord[] =>
  onceEach(
    history
      .slice(-latest)
      .flatMap(({ role, text }) => (role === 'user' ? (takeRecord('client', text, records)?.record ?? []) : [])),
  );
const JUST = 4;
const onceEach = (some: readonly KnownRecord[]): KnownRecord[] => [
  ...new Map(some.map((one) => [one.id, one])).values(),
];

const isUnsent = ({ kind, type, status, client, invoice }: KnownRecord, of: KnownRecord, quote: boolean): boolean =>
  client === of.name &&
  (quote ? kind === 'quote' && status === 'draft' : kind === 'finance' && type === 'invoice' && !invoice);
