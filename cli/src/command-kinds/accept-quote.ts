import { financeRecords, type Quote, quotes as table } from '@smoko/contract';
import { withGst } from '../tables/money-words.ts';
import { placesOf } from '../tables/offered-lines.ts';
import { quotes } from '../tables/quotes.ts';
import { shortId } from '../tables/short-id.ts';
import type { GroupedCommand } from './command.ts';
import { operationCommand } from './operation.ts';

const { get, update } = table.operations;
const HIDDEN = Object.fromEntries(Object.keys(update.input.shape).map((name) => [name, { hidden: true as const }]));
const ISSUE = 'smoko invoices issue';
const all = (words: string, before: string[] = []): string[] => [...before, words];

/** The client said yes in words: to which of the optional lines, and which of each choice. */
export const acceptQuote: GroupedCommand = {
  summary: 'accept a quote for its client, with what they took of it',
  examples: ['smoko quotes accept Q-79 --took "5 year warranty" --took Premium'],
  ...operationCommand({
    operation: update,
    of: quotes,
    naming: () => HIDDEN,
    options: (command) =>
      command.option('--took <line>', 'an optional line or an option they took: words of it, or its place from 1', all),
    async call({ api }, { id }, { took }) {
      const quote: Quote = await api.call(get, { id });
      const taken = took ? { taken: placesOf(quote, [took].flat().map(String)) } : {};
      return api.call(update, { id, version: quote.version, status: 'accepted', ...taken });
    },
    telling:
      async ({ api }) =>
      async (quote) => {
        if (!quote.deposit || !quote.project_id) return { lines: [] };
        const drafts = { project_id: quote.project_id, type: 'invoice', stage: 'draft' } as const;
        const { data } = await api.call(financeRecords.operations.list, drafts);
        const deposit = data.find(({ kind, quote_id }) => kind === 'deposit' && quote_id === quote.id);
        return {
          lines: deposit
            ? [`Its deposit invoice of ${withGst(deposit)} is drafted: ${ISSUE} ${shortId(deposit.id)}`]
            : [],
        };
      },
    print: ({ short_name, total: amount, gst, project }, context) =>
      context.print(
        `Accepted ${short_name} over ${withGst({ amount, gst })}.${project ? ` Its job is ${project.job_number}.` : ''}`,
      ),
  }),
};
