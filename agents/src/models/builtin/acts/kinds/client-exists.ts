import { takeRecord } from '../../records/take.ts';
import { type Act, leading, words } from '../act.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { NEW_ONE } from './intake-words.ts';

/** "i reckon i did him last week already", "think we have them": perhaps on file already. */
const PERHAPS_THERE =
  /\b(?:reckon|think|pretty sure|sure|might|may|maybe|must|prob(?:ably)?|believe|unless)\b[^,;?]{0,24}\b(?:did|have|had|got|added|put|entered|done|saved|in|on)\b[^,;?]{0,30}(?:\b(?:already|before|them|him|her|file|books?|there|in|list)\b|[?)]|$)|\b(?:did|added|entered|have|got) (?:him|her|them) (?:already|before|last)\b|\balready (?:in|on) (?:there|file|the (?:books?|list|system))\b/iu;
const MOST_WORDS = 9;
const ADDS =
  /^(?:(?:can you|please|pls|and|also|new|client|customer|the)\s+)*(?:add|put|new|chuck|save|enter|create|pop|client|customer)\b/iu;

/** Adds nobody where the tradie thinks the client may be on file already, and they are: says so instead. */
export function clientExists({ text }: Piece, { records }: Scene): Act | null {
  const doubt = PERHAPS_THERE.exec(text);
  const asked = text.slice(0, doubt?.index);
  // others may be added in the same message
  if (/\n/.test(text) || asked.split(/\s+/).length > MOST_WORDS) return null;
  if (!doubt || !(ADDS.test(asked) || NEW_ONE.test(asked)) || /\b(?:job|quote|invoice|order|task)\b/iu.test(text))
    return null;
  const found = takeRecord('client', asked, records)?.record;
  return found
    ? leading(words(`${found.name} is on file already, so I have added nobody.`, wholeOf(text), found))
    : null;
}
