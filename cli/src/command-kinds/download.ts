import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { assertFree, copyTo, download, saveTo } from '../session/download.ts';
import { lazySession } from '../session/session.ts';
import { find } from '../tables/find.ts';
import type { CliTable, Row } from '../tables/table.ts';
import type { Configured } from './command.ts';

interface Options {
  output?: string;
  force?: boolean;
}

interface FileSource<R> {
  pathOf(record: R): string;
  /** The file name where `--output` is not given; unsafe characters are replaced. */
  nameOf(record: R): string;
}

/** A command that downloads a record's file: `smoko quotes pdf Q-77`. */
export function downloadCommand<R extends Row>(table: CliTable<R>, { pathOf, nameOf }: FileSource<R>): Configured {
  return {
    configure(command: Command, context: Context) {
      const session = lazySession(context);
      command
        .argument(`<${table.noun}>`, 'its id, number or name')
        .option('-o, --output <file>', 'the file to write; - for standard output')
        .option('--force', 'write over a file that is there')
        .action(async (given: string, { output, force }: Options) => {
          const record = await find(session(), table, given);
          const file = output ?? safeFileName(nameOf(record));
          if (file !== '-') assertFree(file, force);
          const content = await download(session(), pathOf(record));
          if (file === '-') return copyTo(context.stdout, content);
          await saveTo(file, content, () => {});
          context.print(`Wrote ${file}.`);
        });
    },
  };
}

/** Makes a file name of a text from the server, which must not name another folder or a hidden file. */
const safeFileName = (name: string): string => {
  const plain = name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_').replace(/^[.\s]+/, '');
  return plain || 'file';
};
