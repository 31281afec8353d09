import { sentenceCase, tidy } from '../../extract/gap.ts';
import { ASKS_OR_NEWS, OPINION, REPORTS, SITE } from '../../lexicon/facts.ts';
import { opens } from '../../lexicon/openers.ts';
import { isWorkProper } from '../../lexicon/work.ts';
import { type Act, act } from '../act.ts';
import { asks } from '../asks.ts';
import { clientTarget, focus, type Piece, type Scene } from '../scene.ts';
import { type Span, wholeOf } from '../spans.ts';
import { namedIn } from '../subject.ts';
import { isNamedElsewhere } from './job-moved-to-suit.ts';
import { noteJob, withoutJob, withoutName } from './note-requested.ts';

const [LEAST, MOST] = [5, 40];
const SAYS =
  /\b(?:is|isnt|isn't|are|aren't|was|were|has|have|had|got|gets|hasnt|havent|theres|there's|there is|can't|cant|cannot|won't|wont|must|always|only|never|doesnt|doesn't|dont|don't|has to|have to|works?|sleeps?|lives?|keeps?|leaves?|left|likes?|hates?|said|says|reckons?|mentioned|told|saying|telling)\b|\p{L}['’]s\b|\b(?:shes|hes|theyre|its|weve|theyve|thats)\b/iu;
/** What somebody has chosen: "sues doing surfmist on the weatherboards". */
const CHOSEN =
  /\b(?:doing|going (?:with|for)|gone (?:with|for)|went (?:with|for)|chose|chosen|choosing|picked(?! up)|picking(?! up)|settled on|decided on|getting|having)\s+(?:the\s+|an?\s+)?\p{L}{3}/iu;
const HE =
  /^(?:(?:and|oh|also|but|yeah|so|btw|by the way)[\s,]+)*(?:he|she|they|hes|shes|theyre|his|her|their|he's|she's|they're)\b/iu;
/** Words before a day that make it a limit and not a day of work. */
const HOW_LONG =
  /\b(?:until|till?|til|since|from|after|before|last|past|every|on|during|by|between)\s+(?:the\s+|about\s+|around\s+)?$/iu;

/**
 * "viktor was saying his water is turned off at the meter": a fact of a job or a client, told by the way and asking for
 * nothing. What asks, or tells news that another reader knows, is none.
 */
export function noteFromRemark(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  if (isOther(piece)) return null;
  const wish = WISHED_BEFORE.test(text);
  const chosen = CHOSEN.test(text);
  if (!(wish || chosen || SAYS.test(text)) || isNewsOrOpinion(piece)) return null;
  const works = text.split(/[^\p{L}-]+/u).some(isWorkProper);
  if (!wish && !chosen && !SITE.test(text) && !(REPORTS.test(text) && works)) return null;
  const about = aboutOf(piece, scene);
  if (!about) return null;
  const note = sentenceCase(tidy(withoutJob(text.replace(LEAD, ''), piece)));
  const explains = wholeOf(text);
  if (about.job) return act('update_job', { job: about.job.reference, add_note: note }, about.job.record, explains);
  const own = withoutName(note, about.client.name);
  return act('update_client', { client: about.client.id, add_note: own }, about.client, explains);
}
/** Asked, told of oneself, or how somebody is reached: nothing to be noted. */
function isOther({ text, values }: Piece): boolean {
  const many = text.split(/\s+/).length;
  if (many < LEAST || many > MOST || values.phone || values.email || values.address || asks(text)) return true;
  const told = OWN_TROUBLE.test(text) || IS_CALLED.test(text) || /\b(?:hrs?|hours?)\s+at\s+\$?\d/iu.test(text);
  return told || (opens(text) && !WISHED_BEFORE.test(text));
}

const isNewsOrOpinion = (piece: Piece): boolean =>
  ASKS_OR_NEWS.test(piece.text.replace(WISHED_BEFORE, ' ')) || OPINION.test(piece.text) || whenSaid(piece);

/** "mrs doolan is Beth": how somebody is called. */
export const IS_CALLED =
  /^(?:mr|mrs|ms|miss)\.?\s+\p{L}+(?:['’]s (?:first )?name)?\s+is\s+(?:called\s+)?\p{Lu}\p{L}+\s*$/iu;
/** "now i can't find the key": what goes wrong for whoever says it is no fact of the place. */
export const OWN_TROUBLE =
  /^(?:(?:and|now|oh|so|well|bugger|but)[\s,]+)*(?:i|we)\s+(?:still\s+)?(?:can'?t|cant|couldn'?t|couldnt|lost|(?:have |'ve |ve )?(?:lost|forgotten|mislaid)|forgot|wonder|hope)\b/iu;
const LEAD = /^(?:(?:just so|and|oh|also|but|yeah|so|btw|by the way|fyi|heads up)[\s,:-]+)+/iu;

/** "she'd like it done before christmas": no date to book, but worth a note. */
const WISHED_BEFORE =
  /(?:\bwould|['’]d|\bshed|\bhed|\btheyd)?\s*\b(?:likes?|wants?|needs?|prefers?|hoping)\s+(?:to have\s+)?(?:it|that|this|the \w+(?: \w+)?)\s+(?:all\s+)?(?:(?:done|finished|completed|sorted|in|up|ready)\s+)?before\b/iu;
/** What the fact means for the work ("so park on the street"): then a day in the text belongs to the fact. */
const SO_DO =
  /\bso\s+(?:we\s+|you\s+|i\s+|the boys\s+)?(?:park|use|go|come|bring|mind|ring the|knock|watch|keep|wear|dont|don't|no|better)\b/iu;
/** A day or time that is not a limit may be when work is done, so the remark is not just a fact. */
const whenSaid = ({ text, values }: Piece): boolean =>
  !SO_DO.test(text) &&
  [...values.days, ...(values.time?.spans ?? [])].some(
    ({ start, end }) =>
      !HOW_LONG.test(text.slice(Math.max(0, start - 20), start)) &&
      !/^\W*(?:until|till?|since|last|before|after)\b/iu.test(text.slice(start, end)),
  );

/** The job or client that the remark is about; null where it may be about something else. */
function aboutOf(piece: Piece, scene: Scene) {
  const { client, job, task, item } = piece.values.named;
  // where the task "chase the permit for rosa" is matched by "rosa" alone, she is meant and not the task
  if ([task, item].some((one) => one?.value.record && isNamedElsewhere(one, client))) return null;
  if (!client && !job && !isOfTalk(piece, scene)) return null;
  if (client ? !client.value.record : job && !WISHED_BEFORE.test(piece.text) && !isPlainlyNamed(job, piece))
    return null;
  const target = noteJob(piece, scene);
  if (target?.record) return { job: target, client: target.record };
  const who = isAnybodyMeant(piece, scene) ? clientTarget(piece, scene) : null;
  return who?.record ? { job: null, client: who.record } : null;
}

/** The remark is about whoever was talked about: "he ...". */
const isOfTalk = ({ text }: Piece, { before, history }: Scene): boolean =>
  (HE.test(text) || before.some(({ about }) => about)) && (history.length > 0 || before.length > 0);

/** Whether the job is really named: "its hot up here on the roof" does not name the hot water unit job. */
function isPlainlyNamed({ spans }: { spans: readonly Span[] }, { text }: Piece): boolean {
  const said = spans
    .map(({ start, end }) => text.slice(start, end))
    .join(' ')
    .replace(/\b(?:the|a|an|on|at|job)\b/giu, ' ');
  return (said.match(/[\p{L}\d]{2,}/gu) ?? []).length >= 2 || REPORTS.test(text);
}

const isAnybodyMeant = (piece: Piece, scene: Scene): boolean =>
  Boolean(piece.values.named.client ?? piece.values.named.job) ||
  namedIn(piece, scene, ['client']) !== null ||
  focus(scene, ['client']) !== null;
