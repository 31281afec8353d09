/** What stands between two wide gaps of a laid out line. */
export interface Cell {
  text: string;
  /** Places from the left, of its first and behind its last character. */
  at: number;
  end: number;
}

/** A paper as lines of cells, from the top; `flat`: all its words with single spaces, its lines kept apart. */
export interface Sheet {
  lines: readonly (readonly Cell[])[];
  flat: string;
}

const MOST_LINES = 1_500;

export function sheetOf(given: Sheet['lines']): Sheet {
  const lines = given.slice(0, MOST_LINES);
  return { lines, flat: lines.map((cells) => cells.map((cell) => cell.text).join(' ')).join('\n') };
}

/** How far a value may stand from right beneath its label, in places. */
const SLACK = 3;
const LINES_BENEATH = 2;

export interface Labelled<T> {
  value: T;
  label: string;
  line: number;
}

/**
 * Values that stand behind a label in its cell ("Invoice No: 123"), in the next cell, or beneath it where a row of labels heads a
 * row of values. `read` says what a text is as such a value, null where it is none. `beneath` false: not there.
 */
export function labelled<T>(
  { lines }: Sheet,
  label: RegExp,
  read: (text: string) => T | null,
  beneath = true,
): Labelled<T>[] {
  const found: Labelled<T>[] = [];
  for (const [line, cells] of lines.entries()) {
    for (const [place, cell] of cells.entries()) {
      const said = label.exec(cell.text)?.[0];
      if (!said) continue;
      const add = (value: T) => found.push({ value, label: said, line });
      const rest = cell.text.slice(said.length).replace(/^[\s:.#-]+/, '');
      const inCell = rest ? read(rest) : null;
      if (inCell !== null) add(inCell);
      if (rest) continue;
      const next = cells[place + 1];
      const beside = next ? read(next.text) : null;
      if (beside !== null) add(beside);
      else if (beneath) {
        const under = valueUnder(lines, line, cell, read);
        if (under !== null) add(under);
      }
    }
  }
  return found;
}

function valueUnder<T>(lines: Sheet['lines'], line: number, label: Cell, read: (text: string) => T | null): T | null {
  for (let below = 1; below <= LINES_BENEATH; below++) {
    const cell = (lines[line + below] ?? []).find((one) => isUnder(one, label));
    const value = cell ? read(cell.text) : null;
    if (value !== null) return value;
  }
  return null;
}

/** They share a column. */
export const isUnder = (one: Cell, other: Cell): boolean => one.at < other.end + SLACK && one.end > other.at - SLACK;
