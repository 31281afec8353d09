import type { Cell } from '@smoko/agents';
import { laidOut } from './lines.ts';
import { matrixOf, type Run, runsOf } from './painted.ts';

/** What a PDF says, or why that cannot be told. */
export type PdfText =
  | {
      kind: 'text';
      /** From the top of the first page; without what nobody sees. */
      lines: Cell[][];
      pages: number;
      /** Something in it cannot be seen on the page, and was left out. */
      hidden: boolean;
    }
  /** `scan`: pictures without a text, or with one that nobody sees. */
  | { kind: 'scan' | 'locked' | 'broken' | 'too big' | 'too many pages' | 'too much' };

/** A bill has its total within these; what is longer is a catalogue. */
const MOST_PAGES = 20;
/** Of the text; a page of print has four thousand. */
const MOST_CHARACTERS = 60_000;
/** Fewer letters than this are a stamp on a scan. */
const LEAST_LETTERS = 40;

interface PdfPage {
  getViewport(options: { scale: number }): { transform: readonly number[]; width: number; height: number };
  getOperatorList(): Promise<{ fnArray: readonly number[]; argsArray: readonly (readonly unknown[] | null)[] }>;
  cleanup(): boolean;
}

/** Reads a PDF's text layer. Never throws; may take any time, which is bounded by whoever calls. */
export async function textOf(data: Uint8Array): Promise<PdfText> {
  forOldNode();
  const { getResolvedPDFJS } = await import('unpdf');
  const { getDocument, OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const loading = getDocument({
    data,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: true,
    enableXfa: false,
    // no picture is unpacked: only what is written counts
    maxImageSize: 1,
    verbosity: 0,
  });
  try {
    const pdf = await loading.promise;
    if (pdf.numPages > MOST_PAGES) return { kind: 'too many pages' };
    const layers = await pdf.getOptionalContentConfig();
    const read: Read[] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page: PdfPage = await pdf.getPage(number);
      read.push(await readPage(page, names, (layer) => layers.isVisible(layer)));
    }
    return told(read);
  } catch (error) {
    return { kind: isLocked(error) ? 'locked' : 'broken' };
  } finally {
    await loading.destroy().catch(() => undefined);
  }
}

interface Read {
  lines: Cell[][];
  hidden: boolean;
}

async function readPage(
  page: PdfPage,
  names: ReadonlyMap<unknown, string>,
  isShown: (layer: unknown) => boolean,
): Promise<Read> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const { transform, width, height } = page.getViewport({ scale: 1 });
  const orders = { names: fnArray.map((code) => names.get(code) ?? ''), given: argsArray };
  const runs: Run[] = runsOf(orders, { transform: matrixOf(transform), width, height, isShown });
  page.cleanup();
  return {
    lines: laidOut(runs.filter(({ hidden }) => !hidden)),
    hidden: runs.some(({ hidden, text }) => hidden && /[\p{L}\d]{2}/u.test(text)),
  };
}

function told(read: readonly Read[]): PdfText {
  const lines = read.flatMap((page) => page.lines);
  const text = lines.flatMap((cells) => cells.map((cell) => cell.text)).join(' ');
  if ((text.match(/[\p{L}\d]/gu)?.length ?? 0) < LEAST_LETTERS) return { kind: 'scan' };
  if (text.length > MOST_CHARACTERS) return { kind: 'too much' };
  return { kind: 'text', lines, pages: read.length, hidden: read.some((page) => page.hidden) };
}

const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

/** pdf.js asks for what Node has from version 21 on. */
function forOldNode(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return;
  const value = function transferToFixedLength(this: ArrayBuffer, bytes = this.byteLength) {
    return this.slice(0, bytes);
  };
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', { value });
}
