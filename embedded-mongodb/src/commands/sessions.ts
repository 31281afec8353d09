import type { Doc } from '../bson/types.ts';
import { type CommandContext, type CommandTable, commandName } from './command.ts';

const accepted = { options: [], run: () => ({ ok: 1 }) };

/** A session that is over has no transaction any more. */
const ends = {
  options: [],
  run(context: CommandContext): Doc {
    context.endSessions(context.command[commandName(context.command)]);
    return { ok: 1 };
  },
};

/** Sessions are only names here: a transaction is remembered by its session and number. */
export const sessionCommands: CommandTable = {
  endSessions: ends,
  killSessions: ends,
  refreshSessions: accepted,
  logout: accepted,
};
