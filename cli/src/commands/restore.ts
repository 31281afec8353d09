import { LIMITS, RESTORE_PATH, readyToRestore, restoreSchema } from '@smoko/contract';
import type { Command } from 'commander';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { PROOF, type ProofOptions, withIdentityCheck } from '../session/identity-check.ts';
import { requireSession } from '../session/session.ts';
import { readBlob, uploadFile } from '../session/upload.ts';

export const restoreCopy: CliCommand = {
  examples: ['smoko restore smoko.zip --password-stdin < password.txt'],
  // the business of the examples has records
  exitCode: 1,
  configure: configureRestore,
};

function configureRestore(command: Command, context: Context): void {
  withOutput(command.argument('<file>', 'the zip that smoko export wrote').option(...PROOF))
    .addHelpText(
      'after',
      '\nOnly into a business without records: sign up for a new account first. All of it comes back, or nothing.',
    )
    .action((file: string, options: OutputOptions & ProofOptions) => run(file, options, context));
}

async function run(file: string, options: OutputOptions & ProofOptions, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  await readBlob(file, LIMITS.copyBytes);
  // before all of it is sent
  await withIdentityCheck(context, session, options, () => session.api.call(readyToRestore, {}));
  const answer = await uploadFile(session, RESTORE_PATH, file, {}, LIMITS.copyBytes);
  const restored = restoreSchema.parse(answer);
  printRecord(context, options, restored, () =>
    context.print(`Brought back ${restored.records} records and ${restored.files} files.`),
  );
}
