// npm test: does its own set-up (packages, build, browser), runs everything, and ends with one line of sums.
// npm test -- unit            one or more of: unit, system, mongo, browser, services
// npm test -- unit server/src/http     further words select files
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInChild } from './lib/build-in-child.mjs';
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
const words = process.argv.slice(2);
const named = words.filter((word) => SUITES.includes(word));
const suites = named.length > 0 ? named : BARE;
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

async function run(name, command, args, report, { count, list }, extra = {}) {
  console.log(`\n== ${name} ==`);
  const status = await runBin(command, args, { ...env, ...extra });
  const read = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counted = read && count(read);
  if (read && files.length === 0) ran[name] = list(read);
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
  await run(suite, 'vitest', ['run', ...projects, ...reporters, '--passWithNoTests', ...files], report, {
    count: countVitest,
    list: ranVitest,
  });
}
if (browserTests) {
  const report = join(reports, 'browser.json');
  const args = ['test', '--config', playwrightConfig, '--reporter=list,json', ...files];
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
process.exitCode = failed === 0 && counts.passed > 0 ? 0 : 1;
