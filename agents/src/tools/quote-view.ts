import { type Quote, quotes } from '@smoko/contract';
import { compact } from './changes.ts';
import { commas, day, money } from './format.ts';
import { bestMatches, fold } from './matching.ts';
import { listAll, one, resolveClient, resolveJob } from './resolve.ts';
import type { ToolEnv } from './tool.ts';

const firstLine = (text: string) =>
  text
    .split('\n')
    .find((line) => line.trim() !== '')
    ?.trim() ?? '';
const brief = (text: string) => (text.length > 80 ? `${text.slice(0, 77).trimEnd()}...` : text);
const textOf = (q: Quote) => q.content.details || q.content.aiGenerated;

const STATED = /\btotal\b[^$\n]{0,20}\$\s?([\d,]+(?:\.\d{1,2})?)(\s*(?:\+|plus|ex)\s*gst)?/gi;
/** The total as it stands in the text, and whether GST comes on top of it. */
export function statedTotal(q: Quote): { dollars: number; plusGst: boolean } | null {
  const [, figure, plus] = [...textOf(q).matchAll(STATED)].at(-1) ?? [];
  return figure ? { dollars: Number(figure.replaceAll(',', '')), plusGst: plus !== undefined } : null;
}

/** The total in figures: of the lines, else as it stands in the text; null when there is none. */
export const quoteTotal = (q: Quote): number | null => (q.lines.length ? q.total : (statedTotal(q)?.dollars ?? null));

/** "Q-1763 for Ingrid Sorensen, $2,340.00". */
export function quoteTitle(q: Quote): string {
  const total = quoteTotal(q);
  return commas(`${q.quote_number}${q.client ? ` for ${q.client.name}` : ''}`, total === null ? null : money(total));
}
export const quoteWords = (q: Quote): string =>
  commas(quoteTitle(q), brief(firstLine(textOf(q))), q.valid_until ? `valid until ${day(q.valid_until)}` : null);
export const quoteRow = (q: Quote): string => commas(quoteWords(q), q.status);
export const quoteView = (q: Quote) =>
  compact({
    id: q.id,
    quote_number: q.quote_number,
    client: q.client?.name,
    job: q.project?.job_number,
    status: q.status,
    total: quoteTotal(q),
    gst: q.gst || undefined,
    valid_until: q.valid_until,
    details: textOf(q).slice(0, 1_000),
  });

export interface WhichQuote {
  quote?: string | undefined;
  client?: string | undefined;
  job?: string | undefined;
}

/** By number, or by client, job and words of its text; all that is given must fit. */
export async function quotesFitting(env: ToolEnv, which: WhichQuote): Promise<Quote[]> {
  const client = which.client ? await resolveClient(env, which.client) : null;
  const job = which.job === undefined ? null : await resolveJob(env, which.job);
  const all = (await listAll<Quote>(env, quotes.operations.list))
    .filter((q) => !client || q.client_id === client.id)
    .filter((q) => !job || q.project_id === job.id || (q.project_id === null && q.client_id === job.client_id));
  if (!which.quote) return all;
  const number = fold(which.quote);
  const exact = all.filter((q) => q.id === which.quote || fold(q.quote_number) === number);
  return exact.length ? exact : bestMatches(which.quote, all, [(q) => textOf(q), (q) => q.client?.name ?? '']);
}

export async function resolveQuote(env: ToolEnv, which: WhichQuote): Promise<Quote> {
  const said = [which.quote, which.client, which.job].filter(Boolean).join(', ') || 'that';
  return one(await quotesFitting(env, which), said, 'quote', quoteRow);
}
