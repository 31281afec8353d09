import { daysIn } from '../../decide/span.ts';
import { type Act, act, leading } from '../act.ts';
import { show, showSubject } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import { focus, jobOfRecord, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { lastSaid, namedIn, type Subject, subjectOf } from '../subject.ts';

const COME =
  /\b(?:here|arrived?|come|came|turn(?:ed)? up|show(?:n|ed)? up|delivered|landed(?! on)|lobbed|rocked up|got here|in yet|any sign|on (?:its|their|the) way|ready to pick up)\b/;
const TO_COME =
  /\b(?:coming|arriving|being delivered|due in|waiting (?:for|on)|wait(?:ing)? for|still to come|outstanding (?:orders?|deliver\w+|materials?|gear)|to be delivered|deliver(?:y|ies)|getting delivered|turning up|landing|havent (?:we|i) got|still need to (?:get|come)|missing)\b/;
const MANY = /\b(?:how many|how much|what quantity|how many box\w*|what size)\b/;
const WHO_BRINGS =
  /\b(?:who|whos|whose|where|which (?:shop|supplier|mob|place))\b.*\b(?:bring\w*|deliver\w*|suppl\w+|from|order\w*|get(?:ting)? (?:it|them|that|those)|selling|sells|drop\w*)\b/;
const WHERE_IS =
  /\b(?:wheres|where is|where are|where have|hows|how is|how are|whats happening with|any word on|what about)\b/;
const THINGS =
  /\b(?:what|whats|which|anything|everything|any|all|stuff|gear|materials?|orders?|deliver(?:y|ies)|bits)\b/;
const MONEY = /\b(?:cost|costs|owe[sd]?|paid|pay|price|spen[dt]|gst|invoic\w*|worth|charge\w*|bill\w*|quot\w+)\b/;
/** "have i got everything for daves job": what is still to come of it. */
const EVERYTHING =
  /^(?:and |so |ok )*(?:have (?:i|we) got|do (?:i|we) have|got) (?:everything|all (?:the |my |our )?(?:gear|parts|materials|stuff|bits|fittings)|all of it) (?:for|on|at)\b/;
/** Things that are counted but not ordered. */
const OF_OTHERS =
  /\bhow many (?:jobs?|clients?|customers?|quotes?|invoices?|tasks?|to-?dos?|(?:more )?(?:days?|sleeps|weeks?|hours?))\b/;
const NO_GOODS =
  /\b(?:he|she|him|council|inspector|surveyor|engineer|certifier|sparky|plumber|customer|client|guests?|tiler|electrician|painter|plasterer|chippy|roofer|landlord|tenant|agent|crew|boys|lads|guys|blokes?|(?:am|are|is) (?:i|we|you)|(?:we|i|you)(?:re|m)|im|who)\b.*\b(?:come|coming|here|arriving|turning up|landing)\b|\b(?:which|what) (?:day|date|time)\b(?!.*\b(?:stuff|gear|materials?|orders?|deliver\w*|bits|everything|it|they|them|that|those)\b)|\bcoming (?:up|off|along|back|over|down|out)\b|\b(?:payments?|money|cash|deposit|cheque|weather|rain|storm|calls?|emails?|replies|reply|answers?|inspections?)\b/;

/** "is it here yet", "who is bringing the mesh", "his tile, how many box and which day", "what are we still waiting for". */
export function askedOrder(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (MONEY.test(said) || OF_OTHERS.test(said)) return null;
  if (EVERYTHING.test(said)) {
    const all = onTheirWay(piece, scene, namedIn(piece, scene, ['job']));
    return all && leading({ ...all, explains: wholeOf(piece.text) });
  }
  const come = COME.test(said);
  const many = MANY.test(said);
  const who = WHO_BRINGS.test(said);
  const toCome = TO_COME.test(said);
  if (!come && !many && !who && !toCome && !WHERE_IS.test(said)) return null;
  const item = namedIn(piece, scene, ['item']);
  const nearer = namedIn(piece, scene, ['task', 'job']);
  if (item && !better(nearer, item)) {
    const whether = come && !many && !who && !/\b(?:when|what day|which day|what time)\b/.test(said);
    const when = /\b(?:when|whens|what day|which day)\b/.test(said);
    const both = /\band\b/.test(said);
    const wants = both ? undefined : when ? 'delivery day' : who ? 'supplier' : undefined;
    if (item.record) return show(item.record, item.spans, whether ? { is: ['delivered'] } : { wants });
    return act('list_procurement_items', { search: wordsAt(piece.text, item.spans) }, null, item.spans);
  }
  return ofTalk(piece, scene, { said, come, many, toCome, nearer });
}

interface Asked {
  said: string;
  come: boolean;
  many: boolean;
  toCome: boolean;
  nearer: Subject | null;
}

/** Where no order is named: those of the job that is meant, the one under discussion, or all that are still to come. */
function ofTalk(piece: Piece, scene: Scene, asked: Asked): Act | null {
  const { said, come, many, toCome, nearer } = asked;
  if (toCome && THINGS.test(said) && !NO_GOODS.test(said)) {
    const coming = onTheirWay(piece, scene, nearer);
    // of a job that is named, nothing else on file says it
    return coming?.about ? leading(coming) : coming;
  }
  if (many && !nearer && isOfSomebody(said, piece, scene)) return ordersOfTheirs(piece, scene);
  if (many && nearer?.record?.kind === 'job')
    return { ...show(nearer.record, [...nearer.spans, ...thing(piece.text)]) };
  if (nearer || NO_GOODS.test(said) || !(come || many)) return null;
  return talkedOf(piece, scene, asked);
}

/** All that is still to come, of a job or from a shop that is named. */
function onTheirWay(piece: Piece, scene: Scene, nearer: Subject | null): Act | null {
  const subject = nearer ?? (namedIn(piece, scene, ['client']) ? subjectOf(piece, scene, ['job']) : null);
  const job = subject?.record && jobOfRecord(subject.record, scene.records);
  if (subject && !job) return null;
  const from = namedIn(piece, scene, ['supplier']);
  const days = daysIn(piece.text, scene.facts, { whole: true });
  const args = {
    outstanding: true,
    job: job?.id,
    supplier: from ? (from.record?.id ?? from.said) : undefined,
    from: days?.from,
    to: days?.to,
  };
  const spans = [...piece.values.days, ...(subject?.spans ?? []), ...(from?.spans ?? [])];
  return act('list_procurement_items', args, job ?? null, spans);
}

const isOfSomebody = (said: string, piece: Piece, scene: Scene): boolean =>
  /\b(?:his|her|hers|their|theirs)\b/.test(said) || namedIn(piece, scene, ['client']) !== null;

function ordersOfTheirs(piece: Piece, scene: Scene): Act | null {
  const job = subjectOf(piece, scene, ['job']);
  if (job?.record?.kind !== 'job') return null;
  return act('list_procurement_items', { job: job.record.id }, job.record, [...job.spans, ...thing(piece.text)]);
}

/** "is it here yet": the order that was talked of last. */
function talkedOf({ values }: Piece, scene: Scene, { said, come, many }: Asked): Act | null {
  const pointed = /\b(?:it|its|they|them|that|those|these|theyre|everything|all)\b/.test(said);
  const last = pointed ? (lastSaid(scene, ['item']) ?? focus(scene, ['item'])) : null;
  if (!last) return null;
  return showSubject(
    { record: last, candidates: [last], spans: values.days, how: 'talk', said: '' },
    come && !many ? { is: ['delivered'] } : {},
  );
}

/** "how many bricks": the answer may stand in the notes of the order that is shown. */
function thing(text: string): { start: number; end: number }[] {
  const after = /\bhow (?:many|much)\s+(?:of\s+)?(?:the\s+)?[\p{L}-]+|\b(?:his|her|their)\s+[\p{L}-]+/giu;
  return [...text.matchAll(after)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

const better = (one: Subject | null, other: Subject): boolean => (one?.spans.length ?? 0) > other.spans.length;
const wordsAt = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.map(({ start, end }) => text.slice(start, end)).join(' ');
