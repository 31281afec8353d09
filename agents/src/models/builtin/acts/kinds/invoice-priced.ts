import { type Sum, takeSum } from '../../decide/price.ts';
import { GAP, sentenceCase, tidy } from '../../extract/gap.ts';
import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { takeTerms } from '../../extract/shifts.ts';
import { type Act, act, leading } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import { clientTarget, onlyJobOf, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { around } from './around.ts';
import { gstIn, inFigures } from './quote-prices.ts';

/** "invoice westbuild 15 hours at 65 for lot 14", "bill nia 285 plus gst for the lockout". */
const ORDER =
  /^(?:(?:and|also|then|ok|okay|so|now|just|please|pls|can you|could you|yeah|yep|righto|hey|mate|lets|i need to|need to|gotta)[\s,]+)*(?:(?:invoice|bill|charge)\b|(?:make|do|raise|draft|create|write|send|new)\s+(?:up\s+)?(?:(?:an?|the|new|him|her|them|\p{L}+)\s+){0,3}?(?:tax\s+)?(?:invoice|bill)\b)/iu;
const OTHER =
  /\b(?:quote|remind\w*|task|text|tell|message|when|if|once|until|don'?t|dont|paid|pays|owes?|void|credit|refund|deposit|half|third|quarter|per ?cent|less|minus|off|balance|rest|claim|each of|instal?ments?|split|every|weekly|monthly|change|make it|wrong|not|eom|end of (?:the )?month)\b|%|\?/iu;
/** "make daves bill 900": one that is there. */
const THERE =
  /\b(?:make|change|set|put|bump)\s+(?:his|her|their|that|the|this|\p{L}+['’]?s)\s+(?:\p{L}+\s+)?(?:invoice|inv|bill)\b/iu;
const DUE = /\b(?:due|payable|pay(?:able)? by|by|within|terms)\b/iu;
/** Words of the order around what it is for. */
const LEAD =
  /^(?:(?:for|to|of|on|at|is|the|an?|some|his|her|their|that|it'?s|its|was|job|please|pls|total|comes? to|all up)\b[\s,:-]*)+/iu;
const TRAIL =
  /[\s,]+(?:for|to|of|on|at|is|the|an?|please|pls|thanks|ta|cheers|mate|all up|total|due|by|within|and)[\s.!]*$/iu;

/** An invoice for somebody on file with its sum, or a count and the price of one. The sum and the GST are reckoned by the tool. */
export function invoicePriced(piece: Piece, scene: Scene): Act | null {
  const { text, values } = piece;
  if (!isOrdered(piece, scene)) return null;
  const client = clientTarget(piece, scene)?.record;
  if (client?.kind !== 'client') return null;
  const much = sumIn(piece);
  if (!much) return null;
  const { sum, gst, terms } = much;
  const when = dueIn(piece, scene, terms);
  if (when === null) return null;
  const named = recordOf(values.named.job);
  const job = named ?? onlyJobOf(client, scene.records);
  if (job?.client && job.client !== client.name) return null;
  const description = wordsOf(sum.rest);
  const whose = job && (named || !description) ? { job: job.id } : { client: client.id };
  const args = { type: 'invoice', ...muchOf(sum.value, gst), ...whose, ...when, description };
  return leading(act('create_finance_record', args, job ?? client, wholeOf(text)));
}

/** The only sum, or the price of one and how many, with what is said of GST and the days to pay. */
function sumIn({ text, values }: Piece) {
  const taxed = gstIn(inFigures(blanked(text, [...values.days, ...placesOf(values.named.client, values.named.job)])));
  if (!taxed) return null;
  const terms = takeTerms(taxed.rest);
  const body = (terms?.rest ?? taxed.rest).slice(ORDER.exec(taxed.rest)?.[0].length ?? 0);
  const sum = takeSum(body, true);
  if (!sum || /\d/u.test(sum.rest.replaceAll(GAP, ' '))) return null;
  return { sum, gst: taxed.gst, terms: terms?.value.days };
}

/** An invoice is ordered, here and now. */
function isOrdered(piece: Piece, scene: Scene): boolean {
  const text = piece.text.replace(/\?\s*$/u, '');
  if (!ORDER.test(text) || OTHER.test(text) || THERE.test(text) || takeInvoiceNumber(text)) return false;
  // "..., plus GST": what is said of the tax behind it belongs to it
  return !isOfElse(piece) && !GST_BEHIND.test(around(piece.text, scene)?.after ?? '');
}
const GST_BEHIND = /^\s*,?\s*(?:and\s+)?(?:plus|\+|inc\w*|ex\w*)\.?\s*(?:the\s+)?gst\b/iu;

const muchOf = ({ dollars, count, gst }: Sum, said: 'inc' | 'plus' | undefined): Record<string, unknown> => ({
  ...(count === undefined ? { amount: dollars } : { rate: dollars, count }),
  gst: said ?? gst ?? undefined,
});

const isOfElse = ({ values }: Piece): boolean =>
  [values.phone, values.email, values.address, values.named.supplier, values.time?.value.time].some(Boolean);

/** When it is due: a day that is said to be one. A day that has gone says when it was done; any other is unclear: null. */
function dueIn({ text, values }: Piece, { facts }: Scene, days: number | undefined) {
  if (days !== undefined) return { due_in_days: days };
  const day = values.days.at(-1);
  if (!day) return {};
  if (!('date' in day)) return null;
  if (day.date <= facts.today) return {};
  return DUE.test(text) && values.days.length === 1 ? { due_date: day.date } : null;
}

/** What it is for, without the words of the order. */
function wordsOf(rest: string): string | undefined {
  const said = tidy(rest.replaceAll(GAP, ' , ').replace(/\s+/gu, ' '))
    .split(/\s*,\s*/u)
    .map((part) => tidy(` ${part.trim().replace(LEAD, '')}`.replace(TRAIL, '').replace(TRAIL, '')))
    .filter((part) => /\p{L}{2}/u.test(part) && !/^(?:him|her|them|it|please|up)$/iu.test(part));
  return said.length ? sentenceCase(said.join(', ')) : undefined;
}
