import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading, words } from '../act.ts';
import { recordOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import { clientOf, focus, isFresh, jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { invoiceMeant } from './invoice-meant.ts';

const FIGURE =
  "(?:number|total|figure|sum|price|amount|bill|invoice|quote|balance|gst|tax|deposit|[\\p{L}’']+ (?:invoice|quote|bill)|\\$?\\d[\\d,.]*k?|that|it|this|so (?:much|high|low|little|dear)|that (?:much|high|low|little))";
const WHY = new RegExp(
  [
    // "why is it 2035", "why does it come to that", "how come the total is 2035"
    `\\b(?:why|how come)\\b[^.?!]{0,40}\\b(?:is|are|was|come|comes|came|to)\\b[^.?!]{0,30}?(?:\\$?\\d[\\d,.]*k?\\b|\\bso (?:much|high|low|little|dear)\\b|\\bthat (?:much|high|low|little)\\b|\\bthat (?:number|total|figure|sum|price|amount)\\b|\\bcome to that\\b)`,
    // "why that number", "why so much"
    '\\bwhy (?:this|that|the|so|such)\\b[^.?!]{0,12}\\b(?:number|total|figure|sum|price|amount|much|high|low)\\b',
    // "how did you get that", "how do you work that out", "how is that worked out"
    `\\bhow(?: did| do|d)? (?:you|u|we|ya)\\b[^.?!]{0,12}\\b(?:get|got|work|worked|come up with|arrive at|calculate|reckon|figure)\\b[^.?!]{0,12}\\b${FIGURE}`,
    `\\bhow(?:s| is| was| are)\\b[^.?!]{0,24}\\b(?:worked out|made up|calculated|added up)\\b`,
    // "where does the 2035 come from", "whats in that total", "break it down for me"
    `\\bwhere (?:does|did|do|is)\\b[^.?!]{0,60}\\b(?:come|came|coming) from\\b|\\bwheres\\b[^.?!]{0,24}\\b(?:come|coming) from\\b`,
    '\\b(?:break (?:it|that|this|the [\\p{L}]+) down|(?:give|show) (?:me|us) (?:the|a) (?:break ?down|workings?)|whats (?:the )?(?:breakdown|workings?)|what makes (?:up )?(?:it|that|the))\\b',
  ].join('|'),
  'u',
);
/** Of something else than a sum on a paper of ours. */
const OTHER =
  /\b(?:supplier|order(?:ed|s)?|late|delay\w*|deliver\w*|text|call(?:ed)?|news|smell|noise|water|leak\w*|power|told|booked|job number|phone|address|expenses?|spen[dt]|gst (?:owed|this|for the)|quarter|month|year)\b/u;

/** "why is it 2035", "how did you get that": how a sum adds up, of the paper that is named or was talked about last. */
export function askedWhy(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (!WHY.test(said) || OTHER.test(said) || piece.values.days.length) return null;
  const all = wholeOf(piece.text);
  if (/\bquote\b/u.test(said)) return ofQuote(piece, scene, all);
  if (/\b(?:invoice|bill)\b/u.test(said)) {
    const invoice = invoiceMeant(piece, scene);
    return leading(invoice ? act('explain_total', { of: 'invoice', ...invoice }, null, all) : words(WHICH, all));
  }
  const named = /\bjob\b/u.test(said) ? recordOf(piece.values.named.job) : null;
  if (named) return leading(act('explain_total', { of: 'job', job: named.id }, named, all));
  const last = lastPaper(scene);
  if (last?.kind === 'quote') return leading(act('explain_total', { of: 'quote', quote: last.id }, last, all));
  if (last?.kind === 'finance') return leading(act('explain_total', { of: 'invoice', record: last.id }, last, all));
  const job = jobTarget(piece, scene)?.record ?? focus(scene, ['job']);
  return leading(job ? act('explain_total', { of: 'job', job: job.id }, job, all) : words(WHICH, all));
}
const WHICH = 'Which total do you mean: of which invoice, quote or job?';

function ofQuote(piece: Piece, scene: Scene, all: ReturnType<typeof wholeOf>): Act {
  const client = piece.values.named.client?.value.record ?? null;
  const quotes = scene.records.filter(({ kind }) => kind === 'quote');
  const theirs = client ? quotes.filter((one) => clientOf(one, scene.records)?.id === client.id) : quotes;
  const quote = theirs.find(isFresh) ?? (theirs.length === 1 ? theirs[0] : undefined);
  if (quote) return leading(act('explain_total', { of: 'quote', quote: quote.id }, quote, all));
  return leading(client ? act('explain_total', { of: 'quote', client: client.id }, client, all) : words(WHICH, all));
}

/** The invoice or quote that was made, changed or shown last. */
const lastPaper = ({ records }: Scene): KnownRecord | undefined =>
  records.find((one) => isFresh(one) && (one.kind === 'quote' || (one.kind === 'finance' && one.type === 'invoice')));
