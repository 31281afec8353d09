import { stopThread } from '@smoko/contract';
import type { Command } from 'commander';
import { THREAD_ARGUMENT, whichThread } from '../chat/which-thread.ts';
import type { Context } from '../context.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession } from '../session/session.ts';

export function configure(command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command.argument(...THREAD_ARGUMENT)).action(async (given: string | undefined, options: OutputOptions) => {
    const thread = await session().api.call(stopThread, { id: whichThread(given, context) });
    printRecord(context, options, thread, () =>
      context.print(thread.running ? 'Stopping. What was done stays done.' : 'Nothing is being worked on there.'),
    );
  });
}
