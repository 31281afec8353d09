// npm test -- changed [REF]: which tests can a change reach? Those that import a changed file, which vitest and
// Playwright find out themselves, and those that meet it as a running program: over HTTP, in a browser, in a terminal.
import { execFileSync } from 'node:child_process';
import { root } from './root.mjs';

const NO_OTHERS = /^$/;
const EVERY_TEST = /^/;

/**
 * The first rule whose pattern a changed file fits says which tests it reaches beside those that import it. What no rule
 * knows reaches everything.
 */
const RULES = [
  // a test, and what browser tests share
  [/\.(test|spec)\.tsx?$/, NO_OTHERS],
  [/^tests\/browser\/(?!global-setup).*\.ts$/, NO_OTHERS],
  // what a folder's tests share, data and programs they start included
  [/^tests\/api\//, /^tests\/(api|mongo)\//],
  [/^tests\/architecture\//, /^tests\/architecture\//],
  [/^tests\/attack\//, /^tests\/attack\//],
  [/^tests\/bench\//, /^tests\/bench\//],
  [/^tests\/browser\//, /^tests\/browser\//],
  [/^tests\/crash\//, /^tests\/crash\//],
  [/^tests\/fuzz\//, /^tests\/fuzz\//],
  [/^tests\/month\//, /^tests\/month\//],
  [/^tests\/mongo\//, /^tests\/(mongo|api)\//],
  [/^tests\/security\//, /^tests\/security\//],
  [/^tests\/terminal\//, /^tests\/terminal\//],
  // not part of npm test: test:services, eval, pictures
  [/^tests\/(services|eval|robustness|pictures)\//, NO_OTHERS],
  // tests that hold a page against the code stand in these
  [
    /^(docs\/|[^/]+\.md$)/,
    /^(tests\/(architecture|bench)\/|tests\/terminal\/(day|scripts)|(cli|server)\/src\/.*\b(docs|table)\.test)/,
  ],
  [/^web\//, /^(web\/|tests\/(api|security|architecture|bench|browser)\/)/],
  [/^cli\//, /^(cli\/|tests\/(terminal|architecture|bench)\/)/],
  // unit tests of these meet a file by importing it; everything that is started meets the server
  [/^(contract|server)\/src\/.+\.ts$/, /^tests\//],
];

/** Of files' and tests' paths in the repository: the tests that a rule names. */
export function reached(changed, tests) {
  const patterns = changed.map((file) => RULES.find(([fits]) => fits.test(file))?.[1] ?? EVERY_TEST);
  return tests.filter((test) => patterns.some((pattern) => pattern.test(test)));
}

const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const lines = (text) => text.split('\0').filter((line) => line !== '');

/** Where this work began: what it has in common with `ref`, or with the main branch. Undefined where there is none. */
export function baseOf(ref, cwd = root) {
  for (const candidate of ref ? [ref] : ['origin/HEAD', 'origin/main', 'main']) {
    try {
      return git(cwd, 'merge-base', 'HEAD', candidate).trim();
    } catch {
      // no such branch here
    }
  }
  return undefined;
}

/** Committed since, or not committed yet; deleted and new files as well. */
export function changedSince(base, cwd = root) {
  const tracked = lines(git(cwd, 'diff', '--name-only', '--no-renames', '-z', base));
  return [...new Set([...tracked, ...lines(git(cwd, 'ls-files', '--others', '--exclude-standard', '-z'))])].sort();
}

/** Every file with tests that npm test runs. */
export const allTests = () =>
  lines(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z'))
    .filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && !file.startsWith('tests/services/'))
    .sort();

/**
 * What to tell vitest and Playwright: `related` are files for vitest to find the tests of (a test is one of its own);
 * `browser` are Playwright's arguments, or undefined where it has nothing to do.
 */
export function planSince(base) {
  const changed = changedSince(base);
  const tests = reached(changed, allTests());
  const whole = tests.some((file) => file.startsWith('tests/browser/'));
  const some = changed.some((file) => file.startsWith('tests/browser/'));
  const browser = whole ? [] : some ? [`--only-changed=${base}`, '--pass-with-no-tests'] : undefined;
  return { changed, related: [...new Set([...changed, ...tests])], browser };
}
