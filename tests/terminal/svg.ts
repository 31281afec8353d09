const CELL = { width: 8.4, height: 18 } as const;
const MARGIN = 16;
/** Of several spaces a picture would draw one. */
const NO_BREAK = '\u00A0';

/** What is on a terminal as a picture for the docs: real text, so that it can be read aloud and found. */
export function svgOf(screen: string, columns: number, title: string): string {
  const lines = screen.trimEnd().split('\n');
  const width = Math.round(columns * CELL.width + 2 * MARGIN);
  const height = lines.length * CELL.height + 2 * MARGIN;
  const texts = lines.map((line, i) => {
    const y = MARGIN + i * CELL.height + 13;
    const length = `textLength="${(line.length * CELL.width).toFixed(1)}"`;
    return line === ''
      ? ''
      : `<text x="${MARGIN}" y="${y}" ${length} fill="${colourOf(line)}">${escaped(line).replaceAll(' ', NO_BREAK)}</text>\n`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" `,
    'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14">\n',
    `<title>${escaped(title)}</title>\n`,
    '<rect width="100%" height="100%" rx="8" fill="#14181f"/>\n',
    ...texts,
    '</svg>\n',
  ].join('');
}

const colourOf = (line: string): string => COLOURS.find(([pattern]) => pattern.test(line))?.[1] ?? '#e6e6e6';

const COLOURS: readonly [RegExp, string][] = [
  [/^\$ /, '#ffffff'],
  [/^✓/, '#7ee2a0'],
  [/^✗/, '#ff9b8f'],
  [/^(!|>|\[y\])/, '#f4cf6b'],
  [/^(Jerry|Michelle|Renea|Sarah)$/, '#8fd0ff'],
  [/^(·|\/help)/, '#9aa4b2'],
];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
