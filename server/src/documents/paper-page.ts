import { createRequire } from 'node:module';
import { type Accent, accentOf } from '@smoko/contract';
import PDFDocument from 'pdfkit';
import type { Letterhead } from '../domain/actor.ts';

export type Doc = PDFKit.PDFDocument;

/** What papers are drawn on, and the colour of whose they are. */
export interface Sheet {
  doc: Doc;
  accent: Accent;
  /** Closer together: it takes fewer pages that way. */
  tight?: boolean;
}

export const MARGIN = 50;
export const INK = '#1b1914';
export const SOFT = '#5c574c';
export const LINE = '#d8d2c4';
export const WASH = '#f8f4eb';
/** Above what stands on the second page and those after it: whose paper it is, and which. */
const BELOW_RUNNING_HEAD = 84;
const ABOVE_PAGE_NUMBER = 62;
const font = (file: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/archivo/${file}`);

/**
 * A PDF of A4 pages. Where there are several each has its number, and those after the first say whose paper it is and which.
 * Its fonts have macrons.
 */
export const drawn = async (title: string, business: Letterhead, draw: (sheet: Sheet) => void): Promise<Buffer> =>
  (await pagesOf(title, business, draw, false)).content;

/** The same, closer together where that takes fewer pages: a page that holds little but what was left over is none. */
export async function drawnOnFewest(
  title: string,
  business: Letterhead,
  draw: (sheet: Sheet) => void,
): Promise<Buffer> {
  const normal = await pagesOf(title, business, draw, false);
  if (normal.count === 1) return normal.content;
  const tight = await pagesOf(title, business, draw, true);
  return tight.count < normal.count ? tight.content : normal.content;
}

async function pagesOf(title: string, business: Letterhead, draw: (sheet: Sheet) => void, tight: boolean) {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: BELOW_RUNNING_HEAD, bottom: ABOVE_PAGE_NUMBER, left: MARGIN, right: MARGIN },
    bufferPages: true,
    lang: 'en-AU',
    info: { Title: title, Author: business.name },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((done, fail) => doc.once('end', done).once('error', fail));
  doc.registerFont('plain', font('400Regular/Archivo_400Regular.ttf'));
  doc.registerFont('bold', font('700Bold/Archivo_700Bold.ttf'));
  draw({ doc, accent: accentOf(business.brandColour), tight });
  const { count } = doc.bufferedPageRange();
  runningHeads(doc, business.name, title);
  doc.end();
  await ended;
  return { content: Buffer.concat(chunks), count };
}

export const widthOf = (doc: Doc): number => doc.page.width - 2 * MARGIN;
/** Where a page ends. */
export const bottomOf = (doc: Doc): number => doc.page.height - ABOVE_PAGE_NUMBER;
/** What a page after the first holds. */
export const roomOfPage = (doc: Doc): number => bottomOf(doc) - BELOW_RUNNING_HEAD;

export function startPageUnless(doc: Doc, room: number): void {
  if (doc.y + room > bottomOf(doc)) doc.addPage();
}

function runningHeads(doc: Doc, name: string, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  if (count < 2) return;
  const half = widthOf(doc) / 2;
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // below the margin, which would begin another page
    doc.page.margins.bottom = 0;
    if (page > start) {
      const end = { width: half - 10, height: 12, ellipsis: true };
      doc.font('bold').fontSize(9).fillColor(INK).text(printable(name), MARGIN, 44, end);
      doc
        .font('plain')
        .fillColor(SOFT)
        .text(printable(title), MARGIN + half + 10, 44, { ...end, align: 'right' });
      rule(doc, 60, LINE, 0.75);
    }
    doc.font('plain').fontSize(9).fillColor(SOFT);
    doc.text(`Page ${page - start + 1} of ${count}`, MARGIN, doc.page.height - 42, {
      align: 'center',
      width: widthOf(doc),
    });
  }
}

/** Over the whole width. */
export const rule = (doc: Doc, y: number, colour: string, width: number): Doc =>
  doc
    .moveTo(MARGIN, y)
    .lineTo(doc.page.width - MARGIN, y)
    .lineWidth(width)
    .stroke(colour);

export const paragraph = ({ doc }: Sheet, text: string): Doc =>
  doc.font('plain').fontSize(10.5).fillColor(INK).text(printable(text), MARGIN, doc.y, { lineGap: 3 }).moveDown(1.4);

/** Small, below what it is about. */
export const note = ({ doc }: Sheet, text: string): Doc =>
  doc.moveDown(1).font('plain').fontSize(9).fillColor(SOFT).text(printable(text), MARGIN).fillColor(INK);

/** Pictograms are in no font for text. */
export const printable = (text: string): string =>
  text.replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '').replace(/\t/g, '  ');

/**
 * A text as its lines of so many points, in the font that is set. They end at spaces only, so that a number such as INV-1005
 * is never on two lines; a word that is longer than a line is cut.
 */
export function linesIn(doc: Doc, text: string, width: number): string[] {
  return printable(text)
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph
        .split(/\s+/)
        .filter(Boolean)
        .flatMap((long) => cut(doc, long, width))) {
        const longer = line ? `${line} ${word}` : word;
        if (line && doc.widthOfString(longer) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line];
    });
}

function cut(doc: Doc, word: string, width: number): string[] {
  const pieces: string[] = [];
  let rest = word;
  while (doc.widthOfString(rest) > width && rest.length > 1) {
    let end = rest.length - 1;
    while (end > 1 && doc.widthOfString(rest.slice(0, end)) > width) end -= 1;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...pieces, rest];
}
