import { parseArgs } from 'node:util';

/** What `npm start -- ...` can be told. */
export type StartOptions =
  | { kind: 'serve'; demo: boolean }
  | { kind: 'help' }
  | { kind: 'check' }
  | { kind: 'backup'; file: string }
  | { kind: 'restore'; file: string; replace: boolean }
  | { kind: 'move'; uri: string };

export const USAGE = `npm start                                  starts Smoko
npm start -- --demo                        and adds a demo business
npm start -- --check                       looks through all data; ends with 1 if something is damaged
npm start -- --backup FILE                 writes a backup, also while Smoko runs
npm start -- --restore FILE [--replace]    puts a backup back; --replace puts aside what is there
npm run move-to-mongodb -- MONGODB_URI     copies the embedded database into an empty MongoDB
npm start -- --help                        says this`;

/** The arguments are not as in USAGE. */
export class OptionError extends Error {
  override name = 'OptionError';
}

/** Throws OptionError. */
export function readOptions(args: readonly string[]): StartOptions {
  const values = parse(args);
  const commands = (['check', 'backup', 'restore', 'move-to-mongodb', 'help'] as const).filter(
    (name) => values[name] !== undefined,
  );
  const [command] = commands;
  if (commands.length > 1) throw new OptionError(`--${commands.join(' and --')} do not go together.`);
  if (values.demo && command) throw new OptionError(`--demo and --${command} do not go together.`);
  if (values.replace && command !== 'restore') throw new OptionError('--replace goes with --restore.');
  for (const name of ['backup', 'restore', 'move-to-mongodb'] as const)
    if (values[name]?.trim() === '') throw new OptionError(`--${name} needs a value.`);
  if (values.help) return { kind: 'help' };
  if (values.check) return { kind: 'check' };
  if (values.backup !== undefined) return { kind: 'backup', file: values.backup };
  if (values.restore !== undefined) return { kind: 'restore', file: values.restore, replace: values.replace ?? false };
  const uri = values['move-to-mongodb'];
  return uri === undefined ? { kind: 'serve', demo: values.demo ?? false } : { kind: 'move', uri };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        demo: { type: 'boolean' },
        check: { type: 'boolean' },
        backup: { type: 'string' },
        restore: { type: 'string' },
        replace: { type: 'boolean' },
        'move-to-mongodb': { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new OptionError(plain(args, error as Error & { code?: string }));
  }
}

/** Node's own words speak of positionals. */
function plain(args: readonly string[], { code, message }: Error & { code?: string }): string {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
    const [, name = args[0]] = /'(-[^']*?)'/.exec(message) ?? [];
    return `Unknown option ${name}.`;
  }
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    const [, word = args[0]] = /'([^']*)'/.exec(message) ?? [];
    return `Unknown option ${word}.`;
  }
  const [, name = 'That option'] = /'(--[\w-]+)/.exec(message) ?? [];
  return /argument missing|ambiguous/.test(message) ? `${name} needs a value.` : `${name} takes no value.`;
}
