import { Command } from 'commander';
import { version } from '../package.json';
import { withAlias } from './aliases.ts';
import type { CliCommand, CommandGroup } from './command-kinds/command.ts';
import { type Entry, REGISTRY } from './commands/registry.ts';
import { type Context, createContext, type GlobalFlags, type Surroundings } from './context.ts';
import { useProxies } from './session/proxy.ts';

const EXIT_HELP = `
Exit codes: 0 done, 1 failed, 2 wrong usage, 3 not signed in, 4 waits for your
approval.`;

/** Runs a command. Its file is loaded only now, so that `smoko --help` and other commands start quickly. */
export async function runProgram(argv: string[], around: Surroundings): Promise<void> {
  const program = createProgram(around);
  const context = createContext(around, () => program.opts<GlobalFlags>());
  const load = addEntries(program, context);
  const isCommand = (name: string) => name === 'help' || REGISTRY.some((entry) => entry.name === name);
  const line = withAlias(argv, isCommand, () => context.store.aliases());
  // as gh has it
  if (line[2] === 'version' && line.length === 3) line[2] = '--version';
  if (line.includes('help') && (await helpFor(program, line, load))) return;
  await program.parseAsync(line);
}

/**
 * `smoko help jobs add`: the same as `smoko jobs add --help`, as commander's own help knows only `smoko help jobs`, and does
 * not wait for the hook below. True where it was shown.
 */
async function helpFor(program: Command, argv: string[], load: Load): Promise<boolean> {
  const [first, name, ...verbs] = program.parseOptions(argv.slice(2)).operands;
  const command = first === 'help' && program.commands.find((one) => one.name() === name);
  if (!command) return false;
  if (verbs.length > 0) await program.parseAsync([...argv.slice(0, 2), command.name(), ...verbs, '--help']);
  else await load(command);
  return verbs.length > 0;
}

const createProgram = (around: Surroundings): Command =>
  new Command('smoko')
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

type Load = (command: Command) => Promise<void>;

/** Adds the commands of `smoko --help` without their options. Returns the function that loads one of them. */
function addEntries(program: Command, context: Context): Load {
  const entries = new Map<Command, Entry>();
  for (const entry of REGISTRY) entries.set(addCommand(program, entry.name, entry.summary, entry.name), entry);
  const load: Load = async (command) => {
    await useProxies(context.env);
    const loaded = await entries.get(command)?.load();
    if (!loaded) return;
    if ('commands' in loaded) return addGroup(command, loaded, context);
    command.addHelpText('after', exampleHelp(loaded.examples));
    loaded.configure(command, context);
  };
  // commander waits for this hook before it parses the command's options
  program.hook('preSubcommand', (_, command) => load(command));
  return load;
}

/** Adds a group's commands. Each is configured when it is called. */
function addGroup(group: Command, { commands, nouns = {} }: CommandGroup, context: Context): void {
  const path = group.name();
  const parents = new Map<string, Command>([['', group]]);
  const declared = new Map<Command, CliCommand>();
  for (const [words, one] of Object.entries(commands)) {
    const [name = '', noun = ''] = words.split(' ').reverse();
    let parent = parents.get(noun);
    if (!parent) {
      parent = addCommand(group, noun, nouns[noun] ?? noun, `${path} ${noun}`);
      parents.set(noun, parent);
    }
    const command = addCommand(parent, name, one.summary, `${path} ${words}`);
    if (one.alias) command.alias(one.alias);
    declared.set(command.addHelpText('after', exampleHelp(one.examples)), one);
  }
  for (const parent of parents.values()) {
    parent.hook('preSubcommand', (_, command) => declared.get(command)?.configure(command, context));
  }
}

function addCommand(parent: Command, name: string, summary: string, path: string): Command {
  const command = parent.command(name).description(summary);
  return command.configureOutput(errorsOf(`smoko ${path}`, () => command));
}

/** What other programs call what a group calls otherwise. */
const OTHERWISE: Readonly<Record<string, string>> = {
  create: 'add',
  new: 'add',
  delete: 'rm',
  remove: 'rm',
  update: 'edit',
  get: 'show',
  ls: 'list',
};

/** "Unknown command 'create'" with what it is called here, where commander found nothing alike, or something else. */
function inOurWords(text: string, group: Command | undefined): string {
  const [, word = ''] = /^error: unknown command '(\w+)'/.exec(text) ?? [];
  const ours = OTHERWISE[word];
  if (!ours || !group?.commands.some((one) => one.name() === ours)) return text;
  return `error: unknown command '${word}' (Did you mean ${ours}?)`;
}

/** Writes a usage error as one line that ends with the command for help. */
const errorsOf = (command: string, group?: () => Command) => ({
  outputError: (text: string, write: (line: string) => void) => {
    const said = inOurWords(text, group?.())
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
