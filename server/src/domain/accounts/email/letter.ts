import { escapeHtml } from '../../../escape-html.ts';

export interface Letter {
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action?: { label: string; href: string };
  /** Said below, in small. */
  closing?: string;
}

const INK = '#1f1d1a';
const PAGE = `margin:0;padding:24px 16px;background:#f5efe3;color:${INK};font:16px/1.5 Arial,sans-serif`;
const CARD = 'max-width:520px;margin:0 auto;padding:24px;background:#fff;border-top:6px solid #ffb000';
const BUTTON = `display:inline-block;padding:14px 22px;background:#ffb000;color:${INK};font-weight:bold;text-decoration:none`;

/** A mail from Smoko, as plain text and as HTML that says the same. */
export function letter({ heading, paragraphs, action, closing }: Letter): { text: string; html: string } {
  const link = action ? `${action.label}: ${action.href}` : '';
  const text = [heading, ...paragraphs, link, closing, 'Smoko'].filter(Boolean).join('\n\n');
  const button = action
    ? `<p><a href="${escapeHtml(action.href)}" target="_blank" rel="noopener" style="${BUTTON}">${escapeHtml(action.label)}</a></p>
<p style="font-size:14px;word-break:break-all">Or copy this address into your browser: ${escapeHtml(action.href)}</p>`
    : '';
  const html = `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="${PAGE}"><div style="${CARD}"><h1 style="font-size:22px;line-height:1.25">${escapeHtml(heading)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${button}${closing ? `<p style="font-size:14px">${escapeHtml(closing)}</p>` : ''}
<p style="font-size:14px">Smoko</p></div></body></html>`;
  return { text, html };
}
