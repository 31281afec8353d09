import { type Act, act, leading } from '../act.ts';
import { show, showSubject } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import { jobOfRecord, onlyJobOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { namedIn, type Subject, subjectOf } from '../subject.ts';

const DONE =
  /\b(?:is|are|was|were|has|have|did|isnt|hasnt)\b.*\b(?:done|finished|finish|completed?|wrapped up|closed(?: off)?|knocked over|ticked off|sorted)\b/;
const LEFT =
  /\b(?:whats|what is|what|anything|how much)\b.*\b(?:left to (?:do|finish|get done)|(?:still |yet )?to (?:be|get) done|needs? to be done|left on|left at|left for|still to do|to do|needs? doing|havent (?:i|we) done|not done|to finish|remaining|on my list|on the list|outstanding (?:tasks|jobs|to-?dos))\b/;
const STANDS =
  /\b(?:where does (?:that|this|it) leave|hows|how is|how are we (?:going|travelling)|how did|where are we (?:at|up to)|whats (?:the story|happening|going on|the go|the status|doing|the deal|the latest)|any (?:news|word|update)|status|what (?:was|is|did|have|does) .*\b(?:after|want|wanted|wants|need|ask|asked for|say|write|wrote|got (?:down|written)|note[sd]?)|whats (?:the|his|her|their) (?:job|notes?)|read me|remind me (?:what|whats|about)|tell me about|what do (?:i|we) (?:have|know)|notes? (?:on|for|about)|written down)\b/;
const OTHER =
  /\b(?:paid|pay|owe[sd]?|owing|invoic\w*|bill\w*|spen[dt]|gst|cost|price|quot\w+|total|deposit|weather|rain\w*|budget|money|charge\w*|when|what time|how many|how much|worth|profit|margin|michelle|renea|sarah|jerry)\b/;

/** "is the hallway done", "whats left to do at judes", "hows the deck going", "what was she after again". */
export function askedJob(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (OTHER.test(said)) return null;
  if (LEFT.test(said)) return leftToDo(piece, scene);
  const done = DONE.test(said) && !/^(?:and |so |ok )*(?:what|who|how|which)/.test(said);
  if (!done && !STANDS.test(said)) return null;
  if (piece.values.days.length) return null;
  const named = namedIn(piece, scene, ['job', 'task', 'item', 'client']);
  if (!named && !/\b(?:it|that|this|he|she|they|his|her|hers|him|their|them|there)\b/.test(said)) return null;
  // a question about a client is answered with all their jobs
  if (named?.record?.kind === 'client' && !done) return ofClient(named, said, scene);
  const subject = subjectOf(piece, scene, ['job', 'task', 'item']);
  if (!subject) return null;
  const kind = subject.record?.kind;
  const is = !done ? undefined : kind === 'item' ? ['delivered'] : 'completed';
  return showSubject(subject, { is });
}

/** All jobs of a client, or their only one, whose notes say what they want. */
function ofClient(named: Subject, said: string, scene: Scene): Act | null {
  const job =
    named.record && /\bwants?\b.*\b(?:done|doing|fixed|at)\b/.test(said)
      ? onlyJobOf(named.record, scene.records)
      : null;
  return job ? leading(show(job, named.spans)) : showSubject(named, {});
}

const LEFT_ON_HIS = /\bleft on (?:his|hers|theirs)\b/iu;

/** The open tasks: of the job that is meant, else all of them. */
function leftToDo(piece: Piece, scene: Scene): Act | null {
  const { values } = piece;
  const subject =
    namedIn(piece, scene, ['job', 'client']) || /\b(?:it|that|there|this|his|her|hers|their)\b/i.test(piece.text)
      ? subjectOf(piece, scene, ['job'])
      : null;
  // "before they start on tuesday": the day is the job's
  const start = values.days.length > 0 && subject !== null && /\bbefore\b/i.test(piece.text);
  if (values.days.length && !start) return null;
  const job = subject?.record && jobOfRecord(subject.record, scene.records);
  // "whats left on his" of somebody without a job is money, and that is read elsewhere
  if (subject && !job)
    return subject.record && !LEFT_ON_HIS.test(piece.text) ? show(subject.record, subject.spans) : null;
  const args = { open: true, job: job?.id };
  return start
    ? leading(act('list_tasks', args, job ?? null, wholeOf(piece.text)))
    : act('list_tasks', args, job ?? null, subject?.spans ?? []);
}
