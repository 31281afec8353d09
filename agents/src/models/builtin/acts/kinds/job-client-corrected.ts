import type { KnownRecord } from '../../../../known.ts';
import { tokens } from '../../../../tools/matching.ts';
import { takeRecord } from '../../records/take.ts';
import { type Act, act, words } from '../act.ts';
import { saysReach } from '../found.ts';
import { focus, isFresh, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

const WRONG = /\b(?:wrong|other|not that)\s+(?<who>[\p{L}'’-]+)\b/iu;
const RATHER =
  /(?:\b(?:it was|it's|its|that was|that's|thats|thats for|meant|i meant|mean|i mean|should be|is|was|for|under|to|goes to|belongs to|make it|change it to|put it under)\s+(?:for\s+|under\s+|to\s+|the\s+)*)(?<who>[\p{L}'’][\p{L}'’ -]{1,30})$/iu;
const SAYS_WHOSE =
  /\b(?:wrong (?:client|customer|bloke|lady|person|one|name|fella|guy|account)|(?:client|customer) is wrong|(?:is|was|it's|its|that's|thats) (?:for|under|meant for)|put (?:it|that|the job) under|not (?:for\s+)?\p{Lu}?\p{L}+$|i? ?mean[t]?)\b/iu;
const OTHER =
  /\b(?:remind|invoice|quote|paid|pay|order|text|tell|send|ring|call|address|phone|number|email|day|date|time)\b/iu;

/** Gives the job that was just made to another client: "wrong dave, it was wilson", "nah that ones for kelly not wilson". */
export function jobClientCorrected(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const job = isOfOwner(piece) ? jobJustMade(scene) : null;
  const wrong = WRONG.exec(text)?.groups?.who;
  if (!job || (!wrong && !SAYS_WHOSE.test(text))) return null;
  const clients = scene.records.filter(({ kind, name }) => kind === 'client' && name !== job.client);
  const owner = meantBy(text, clients) ?? (wrong ? namesakeOf(wrong, clients) : null);
  if (owner) return act('update_job', { job: job.id, client: owner.id }, job, wholeOf(text));
  return wrong && clients.length ? words(`Who is job ${job.name} for?`, wholeOf(text), job) : null;
}

/** No day, no contact details, and nothing that another reader handles. */
const isOfOwner = ({ text, values }: Piece): boolean =>
  !saysReach(values) && !values.days.length && !values.time && !OTHER.test(text);

/** Only a job that was just made: an invoice or a message has a client of its own. */
function jobJustMade(scene: Scene): KnownRecord | null {
  const last = scene.records.find(isFresh);
  const job = scene.before.length ? null : focus(scene, ['job']);
  const isLast = last?.kind === 'job' || last?.kind === 'client';
  return job && isLast && isFresh(job) ? job : null;
}
/** The client named anywhere but after "not" or "wrong". */
function meantBy(text: string, clients: readonly KnownRecord[]): KnownRecord | null {
  const left = text.replace(/\b(?:not|wrong|instead of|other)\s+(?:for\s+)?[\p{L}'’-]+(?:\s+[\p{L}'’-]+$)?/giu, ' ');
  const said = RATHER.exec(left)?.groups?.who ?? left;
  return takeRecord('client', said, clients)?.record ?? null;
}

/** The only other client of that name. */
function namesakeOf(said: string, clients: readonly KnownRecord[]): KnownRecord | null {
  const [word = ''] = tokens(said);
  const [only, ...others] = clients.filter(({ name }) => tokens(name).includes(word));
  return only && !others.length ? only : null;
}
