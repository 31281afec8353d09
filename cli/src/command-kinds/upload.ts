import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { problemToError } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { fetchFrom } from '../session/reach.ts';
import { lazySession, type Session } from '../session/session.ts';
import { findId } from '../tables/find.ts';
import { jobs } from '../tables/jobs.ts';
import { type CliTable, type Row, titleOf } from '../tables/table.ts';
import type { Configured } from './command.ts';

/** `smoko files add plan.pdf --job 1001`: the record is made by uploading its file. */
export function uploadCommand<R extends Row>(table: CliTable<R>, path: string, { ofJob = false } = {}): Configured {
  return {
    configure(command: Command, context: Context) {
      const session = lazySession(context);
      command.argument('<path...>', 'files of this computer');
      if (ofJob) command.option('--job <job>', 'kept with this job: id, number or name');
      withOutput(command).action(async (paths: string[], options: OutputOptions & { job?: string }) => {
        const project_id = options.job && (await findId(session(), jobs, options.job));
        for (const file of paths) {
          const record = (await upload(session(), path, file, project_id ? { project_id } : {})) as R;
          printRecord(context, options, record, () => context.print(`Added ${titleOf(table, record)}.`));
        }
      });
    },
  };
}

/** Sends one file as a multipart form. @throws CliError where it cannot be read, AppError in the server's words */
async function upload(session: Session, path: string, file: string, fields: Record<string, string>): Promise<unknown> {
  const content = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    throw new CliError(`${file} cannot be read (${cause.code}).`, 1, { cause });
  });
  const send = async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new Blob([content]), basename(file));
    return fetchFrom(session.url)(`${session.url}${path}`, {
      method: 'POST',
      headers: await session.headers(),
      body: form,
    });
  };
  let response = await send();
  if (response.status === 401 && (await session.renewAfter401())) response = await send();
  const text = await response.text();
  if (!response.ok) throw problemToError(response, text);
  return JSON.parse(text);
}
