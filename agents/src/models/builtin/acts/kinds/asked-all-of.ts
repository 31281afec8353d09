import { type Act, act, leading } from '../act.ts';
import { asks } from '../asks.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "what do i have on him", "what have we got on brian foy": all that is on file of somebody. */
const ASKED =
  /\b(?:what(?:\s+(?:else|all))?\s+(?:do|have)\s+(?:i|we|you)\s+(?:(?:have|got|ve got)\s+){1,2}on|whats\s+on\s+file\s+(?:for|on|about)|what(?:\s+(?:do|have)\s+(?:i|we|you)\s+(?:have|got))?\s+on\s+file\s+(?:for|on|about))\s+(?:(?:him|her|them|that (?:bloke|lady|fella|woman|guy|mob))|(?:\p{L}+ ){0,2}\p{L}+)(?:\s+(?:at the moment|now|so far|all up|in there|on file))?\s*\??$/u;
/** "what have i got on for him", "on today", "what have i got on thursday": work of a day. */
const OTHER =
  /\bon (?:for|today|tonight|tomorrow|this|next|the|my|at|in|a|an|order|it|that\b(?! (?:bloke|lady|fella|woman|guy|mob))|mon|tue|wed|thu|fri|sat|sun)\w*\b|\b(?:jobs?|with|for(?<!\bon file for)|orders?|ordered|left|quote[ds]?|notes?|number|address|phone|email|time|price|cost|spent|invoiced|billed|owe[sd]?|paid)\b/u;

/** What is on file of one client: what stands between them and us, and their work. */
export function askedAllOf(piece: Piece, scene: Scene): readonly Act[] | null {
  const { text, values } = piece;
  const said = plainly(text);
  if (!asks(text) || !ASKED.test(said) || OTHER.test(said) || values.days.length || values.named.supplier) return null;
  const isPointed = /\bon (?:file (?:for|on|about) )?(?:him|her|them|that)\b/u.test(said);
  if (!isPointed && !values.named.client) return null;
  const client = clientTarget(piece, scene);
  if (!client) return null;
  const all = wholeOf(text);
  return [
    leading(act('client_account', { client: client.reference }, client.record, all)),
    leading(act('list_jobs', { client: client.reference }, client.record, all)),
  ];
}
