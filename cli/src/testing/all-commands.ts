import type { GroupedCommand } from '../command-kinds/command.ts';
import { type Entry, REGISTRY } from '../commands/registry.ts';

/** A command with the words that call it: `account factors list`. */
type NamedCommand = GroupedCommand & { path: string };

/** The commands of a registry entry: a group's, or a single one. */
async function commandsOf({ name, summary, load }: Entry): Promise<NamedCommand[]> {
  const loaded = await load();
  if (!('commands' in loaded)) return [{ ...loaded, path: name, summary }];
  return Object.entries(loaded.commands).map(([words, command]) => ({ ...command, path: `${name} ${words}` }));
}

/** Every command, in the order of the registry. Loads all of their files. */
export const allCommands = async (): Promise<NamedCommand[]> => (await Promise.all(REGISTRY.map(commandsOf))).flat();
