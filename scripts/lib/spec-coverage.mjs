// docs/spec-coverage.md: what the specification asks for, and the test that proves it.
import { readFileSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { root } from './root.mjs';

const CELL = /^\| (.*?) \| (.*?) \| (.*?) › (.*?) \|$/;

/** The sections of the table, each with its rows. A line of a table that is no row is an error, not overlooked. */
export function readCoverage(markdown = readFileSync(join(root, 'docs/spec-coverage.md'), 'utf8')) {
  const sections = [];
  for (const [index, line] of markdown.split('\n').entries()) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    if (heading) sections.push({ heading, rows: [] });
    if (!line.startsWith('|') || line === '| What | Text | Test |' || line === '|---|---|---|') continue;
    const [, what, text, file, title] = CELL.exec(line) ?? [];
    if (!title) throw new Error(`docs/spec-coverage.md:${index + 1} is not "| what | \`text\` | file › test title |"`);
    const texts = [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1]);
    if (texts.length === 0 && text.trim() !== '')
      throw new Error(`docs/spec-coverage.md:${index + 1}: text wants \`\``);
    sections.at(-1).rows.push({ line: index + 1, what, texts, file, title });
  }
  return sections;
}

/** Suites that run a file: much of what tests/api says is asked of two databases. */
const suitesOf = (file) => {
  if (file.startsWith('tests/browser/')) return ['browser'];
  if (file.startsWith('tests/services/')) return ['services'];
  if (!file.startsWith('tests/')) return ['unit'];
  return file.startsWith('tests/api/') ? ['system', 'mongo'] : ['system'];
};

/** What ran, of vitest's JSON report: file, title, and whether it passed. */
export const ranVitest = (report) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: toPath(name), title, passed: status === 'passed' })),
  );

/** The same of Playwright's: a test once for each project it runs in. */
export const ranPlaywright = ({ suites }) =>
  suites.flatMap(function specs(suite) {
    const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        file: `tests/browser/${suite.file}`,
        title,
        passed: status === 'expected' || status === 'flaky',
      })),
    );
    return [...own, ...(suite.suites ?? []).flatMap(specs)];
  });

const toPath = (name) => (isAbsolute(name) ? relative(root, name) : name).split(sep).join('/');

/** Rows whose test did not run, or did not pass everywhere it ran, though its suite ran whole. `ran` is by suite. */
export function unproven(ran, sections = readCoverage()) {
  const rows = sections.flatMap((section) => section.rows);
  return rows.flatMap((row) =>
    suitesOf(row.file)
      .filter((suite) => ran[suite])
      // on the embedded database the second asks only about records
      .filter((suite) => suite !== 'mongo' || ran[suite].some(({ file }) => file === row.file))
      .filter((suite) => {
        const found = ran[suite].filter(({ file, title }) => file === row.file && fits(row.title, title));
        return found.length === 0 || found.some(({ passed }) => !passed);
      })
      .map((suite) => `docs/spec-coverage.md:${row.line} is not proven: ${suite}: ${row.file} › ${row.title}`),
  );
}

/** A title with %s stands for all that it is made into. */
const fits = (written, ran) =>
  written === ran ||
  new RegExp(
    `^${written
      .split(/%[sdijo]/)
      .map(escapeRegExp)
      .join('.*')}$`,
    's',
  ).test(ran);

function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
