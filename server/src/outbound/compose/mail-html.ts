import { accentOf } from '@smoko/contract';
import { SIGNS_OFF } from '../../domain/sign-off.ts';
import { escapeHtml } from '../../escape-html.ts';
import { figureTable, isFigures } from './mail-figures.ts';

const INK = '#1f1d1a';
const PAGE = `margin:0;padding:24px 12px;background:#f5efe3;color:${INK};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Arial,sans-serif`;
const CARD = 'max-width:560px;margin:0 auto;padding:24px;background:#fff;border-top:6px solid';
const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g;
/** Stands by itself between other paragraphs: the one thing to do. */
const TO_DO = /^([^\n:]{2,60}): (https?:\/\/[^\s<>"]+)$/;
/** Names the paper, in a line of its own. */
const HEADING = /^(?:Quote|Invoice|Variation) [^\n.]{1,120}$/;
export const WAY_OUT = 'To get no more of these emails';

/** Mail programs that know a dark look take this; the others keep the light one, or turn colours round themselves. */
const DARK = `@media (prefers-color-scheme:dark){.page{background:#1b1914!important;color:#f3ecdf!important}
.card{background:#26231d!important}.card a.plain{color:#f3ecdf!important}.line{border-color:#4a443a!important}.small{color:#c9bfae!important}}`;

/** The picture at the head of a mail, which comes with it: nothing is fetched from anywhere when it is read. Pixels, as it is shown. */
export interface MailPicture {
  cid: string;
  alt: string;
  width: number;
  height: number;
}

export interface MailLook {
  title: string;
  picture?: MailPicture | null;
  /** Of the business, where it chose one. */
  colour?: string | undefined;
  /** It is about a paper: figures stand below each other. */
  figures?: boolean;
}

/** On white, also where a mail program turns colours round. */
const headOf = ({ cid, alt, width, height }: MailPicture): string =>
  `<p style="margin:0 0 20px"><img src="cid:${cid}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" style="display:block;background:#fff"></p>\n`;

const linked = (text: string): string =>
  escapeHtml(text)
    .replace(LINK, (href) => `<a class="plain" href="${href}" style="color:${INK};word-break:break-all">${href}</a>`)
    .replaceAll('\n', '<br>');

/**
 * A plain text as HTML that says the same, below a rule in the colour of who writes: what is to do is a button, figures stand in
 * columns, and who writes stands below a line.
 */
export function mailHtml(text: string, { title, picture = null, colour, figures = false }: MailLook): string {
  const accent = accentOf(colour);
  const paragraph = (words: string): string => {
    const [, label, href] = TO_DO.exec(words) ?? [];
    if (label === WAY_OUT)
      return `<p class="small" style="margin:20px 0 0;font-size:13px;color:#6b6457">${linked(words)}</p>`;
    if (label && href) return button(label, href, accent);
    const [first = '', ...lines] = words.split('\n');
    if (first === SIGNS_OFF) return signature(first, lines);
    if (figures && isFigures(words)) return figureTable(words);
    if (figures && HEADING.test(words)) return `<p style="margin:0 0 16px;font-weight:bold">${linked(words)}</p>`;
    return `<p style="margin:0 0 16px">${linked(words)}</p>`;
  };
  return `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${DARK}</style></head>
<body class="page" style="${PAGE}"><div class="card" style="${CARD} ${accent.fill}">
${picture ? headOf(picture) : ''}${text
  .split(/\n{2,}/)
  .map(paragraph)
  .join('\n')}
</div></body></html>`;
}

const button = (label: string, href: string, { fill, on }: { fill: string; on: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 22px;background:${fill};color:${on};font-weight:bold;text-decoration:none;border-radius:4px">${escapeHtml(label)}</a></p>
<p class="small" style="margin:-12px 0 20px;font-size:13px;color:#6b6457">Or open ${linked(href)}</p>`;

/** The first line below the words is the business's name. */
const signature = (words: string, [name = '', ...lines]: string[]): string =>
  `<p style="margin:20px 0 4px">${escapeHtml(words)}</p>
<p style="margin:0;font-weight:bold">${escapeHtml(name)}</p>
<p class="small" style="margin:0;font-size:14px;color:#6b6457">${linked(lines.join('\n'))}</p>`;
