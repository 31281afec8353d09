import { type Act, act, leading } from '../act.ts';
import { recordOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import { type Piece, personMeant, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { namedIn } from '../subject.ts';

const ART = String.raw`(?:(?:the|that|those|a|an|my|our)\s+)?`;
const US = String.raw`(?:i|we)\s+(?:(?:usually|normally|last|actually|end up)\s+)*`;
/** What stands in the place of a thing, its words as `<what>`. */
const FORMS: readonly RegExp[] = [
  // "what did i put the gate in at", "what did we have the labour down as"
  new RegExp(
    `\\bwhat (?:did|do|have|had) ${US}(?:put|have|got|price|priced|quote|quoted) ${ART}(?<what>.+?) (?:in|down|up) (?:at|as|for)(?: on .*)?$`,
    'u',
  ),
  // "what did we quote for the gate", "how much do i usually charge for labour"
  new RegExp(
    `\\b(?:what|how much) (?:did|do|have|had) ${US}(?:quote|quoted|charge|charged|price|priced|allow|allowed)(?: \\S+)? for ${ART}(?<what>.+?)$`,
    'u',
  ),
  // "what did viridian charge us for the pane", "how much did we pay for ply last time"
  new RegExp(
    `\\b(?:what|how much) (?:did|does|do) (?:.{2,30} charge (?:me|us)|${US}(?:pay|spend|cough up))(?: \\S+)? for ${ART}(?<what>.+?)$`,
    'u',
  ),
  // "whats my price for a tap", "whats the going rate for labour"
  new RegExp(`\\bwhats? (?:is |was |were )?(?:my|our) (?:usual |normal )?(?:price|rate) for ${ART}(?<what>.+?)$`, 'u'),
];
const LAST_WORDS =
  /\s+(?:again|last time|usually|normally|each|now|before|on (?:it|that|this|the quote|his|hers?|theirs?)|then)$/u;
const LONGEST = 120;
/** A whole job, a time, or all of it: told by its own papers. */
const OTHER =
  /\b(?:jobs?|quotes?|invoices?|deposit|it|them|that|this|everything|gst|week|month|quarter|year|so far|all up|total|other (?:sparkies|plumbers|builders|tradies|people|blokes)|per hour)\b/u;

/** "what did i put the gate in at": what was charged or paid for one thing before, from quote lines and orders. */
export function askedPrice(piece: Piece, scene: Scene): Act | null {
  const { named, days } = piece.values;
  const said = plainly(piece.text).replace(/[?!.]+$/u, '');
  if (said.length > LONGEST || days.length || (named.job && !named.client)) return null;
  const whole = FORMS.map((form) => form.exec(said)?.groups?.what).find(Boolean);
  const item = whole && thing(whole);
  if (!item || OTHER.test(item) || namedIn({ ...piece, text: item }, scene, ['job', 'client'])) return null;
  const client = personMeant(piece, scene);
  const supplier = recordOf(named.supplier);
  const who = supplier ? { supplier: supplier.id } : { client: client?.id };
  return leading(act('last_price', { item, ...who }, supplier ?? client, wholeOf(piece.text)));
}

function thing(words: string): string {
  let left = words.replace(/\s+(?:on|for|from) \p{L}+(?: \p{L}+)?s?$/u, '').trim();
  while (LAST_WORDS.test(left)) left = left.replace(LAST_WORDS, '').trim();
  return left.split(' ').length <= 5 ? left : '';
}
