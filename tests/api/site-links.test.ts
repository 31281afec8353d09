import { SITE_PATHS } from '@smoko/contract';
import { type HTMLElement, parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';

interface Found {
  status: number;
  type: string;
  html: HTMLElement | null;
}

let server: TestServer;
const found = new Map<string, Found>();

async function look(path: string): Promise<Found> {
  const known = found.get(path);
  if (known) return known;
  const answer = await fetch(server.url + path);
  const type = answer.headers.get('content-type') ?? '';
  const text = await answer.text();
  const one = { status: answer.status, type, html: type.startsWith('text/html') ? parse(text) : null };
  found.set(path, one);
  return one;
}

/** Addresses in a page, as they are written: of links, pictures, scripts and styles. */
const addressesIn = (html: HTMLElement): string[] =>
  ['a[href]', 'img[src]', 'link[href]', 'script[src]'].flatMap((selector) =>
    html.querySelectorAll(selector).map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? ''),
  );

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('every link of every page leads to something, and its anchor is there', async () => {
  const dead: string[] = [];
  const { html: compared } = await look('/why-us');
  const sources = new Set(
    compared?.querySelectorAll('#comparison a[data-source]').map((link) => link.getAttribute('href')),
  );
  for (const page of SITE_PATHS) {
    const { html, status } = await look(page);
    if (status !== 200 || !html) dead.push(`${page} itself: ${status}`);
    for (const address of html ? addressesIn(html) : []) {
      const url = new URL(address, `${server.url}${page}`);
      if (/^(tel|mailto):/.test(address)) continue;
      if (url.origin !== server.url) {
        // only what another company says of itself is read there
        if (!sources.has(address)) dead.push(`${page}: ${address} leads away`);
        continue;
      }
      const target = await look(url.pathname + url.search);
      if (target.status !== 200) dead.push(`${page}: ${address} is ${target.status}`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (anchor && !target.html?.getElementById(anchor)) dead.push(`${page}: ${address} has no such place`);
    }
  }
  expect(dead).toEqual([]);
  expect(found.size).toBeGreaterThan(SITE_PATHS.length);
});

it('a page reaches every other one', async () => {
  const reached = new Set<string>(['/']);
  for (const page of reached) {
    const { html } = await look(page);
    for (const address of html ? addressesIn(html) : []) {
      const { pathname } = new URL(address, `${server.url}${page}`);
      if ((SITE_PATHS as readonly string[]).includes(pathname)) reached.add(pathname);
    }
  }
  // only a form leads to what thanks for it
  expect(SITE_PATHS.filter((path) => !reached.has(path))).toEqual(['/thanks']);
});

it('what names another element names one that is there, and no name is given twice', async () => {
  const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget', 'commandfor'];
  for (const page of SITE_PATHS) {
    const { html } = await look(page);
    const ids = html?.querySelectorAll('[id]').map(({ id }) => id) ?? [];
    expect(ids.length, page).toBe(new Set(ids).size);
    for (const name of REFERENCES)
      for (const element of html?.querySelectorAll(`[${name}]`) ?? [])
        for (const id of (element.getAttribute(name) ?? '').split(' ')) expect(ids, `${page} ${name}`).toContain(id);
  }
});
