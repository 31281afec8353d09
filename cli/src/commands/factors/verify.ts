import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { requireSession } from '../../session/session.ts';
import { verify } from './verified.ts';

export function configure(command: Command, context: Context): void {
  command
    .argument('<id>', 'as shown by: smoko account factors list')
    .argument('<code>', 'as the app shows it')
    .action((id: string, code: string) =>
      verify(requireSession(context.store, context.url()), id, async () => code, context),
    );
}
