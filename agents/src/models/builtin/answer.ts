import type { ToolResultSeen } from './reading.ts';

/** Closing words: the sentences that code made from what was stored, so that what is said is what was done. */
export function closingWords(results: ToolResultSeen[]): string {
  const told = results.filter((result) => result.tool !== 'hand_over' && result.summary !== '');
  const lines = told.map(({ ok, waits, summary }) => {
    if (!ok) return ended(summary.replace(/ Correct the arguments and call \w+ again\.$/, ''));
    return waits ? `${summary} - this waits for your yes. Shall I go ahead?` : ended(summary);
  });
  const unique = [...new Set(lines)];
  return unique.length ? unique.join('\n') : 'There was nothing to do.';
}

const ended = (text: string): string => (/[.?!]$/.test(text) || text.includes('\n') ? text : `${text}.`);
