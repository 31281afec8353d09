import type { KnownRecord } from '../../../../known.ts';
import { takeMoney } from '../../extract/money.ts';
import { type Act, act, leading } from '../act.ts';
import { placesOf, recordOf } from '../found.ts';
import { clientTarget, focus, isFresh, onlyOf, openJobsOf, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { gstIn, inFigures } from './quote-prices.ts';

const LEAD = '(?:(?:and|so|ok|okay|yeah|righto|oh|also|the|my|our|total|full)[\\s,]{1,3}){0,4}';
/** "price for her is 420 all together", "the price for that one will be 1150 inc gst, do the quote". */
const PRICE = new RegExp(
  `^${LEAD}price\\s+(?:for|to)\\s+(?<whom>(?:him|her|them|this|that|it|this one|that one|the job|this job|that job)|\\p{L}[\\p{L}'’-]*(?:\\s+\\p{L}[\\p{L}'’-]*)?)\\s+(?:is|will be|is going to be|gonna be)\\s+(?<sum>[^.!?\\d]{0,20}\\d[^.!?]{0,60}?)(?<quote>[\\s,.]{1,3}(?:(?:so|and|please|can you|you)\\s+){0,3}(?:do|make|write|draft|knock up|whip up|prepare|put)\\s+(?:(?:him|her|them|me|up)\\s+){0,3}(?:the|a|an|his|her|their|that)?\\s*quote(?:\\s+(?:please|for (?:it|him|her|them)|up))?)?[\\s.!]*$`,
  'iu',
);
/** Of whom the talk is, and no name: "price for the tap" is that of a tap. */
const POINTS = /^(?:him|her|them|this|that|it|this one|that one|the job|this job|that job)$/iu;
const ONLY_SUM =
  /^(?:[\s,¦]|\b(?:all|up|together|altogether|in|total|for|everything|the|lot|flat|of|it|done|job|whole|thing)\b)*$/iu;

/** What the job that was just made for somebody is to cost; with "do the quote" that becomes one. */
export function priceForThem(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  const said = PRICE.exec(text)?.groups;
  if (!said || isOfElse(piece, said.whom ?? '')) return null;
  const sum = sumIn(said.sum ?? '');
  const job = sum && theirJob(piece, scene);
  if (!sum || !job) return null;
  const { dollars, gst } = sum;
  const all = wholeOf(text);
  const client = clientTarget(piece, scene)?.record;
  const quote = { client: client?.id, job: job.id, work: job.name, amount: dollars, gst };
  if (said.quote) return leading(act('create_quote', quote, client ?? job, all));
  // where a quote lies open its price is meant
  if (scene.records.some((one) => one.kind === 'quote' && one.client === job.client && isOpen(one))) return null;
  const budget_includes_gst = gst ? gst === 'inc' : undefined;
  return leading(act('update_job', { job: job.id, budget: dollars, budget_includes_gst }, job, all));
}

const isOfElse = (piece: Piece, whom: string): boolean => {
  const { days, phone, named } = piece.values;
  if (days.length || phone || named.supplier || named.item) return true;
  return !POINTS.test(whom) && !isWhole(piece, whom);
};

/** Whether those words are somebody on file, and nothing of theirs. */
const isWhole = ({ text, values }: Piece, whom: string): boolean =>
  recordOf(values.named.client) !== null &&
  placesOf(values.named.client).some(
    ({ start, end }) =>
      text
        .slice(start, end)
        .trim()
        .replace(/^(?:for|to)\s+/iu, '') === whom,
  );

/** The sum, where nothing else is said of it. */
function sumIn(said: string): { dollars: number; gst: 'inc' | 'plus' | undefined } | null {
  const taxed = gstIn(inFigures(said));
  const money = taxed && takeMoney(taxed.rest.replace(/^(\s*\$?[\d,.]*\d)/u, '$1 dollars '));
  if (!money || money.value.each || !ONLY_SUM.test(money.rest)) return null;
  return { dollars: money.value.dollars, gst: taxed.gst ?? money.value.gst ?? undefined };
}
const isOpen = ({ status }: KnownRecord): boolean => status === 'draft' || status === 'sent';

/** The one open job of whoever is meant, or the one that was made just now; never one that has its price already. */
function theirJob(piece: Piece, scene: Scene): KnownRecord | null {
  const client = clientTarget(piece, scene)?.record;
  const jobs = client?.kind === 'client' ? openJobsOf(client, scene.records) : [];
  const last = focus(scene, ['job']);
  const job = jobs.find((one) => isFresh(one)) ?? onlyOf(jobs) ?? (client ? null : last);
  return job && job.amount === undefined ? job : null;
}
