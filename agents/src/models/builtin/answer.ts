import type { ToolResultSeen } from './reading.ts';

/** Closing words: the sentences that code made from what was stored, so that what is said is what was done. */
export function closingWords(results: ToolResultSeen[]): string {
  const told = results.filter((result) => result.tool !== 'hand_over' && result.summary !== '');
  const lines = told.map(({ ok, waits, drafted, summary }) => {
    if (!ok && TO_A_MODEL.test(summary)) return NOT_THAT_WAY;
    if (!ok) return whichElse(ended(summary));
    if (drafted) return `Check this before I save it: ${ended(summary)}`;
    return waits ? `${summary} - this waits for your yes. Shall I go ahead?` : ended(summary);
  });
  return lines.length ? onceEach(lines).join('\n') : 'There was nothing to do.';
}

/** What is so of several is said with the first of them. */
function onceEach(lines: readonly string[]): string[] {
  const told = new Set<string>();
  const fresh = (sentence: string) => !told.has(sentence) && told.add(sentence);
  const sentences = (line: string) => (line.includes('\n') ? [line] : line.split(/(?<=[.?!])\s(?=\S)/));
  return lines.flatMap((line) => sentences(line).filter(fresh).join(' ') || []);
}

/** What is wrong with arguments is for whoever made them; people did not name any. */
const TO_A_MODEL = /\b(?:Correct the arguments|not both,) and call \w+ again\.$|\bMake a call for each\.$/;
const NOT_THAT_WAY =
  'I could not take that in as it was said. Can you say it again in a few words, one thing at a time?';

/** What is not on file is asked for: "No job on file fits "the shed". Which job do you mean?" */
function whichElse(text: string): string {
  const noun = NOT_ON_FILE.exec(text)?.[1];
  if (!noun) return text;
  if (/client|supplier/.test(noun)) return `${text} Who do you mean?`;
  return `${text} Which ${noun === 'job' ? 'job' : 'one'} do you mean?`;
}
const NOT_ON_FILE = /^No (\p{L}[\p{L} -]*) on file fits "[^"]+"\.$/u;

const ended = (text: string): string => (/[.?!]$/.test(text) || text.includes('\n') ? text : `${text}.`);
