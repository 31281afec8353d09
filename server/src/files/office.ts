import { type Entry, openPromise, type ZipFile } from 'yauzl';

export const MACROS = 'Documents with macros are not taken. Save it without them.';
const BOMB = 'That document is too large once it is unpacked.';

const MAX_ENTRIES = 5_000;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAIN_PART = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;
const TYPES_PART = '[Content_Types].xml';

/** What is wrong with a Word or Excel document: no such document, macros, or more in it than it seems. */
export async function troubleInOffice(type: keyof typeof MAIN_PART, path: string): Promise<string | null> {
  const wrong = `That file is not a ${type} file.`;
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { autoClose: false });
  } catch {
    return wrong;
  }
  try {
    const entries: Entry[] = [];
    if (zip.entryCount > MAX_ENTRIES) return BOMB;
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const names = new Set(entries.map(({ fileName }) => fileName));
    if (names.size !== entries.length || !names.has(MAIN_PART[type])) return wrong;
    if (entries.some(({ fileName }) => /vbaProject/i.test(fileName))) return MACROS;
    const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (declared > MAX_UNPACKED_BYTES) return BOMB;
    // what is unpacked is held against what was declared: a lie ends it
    for (const entry of entries) {
      const text = await unpack(zip, entry);
      if (entry.fileName === TYPES_PART && /macroEnabled/i.test(text)) return MACROS;
    }
    return names.has(TYPES_PART) ? null : wrong;
  } catch {
    return wrong;
  } finally {
    zip.close();
  }
}

/** Unpacks a part; only the list of types is kept. Throws where it is not as large as was declared. */
async function unpack(zip: ZipFile, entry: Entry): Promise<string> {
  const kept: Buffer[] = [];
  for await (const chunk of await zip.openReadStreamPromise(entry))
    if (entry.fileName === TYPES_PART) kept.push(chunk as Buffer);
  return Buffer.concat(kept).toString('utf8');
}
