import type { Command } from 'commander';
import type { Context } from '../../context.ts';

/** What each command's file exports: options, arguments and the action. */
export interface CommandFile {
  configure(command: Command, context: Context): void;
}

/** A command as `smoko --help` knows it. Its file, and with it the contract, is loaded when it is addressed. */
export interface Registration {
  path: string;
  summary: string;
  /** As people would type them; a test runs each against a server. */
  examples: readonly string[];
  /** How the examples end, where that is not 0. */
  exitCode?: 1 | 3 | 4;
  load(): Promise<CommandFile>;
}
