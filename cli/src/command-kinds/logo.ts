import { getSettings, LOGO_PATH, logoPictureAt, type Settings, updateSettings } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { CliError, usage } from '../exit.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { assertFree, copyTo, download, saveTo } from '../session/download.ts';
import { lazySession, type Session } from '../session/session.ts';
import { uploadFile } from '../session/upload.ts';
import type { Configured } from './command.ts';

interface Options extends OutputOptions {
  remove?: boolean;
  output?: string;
  force?: boolean;
}

/** `smoko settings logo ute.png`: uploads it; without a file says whether there is one. */
export const logoCommand: Configured = {
  configure(command: Command, context: Context) {
    const session = lazySession(context);
    command
      .argument('[file]', 'a PNG or JPEG picture of this computer')
      .option('--remove', 'no logo any more; what was issued keeps the one it has')
      .option('-o, --output <file>', 'save the one that is there; - for standard output')
      .option('--force', 'write over a file that is there');
    withOutput(command).action(async (file: string | undefined, options: Options) => {
      if ([file, options.remove, options.output].filter(Boolean).length > 1) {
        throw usage('Name a file, or say --remove or --output: one at a time.');
      }
      if (options.output) return save(session(), options.output, options, context);
      const { settings, said } = await (file
        ? upload(session(), file)
        : options.remove
          ? remove(session())
          : look(session()));
      printRecord(context, options, settings, () => {
        for (const line of said) context.print(line);
      });
    });
  },
};

interface Done {
  settings: Settings;
  said: string[];
}

async function upload(session: Session, file: string): Promise<Done> {
  await uploadFile(session, LOGO_PATH, file);
  const settings = await session.api.call(getSettings, {});
  return { settings, said: ['Your logo stands on new papers from now on.'] };
}

async function remove(session: Session): Promise<Done> {
  const { logo } = await session.api.call(getSettings, {});
  if (!logo) throw new CliError('There is no logo to remove.');
  const settings = await session.api.call(updateSettings, { logo: null });
  const back = `To put it back within 30 days: smoko settings edit --logo ${logo}`;
  return { settings, said: ['No logo on new papers any more. What was issued keeps its own.', back] };
}

async function look(session: Session): Promise<Done> {
  const settings = await session.api.call(getSettings, {});
  return {
    settings,
    said: [settings.logo ? `Your logo is ${settings.logo}.` : 'You have no logo. Add one: smoko settings logo FILE'],
  };
}

async function save(session: Session, output: string, { force }: Options, context: Context): Promise<void> {
  if (output !== '-') assertFree(output, force);
  const { logo } = await session.api.call(getSettings, {});
  if (!logo) throw new CliError('There is no logo to save.');
  const content = await download(session, logoPictureAt(logo));
  if (output === '-') return copyTo(context.stdout, content);
  await saveTo(output, content, () => {});
  context.print(`Wrote ${output}.`);
}
