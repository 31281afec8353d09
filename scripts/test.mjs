// npm test: does its own set-up (packages, build, browser), runs everything, and ends with one line of sums.
// npm test -- unit            one or more of: unit, system, mongo, browser, services
// npm test -- unit server/src/http     further words select files
// npm test -- changed [REF]            what can be reached by what changed since main (or REF), committed or not
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInChild } from './lib/build-in-child.mjs';
import { baseOf, planSince } from './lib/changed.mjs';
import { findChromium } from './lib/chromium.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { runBin } from './lib/run-bin.mjs';
import { ranPlaywright, ranVitest, unproven } from './lib/spec-coverage.mjs';
import { countPlaywright, countVitest } from './lib/test-counts.mjs';

/** What passes with Node and a Chromium alone. */
const BARE = ['unit', 'system', 'mongo', 'browser'];
const SUITES = [...BARE, 'services'];
/** Vitest's projects of a suite, where they are not called the same. */
const PROJECTS = { system: ['system', 'alone'] };
const [first, ...rest] = process.argv.slice(2);
const plan = first === 'changed' ? planned(rest) : undefined;
const words = plan ? [] : process.argv.slice(2);
const named = words.filter((word) => SUITES.includes(word));
const suites = (named.length > 0 ? named : BARE).filter((name) => name !== 'browser' || !plan || plan.browser);
const files = words.filter((word) => !SUITES.includes(word));
const playwrightConfig = join(root, 'tests/playwright.config.ts');

install();
buildInChild();
const browserTests = suites.includes('browser') && existsSync(playwrightConfig);
const chromium = browserTests || suites.includes('system') ? await findChromium() : undefined;
const env = { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) };

const reports = mkdtempSync(join(tmpdir(), 'smoko-tests-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const repeated = [];
/** What ran, by suite: of suites that ran whole. */
const ran = {};
let broken = false;

/** What `changed` runs. Ends the process where there is nothing to compare with, or nothing has changed. */
function planned([ref]) {
  const base = baseOf(ref);
  if (!base) {
    console.error(`There is no ${ref ?? 'main branch'} to compare with: npm test -- changed REF`);
    process.exit(2);
  }
  const { changed, ...tests } = planSince(base);
  console.log(`${changed.length} files changed since ${base.slice(0, 7)}.`);
  if (changed.length === 0) process.exit(0);
  return tests;
}

async function run(name, command, args, report, { count, list }, extra = {}) {
  console.log(`\n== ${name} ==`);
  const status = await runBin(command, args, { ...env, ...extra });
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counted = read && count(read);
  if (read && files.length === 0 && !plan) ran[name] = list(read);
  for (const key of Object.keys(counts)) counts[key] += counted?.[key] ?? 0;
  failures.push(...(counted?.failures ?? []));
  repeated.push(...(counted?.repeated ?? []));
  // ended badly although no test failed: it did not load, or crashed
  if (status !== 0 && !counted?.failed) {
    broken = true;
    failures.push(`${name} ended with ${status} although no test failed`);
  }
}

for (const suite of suites.filter((name) => name !== 'browser')) {
  const report = join(reports, `${suite}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projects = (PROJECTS[suite] ?? [suite]).flatMap((name) => ['--project', name]);
  const which = plan ? ['related', '--run', ...plan.related] : ['run', ...files];
  await run(suite, 'vitest', [...which, ...projects, ...reporters, '--passWithNoTests'], report, {
    count: countVitest,
    list: ranVitest,
  });
}
if (browserTests) {
  const report = join(reports, 'browser.json');
  const args = ['test', '--config', playwrightConfig, '--reporter=list,json', ...(plan?.browser ?? files)];
  const reading = { count: countPlaywright, list: ranPlaywright };
  await run('browser', 'playwright', args, report, reading, { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
}
rmSync(reports, { recursive: true, force: true });

const gaps = unproven(ran);
failures.push(...gaps);
broken ||= gaps.length > 0;

// once more at the end: of a long run the end is what is kept
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.slice(0, 20).join('\n\n')}`);
if (repeated.length > 0) console.log(`\nPassed only when repeated:\n\n${repeated.join('\n\n')}`);
if (counts.skipped > 0) console.log(`\n${counts.skipped} skipped: nothing skipped counts as fine.`);
const failed = counts.failed + counts.skipped + (broken ? 1 : 0);
console.log(`\n${counts.passed} passed, ${failed} failed`);
if (plan && counts.passed + failed === 0)
  console.log('No test can be reached by what changed: see scripts/lib/changed.mjs.');
process.exitCode = failed === 0 && counts.passed > 0 ? 0 : 1;
