import { fold, tokens } from '../../../../tools/matching.ts';
import { sentenceCase } from '../../extract/gap.ts';
import { takeMoney } from '../../extract/money.ts';
import { PERSON_WORDS } from '../../lexicon/pronouns.ts';
import { isWorkProper } from '../../lexicon/work.ts';
import { type Act, act, leading } from '../act.ts';
import { clientTarget, focus, openJobsOf, type Piece, type Scene } from '../scene.ts';
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
  if (
    !wish ||
    OTHERS_BUSINESS.test(text) ||
    SUMS.test(text) ||
    NO_WORK.test(text) ||
    PRICED.test(text) ||
    takeMoney(text) ||
    asksSomething(text) ||
    asksFurther(piece)
  )
    return null;
  // who wants it is in the same clause
  const clause = clauseOf(text, wish.index);
  const said = text.slice(clause, wish.index);
  // who wants it stands in front
  const client = clientTarget(piece, scene);
  const named = values.named.client ?? values.named.job;
  const at = named?.spans[0]?.start ?? -1;
  if (!client?.record || at > wish.index || (at < clause && !PERSON_WORDS.test(said))) return null;
  if (/\b(?:i|we|i['’]?ll|we['’]?ll)\s*$/iu.test(said)) return null;
  const mine = [
    ...(values.named.client?.spans ?? []),
    ...(values.named.job?.spans ?? []).filter(({ start }) => start < wish.index),
  ];
  const left = gapped(text, [...spansOf({ ...values, named: {}, days: [] }), ...mine]);
  const when = whenIn(values, left, scene, text);
  const work = workIn(gapped(left, when.spans));
  const explains = [{ start: 0, end: text.length }];
  const jobs = openJobsOf(client.record, scene.records);
  // of somebody with nothing on the books a thing that they want is work, however it is called
  const isThing = !jobs.length && client.how === 'named' && A_THING.test(text.slice(wish.index));
  if (!work.name || !(isThing || work.name.split(/[^\p{L}-]+/u).some((word) => isWorkProper(word)))) return null;
  const about = values.named.job?.value.record ?? (jobs.length === 1 ? jobs[0] : null) ?? null;
  const onIt = about && (SAME_JOB.test(text) || (MORE.test(text) && shares(work.name, about.name)));
  // "wants the carport done 4 dec": the job that stands, by its own name
  if (about && tokens(work.name).every((word) => word.length < STEM || DONE.test(word) || shares(word, about.name)))
    return null;
  const rest = [...work.rest, ...when.told].join('. ') || undefined;
  if (about && onIt) {
    const more = work.rest.filter((one) => !SAME_JOB.test(one));
    const days = values.days.map(({ start, end }) => sentenceCase(text.slice(start, end).trim()));
    const again = more.some((one) => fold(one).includes(fold(work.name ?? '')));
    const note = [...(again ? [] : [work.name]), ...more, ...days, ...when.told].join('. ');
    return act('update_job', { job: about.id, add_note: note }, about, explains);
  }
  // what is on the books already is moved or asked about, not booked again
  if (jobs.some(({ name }) => shares(work.name ?? '', name))) return null;
  if (SAME_JOB.test(text) && focus(scene, ['job'])) return null;
  const args = {
    job_name: work.name,
    client: client.reference,
    address: values.address?.value,
    date: when.date,
    time: when.time,
    description: rest,
  };
  const made = act('create_job', args, client.record, explains);
  // "wants the deck done as well": not that it was done
  return /\bdone\b/iu.test(text) ? leading(made) : made;
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
