import { type Act, act, leading, words } from '../act.ts';
import { showSubject } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import { type Piece, personMeant, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { subjectOf } from '../subject.ts';

/** "how many hours have i done on the septic". */
const HOURS =
  /\bhow (?:many|much) (?:hours?|hrs|time)\b.*\b(?:have|has|did|had) (?:i|we|\p{L}+) (?:done|do|spent|spend|put|worked|work|logged|been)\b|\bhow long (?:have|did|has) (?:i|we) (?:been|spent?|worked?|put|done)\b.*\b(?:on|at|doing)\b/u;
const RATE =
  /\b(?:charge[ds]?|invoice[ds]?|bill(?:ed)?|quote[ds]?|rate|till|until|before|drive|take|takes|left|off)\b/u;
/** "who's doing it", "whos on the patio roof job". */
const WHO_DOES =
  /\bwho(?:s| is| are|ve)? (?:(?:all|else|actually) )?(?:doing|going to do|on (?:it|that|this|the \p{L}+(?: \p{L}+)? job)|gonna do|looking after|running)\b|\bwho(?:s| is) with me\b/u;
/** Of a day it is asked who has something on, unless it is done by somebody. */
const DOING_IT = /\bdoing (?:it|that|this)\b/u;
const NO_WORK = /\b(?:quote[ds]?|invoice[ds]?|order(?:ed)?|paying|pays|paid|owes?|task|tasks|list|to-?do)\b/u;
/** "has anyone told tom", "did i text gary about it". */
const WAS_TOLD =
  /^(?:(?:and|so|but|oh|wait|hey|hang on)[\s,]+)*(?:has|have|did|hasnt|havent|didnt)\s+(?:anyone|anybody|someone|somebody|i|we|you|michelle|renea|sarah|jerry)\s+(?:(?:ever|already|actually|even|remembered? to|get around to|got around to)\s+)*(?:tell|told|text|texted|ring|rung|rang|call|called|e-?mail|e-?mailed|message|messaged|let \p{L}+ know|warn|warned)\b(?! (?:you|u|ya|me)\b)|^(?:(?:and|so|but|oh|wait|hey)[\s,]+)*(?:does|do|did)\s+(?!(?:i|we|you|u|ya|anyone)\b)(?:\p{L}+\s+){1,2}(?:know\b(?=\W*$| (?:about|yet|that|we|were|im|its)\b)|(?:get|got|see|saw) (?:the|my|our|that) (?:message|text|e-?mail)\b)/u;
/** Papers tell for themselves whether they went out. */
const PAPERS = /\b(?:quotes?|invoices?|bills?|receipts?|statements?|orders?|variations?)\b/u;

/** "what would a 30% deposit on her quote come to". */
const SHARE =
  /^(?:(?:and|so|ok|now)[\s,]+)*(?:(?:what|how much)\b.*\b(?:would|will)\b.*\b\d{1,2} ?(?:%|per ?cent)\s.*\b(?:come to|be|cost)\b|what(?:s|['’]s| is) \d{1,2} ?(?:%|per ?cent)\s+(?:of|deposit|on)\b)/u;
const NO_SHARE =
  'I work a share out when there is an invoice of it. Ask for that invoice ("30% deposit invoice for Sam"): it is a draft that shows the sum, and nothing is sent.';

const NO_HOURS =
  'Hours are not added up here, so I do not know how many. What was noted of them stands in the notes of the job.';
const NO_CREW = 'Who does a job is not kept here, so I do not know, unless its notes say so.';
const NO_CALLS = 'What was said on the phone is not kept here; this is what Smoko sent.';
const NOT_TOLD =
  "I don't know who was told what: what Smoko sent, and what came back, stands under Inbox in the menu, and nothing here tells of a call.";

/** What Smoko sent them is told; of calls nothing is kept. */
function wasTold(piece: Piece, scene: Scene): Act {
  const all = wholeOf(piece.text);
  const person = personMeant(piece, scene);
  if (!person) return leading(words(NOT_TOLD, all));
  return leading({ ...act('list_messages', { client: person.id, direction: 'out' }, person, all), say: NO_CALLS });
}

const isWho = (said: string, { values }: Piece): boolean =>
  WHO_DOES.test(said) && !NO_WORK.test(said) && (!values.days.length || DOING_IT.test(said));

/** What nobody keeps is said to be so, with the record whose notes may tell; a neighbour of it is no answer. */
export function askedUntold(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const all = wholeOf(piece.text);
  if (WAS_TOLD.test(said) && !PAPERS.test(said)) return wasTold(piece, scene);
  if (SHARE.test(piece.text.toLowerCase())) return leading(words(NO_SHARE, all));
  const say = HOURS.test(said) && !RATE.test(said) ? NO_HOURS : isWho(said, piece) ? NO_CREW : null;
  if (!say) return null;
  const about = piece.values.days.length ? null : subjectOf(piece, scene, ['job']);
  const shown = about && showSubject(about, {});
  return leading(shown ? { ...shown, say, explains: all } : words(say, all));
}
