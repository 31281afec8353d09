import { crc32 } from 'node:zlib';

/*
 * Every stored document has the CRC-32 of its bytes beside it (column h). SQLite's own checks look at the structure of
 * the file; a byte that changed inside a document they cannot see.
 */

export const checksum = (raw: Buffer): number => crc32(raw);
export const isWhole = (raw: Buffer, sum: number | null): boolean => sum === crc32(raw);

/** A stored document is not what was written. A fault of the disk, not of the client: InternalError on the wire. */
class DocumentDamaged extends Error {
  constructor(table: string, rid: number) {
    super(`the document in row ${rid} of ${table} is damaged: restore a backup`);
    this.name = 'DocumentDamaged';
  }
}

/** Throws DocumentDamaged unless the bytes are those that were written. */
export function verify(table: string, rid: number, raw: Buffer, sum: number | null): void {
  if (!isWhole(raw, sum)) throw new DocumentDamaged(table, rid);
}

/** Whether an error says that what is on the disk is not what was written there. */
export function isDamage(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return (
    error instanceof DocumentDamaged ||
    (typeof code === 'string' && /^SQLITE_(CORRUPT|NOTADB|IOERR_SHORT_READ|IOERR_READ)/.test(code))
  );
}
