import type { Command } from 'commander';
import type { Context } from '../context.ts';

/** What gives a command its options, arguments and action. */
export interface Configured {
  configure(command: Command, context: Context): void;
}

/** A command that stands on its own, like `smoko login`; its summary stands in the registry. */
export interface CliCommand extends Configured {
  /** As people would type them; a test runs each against a server. */
  examples: readonly string[];
  /** How the examples end, where that is not 0. */
  exitCode?: 1 | 3 | 4;
}

export interface GroupedCommand extends CliCommand {
  /** What help says of it, in a line. */
  summary: string;
}

/** A noun with its commands: everything behind `smoko jobs`. */
export interface CommandGroup {
  /** By the words behind the group's name, in the order of help: `list`, `feedback add`. */
  commands: Readonly<Record<string, GroupedCommand>>;
  /** What the first of two such words stands for: `feedback`. */
  nouns?: Readonly<Record<string, string>>;
}
