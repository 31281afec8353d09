import { escapeHtml } from '../../escape-html.ts';

/** "Paid" alone could begin any line: its sum has to follow. */
const BARE = /^(Total|Amount|Due|Valid until|Still due|(?:Credited|Paid)(?= -?\$)|Paid in full(?= on )) (.+)$/;
const NAMED = /^([^:]{1,90}): (\S.*)$/;
const MONEY = /^-?\$\d/;
/** A label of a figure that stands alone: longer ones are sentences. */
const SHORT = 40;

interface Figure {
  label: string;
  value: string;
  /** "(includes GST $10.00)" */
  more: string;
  strong: boolean;
}

/** "- Double power point x 2: $190.00 (optional)", "Total $209.00", "BSB: 062-000"; null for any other line. */
function figureOf(line: string): Figure | null {
  const [, label, said] = BARE.exec(line) ?? NAMED.exec(line.replace(/^- /, '')) ?? [];
  if (!label || !said || /^https?:/.test(said)) return null;
  const [, value = said, more = ''] = /^(-?\$[\d,.]+)(?:,? \(?(.*?)\)?)?$/.exec(said) ?? [];
  return { label, value, more, strong: /^(?:Total|Amount|Balance)\b/.test(label) };
}

/** Whether a paragraph is a list of figures: most of its lines are, or its only one says a sum. */
export function isFigures(words: string): boolean {
  const lines = words.split('\n');
  const figures = lines.map(figureOf);
  const [only] = figures;
  if (lines.length === 1) return Boolean(only && only.label.length <= SHORT && MONEY.test(only.value));
  return figures.filter(Boolean).length * 2 >= lines.length;
}

const LINE = 'border-top:1px solid #e3dccd';

/** Figures with their names at the left and what they come to at the right; another line stands over the whole width. */
export function figureTable(words: string): string {
  const rows = words.split('\n').map((line, i) => {
    const figure = figureOf(line);
    const rule = i ? LINE : '';
    if (!figure)
      return `<tr><td class="line" colspan="2" style="${rule};padding:6px 0;font-weight:${i ? 'normal' : 'bold'}">${escapeHtml(line)}</td></tr>`;
    const { label, value, more, strong } = figure;
    const weight = strong ? 'bold' : 'normal';
    const beside = more
      ? `<br><span class="small" style="font-size:13px;font-weight:normal;color:#6b6457">${escapeHtml(more)}</span>`
      : '';
    return `<tr><td class="line" style="${rule};padding:6px 12px 6px 0;vertical-align:top;font-weight:${weight}">${escapeHtml(label)}${beside}</td>
<td class="line" style="${rule};padding:6px 0;vertical-align:top;text-align:right;font-weight:${weight}">${escapeHtml(value)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" style="width:100%;margin:0 0 16px;border-collapse:collapse">${rows.join('\n')}</table>`;
}
