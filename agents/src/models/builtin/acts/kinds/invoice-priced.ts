import { type Sum, takeSum } from '../../decide/price.ts';
import { GAP, sentenceCase, tidy } from '../../extract/gap.ts';
import { takeInvoiceNumber } from '../../extract/invoice-number.ts';
import { takeTerms } from '../../extract/shifts.ts';
import { type Act, act, leading } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import { clientTarget, onlyJobOf, type Piece, type Scene } from '../scene.ts';
import { blanked, wholeOf } from '../spans.ts';
import { dueIn } from './invoice-due.ts';
import { goesOn } from './invoice-goes-on.ts';
import { ORDER, OTHER, THERE } from './invoice-words.ts';
import { gstIn, inFigures } from './quote-prices.ts';

/** Words of the order around what it is for. */
const LEAD =
  /^(?:(?:for|to|of|on|at|is|the|an?|some|his|her|their|that|it'?s|its|was|job|please|pls|total|comes? to|all up)\b[\s,:-]*)+/iu;
const TRAIL =
  /[\s,]+(?:for|to|of|on|at|is|the|an?|please|pls|thanks|ta|cheers|mate|all up|total|due|by|within|and)[\s.!]*$/iu;

/** An invoice for somebody on file with its sum, or a count and the price of one. The sum and the GST are reckoned by the tool. */
export function invoicePriced(piece: Piece, scene: Scene): Act | null {
  if (!isOrdered(piece, scene)) return null;
  const whose = whoseIs(piece, scene);
  const much = whose && sumIn(piece);
  if (!much) return null;
  const { client, job, named } = whose;
  const { sum, gst, terms } = much;
  const when = dueIn(piece, scene, terms);
  if (when === null) return null;
  const description = wordsOf(sum.rest);
  const billed = job && (named || !description) ? { job: job.id } : { client: client?.id };
  const args = { type: 'invoice', ...muchOf(sum.value, gst), ...billed, ...when, description };
  return leading(act('create_finance_record', args, job ?? client, wholeOf(piece.text)));
}

/** The client, and the job that is named or their only one; a job that is named says whose it is also where its client is not told. */
function whoseIs(piece: Piece, scene: Scene) {
  const named = recordOf(piece.values.named.job);
  const whoever = clientTarget(piece, scene)?.record;
  const client = whoever?.kind === 'client' ? whoever : null;
  if (!client) return named?.client && !whoever ? { client, job: named, named } : null;
  const job = named ?? onlyJobOf(client, scene.records);
  return job?.client && job.client !== client.name ? null : { client, job, named };
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
  return !isOfElse(piece) && !goesOn(piece.text, scene);
}

const muchOf = ({ dollars, count, gst }: Sum, said: 'inc' | 'plus' | undefined): Record<string, unknown> => ({
  ...(count === undefined ? { amount: dollars } : { rate: dollars, count }),
  gst: said ?? gst ?? undefined,
});

const isOfElse = ({ values }: Piece): boolean =>
  [values.phone, values.email, values.address, values.named.supplier, values.time?.value.time].some(Boolean);

/** What it is for, without the words of the order. */
function wordsOf(rest: string): string | undefined {
  const said = tidy(rest.replaceAll(GAP, ' , ').replace(/\s+/gu, ' '))
    .split(/\s*,\s*/u)
    .map((part) => tidy(` ${part.trim().replace(LEAD, '')}`.replace(TRAIL, '').replace(TRAIL, '')))
    .filter((part) => /\p{L}{2}/u.test(part) && !/^(?:him|her|them|it|please|up)$/iu.test(part));
  return said.length ? sentenceCase(said.join(', ')) : undefined;
}
