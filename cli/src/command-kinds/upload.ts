import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession } from '../session/session.ts';
import { uploadFile } from '../session/upload.ts';
import { findId } from '../tables/find.ts';
import { jobs } from '../tables/jobs.ts';
import { type CliTable, type Row, titleOf } from '../tables/table.ts';
import type { Configured } from './command.ts';

/** A command that uploads files, each of which becomes a record: `smoko files add plan.pdf --job 1001`. */
export function uploadCommand<R extends Row>(table: CliTable<R>, path: string, { ofJob = false } = {}): Configured {
  return {
    configure(command: Command, context: Context) {
      const session = lazySession(context);
      command.argument('<path...>', 'files of this computer');
      if (ofJob) command.option('--job <job>', 'kept with this job: id, number or name');
      withOutput(command).action(async (paths: string[], options: OutputOptions & { job?: string }) => {
        const project_id = options.job && (await findId(session(), jobs, options.job));
        for (const file of paths) {
          const record = (await uploadFile(session(), path, file, project_id ? { project_id } : {})) as R;
          printRecord(context, options, record, () => context.print(`Added ${titleOf(table, record)}.`));
        }
      });
    },
  };
}
