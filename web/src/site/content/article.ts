import type { Passage } from '../passage.ts';

/** A part of a long page. The text is Markdown: paragraphs, lists, links, `code`. */
export interface ArticleSection {
  /** Its anchor. */
  id: string;
  title: string;
  text: string;
  /** Questions that it answers, in the words of visitors: for the visitor chat. */
  asked?: string;
  picture?: { src: string; alt: string; height: number };
}

/** What the visitor chat can quote of a page: each section's words, without their marks. */
export const articlePassages = (path: string, sections: readonly ArticleSection[]): Passage[] =>
  sections.map(({ id, title, text, asked }) => ({
    id: `${path.slice(1)}/${id}`,
    title,
    text: plainText(text),
    href: `${path}#${id}`,
    ...(asked ? { asked } : {}),
  }));

const plainText = (markdown: string): string =>
  markdown
    .replace(/\[([^[\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:-|\d+\.)\s+/, '').trim())
    .filter(Boolean)
    .map((line) => (/[.?!:]$/.test(line) ? line : `${line}.`))
    .join(' ');
