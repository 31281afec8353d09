import { readFile } from 'node:fs/promises';
import { UPLOAD_TYPES } from '@smoko/contract';
import { fileTypeFromFile } from 'file-type';
import { MACROS, troubleInOffice } from './office.ts';

type FileType = (typeof UPLOAD_TYPES)[number];

export const MIME: Record<FileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
};

/** What the content has to be found to be. Plain text is not found to be anything. */
const CONTENT: Record<FileType, string | undefined> = {
  pdf: 'pdf',
  docx: 'zip',
  xlsx: 'zip',
  doc: 'cfb',
  xls: 'cfb',
  csv: undefined,
  txt: undefined,
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
};
const ZIPS = new Set(['zip', 'docx', 'xlsx']);

/** The kind by the name's ending, if it is one that is taken in. */
export function typeByName(name: string): FileType | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase();
  return name.includes('.') ? UPLOAD_TYPES.find((type) => type === ending) : undefined;
}

/** What is wrong with a file that calls itself this, in words for people; null when nothing is. */
export async function troubleWith(type: FileType, path: string): Promise<string | null> {
  const wrong = `That file is not a ${type} file.`;
  const expected = CONTENT[type];
  const found = (await fileTypeFromFile(path))?.ext;
  if ((found && ZIPS.has(found) ? 'zip' : found) !== expected) return wrong;
  if (type === 'docx' || type === 'xlsx') return troubleInOffice(type, path);
  // at most 25 MB
  const content = await readFile(path);
  if (expected === undefined) return isText(content) ? null : wrong;
  if (content.subarray(-ZIP_END_BYTES).includes(ZIP_END)) return 'That file has another file hidden in it.';
  if (expected !== 'cfb') return null;
  if (!STREAMS[type as 'doc' | 'xls'].some((name) => content.includes(name, 0, 'utf16le'))) return wrong;
  return content.includes('_VBA_PROJECT', 0, 'utf16le') ? MACROS : null;
}

const STREAMS = { doc: ['WordDocument'], xls: ['Workbook', 'Book'] };
/** The last record of a zip stands at its end, before a comment of at most 64 kB. */
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1');
const ZIP_END_BYTES = 22 + 0xffff;

const MARKUP = /^[\s\ufeff]*<(!doctype|html|head|body|svg|script|\?xml|!--)/i;

/** UTF-8, or an older encoding without a byte that no text has; a page or a picture in words is none. */
function isText(content: Buffer): boolean {
  if (MARKUP.test(content.subarray(0, 1_024).toString('utf8'))) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for
  return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(content.toString('latin1'));
}
