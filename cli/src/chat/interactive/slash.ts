interface SlashCommand {
  /** Its argument, for the help. */
  rest?: string;
  about: string;
}

/** The slash commands, in the order of /help. */
export const SLASH = {
  jobs: { rest: '[text]', about: 'list jobs, or those that match' },
  job: { rest: 'NUMBER', about: 'show one job' },
  client: { rest: 'NAME', about: 'show one client' },
  approve: { rest: '[code]', about: 'say yes to what waits' },
  approvals: { about: 'answer what waits for your yes' },
  save: { about: 'save the draft as it stands' },
  set: { rest: 'KEY=VALUE', about: 'put a field of the draft right' },
  discard: { about: 'throw the draft away' },
  undo: { rest: '[id]', about: 'take back the last thing that was done' },
  retry: { about: 'try the last turn again' },
  stop: { about: 'stop the assistants (or Ctrl+C)' },
  attach: { rest: 'PATH', about: 'give a file with the next message' },
  thread: { rest: '[number]', about: 'list your conversations, or go to one' },
  new: { about: 'start a new conversation' },
  agent: { rest: '[name]', about: 'choose whom you talk to' },
  model: { about: 'show which model answers' },
  clear: { about: 'clear the screen' },
  help: { about: 'show this' },
  quit: { about: 'leave (or Ctrl+D)' },
} as const satisfies Record<string, SlashCommand>;

export type SlashName = keyof typeof SLASH;
export const SLASH_NAMES = Object.keys(SLASH) as SlashName[];

/** "/jobs [text]" */
export function usageOf(name: SlashName): string {
  const { rest }: SlashCommand = SLASH[name];
  return `/${name}${rest ? ` ${rest}` : ''}`;
}

const ALIASES: Record<string, SlashName> = {
  exit: 'quit',
  q: 'quit',
  '?': 'help',
  threads: 'thread',
  clients: 'client',
};

export type Line =
  | { type: 'empty' }
  | { type: 'message'; text: string }
  | { type: 'local'; command: string }
  | { type: 'unsure' }
  | { type: 'command'; name: SlashName; rest: string }
  | { type: 'unknown'; word: string };

/** Parses a submitted line: a slash command, a command of this computer behind a `!`, or a message to the assistants. */
export function readLine(text: string): Line {
  const line = text.trim();
  if (line === '') return { type: 'empty' };
  const local = /^!(?![!\s])(.+)$/s.exec(line)?.[1];
  if (local !== undefined) return { type: 'local', command: local };
  // a command that somebody has a space in, or a message: it is not for us to guess, as what is meant for this computer is private
  if (/^!(?!!)/.test(line)) return { type: 'unsure' };
  const [, word, rest] = /^\/(\S*)(?!\S)\s*(?!\s)(.*)$/s.exec(line) ?? [];
  if (word === undefined) return { type: 'message', text: line };
  const name = SLASH_NAMES.find((known) => known === word.toLowerCase()) ?? ALIASES[word.toLowerCase()];
  return name ? { type: 'command', name, rest: rest ?? '' } : { type: 'unknown', word: `/${word}` };
}
