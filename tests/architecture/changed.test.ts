import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allTests, baseOf, changedSince, reached } from '../../scripts/lib/changed.mjs';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';

const tests = allTests();
const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const folders = (file: string) => new Set(reached([file], tests).map((test) => test.split('/').slice(0, 2).join('/')));

it.each([
  ['server/src/main.ts', ['tests/api', 'tests/browser', 'tests/terminal', 'tests/crash', 'tests/mongo'], []],
  ['contract/src/entities/client.ts', ['tests/api', 'tests/browser', 'tests/terminal'], []],
  ['web/src/features/clients/clients-page.tsx', ['web/src', 'tests/browser', 'tests/api'], ['tests/terminal']],
  ['cli/src/main.ts', ['cli/src', 'tests/terminal', 'tests/bench'], ['tests/browser', 'tests/api']],
  ['docs/spec-coverage.md', ['tests/architecture'], ['tests/browser']],
  ['tests/terminal/terminal.ts', ['tests/terminal'], ['tests/api', 'tests/browser']],
])('a change in %s reaches what it should, and not everything', (file, some, none) => {
  expect([...folders(file)]).toEqual(expect.arrayContaining(some));
  for (const folder of none) expect([...folders(file)]).not.toContain(folder);
});

it.each(['package-lock.json', 'vitest.config.ts', 'scripts/build.mjs', 'tests/support/server.ts', 'new-room/src/a.ts'])(
  'what is not known, as %s, reaches everything',
  (file) => expect(reached([file], tests)).toEqual(tests),
);

it.each(['agents/src/models/builtin/lexicon/units.ts', 'embedded-mongodb/src/worker.ts', 'server/package.json'])(
  '%s is read by more than those who import it, and reaches everything',
  (file) => expect(reached([file], tests)).toEqual(tests),
);

it('no file of the product reaches nothing', () => {
  const product = files.filter((file) => /^(contract|agents|server|embedded-mongodb|web|cli)\//.test(file));
  const without = product.filter((file) => !isTest(file) && reached([file], tests).length === 0);
  expect(product.length).toBeGreaterThan(1_000);
  expect(without).toEqual([]);
});

it('a test that reads a page of the docs is reached by it', () => {
  const page = /['"`](?:\.\.\/)*(docs(?:\/[\w/.-]+)?|README\.md|AGENTS\.md)['"`]/g;
  const readers = tests.flatMap((test) =>
    [...readFileSync(join(ROOT, test), 'utf8').matchAll(page)].map(([, doc]) => ({ test, doc: String(doc) })),
  );
  expect(readers.some(({ test }) => test.startsWith('cli/'))).toBe(true);
  for (const { test, doc } of readers)
    expect(reached([doc === 'docs' ? 'docs/a-page.md' : doc], tests), doc).toContain(test);
});

it('committed on the branch, changed, deleted and new files count; what came to main meanwhile does not', () => {
  const folder = tempDir();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  const write = (...names: string[]) => {
    for (const name of names) appendFileSync(join(folder, name), 'a line\n');
  };
  const commit = () => {
    git('add', '-A');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-qm', 'A step');
  };
  try {
    git('init', '-q', '-b', 'main');
    write('kept.ts', 'changed.ts', 'deleted.ts', 'on-main.ts');
    commit();
    git('checkout', '-qb', 'work');
    write('committed.ts');
    commit();
    git('checkout', '-q', 'main');
    write('on-main.ts');
    commit();
    git('checkout', '-q', 'work');
    write('changed.ts', 'new name.ts');
    rmSync(join(folder, 'deleted.ts'));

    const base = baseOf(undefined, folder);
    expect(changedSince(String(base), folder)).toEqual(['changed.ts', 'committed.ts', 'deleted.ts', 'new name.ts']);
    expect(changedSince('HEAD', folder)).toEqual(['changed.ts', 'deleted.ts', 'new name.ts']);
    expect(baseOf('no-such-branch', folder)).toBeUndefined();
  } finally {
    removeDir(folder);
  }
});
