import type { KnownRecord } from '../../../../known.ts';
import { fold, tokens } from '../../../../tools/matching.ts';
import { sentenceCase } from '../../extract/gap.ts';
import { takeMoney } from '../../extract/money.ts';
import { PERSON_WORDS } from '../../lexicon/pronouns.ts';
import { isWorkProper } from '../../lexicon/work.ts';
import { type Act, act, leading } from '../act.ts';
import { clientTarget, focus, onlyOf, openJobsOf, type Piece, type Scene, type Target } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { spansOf } from '../values.ts';
import { asksFurther, asksSomething, gapped, whenIn } from './intake.ts';
import { OTHERS_BUSINESS, SUMS, WANTS_PLAINLY } from './intake-words.ts';
import { workIn } from './intake-work.ts';

/** What is wished of a job that stands already, or is no work at all. */
const NO_WORK =
  /\b(?:wants?|needs?|like|after|needing|wanting)\s+(?:(?:it|that|them|this)\b|(?:him|her|me|us)\s*(?:$|[,.]|to\b|on\b|at\b|back\b|for\b|moved\b|in\b|(?:mon|tue|wed|thu|fri|sat|sun))|to (?:know|talk|speak|see|pay|wait|move|change|cancel|go|start|push|shift|swap|bring|think|have a chat)|a (?:call|ring|text|chat|word|receipt|copy|different day|refund)|different|another day|my|your|the (?:price|quote|invoice|money)|mon|tue|wed|thu|fri|sat|sun|tomorrow|next)/iu;
/** A price is what is wished for, or said: for the readers of money. */
const PRICED = /\b(?:quotes?|prices?|estimate|quotation)\b/iu;
const SAME_JOB =
  /\b(?:same job|on the same|add (?:it|that|them|this)(?: on| in| to)|add on|on top|throw (?:it|that) in|while (?:we|i|you|the boys)(?:['’]?re|['’]?m| are| am| r)?|while there|at the same time|as part of|as well on|chuck (?:it|that) (?:on|in)|tack (?:it|that) on)\b/iu;
const MORE = /\b(?:more|extra|additional|another|too|as well|also|instead of|not)\b/iu;

/** "aroha wants her gutters looked at, tues arvo 2ish": work for somebody on file, new or more of a job that stands. */
export function wantsWork(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const wish = WANTS_PLAINLY.exec(text);
  if (!wish || isNoWish(piece)) return null;
  const client = whoWants(piece, wish.index, scene);
  if (!client?.record) return null;
  const { work, name, when } = workWanted(piece, wish.index, scene);
  const jobs = openJobsOf(client.record, scene.records);
  // of somebody with nothing on the books a thing that they want is work, however it is called
  const isThing = !jobs.length && client.how === 'named' && A_THING.test(text.slice(wish.index));
  if (!name || (!isThing && !namesWork(name))) return null;
  const about = values.named.job?.value.record ?? onlyOf(jobs);
  // "wants the carport done 4 dec": the job that stands, by its own name
  if (about && isItsName(name, about)) return null;
  const explains = wholeOf(text);
  if (about && isMoreOf(about, name, text))
    return act('update_job', { job: about.id, add_note: noteOf(piece, name, work.rest, when.told) }, about, explains);
  if (isBooked(name, jobs) || isOfTalk(text, scene)) return null;
  const description = [...work.rest, ...when.told].join('. ') || undefined;
  const { date, time } = when;
  const args = { job_name: name, client: client.reference, address: values.address?.value, date, time, description };
  return ahead(act('create_job', args, client.record, explains), text);
}

/** "wants the deck done as well": not that it was done. */
const ahead = (made: Act, text: string): Act => (/\bdone\b/iu.test(text) ? leading(made) : made);
const isOfTalk = (text: string, scene: Scene): boolean => SAME_JOB.test(text) && focus(scene, ['job']) !== null;
const namesWork = (name: string): boolean => name.split(/[^\p{L}-]+/u).some((word) => isWorkProper(word));
const isMoreOf = (job: KnownRecord, work: string, text: string): boolean =>
  SAME_JOB.test(text) || (MORE.test(text) && shares(work, job.name));
/** What is on the books already is moved or asked about, not booked again. */
const isBooked = (work: string, jobs: readonly KnownRecord[]): boolean => jobs.some(({ name }) => shares(work, name));

function workWanted({ text, values }: Piece, wish: number, scene: Scene) {
  const { client, job } = values.named;
  const names = [...(client?.spans ?? []), ...(job?.spans ?? []).filter(({ start }) => start < wish)];
  const left = gapped(text, [...spansOf({ ...values, named: {}, days: [] }), ...names]);
  const when = whenIn(values, left, scene, text);
  const work = workIn(gapped(left, when.spans));
  return { work, name: work.name, when };
}

/** A wish for something else than work, or something else is asked beside it. */
const isNoWish = (piece: Piece): boolean =>
  [OTHERS_BUSINESS, SUMS, NO_WORK, PRICED].some((says) => says.test(piece.text)) ||
  Boolean(takeMoney(piece.text)) ||
  asksSomething(piece.text) ||
  asksFurther(piece);

/** Who is named or meant in front of the wish, in the same clause. */
function whoWants(piece: Piece, wish: number, scene: Scene): Target | null {
  const { text, values } = piece;
  const clause = clauseOf(text, wish);
  const said = text.slice(clause, wish);
  const at = (values.named.client ?? values.named.job)?.spans[0]?.start ?? -1;
  if (at > wish || (at < clause && !PERSON_WORDS.test(said)) || SOMEBODY_ELSE.test(said)) return null;
  return /\b(?:i|we|i['’]?ll|we['’]?ll)\s*$/iu.test(said) ? null : clientTarget(piece, scene);
}

/** "his mate nev wants 200 metres": somebody who is not the one that the talk is about. */
const SOMEBODY_ELSE =
  /\b(?:his|her|their|my|\p{L}+['’]?s)\s+(?:(?:other|next door|best|old)\s+)?(?:mates?|neighbou?rs?|friends?|brother|sister|mum|mother|dad|father|son|daughter|cousin|cuz|uncle|aunty?|boss|tenants?|landlord|in-?laws?|nephew|niece)\b/iu;

const isItsName = (work: string, { name }: KnownRecord): boolean =>
  tokens(work).every((word) => word.length < STEM || DONE.test(word) || shares(word, name));

/** What is wanted as well, for the job that stands. */
function noteOf({ text, values }: Piece, work: string, rest: readonly string[], when: readonly string[]): string {
  const more = rest.filter((one) => !SAME_JOB.test(one));
  const days = values.days.map(({ start, end }) => sentenceCase(text.slice(start, end).trim()));
  const again = more.some((one) => fold(one).includes(fold(work)));
  return [...(again ? [] : [work]), ...more, ...days, ...when].join('. ');
}

const JOINTS = /[,.;\n]|\s(?:and|but|so)\s/giu;
/** Where the clause begins that a place stands in. */
function clauseOf(text: string, at: number): number {
  const last = [...text.slice(0, at).matchAll(JOINTS)].at(-1);
  return last ? last.index + last[0].length : 0;
}

const A_THING = /^(?:wants?|needs?|is after|are after|after|would like)\s+an?\s+\p{L}{3,}/iu;
const STEM = 4;
const DONE = /^(?:done|finished|started|sorted|completed)$/;
export const shares = (work: string, name: string): boolean => {
  const own = tokens(name).filter((word) => word.length >= STEM);
  return tokens(work).some(
    (word) => word.length >= STEM && own.some((one) => one.slice(0, STEM) === word.slice(0, STEM)),
  );
};
