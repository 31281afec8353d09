import { choicesIn, gstOn, isFree, isOffered, isTaken, type Offered, offerWords } from '@smoko/contract';
import type { Business } from '../domain/actor.ts';
import { dollars } from '../domain/money.ts';
import type { LinesApart, PaperLine } from './quote-on-paper.ts';

type Line = PaperLine & { optional: boolean; choice: string | null; taken: boolean };

/** How the prices of a quote are meant: whose they are, and whether their GST is in them. */
export interface PricedBy {
  business: Pick<Business, 'gstRegistered' | 'country'>;
  included: boolean | undefined;
}

/** What one that its client decides on adds with its GST: "$275.00 including GST". null where its price is that already. */
export function addsWithGst(
  line: Pick<PaperLine, 'total' | 'tax'> & Offered,
  { business, included }: PricedBy,
): string | null {
  if (!isOffered(line) || !business.gstRegistered || included || isFree(line)) return null;
  return `${dollars(line.total + gstOn(line.total, business.country))} including GST`;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The lines of a quote as they stand on paper: what is in it, and apart what its client decides on. Accepted, what was taken. */
export function linesOnPaper(
  all: readonly Line[],
  accepted: boolean,
  by: PricedBy,
): { lines: PaperLine[]; apart: LinesApart[] } {
  if (accepted || !all.some(isOffered)) return { lines: all.filter(isTaken), apart: [] };
  const lines = all.map((line) => ({ ...line, note: addsWithGst(line, by) }));
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
export const linesInOneList = (lines: readonly Line[], accepted: boolean, by: PricedBy): PaperLine[] =>
  (accepted ? lines.filter(isTaken) : [...lines]).map((line) => {
    const words = [offerWords(line), addsWithGst(line, by)].filter(Boolean).join(', ');
    return { ...line, description: accepted || !isOffered(line) ? line.description : `${line.description} (${words})` };
  });
