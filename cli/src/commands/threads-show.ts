import { type ChatMessage, listMessages } from '@smoko/contract';
import type { Command } from 'commander';
import { printMessage } from '../chat/print-message.ts';
import { THREAD_ARGUMENT, whichThread } from '../chat/which-thread.ts';
import type { Context } from '../context.ts';
import { type OutputOptions, withOutput } from '../output/output.ts';
import { MORE, type PageOptions, pagesOf, withPages } from '../output/pages.ts';
import { printList } from '../output/print-list.ts';
import { lazySession } from '../session/session.ts';

/** `smoko threads show`: what was said, in order; scripts get it page by page, the latest page first. */
export function configure(command: Command, context: Context): void {
  const session = lazySession(context);
  withPages(withOutput(command.argument(...THREAD_ARGUMENT))).action(
    async (given: string | undefined, options: OutputOptions & PageOptions) => {
      const id = whichThread(given, context);
      const pages = pagesOf((page) => session().api.call(listMessages, { id, ...page }), options);
      const { json, jsonl, quiet, fields } = options;
      if (json || jsonl || quiet || fields) return printList(context, options, pages, { columns: [], empty: '' });
      const messages: ChatMessage[] = [];
      let more = false;
      for await (const page of pages) {
        messages.unshift(...page.data);
        more = page.next_cursor !== null && page.next_cursor !== undefined;
      }
      if (more) context.stderr.write(`${MORE}\n`);
      for (const message of messages) printMessage(message, context);
      if (messages.length === 0) context.print('Nothing was said yet.');
    },
  );
}
