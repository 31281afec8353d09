import { type Quote, quoteStatusSchema } from '@smoko/contract';
import { z } from 'zod';
import { yesNo, yesOrNo } from './answers.ts';
import { given } from './changes.ts';
import { clientRef, date, jobRef, text } from './fields.ts';
import { addMoney, count, money } from './format.ts';
import { jobTitle } from './job-view.ts';
import { linkOf } from './paper-link.ts';
import { linesOf, tell } from './quote-lines.ts';
import { quoteRow, quotesFitting, quoteTitle, quoteTotal, quoteView, resolveQuote } from './quote-view.ts';
import { resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { listed, span, within } from './rows.ts';
import { defineTool, read, type ToolResult } from './tool.ts';

const which = {
  quote: text('Its name (Q12), its number, or words of its text', 100).optional(),
  client: clientRef.optional(),
  job: jobRef.optional(),
};

export const findQuote = defineTool({
  name: 'find_quote',
  description: 'Show one quote.',
  doing: 'Looking up the quote',
  args: z.strictObject({
    ...which,
    is: quoteStatusSchema.optional().describe('Asked whether it is so'),
    link: z.boolean().optional().describe('true: asked for the link of the page its client sees'),
  }),
  async run({ is, link, ...a }, env) {
    const quote = await resolveQuote(env, a);
    if (link) return linkOf(`quote ${quoteTitle(quote)}`, quote.link, quote.status === 'draft');
    const words = `Quote ${quoteRow(quote)}${eachLine(quote)}`;
    return read(yesOrNo(is !== undefined, isSo(quote, is), words), { quote: quoteView(quote) });
  },
});

/** What was accepted or declined was sent before. */
const isSo = ({ status }: Quote, asked: Quote['status'] | undefined): boolean =>
  asked === 'sent' ? status !== 'draft' : status === asked;

/** A quote with more lines is read on its own page. */
const TOLD = 12;

/** What each line comes to, where there is more than one. */
function eachLine(quote: Quote): string {
  if (quote.lines.length < 2 || quote.lines.length > TOLD) return '';
  const before = quote.gst > 0 && !quote.prices_include_gst ? ', before GST' : '';
  return [`. Its lines${before}:`, ...linesOf(quote).lines.map((line) => `- ${tell(line)}`)].join('\n');
}

/** Not answered by the client yet. */
const open = (quote: Quote) => quote.status === 'draft' || quote.status === 'sent';

export const listQuotes = defineTool({
  name: 'list_quotes',
  description: 'List, count or add up quotes, by status, client, job, validity or words.',
  doing: 'Looking through the quotes',
  args: z.strictObject({
    ...which,
    status: quoteStatusSchema.optional(),
    open: z.boolean().optional().describe('true: no answer from the client yet'),
    is: quoteStatusSchema.optional().describe('Asked whether one is so'),
    from: date('First day of expiry').optional(),
    to: date('Last day of expiry').optional(),
    yes_no: yesNo,
  }),
  async run({ status, is, yes_no, from, to, quote: about, ...a }, env) {
    const narrowed = async (quote?: string) =>
      (await quotesFitting(env, { quote, client: a.client, job: a.job }, given({ status })))
        .filter((one) => !a.open || open(one))
        .filter((one) => within(one.valid_until, from, to));
    const found = await narrowed(about);
    const [client, job] = await Promise.all([
      a.client ? resolveClient(env, a.client) : null,
      a.job ? resolveJob(env, a.job) : null,
    ]);
    const whose = `${client ? ` for ${client.name}` : ''}${job ? ` for job ${jobTitle(job)}` : ''}`;
    const noun = [a.open ? 'open' : status, 'quote'].filter(Boolean).join(' ');
    if (about && !found.length) return others(about, `${noun}${whose}`, client || job ? await narrowed() : []);
    const valid = from || to ? ` valid until${span(from, to).replace(/^ on/, '')}` : '';
    const words = count(found.length, noun) + whose + valid + total(found);
    const row = (quote: Quote) => (found.length === 1 ? quoteRow(quote) + eachLine(quote) : quoteRow(quote));
    const result = listed(words, found, row, quoteView, 'quotes', yes_no);
    const so = is !== undefined && found.some((one) => isSo(one, is));
    return { ...result, summary: yesOrNo(is !== undefined, so, result.summary) };
  },
});

/** No quote is about what was asked for: those there are, without their figures. */
function others(about: string, noun: string, rest: Quote[]): ToolResult {
  const known = rest.map((quote) => quote.short_name).join(', ');
  return read(`No ${noun} on file mentions "${about}"${known ? `. On file for them: ${known}` : ''}`, { count: 0 });
}

function total(quotes: Quote[]): string {
  const sums = quotes.map(quoteTotal);
  const priced = sums.filter((sum) => sum !== null);
  if (quotes.length < 2 || !priced.length) return '';
  const without = sums.length - priced.length;
  return `, ${money(priced.reduce(addMoney, 0))} in all${without ? ` (${without} without a total)` : ''}`;
}
