import { type Act, leading } from '../act.ts';
import { show } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import { onlyJobOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { namedIn } from '../subject.ts';

/** "what colour did mrs ioane pick": what somebody chose. */
const CHOSEN =
  /^(?:what|which|whats)\s+(?:(?:the|sort of|kind of|type of)\s+)*(?<what>[a-z]+(?: [a-z]+)?)\s+(?:did|does|do|was|is|were|are|has|have|had)\b.*\b(?:pick|picked|choose|chose|chosen|want|wanted|going with|go with|went with|go for|going for|gone for|went for|settle on|settled on|land on|landed on|decide|decided|like|using|use|after|get|getting)\b/;
/** "did mrs liu sign the contract", "has pat seen the drawings": what they did with papers and things. */
const DEED =
  /^(?:did|has|have|do|does)\s+.*\b(?:sign|signed|read|seen|see|open|opened|approve|approved|pick|picked|choose|chosen|mention|mentioned|drop off|dropped off|leave|left|return|returned|bring|hand over|give|given)\b.*?\b(?:the|a|an|her|his|their|that|any|my|our)\s+(?<what>[a-z]+(?: [a-z]+)?)/;
/** "does mick have a dog", "how old is the switchboard". */
const HAS =
  /^(?:does|do|has|have)\s+.*\b(?:have|has|got|own|use)\b\s+(?:the|a|an|any|her|his|their)\s+(?<what>[a-z]+(?: [a-z]+)?)/;
/** Things that have a field or a record of their own: other readers answer those. */
const ON_FILE =
  /\b(?:quot\w+|invoic\w*|bill\w*|paid|pay|payment|deposit|owe[sd]?|order\w*|deliver\w*|jobs?|work|day|date|time|when|phone|number|e-?mail|address|price|cost|budget|much|many|arriv\w*|task|reminder|message|text|supplier|client|name|free|booked|street|suburb|notes?|note|key|keys|gate|code|dog|access|brand|i|we|us|me)\b/;

/** "... again i'm sure i wrote it down": why it is asked. */
const ASIDE =
  /\s+(?:again\s+)?(?:im (?:pretty |quite )?sure|i (?:know|think|swear|reckon|forget|forgot|wrote|had it|told you|cant remember|cant recall)|ive forgotten)\b.*$/;

/** Answers questions about anything that has no field of its own, by showing the notes. */
export function askedFact(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text).replace(ASIDE, '');
  const what = [CHOSEN, DEED, HAS].map((says) => says.exec(said)?.groups?.what).find(Boolean);
  if (!what || ON_FILE.test(said) || piece.values.days.length) return null;
  const named = namedIn(piece, scene, ['job', 'client']);
  const record = named?.record;
  if (!named || !record) return null;
  const client = namedIn(piece, scene, ['client'])?.record;
  const about =
    record.kind === 'job' && (!client || record.client === client.name)
      ? record
      : ((client && onlyJobOf(client, scene.records)) ?? client ?? record);
  const thing = what.replace(/\s(?:for|on|at|in|of|with|to|yet|from|and|or)\b.*$/u, '');
  return {
    ...leading(show(about, wholeOf(piece.text))),
    say: `There is no record of its own for that: where what follows says no word of the ${thing}, nothing is on file about it.`,
  };
}
