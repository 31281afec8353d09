import { lexer, type Token, type Tokens } from 'marked';
import { clean, oneLine } from './clean.ts';
import type { Style, StyleName } from './style.ts';
import { displayWidth, padEnd } from './width.ts';

/**
 * Renders Markdown for a terminal. Escape sequences in the text are removed. As in the browser, HTML and images are left out;
 * links show their address.
 */
export function renderMarkdown(text: string, style: Style): string {
  return blocks(lexer(clean(text)), style)
    .join('\n')
    .trimEnd();
}

function blocks(tokens: readonly Token[], style: Style): string[] {
  return tokens.flatMap((token) => block(token as Tokens.Generic, style));
}

function block(token: Tokens.Generic, style: Style): string[] {
  if (token.type === 'space') return [''];
  if (token.type === 'heading') return [styled(style, 'bold', inline(token.tokens, style))];
  if (token.type === 'code') return indent(styled(style, 'cyan', String(token.text)).split('\n'), '  ');
  if (token.type === 'blockquote') return indent(trimmed(blocks(token.tokens ?? [], style)), '│ ');
  if (token.type === 'list') return list(token as Tokens.List, style);
  if (token.type === 'table') return table(token as Tokens.Table, style);
  if (token.type === 'hr') return ['──────────'];
  if (token.type === 'html') return [];
  return (token.tokens ? inline(token.tokens, style) : String(token.text ?? '')).split('\n');
}

function list({ items, ordered, start, loose }: Tokens.List, style: Style): string[] {
  return items.flatMap((item, i) => {
    const task = item.task ? (item.checked ? '[x] ' : '[ ] ') : '';
    const mark = `${ordered ? `${Number(start || 1) + i}.` : '•'} ${task}`;
    const own = item.tokens.filter(({ type }) => type !== 'checkbox');
    const [first = '', ...others] = trimmed(blocks(own, style));
    const after = loose && i < items.length - 1 ? [''] : [];
    return [`${mark}${first}`, ...indent(others, ' '.repeat(mark.length)), ...after];
  });
}

function table({ header, rows, align }: Tokens.Table, style: Style): string[] {
  const cells = [header, ...rows].map((row) => row.map(({ tokens }) => oneLine(inline(tokens, plain))));
  const widths = header.map((_, i) => Math.max(...cells.map((row) => displayWidth(row[i] ?? ''))));
  const lines = cells.map((row) =>
    row
      .map((cell, i) => {
        const gap = ' '.repeat((widths[i] ?? 0) - displayWidth(cell));
        return align[i] === 'right' ? gap + cell : padEnd(cell, widths[i] ?? 0);
      })
      .join('  ')
      .trimEnd(),
  );
  return lines.map((line, i) => (i === 0 ? styled(style, 'bold', line) : line));
}

const plain: Style = (_, text) => text;

function inline(tokens: readonly Token[] | undefined, style: Style): string {
  return (tokens ?? []).map((token) => span(token as Tokens.Generic, style)).join('');
}

function span(token: Tokens.Generic, style: Style): string {
  const inside = () => inline(token.tokens, style);
  if (token.type === 'strong') return styled(style, 'bold', inside());
  if (token.type === 'em') return styled(style, 'italic', inside());
  if (token.type === 'codespan') return styled(style, 'cyan', String(token.text));
  if (token.type === 'br') return '\n';
  if (token.type === 'link') return link(inside(), String(token.href), style);
  if (token.type === 'html' || token.type === 'image') return '';
  return token.tokens ? inside() : String(token.text ?? '');
}

function link(words: string, href: string, style: Style): string {
  const where = oneLine(href);
  const same =
    [where, where.replace(/^(mailto|tel):/, ''), `${where}/`].includes(words) || where.endsWith(`//${words}`);
  // a screen of the browser's is no address here
  if (/^\/(?!\/)/.test(where)) return words;
  return same ? words : `${words} ${styled(style, 'dim', `(${where})`)}`;
}

/** Styles each line separately, so that any of them can be shown alone. */
const styled = (style: Style, name: StyleName, text: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : style(name, line)))
    .join('\n');

const indent = (lines: string[], by: string) => lines.map((line) => (line === '' ? '' : `${by}${line}`));

function trimmed(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1);
}
