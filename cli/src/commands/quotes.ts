import { addUpQuote, draftQuote, renewQuoteLink, sendQuote, type WireOutput } from '@smoko/contract';
import type { Command } from 'commander';
import { acceptQuote } from '../command-kinds/accept-quote.ts';
import type { CommandGroup } from '../command-kinds/command.ts';
import { downloadCommand } from '../command-kinds/download.ts';
import { answersSeen, newAnswers } from '../command-kinds/new-answers.ts';
import { newLink } from '../command-kinds/new-link.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { checkCommand } from '../command-kinds/paper-warnings.ts';
import { tableCommands } from '../command-kinds/table.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession } from '../session/session.ts';
import { clients } from '../tables/clients.ts';
import { templates } from '../tables/files.ts';
import { jobs } from '../tables/jobs.ts';
import { LINE_HELP, type LineInput, readLine } from '../tables/quote-line.ts';
import { lineText, quotes } from '../tables/quotes.ts';
import { refersTo } from '../tables/references.ts';
import { clean, oneLine } from '../term/clean.ts';
import { formatDay, formatMoney } from '../term/format.ts';
import { printSent } from '../term/print-sent.ts';

interface AddUpOptions extends OutputOptions {
  line?: LineInput[];
  pricesIncludeGst?: boolean;
}

export const quotesCommands: CommandGroup = {
  commands: {
    ...tableCommands(quotes, {
      one: 'Q-77',
      list: '--status draft --client "Dave Wilson"',
      add: '--number Q-77 --client "Dave Wilson" --template letter.txt --line "Labour @ 95 x 2.5 h" --line "Tap @ 129"',
      edit: '--until 2026-12-20 --optional "5 year warranty @ 250" --choice "Tap: Basic @ 320" --choice "Tap: Premium @ 410"',
      status: 'sent',
    }),
    accept: acceptQuote,
    answers: newAnswers,
    'answers-seen': answersSeen,
    check: {
      summary: 'say what to look at before a quote goes out, with the rule it comes from',
      examples: ['smoko quotes check Q-77'],
      ...checkCommand(quotes, 'quote_id'),
    },
    send: {
      summary: 'send a quote to its client',
      examples: ['smoko quotes send Q-77 --channel email'],
      ...operationCommand({ operation: sendQuote, of: quotes, print: printSent }),
    },
    'new-link': newLink(renewQuoteLink, quotes, 'a quote', 'smoko quotes new-link Q-77'),
    pdf: {
      summary: 'download a quote as PDF',
      examples: ['smoko quotes pdf Q-77 --output quote.pdf'],
      ...downloadCommand(quotes, {
        pathOf: ({ id }) => `/api/quotes/${id}/pdf`,
        nameOf: ({ short_name }) => `quote-${short_name}.pdf`,
      }),
    },
    document: {
      summary: 'download a quote in its template',
      examples: ['smoko quotes document Q-77 --output quote.txt'],
      /** Filled into its template, a Word or text file. */
      ...downloadCommand(quotes, {
        pathOf: ({ id }) => `/api/quotes/${id}/document`,
        nameOf: ({ short_name, template_file }) => `quote-${short_name}.${template_file?.file_type ?? 'pdf'}`,
      }),
    },
    draft: {
      summary: 'have a quote written from your words (nothing is kept)',
      examples: ['smoko quotes draft --details "Replace kitchen tap, 2.5 hours at 95 an hour, tap 129"'],
      ...operationCommand({
        operation: draftQuote,
        naming: (session) => ({
          details: { about: 'what the work is, in your words' },
          client_id: refersTo(session, clients),
          project_id: refersTo(session, jobs),
          template_id: refersTo(session, templates),
        }),
        untimed: true,
        print: (drafted, context) => {
          context.print(`${clean(drafted.text)}\n`);
          printSums(drafted, context);
          context.print(`Valid until ${formatDay(drafted.valid_until)}. Nothing is kept yet: smoko quotes add`);
          for (const warning of drafted.warnings) context.stderr.write(`${oneLine(warning)}\n`);
        },
      }),
    },
    'add-up': {
      summary: 'add up lines by the rules of a quote (nothing is kept)',
      examples: ['smoko quotes add-up --line "Labour @ 95 x 2.5 h, less 10%" --line "Council levy @ 120, gst free"'],
      ...{
        configure(command: Command, context: Context) {
          const session = lazySession(context);
          command
            .option('--line <line>', LINE_HELP, readLine)
            .option('--prices-include-gst', 'the prices hold the GST');
          withOutput(command).action(async ({ line, pricesIncludeGst, ...options }: AddUpOptions) => {
            if (!line) throw usage('Give at least one --line.');
            const input = { lines: line, prices_include_gst: pricesIncludeGst === true };
            const sums = await session().api.call(addUpQuote, input);
            printRecord(context, options, sums, () => printSums(sums, context));
          });
        },
      },
    },
  },
};

function printSums({ lines, subtotal, gst, total }: WireOutput<typeof addUpQuote>, context: Context): void {
  for (const line of lines) context.print(oneLine(lineText(line)));
  context.print(`Subtotal ${formatMoney(subtotal)}, GST ${formatMoney(gst)}, total ${formatMoney(total)}`);
}
