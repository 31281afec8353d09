import type { Intent } from '../../intent/intents.ts';
import type { Reading } from '../../reading.ts';
import { call, type Reply } from '../../reply.ts';
import { type Days, daysIn } from '../span.ts';
import { clientOf, isPast, jobOf, jobRef, named, saidOf, unknownIn, wantsYesNo } from './about.ts';
import { gstOf } from './gst-of.ts';

interface Asked {
  request: string;
  reading: Reading;
  days: Days | null;
  job: string | undefined;
  client: string | undefined;
  supplier: string | undefined;
  /** Words that name nobody and nothing on file. */
  unknown: string | undefined;
  /** Those of them that stand where somebody is named. */
  person: string | undefined;
}
type Args = Record<string, unknown>;

const PROFIT =
  /\b(?:profit\w*|margin|(?:make|made|making|lose|lost|losing)\s+(?:any\s+|much\s+|good\s+)?money|in front|ahead on|come out ahead|break even|broke even|(?:did|have) (?:i|we) (?:make|made) on|(?:make|made|making|clear(?:ed)?|earn(?:ed|ing)?)\s+(?:anything|any|much|something|a cent|a bit)\s+(?:on|out of|off|from|at)|after (?:costs?|expenses|materials|what (?:i|we) spent)|(?:do|did|doing) (?:alright|okay|ok|well|good) (?:on|out of)|in the (?:red|black))\b/i;
/** What is left of a price, not only what was invoiced. */
const BALANCE =
  /\b(?:balance|(?:left|still|got|yet|more|remaining)\b.{0,12}\bto (?:pay|come|collect|invoice|bill)|remaining|remainder|(?:where|how) (?:do|am|are) (?:i|we) (?:stand|at|sitting) with|left for .{1,20} to pay|left (?:on|owing|over)|the rest|how much (?:more|is left|left))\b/i;
const MOST =
  /\b(?:most|biggest (?:whack|amount|bill|debt|chunk|lot|number)|largest (?:amount|bill|number)|deepest|biggest debt\w*|worst payer|top of the list|largest debt\w*|owes? the lot)\b/i;
const LATE =
  /\b(?:late|overdue|over due|past (?:\w+ )?due|past (?:their|its|the) (?:date|terms)|behind|slow payers?|slow paying|dragging)\b/i;
const OWED =
  /\b(?:into (?:me|us) for|in the hole|up for|ow(?:e|es|ed|ing)|biggest (?:bill|debt)|outstanding|unpaid|(?:hasn|haven|isn|aren)['’]?t (?:been |yet |even )?(?:paid|coughed up|settled|squared|fixed)|not (?:been )?paid|still to (?:pay|come in)|yet to (?:pay|come)|(?:got|left|more|remaining) (?:still )?to (?:pay|come|cough up)|to be paid|waiting on|left to pay|in debt|debt\w*|chas(?:e|ing)|due to (?:me|us)|collect)\b/i;
const WE_OWE =
  /\b(?:do|what|much|must|should) (?:i|we) (?:still )?owe\b|\b(?:i|we) (?:still )?owe\b|\b(?:i|we)(?:'?ve|'?re|'?m)? (?:still )?(?:have to |need to |gotta |got to |supposed to |meant to |due to )?pay\b|\b(?:bills?|accounts?) (?:to pay|do (?:i|we)|have (?:i|we)|(?:are )?due|payable)/i;
const PAID =
  /\b(?:paid|pay|payed|settled|squared|coughed up|come through|came through|fixed (?:us|me) up|cleared|landed|arrived|come in|gone in)\b/i;
const SPENT =
  /\b(?:spen[dt]|spending|expenses?|cost(?:s|ing)?|outgoings?|went out|going out|goes out|shelled out|forked out|gone out|dropped|outlay|paid out|charged? us|bought|burn(?:t|ed)?)\b/i;
const CAME_IN =
  /\b(?:came in|come in|coming in|received|incomes?|earn(?:ed|t|ings)?|takings|taken in|take|took|taken|revenue|banked|brought in|turn(?:ed)? ?over|payments?|made|make|deposits?|been paid|paid (?:me|us))\b/i;

/** "which of daves jobs made the most": told job by job. */
const RANKS_JOBS =
  /\bwhich\b.*\bjobs?\b|\bjobs?\b.*\bwhich\b|\b(?:best|worst|most|least)\b.*\b(?:profit\w*|money)\b.*\bjobs?\b|\b(?:best|worst|most profitable|least profitable) (?:paying |earning )?jobs?\b|\b(?:by|per|each) job\b|\bjobs?\b.*\b(?:most|best|worst|least)\b/i;

const EARNS = /\b(?:ma[dk]e|making|earn\w*|best|worst|profit\w*|money|paid off|paying)\b/i;

/** What is owed, late, spent, received, invoiced, and what is left of it. */
export function askMoney(request: string, _intent: Intent, reading: Reading): Reply {
  const gst = gstOf(request, reading.facts);
  if (gst) return gst;
  const asked = read(request, reading);
  const args = kindOf(asked);
  const span = { from: asked.days?.from, to: asked.days?.to };
  return call('list_finance_records', { client: asked.client, job: asked.job, ...span, ...args });
}

/** "when did i last get the van serviced": an expense, by what it was for. */
const LAST_TIME = /\bwhen did (?:i|we) last\b|\blast time (?:i|we)\b|\b(?:what|how much) did the last\b/i;

function read(request: string, reading: Reading): Asked {
  const days = daysIn(request, reading.facts, { past: isPast(request) || SPENT.test(request), whole: true });
  const text = days?.rest ?? request;
  const job = jobOf(text, reading);
  const client = named('client', text, reading);
  const supplier = named('supplier', text, reading);
  const [by] = [supplier && saidOf('supplier', text, supplier.candidates)];
  // a job that only its client's name names is the client's
  const own = typeof job === 'string' || !client || /\b(?:job|project)\b/i.test(text) || job?.rest !== client.rest;
  const known = [job && typeof job !== 'string' ? job.rest : text, client?.rest ?? text, supplier?.rest ?? text];
  const rest = known.sort((a, b) => a.length - b.length)[0] ?? text;
  return {
    request,
    reading,
    days,
    job: own ? jobRef(job) : undefined,
    client: typeof job !== 'string' && job?.record && own ? undefined : (client?.reference ?? clientOf(text, reading)),
    supplier: by || undefined,
    unknown: unknownIn(rest),
    person: personIn(rest),
  };
}

const BEFORE_PERSON = /\b(?:does|do|did|has|have|is|are|for|from|off|by|of|if|with|and)\s+(?:the\s+|old\s+)?$/i;
const AFTER_PERSON =
  /^(?:['’]?s)?\s+(?:still\s+|already\s+)?(?:owes?|owing|paid|pays?|been|invoices?|bills?|accounts?|balance)\b/i;

/** Somebody who is not on file, told by what stands around the name: so the answer can say so. */
function personIn(text: string): string | undefined {
  const name = unknownIn(text);
  if (!name) return undefined;
  const at = text.indexOf(name);
  return BEFORE_PERSON.test(text.slice(0, at)) || AFTER_PERSON.test(text.slice(at + name.length)) ? name : undefined;
}

function kindOf(asked: Asked): Args {
  const { request, client, job, supplier, unknown, person, days } = asked;
  const yes_no = wantsYesNo(request);
  const who = client || job ? {} : { client: person };
  if (PROFIT.test(request) && (job || !CAME_IN.test(request.replace(PROFIT, ' ')) || /profit|margin/i.test(request)))
    return { profit: true, ...(RANKS_JOBS.test(request) ? { by: 'job' } : {}) };
  if (RANKS_JOBS.test(request) && EARNS.test(request)) return { profit: true, by: 'job' };
  if (/\b(?:gst|bas)\b/i.test(request)) return { gst: true, ...(days ? {} : thisQuarter(asked)) };
  if (WE_OWE.test(request) || (supplier && OWED.test(request) && !client))
    return {
      type: 'expense',
      unpaid: true,
      client: undefined,
      search: supplier ?? (job ? undefined : unknown),
      yes_no,
    };
  if (BALANCE.test(request) && (client || job)) return { balance: true };
  if (MOST.test(request) && OWED.test(request)) return { unpaid: true, by: 'client' };
  if (LATE.test(request)) return { late: true, ...who, yes_no };
  if (/\b(?:have|did|has) (?:i|we) (?:already )?pa(?:y|id)\b/i.test(request))
    return { type: 'expense', client: undefined, search: supplier ?? unknown, yes_no };
  if (OWED.test(request)) return { unpaid: true, day: days ? 'due' : undefined, ...who, yes_no };
  if (PAID.test(request) && yes_no && (client || job || person)) return { settled: true, ...who };
  if (LAST_TIME.test(request) && !client && !job)
    return { type: 'expense', client: undefined, search: supplier ?? unknown, from: undefined, to: undefined };
  if (SPENT.test(request)) return { type: 'expense', ...spentOn(asked), yes_no };
  if (/\bhow much\b.*\bpaid\b|\bpaid\b.*\bso far\b/i.test(request)) return { type: 'payment', ...who };
  return otherwise(asked, who, yes_no);
}

function otherwise({ request, client, job, days }: Asked, who: Args, yes_no: true | undefined): Args {
  if (/\bpaid invoices?\b|\binvoices?\b.*\bpaid\b/i.test(request))
    return { type: 'invoice', status: 'paid', ...who, yes_no };
  if (/\binvoic|\bbill/i.test(request)) {
    const raised = /\b(?:invoiced|billed|raised|sent out|put out|done|made)\b/i.test(request);
    const out = /\b(?:out|open|pending)\b/i.test(request) && !raised;
    return {
      type: 'invoice',
      day: days ? (raised ? 'made' : 'due') : undefined,
      unpaid: out || undefined,
      ...who,
      yes_no,
    };
  }
  if (CAME_IN.test(request) || PAID.test(request))
    return {
      type: 'payment',
      day: days ? 'paid' : undefined,
      ...(client || job ? {} : named_payer(request, who)),
      yes_no,
    };
  return who;
}

/** "from Luca": somebody; "how much money came in for materials" names nobody. */
const named_payer = (request: string, who: Args): Args => (/\b(?:from|has|did|have)\b/i.test(request) ? who : {});

/** Expenses name no client: what was bought, and where, stands in their words. */
function spentOn({ job, client, supplier, unknown, request }: Asked): Args {
  if (job) return { client: undefined, ...(supplier ? { search: supplier } : {}) };
  if (client) return {};
  const search = supplier ?? unknown;
  return {
    client: undefined,
    search: /\b(?:on|at|for|from|with|in|off)\b/i.test(request) || supplier ? search : undefined,
  };
}

/** GST is told by the quarter. */
function thisQuarter({ reading }: Asked): Args {
  const days = daysIn('this quarter', reading.facts);
  return { from: days?.from, to: days?.to };
}
