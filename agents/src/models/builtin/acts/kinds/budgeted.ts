import { cut } from '../../extract/gap.ts';
import { takeMoney } from '../../extract/money.ts';
import { type Act, act, leading } from '../act.ts';
import { leftBy } from '../coverage.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { takenOut } from '../spans.ts';
import { spansOf } from '../values.ts';

/** What a job is to cost now. */
const SAYS =
  /\bbudget(?:s|ed)?\b|\b(?:it'?s|thats|that'?s|it is|is|be|now|up|down|out) (?:now )?(?:more like|closer to|nearer|up (?:to|at|around)|down to|gonna be|going to be)\b|\b(?:gone|goes|going|went|blown out|crept) (?:up |out |down )?to\b|\b(?:bump|lift|drop|raise|put|take|set|make|move) (?:it|that|the (?:price|budget|job)) (?:up |down )?(?:to|at)\b|\bworth\b|\b(?:is|be) (?:now|going to be)(?= (?:about |around )?\$?\d)|\b(?:job|price|budget) (?:is|comes to)\b|^(?:the )?price (?:for|of|on)\b.* is\b|^(?:(?:please|pls|can you|just) )*(?:change|make|set|bump|put)\b.*? (?:up |down )?(?:to|at) (?=\$?\d{3,})/iu;
/** Sums of other records, and those that have to be worked out. */
const OTHERS =
  /\b(?:add\w*|another|knock|quote\w*|invoice\w*|bill\w*|paid|pay\w*|deposit|owe\w*|expense|spent|cost me|each|per|an? (?:hour|metre|day|sheet|square)|by|extra|off|less|plus|more than|over|under|gst|ex|inc|percent|half|double|third|order\w*|left|remaining)\b|[%?@]/iu;

/** "the carport is now 9800": no hour of the day. */
function figureOf(text: string): ReturnType<typeof takeMoney> {
  const [figure, ...others] = [
    ...text.matchAll(/(?<![\d.,:/-])\d{3,6}(?:\.\d{2})?(?![\d.,:/-]|\s*(?:mm|m|am|pm|hrs?|hours?)\b)/giu),
  ];
  const dollars = Number(figure?.[0]);
  const isHour = /^(?:[01]?\d|2[0-3])[0-5]\d$/u.test(figure?.[0] ?? '') && !/\b(?:price|budget|job)\b/iu.test(text);
  if (!figure || others.length || isHour) return null;
  return { value: { dollars, gst: null, each: false }, rest: cut(text, figure), text: figure[0] };
}

/** "granny flat budget goes to 38,500", "and its more like nine thousand": sets the budget of the job that is named or under discussion. */
export function budgeted(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (!SAYS.test(text) || OTHERS.test(text) || values.days.length || values.time || values.named.item) return null;
  const sum = takeMoney(text) ?? figureOf(text);
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
