import type { KnownRecord } from '../../../../known.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, leading, words } from '../act.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { namedIn, type Subject } from '../subject.ts';

type Want = 'phone' | 'email' | 'address' | 'notes';
const WANTS: readonly [RegExp, Want][] = [
  [/\b(?:gate|door|alarm|lock ?box|key|keys|code|pin|dog|dogs|access|get in|punch in)\b/, 'notes'],
  [/\be-?mails?(?: address)?\b/, 'email'],
  [
    /\b(?:phone|mobile|mob|cell|landline|digits|number|numbers|contact (?:details|number)|(?:a|any) contact|details)\b/,
    'phone',
  ],
  [
    /\b(?:address|where(?:s|abouts)?|lives?|which (?:street|road|suburb)|what (?:street|road|suburb|number)|how do i (?:get to|find))\b/,
    'address',
  ],
];
const NAME =
  /\b(?:(?:whats|what is|what was|whats the|remind me) (?:the |his |her |their |that )?names?|name of|whos the (?:contact|lady|bloke|fella|guy|manager|owner|boss)|who (?:is|was) (?:the|that) (?:contact|lady|bloke|fella|guy|manager|owner|woman|man)|who do i (?:ask|see|deal|speak|talk)|whos (?:our|my) contact|contact (?:person|name))\b|^(?:and |so |ok )*who(?:s| is| was) (?:(?:that|this|the) )?[a-z]+(?: [a-z]+)?(?: again| then)?\W*$/;
/** Questions about other numbers and places, which only sound like one about contact details. */
const OTHER =
  /\b(?:(?:job|invoice|quote|order|po|model|serial|rego|bsb|account|abn|part) num\w*|how many|how much|delete|remove|wipe|whats on|whos on|owe[sd]?|paid|pay|invoic\w*|order\w*|deliver\w*|where are we (?:at|up to)|where am i|when|what day|next job|number of|bank|where (?:did|do) (?:we|i) (?:get|buy|order)|turn(?:ed)? up)\b/;
const HIS = /\b(?:his|her|hers|their|him|he|she|they|them|hes|shes|theyre)\b/;
const WHETHER = /^(?:and |so |but |ok )*(?:have|has|do|does|did|is|got|you got|u got|any)\b/;

/** Answers questions about contact details: "wheres con again", "whats papas number", "which email have we got for the marae". */
export function askedContact(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  // "where does that leave the gate" asks of its day
  if (/\bwhere does (?:that|this|it) leave\b/.test(said) || OTHER.test(said) || piece.values.days.length) return null;
  const stranger = strangerIn(piece, scene);
  if (stranger && HIS.test(said)) return words(`I can't find anybody called ${stranger} on file.`, wholeOf(piece.text));
  const name = NAME.test(said);
  const wants = name ? undefined : WANTS.find(([says]) => says.test(said))?.[1];
  if (!name && !wants) return null;
  const named = namedIn(piece, scene, ['client', 'supplier']);
  const job = wants === 'address' ? jobNamedBetter(named, piece, scene) : null;
  if (job?.record)
    return act('find_job', { job: job.record.id, wants: 'address' }, job.record, [
      ...job.spans,
      ...details(piece.text),
    ]);
  const who = named ?? meant(piece, scene, said);
  if (!who) return ownerAsked(piece, scene, wants);
  const found = showContact(who, { wants, yes_no: (WHETHER.test(said) && wants !== undefined) || undefined }, piece);
  // "wheres the henderson job" names a person only in passing: the rules in decide/ list the jobs
  return found && (wants === 'address' || named === null) ? leading(found) : found;
}

/** "wheres the henderson job": the job whose place is asked for, where more words name it than a person. */
function jobNamedBetter(person: Subject | null, piece: Piece, scene: Scene): Subject | null {
  const job = namedIn(piece, scene, ['job']);
  return job?.record && (!person || job.spans.length > person.spans.length) ? job : null;
}

interface Asked {
  wants: Want | undefined;
  yes_no: true | undefined;
}
/** Shows a client or a supplier; where several fit, the tool asks which one. */
function showContact({ record, candidates, said, spans }: Subject, asked: Asked, { text }: Piece): Act | null {
  const { kind, id } = record ?? { kind: candidates[0]?.kind, id: said };
  if (kind !== 'client' && kind !== 'supplier') return null;
  return act(`find_${kind}`, { [kind]: id, ...asked }, record, [...spans, ...details(text)]);
}
/** Words for the detail that is asked for; showing the record answers them all. */
const DETAIL =
  /\b(?:guy|place|house|numbers?|gate|door|alarm|lock ?box|keypad|code|pin|dogs?|access|lady|bloke|fella|manager|owner|boss|woman|contact|suburb|street|road|name)\b/gi;
const details = (text: string) =>
  [...text.matchAll(DETAIL)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const BESIDE_US =
  /\b(?:my|our|me|his|her|their) (?:cousin|mate|nephew|brother|sister|uncle|aunty|son|daughter|dad|mum|wife|husband|niece|apprentice|offsider|labourer|neighbour) (?<who>\p{Lu}\p{L}+)/u;
/** Somebody named earlier in the message who is not on file: "my cousin Ioane will help us, whats his number". */
function strangerIn({ text }: Piece, { message = '', records }: Scene): string | null {
  const front = message.slice(0, Math.max(message.indexOf(text), 0));
  const who = BESIDE_US.exec(front)?.groups?.who;
  return who && !takeRecord('client', who, records) && !takeRecord('supplier', who, records) ? who : null;
}

/** Whom "his number" means: the owner of a job that is named, else whoever was talked about last. */
function meant(piece: Piece, scene: Scene, said: string): Subject | null {
  const job = namedIn(piece, scene, ['job']);
  const owner = job?.record ? ownerOf(job.record, scene) : null;
  if (owner) return { record: owner, candidates: [owner], spans: job?.spans ?? [], how: 'named', said: '' };
  if (!HIS.test(said)) return null;
  const record = clientTarget(piece, scene)?.record;
  return record ? { record, candidates: [record], spans: [], how: 'talk', said: '' } : null;
}

/** "the number of the bloke with the pump": the client of the job that is named, looked up by name. */
function ownerAsked(piece: Piece, scene: Scene, wants: Want | undefined): Act | null {
  const job = namedIn(piece, scene, ['job']);
  if (!job?.record?.client || !wants || wants === 'notes') return null;
  const spans = [...job.spans, ...details(piece.text)];
  return leading(act('find_client', { client: job.record.client, wants }, job.record, spans));
}

const ownerOf = ({ client }: KnownRecord, { records }: Scene): KnownRecord | null =>
  records.find((one) => one.kind === 'client' && one.name === client) ?? null;
