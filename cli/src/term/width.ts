import { lazy } from './lazy.ts';

const graphemes = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }));
const wide = lazy(
  () =>
    /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}])/u,
);
const PLAIN = /^[\x20-\x7E]*$/;

const cells = (grapheme: string): number => {
  if (wide().test(grapheme)) return 2;
  return /^[\p{Mn}\p{Me}\p{Cf}]+$/u.test(grapheme) ? 0 : 1;
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: what switches colours on and off takes no cell
const COLOURS = /\u001B\[[\d;]*m/g;

/** The number of terminal cells a line takes; that which colours it takes none. */
const shownWidth = (line: string): number => displayWidth(line.replaceAll(COLOURS, ''));

/** The number of terminal cells a text takes. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes().segment(text)) width += cells(segment);
  return width;
}

/** Cuts a text to `width` cells, with an ellipsis at the end. */
export function truncate(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  let kept = '';
  let used = 0;
  for (const { segment } of graphemes().segment(text)) {
    used += cells(segment);
    if (used > width - 1) break;
    kept += segment;
  }
  return width > 0 ? `${kept}…` : '';
}

/** Wraps a text to `width` cells, between words where possible. */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, width));
}

/** Wraps one line between words only: a word that is wider stays whole. */
export function wrapWords(line: string, width: number): string[] {
  const [first = '', ...words] = line.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (shownWidth(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Breaks what people read between words, where the terminal would break it anywhere; what a line begins with stays in front. */
export function wrapText(text: string, width: number | undefined): string {
  if (width === undefined) return text;
  const broken = (line: string): string[] => {
    if (shownWidth(line) <= width) return [line];
    const [indent = ''] = /^ */.exec(line) ?? [];
    return wrapWords(line.slice(indent.length), width - indent.length).map((part) => `${indent}${part}`);
  };
  return text.split('\n').flatMap(broken).join('\n');
}

function wrapLine(line: string, width: number): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(/(?<= )/)) {
    // the space after a word may exceed the width
    if (displayWidth(current + word.trimEnd()) > width && current !== '') {
      lines.push(current.trimEnd());
      current = '';
    }
    const pieces = cutEvery(word, width);
    lines.push(...pieces.slice(0, -1));
    current += pieces.at(-1) ?? '';
  }
  return [...lines, current.trimEnd()];
}

function cutEvery(word: string, width: number): string[] {
  const pieces = [''];
  for (const { segment } of graphemes().segment(word)) {
    const last = pieces.at(-1) ?? '';
    if (last !== '' && displayWidth(last + segment.trimEnd()) > width) pieces.push(segment);
    else pieces[pieces.length - 1] = last + segment;
  }
  return pieces;
}

export const padEnd = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - displayWidth(text)));
export const padStart = (text: string, width: number) => ' '.repeat(Math.max(0, width - displayWidth(text))) + text;
