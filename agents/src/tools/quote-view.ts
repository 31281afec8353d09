import { type Quote, quotes } from '@smoko/contract';
import { byId, candidates, distinct, type Filter } from './candidates.ts';
import { compact } from './changes.ts';
import { brief, commas, day, money } from './format.ts';
import { bestMatches, fold, TITLES } from './matching.ts';
import { offersTold } from './offers-told.ts';
import { firstOf, listAll, lookUp } from './paging.ts';
import { findClients } from './parties.ts';
import { clientName, jobName } from './reference-names.ts';
import { one, resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { searchWords } from './search-words.ts';
import type { ToolEnv } from './tool.ts';

const firstLine = (text: string) =>
  text
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';
const textOf = (q: Quote) => q.content.details || q.content.aiGenerated;

const STATED = /\btotal\b[^$\n]{0,20}\$\s?([\d,]+(?:\.\d{1,2})?)(\s*(?:\+|plus|ex)\s*gst)?/gi;
/** The total as it stands in the text, and whether GST comes on top of it. */
export function statedTotal(q: Quote): { dollars: number; plusGst: boolean } | null {
  const [, figure, plus] = [...textOf(q).matchAll(STATED)].at(-1) ?? [];
  return figure ? { dollars: Number(figure.replaceAll(',', '')), plusGst: plus !== undefined } : null;
}

/** The total in figures: of the lines, else as it stands in the text; null when there is none. */
export const quoteTotal = (q: Quote): number | null => (q.lines.length ? q.total : (statedTotal(q)?.dollars ?? null));

/** "Q12 for Ingrid Sorensen, $2,340.00 inc GST". */
export function quoteTitle(q: Quote): string {
  const total = quoteTotal(q);
  const gst = q.gst > 0 ? ' inc GST' : '';
  const whose = q.client ? ` for ${q.client.name}` : '';
  return commas(`${q.short_name}${whose}`, total === null ? null : `${money(total)}${gst}`);
}
export const quoteWords = (q: Quote): string =>
  commas(
    quoteTitle(q),
    brief(firstLine(textOf(q)), 80),
    q.valid_until ? `valid until ${day(q.valid_until)}` : null,
    offersTold(q),
    q.deposit ? `${q.deposit_percent}% deposit ${money(q.deposit)}` : null,
  );
export const quoteRow = (q: Quote): string => commas(quoteWords(q), q.status);
export const quoteView = (q: Quote) =>
  compact({
    id: q.id,
    quote: q.short_name,
    quote_number: q.quote_number === q.short_name ? undefined : q.quote_number,
    client: q.client?.name,
    job: q.project?.job_number,
    status: q.status,
    total: quoteTotal(q),
    gst: q.gst || undefined,
    valid_until: q.valid_until,
    deposit_percent: q.deposit_percent,
    deposit: q.deposit,
    lines: q.lines.length
      ? q.lines.map(({ description, quantity, unit, unit_price, optional, choice, taken }) => ({
          ...compact({ description, quantity, unit, unit_price }),
          ...(optional || choice ? { ...compact({ choice }), optional, taken } : {}),
        }))
      : undefined,
    prices_include_gst: q.lines.length ? q.prices_include_gst : undefined,
    details: textOf(q).slice(0, 1_000),
    wording: q.content.aiGenerated.slice(0, 1_000),
  });

export interface WhichQuote {
  quote?: string | undefined;
  client?: string | undefined;
  job?: string | undefined;
}

const { list, get } = quotes.operations;

/**
 * By name or number, or by client, job and words of its text; all that is given must fit. Without any of them these are all
 * there are: `look` says how many are read.
 */
export async function quotesFitting(
  env: ToolEnv,
  which: WhichQuote,
  filter: Filter = {},
  look: typeof lookUp = listAll,
): Promise<Quote[]> {
  const client = which.client ? await resolveClient(env, which.client) : null;
  const job = which.job === undefined ? null : await resolveJob(env, which.job);
  const theirs = (q: Quote) =>
    (!client || q.client_id === client.id) &&
    (!job || q.project_id === job.id || (q.project_id === null && q.client_id === job.client_id));
  const ways: Filter[] = client
    ? [{ client_id: client.id }]
    : job
      ? [{ project_id: job.id }, ...(job.client_id ? [{ client_id: job.client_id }] : [])]
      : [{}];
  const { quote: said } = which;
  if (said && !client && !job) return quotesNamed(env, said, filter);
  const rows = distinct((await Promise.all(ways.map((way) => look<Quote>(env, list, { ...filter, ...way })))).flat());
  return said ? matchQuotes(said, rows.filter(theirs)) : rows.filter(theirs);
}

async function quotesNamed(env: ToolEnv, said: string, filter: Filter): Promise<Quote[]> {
  const known = await byId<Quote>(env, get, said);
  if (known) return [known];
  const called = await quotesCalled(env, said, filter);
  if (called.length) return called;
  const rows = await candidates<Quote>(env, list, {
    words: searchWords(said, TITLES),
    filter,
    enough: (found) => matchQuotes(said, found, [textOf]).length > 0,
    through: async () => (await findClients(env, said)).found.map(({ id }) => ({ client_id: id })),
  });
  return matchQuotes(said, rows);
}

/** "Q12", "q 12", "quote 12", "no. 12". */
const CALLED = /^(?:quote\s+)?(?:number\s+|no\.?\s+|#\s*)?(?:q(?<dash>-)?\s?)?(?<count>\d{1,6})$/i;
/** The names that words may mean: as Smoko gives them, and as one is told that the tradie numbers himself. */
function namesMeant(said: string): string[] {
  const { dash, count } = CALLED.exec(said.trim())?.groups ?? {};
  if (!count) return [];
  return dash ? [`Q-${count}`, `Q${count}`] : [`Q${count}`, `Q-${count}`];
}

async function quotesCalled(env: ToolEnv, said: string, filter: Filter): Promise<Quote[]> {
  for (const short_name of namesMeant(said)) {
    const found = await firstOf<Quote>(env, list, { ...filter, short_name });
    if (found.length) return found;
  }
  return [];
}

/** What its lines and its job say it is for. */
const forWhat = (q: Quote): string =>
  [...q.lines.map(({ description }) => description), q.project?.job_name].filter(Boolean).join(' ');

function matchQuotes(
  said: string,
  rows: Quote[],
  fields = [textOf, forWhat, (q: Quote) => q.client?.name ?? ''],
): Quote[] {
  const number = fold(said);
  const called = namesMeant(said);
  const isCalled = (q: Quote) =>
    [q.short_name, q.quote_number].some((name) => fold(name) === number) || called.includes(q.short_name);
  const exact = rows.filter((q) => q.id === said || isCalled(q));
  return exact.length ? exact : bestMatches(said, rows, fields);
}

export async function resolveQuote(env: ToolEnv, which: WhichQuote): Promise<Quote> {
  const found = await quotesFitting(env, which, {}, lookUp);
  const [only] = found;
  if (only && found.length === 1) return only;
  const said = [which.quote, await clientName(env, which.client), await jobName(env, which.job)];
  return one(found, said.filter(Boolean).join(', ') || 'that', 'quote', quoteRow);
}
