import { GAP } from '../extract/gap.ts';

/** A stretch of a text. */
export interface Span {
  start: number;
  end: number;
}

/** All of a text, where every word of it is explained. */
export const wholeOf = (text: string): Span[] => [{ start: 0, end: text.length }];

/** Where a pattern was found. */
export const spanOf = ({ index, 0: said }: RegExpExecArray): Span => ({ start: index, end: index + said.length });

export const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Where something was taken out of a text: `rest` is the text with a gap in the place of each stretch. */
export function takenOut(text: string, rest: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const [i, kept] of rest.split(` ${GAP} `).entries()) {
    const start = text.indexOf(kept, at);
    if (start < 0) return spans;
    if (i > 0 && start > at) spans.push({ start: at, end: start });
    at = start + kept.length;
    // the last gap reaches to the end of the text
    if (kept === '' && i > 0 && i === rest.split(` ${GAP} `).length - 1) spans.push({ start: at, end: text.length });
  }
  return spans;
}

/** The text with some stretches blanked, so that everything else stays where it is. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text);
