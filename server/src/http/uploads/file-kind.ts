import { UPLOAD_TYPES } from '@smoko/contract';

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

const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP = [0x50, 0x4b];
const JPEG = [0xff, 0xd8, 0xff];
/** How files of a kind begin. Plain text has no beginning of its own. */
const BEGINNINGS: Partial<Record<FileType, number[]>> = {
  pdf: [0x25, 0x50, 0x44, 0x46],
  docx: ZIP,
  xlsx: ZIP,
  doc: OLE,
  xls: OLE,
  png: [0x89, 0x50, 0x4e, 0x47],
  jpg: JPEG,
  jpeg: JPEG,
};

/** The kind by the name's ending, if it is one that is taken in. */
export function typeByName(name: string): FileType | undefined {
  const ending = name.split('.').at(-1)?.toLowerCase();
  return name.includes('.') ? UPLOAD_TYPES.find((type) => type === ending) : undefined;
}

/** Whether the content can be what the name says. `head` is the first few kilobytes. */
export function looksLike(type: FileType, head: Uint8Array): boolean {
  const beginning = BEGINNINGS[type];
  if (!beginning) return !head.includes(0);
  // PDF readers accept some bytes before the header
  const places = type === 'pdf' ? Math.min(1024, head.length) : 1;
  for (let at = 0; at < places; at++) {
    if (beginning.every((byte, i) => head[at + i] === byte)) return true;
  }
  return false;
}
