import { type Offered, offerWords, type Quote, quotes as table, taxWords, type Variation } from '@smoko/contract';
import { formatDay, formatMoney, formatShortDay } from '../term/format.ts';
import { clients } from './clients.ts';
import { templates } from './files.ts';
import { jobs } from './jobs.ts';
import { CHOICE_HELP, type GivenLines, linesGiven, OPTIONAL_HELP, readChoice, readOptional } from './offered-lines.ts';
import { warningsOf } from './paper-warnings.ts';
import { LINE_HELP, readLine } from './quote-line.ts';
import { jobTitle, nameOf, refersTo } from './references.ts';
import type { CliTable } from './table.ts';

interface QuoteOptions extends GivenLines {
  details?: string;
  text?: string;
}

export const quotes: CliTable<Quote> = {
  group: 'quotes',
  noun: 'quote',
  plural: 'quotes',
  operations: table.operations,
  beside: warningsOf('quote_id'),
  columns: [
    { title: 'Quote', value: (quote) => quote.short_name },
    { title: 'Client', value: (quote) => nameOf(quote.client), shrinkTo: 10, dropOrder: 1 },
    { title: 'Job', value: (quote) => jobTitle(quote.project), shrinkTo: 10, dropOrder: 3 },
    { title: 'Until', value: (quote) => formatShortDay(quote.valid_until), dropOrder: 2 },
    { title: 'Total', value: (quote) => formatMoney(quote.total), align: 'right' },
    { title: 'Status', value: (quote) => quote.status },
  ],
  details: (quote) => [
    ['Quote', quote.short_name],
    ['Number', quote.quote_number],
    ['Client', nameOf(quote.client)],
    ['Job', jobTitle(quote.project)],
    ['Status', quote.status],
    ['Valid until', formatDay(quote.valid_until)],
    ['Their reference', quote.customer_reference ?? ''],
    ['Lines', quote.lines.map(lineText).join('\n')],
    ['Subtotal', formatMoney(quote.subtotal)],
    ['GST', quote.gst === 0 ? '' : formatMoney(quote.gst)],
    ['Total', `${formatMoney(quote.total)}${quote.gst === 0 ? '' : ' inc GST'}`],
    ['Deposit', quote.deposit === null ? '' : `${quote.deposit_percent}%, ${formatMoney(quote.deposit)}`],
    ['Link', quote.link ?? ''],
    ['Answer', quote.response ? `${quote.response.decision} by ${quote.response.name}` : ''],
    ['Details', quote.content.details],
    ['Text', quote.content.aiGenerated],
  ],
  names: (quote) => [quote.short_name],
  otherNames: (quote) => [quote.quote_number],
  telling: async (_session, _input, before) =>
    before ? undefined : async ({ short_name }) => [`To send it: smoko quotes send ${wordOf(short_name)}`],
  naming: (session) => ({
    quote_number: { flag: 'number' },
    client_id: refersTo(session, clients),
    project_id: refersTo(session, jobs),
    template_id: refersTo(session, templates),
    deposit_percent: { flag: 'deposit', about: 'percent of the total, asked for once it is accepted' },
    customer_reference: { about: 'what the client calls it, such as their purchase order' },
    valid_until: { flag: 'until', about: 'valid until this day' },
    content: { hidden: true },
    lines: { hidden: true },
    taken: { hidden: true },
  }),
  extra: {
    configure: (command) =>
      command
        .option('--details <text>', 'what the work is')
        .option('--text <text>', 'the words of the quote itself')
        .option('--line <line>', LINE_HELP, readLine)
        .option('--optional <line>', OPTIONAL_HELP, readOptional)
        .option('--choice <line>', CHOICE_HELP, readChoice),
    read: ({ details, text, ...given }: QuoteOptions, before) => ({
      ...withLines(linesGiven(given, before)),
      ...(details === undefined && text === undefined
        ? {}
        : {
            content: {
              ...before?.content,
              ...(details === undefined ? {} : { details }),
              ...(text === undefined ? {} : { aiGenerated: text }),
            },
          }),
    }),
  },
};

/** As a shell takes it for one word. */
const wordOf = (number: string): string => (/^[\w./-]+$/.test(number) ? number : `"${number}"`);

const withLines = (lines: ReturnType<typeof linesGiven>) => (lines ? { lines } : {});

/** "Warranty: 1 at $250.00 = $250.00 (optional, not in the total)". */
export function lineText(line: Variation['lines'][number] & Offered): string {
  const { description, quantity, unit, unit_price, total } = line;
  const words = [...taxWords(line), offerWords(line)].filter(Boolean).join(', ');
  return `${description}: ${quantity}${unit ? ` ${unit}` : ''} at ${formatMoney(unit_price)} = ${formatMoney(total)}${words ? ` (${words})` : ''}`;
}
