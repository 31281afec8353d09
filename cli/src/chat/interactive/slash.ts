export const HELP: readonly [command: string, does: string][] = [
  ['/new', 'start a new conversation'],
  ['/retry', 'try the last turn again'],
  ['/undo', 'take back the last thing that was done (or /undo ID)'],
  ['/approvals', 'answer what waits for your yes'],
  ['/stop', 'stop the assistants (or Ctrl+C)'],
  ['/quit', 'leave (or Ctrl+D)'],
];
const NAMES = ['new', 'retry', 'undo', 'approvals', 'stop', 'quit', 'help'] as const;
const ALIASES: Record<string, SlashName> = { exit: 'quit', q: 'quit', '?': 'help' };

export type SlashName = (typeof NAMES)[number];
export type Line =
  | { type: 'empty' }
  | { type: 'message'; text: string }
  | { type: 'command'; name: SlashName; rest: string }
  | { type: 'unknown'; word: string };

/** What a submitted line is. A slash in front makes it a command to the terminal, not to an assistant. */
export function readLine(text: string): Line {
  const line = text.trim();
  if (line === '') return { type: 'empty' };
  const [, word, rest] = /^\/(\S*)\s*(.*)$/s.exec(line) ?? [];
  if (word === undefined) return { type: 'message', text: line };
  const name = NAMES.find((known) => known === word.toLowerCase()) ?? ALIASES[word.toLowerCase()];
  return name ? { type: 'command', name, rest: rest ?? '' } : { type: 'unknown', word: `/${word}` };
}
