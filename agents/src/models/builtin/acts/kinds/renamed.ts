import { fold, tokens } from '../../../../tools/matching.ts';
import { sentenceCase, tidy } from '../../extract/gap.ts';
import { isCueWord } from '../../lexicon/cue-words.ts';
import { editDistance } from '../../normalise/edit-distance.ts';
import { withCapitals } from '../../people/capitals.ts';
import { type Act, act, leading } from '../act.ts';
import { placesOf } from '../found.ts';
import { clientTarget, focus, jobTarget, type Piece, type Scene } from '../scene.ts';
import { type Span, spanOf, wholeOf } from '../spans.ts';
import { spelling } from './spelling.ts';

const SURNAME =
  /\b(?:surname|last name)(?:['’]?s)?\s+(?:(?:is|its|it's|should be)\s+)?(?:actually\s+)?(?:spelt|spelled)?\s*(?:as\s+|like\s+)?(?<name>[\p{L}'’-]+)(?:,?\s+with\s+(?:an?|two|no|one|double)\s+\p{L}+)?\s*$/iu;
const NAME =
  /\b(?:first\s+)?name(?:['’]?s)?\s+(?:(?:is|its|it's|should be)\s+)?(?:actually\s+)?(?:spelt|spelled)?\s*(?<name>[\p{L}'’-]+(?:\s+[\p{L}'’-]+){0,2})\s*$/iu;
const SPELT =
  /\b(?:spelt|spelled)\s+(?:it\s+)?(?:as\s+|like\s+|with\s+)?(?<name>[\p{L}'’-]+)(?:,?\s+(?:not\s+[\p{L}'’-]+|with\s+(?:an?|two|no|one|double)\s+\p{L}+))?\s*$/iu;
/** "pruett with an e", "its pruett with two ts": a spelling, though no word says that it is a name. */
const WITH_LETTER =
  /^(?:(?:no|nah|sorry|oh|oops|actually|wait|thats|that's|it's|its|is|it is|but|and|name|spelt|spelled)[\s,]+)*(?<name>\p{L}[\p{L}'’-]{2,})[\s,]+(?:with|w)\s+(?:an?|one|two|double|no|the)\s+\p{L}{1,2}['’]?s?(?:\s+(?:not|instead of)\s+(?:an?|one|two)?\s*\p{L}{1,2})?(?:\s+(?:at the end|sorry|mate|please|not \p{L}+))*[\s.!]*$/iu;
const CALL_IT =
  /\b(?:call|rename|name)\s+(?:it|that|that one|the job|that job|this job|his job|her job)\s+(?:to\s+)?(?<name>.+)$/iu;
const NOT_THAT =
  /^(?:(?:no|nah|sorry|wait|actually|oh)[\s,]+)*(?:it'?s|its|it was|they'?re|theyre|should be|i meant|i said)\s+(?<now>[\p{L}\d' -]{2,40}?)[\s,]+not\s+(?<was>[\p{L}\d' -]{2,40})$/iu;

/** Renames a client or a record: "gregs surname is spelt MacAllister", "call the job pergola and screen". */
export function renamed(piece: Piece, scene: Scene): Act | null {
  return (
    spelling(piece, scene) ??
    personRenamed(piece, scene) ??
    jobRenamed(piece, scene) ??
    misnamed(piece, scene) ??
    wordReplaced(piece, scene)
  );
}

/** Corrects a client's name: "gregs surname is spelt MacAllister", "pruett with an e". */
function personRenamed(piece: Piece, scene: Scene): Act | null {
  const spelt = nameSpelt(piece);
  if (!spelt) return null;
  const client = likest(spelt.name, spelt.surname, piece, scene);
  if (!client?.record || (spelt.byLetter && !isNearly(client.record.name, spelt.name))) return null;
  const name = putRight(client.record.name, spelt);
  if (name === client.record.name) return null;
  const explains = [spelt.span, ...placesOf(piece.values.named.client)];
  return act('update_client', { client: client.reference, name }, client.record, explains);
}

interface Spelt {
  name: string;
  /** Said to be a last name. */
  surname: boolean;
  /** Told by one letter of it. */
  byLetter: boolean;
  span: Span;
}
function nameSpelt({ text, values }: Piece): Spelt | null {
  const letter = WITH_LETTER.exec(text);
  const surname = SURNAME.exec(text);
  const match = letter ?? surname ?? SPELT.exec(text) ?? (values.named.job ? null : NAME.exec(text));
  const name = match?.groups?.name;
  // "the surname is spelt wrong" says no name
  if (!match || !name || name.split(/\s+/).some((word) => isCueWord(word.toLowerCase()) || NO_NAME.test(word)))
    return null;
  return { name, surname: surname !== null, byLetter: letter !== null, span: spanOf(match) };
}

/** The corrected name: a full name replaces the old one, a single word replaces the word it resembles. */
function putRight(old: string, { name, surname }: Spelt): string {
  const own = old.split(/\s+/);
  const spelt = /\p{Lu}/u.test(name) ? name : withCapitals(name);
  if (spelt.includes(' ') || own.length === 1) return spelt;
  return own.with(surname ? own.length - 1 : closest(own, spelt), spelt).join(' ');
}
const NO_NAME = /^(?:wrong|incorrect|spelt|spelled|missing|misspelt|bad)$/iu;

/** Whose name is corrected: the client who is meant, else the only one on file with a similar name. */
function likest(said: string, surname: boolean, piece: Piece, scene: Scene) {
  const meant = clientTarget(piece, scene);
  const near = (name: string): boolean => isNearly(name, said);
  if (!meant?.record || meant.how === 'named' || surname || near(meant.record.name)) return meant;
  const [only, ...others] = scene.records.filter(({ kind, name }) => kind === 'client' && near(name));
  return only && !others.length ? { reference: only.id, record: only } : null;
}

const isNearly = (name: string, said: string): boolean =>
  name
    .split(/\s+/)
    .some((word) =>
      said.split(/\s+/).some((part) => editDistance(fold(word), fold(part), 4) <= Math.min(4, word.length - 1)),
    );

const closest = (words: readonly string[], said: string): number => {
  const same = words.map((word) => (fold(word)[0] === fold(said)[0] ? 1 : 0));
  return Math.max(0, same.lastIndexOf(1));
};

function jobRenamed(piece: Piece, scene: Scene): Act | null {
  const match = CALL_IT.exec(piece.text);
  const name = tidy(match?.groups?.name ?? '');
  if (!match || !/\p{L}{2}/u.test(name) || /^(?:back|off|him|her|them|done|me|us|a|at|on|about|tomorrow)\b/i.test(name))
    return null;
  const target = /\bjob\b/i.test(match[0])
    ? jobTarget(piece, scene)
    : jobTarget({ ...piece, values: { days: [], named: {} } }, scene);
  if (!target) return null;
  const span = { start: match.index, end: match.index + match[0].length };
  return act('update_job', { job: target.reference, job_name: sentenceCase(name) }, target.record, [span]);
}

/** "rosies job is not kitchen splashback, is laundry splashback", "it should say back deck not front deck". */
const NOT_BUT =
  /\b(?:(?:it|that|job|name)\s+)?(?:is|it'?s|its|was|be|says?)\s+not\s+(?:the\s+|an?\s+)?(?<was>[^,.;]{3,50}?)\s*(?:[,.;]\s*|\s+but\s+)(?:but\s+)?(?:(?:it|that)\s+)?(?:(?:is|it'?s|its|should be|was|say)\s+)?(?:the\s+|an?\s+)?(?<now>[^,.;]{3,50}?)[\s.!]*$/iu;
const WRITTEN_WRONG =
  /\b(?:wrong|mistake|stuffed (?:it|that) up|my bad|by accident|not right|should (?:say|be|read)|typo|meant)\b/iu;

/** Renames a job where both names are said and the wrong one is its name now. */
function misnamed({ text, values }: Piece, scene: Scene): Act | null {
  const { now, was } = NOT_BUT.exec(text)?.groups ?? {};
  if (!now || !was || /\d/.test(now) || values.days.length || values.time) return null;
  const own = (name: string): boolean => tokens(was).every((word) => tokens(name).includes(word));
  const [record, ...more] = scene.records.filter(({ kind, name }) => kind === 'job' && own(name));
  // a single word is left to wordReplaced, which knows what was talked about
  if (!record || more.length || (tokens(was).length < 2 && !WRITTEN_WRONG.test(text))) return null;
  if (scene.records.some(({ kind, name }) => kind === 'job' && fold(name) === fold(now))) return null;
  const name = tokens(record.name).length > tokens(was).length ? record.name.replace(new RegExp(was, 'iu'), now) : now;
  return leading(act('update_job', { job: record.id, job_name: sentenceCase(name) }, record, wholeOf(text)));
}

/** "its cypress not treated pine": replaces words in the name of the record under discussion. */
function wordReplaced({ text }: Piece, scene: Scene): Act | null {
  const { now, was } = NOT_THAT.exec(text)?.groups ?? {};
  if (!now || !was || /^\d/.test(now)) return null;
  const record = focus(scene, ['item', 'job', 'task']);
  const old = tokens(was);
  if (
    !record ||
    !old.length ||
    !old.every((word) => tokens(record.name).some((own) => own.startsWith(word.slice(0, 4))))
  )
    return null;
  const at = fold(record.name).indexOf(old[0] ?? '');
  if (at < 0) return null;
  const stretch = new RegExp(old.map((word) => `${word.slice(0, 4)}[\\p{L}\\d]*`).join('[\\s-]+'), 'iu');
  const name = sentenceCase(record.name.replace(stretch, now));
  if (name === record.name) return null;
  const all = wholeOf(text);
  if (record.kind === 'item') return act('update_procurement_item', { item: record.id, new_name: name }, record, all);
  if (record.kind === 'task') return act('update_task', { task: record.id, task_name: name }, record, all);
  return act('update_job', { job: record.id, job_name: name }, record, all);
}
