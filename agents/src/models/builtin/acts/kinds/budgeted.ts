import { takeMoney } from '../../extract/money.ts';
import { type Act, act, leading } from '../act.ts';
import { leftBy } from '../coverage.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { takenOut } from '../spans.ts';
import { spansOf } from '../values.ts';

/** What a job is to cost now. */
const SAYS =
  /\bbudget(?:s|ed)?\b|\b(?:it'?s|thats|that'?s|it is|is|be|now|up|down|out) (?:now )?(?:more like|closer to|nearer|up (?:to|at|around)|down to|gonna be|going to be)\b|\b(?:gone|goes|going|went|blown out|crept) (?:up |out |down )?to\b|\b(?:bump|lift|drop|raise|put|take|set|make|move) (?:it|that|the (?:price|budget|job)) (?:up |down )?(?:to|at)\b|\bworth\b/iu;
/** Sums of other records, and those that have to be worked out. */
const OTHERS =
  /\b(?:add\w*|another|knock|quote\w*|invoice\w*|bill\w*|paid|pay\w*|deposit|owe\w*|expense|spent|cost me|each|per|an? (?:hour|metre|day|sheet|square)|by|extra|off|less|plus|more than|over|under|gst|ex|inc|percent|half|double|third|order\w*|left|remaining)\b|[%?@]/iu;

/** "granny flat budget goes to 38,500", "and its more like nine thousand": sets the budget of the job that is named or under discussion. */
export function budgeted(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (!SAYS.test(text) || OTHERS.test(text) || values.days.length || values.time || values.named.item) return null;
  const sum = takeMoney(text);
  if (!sum || sum.value.each || sum.value.gst || takeMoney(sum.rest)) return null;
  const target = jobTarget(piece, scene);
  if (!target?.record || (target.how === 'talk' && !scene.before.some(({ about }) => about?.id === target.record?.id)))
    return null;
  const own = SAYS.exec(text);
  const spans = [...spansOf(values), ...takenOut(text, sum.rest)];
  if (own) spans.push({ start: own.index, end: own.index + own[0].length });
  return leftBy(text, values, spans).length
    ? null
    : leading(act('update_job', { job: target.record.id, budget: sum.value.dollars }, target.record, spans));
}
