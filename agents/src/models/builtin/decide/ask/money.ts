import type { Intent } from '../../intent/intents.ts';
import type { Reading } from '../../reading.ts';
import type { Named } from '../../records/take.ts';
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
  /** The filter by client where neither a client nor a job on file is named: somebody unknown, by the name that was said. */
  who: Args;
  /** The question wants a yes or a no. */
  yes_no: true | undefined;
}
type Args = Record<string, unknown>;
interface Kind {
  asks: (asked: Asked) => boolean;
  args: (asked: Asked) => Args;
}

const PROFIT =
  /\b(?:profit\w*|margin|(?:make|made|making|lose|lost|losing)\s+(?:any\s+|much\s+|good\s+)?money|in front|ahead on|come out ahead|break even|broke even|(?:did|have) (?:i|we) (?:make|made) on|(?:make|made|making|clear(?:ed)?|earn(?:ed|ing)?)\s+(?:anything|any|much|something|a cent|a bit)\s+(?:on|out of|off|from|at)|after (?:costs?|expenses|materials|what (?:i|we) spent)|(?:do|did|doing) (?:alright|okay|ok|well|good) (?:on|out of)|in the (?:red|black))\b/i;
/** Asks what is left to pay of the agreed price, not only of what was invoiced. */
const BALANCE =
  /\b(?:balance|(?:left|still|got|yet|more|remaining)\b.{0,12}\bto (?:pay|come|collect|invoice|bill)|remaining|remainder|(?:where|how) (?:do|am|are) (?:i|we) (?:stand|at|sitting) with|left for .{1,20} to pay|left (?:on|owing|over)|the rest|how much (?:more|is left|left))\b/i;
const MOST =
  /\b(?:most|biggest (?:whack|amount|bill|debt|chunk|lot|number)|largest (?:amount|bill|number)|deepest|biggest debt\w*|worst payer|top of the list|largest debt\w*|owes? the lot)\b/i;
const LATE =
  /\b(?:late|overdue|over due|past (?:\w+ )?due|past (?:their|its|the) (?:date|terms)|behind|slow payers?|slow paying|dragging)\b/i;
const OWED =
  /\b(?:into (?:me|us) for|in the hole|up for|ow(?:e|es|ed|ing)|biggest (?:bill|debt)|outstanding|unpaid|(?:hasn|haven|isn|aren)['’]?t (?:been |yet |even )?(?:paid|coughed up|settled|squared|fixed)|not (?:been |yet )?pa(?:y|id)|still to (?:pay|come in)|yet to (?:pay|come)|(?:got|left|more|remaining) (?:still )?to (?:pay|come|cough up)|to be paid|waiting on|left to pay|in debt|debt\w*|chas(?:e|ing)|due to (?:me|us)|collect)\b/i;
const WE_OWE =
  /\b(?:do|what|much|must|should) (?:i|we) (?:still )?owe\b|\b(?:i|we) (?:still )?owe\b|\b(?:i|we)(?:'?ve|'?re|'?m)? (?:still )?(?:have to |need to |gotta |got to |supposed to |meant to |due to )?pay\b|\b(?:bills?|accounts?) (?:to pay|do (?:i|we)|have (?:i|we)|(?:are )?due|payable)/i;
const PAID =
  /\b(?:paid|pay|payed|settled|squared|coughed up|come through|came through|fixed (?:us|me) up|cleared|landed|arrived|come in|gone in)\b/i;
const SPENT =
  /\b(?:spen[dt]|spending|expenses?|cost(?:s|ing)?|outgoings?|went out|going out|goes out|shelled out|forked out|gone out|dropped|outlay|paid out|charged? us|bought|burn(?:t|ed)?)\b/i;
const CAME_IN =
  /\b(?:came in|come in|coming in|received|incomes?|earn(?:ed|t|ings)?|takings|taken in|take|took|taken|revenue|banked|brought in|turn(?:ed)? ?over|payments?|(?:made|make)(?! (?:of|out of|from|up)\b)|deposits?|been paid|paid (?:me|us))\b/i;

/** "which of daves jobs made the most": wants the figures job by job. */
const RANKS_JOBS =
  /\bwhich\b.*\bjobs?\b|\bjobs?\b.*\bwhich\b|\b(?:best|worst|most|least)\b.*\b(?:profit\w*|money)\b.*\bjobs?\b|\b(?:best|worst|most profitable|least profitable) (?:paying |earning )?jobs?\b|\b(?:by|per|each) job\b|\bjobs?\b.*\b(?:most|best|worst|least)\b/i;

const EARNS = /\b(?:ma[dk]e|making|earn\w*|best|worst|profit\w*|money|paid off|paying)\b/i;

/** What is owed, late, spent, received, invoiced, and what is left of it. */
export function askMoney(request: string, _intent: Intent, reading: Reading): Reply {
  const gst = gstOf(request, reading.facts);
  if (gst) return gst;
  const asked = readQuestion(request, reading);
  const args = KINDS.find(({ asks }) => asks(asked))?.args(asked) ?? asked.who;
  const span = { from: asked.days?.from, to: asked.days?.to };
  return call('list_finance_records', { client: asked.client, job: asked.job, ...span, ...args });
}

/** "when did i last get the van serviced": an expense, by what it was for. */
const LAST_TIME = /\bwhen did (?:i|we) last\b|\blast time (?:i|we)\b|\b(?:what|how much) did the last\b/i;

function readQuestion(request: string, reading: Reading): Asked {
  const days = daysIn(request, reading.facts, { past: isPast(request) || SPENT.test(request), whole: true });
  const text = days?.rest ?? request;
  const job = jobOf(text, reading);
  const client = named('client', text, reading);
  const supplier = named('supplier', text, reading);
  const ofClient = isOnlyTheClients(text, job, client) || isOfElse(job, client, reading);
  const anybody = (ANYBODY.test(request) || WHO_OWES.test(request)) && !client;
  const ofJob = !ofClient && typeof job !== 'string' && job?.record;
  const found = {
    job: ofClient || anybody ? undefined : jobRef(job),
    client: ofJob || anybody ? undefined : (client?.reference ?? clientOf(text, reading)),
  };
  const rest = shortestRest(text, [job, client, supplier]);
  return {
    request,
    reading,
    days,
    ...found,
    supplier: (supplier && saidOf('supplier', text, supplier.candidates)) || undefined,
    unknown: unknownIn(rest),
    who: found.client || found.job ? {} : { client: personIn(rest) },
    yes_no: wantsYesNo(request),
  };
}

/** "anyone else still owing me": not only who the talk was about. */
const ANYBODY =
  /\b(?:(?:any|every)(?:one|body)|who) else\b|\b(?:any|every)(?:one|body)\b(?! (?:on|for|at)\b)(?=.*\bow(?:e|es|ing)\b)/i;

/** "who still owes us, and what does it come to": all of them, whatever job was spoken of. */
const WHO_OWES =
  /^\W*(?:(?:so|and|but|hey|now|ok)\W+)*who(?:['’]?s|\s+is|\s+all)?\s+(?:still\s+|all\s+)?ow(?:e|es|ing)\b(?!.*\b(?:on|for|at|from)\b)/iu;

/** A job that is named by nothing but its client's name: the client is meant. */
const isOnlyTheClients = (text: string, job: Named | string | undefined, client: Named | null): boolean =>
  typeof job === 'object' && job.rest === client?.rest && !/\b(?:job|project)\b/i.test(text);

/** "did the kindy pay for that oak": a job of somebody else is not what is asked about. */
function isOfElse(job: Named | string | undefined, client: Named | null, { records }: Reading): boolean {
  // "did that come in": the job that was talked about
  const meant =
    typeof job === 'string'
      ? records.find(({ kind, id, number }) => kind === 'job' && [id, number].includes(job))
      : job?.record;
  return Boolean(client?.record && meant?.client && meant.client !== client.record.name);
}

/** The text without the longest of the names that were found. */
const shortestRest = (text: string, found: readonly (Named | string | null | undefined)[]): string =>
  found.map((one) => (typeof one === 'object' && one ? one.rest : text)).sort((a, b) => a.length - b.length)[0] ?? text;

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

const isAny =
  (...forms: readonly RegExp[]): Kind['asks'] =>
  ({ request }) =>
    forms.some((says) => says.test(request));

const asksProfit: Kind['asks'] = ({ request, job }) =>
  PROFIT.test(request) &&
  (job !== undefined || !CAME_IN.test(request.replace(PROFIT, ' ')) || /profit|margin/i.test(request));

/** The bills of a shop, or whatever is still to be paid by us. */
const asksWhatWeOwe: Kind['asks'] = ({ request, supplier, client }) =>
  WE_OWE.test(request) || (supplier !== undefined && OWED.test(request) && !client);

/** Expenses name no client: what was bought, and where, stands in their words. */
const expensesOf = ({ supplier, unknown }: Asked): Args => ({
  type: 'expense',
  client: undefined,
  search: supplier ?? unknown,
});

/** What money is asked about, and how the records are to be listed for it. The first entry that fits counts. */
const KINDS: readonly Kind[] = [
  {
    asks: asksProfit,
    args: ({ request }) => ({ profit: true, ...(RANKS_JOBS.test(request) ? { by: 'job' } : {}) }),
  },
  {
    asks: ({ request }) => RANKS_JOBS.test(request) && EARNS.test(request),
    args: () => ({ profit: true, by: 'job' }),
  },
  {
    asks: isAny(/\b(?:gst|bas)\b/i),
    // without days the server takes the return's period
    args: () => ({ gst: true }),
  },
  {
    asks: asksWhatWeOwe,
    args: ({ supplier, job, unknown, yes_no }) => ({
      type: 'expense',
      unpaid: true,
      client: undefined,
      search: supplier ?? (job ? undefined : unknown),
      yes_no,
    }),
  },
  {
    asks: ({ request, client, job }) => BALANCE.test(request) && (client ?? job) !== undefined,
    args: () => ({ balance: true }),
  },
  {
    asks: ({ request }) => MOST.test(request) && OWED.test(request),
    args: () => ({ unpaid: true, by: 'client' }),
  },
  { asks: isAny(LATE), args: ({ who, yes_no }) => ({ late: true, ...who, yes_no }) },
  {
    asks: isAny(/\b(?:have|did|has) (?:i|we) (?:already )?pa(?:y|id)\b/i),
    args: (asked) => ({ ...expensesOf(asked), yes_no: asked.yes_no }),
  },
  {
    asks: isAny(OWED),
    args: ({ days, who, yes_no }) => ({ unpaid: true, day: days ? 'due' : undefined, ...who, yes_no }),
  },
  {
    asks: ({ request, yes_no, client, job, who }) =>
      PAID.test(request) && yes_no === true && (client ?? job ?? who.client) !== undefined,
    args: ({ who }) => ({ settled: true, ...who }),
  },
  {
    asks: ({ request, client, job }) => LAST_TIME.test(request) && (client ?? job) === undefined,
    args: (asked) => ({ ...expensesOf(asked), from: undefined, to: undefined }),
  },
  { asks: isAny(SPENT), args: (asked) => ({ type: 'expense', ...spentOn(asked), yes_no: asked.yes_no }) },
  {
    asks: isAny(/\bhow much\b.*\bpaid\b|\bpaid\b.*\bso far\b/i),
    args: ({ who }) => ({ type: 'payment', ...who }),
  },
  {
    asks: isAny(/\bpaid invoices?\b|\binvoices?\b.*\bpaid\b/i),
    args: ({ who, yes_no }) => ({ type: 'invoice', status: 'paid', ...who, yes_no }),
  },
  { asks: isAny(/\binvoic|\bbill/i), args: invoicesAsked },
  {
    asks: isAny(CAME_IN, PAID),
    args: ({ request, days, who, yes_no }) => ({
      type: 'payment',
      day: days ? 'paid' : undefined,
      // "from Luca" is somebody; "how much money came in for materials" names nobody
      ...(/\b(?:from|has|did|have)\b/i.test(request) ? who : {}),
      yes_no,
    }),
  },
];

/** Those that were raised, or those that are still to be paid. */
function invoicesAsked({ request, days, who, yes_no }: Asked): Args {
  const raised = /\b(?:invoiced|billed|raised|sent out|put out|done|made)\b/i.test(request);
  const unpaid = !raised && /\b(?:out|open|pending)\b/i.test(request);
  return {
    type: 'invoice',
    day: days ? (raised ? 'made' : 'due') : undefined,
    unpaid: unpaid || undefined,
    ...who,
    yes_no,
  };
}

function spentOn({ job, client, supplier, unknown, request }: Asked): Args {
  if (job) return { client: undefined, ...(supplier ? { search: supplier } : {}) };
  if (client) return {};
  const search = supplier ?? unknown;
  return {
    client: undefined,
    search: /\b(?:on|at|for|from|with|in|off)\b/i.test(request) || supplier ? search : undefined,
  };
}
