import { Command, type Option } from 'commander';
import type { CliCommand, CommandGroup } from '../command-kinds/command.ts';
import { REGISTRY } from '../commands/registry.ts';
import { type Context, createContext, type Surroundings } from '../context.ts';
import type { OneOf } from '../output/flags.ts';
import { names, valuesOf } from './names.ts';
import { GLOBAL, readWords, splitValues, unaliased } from './words.ts';

/** Completions of the last of `words`, as lines of `word<Tab>description`. */
export async function complete(words: string[], around: Surroundings): Promise<string[]> {
  const [line, begun] = splitValues(words);
  const store = createContext(around, () => readWords(line).flags).store;
  const aliases = store.aliases();
  if (line.at(-2) === '--profile') return matching(line.at(-1) ?? '', Object.keys(store.profiles()).map(alone));
  const found = await completeLine(unaliased(line, aliases), aliases, around);
  return found.map((one) => begun + one);
}

async function completeLine(
  words: string[],
  aliases: Readonly<Record<string, string>>,
  around: Surroundings,
): Promise<string[]> {
  const { plain, current, flags } = readWords(words);
  const [first, ...behind] = plain[0] === 'help' ? plain.slice(1) : plain;
  if (first === undefined) {
    const own = Object.entries(aliases).map(([name, text]): [string, string] => [name, `smoko ${text}`]);
    return nextWords([...REGISTRY.map(({ name, summary }): [string, string] => [name, summary]), ...own], current);
  }
  const loaded = await REGISTRY.find(({ name }) => name === first)?.load();
  if (!loaded) return [];
  const found = 'commands' in loaded ? commandIn(loaded, behind) : { path: [], command: loaded };
  if (Array.isArray(found)) return nextWords(found, current);
  const [path, rest] = [[first, ...found.path], behind.slice(found.path.length)];
  const context = createContext(around, () => flags);
  return withinCommand(found.command, { path, rest, current, last: words.at(-2) ?? '' }, context);
}

interface Typed {
  /** The words that name the command, and those after it. */
  path: string[];
  rest: string[];
  current: string;
  /** The word before the one being typed, unparsed. */
  last: string;
}

async function withinCommand(declared: CliCommand, typed: Typed, context: Context): Promise<string[]> {
  const { path, rest, current, last } = typed;
  const command = new Command(path.join(' '));
  declared.configure(command, context);
  const option = command.options.find(({ long, short }) => [long, short].includes(last));
  if (option && (option.required || option.optional)) {
    const choices = choicesOf(option)?.map(alone) ?? (await valuesOf(option.name(), current, context));
    return matching(current, choices);
  }
  if (current.startsWith('-')) return matching(current, [...command.options.flatMap(optionLines), ...GLOBAL]);
  const taken = rest.filter((word) => !word.startsWith('-')).length;
  const argument = command.registeredArguments[taken];
  if (!argument) return [];
  const choices = choicesOf(argument);
  if (choices) return matching(current, choices.map(alone));
  return matching(current, await names(path, rest, current, context));
}

/** What a word may be: as its help lists it, or as what reads it says. */
const choicesOf = ({ argChoices, parseArg }: Pick<Option, 'argChoices' | 'parseArg'>): string[] | undefined =>
  argChoices ?? (parseArg as Partial<OneOf> | undefined)?.choices?.filter(Boolean);

type Words = [word: string, about: string][];

interface Found {
  path: string[];
  command: CliCommand;
}

/** The command of the group that the words name; where they name none, the words that can come next. */
function commandIn({ commands, nouns = {} }: CommandGroup, given: string[]): Found | Words {
  const next = new Map<string, string>();
  for (const [name, command] of Object.entries(commands)) {
    const path = name.split(' ');
    if (startsWith(given, path)) return { path, command };
    const word = path[given.length];
    if (word === undefined || !startsWith(path, given)) continue;
    next.set(word, path.length === given.length + 1 ? command.summary : (nouns[word] ?? ''));
  }
  return [...next];
}

const nextWords = (words: Words, current: string): string[] =>
  matching(current, current.startsWith('-') ? GLOBAL : words.map(([word, about]) => `${word}\t${about}`));

const startsWith = (words: string[], first: string[]): boolean => first.every((word, index) => words[index] === word);
const alone = (word: string): string => `${word}\t`;
const optionLines = ({ long, description, hidden }: { long?: string; description: string; hidden: boolean }) =>
  long && !hidden ? [`${long}\t${description.replaceAll(/\s+/g, ' ')}`] : [];
const matching = (current: string, lines: string[]): string[] =>
  lines.filter((line) => line.toLowerCase().startsWith(current.toLowerCase()));
