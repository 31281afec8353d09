import type { KnownKind } from '../../../../known.ts';
import type { Act } from '../act.ts';
import { placesOf } from '../found.ts';
import { showSubject } from '../look-up.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { lastSaid, namedIn, type Subject, subjectOf } from '../subject.ts';

const WHEN =
  /\b(?:when|whens|what day|what days|which day|what date|whats the date|which date|what time|wat time|how late|how (?:soon|long) (?:till|until|til)|how many (?:more )?(?:days?|sleeps|weeks?)(?: more| left| to go)? (?:till|until|til|before|to|i start|we start)|what week|which week|(?:on|for) (?:what|which) day)\b/;
/** "are we still on for friday", "is that thursday or friday", "what have i got her down for". */
const STILL =
  /\b(?:still (?:on|good|right|booked)|(?:is|was) (?:it|that|he|she|his|hers|hes) (?:still |on |for |the |at )*\S+ ?(?:or|right)?|are we (?:on|right|good) for|right day)\b/;
const DOWN_FOR =
  /\b(?:what|when|whats|which)\b.*\b(?:have|had|got|did|put|booked|is|are)\b.*\b(?:down|booked|booked in|pencilled(?: in)?|in) (?:for|as|on|at)\b|\b(?:have|did|has) (?:i|we|you) (?:got|get|put|book|have)? ?(?:her|him|them|it|that|(?!(?:got|get|put|book|have)\b)\w+) (?:down|in|booked|booked in|pencilled in)\b/;
const HOUR = /\b(?:what|wat) time\b/;
const LATE = /\b(?:how late|overdue|due)\b/;
const COMES =
  /\b(?:come|comes|coming|came|arriv\w*|deliver\w*|here|land\w*|turn(?:ing|s)? up|get here|show(?:ing|s)? up|rock(?:ing|s)? up|drop(?:ping|ped)?(?: off)?|get it|get them|dropped|eta)\b/;
/** Questions about when the work itself starts, even if one of its orders or tasks was talked about last. */
const WORK = /\b(?:we|i) (?:start|begin|kick off|get going|go there|be there)\b|\bthere\W*$/;
/** "When" questions about money, the past, the weather or how things are done: other readers answer those. */
const OTHER =
  /\b(?:paid|pays?|paying|payments?|owe[sd]?|invoic\w*|bill(?:ed|s)?|quot\w+|deposit|spen[dt]|last (?:time|see|saw|did|do)|rain\w*|weather|sunrise|tide|holiday|how do i|should i|what time is it|what day is (?:it|today)|whats the (?:date|time) (?:today|now)|wants?|ring|rang|called?|said|text|reply|repl\w+|do i need to)\b/;
/** Questions about which days are free. */
const FREE = /\b(?:free|available|nothing on|got nothing|got anything|fit (?:him|her|them|it|\w+) in)\b/;

/** Answers when something is: "when does the scaffold go up", "hang on which date is that", "what time he come, the council?". */
export function askedWhen(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const down = DOWN_FOR.test(said);
  if (!WHEN.test(said) && !down && !(STILL.test(said) && piece.values.days.length)) return null;
  const money = LATE.test(said) ? moneyTalk(piece, scene) : null;
  if (money) return showSubject(money, {});
  if (OTHER.test(said) || FREE.test(said)) return null;
  const subject = subjectOf(piece, scene, kindsAsked(said, piece, scene));
  if (!subject) return null;
  const act = showSubject(subject, down ? {} : { wants: dateWanted(subject, said) });
  // the rules in decide/ would look for a task or a delivery of the job
  const whole = subject.record?.kind === 'job' && subject.how === 'named' && !down && !COMES.test(said);
  return (
    act && {
      ...act,
      ...(whole ? { leads: true } : {}),
      explains: [...act.explains, ...piece.values.days, ...placesOf(piece.values.time)],
    }
  );
}

/** The kinds of record that may be meant, the likeliest first. */
function kindsAsked(said: string, piece: Piece, scene: Scene): readonly KnownKind[] {
  const kinds: readonly KnownKind[] = COMES.test(said) ? ['item', 'task', 'job'] : ['task', 'job', 'item'];
  return WORK.test(said) && !namedIn(piece, scene, kinds) ? ['job'] : kinds;
}

/** Which field of the record "when" asks for. */
function dateWanted({ record, candidates }: Subject, said: string): string | undefined {
  const kind = (record ?? candidates[0])?.kind;
  if (kind === 'job') return HOUR.test(said) ? 'time' : 'date';
  if (kind === 'item') return 'delivery day';
  return kind === 'task' ? 'due day' : undefined;
}
/** The invoice or quote that was just shown, where "how late is that" is asked of it. */
function moneyTalk(piece: Piece, scene: Scene): Subject | null {
  if (namedIn(piece, scene, ['job', 'task', 'item', 'client'])) return null;
  const text = scene.history.at(-1)?.text ?? '';
  if (!/\b(?:invoice|bill|quote)\b/i.test(text)) return null;
  const record = lastSaid(scene, ['finance', 'quote']);
  return record && { record, candidates: [record], spans: [], how: 'talk', said: '' };
}
