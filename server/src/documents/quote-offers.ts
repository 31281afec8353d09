import { choicesIn, isOffered, isTaken, offerWords } from '@smoko/contract';
import type { LinesApart, PaperLine } from './quote-on-paper.ts';

type Line = PaperLine & { optional: boolean; choice: string | null; taken: boolean };

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The lines of a quote as they stand on paper: what is in it, and apart what its client decides on. Accepted, what was taken. */
export function linesOnPaper(lines: readonly Line[], accepted: boolean): { lines: PaperLine[]; apart: LinesApart[] } {
  if (accepted || !lines.some(isOffered)) return { lines: lines.filter(isTaken), apart: [] };
  const choices = [...choicesIn(lines)].map(([name, places]) => ({
    title: `${name}: ${places.map((_, i) => `${i ? '' : 'Option '}${letter(i)}`).join(' or ')}`,
    lines: places.flatMap((place, i) => {
      const line = lines[place];
      const words = line && `Option ${letter(i)}: ${line.description}`;
      return line ? [{ ...line, description: `${words}${isTaken(line) ? ' (in the total)' : ''}` }] : [];
    }),
    extra: false,
  }));
  const optional = lines.filter((line) => line.optional);
  const extras = optional.length ? [{ title: 'Optional: not in the total', lines: optional, extra: true }] : [];
  return { lines: lines.filter((line) => !isOffered(line)), apart: [...choices, ...extras] };
}

const letter = (place: number): string => LETTERS[place] ?? `${place + 1}`;

/** The same where there is one list of lines only, as in a template: each says of itself what it is. */
export const linesInOneList = (lines: readonly Line[], accepted: boolean): PaperLine[] =>
  (accepted ? lines.filter(isTaken) : [...lines]).map((line) => ({
    ...line,
    description: accepted || !isOffered(line) ? line.description : `${line.description} (${offerWords(line)})`,
  }));
