import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PizZip from 'pizzip';
import { afterAll, describe, expect, it } from 'vitest';
import { createDiskStore } from '../files/disk-store.ts';
import { wordsOf } from './file-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'smoko-words-'));
const files = createDiskStore(join(folder, 'files'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function words(type: string, content: string | Buffer) {
  const file = join(folder, 'upload');
  writeFileSync(file, content);
  return wordsOf(files, type, await files.keep(file, 'a'.repeat(24), type));
}

const word = (body: string) =>
  new PizZip().file('word/document.xml', `<w:document><w:body>${body}</w:body></w:document>`).generate({
    type: 'nodebuffer',
    compression: 'DEFLATE',
  });

describe('what is written in a file', () => {
  it('is read from texts, lists and Word documents', async () => {
    expect(await words('txt', 'Two coats of Monument.\n')).toBe('Two coats of Monument.');
    expect(await words('csv', 'item,price\nTap,85.50\n')).toBe('item,price\nTap,85.50');
    const paragraphs = '<w:p><w:r><w:t>Dear Priya &amp; Tom,</w:t></w:r></w:p><w:p><w:t>5 &lt; 6 m</w:t></w:p>';
    expect(await words('docx', word(paragraphs))).toBe('Dear Priya & Tom,\n5 < 6 m');
  });

  it('is its beginning, however long it is', async () => {
    expect(await words('txt', 'x'.repeat(100_000))).toBe('x'.repeat(4_000));
    expect(await words('docx', word(`<w:p>${'y'.repeat(5_000_000)}</w:p>`))).toBe('y'.repeat(4_000));
  });

  it('is not looked for in pictures, nor in a file that is gone', async () => {
    expect(await words('png', 'x')).toBeNull();
    expect(await wordsOf(files, 'txt', `${'a'.repeat(24)}/1.txt`)).toBeNull();
  });
});
