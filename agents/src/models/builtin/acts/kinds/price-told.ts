import { money } from '../../../../tools/format.ts';
import { type Act, leading, words } from '../act.ts';
import { jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { sumIn } from './money-words.ts';
import { gstIn, inFigures } from './quote-prices.ts';

/** "i told her about four and a half thousand plus gst", "put it down for 6 grand, nah 6500 plus gst". */
const TOLD =
  /^(?:(?:and|so|ok|yeah|righto|oh|also)[\s,]+)*(?:(?:i|we|i've|ive|weve|we've)\s+(?:just\s+)?(?:told|gave|said to|quoted)\s+(?:him|her|them|\p{L}+)\s+(?:it'?d be\s+|it would be\s+)?(?:about|around|roughly|like|maybe|say)?|put\s+(?:it|that|him|her|them)\s+down\s+(?:for|as|at)|(?:i|we)\s+said\s+(?:about|around|roughly))\s+/iu;
const OTHER =
  /\b(?:paid|pays|deposit|invoice|bill|order|each|per|hours?|days?|back|cash|change|task|remind\w*|expense|spent|text|message)\b|[%?]/iu;

/** A price that somebody was told, with what was said of GST: whether it is a budget or a quote nobody said, so it is asked. */
export function priceTold(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (!TOLD.test(text) || OTHER.test(text) || values.days.length || values.phone || values.named.supplier) return null;
  const taxed = gstIn(inFigures(text.replace(A_HALF, '$<n>.5 thousand')));
  const sum = taxed?.gst ? lastSum(taxed.rest) : null;
  const job = sum === null ? null : jobTarget(piece, scene)?.record;
  if (sum === null || !job) return null;
  const gst = taxed?.gst === 'plus' ? 'plus GST' : 'inc GST';
  const about = `${job.number ?? ''} - ${job.name}`;
  const asked = `Is ${money(sum)} ${gst} the budget of job ${about}, or shall I draft a quote for it?`;
  return leading(words(asked, wholeOf(text), job));
}
/** "four and a half thousand" is one figure. */
const A_HALF = /\b(?<n>\d{1,2})\s+and\s+a\s+half\s+(?:thousand|grand)\b/giu;

/** What was put right in the same breath is said last. */
const lastSum = (text: string): number | null =>
  text
    .split(/,(?!\d{3})/u)
    .flatMap((part) => sumIn(part)?.value.dollars ?? [])
    .at(-1) ?? null;
