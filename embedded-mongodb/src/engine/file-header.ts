import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';

const HEADER_BYTES = 100;
const MAGIC = 'SQLite format 3\0';

/**
 * Throws when a file is not a database or not all of one. SQLite would take a file shorter than a header for a new,
 * empty database and write over it, and would notice missing pages only when something needs them.
 */
export function checkHeader(file: string): void {
  if (!existsSync(file)) return;
  const { header, size } = readHeader(file);
  if (size === 0) return;
  if (size < HEADER_BYTES || header.toString('latin1', 0, 16) !== MAGIC)
    throw new Error('it is not a database, or only part of one');
  if (hasLog(file) || !knowsItsSize(header)) return;
  const expected = pageSize(header) * header.readUInt32BE(28);
  if (size < expected) throw new Error(`it is cut off: ${size} of ${expected} bytes are there`);
}

function readHeader(file: string): { header: Buffer; size: number } {
  const header = Buffer.alloc(HEADER_BYTES);
  const handle = openSync(file, 'r');
  try {
    readSync(handle, header, 0, HEADER_BYTES, 0);
    return { header, size: fstatSync(handle).size };
  } finally {
    closeSync(handle);
  }
}

/** With a write-ahead log the file itself may rightly be behind. */
const hasLog = (file: string): boolean => existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0;
/** The page count is valid when it was written together with the change counter. */
const knowsItsSize = (header: Buffer): boolean => header.readUInt32BE(24) === header.readUInt32BE(92);
const pageSize = (header: Buffer): number => (header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16));
