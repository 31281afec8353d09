import { FORM_1, FORM_1_ABOUT, FORM_1_NOTICE, FORM_1_SOURCE, FORM_1_TITLE } from '../documents/form-1.ts';
import type { InvoiceOnPaper } from '../documents/invoice-on-paper.ts';
import { claimRows } from '../domain/payment-claims/claim-rows.ts';
import { escapeHtml as esc } from '../escape-html.ts';

/** What makes an invoice a payment claim, on its page; nothing of any other. */
export function claimSection(paper: InvoiceOnPaper): string {
  const { claim } = paper;
  if (!claim) return '';
  const rows = claimRows(claim, paper);
  const named = rows.map(([label, value]) => (label ? `<div><dt>${esc(label)}</dt><dd>${esc(value)}</dd></div>` : ''));
  const sentences = rows.map(([label, value]) => (label ? '' : `<p>${esc(value)}</p>`));
  return `<section class="pay"><h2>Payment claim</h2><p><strong>${esc(claim.words)}</strong></p>
<dl>${named.join('')}</dl>${sentences.join('')}</section>`;
}

const paragraphs = (texts: readonly string[]): string =>
  texts
    .map((text) => (text.startsWith('•') ? `<li>${esc(text.slice(1).trim())}</li>` : `<p>${esc(text)}</p>`))
    .join('')
    .replace(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`);

const parts = FORM_1.map(({ heading, paragraphs: texts }) => `<h3>${esc(heading)}</h3>${paragraphs(texts)}`);

/** Below a payment claim in New Zealand, which it has to go with. */
export const FORM_1_SECTION = `<section class="paper"><h2>${esc(FORM_1_TITLE)}</h2>
<p class="soft">${esc(FORM_1_ABOUT)}</p><p><strong>${esc(FORM_1_NOTICE)}</strong></p>${parts.join('')}
<p class="soft">${esc(FORM_1_SOURCE)}</p></section>`;
