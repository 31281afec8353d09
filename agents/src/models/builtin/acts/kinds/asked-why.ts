import type { KnownRecord } from '../../../../known.ts';
import { type Act, act, leading, words } from '../act.ts';
import { recordOf } from '../found.ts';
import { plainly } from '../plainly.ts';
import { clientOf, focus, isFresh, jobTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { gstToldLast } from './asked-gst.ts';
import { gstPeriodIn } from './gst-period.ts';
import { invoiceMeant } from './invoice-meant.ts';

const FIGURE =
  "(?:number|total|figure|sum|price|amount|bill|invoice|quote|balance|gst|tax|deposit|[\\p{L}’']+ (?:invoice|quote|bill)|\\$?\\d[\\d,.]*k?|that|it|this|so (?:much|high|low|little|dear)|that (?:much|high|low|little))";
/** Within a sentence; the dot of an amount ends none. */
const ANY = '(?:[^.?!]|\\.(?=\\d))';
const WHY = new RegExp(
  [
    // "why is it 2035", "why does it come to that", "how come the total is 2035"
    `\\b(?:why|how come)\\b${ANY}{0,40}\\b(?:is|its|are|was|come|comes|came|to|thats|do i|does (?:he|she|it)|do they|am i|owes?)\\b${ANY}{0,30}?(?:\\$?\\d[\\d,.]*k?\\b|\\bso (?:much|high|low|little|dear)\\b|\\bthat (?:much|high|low|little)\\b|\\bthat (?:number|total|figure|sum|price|amount)\\b|\\bcome to that\\b)`,
    // "why 518.12"
    '^(?:(?:and|but|ok|so|hang on|wait)\\s+)*why (?:the |is it )?\\$?\\d[\\d,.]*$',
    // "why that number", "why so much"
    `\\bwhy (?:this|that|the|so|such)\\b${ANY}{0,12}\\b(?:number|total|figure|sum|price|amount|much|high|low)\\b`,
    // "how did you get that", "how do you work that out", "how is that worked out"
    `\\bhow(?: did| do|d)? (?:you|u|we|ya)\\b${ANY}{0,12}\\b(?:get|got|work|worked|come up with|arrive at|calculate|reckon|figure)\\b${ANY}{0,12}\\b${FIGURE}`,
    `\\bhow(?:s| is| was| are)\\b${ANY}{0,24}\\b(?:worked out|made up|calculated|added up)\\b`,
    // "where does the 2035 come from", "whats in that total", "break it down for me"
    `\\bwhere (?:does|did|do|is)\\b${ANY}{0,60}\\b(?:come|came|coming) from\\b|\\bwheres\\b${ANY}{0,24}\\b(?:come|coming) from\\b`,
    `\\bexplain (?:${FIGURE}|how)\\b`,
    '\\b(?:break (?:it|that|this|the [\\p{L}]+) down|(?:give|show) (?:me|us) (?:the|a) (?:break ?down|workings?)|whats (?:the )?(?:breakdown|workings?)|what makes (?:up )?(?:it|that|the))\\b',
  ].join('|'),
  'u',
);
/** "why is it that?", right after a figure: of that one. */
const BARE =
  /^(?:(?:but|and|ok|okay|so|hang on|wait|um|hm+|eh|what)\s+)*(?:why|why(?:s| is| was) (?:it|that)(?: that)?|why that(?: one)?|why though|whys that so|how come|how so|hows (?:that|it)(?: work| come about)?|explain(?: (?:that|it|please|yourself))?|where (?:did|does|do) (?:that|it|you get (?:that|it))(?: come)?(?: from)?|where(?:d| did) you get (?:that|it)(?: from)?|wheres (?:that|it) from|how did you work (?:it|that) out|how did (?:you|u) get (?:to )?(?:that|it)|whats (?:that|it) made (?:up )?of|whats in (?:that|it)|(?:that|it) doesnt add up|show (?:me )?(?:the|your) workings?)$/u;
/** Of something else than a sum on a paper of ours. */
const OTHER =
  /\b(?:supplier|order(?:ed|s)?|late|delay\w*|deliver\w*|text|call(?:ed)?|news|smell|noise|water|leak\w*|power|told|booked|job number|phone|address|expenses?|spen[dt]|gst (?:owed|this|for the)|quarter|month|year)\b/u;

/** "why is it 2035", "how did you get that": how a sum adds up, of what is named or was told last. */
export function askedWhy(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const isBare = BARE.test(said.replace(/[?!.,]+/gu, '').trim()) && FIGURES.test(lastAnswer(scene));
  if (!isBare && !WHY.test(said)) return null;
  const all = wholeOf(piece.text);
  const gst = /\b(?:gst|bas)\b/u.test(said) && !/\b(?:quote|invoice|bill|job)\b/u.test(said);
  if (gst) return ofGst(gstPeriodIn(said, scene.facts) ?? gstToldLast(scene) ?? {}, all);
  // where an order comes from is no sum
  if (OTHER.test(said) || piece.values.days.length || piece.values.named.item) return null;
  if (/\bquote\b/u.test(said)) return ofQuote(piece, scene, all);
  if (/\b(?:invoice|bill)\b/u.test(said)) {
    const invoice = invoiceMeant(piece, scene);
    return leading(invoice ? act('explain_total', { of: 'invoice', ...invoice }, null, all) : words(WHICH, all));
  }
  const named = /\bjob\b/u.test(said) ? recordOf(piece.values.named.job) : null;
  if (named) return leading(act('explain_total', { of: 'job', job: named.id }, named, all));
  return toldLast(piece, scene, said, all) ?? leading(words(isBare ? UNKNOWN : WHICH, all));
}
const WHICH = 'Which total do you mean: of which invoice, quote or job?';
const UNKNOWN =
  "I can't explain that one. Ask me how an invoice, a quote or a job adds up, what a client owes, or the GST of a time.";
const FIGURES = /\$\d/u;
const lastAnswer = ({ history }: Scene): string => history.findLast(({ role }) => role === 'assistant')?.text ?? '';
const ofGst = (time: object, all: ReturnType<typeof wholeOf>): Act =>
  leading(act('explain_total', { of: 'gst', ...time }, null, all));

/** The figure that was told last: GST, what is left to bill, what somebody owes, else the paper that was made or shown. */
function toldLast(piece: Piece, scene: Scene, said: string, all: ReturnType<typeof wholeOf>): Act | null {
  const gst = gstToldLast(scene);
  if (gst) return ofGst(gst, all);
  const answer = lastAnswer(scene);
  const number = /\bleft to invoice on job (?<number>\S+)/u.exec(answer)?.groups?.number;
  const billed = number && scene.records.find((one) => one.kind === 'job' && one.number === number);
  if (billed) return leading(act('explain_total', { of: 'job', job: billed.id }, billed, all));
  const debtor = OWES.test(said) || OWES.test(answer) ? owing(piece, scene, answer) : null;
  if (debtor) return leading(act('client_account', { client: debtor.id, statement: true }, debtor, all));
  const last = lastPaper(scene);
  if (last?.kind === 'quote') return leading(act('explain_total', { of: 'quote', quote: last.id }, last, all));
  if (last?.kind === 'finance') return leading(act('explain_total', { of: 'invoice', record: last.id }, last, all));
  const job = jobTarget(piece, scene)?.record ?? focus(scene, ['job']);
  return job && leading(act('explain_total', { of: 'job', job: job.id }, job, all));
}
const OWES = /\bow(?:es?|ed|ing)\b/u;

/** Whose debt it is: who is named, else the one client whom the answer names. */
function owing(piece: Piece, { records }: Scene, answer: string): KnownRecord | null {
  const named = recordOf(piece.values.named.client);
  if (named) return named;
  const [only, another] = records.filter(({ kind, name }) => kind === 'client' && answer.includes(name));
  return another ? null : (only ?? null);
}

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
