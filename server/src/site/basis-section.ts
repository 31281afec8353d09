import type { InvoiceOnPaper } from '../documents/invoice-on-paper.ts';
import { escapeHtml as esc } from '../escape-html.ts';
import { pageText } from './page-text.ts';

/** How a deposit or a claim is worked out, on its page; nothing of any other. */
export function basisSection({ basis }: Pick<InvoiceOnPaper, 'basis'>): string {
  if (!basis) return '';
  const rows = basis.rows.map(([label, value, strong]) => {
    const [open, close] = strong ? ['<strong>', '</strong>'] : ['', ''];
    return `<tr><th scope="row">${open}${pageText(label)}${close}</th><td>${open}${esc(value)}${close}</td></tr>`;
  });
  return `<section class="pay basis"><h2>${esc(basis.title)}</h2><table><tbody>${rows.join('')}</tbody></table></section>`;
}
