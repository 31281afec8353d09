import { type Act, act } from '../act.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';

const DONE =
  /\b(?:(?:all |is |are |'?s |has been )?(?:done|finished|complete[d]?|wrapped(?: up)?|sorted|knocked over|smashed out)|close (?:that one|it|him|her|them) (?:off|out)|close (?:off|out))\b/i;
const OFF =
  /\b(?:gone with (?:someone|somebody) else|went with (?:someone|somebody) else|scrap (?:his|hers|theirs|it|that(?: one)?|the job)|call(?:ed)? (?:it )?off|pulled (?:out|the pin)|cancel(?:led|ed)?|not going ahead|fell through|fallen through)\b/i;
const OTHER =
  /\b(?:lunch|smoko|coffee|dog|husband|wife|remind|order|invoice|quote|paid|pay|bill (?!alone)|send|text|ring|call (?!it off)|until|till|when|once|if|by|before|half|nearly|almost|not|isn't|isnt|n't|needs?|wants?|get|to be|should|will|can|could|delete|undo)\b/i;

/** Asked in the middle of it, whatever leads it. */
const ASKS =
  /\b(?:what['’]?s|what is|hows|how's|how is|is (?:it|that|this|he|she|his|hers?|theirs?|the \p{L}+(?: \p{L}+)?) (?:all )?(?:done|finished|complete[d]?|sorted))\b/iu;

/** "hallway done", "all done at margarets", "ivys gone with someone else, scrap hers": marks a job as completed or cancelled. */
export function finished(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  const off = OFF.exec(text);
  const match = off ?? DONE.exec(text);
  if (!match || OTHER.test(text.replace(OFF, ' ')) || ASKS.test(text) || values.named.task) return null;
  const named = values.named.job ?? values.named.client;
  const said = /\b(?:job|his|hers?|theirs?|that one|it)\b/i.test(text);
  // "done that" names no job, so none is closed
  if (!named && !said) return null;
  const target = jobTarget(piece, scene);
  const status = off ? 'cancelled' : 'completed';
  if (!target || target.record?.status === status) return null;
  if (!named && !/\bjob\b|\bhis\b|\bhers?\b|\btheirs?\b/i.test(text)) return null;
  const explains = [
    { start: match.index, end: match.index + match[0].length },
    ...(named?.spans ?? []),
    ...(values.named.client?.spans ?? []),
  ];
  return act('update_job', { job: target.reference, status }, target.record, explains);
}
