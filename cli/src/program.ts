import { Command } from 'commander';
import { version } from '../package.json';
import { COMMANDS, GROUPS } from './commands/registry.ts';
import { type Context, createContext, type GlobalFlags, type Surroundings } from './context.ts';
import { useProxies } from './session/proxy.ts';

const EXIT_HELP = `
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not signed in, 4 waits for your approval.`;

/** The command tree. A command's own file is loaded when it is addressed, so `smoko --help` stays fast. */
export function createProgram(around: Surroundings): Command {
  const program = new Command('smoko')
    .description('Smarter job management for tradies, powered by AI.')
    .version(version, '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .option('--url <url>', 'address of the Smoko server (default: SMOKO_URL, else that of the last sign-in)')
    .option('--profile <name>', 'which of your businesses (default: SMOKO_PROFILE, else as config use says)')
    .addHelpText('after', EXIT_HELP)
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => around.stdout.write(text),
      writeErr: (text) => around.stderr.write(text),
      ...errorsOf('smoko'),
    })
    .exitOverride();
  const context = createContext(around, () => program.opts<GlobalFlags>());
  addCommands(program, context);
  return program;
}

function addCommands(program: Command, context: Context): void {
  const groups = new Map<string, Command>([['', program]]);
  const loaders = new Map<Command, () => Promise<void>>();
  for (const { path, summary, examples, load } of COMMANDS) {
    const words = path.split(' ');
    const name = words.pop() ?? '';
    const command = groupNamed(words.join(' '), groups).command(name).description(summary);
    command.configureOutput(errorsOf(`smoko ${path}`)).addHelpText('after', exampleHelp(examples));
    loaders.set(command, async () => {
      await useProxies(context.env);
      (await load()).configure(command, context);
    });
  }
  // commander waits for this hook before it reads a command's own options
  for (const group of groups.values()) group.hook('preSubcommand', (_, command) => loaders.get(command)?.());
}

function groupNamed(name: string, groups: Map<string, Command>): Command {
  const known = groups.get(name);
  if (known) return known;
  if (name === '') throw new Error('The program itself is missing.');
  const words = name.split(' ');
  const last = words.pop() ?? '';
  const group = groupNamed(words.join(' '), groups)
    .command(last)
    .description(GROUPS[name] ?? name)
    .configureOutput(errorsOf(`smoko ${name}`));
  groups.set(name, group);
  return group;
}

/** What was wrong, in one line that ends in where to read on. */
const errorsOf = (command: string) => ({
  outputError: (text: string, write: (line: string) => void) => {
    const said = text
      .replace(/^error: /, '')
      .trim()
      .split(/\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join(' ')
      .replace(/(?<!\.)\.+$/, '');
    write(`${said.charAt(0).toUpperCase()}${said.slice(1)}. See: ${command} --help\n`);
  },
});

const exampleHelp = (examples: readonly string[]) =>
  `\n${examples.length > 1 ? 'Examples' : 'Example'}:\n${examples.map((line) => `  ${line}`).join('\n')}`;
