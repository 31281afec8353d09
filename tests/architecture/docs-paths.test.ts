import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkedOut } from '../support/checkout.ts';
import { ROOT } from '../support/paths.ts';

const PAGES = ['AGENTS.md', 'README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/configuration.md'];

const files = checkedOut();
const folders = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.slice(1).map((_, depth) => parts.slice(0, depth + 1).join('/'));
  }),
);
const everything = [...files, ...folders];

const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, inside = '']) => inside);

/** Whether words in code marks name a file or a folder. An address on a server begins with a slash. */
const isPath = (words: string) =>
  /^[\w.@<>*-]+(\/[\w.@<>*-]*)*$/.test(words) && (/^[^/]+\//.test(words) || /\.(tsx?|mjs|js|json|md|yml)$/.test(words));

/** `<entity>`, `x` and `*` stand for any name. What a page shortens ("`topics.ts` there") is the end of a path. */
function isThere(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .split('/')
    .map((part) =>
      part
        .replace(/^x(?=$|\.)/, '*')
        .replace(/<[^>]+>/g, '*')
        .replace(/[.]/g, '\\.')
        .replaceAll('*', '[^/]+'),
    )
    .join('/');
  const ending = new RegExp(`(^|/)${pattern}$`);
  return everything.some((name) => ending.test(name));
}

describe.each(PAGES)('%s', (page) => {
  const text = textOf(page);

  it('names files and folders that are there', () => {
    expect(quoted(text).filter((words) => isPath(words) && !isThere(words))).toEqual([]);
  });

  it('names files and folders in commands that are there, or how their names begin', () => {
    const fenced = [...text.matchAll(/^ *```sh\n([\s\S]*?)```/gm)].flatMap(([, lines = '']) => lines.split('\n'));
    const words = [...fenced, ...quoted(text).filter((code) => code.includes(' '))].flatMap((code) =>
      code.split(/\s+/),
    );
    const paths = words.filter((word) => folders.has(/^([\w.-]+)\/./.exec(word)?.[1] ?? ''));
    expect(paths.filter((path) => !everything.some((name) => name.startsWith(path)))).toEqual([]);
  });

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
    const local = links.filter((target) => !/^\w+:/.test(target));
    const missing = local.filter((target) => !everything.includes(normalize(join(dirname(page), target))));
    expect(missing).toEqual([]);
  });

  it('names npm scripts that are there', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

it('a path that is gone is seen, one that is shortened or has a stand-in is found', () => {
  expect(['contract/src/operations/', 'server/src/domain/<entity>/service.ts'].filter(isThere)).toEqual([]);
  expect(['contract/src/operations.ts', 'web/src/features/x/', 'topics.ts'].filter((one) => !isThere(one))).toEqual([]);
});
