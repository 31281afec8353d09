import type { Command } from 'commander';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';

/** What is printed lasts at least so long: a script has to come to its end with it. */
const LEAST_MS = 10 * 60_000;

export const token: CliCommand = {
  examples: ['smoko token'],
  configure: configureToken,
};

function configureToken(command: Command, context: Context): void {
  command
    .addHelpText(
      'after',
      '\nIt lasts 10 to 15 minutes: SMOKO_TOKEN=$(smoko token) signs a script in on another computer so long.',
    )
    .action(async () => {
      const session = requireSession(context.store, context.url());
      await session.headers();
      const { expires_at } = context.store.server(session.url);
      if (expires_at !== undefined && expires_at - Date.now() < LEAST_MS) await session.renewAfter401();
      context.printRaw(await session.accessToken());
    });
}
