import type { Command } from 'commander';
import type { Context } from '../context.ts';

/** Adds options, arguments and the action to a commander command. */
export interface Configured {
  configure(command: Command, context: Context): void;
}

/** A command without a group, like `smoko login`; its summary is in the registry. */
export interface CliCommand extends Configured {
  /** Shown in the help; a test runs each against a server. */
  examples: readonly string[];
  /** The examples' exit code, if not 0. */
  exitCode?: 1 | 3 | 4;
}

export interface GroupedCommand extends CliCommand {
  /** One line for the help. */
  summary: string;
  /** Another word for it. */
  alias?: string;
}

/** All commands of a noun, such as those of `smoko jobs`. */
export interface CommandGroup {
  /** By the words after the group's name: `list`, `feedback add`. In the order of the help. */
  commands: Readonly<Record<string, GroupedCommand>>;
  /** Help for the first of two such words: `feedback`. */
  nouns?: Readonly<Record<string, string>>;
}
