import { extractText } from 'unpdf';
import { expect } from 'vitest';

/** What stands in a PDF that was answered, on one line, and the name that it is saved under. */
export async function pdfWords(response: Response): Promise<{ name: string; text: string }> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  const [, encoded, plain] = /filename\*=UTF-8''(\S+)|filename="?([^"]+)"?/.exec(nameIn(response)) ?? [];
  return { name: encoded ? decodeURIComponent(encoded) : (plain ?? ''), text: text.replace(/\s+/g, ' ') };
}

const nameIn = (response: Response): string => response.headers.get('content-disposition') ?? '';
