import type { CommandTable } from './command.ts';

const accepted = { options: [], run: () => ({ ok: 1 }) };

/** Sessions are only names here: a transaction is remembered by its session and number. */
export const sessionCommands: CommandTable = {
  endSessions: accepted,
  killSessions: accepted,
  refreshSessions: accepted,
  logout: accepted,
};
