import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { FileStore } from '../files/file-store.ts';

const MAX_CHARACTERS = 4_000;
/** Of a Word document's text with its markup, and of a plain text. */
const MAX_BYTES = { docx: 1024 * 1024, text: 4 * MAX_CHARACTERS };
const WORD_TEXT = 'word/document.xml';

/** The beginning of what is written in a file; null where that cannot be read, or it is no text. */
export async function wordsOf(files: FileStore, type: string, path: string): Promise<string | null> {
  if (type !== 'txt' && type !== 'csv' && type !== 'docx') return null;
  const content = await files.read(path);
  if (!content) return null;
  const text = type === 'docx' ? await wordText(await buffer(content)) : await beginning(content, MAX_BYTES.text);
  return text === null ? null : text.slice(0, MAX_CHARACTERS).trim();
}

async function wordText(document: Buffer): Promise<string | null> {
  const zip = await fromBufferPromise(document);
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName !== WORD_TEXT) continue;
      return withoutMarkup(await beginning(await zip.openReadStreamPromise(entry), MAX_BYTES.docx));
    }
    return null;
  } finally {
    zip.close();
  }
}

/** So many bytes as text, and no more is read. */
async function beginning(content: Readable, bytes: number): Promise<string> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    kept.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= bytes) break;
  }
  return Buffer.concat(kept).subarray(0, bytes).toString('utf8');
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const withoutMarkup = (xml: string): string =>
  xml
    .replace(/<\/w:p>|<w:br\/>/g, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(lt|gt|quot|apos|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
