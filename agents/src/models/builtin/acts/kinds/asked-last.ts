import type { Act } from '../act.ts';
import { act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { namedIn } from '../subject.ts';

/** "when was i last out at vissers", "when did we last see to hers", "how long since i was at the cafe". */
const LAST =
  /\b(?:when|whens|what day|how long (?:ago|since))\b.{0,20}\b(?:was|were|did|is|since|have|has|it)\b.{0,25}\b(?:last|latest|most recent(?:ly)?)\b|\bwhen was (?:my|our|the) last (?:job|visit|time|go|one)\b|\bhow long (?:is it )?since (?:i|we) (?:was|were|went|been)\b/;
/** Words of a visit to somebody's place; "last" with anything else is about other records. */
const THERE =
  /\b(?:(?:out|over|round|around|up|down|back) )?(?:at|there|to|to see|visit(?:ed)?|been|went|go|see|saw|for)\b/;
const OTHER =
  /\b(?:paid|pays?|invoic\w*|bill\w*|quot\w+|order\w*|deliver\w*|text\w*|messag\w*|e-?mail\w*|call\w*|rang|ring|ask\w*|spen[dt]|charg\w*|bought|buy)\b/;

/** Answers when work was last done for a client. */
export function askedLast(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (!LAST.test(said) || !THERE.test(said) || OTHER.test(said)) return null;
  const client = namedIn(piece, scene, ['client'])?.record;
  if (!client) return null;
  const asked = { client: client.id, to: scene.facts.today, rank: 'latest' };
  return leading(act('list_jobs', asked, client, wholeOf(piece.text)));
}
