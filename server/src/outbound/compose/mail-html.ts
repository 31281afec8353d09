import { accentOf } from '@smoko/contract';
import { escapeHtml } from '../../escape-html.ts';

const INK = '#1f1d1a';
const PAGE = `margin:0;padding:24px 16px;background:#f5efe3;color:${INK};font:16px/1.5 Arial,sans-serif`;
const CARD = 'max-width:560px;margin:0 auto;padding:24px;background:#fff;border-top:6px solid';
const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;

/** The picture at the head of a mail, which comes with it: nothing is fetched from anywhere when it is read. Pixels, as it is shown. */
export interface MailPicture {
  cid: string;
  alt: string;
  width: number;
  height: number;
}

/** On white, also where a mail program turns colours round. */
const headOf = ({ cid, alt, width, height }: MailPicture): string =>
  `<p style="margin:0 0 20px"><img src="cid:${cid}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;background:#fff"></p>\n`;

/** A plain text as simple HTML that says the same, with its addresses as links, below a rule in the colour of who writes. */
export function mailHtml(
  text: string,
  title: string,
  picture: MailPicture | null = null,
  colour?: string | undefined,
): string {
  const linked = escapeHtml(text).replace(LINK, (href) => `<a href="${href}" style="color:${INK}">${href}</a>`);
  const paragraphs = linked.split(/\n{2,}/).map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="${PAGE}"><div style="${CARD} ${accentOf(colour).fill}">
${picture ? headOf(picture) : ''}${paragraphs.join('\n')}
</div></body></html>`;
}
