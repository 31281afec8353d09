import { AppError, logout } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { CliError, notSignedIn } from '../exit.ts';
import { Session } from '../session/session.ts';

export function configure(command: Command, context: Context): void {
  command
    .option('--everywhere', 'end your other sessions too: browsers and other computers')
    .action(({ everywhere = false }: { everywhere?: boolean }) => run(everywhere, context));
}

async function run(everywhere: boolean, context: Context): Promise<void> {
  const url = context.url();
  if (!context.store.server(url).access_token) {
    if (everywhere) throw notSignedIn();
    context.print('You are not signed in.');
    return;
  }
  const told = await tellServer(new Session(context.store, url), everywhere);
  await context.store.updateServer(url, ({ email, thread_id }) => ({ email, thread_id }));
  context.print(everywhere ? 'Signed out everywhere.' : 'Signed out.');
  if (!told) context.stderr.write(`${url} could not be reached: the session there ends when it expires.\n`);
}

/** Signing out here works without the server; signing out everywhere does not. */
async function tellServer(session: Session, everywhere: boolean): Promise<boolean> {
  try {
    await session.api.call(logout, { everywhere });
    return true;
  } catch (error) {
    const gone = error instanceof CliError || (error instanceof AppError && error.code === 'not_authenticated');
    if (everywhere || !(gone || (error instanceof AppError && error.status >= 500))) throw error;
    return error instanceof CliError ? error.exitCode === 3 : error.code === 'not_authenticated';
  }
}
