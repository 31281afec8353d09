import { Command } from 'commander';
import type { Registration } from '../commands/registry/registration.ts';
import { COMMANDS, GROUPS } from '../commands/registry.ts';
import { createContext, type Surroundings } from '../context.ts';
import { names } from './names.ts';
import { GLOBAL, readWords } from './words.ts';

/** Lines of `word<Tab>what it is`, for what may stand where the last of `words` is being typed. */
export async function complete(words: string[], around: Surroundings): Promise<string[]> {
  const { plain, current, flags } = readWords(words);
  const registration = COMMANDS.find(({ path }) => startsWith(plain, path.split(' ')));
  if (!registration) return commandsAfter(plain, current);
  const context = createContext(around, () => flags);
  const command = await configured(registration, context);
  const path = registration.path.split(' ');
  const rest = plain.slice(path.length);

  const option = command.options.find(({ long, short }) => [long, short].includes(words.at(-2) ?? ''));
  if (option && (option.required || option.optional)) return matching(current, (option.argChoices ?? []).map(alone));
  if (current.startsWith('-')) return matching(current, [...command.options.flatMap(optionLines), ...GLOBAL]);
  const taken = rest.filter((word) => !word.startsWith('-')).length;
  const argument = command.registeredArguments[taken];
  if (!argument) return [];
  if (argument.argChoices) return matching(current, argument.argChoices.map(alone));
  return matching(current, await names(path, rest, current, context));
}

async function configured({ path, load }: Registration, context: ReturnType<typeof createContext>): Promise<Command> {
  const command = new Command(path);
  (await load()).configure(command, context);
  return command;
}

/** The next words of commands that begin like this. */
function commandsAfter(plain: string[], current: string): string[] {
  const next = new Map<string, string>();
  for (const { path, summary } of COMMANDS) {
    const words = path.split(' ');
    const word = words[plain.length];
    if (word === undefined || !startsWith(words, plain)) continue;
    next.set(word, words.length === plain.length + 1 ? summary : (GROUPS[word] ?? ''));
  }
  const lines = [...next].map(([word, about]) => `${word}\t${about}`);
  return matching(current, current.startsWith('-') ? GLOBAL : lines);
}

const startsWith = (words: string[], first: string[]): boolean => first.every((word, index) => words[index] === word);
const alone = (word: string): string => `${word}\t`;
const optionLines = ({ long, description, hidden }: { long?: string; description: string; hidden: boolean }) =>
  long && !hidden ? [`${long}\t${description.replaceAll(/\s+/g, ' ')}`] : [];
const matching = (current: string, lines: string[]): string[] =>
  lines.filter((line) => line.toLowerCase().startsWith(current.toLowerCase()));
