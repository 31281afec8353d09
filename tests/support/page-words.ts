import { expect } from 'vitest';

/** A page as it is read: what keeps a number on one line is no word of it. */
export async function pageWords(address: string): Promise<string> {
  const page = await fetch(address);
  expect(page.status).toBe(200);
  return (await page.text()).replace(/<span class="whole">([^<]*)<\/span>/g, '$1');
}
