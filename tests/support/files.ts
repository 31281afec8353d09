import { randomBytes } from 'node:crypto';
import PizZip from 'pizzip';

type Content = Uint8Array<ArrayBuffer>;
const bytes = (buffer: Uint8Array): Content => new Uint8Array(buffer);

const chunk = (name: string, data: Uint8Array): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), data, Buffer.alloc(4)]);
};

/** A picture as far as its form goes: so many random bytes in it. */
export const png = (size = 100): Content =>
  bytes(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
      chunk('IDAT', randomBytes(size)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );

/** A picture that a browser can draw: one pixel. */
export const PIXEL = bytes(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/></Types>`;
const RELS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A Word document of these paragraphs. `parts` come in addition, or in place. */
export function docx(paragraphs: string[], parts: Record<string, string> = {}): Content {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const zip = new PizZip();
  const all = { '[Content_Types].xml': TYPES, '_rels/.rels': RELS, 'word/document.xml': document, ...parts };
  for (const [name, text] of Object.entries(all)) zip.file(name, text);
  return bytes(zip.generate({ type: 'uint8array', compression: 'DEFLATE' }));
}

/** The words of a Word document. */
export const wordsOf = (content: Uint8Array): string =>
  new PizZip(content)
    .file('word/document.xml')
    ?.asText()
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '') ?? '';

export { TYPES as WORD_TYPES };
